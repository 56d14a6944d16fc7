"""Rules as arrays for the kernels: the programs of the guilds, the shape of the board and the options.

What a guild does is defined in `rules.guilds`; this module translates it step by step. A step that it does
not know raises `UnsupportedStep`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from riftable.core.errors import BadOption, RiftableError
from riftable.core.machine import Code, Return, Step
from riftable.games.riftforce.error_messages import RiftforceMessage
from riftable.games.riftforce.rl.batch.layout import QUOTA, SEATS
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules import selectors
from riftable.games.riftforce.rules.ids import NUM_GUILDS
from riftable.games.riftforce.rules.modes import MODES
from riftable.games.riftforce.rules.steps import (
    Bury,
    Cure,
    Draw,
    Gain,
    Heal,
    Hit,
    HitHarder,
    HitOrStop,
    IfKilled,
    Move,
    Pull,
    Steal,
    StrikeAgain,
    Targeted,
)
from riftable.games.riftforce.rules.turn import TABLE_CODE


class UnsupportedStep(RiftableError):
    """Raised for a guild with a step or selector that batches do not support, or with too many of them."""


# An instruction is FIELDS numbers, a program LENGTH instructions; the last of a program is RETURN.
FIELDS: Final = 8
OP: Final = 0
ENEMY: Final = 1  # 1: it targets the other side
LANES: Final = 2  # HERE, BESIDE, both, or EVERYWHERE
PLACE: Final = 3
DAMAGED: Final = 4  # 1: damaged units only; OR_ME: and I, if all of these are Beasts
CHOICE: Final = 5  # ALL, ONE_UNIT or ONE_LANE, as in `selectors`
N: Final = 6
MORE: Final = 7
LENGTH: Final = 8
ON_PLAY: Final = NUM_GUILDS  # programs: what the guilds do, then what they do on arrival

RETURN: Final = 0
HIT: Final = 1  # N damage; MORE: or stop, if the player likes
HARDER: Final = 2  # N damage, or MORE if it is damaged
HARDER_BY_ME: Final = 3  # N damage, or MORE if I am damaged
HEAL: Final = 4  # N damage less
CURE: Final = 5
MOVE: Final = 6  # N: 0 to an adjacent location, 1 anywhere else; MORE: the enemy hit comes along
PULL: Final = 7
GAIN: Final = 8  # N Riftforce
STEAL: Final = 9
DRAW: Final = 10
BURY: Final = 11  # N: 1 with reward
IF_KILLED: Final = 12  # else skip N
NOTHING: Final = 13  # a step that changes nothing

OR_ME: Final = 2

HERE: Final = 1
BESIDE: Final = 2
EVERYWHERE: Final = 4

FRONT: Final = 0
SECOND: Final = 1
BACK: Final = 2
EACH: Final = 3
BEHIND_ME: Final = 4
UP_TO_ME: Final = 5
MYSELF: Final = 6


class SelectorCode(NamedTuple):
    """A selector: at which locations, where in the line, and whether only damaged units count."""

    lanes: int
    place: int
    damaged: int = 0


SELECTOR_CODES: Final[dict[type[selectors.Selector], SelectorCode]] = {
    selectors.FirstEnemy: SelectorCode(HERE, FRONT),
    selectors.SecondEnemy: SelectorCode(HERE, SECOND),
    selectors.LastEnemy: SelectorCode(HERE, BACK),
    selectors.EachEnemy: SelectorCode(HERE, EACH),
    selectors.AnyEnemy: SelectorCode(HERE, EACH),
    selectors.FirstBeside: SelectorCode(BESIDE, FRONT),
    selectors.OneBeside: SelectorCode(BESIDE, FRONT),
    selectors.FirstAround: SelectorCode(HERE | BESIDE, FRONT),
    selectors.AllyBehind: SelectorCode(HERE, BEHIND_ME),
    selectors.UpToMe: SelectorCode(HERE, UP_TO_ME),
    selectors.Me: SelectorCode(HERE, MYSELF),
    selectors.AnyAlly: SelectorCode(EVERYWHERE, EACH, damaged=1),
    selectors.AllyHere: SelectorCode(HERE, EACH, damaged=1),
    selectors.AllyOrMe: SelectorCode(HERE, EACH, damaged=OR_ME),
}


def instruction(step: Step) -> list[int]:
    """Return a step as FIELDS numbers."""
    target = [0] * 5
    if isinstance(step, Targeted):
        selector = SELECTOR_CODES.get(type(step.selector))
        if selector is None:
            raise UnsupportedStep(RiftforceMessage.BATCH_SELECTOR, name=type(step.selector).__name__)
        target = [int(step.selector.enemy), *selector, step.selector.choice]
    match step:
        case HitOrStop():
            rest = [HIT, int(step.n), 1]
        case Hit():
            rest = [HIT, int(step.n), 0]
        case HitHarder():
            rest = [HARDER_BY_ME if step.by_me else HARDER, int(step.n), step.hard]
        case Heal():
            rest = [HEAL, int(step.n), 0]
        case Cure():
            rest = [CURE, 0, 0]
        case Move():
            rest = [MOVE, step.where, int(step.both)]
        case Pull():
            rest = [PULL, 0, 0]
        case Gain():
            rest = [GAIN, step.n, 0]
        case Steal():
            rest = [STEAL, 0, 0]
        case Draw():
            rest = [DRAW, 0, 0]
        case Bury():
            rest = [BURY, int(step.reward), 0]
        case IfKilled():
            rest = [IF_KILLED, step.skip, 0]
        case StrikeAgain():
            rest = [NOTHING, 0, 0]
        case Return():
            rest = [RETURN, 0, 0]
        case _:
            raise UnsupportedStep(RiftforceMessage.BATCH_STEP, name=type(step).__name__)
    return [rest[0], *target, *rest[1:]]


def program(code: Code | None) -> list[int]:
    """Return a code as numbers; None is a program that returns at once."""
    numbers: list[int] = []
    if code is not None:
        node = code.start
        while node is not node.next:
            node = node.next
            numbers += instruction(node.step)
    if len(numbers) > LENGTH * FIELDS:
        raise UnsupportedStep(RiftforceMessage.BATCH_LENGTH, name=code.name if code else "", most=LENGTH)
    return numbers + [0] * (LENGTH * FIELDS - len(numbers))


# Layout of the shape of the board and the options.
CFG_LANES: Final = 0
CFG_SEATS: Final = 1
CFG_SIDES: Final = 2  # + seat
CFG_STARTS: Final = 6  # how many seats may start
CFG_ROUND: Final = 7  # turns in a round
CFG_ORDERS: Final = 8  # + ORDER_WIDTH * the seat that starts
ORDER_WIDTH: Final = 4  # the most turns in a round
CFG_AREAS: Final = 16  # + seat: the locations it checks, a bit each
CFG_SET_UP: Final = 20  # + SET_UP_WIDTH * the seat that starts: how many, then pairs of seat and location
SET_UP_WIDTH: Final = 7  # a count and at most three pairs
CFG_QUOTAS: Final = 34  # + seat
CFG_ON_OFFER: Final = 38
CFG_BOX: Final = 39
CFG_FIRST: Final = 40
CFG_CAP: Final = 41
CFG_PATIENCE: Final = 42
CFG_OWNER: Final = 43  # 1: stolen cards return to their owner
CFG_NAMED: Final = 44  # 1: the guilds are named
CFG_GUILDS: Final = 45  # + seat * QUOTA: those named
CFG_GIFTS: Final = 61  # + guild
CFG_DEAD: Final = CFG_GIFTS + NUM_GUILDS  # 1: a dead position ends the game
CFG_ENDLESS: Final = CFG_DEAD + 1  # 1: level sides that gain alike for ever have drawn
CFG_BY_NUMBER: Final = CFG_DEAD + 2  # 1: a stolen card acts in the same action by number only
CFG_SIZE: Final = CFG_DEAD + 3

SUPPORTED: Final = tuple(name for name, mode in MODES.items() if mode.code is TABLE_CODE)


class Tables(NamedTuple):
    """What the kernels know about rules."""

    config: NDArray[np.int64]
    programs: NDArray[np.int8]


def tables(rules: Riftforce) -> Tables:
    """Return rules as arrays; raise `BadOption` for a mode that batches do not support."""
    if rules.mode not in SUPPORTED:
        raise BadOption(RiftforceMessage.BATCH_MODE, known=tuple(SUPPORTED), mode=rules.mode)
    config = rules.config
    numbers = np.zeros(CFG_SIZE, np.int64)

    def put(at: int, values: list[int]) -> None:
        numbers[at : at + len(values)] = values

    put(CFG_LANES, [config.lanes, len(config.sides), *config.sides])
    put(CFG_STARTS, [len(config.orders), len(config.orders[0])])
    for start, order in enumerate(config.orders):
        put(CFG_ORDERS + ORDER_WIDTH * start, order)
    for start, pairs in enumerate(config.set_up):
        put(CFG_SET_UP + SET_UP_WIDTH * start, [len(pairs) // 2, *pairs])
    put(CFG_AREAS, [sum([1 << lane for lane in area]) for area in config.areas])
    put(CFG_QUOTAS, config.quotas)
    put(CFG_ON_OFFER, [config.on_offer, config.box, config.first, config.cap, config.patience])
    put(CFG_OWNER, [int(config.stolen_cards_return_to_owner), int(bool(config.guilds))])
    for seat, guilds in enumerate(config.guilds):
        put(CFG_GUILDS + seat * QUOTA, guilds)
    put(CFG_GIFTS, config.gifts)
    put(CFG_DEAD, [int(config.dead_position_ends), int(config.endless_is_a_draw)])
    put(CFG_BY_NUMBER, [int(config.stolen_cards_act_by_number_only)])
    programs = [program(code) for code in [*config.abilities, *config.on_play]]
    return Tables(numbers, np.array(programs, np.int8).reshape(-1))


assert max(max(mode.quotas) for mode in MODES.values()) <= QUOTA
assert max(len(mode.sides) for mode in MODES.values()) <= SEATS
