"""Ask trees: the legal answers to a question, what may follow them, previews, reasons and notation.

All of it is worked out on imagined states, never on the real position, so nothing hidden can leak. Two states
that are consistent with the view of the seat are played side by side: where they differ, hidden information
matters, and the tree ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from riftable.core.errors import BadNotation, IllegalMove
from riftable.core.event import Event, Reveal, seen_by
from riftable.core.machine import CHANCE, State
from riftable.core.refusal import AMBIGUOUS, GAME_OVER, NOT_AN_ANSWER, NOT_YOUR_TURN, Refusal
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.message_parts import Target
from riftable.gamekit.presenter import Presenter, Tally
from riftable.games import presenter_of
from riftable.server.match.play import Play
from riftable.server.protocol.messages import Reason
from riftable.server.protocol.parts import Ask, Beat, Node, Outcome, Span
from riftable.server.session.event_log import beats_of

MAX_NODES: Final = 300  # in one tree
MAX_CHANCE_OUTCOMES: Final = 400  # tried for one preview
STATE_SEEDS: Final = (1, 2)  # of the imagined states: the same view always gives the same states
OVER, CHANCE_NEXT, HIDDEN, CONTINUES = "over", "chance", "hidden", ""  # why a path ends; `Node.end`
Branch: TypeAlias = tuple[list[State], Node]  # imagined states, and the answer that led there


class IllegalPath(Exception):
    """Moves that cannot be made from a position, as far as the seat knows; `reason` says why."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Preview(NamedTuple):
    """What some moves would lead to; `sure` is False where chance or hidden cards matter."""

    beats: list[Beat]
    view: View
    ask: Ask | None
    sure: bool
    outcome: Outcome


def path_refusal(play: Play, seat: int, path: Sequence[int]) -> Refusal | None:
    """Return why a seat cannot make these moves, judged by what it knows; None if it can."""
    builder = AskTreeBuilder(play.rules, presenter_of(play.rules, "en"), play.game.view(seat), play.names())
    try:
        builder.follow(path)
    except IllegalPath as problem:
        return problem.reason
    return None


class AskTreeBuilder:
    """Builds the ask tree of one view, and previews of its paths; `at` is the number of moves made so far.

    Not safe to be shared between threads.
    """

    def __init__(
        self, rules: Rules, presenter: Presenter[Any], view: View, names: Sequence[str], at: int = 0
    ) -> None:
        self.rules = rules
        self.presenter = presenter
        self.view = view
        self.names = names
        self.at = at
        self.seat = int(view.seat)
        self.imagined: dict[int, State] = {}  # by seed
        self.last_formality = ""  # the formality that was answered last, by name

    def states(self, seeds: Sequence[int] = STATE_SEEDS) -> list[State]:
        """Return states that are consistent with the view. They are copies, free to be changed."""
        return [self.imagine(seed).copy() for seed in seeds]

    def imagine(self, seed: int) -> State:
        """Return the state of a seed, imagined on first use."""
        if seed not in self.imagined:
            self.imagined[seed] = self.rules.imagine(self.view, Rng(seed))
        return self.imagined[seed]

    # The tree.

    def ask(self) -> Ask | None:
        """The question to my seat with its tree; None if it is not mine."""
        if self.view.ask is None:
            return None
        return self.ask_in(self.states((1, 2) if self.presenter.hidden_cards_affect_own_actions else (1,)))

    def ask_in(self, states: list[State]) -> Ask:
        """The question that these states have come to. They are used up."""
        view: Any = self.rules.view(states[0], self.seat)
        ask = view.ask
        return Ask(
            seat=self.seat,
            kind=self.presenter.ask_kinds[ask.kind],
            about=int(ask.about),
            num=int(ask.n),
            prompt=self.presenter.tie(self.presenter.prompt(view, self.names)),
            tree=self.tree(states),
        )

    def tree(self, states: list[State]) -> list[Node]:
        """The legal answers and what may follow them, level by level until there are too many."""
        view: Any = self.rules.view(states[0], self.seat)
        roots: list[Node] = []
        left = MAX_NODES - len(view.ask.moves)
        level = self.branches(states, view, roots)
        while level:
            deeper: list[Branch] = []
            for here, node in level:
                asked = here[0].ask
                assert asked is not None
                if len(asked.moves) > left:
                    node.end = "cut"
                    continue
                left -= len(asked.moves)
                view = self.rules.view(here[0], self.seat)
                self.question(node, view)
                deeper += self.branches(here, view, node.to)
            level = deeper
        return roots

    def question(self, node: Node, view: Any) -> None:
        """Writes on a node what is asked after it."""
        ask = view.ask
        node.kind = self.presenter.ask_kinds[ask.kind]
        node.about = ask.about
        node.num = ask.n
        node.prompt = self.presenter.tie(self.presenter.prompt(view, self.names))

    def branches(self, states: list[State], view: Any, into: list[Node]) -> list[Branch]:
        """A node for each answer, and those among them after which my action goes on.

        Some hundred times for a tree: the states themselves go on by the last answer, which saves a copy.
        """
        option, names = self.presenter.option, self.names
        found: list[Branch] = []
        moves = view.ask.moves
        last = moves[-1]
        for move in moves:
            after = states if move == last else [state.copy() for state in states]
            for state in after:
                state.step(move)
            end = self.ending(after)
            node = Node(move, *option(view, move, names), end=end)
            into.append(node)
            if not end:
                found.append((after, node))
        return found

    def ending(self, states: list[State], stories: list[list[Event]] | None = None) -> Any:
        """Why foresight ends here; nothing if it does not. Formalities are answered on the way."""
        if len(states) == 1 and stories is None:
            return self.end_of(states[0])
        ends = {self.end_of(state, stories[i] if stories else None) for i, state in enumerate(states)}
        if len(ends) > 1:
            return HIDDEN
        end = ends.pop()
        return HIDDEN if end == CONTINUES and self.differ(states) else end

    def end_of(self, state: State, story: list[Event] | None = None) -> str:
        """Whose word is next, once formalities are done with."""
        while (ask := state.ask) is not None and ask.seat == self.seat:
            formality = self.rules.formality(state)
            if formality is None:
                if self.rules.at_rest(state) or self.presenter.needs_board_update(self.view, state):
                    return OVER
                return CONTINUES
            self.last_formality = self.rules.name(formality)
            state.apply(formality, story)
        return CHANCE_NEXT if ask is not None and ask.seat == CHANCE else OVER

    def differ(self, states: list[State]) -> bool:
        """Whether the question is another in another state."""
        asks = [state.ask for state in states]
        first = asks[0]
        assert first is not None
        return any(
            ask is None
            or (ask.kind, ask.about, ask.n, ask.moves) != (first.kind, first.about, first.n, first.moves)
            for ask in asks[1:]
        )

    # Going along a path.

    def follow(
        self, moves: Sequence[int], stories: list[list[Event]] | None = None
    ) -> tuple[list[State], str]:
        """The states after these moves, and why foresight ends there; IllegalPath if they are none."""
        states = self.states()
        if self.view.ask is None:
            raise IllegalPath(Refusal(GAME_OVER if self.rules_over() else NOT_YOUR_TURN))
        end: str = CONTINUES
        for move in moves:
            ask = states[0].ask
            if end != CONTINUES or ask is None:
                raise IllegalPath(Refusal(NOT_YOUR_TURN))
            if not 0 <= move < self.rules.num_moves or not ask.allows(move):  # else too long for the rules
                word = self.rules.name(move) if 0 <= move < self.rules.num_moves else str(move)
                raise IllegalPath(Refusal(NOT_AN_ANSWER, word=word))
            for i, state in enumerate(states):
                state.apply(move, None if stories is None else stories[i])
            end = self.ending(states, stories)
        return states, end

    def rules_over(self) -> bool:
        """Whether the game is over, as far as this seat can see."""
        return int(self.view.waiting) == 0 and bool(getattr(self.view, "over", False))

    def preview(self, moves: Sequence[int]) -> Preview:
        """What would come of these moves; IllegalPath if they are none."""
        stories: list[list[Event]] = [[], []]
        states, end = self.follow(moves, stories)
        told = seen_by(common(stories), self.seat)
        after = self.rules.view(states[0], self.seat)
        tallies = [self.spread(state, story) for state, story in zip(states, stories, strict=True)]
        certain = all(low == high for low, high in tallies) and tallies[0] == tallies[1]
        sure = (
            end != HIDDEN
            and certain
            and stories[0] == stories[1]
            and not (end == CHANCE_NEXT and self.wild(states))
        )
        beats = beats_of(self.presenter, self.view, self.names, told, self.seat, self.at)
        lines = [line for beat in beats for line in beat.lines]
        first = self.through(states[0], stories[0])
        text = self.presenter.tie(self.presenter.outcome_text(self.view, first, lines))
        return Preview(
            beats,
            after,
            self.ask_in(states) if end == CONTINUES else None,
            sure,
            outcome_of(tallies, text if certain else f"{text} · ?"),
        )

    def wild(self, states: list[State]) -> bool:
        """Whether nature's next word changes more than a closed hand."""
        return any(state.ask is not None and not self.presenter.is_hidden_draw(state.ask) for state in states)

    def through(self, state: State, story: list[Event]) -> list[Event]:
        """The story, and what follows it as long as chance only deals into hands, whichever card it is."""
        s = state.copy()
        told = story[:]
        while s.ask is not None and s.ask.seat == CHANCE and self.presenter.is_hidden_draw(s.ask):
            s.apply(s.ask.moves[0], told)
            self.end_of(s, told)
        return [event for event in told if not isinstance(event, Reveal)]

    def spread(self, state: State, story: list[Event]) -> tuple[Tally, Tally | None]:
        """The least and the most that can come of it, whatever nature says; no most if nobody can tell."""
        base = self.presenter.tally(self.view, story)
        found: list[Tally] = []
        todo: list[tuple[State, list[Event]]] = [(state, story)]
        seen = 0
        while todo:
            s, told = todo.pop()
            if s.ask is None or s.ask.seat != CHANCE:
                found.append(self.presenter.tally(self.view, told))
                continue
            harmless = self.presenter.is_hidden_draw(s.ask)
            for fate in s.ask.moves[:1] if harmless else s.ask.moves:
                seen += 1
                if seen > MAX_CHANCE_OUTCOMES:
                    return base, None
                twin, more = s.copy(), told[:]
                twin.apply(fate, more)
                self.end_of(twin, more)
                todo.append((twin, more))
        return Tally(*map(min, *found, found[0])), Tally(*map(max, *found, found[0]))

    # Words.

    def reasons(self, moves: Sequence[int], name: str) -> list[Reason]:
        """Why a thing, or each of those that lie about, cannot be chosen after these moves."""
        states, end = self.follow(moves)
        if end != CONTINUES:
            raise IllegalPath(Refusal(NOT_YOUR_TURN))
        view: Any = self.rules.view(states[0], self.seat)
        things: list[tuple[str, Target | None]] = []
        things += [(word, target) for word, target in self.presenter.choosable(view) if name in ("", word)]
        if name and not things:
            things = [(name, None)]
        legal = {view.label(move) for move in view.ask.moves}
        found = []
        for word, target in things:
            if word in legal:
                continue
            try:
                self.rules.read(states[0], word)
            except (BadNotation, IllegalMove) as problem:
                if isinstance(problem.why, Refusal) and problem.why.key != AMBIGUOUS:
                    text = self.presenter.tie(self.presenter.refusal(problem.why))
                    found.append(Reason(word, target, text))
        return found

    def read(self, text: str) -> list[int]:
        """The moves that a line of notation means; IllegalPath says which word fails."""
        moves: list[int] = []
        for word in text.replace(",", " ").replace(";", " ").split():
            self.last_formality = ""
            states, end = self.follow(moves)
            if word.lower() == self.last_formality:  # said in full what goes without saying
                continue
            if end != CONTINUES:
                raise IllegalPath(Refusal(NOT_YOUR_TURN, word=word))
            try:
                moves.append(self.rules.read(states[0], word))
            except (BadNotation, IllegalMove) as problem:
                why = problem.why if isinstance(problem.why, Refusal) else Refusal(NOT_AN_ANSWER, word=word)
                raise IllegalPath(why) from problem
        return moves


def common(stories: list[list[Event]]) -> list[Event]:
    """What is told alike in both states, from the start."""
    found = []
    for one, other in zip(*stories, strict=False):
        if one != other:
            break
        found.append(one)
    return found


def outcome_of(tallies: list[tuple[Tally, Tally | None]], text: str) -> Outcome:
    """The numbers over all states; where states differ, nobody can tell the most."""
    spans = []
    for field in Tally._fields:
        lows = [getattr(low, field) for low, _ in tallies]
        highs = [None if high is None else getattr(high, field) for _, high in tallies]
        same = len(set(highs)) == 1 and len(set(lows)) == 1
        spans.append(Span(min(lows), highs[0] if same else None))
    damage, destroyed, lost, mine, theirs, drawn = spans
    return Outcome(damage, destroyed, lost, mine, theirs, drawn, text)
