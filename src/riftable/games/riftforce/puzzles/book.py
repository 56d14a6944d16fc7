"""Themes of the puzzles of Riftforce. Each asks for the best action of a seat in a duel."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Final

from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.gamekit.puzzles import OwnAnswer, PuzzleBook, PuzzleTheme, Setting
from riftable.games.riftforce.rules.frames import Ability
from riftable.games.riftforce.rules.guilds import GUILDS
from riftable.games.riftforce.rules.ids import (
    ACTIVATE,
    ASK_ACTION,
    ASK_ACTIVATE,
    ASK_PLAY,
    ASK_WHERE,
    CARD,
    GUILD,
    GUILD_NAMES,
    NUM_GUILDS,
    STOP,
    WIN,
)
from riftable.games.riftforce.rules.state import Rift
from riftable.games.riftforce.rules.steps import Hit

GUILDS_PER_SEAT: Final = 4
MIN_ACTIVATIONS: Final = 2  # with fewer there is no order
HIT_AS_PLAYED: Final = frozenset(  # guilds whose cards do damage when they are played
    i for i, guild in enumerate(GUILDS) if any(isinstance(word, Hit) for word in guild.on_play)
)
ANSWERS_BEFORE_ACTIVATING: Final = 3  # activate, the card to discard, by guild or number


class WinThisTurn(PuzzleTheme):
    """End the game with this action: the round is over, and the seat's side leads with enough Riftforce."""

    name = "win"

    def subjects(self, state: State, seat: int) -> Iterable[int]:
        assert isinstance(state, Rift)
        return (-1,) if state.place == len(state.config.orders[state.first]) - 1 else ()

    def value(self, start: State, state: State, seat: int, about: int) -> int:
        assert isinstance(state, Rift)
        side = state.config.sides[seat]
        return int(state.scores[side] >= WIN and state.scores[side] > state.scores[1 - side])


class MostRiftforce(PuzzleTheme):
    """Gain the most Riftforce, less what the other side gains."""

    name = "most"
    smallest = 2

    def value(self, start: State, state: State, seat: int, about: int) -> int:
        assert isinstance(start, Rift) and isinstance(state, Rift)
        side = state.config.sides[seat]
        mine = state.scores[side] - start.scores[side]
        return int(mine - (state.scores[1 - side] - start.scores[1 - side]))


class ActivationOrder(MostRiftforce):
    """The card is discarded: which elementals to activate, and in which order."""

    name = "order"
    smallest = 1
    max_luck = 0.2

    def given_answers(self, line: Sequence[OwnAnswer]) -> int | None:
        if line[0].move != ACTIVATE or len(activated(line)) < MIN_ACTIVATIONS:
            return None
        return ANSWERS_BEFORE_ACTIVATING

    def is_worth_asking(self, line: Sequence[OwnAnswer], right: Sequence[int]) -> bool:
        """The order matters if one of the elementals must not be the first."""
        start = line[0].state
        assert isinstance(start, Rift) and start.ask is not None
        first = [start.unit_move(u) for u in activated_units(line) if u in on_board(start)]
        return any(move in start.ask.moves and move not in right for move in first)


class HoldLocation(PuzzleTheme):
    """Be the only side with elementals at a location."""

    name = "hold"
    max_luck = 0.05

    def subjects(self, state: State, seat: int) -> Iterable[int]:
        assert isinstance(state, Rift)
        side = state.config.sides[seat]
        return [lane for lane in range(state.config.lanes) if state.row(1 - side, lane)]

    def value(self, start: State, state: State, seat: int, about: int) -> int:
        assert isinstance(state, Rift)
        side = state.config.sides[seat]
        return int(bool(state.row(side, about)) and not state.row(1 - side, about))


def activated_units(line: Sequence[OwnAnswer]) -> list[int]:
    """Return the elementals that a line activates, by their ids."""
    found = []
    for state, move in line:
        assert isinstance(state, Rift) and state.ask is not None
        if state.ask.kind == ASK_ACTIVATE and move != STOP:
            found.append(int(state.unit_at(state.config.sides[state.turn], move)))
    return found


def activated(line: Sequence[OwnAnswer]) -> list[int]:
    """Return the kinds of the elementals that a line activates."""
    found = []
    for state, move in line:
        assert isinstance(state, Rift) and state.ask is not None
        if state.ask.kind == ASK_ACTIVATE and move != STOP:
            found.append(state.kind[state.unit_at(state.config.sides[state.turn], move)])
    return found


def on_board(state: Rift) -> set[int]:
    """Return the ids of all elementals on the board."""
    return {u for row in state.rows for u in row}


def played(line: Sequence[OwnAnswer]) -> list[int]:
    """Return the kinds of the cards that a line plays."""
    return [
        move - CARD
        for state, move in line
        if state.ask is not None and state.ask.kind == ASK_PLAY and move != STOP
    ]


def is_action_over(start: State, state: State) -> bool:
    """Return whether the action that began in `start` is over, and a seat is asked for the next one."""
    return state.ask is None or (state.ask.kind == ASK_ACTION and state is not start)


def action_key(state: State) -> Hashable | None:
    """Orders that lead to the same board are one. The frames of an ability are not compared."""
    assert isinstance(state, Rift)
    ask = state.ask
    if ask is None or any(isinstance(frame, Ability) for frame in state.frames):
        return None
    frame = state.frames[-1]
    # What is drawn into the hand while elementals act changes nothing: no card is played then.
    hand = () if ask.kind == ASK_ACTIVATE else tuple(state.hands[state.turn])
    return (
        tuple(map(tuple, state.rows)),
        tuple(state.kind),
        tuple(state.hurt),
        tuple(state.seat),
        tuple(sorted(state.fired)),
        hand,
        tuple(state.scores),
        int(ask.kind),
        int(state.turn),
        frame.code.name,
        tuple(frame.memory()),
    )


class RiftforcePuzzles(PuzzleBook):
    """An action is over with the next question for an action, and once cards are drawn up."""

    package = "riftable.games.riftforce.puzzles"
    themes = (WinThisTurn(), MostRiftforce(), ActivationOrder(), HoldLocation())
    beam_widths = (2, 4, 8, 24, 96)

    def settings(self, rng: Rng) -> Setting:
        guilds = list(range(NUM_GUILDS))
        rng.shuffle(guilds)
        dealt = [GUILD_NAMES[guild] for guild in guilds[: 2 * GUILDS_PER_SEAT]]
        seats = [dealt[:GUILDS_PER_SEAT], dealt[GUILDS_PER_SEAT:]]
        return Setting("duel", {"guilds": " / ".join(" ".join(own) for own in seats)})

    def is_candidate(self, state: State, seat: int) -> bool:
        """There must be something to activate."""
        assert isinstance(state, Rift)
        side = state.config.sides[seat]
        return len(state.hands[seat]) > 1 and any(state.row(side, lane) for lane in range(state.config.lanes))

    def variants(self, state: State, seat: int, theme: str, best: int) -> Iterable[State]:
        """With the score at which the most that can be gained just wins."""
        assert isinstance(state, Rift)
        if theme == MostRiftforce.name and list(WinThisTurn().subjects(state, seat)):
            side = state.config.sides[seat]
            close = state.copy()
            close.scores[side] = WIN - best
            close.scores[1 - side] = min(close.scores[1 - side], WIN - 1)
            if close.scores != state.scores:
                yield close

    def is_over(self, start: State, state: State, seat: int) -> bool:
        assert isinstance(state, Rift)
        return state.ask is None or state.frames[-1].code.name == "draw" or is_action_over(start, state)

    def considered(self, rules: Rules, state: State, seat: int) -> list[int]:
        """Of cards that do no damage as they are played one: they gain nothing and remove no enemy."""
        assert isinstance(state, Rift) and state.ask is not None
        ask = state.ask
        if ask.kind == ASK_PLAY or (ask.kind == ASK_WHERE and GUILD[ask.about] not in HIT_AS_PLAYED):
            if not any(GUILD[kind] in HIT_AS_PLAYED for kind in state.hands[seat]):
                return ask.moves[:1]
        return ask.moves

    def key(self, state: State, seat: int) -> Hashable | None:
        return action_key(state)

    def tags(self, line: Sequence[OwnAnswer]) -> list[str]:
        """The guilds of the elementals that are activated or played."""
        return sorted({GUILD_NAMES[GUILD[kind]] for kind in (*activated(line), *played(line))})


PUZZLES: Final = RiftforcePuzzles()
