"""What a learner of Riffifi is to reach with a card. Players are counted from 1, as people do."""

from __future__ import annotations

from collections.abc import Mapping

from riftable.core.machine import State
from riftable.gamekit.lessons import LessonGoal
from riftable.games.riffifi.puzzles.book import SureLoot
from riftable.games.riffifi.rules.ids import ASK_OFFICER, CARD_NAMES, COLOR, COLOR_NAMES, NUM_COLORS
from riftable.games.riffifi.rules.state import RiffifiState

Values = tuple[str, Mapping[str, str | int]]


def riffifi(state: State) -> RiffifiState:
    """Return a position of Riffifi as what it is."""
    assert isinstance(state, RiffifiState)
    return state


def has_played(start: State, state: State, seat: int) -> bool:
    """Return whether a seat has played a card since `start`."""
    return len(riffifi(state).piles[seat]) > len(riffifi(start).piles[seat])


def is_paid(start: State, state: State, seat: int) -> bool:
    """Return whether the turn of a seat has come round, so that its card has paid or not."""
    ask = state.ask
    return has_played(start, state, seat) and ask is not None and ask.seat == seat and ask.kind != ASK_OFFICER


class TurnDown(LessonGoal):
    """Turn down the card of a player before it pays."""

    name = "turn-down"

    def __init__(self, player: int) -> None:
        self.other = player - 1

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        before, now = riffifi(start), riffifi(state)
        color = COLOR[before.face[self.other]]
        unpaid = now.has(self.other, color) <= before.has(self.other, color)
        return has_played(start, state, seat) and now.face[self.other] < 0 and bool(unpaid)

    def miss(self, start: State, state: State, seat: int) -> Values:
        return "miss-turn-down", {"player": self.other + 1}


class StayUp(LessonGoal):
    """Play a card that lies face up."""

    name = "stay-up"

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return has_played(start, state, seat) and riffifi(state).face[seat] >= 0


class TakeLoot(LessonGoal):
    """Take so many tokens with the card, whatever the others play."""

    name = "loot"

    def __init__(self, n: int) -> None:
        self.n = n

    def taken(self, start: State, state: State, seat: int) -> int:
        """Return how many tokens the card has taken."""
        return SureLoot().value(start, state, seat, -1) if is_paid(start, state, seat) else 0

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return self.taken(start, state, seat) >= self.n

    def miss(self, start: State, state: State, seat: int) -> Values:
        return "miss-loot", {"n": self.taken(start, state, seat), "wanted": self.n}


class TakeFrom(LessonGoal):
    """Take so many tokens from a player."""

    name = "take-from"

    def __init__(self, player: int, n: int) -> None:
        self.other, self.n = player - 1, n

    def taken(self, start: State, state: State, seat: int) -> int:
        """Return how many tokens of the color of the seat's card the player has lost."""
        before, now = riffifi(start), riffifi(state)
        color = COLOR[now.piles[seat][-1]]
        if color == NUM_COLORS or not is_paid(start, state, seat):
            return 0
        return max(0, int(before.has(self.other, color) - now.has(self.other, color)))

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return self.taken(start, state, seat) >= self.n

    def miss(self, start: State, state: State, seat: int) -> Values:
        taken = self.taken(start, state, seat)
        return "miss-take-from", {"n": taken, "wanted": self.n, "player": self.other + 1}


class KeepTokens(LessonGoal):
    """Lose no token until the own turn comes round."""

    name = "keep"

    def lost(self, start: State, state: State, seat: int) -> int:
        """Return how many tokens of all colors the seat has lost."""
        before, now = riffifi(start), riffifi(state)
        return sum(max(0, int(before.has(seat, c) - now.has(seat, c))) for c in range(NUM_COLORS))

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return is_paid(start, state, seat) and not self.lost(start, state, seat)

    def miss(self, start: State, state: State, seat: int) -> Values:
        return "miss-keep", {"n": self.lost(start, state, seat)}


class PlayUnseen(LessonGoal):
    """Play a card without showing it."""

    name = "unseen"

    def __init__(self, card: str) -> None:
        self.card = CARD_NAMES.index(card)

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        now = riffifi(state)
        hidden = len(now.unseen[seat]) > len(riffifi(start).unseen[seat])
        return hidden and now.piles[seat][-1] == self.card


class TickColor(LessonGoal):
    """Tick a color."""

    name = "tick"

    def __init__(self, color: str) -> None:
        self.color = COLOR_NAMES.index(color)

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return bool(riffifi(state).ticks[seat] >> self.color & 1)

    def miss(self, start: State, state: State, seat: int) -> Values:
        return "miss-tick", {"n": int(riffifi(state).has(seat, self.color))}


class WinGame(LessonGoal):
    """End the game as the only winner."""

    name = "win"

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return state.ask is None and riffifi(state).winners == 1 << seat

    def miss(self, start: State, state: State, seat: int) -> Values:
        scores = riffifi(state).scores
        return "miss-win", {"n": scores[seat], "most": max(scores[:seat] + scores[seat + 1 :])}
