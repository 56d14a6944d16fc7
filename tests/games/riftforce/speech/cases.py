"""How each model sentence comes about: real words, events, questions and refusals, by id."""

from __future__ import annotations

from collections.abc import Callable

from riftable.core import refusal as common
from riftable.core.event import Reveal
from riftable.games.riftforce.rules import events as e
from riftable.games.riftforce.rules import ids as c
from riftable.games.riftforce.rules import refusals as r
from riftable.games.riftforce.rules.guilds import GUILDS
from riftable.games.riftforce.rules.moves import move_id
from riftable.games.riftforce.rules.plans import PLAN_NAMES
from riftable.games.riftforce.rules.refusals import Refusal
from riftable.games.riftforce.rules.selectors import (
    ALLY_BEHIND,
    ALLY_HERE,
    ANY_ALLY,
    ANY_ENEMY,
    EACH_ENEMY,
    FIRST_AROUND,
    FIRST_BESIDE,
    FIRST_ENEMY,
    LAST_ENEMY,
    LAST_OTHER,
    ME,
    MOST_DAMAGED,
    ONE_BESIDE,
    OTHER_ENEMIES,
    SECOND_ENEMY,
    UP_TO_ME,
)
from riftable.games.riftforce.rules.steps import (
    ADJACENT,
    ELSEWHERE,
    Cure,
    Draw,
    Gain,
    Guild,
    Heal,
    Hit,
    HitHarder,
    Move,
    Pull,
    Push,
    Repeat,
    Steal,
    Word,
)
from riftable.games.riftforce.speech import Outcome, Speech
from tests.games.riftforce.speech.board import NAMES, answer, guild, kind, prompt, tell, view

Case = Callable[[Speech], str]
CASES: dict[str, Case] = {}


def active(g: Guild) -> Case:
    return lambda s: s.ability(g).active


def on_play(g: Guild) -> Case:
    return lambda s: s.ability(g).on_play


def destroyed(g: Guild) -> Case:
    return lambda s: s.ability(g).destroyed


def challenge(number: int, stars: int) -> Case:
    return lambda s: s.challenge(number, stars, None)


for each in GUILDS:
    code = each.name[:2].upper()
    CASES[f"G-{code}"] = active(each)
    if each.on_play:
        CASES[f"G-{code}+"] = on_play(each)
    if each.gift:
        CASES[f"G-{code}†"] = destroyed(each)

for number in (5, 6, 7):
    for stars in (1, 2, 3, 4):
        CASES[f"C-{number}/{stars}"] = challenge(number, stars)
CASES["C-&a"] = lambda s: s.ampersand("move")
CASES["C-&b"] = lambda s: s.ampersand("heal")

# Guilds that no box holds: the words speak by themselves.
GIVING = Guild("x", Hit(2, ANY_ENEMY, on_kill=Draw()), Hit(2, SECOND_ENEMY, on_kill=Repeat()), gift=5)
MOVING = Guild("x", Move(ELSEWHERE), Hit(1, ONE_BESIDE), Pull(), Hit(2, FIRST_BESIDE), Heal(1, ALLY_HERE))
ARRIVING = Guild("x", Draw(), on_play=[HitHarder(1, 4, LAST_ENEMY), Gain(5), Move(ADJACENT)])
DEEP = Guild("x", Hit(1, FIRST_ENEMY, on_kill=Hit(2, LAST_ENEMY, on_kill=Gain(2))), reward=False)
EITHER = Guild(
    "x", HitHarder(1, 2, ANY_ENEMY), HitHarder(2, 5, EACH_ENEMY), HitHarder(1, 4, EACH_ENEMY, True)
)
TO_OTHERS = [Hit(3, FIRST_ENEMY), Hit(1, OTHER_ENEMIES), Hit(2, FIRST_ENEMY), Hit(5, LAST_OTHER)]


def bot(*words: Word) -> Case:
    """Words that no challenge has, said of a bot."""
    return lambda s: s.spoken(" ".join(s._sentences(list(words), "", bot=True)))


CASES |= {
    "X01": active(Guild("x", Hit(4, LAST_ENEMY), Heal(2, ANY_ALLY))),
    "X02": active(Guild("x", Hit(5, EACH_ENEMY), Move(ADJACENT), Heal(5, ALLY_BEHIND), Hit(1, EACH_ENEMY))),
    "X03": active(Guild("x", Hit(2, FIRST_AROUND), Cure(UP_TO_ME), Hit(1, ME))),
    "X04": active(Guild("x", Hit(1, FIRST_ENEMY), Hit(2, SECOND_ENEMY), Hit(5, LAST_ENEMY), Gain(2))),
    "X05": active(Guild("x", Hit(3, FIRST_ENEMY), Hit(1, LAST_ENEMY), Pull())),
    "X06": active(Guild("x", Hit(21, FIRST_ENEMY), Heal(22, ME), Heal(11, ALLY_BEHIND))),
    "X07": active(GIVING),
    "X08": destroyed(GIVING),
    "X09": active(MOVING),
    "X10": on_play(ARRIVING),
    "X11": active(ARRIVING),
    "X12": active(DEEP),
    "X13": active(EITHER),
    "X14": active(Guild("x", HitHarder(1, 3, ONE_BESIDE), Move(ELSEWHERE, both=True))),
    "X15": active(
        Guild("x", Hit(1, LAST_ENEMY, on_kill=Steal()), Hit(1, LAST_ENEMY, on_kill=Move(ADJACENT)))
    ),
    "X16": active(Guild("x", Move(ADJACENT), HitHarder(1, 2, ME), Hit(1, FIRST_BESIDE))),
    "X17": on_play(Guild("x", on_play=[Hit(2, ONE_BESIDE), Cure(ME)])),
    "X18": active(Guild("x", HitHarder(1, 2, FIRST_ENEMY), Pull())),
    "X19": active(Guild("x", Hit(2, LAST_OTHER), Hit(1, OTHER_ENEMIES), Hit(3, MOST_DAMAGED), Push())),
    "X20": active(Guild("x", Move(ADJACENT), *TO_OTHERS)),
    "X21": active(Guild("x", Hit(3, FIRST_ENEMY), Hit(2, SECOND_ENEMY), Hit(1, OTHER_ENEMIES))),
    "X22": active(Guild("x", HitHarder(1, 2, MOST_DAMAGED), Push())),
    "X23": lambda s: s.challenge(7, 2, twice=False),
    "X24": lambda s: s.challenge(6, 2, "move"),
    "X25": lambda s: s.challenge(7, 3, "heal"),
    "X26": bot(Move(ELSEWHERE), Hit(2, ONE_BESIDE), Pull(), Hit(1, UP_TO_ME), Heal(1, ALLY_HERE), Cure(ME)),
    "X27": bot(Hit(1, LAST_ENEMY), Move(ADJACENT, both=True), Heal(2, ALLY_BEHIND)),
    "X28": bot(HitHarder(2, 3, FIRST_ENEMY, by_me=True)),
}

FIRE, AIR, PLANT7 = ("fire5", 0, 3, 0), ("air6", 1, 3, 0), ("plant7", 0, 3, 0)
LAVA, STAR6, BEAST, FIRE7 = ("lava5", 0, 3, 0), ("star6", 1, 2, 0), ("beast6", 1, 4, 0), ("fire7", 0, 1, 0)
WATER, LIGHT, MUSIC = ("water5", 0, 3, 1), ("light5", 0, 1, 1), ("music5", 0, 3, 0)


def plan(name: str) -> int:
    return PLAN_NAMES.index(name)


def found(*names: str) -> list[int]:
    return [kind(name) for name in names]


CASES |= {
    "L01": lambda s: tell(s, [e.Hit(0, 1, 3)], FIRE, AIR),
    "L02": lambda s: tell(s, [e.Hit(0, 1, 1)], FIRE, PLANT7),
    "L03": lambda s: tell(s, [e.Destroyed(0, 0)], WATER),
    "L04": lambda s: tell(s, [e.Destroyed(0, 1), e.Destroyed(1, 0)], BEAST, FIRE7),
    "L05": lambda s: tell(s, [e.Destroyed(0, 0), e.Destroyed(1, 1)], LAVA, STAR6),
    "L06": lambda s: tell(s, [e.Gained(0, 1)], me=0),
    "L07": lambda s: tell(s, [e.Controlled(0, 3)]),
    "L08": lambda s: tell(s, [e.Controlled(0, 0)]),
    "L09": lambda s: tell(s, [e.Moved(0, 2, 1)], WATER),
    "L10": lambda s: tell(s, [e.Pulled(0, 1, 1)], ("plant5", 0, 2, 0), ("ice6", 1, 1, 2)),
    "L11": lambda s: tell(s, [e.Dragged(0, 1, 3)], ("magnet5", 0, 4, 0), BEAST),
    "L12": lambda s: tell(s, [e.Healed(0, 1, 1, 0)], LIGHT, WATER),
    "L13": lambda s: tell(s, [e.Healed(0, 1, 4, 1)], ("love5", 0, 1, 0), ("beast7", 0, 1, 4)),
    "L14": lambda s: tell(s, [e.Drew(0) for _ in range(6)], me=0),
    "L15": lambda s: tell(s, [e.Drew(1), Reveal(1, kind("fire5"), 2)], me=0),
    "L16": lambda s: tell(s, [e.Played(0, i, kind(f"fire{i + 5}"), 1) for i in range(3)]),
    "L17": lambda s: tell(s, [e.Discarded(0, kind("plant5")), e.Called(0, kind("plant5"), 1)]),
    "L18": lambda s: tell(s, [e.Discarded(0, kind("air7")), e.Called(0, kind("air7"), 0)]),
    "L19": lambda s: tell(s, [e.Stole(0, 0, 1, kind("earth6"), 3)], MUSIC, ("earth6", 1, 3, 6)),
    "L20": lambda s: tell(s, [e.Again(0)], ("thunderbolt6", 0, 3, 0)),
    "L21": lambda s: tell(s, [e.Recycled(0)]),
    "L22": lambda s: tell(s, [e.Placed(1, 0, kind("sand5"), 1)], mode="solo"),
    "L23": lambda s: tell(s, [e.Skipped(plan("attack3-557"), 7)], mode="solo"),
    "L24": lambda s: tell(s, [e.Gained(1, 2), e.Tied()], scores=(12, 10)).split(". ", 1)[1],
    "L25": lambda s: tell(s, [e.Ended(0)], scores=(12, 9)),
    "L26": lambda s: tell(s, [e.Took(0, guild("star"), 1)]),
    "L27": lambda s: tell(s, [e.Began(0)]),
    "L28": lambda s: tell(s, [e.Removed()]),
    "L29": lambda s: tell(s, [e.Offered(guild(name)) for name in ("fire", "water", "star")]),
    "L30": lambda s: tell(s, [e.Took(0, guild("fire"), 0)]),
    "L31": lambda s: tell(s, [e.Took(0, guild(name), 0) for name in ("earth", "air", "magnet", "love")]),
    "L32": lambda s: tell(s, [e.Placed(1, 0, kind("sand5"), 2)]),
    "L33": lambda s: tell(
        s, [e.Drew(0), Reveal(0, kind("fire5"), 1), e.Drew(0), Reveal(0, kind("water6"), 1)], me=0
    ),
    "L34": lambda s: tell(
        s,
        [
            e.Showed(0, kind("fire5")),
            e.Played(0, 0, kind("fire5"), 1),
            e.Showed(0, kind("light5")),
            e.Played(0, 1, kind("light5"), 2),
        ],
    ),
    "L35": lambda s: tell(s, [e.Discarded(0, kind("plant5"))]),
    "L36": lambda s: tell(s, [e.Called(0, kind("plant5"), 1)]),
    "L37": lambda s: tell(s, [e.Called(0, kind("magnet6"), 0)]),
    "L38": lambda s: tell(s, [e.Activated(0, 0)], FIRE),
    "L39": lambda s: tell(s, [e.Hit(0, 1, 1), e.Hit(0, 2, 1)], ("earth5", 0, 3, 0), AIR, ("ice7", 1, 3, 0)),
    "L40": lambda s: tell(
        s, [e.Hit(0, i, 2) for i in (1, 2)], LAVA, ("water6", 1, 2, 0), ("shadow5", 1, 4, 0)
    ),
    "L41": lambda s: tell(s, [e.Hit(2, i, 1) for i in (0, 1)], ("plant7", 0, 3, 0), ("ice5", 0, 3, 0), LAVA),
    "L42": lambda s: tell(s, [e.Hit(0, 0, 1)], LAVA),
    "L43": lambda s: tell(s, [e.Healed(0, 0, 1, 0)], LIGHT),
    "L44": lambda s: tell(s, [e.Healed(0, 0, 2, 1)], LIGHT),
    "L45": lambda s: tell(s, [e.Healed(0, 1, 1, 0)], LIGHT, LIGHT),
    "L46": lambda s: tell(s, [e.Gained(0, 2)], mode="team4"),
    "L47": lambda s: tell(s, [e.Gained(0, 5)], me=2, mode="team4"),
    "L48": lambda s: tell(s, [e.Ended(-1)], scores=(9, 9)),
    "L49": lambda s: tell(s, [e.Ended(-1)], scores=(7, 9)),
    "L50": lambda s: tell(s, [e.Ended(1)], scores=(9, 12), me=1),
    "L51": lambda s: tell(s, [e.Stole(0, 0, 1, kind("beast6"), 3)], MUSIC, me=0),
    "L52": lambda s: tell(s, [e.Ended(1)], scores=(9, 12), mode="team4"),
    "L53": lambda s: tell(s, [e.Controlled(0, 1)], me=0),
}

CASES |= {
    "P01": lambda s: prompt(s, c.ASK_ACTION),
    "P02": lambda s: prompt(s, c.ASK_PLAY, moves="30"),
    "P03": lambda s: prompt(s, c.ASK_WHERE, about=kind("fire5")),
    "P04": lambda s: prompt(s, c.ASK_PLAY, n=1, moves="0 30"),
    "P05": lambda s: prompt(s, c.ASK_DISCARD),
    "P06": lambda s: prompt(s, c.ASK_BY, about=kind("plant5")),
    "P07": lambda s: prompt(s, c.ASK_ACTIVATE, about=kind("plant5"), n=2),
    "P08": lambda s: prompt(s, c.ASK_ACTIVATE, about=kind("plant5"), n=1),
    "P09": lambda s: prompt(s, c.ASK_HIT, FIRE, about=0, n=2),
    "P10": lambda s: prompt(s, c.ASK_HEAL, LIGHT, about=0, n=1),
    "P11": lambda s: prompt(s, c.ASK_NEAR, WATER, about=0),
    "P12": lambda s: prompt(s, c.ASK_FAR, ("air6", 0, 3, 0), about=0),
    "P13": lambda s: prompt(s, c.ASK_SIDE, ("plant5", 0, 3, 0), about=0, n=2),
    "P14": lambda s: prompt(s, c.ASK_STOLEN, MUSIC, about=0, n=kind("earth6")),
    "P15": lambda s: prompt(s, c.ASK_GUILD, n=2),
    "P16": lambda s: prompt(s, c.ASK_KEEP, n=1, moves="12 13 14 15 16 17", mode="solo"),
    "P17": lambda s: prompt(s, c.ASK_BOT, about=plan("attack1-556"), n=5, mode="solo"),
    "P19": lambda s: s.outcome(Outcome(activated=3, damage=7, mine=1)),
    "P20": lambda s: s.prompt(view(waiting=1), NAMES),
    "P21": lambda s: prompt(s, c.ASK_PLAY, n=2, moves="30", gap=1),
    "P22": lambda s: prompt(s, c.ASK_HEAL, ("love5", 0, 1, 0), about=0, n=0),
    "P23": lambda s: s.prompt(view(waiting=3), NAMES),
    "P24": lambda s: s.prompt(view(), NAMES),
    "P25": lambda s: s.prompt(view(over=True), NAMES),
    "P26": lambda s: prompt(s, c.ASK_ACTIVATE, about=kind("plant5"), n=3),
    "A01": lambda s: answer(s, c.ASK_ACTION, c.PLAY),
    "A02": lambda s: answer(s, c.ASK_ACTION, c.ACTIVATE),
    "A03": lambda s: answer(s, c.ASK_ACTION, c.DRAW),
    "A04": lambda s: answer(s, c.ASK_PLAY, c.STOP),
    "A05": lambda s: answer(s, c.ASK_PLAY, c.CARD + kind("fire5")),
    "A06": lambda s: answer(s, c.ASK_WHERE, c.LANE + 2, about=kind("fire5")),
    "A07": lambda s: answer(s, c.ASK_BY, c.BY_GUILD, about=kind("plant5")),
    "A08": lambda s: answer(s, c.ASK_BY, c.BY_NUMBER, about=kind("plant5")),
    "A09": lambda s: answer(s, c.ASK_ACTIVATE, move_id("@3.1"), ("fire5", 0, 3, 2)),
    "A10": lambda s: answer(s, c.ASK_HIT, move_id("@3.2"), FIRE, AIR, ("ice6", 1, 3, 0), about=0),
    "A11": lambda s: answer(s, c.ASK_ACTIVATE, move_id("@3.2"), FIRE, FIRE),
    "A12": lambda s: answer(s, c.ASK_SIDE, c.LANE + 1, ("plant5", 0, 3, 0), about=0),
    "A13": lambda s: answer(s, c.ASK_SIDE, c.LANE + 3, ("plant5", 0, 3, 0), about=0),
    "A14": lambda s: answer(s, c.ASK_GUILD, c.PICK + guild("star")),
    "A15": lambda s: answer(
        s, c.ASK_HIT, move_id("@2.2"), ("ice6", 1, 2, 5), ("ice6", 1, 2, 5), ("sand5", 0, 2, 0), about=2
    ),
    "O01": lambda s: s.outcome(
        Outcome(activated=1, damage=1, destroyed=1, lost=1, mine=2, theirs=1, drawn=1)
    ),
    "O02": lambda s: s.outcome(Outcome(played=2, damage=5, destroyed=2, lost=2, theirs=5)),
    "O03": lambda s: s.outcome(Outcome(checked=True, mine=5, drawn=5)),
    "O04": lambda s: s.outcome(Outcome(activated=2)),
    "O05": lambda s: s.outcome(Outcome(damage=3)),
    "O06": lambda s: s.outcome(Outcome(activated=1, hurt=2)),
}

CASES |= {
    "R01": lambda s: s.refusal(Refusal(common.NOT_YOUR_TURN)),
    "R02": lambda s: s.refusal(Refusal(r.HAND_FULL, n=7)),
    "R03": lambda s: s.refusal(Refusal(r.MIXED, found("light6", "fire5", "fire6"))),
    "R04": lambda s: s.refusal(Refusal(r.MOST_CARDS, n=3)),
    "R05": lambda s: s.refusal(Refusal(r.PLAY_ONE)),
    "R06": lambda s: s.refusal(Refusal(r.NOT_ADJACENT, lanes=[5, 1])),
    "R07": lambda s: s.refusal(Refusal(r.ONE_OR_SPREAD)),
    "R08": lambda s: s.refusal(Refusal(r.NOT_IN_HAND, found("fire6"))),
    "R09": lambda s: s.refusal(Refusal(r.ALREADY_ACTIVATED, found("water5"))),
    "R10": lambda s: s.refusal(Refusal(r.DOES_NOT_FIT, found("ice6", "plant5"))),
    "R11": lambda s: s.refusal(Refusal(r.CANNOT_STAY, found("air6"), [3])),
    "R12": lambda s: s.refusal(Refusal(r.ONLY_TO, found("beast5"), [2, 4])),
    "R13": lambda s: s.refusal(Refusal(r.NO_ENEMY, lanes=[2])),
    "R14": lambda s: s.refusal(Refusal(r.NOT_DAMAGED)),
    "R15": lambda s: s.refusal(Refusal(r.NOT_YOURS)),
    "R16": lambda s: s.refusal(Refusal(r.PARTNERS_CARD)),
    "R17": lambda s: s.refusal(Refusal(r.GUILD_TAKEN, guild=guild("star"))),
    "R18": lambda s: s.refusal(Refusal(r.GUILDS_FULL, n=4)),
    "R19": lambda s: s.refusal(Refusal(r.BOT_HARMLESS)),
    "R20": lambda s: s.refusal(Refusal(r.DISCARD_CLOSED)),
    "R21": lambda s: s.refusal(Refusal(common.UNDO_REVEALED)),
    "R22": lambda s: s.refusal(Refusal(common.UNKNOWN_WORD, word="fier5", guess="fire5")),
    "R23": lambda s: s.refusal(Refusal(common.AMBIGUOUS, word="water5")),
    "R24": lambda s: s.refusal(Refusal(common.GAME_OVER)),
    "R25": lambda s: s.refusal(Refusal(common.STALE)),
    "R26": lambda s: s.refusal(Refusal(r.MIXED, found("light6", "fire5"))),
    "R27": lambda s: s.refusal(Refusal(r.HAND_EMPTY)),
    "R28": lambda s: s.refusal(Refusal(r.FILL_GAP, lanes=[3])),
    "R29": lambda s: s.refusal(Refusal(r.NO_SUCH_LANE, n=5)),
    "R30": lambda s: s.refusal(Refusal(r.DOES_NOT_FIT, found("ice5", "plant5"), n=0)),
    "R31": lambda s: s.refusal(Refusal(r.DOES_NOT_FIT, found("plant6", "plant5"), n=1)),
    "R32": lambda s: s.refusal(Refusal(r.NOT_AN_ENEMY)),
    "R33": lambda s: s.refusal(Refusal(r.OUT_OF_REACH, found("ice6"), [2, 4])),
    "R34": lambda s: s.refusal(Refusal(r.NOT_DAMAGED, found("water5"))),
    "R35": lambda s: s.refusal(Refusal(r.NOT_ON_OFFER, guild=guild("star"))),
    "R36": lambda s: s.refusal(Refusal(common.NOTHING_TO_UNDO)),
    "R37": lambda s: s.refusal(Refusal(common.UNKNOWN_WORD, word="fier5")),
    "R38": lambda s: s.refusal(Refusal(common.NOT_AN_ANSWER, word="draw")),
    "R39": lambda s: s.refusal(Refusal(r.ONLY_TO, found("magnet7"), [4])),
}

# Solo.
SAND, STAR, OWN = ("sand5", 1, 2, 1), ("star6", 1, 2, 0), ("water5", 0, 2, 1)
SKIPPED = [e.Skipped(plan("attack3-567"), number) for number in (5, 7)]

CASES |= {
    "L54": lambda s: tell(
        s, [e.Placed(1, i, kind(name), i) for i, name in enumerate(("sand5", "star6", "beast7"))], mode="solo"
    ),
    "L55": lambda s: tell(s, [e.Planned(plan("attack1-556"))], mode="solo"),
    "L56": lambda s: tell(s, [e.Planned(plan("control2"))], mode="solo"),
    "L57": lambda s: tell(s, [*SKIPPED], mode="solo"),
    "L58": lambda s: tell(s, [e.Pushed(0, 1, 2)], STAR, OWN, mode="solo"),
    "L59": lambda s: tell(s, [e.Activated(1, 0)], SAND, mode="solo", me=0),
    "L60": lambda s: tell(s, [e.Controlled(1, 2)], mode="solo"),
    "L61": lambda s: tell(s, [e.Controlled(1, 0)], mode="solo"),
    "L62": lambda s: tell(s, [e.Gained(1, 1)], mode="solo"),
    "L63": lambda s: tell(s, [e.Took(1, guild(name), 0) for name in ("sand", "star")], mode="solo"),
    "L64": lambda s: tell(s, [e.Recycled(1)], mode="solo"),
    "L65": lambda s: tell(s, [e.Ended(1)], scores=(9, 12), mode="solo", me=0),
    "L66": lambda s: tell(s, [e.Hit(0, 1, 2)], SAND, OWN, mode="solo"),
    "P27": lambda s: prompt(s, c.ASK_HIT, SAND, OWN, about=0, n=2, mode="solo"),
    "P28": lambda s: prompt(s, c.ASK_HEAL, SAND, about=0, n=1, mode="solo"),
    "P29": lambda s: prompt(s, c.ASK_PUSH, STAR, OWN, about=0, it=1, mode="solo"),
    "P30": lambda s: prompt(s, c.ASK_KEEP, n=2, moves="12 13 14 15 16", mode="solo"),
    "P31": lambda s: prompt(s, c.ASK_KEEP, n=4, moves="12 13 14", mode="solo"),
    "A16": lambda s: answer(s, c.ASK_HIT, move_id("@2.1"), SAND, OWN, about=0, mode="solo"),
    "A17": lambda s: answer(s, c.ASK_BOT, move_id("@2.1"), SAND, OWN, mode="solo"),
    "A18": lambda s: answer(s, c.ASK_HEAL, move_id("@2.2"), STAR, SAND, about=0, mode="solo"),
    "S01": lambda s: s.stars(1),
    "S02": lambda s: s.stars(3),
    "S03": lambda s: s.stars(17),
    "S04": lambda s: s.preset("beginner"),
    "S05": lambda s: s.preset("easy"),
    "S06": lambda s: s.preset("normal"),
    "S07": lambda s: s.preset("hard"),
    "S08": lambda s: s.preset("expert"),
    "S09": lambda s: s.preset("hardest"),
}

# Teams: six locations in two areas.
GRAY1, GREEN3, FACING = ("fire5", 0, 4, 2), ("plant5", 0, 3, 0), ("air6", 1, 4, 0)

CASES |= {
    "L67": lambda s: tell(s, [e.Hit(0, 1, 3)], GRAY1, FACING, mode="team4"),
    "L68": lambda s: tell(s, [e.Moved(0, 2, 3)], GREEN3, mode="team4"),
    "L69": lambda s: tell(s, [e.Moved(0, 3, 2)], GRAY1, mode="team4"),
    "L70": lambda s: tell(
        s, [e.Played(2, i, kind(f"{name}5"), i + 2) for i, name in enumerate(("fire", "ice"))], mode="team3"
    ),
    "L71": lambda s: tell(s, [e.Placed(3, 0, kind("sand5"), 4)], mode="team4"),
    "L72": lambda s: tell(s, [e.Pulled(0, 1, 2)], GREEN3, FACING, mode="team4"),
    "L73": lambda s: tell(s, [e.Dragged(0, 1, 3)], GREEN3, FACING, mode="team4"),
    "L74": lambda s: tell(s, [e.Activated(2, 0)], GREEN3, mode="team4"),
    "L75": lambda s: tell(s, [e.Stole(0, 0, 2, kind("earth6"), 3)], ("music5", 0, 3, 0), mode="team4"),
    "L76": lambda s: tell(s, [e.Controlled(0, 2)], mode="team4"),
    "L77": lambda s: tell(s, [e.Controlled(0, 1)], me=0, mode="team4"),
    "L78": lambda s: tell(s, [e.Controlled(0, 3)], me=2, mode="team3"),
    "L79": lambda s: tell(s, [e.Controlled(1, 5)], mode="team3"),
    "L80": lambda s: tell(s, [e.Controlled(2, 0)], mode="team4"),
    "P33": lambda s: prompt(s, c.ASK_GUILD, n=2, mode="team4"),
    "P34": lambda s: prompt(s, c.ASK_GUILD, seat=1, n=3, mode="team3"),
    "A19": lambda s: answer(s, c.ASK_WHERE, c.LANE + 1, about=kind("fire5"), mode="team4"),
    "A20": lambda s: answer(s, c.ASK_SIDE, c.LANE + 3, GREEN3, about=0, mode="team4"),
    "A21": lambda s: answer(s, c.ASK_ACTIVATE, move_id("@4.1"), GRAY1, mode="team4"),
    "R40": lambda s: s.refusal(Refusal(r.NOT_ADJACENT, lanes=[4, 1]), 6),
    "R41": lambda s: s.refusal(Refusal(r.NOT_ADJACENT, lanes=[1, 6]), 6),
    "R42": lambda s: s.refusal(Refusal(r.ONLY_TO, found("beast5"), [1, 3]), 6),
    "R43": lambda s: s.refusal(Refusal(r.ONLY_TO, found("beast5"), [3, 5]), 6),
    "R44": lambda s: s.refusal(Refusal(r.OUT_OF_REACH, found("ice6"), [2, 4]), 6),
    "R45": lambda s: s.refusal(Refusal(r.FILL_GAP, lanes=[3]), 6),
    "R46": lambda s: s.refusal(Refusal(r.CANNOT_STAY, found("air6"), [4]), 6),
    "R47": lambda s: s.refusal(Refusal(r.NO_ENEMY, lanes=[2]), 6),
    "R48": lambda s: s.refusal(Refusal(r.NO_SUCH_LANE, n=6), 6),
    "R49": lambda s: s.refusal(Refusal(common.UNDO_OTHERS_ACTED)),
    "R50": lambda s: s.refusal(Refusal(common.UNDO_TURN_OVER)),
}
