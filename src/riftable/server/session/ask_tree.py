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
from riftable.core.machine import CHANCE, Ask, State
from riftable.core.refusal import (
    AMBIGUOUS,
    GAME_OVER,
    NOT_AN_ANSWER,
    NOT_YOUR_TURN,
    UNKNOWN_WORD,
    Refusal,
)
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.message_parts import Selection, Target
from riftable.gamekit.presenter import LineStep, Presenter, Tally
from riftable.games import presenter_of
from riftable.server.match.play import Play
from riftable.server.protocol.messages import Reason
from riftable.server.protocol.parts import AskTree, Beat, Node, Outlook, PreviewOutcome, Span
from riftable.server.session.event_log import beats_of
from riftable.server.session.free_order import ArrangedPath, PathArranger

MAX_NODES: Final = 300  # in one tree
MAX_CHANCE_OUTCOMES: Final = 400  # tried for one preview
SEPARATOR: Final = " · "
UNCERTAIN: Final = f"{SEPARATOR}?"  # after an outcome that depends on chance or hidden cards
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
    ask: AskTree | None
    sure: bool
    outcome: PreviewOutcome
    end: Any  # why the path ends, as in `Node`; `ask` may still show what can be added to it


def ordered_path(play: Play, seat: int, path: Sequence[int]) -> list[int] | Refusal:
    """Return these moves in the order of the rules, or why a seat cannot make them, as far as it knows."""
    builder = AskTreeBuilder(play.rules, presenter_of(play.rules, "en"), play.game.view(seat), play.names())
    try:
        arranged = builder.arrange(path)
        if arranged.held:
            return Refusal(NOT_AN_ANSWER, word=play.rules.name(path[-1]))
        builder.follow_in_order(arranged.moves)
    except IllegalPath as problem:
        return problem.reason
    return arranged.moves


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

    def ask(self) -> AskTree | None:
        """Return the question to the seat with its tree; None if the seat is not asked."""
        if self.view.ask is None:
            return None
        seeds = STATE_SEEDS if self.presenter.hidden_cards_affect_own_actions else STATE_SEEDS[:1]
        return self.with_additions(self.ask_in(self.states(seeds)), self.arrange([]))

    def arrange(self, moves: Sequence[int]) -> ArrangedPath:
        """Return a path whose free choices are in the order of the rules, and what may be added to it."""
        if self.view.ask is None:
            return ArrangedPath(list(moves))
        return self.arranger().arrange(self.states(STATE_SEEDS[:1])[0], moves)

    def with_implied_picks(self, moves: Sequence[int]) -> list[int]:
        """Return a path of the rules as a player would pick it, see `PathArranger.with_implied_picks`."""
        return self.arranger().with_implied_picks(self.states(STATE_SEEDS[:1])[0], moves)

    def arranger(self) -> PathArranger:
        """Return what arranges the paths of the seat."""
        return PathArranger(self.presenter, self.seat, self.end_of)

    def with_additions(self, ask: AskTree | None, path: ArrangedPath) -> AskTree | None:
        """Add to a question after `path` the answers that its last choice allows in any order."""
        if path.start is None or path.selection is None:
            return ask
        if ask is None:
            ask = AskTree(self.seat, "", -1, 0, "", [])
        elif path.held:
            ask.tree = []
        ask.selection = path.selection
        offered = {node.m for node in ask.tree}
        start = path.start
        assert start.ask is not None
        moves = sorted({*start.ask.moves, *path.more})  # a view names only answers to its own question
        start.ask = Ask(self.seat, start.ask.kind, start.ask.about, start.ask.n, moves)
        view: Any = self.rules.view(start, self.seat)
        for move in path.more:
            if move not in offered:
                option = self.presenter.option(view, move, self.names)
                ask.tree.append(Node(move, *option, end="cut", free=True))
        return ask if ask.tree else None

    def ask_in(self, states: list[State]) -> AskTree:
        """Return the question that is asked in these states. The states are changed."""
        view: Any = self.rules.view(states[0], self.seat)
        ask = view.ask
        return AskTree(
            seat=self.seat,
            kind=self.presenter.ask_kinds[ask.kind],
            about=int(ask.about),
            num=int(ask.n),
            prompt=self.presenter.tie(self.presenter.prompt(view, self.names)),
            tree=self.tree(states),
        )

    def tree(self, states: list[State]) -> list[Node]:
        """Return the legal answers and what may follow them, level by level up to `MAX_NODES`."""
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
                self.add_question(node, view)
                deeper += self.branches(here, view, node.to)
            level = deeper
        return roots

    def add_question(self, node: Node, view: Any) -> None:
        """Add to a node what is asked after it."""
        ask = view.ask
        node.kind = self.presenter.ask_kinds[ask.kind]
        node.about = ask.about
        node.num = ask.n
        node.prompt = self.presenter.tie(self.presenter.prompt(view, self.names))

    def branches(self, states: list[State], view: Any, into: list[Node]) -> list[Branch]:
        """Append a node for each answer, and return those after which the action of the seat goes on.

        Called some hundred times for a tree: the last answer is tried on `states` themselves to save a copy.
        """
        option, names = self.presenter.option, self.names
        found: list[Branch] = []
        moves = view.ask.moves
        last = moves[-1]
        presenter = self.presenter
        choice = presenter.free_choice(states[0])
        for move in moves:
            after = states if move == last else [state.copy() for state in states]
            for state in after:
                state.step(move)
            end = self.ending(after)
            node = Node(move, *option(view, move, names), end=end)
            into.append(node)
            node.free = (choice is not None and move in choice.moves) or presenter.can_be_joined(
                view.ask, move
            )
            if not end:
                if (next_choice := presenter.free_choice(after[0])) is not None:
                    node.selection = Selection(*next_choice[:3])
                found.append((after, node))
        return found

    def ending(self, states: list[State], stories: list[list[Event]] | None = None) -> Any:
        """Return why the path ends here, or `CONTINUES`; answers formalities on the way."""
        if len(states) == 1 and stories is None:
            return self.end_of(states[0])
        ends = {self.end_of(state, stories[i] if stories else None) for i, state in enumerate(states)}
        if len(ends) > 1:
            return HIDDEN
        end = ends.pop()
        return HIDDEN if end == CONTINUES and self.differ(states) else end

    def end_of(self, state: State, story: list[Event] | None = None) -> str:
        """Answer formalities in one state, and return why the path ends there, or `CONTINUES`."""
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
        """Return whether the states ask different questions."""
        asks = [state.ask for state in states]
        first = asks[0]
        assert first is not None
        return any(
            ask is None
            or (ask.kind, ask.about, ask.n, ask.moves) != (first.kind, first.about, first.n, first.moves)
            for ask in asks[1:]
        )

    # Paths.

    def follow(
        self, moves: Sequence[int], stories: list[list[Event]] | None = None
    ) -> tuple[list[State], str]:
        """Return the states after these moves, and why the path ends; `IllegalPath` if they are illegal.

        Moves of free choices may be in any order; those that are held are left out. `stories` collect the
        events of each state.
        """
        return self.follow_in_order(self.arrange(moves).moves, stories)

    def follow_in_order(
        self, moves: Sequence[int], stories: list[list[Event]] | None = None
    ) -> tuple[list[State], str]:
        """Return the same for moves that are in the order of the rules."""
        states = self.states()
        if self.view.ask is None:
            raise IllegalPath(Refusal(GAME_OVER if self.is_over() else NOT_YOUR_TURN))
        end: str = CONTINUES
        for move in moves:
            ask = states[0].ask
            if end != CONTINUES or ask is None:
                raise IllegalPath(Refusal(NOT_YOUR_TURN))
            if not 0 <= move < self.rules.num_moves or not ask.allows(move):
                raise IllegalPath(Refusal(NOT_AN_ANSWER))
            for i, state in enumerate(states):
                state.apply(move, None if stories is None else stories[i])
            end = self.ending(states, stories)
        return states, end

    def is_over(self) -> bool:
        """Return whether the game is over, as far as the seat can see."""
        return int(self.view.waiting) == 0 and bool(getattr(self.view, "over", False))

    def preview(self, moves: Sequence[int]) -> Preview:
        """Return what these moves would lead to; `IllegalPath` if they are illegal."""
        stories: list[list[Event]] = [[], []]
        path = self.arrange(moves)
        states, end = self.follow_in_order(path.moves, stories)
        told = seen_by(common_prefix(stories), self.seat)
        after = self.rules.view(states[0], self.seat)
        tallies = [self.tally_range(state, story) for state, story in zip(states, stories, strict=True)]
        certain = all(low == high for low, high in tallies) and tallies[0] == tallies[1]
        sure = (
            end != HIDDEN
            and certain
            and stories[0] == stories[1]
            and not (end == CHANCE_NEXT and self.is_chance_visible(states))
        )
        beats = beats_of(self.presenter, self.view, self.names, told, self.seat, self.at)
        lines = [line for beat in beats for line in beat.lines]
        first = self.with_hidden_draws(states[0], stories[0])
        mark = "" if certain else UNCERTAIN
        text = self.presenter.tie(self.presenter.outcome_text(self.view, first, lines))
        consequences = self.presenter.tie(self.presenter.consequences_text(self.view, first, lines))
        return Preview(
            beats,
            after,
            self.with_additions(self.ask_in(states) if end == CONTINUES else None, path),
            sure,
            outcome_of(tallies, *((one + mark).removeprefix(SEPARATOR) for one in (text, consequences))),
            end,
        )

    def line_text(self, moves: Sequence[int]) -> str:
        """Return a line of play in words, as far as it can be played."""
        state = self.states(STATE_SEEDS[:1])[0]
        steps: list[LineStep] = []
        for move in moves:
            if not is_answer(state, self.seat, move):
                break
            view: Any = self.rules.view(state, self.seat)
            option = self.presenter.option(view, move, self.names)
            events: list[Event] = []
            state.apply(move, events)
            self.end_of(state, events)
            kind = self.presenter.ask_kinds[view.ask.kind]
            steps.append(LineStep(kind, option, seen_by(events, self.seat)))
        text = self.presenter.line_text(self.view, self.names, steps)
        return self.presenter.tie(text.removesuffix("."))

    def reason(self, moves: Sequence[int]) -> str:
        """Return why a line of play is good, in words; "" if nothing can be said.

        A line may go further than trees do. It is played as far as hidden cards do not matter.
        """
        stories: list[list[Event]] = [[], []]
        states = self.states()
        for move in moves:
            if not all(is_answer(state, self.seat, move) for state in states):
                break
            for state, events in zip(states, stories, strict=True):
                state.apply(move, events)
                self.end_of(state, events)
        state, story = states[0], common_prefix(stories)
        played = len(story)
        if len(story) == len(stories[0]) == len(stories[1]):
            self.presenter.play_on(state, self.seat, story)
        story = seen_by(story, self.seat)
        after: Any = self.rules.view(state, self.seat)
        narrator = self.presenter.narrator(self.view, self.names, isolate_names=True)
        tellable = self.presenter.telling(self.view, story)
        lines = []
        for group in narrator.groups([event for event in story if not narrator.is_secret(event)]):
            told = narrator.lines(group)  # all of them, so that it knows what has entered
            lines += told if any(event is one for event in group for one in tellable) else []
        text = self.presenter.reason_text(self.view, after, story, lines).removesuffix(".")
        if text and lines and len(story) > played:
            text = self.presenter.unanswered(text)
        return self.presenter.tie(text)

    def outlook(self) -> list[Outlook]:
        """Return what comes of what waits for answers, if there are none."""
        if not self.presenter.has_outlook(self.view):
            return []
        narrator = self.presenter.narrator(self.view, self.names, isolate_names=True)
        found = []
        for item, events, sure in self.presenter.outlook(self.states(STATE_SEEDS[:1])[0]):
            lines = [self.presenter.tie(line) for line in narrator.tell(events)]
            found.append(Outlook(item, lines, sure))
        return [one for one in found if one.lines]

    def is_chance_visible(self, states: list[State]) -> bool:
        """Return whether the next answer of chance changes more than a hidden hand."""
        return any(state.ask is not None and not self.presenter.is_hidden_draw(state.ask) for state in states)

    def with_hidden_draws(self, state: State, story: list[Event]) -> list[Event]:
        """Return the events, and those that follow while chance only deals into hidden hands."""
        s = state.copy()
        told = story[:]
        while s.ask is not None and s.ask.seat == CHANCE and self.presenter.is_hidden_draw(s.ask):
            s.apply(s.ask.moves[0], told)
            self.end_of(s, told)
        return [event for event in told if not isinstance(event, Reveal)]

    def tally_range(self, state: State, story: list[Event]) -> tuple[Tally, Tally | None]:
        """Return the least and the most over all outcomes of chance; no most if they are too many."""
        base = self.presenter.tally(self.view, story)
        found: list[Tally] = []
        todo: list[tuple[State, list[Event]]] = [(state, story)]
        seen = 0
        while todo:
            s, told = todo.pop()
            if s.ask is None or s.ask.seat != CHANCE:
                found.append(self.presenter.tally(self.view, told))
                continue
            is_hidden = self.presenter.is_hidden_draw(s.ask)
            for outcome in s.ask.moves[:1] if is_hidden else s.ask.moves:
                seen += 1
                if seen > MAX_CHANCE_OUTCOMES:
                    return base, None
                twin, more = s.copy(), told[:]
                twin.apply(outcome, more)
                self.end_of(twin, more)
                todo.append((twin, more))
        return Tally(*map(min, *found, found[0])), Tally(*map(max, *found, found[0]))

    # Reasons and notation.

    def reasons(self, moves: Sequence[int], name: str) -> list[Reason]:
        """Return why `name`, or for "" each thing in sight, cannot be chosen after these moves."""
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
                if isinstance(problem.refusal, Refusal) and problem.refusal.key != AMBIGUOUS:
                    text = self.reason_text(view, target, problem.refusal)
                    found.append(Reason(word, target, self.presenter.tie(text)))
        return found

    def reason_text(self, view: Any, target: Target | None, refusal: Refusal) -> str:
        """Return the sentence for a refusal. Nothing was typed, so notation is not quoted."""
        if refusal.key not in (NOT_AN_ANSWER, UNKNOWN_WORD):
            return self.presenter.refusal(refusal)
        thing = "" if target is None else self.presenter.target_label(view, target, self.names)
        prompt = self.presenter.prompt(view, self.names)
        return f"{self.presenter.common.not_choosable(thing)} {prompt}"

    def read(self, text: str) -> list[int]:
        """Return the moves of a line of notation; `IllegalPath` names the word that fails."""
        moves: list[int] = []
        for word in text.replace(",", " ").replace(";", " ").split():
            self.last_formality = ""
            path = self.arrange(moves)
            states, end = self.follow_in_order(path.moves)
            if word.lower() == self.last_formality:  # formalities may be written out
                continue
            if (move := self.addition(path, word)) is not None:
                moves.append(move)
                continue
            if path.held:
                states, end = self.follow_in_order(moves)  # written as the rules want it
            if end != CONTINUES:
                raise IllegalPath(Refusal(NOT_YOUR_TURN, word=word))
            try:
                moves.append(self.rules.read(states[0], word))
            except (BadNotation, IllegalMove) as problem:
                refusal = problem.refusal
                if not isinstance(refusal, Refusal):
                    refusal = Refusal(NOT_AN_ANSWER, word=word)
                raise IllegalPath(refusal) from problem
        return moves

    def addition(self, path: ArrangedPath, word: str) -> int | None:
        """Return what a word adds to the last choice of a path; None if it adds nothing."""
        ask = self.with_additions(None, path)
        added = [] if ask is None else [node.m for node in ask.tree if node.name == word.lower()]
        return added[0] if added else None


def is_answer(state: State, seat: int, move: int) -> bool:
    """Return whether a seat is asked and may answer so."""
    return state.ask is not None and state.ask.seat == seat and state.ask.allows(move)


def common_prefix(stories: list[list[Event]]) -> list[Event]:
    """Return the events that both stories begin with."""
    found = []
    for one, other in zip(*stories, strict=False):
        if one != other:
            break
        found.append(one)
    return found


def outcome_of(tallies: list[tuple[Tally, Tally | None]], text: str, consequences: str) -> PreviewOutcome:
    """Return the numbers over all states; without an upper bound where the states differ."""
    spans = []
    for field in Tally._fields:
        lows = [getattr(low, field) for low, _ in tallies]
        highs = [None if high is None else getattr(high, field) for _, high in tallies]
        same = len(set(highs)) == 1 and len(set(lows)) == 1
        spans.append(Span(min(lows), highs[0] if same else None))
    damage, destroyed, lost, mine, theirs, drawn = spans
    return PreviewOutcome(damage, destroyed, lost, mine, theirs, drawn, text, consequences)
