"""How each model sentence comes about: real events, questions and refusals, by id."""

from __future__ import annotations

from collections.abc import Callable

from riftable.core import refusal as common
from riftable.core.event import Event, Reveal
from riftable.core.machine import Ask
from riftable.games.riffifi.rules import events as e
from riftable.games.riffifi.rules import ids as c
from riftable.games.riffifi.rules import refusals as r
from riftable.games.riffifi.rules.ids import CARD_NAMES, COLOR_NAMES
from riftable.games.riffifi.rules.moves import move_id
from riftable.games.riffifi.rules.refusals import Refusal
from riftable.games.riffifi.rules.view import RiffifiView
from riftable.games.riffifi.speech import Narrator, Speech

Case = Callable[[Speech], str]
NAMES = ["Ada", "Noam", "Lou", "Kim"]
ADA, NOAM, LOU = 0, 1, 2


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def color(name: str) -> int:
    return COLOR_NAMES.index(name)


def view(ask: Ask | None = None, *, waiting: int = 0, over: bool = False, ticks: bool = False) -> RiffifiView:
    """As much of a view as speech looks at."""
    v = RiffifiView()
    v.ask, v.waiting, v.over, v.by_ticks, v.tied = ask, waiting, over, ticks, 0
    return v


def told(*events: Event, me: int | None = None, ticks: bool = False) -> Case:
    """The log of some events, all lines in one."""
    return lambda s: " ".join(Narrator(s, NAMES, me, view(ticks=ticks)).tell(list(events)))


def asked(kind: int, n: int = 0, tied: int = 0) -> Case:
    """The prompt for a question of this kind to seat 0."""

    def prompt(s: Speech) -> str:
        v = view(Ask(ADA, kind, -1, n, [0]))
        v.tied = tied
        return s.prompt(v, NAMES)

    return prompt


def answered(name: str) -> Case:
    """What an answer means."""
    move = move_id(name)
    return lambda s: s.answer(view(Ask(ADA, c.ASK_PLAY, -1, 0, [move])), move, NAMES)


def refused(key: str, name: str = "", n: int = 0, word: str = "", guess: str = "") -> Case:
    return lambda s: s.refusal(Refusal(key, card(name) if name else -1, (), n, word, guess))


CASES: dict[str, Case] = {
    "F01": told(e.Played(ADA, card("blue5"))),
    "F02": told(e.TurnedDown(NOAM, card("green8"))),
    "F03": told(e.Took(ADA, color("red"), 4)),
    "F04": told(e.Took(ADA, color("purple"), 1)),
    "F05": told(e.Took(ADA, color("blue"), 7), me=ADA),
    "F06": told(e.Stole(ADA, NOAM, color("blue"), 3)),
    "F07": told(e.Stole(ADA, NOAM, color("yellow"), 5), e.Stole(ADA, LOU, color("yellow"), 1)),
    "F08": told(e.Missed(NOAM, card("green8"))),
    "F09": told(e.Hid(ADA), Reveal(ADA, card("red7"), 1 << ADA)),
    "F10": told(e.Played(ADA, c.OFFICER), e.TurnedDown(NOAM, card("red2"))),
    "F11": told(e.Misdealt(LOU, color("blue"), 5)),
    "F12": told(e.Began(2, 4)),
    "F13": told(e.Counted(ADA, 14), e.Counted(NOAM, 11), e.Counted(LOU, 21)),
    "F14": told(e.Ticked(ADA, color("yellow"), 4)),
    "F15": told(e.Ended(1 << ADA, 53)),
    "F16": told(e.Ended(1 << ADA | 1 << NOAM, 50)),
    "F17": asked(c.ASK_OFFICER),
    "F18": asked(c.ASK_ODD, 1, tied=1 << NOAM | 1 << LOU),
    "F19": refused(r.NO_PASSING),
    "F20": refused(r.NOT_UNSEEN),
    "M01": told(e.TookOut(card("red1"))),
    "M02": told(e.TookOut(card("red1")), e.TookOut(card("blue1")), e.TookOut(card("green1"))),
    "M03": told(e.Began(3, 0)),
    "M04": told(e.Began(1, 3)),
    "M05": told(e.Deals(ADA)),
    "M06": told(e.Misdealt(LOU, color("purple"), 5), me=LOU),
    "M07": told(
        e.Dealt(12),
        Reveal(LOU, card("red1"), 1 << LOU),
        Reveal(LOU, card("blue4"), 1 << LOU),
        Reveal(LOU, c.OFFICER, 1 << LOU),
        me=LOU,
    ),
    "M08": told(e.Passed(8), Reveal(LOU, card("red1"), 1 << LOU), me=ADA),
    "M09": told(e.Hid(ADA), Reveal(ADA, card("red7"), 1 << ADA), me=ADA),
    "M10": told(e.TurnedDown(NOAM, card("blue8")), me=NOAM),
    "M11": told(e.TurnedDown(ADA, card("yellow3"))),
    "M12": told(e.Played(ADA, c.OFFICER)),
    "M13": told(e.Played(ADA, c.OFFICER), e.TurnedDown(LOU, card("purple6")), me=ADA),
    "M14": told(e.Played(NOAM, c.OFFICER), e.TurnedDown(ADA, card("green1")), me=ADA),
    "M15": told(e.Stole(NOAM, ADA, color("green"), 2), me=ADA),
    "M16": told(e.Stole(NOAM, LOU, color("red"), 1), e.Stole(NOAM, ADA, color("red"), 2), me=ADA),
    "M17": told(e.Missed(ADA, -1), me=ADA),
    "M18": told(e.Ticked(ADA, color("blue"), 1), me=ADA),
    "M19": told(e.Counted(ADA, 1), e.Counted(NOAM, 0), e.Counted(LOU, 22), me=ADA),
    "M20": told(e.Ended(1 << ADA, 61), me=ADA),
    "M21": told(e.Ended(1 << ADA | 1 << LOU, 44), me=ADA),
    "M22": told(e.Ended(1 << LOU, 5), ticks=True),
    "M23": told(e.Ended(0b111, 5), ticks=True),
    "M24": lambda s: " ".join(Narrator(s, NAMES, ADA, view()).automatic([e.Played(ADA, card("blue5"))])),
    "P01": asked(c.ASK_PLAY),
    "P02": lambda s: s.prompt(view(waiting=1 << NOAM), NAMES),
    "P03": lambda s: s.prompt(view(), NAMES),
    "P04": lambda s: s.prompt(view(over=True), NAMES),
    "P05": asked(c.ASK_ODD, 2, tied=0b1110),
    "A01": answered("red7"),
    "A02": answered("red7?"),
    "A03": answered("none"),
    "A04": answered("from1+3"),
    "A05": answered("officer"),
    "A06": lambda s: s.color(4),
    "A07": lambda s: s.shape(4),
    "R01": refused(r.NOT_IN_HAND, "blue5"),
    "R02": refused(r.NOT_IN_HAND, "officer"),
    "R03": refused(r.ALL_SHOWN),
    "R04": refused(r.NOT_FACE_UP, "blue6"),
    "R05": refused(r.NOT_TIED),
    "R06": refused(r.SO_MANY_SEATS, n=2),
    "R07": refused(common.NOT_YOUR_TURN),
    "R08": refused(common.UNKNOWN_WORD, word="bleu3", guess="blue3"),
}
