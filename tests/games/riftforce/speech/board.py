"""Small positions made by hand, seen by one seat."""

from __future__ import annotations

from riftable.core.event import Event
from riftable.core.machine import Ask
from riftable.games.riftforce.rules.actions import PLAY_CODE
from riftable.games.riftforce.rules.challenges import challenge
from riftable.games.riftforce.rules.frames import Ability, Playing
from riftable.games.riftforce.rules.ids import ASK_GUILD, CARD_NAMES, GUILD_NAMES
from riftable.games.riftforce.rules.modes import MODES
from riftable.games.riftforce.rules.view import RiftView, Unit
from riftable.games.riftforce.speech import Narrator, Speech

NAMES = ["Ada", "Noam", "Kim", "Lou"]
Standing = tuple[str, int, int, int]  # card, seat, location from 1, damage; ids count from 0


def kind(name: str) -> int:
    return CARD_NAMES.index(name)


def guild(name: str) -> int:
    return GUILD_NAMES.index(name)


def view(
    *units: Standing,
    ask: Ask | None = None,
    waiting: int = 0,
    over: bool = False,
    scores: tuple[int, int] = (0, 0),
    mode: str = "duel",
) -> RiftView:
    v = RiftView()
    v.key = f"riftforce {mode}"
    v.seat = 0 if ask is None else ask.seat
    v.ask = ask
    v.waiting = waiting
    v.over = over
    v.sides = list(MODES[mode].sides)
    v.scores = list(scores)
    v.lanes = MODES[mode].lanes
    v.frames = []
    v.quotas = list(MODES[mode].quotas)
    v.guilds = [[0] for _ in v.quotas]  # one each is dealt
    v.picks = [0] * (sum(v.quotas) - len(v.quotas))
    v.rows = [[] for _ in range(2 * v.lanes)]
    for id_, (name, seat, location, hurt) in enumerate(units):
        v.row(v.sides[seat], location - 1).append(Unit(id_, kind(name), hurt, seat))
    return v


def tell(
    speech: Speech,
    events: list[Event],
    *units: Standing,
    me: int | None = None,
    scores: tuple[int, int] = (0, 0),
    mode: str = "duel",
) -> str:
    """The log of some events, all lines in one."""
    names = NAMES[: MODES[mode].players]
    return " ".join(Narrator(speech, names, me, view(*units, scores=scores, mode=mode)).tell(events))


def prompt(
    speech: Speech,
    asked: int,
    *units: Standing,
    seat: int = 0,
    about: int = -1,
    n: int = 0,
    moves: str = "0",
    mode: str = "duel",
    it: int = -1,
    gap: int = -1,
) -> str:
    """The prompt for a question of this kind.

    `it` is what the ability that asks has hit; `gap` is a location between two cards played.
    """
    listed = [int(move) for move in moves.split()]
    v = view(*units, ask=Ask(seat, asked, about, n, listed), mode=mode)
    if asked == ASK_GUILD:
        v.guilds[seat] += [1] * (n - 1)  # picked before
    if it >= 0:
        frame = Ability(challenge(6, 3, "", True).code, about)
        frame.it = it
        v.frames = [frame]
    if gap >= 0:
        play = Playing(PLAY_CODE)
        play.count, play.low, play.high = 2, gap - 1, gap + 1
        v.frames = [play]
    return speech.prompt(v, NAMES)


def answer(
    speech: Speech, asked: int, move: int, *units: Standing, about: int = -1, mode: str = "duel"
) -> str:
    """The meaning of an answer to a question of this kind to seat 0."""
    return speech.answer(view(*units, ask=Ask(0, asked, about, 0, [move]), mode=mode), move)
