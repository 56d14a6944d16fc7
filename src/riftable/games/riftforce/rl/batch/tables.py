"""Rules as arrays for the kernels: the programs of guilds and bots, plans, the board and the options.

What a guild does is defined in `rules.guilds`, what a bot does in `rules.challenges`; this module translates
it step by step. A step that it does not know raises `UnsupportedStep`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from riftable.core.errors import RiftableError
from riftable.core.machine import Code, Return, Step
from riftable.games.riftforce.error_messages import RiftforceMessage
from riftable.games.riftforce.rl.batch.layout import QUOTA, SEATS
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules import selectors
from riftable.games.riftforce.rules.ids import NUM_GUILDS, NUM_PLANS
from riftable.games.riftforce.rules.modes import MODES
from riftable.games.riftforce.rules.plans import ATTACKS, PLAN_LANES, PLAN_NAMES, PLAN_NUMBERS
from riftable.games.riftforce.rules.state import Challenge, GameConfig
from riftable.games.riftforce.rules.steps import (
    ELSEWHERE,
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
    Push,
    Steal,
    StrikeAgain,
    Targeted,
)
from riftable.games.riftforce.rules.trainer import TRAINER


class UnsupportedStep(RiftableError):
    """Raised for a guild, challenge or plan with a part that batches do not support, or with too many."""


# An instruction is FIELDS numbers, a program LENGTH instructions; the last of a program is RETURN.
FIELDS: Final = 8
OP: Final = 0
ENEMY: Final = 1  # 1: it targets the other side
LANES: Final = 2  # HERE, BESIDE, both, or EVERYWHERE
PLACE: Final = 3
DAMAGED: Final = 4  # 1: damaged units only; OR_ME: and I, if all of these are Beasts; or MOST
CHOICE: Final = 5  # ALL, ONE_UNIT or ONE_LANE, as in `selectors`
N: Final = 6
MORE: Final = 7
LENGTH: Final = 8
# Programs: what the guilds do, what they do on arrival, then in solo what bots do, by number - 5.
ON_PLAY: Final = NUM_GUILDS
BOTS: Final = 2 * NUM_GUILDS

RETURN: Final = 0
HIT: Final = 1  # N damage; MORE: or stop, if the player likes
HARDER: Final = 2  # N damage, or MORE if it is damaged
HARDER_BY_ME: Final = 3  # N damage, or MORE if I am damaged
HEAL: Final = 4  # N damage less
CURE: Final = 5
MOVE: Final = 6  # N: where to, see TO_ENEMIES; MORE: the enemy hit comes along
PULL: Final = 7
GAIN: Final = 8  # N Riftforce
STEAL: Final = 9
DRAW: Final = 10
BURY: Final = 11  # N: 1 with reward
IF_KILLED: Final = 12  # else skip N
NOTHING: Final = 13  # a step that changes nothing
PUSH: Final = 14

OR_ME: Final = 2
MOST: Final = 3  # those with the most damage

# Where MOVE goes: as in `steps`, or elsewhere to where a bot then does damage.
TO_ENEMIES: Final = 2
BESIDE_ENEMIES: Final = 3

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
OTHERS: Final = 7  # all but the first
LAST_OTHER: Final = 8  # the last, unless it is the first


class SelectorCode(NamedTuple):
    """A selector: at which locations, where in the line, and which of these units count by their damage."""

    lanes: int
    place: int
    damaged: int = 0


SELECTOR_CODES: Final[dict[type[selectors.Selector], SelectorCode]] = {
    selectors.FirstEnemy: SelectorCode(HERE, FRONT),
    selectors.SecondEnemy: SelectorCode(HERE, SECOND),
    selectors.LastEnemy: SelectorCode(HERE, BACK),
    selectors.LastOther: SelectorCode(HERE, LAST_OTHER),
    selectors.MostDamaged: SelectorCode(HERE, EACH, damaged=MOST),
    selectors.OtherEnemies: SelectorCode(HERE, OTHERS),
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
        case Push():
            rest = [PUSH, 0, 0]
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


def bot_program(challenge: Challenge) -> list[int]:
    """Return what a bot does as numbers: it moves only to where it then does damage (A35)."""
    numbers = program(challenge.code)
    for p in range(0, len(numbers), FIELDS):
        if numbers[p + OP] == MOVE and numbers[p + N] == ELSEWHERE:
            numbers[p + N] = BESIDE_ENEMIES if challenge.beside else TO_ENEMIES
    return numbers


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
SET_UP_WIDTH: Final = 7  # a count and three pairs; where only one seat may start there is room for more
CFG_QUOTAS: Final = 34  # + seat
CFG_ON_OFFER: Final = 38
CFG_BOX: Final = 39
CFG_FIRST: Final = 40
CFG_CAP: Final = 41
CFG_PATIENCE: Final = 42
CFG_OWNER: Final = 43  # 1: stolen cards return to their owner
CFG_NAMED: Final = 44  # 1: the guilds are named
CFG_GUILDS: Final = 45  # + seat * QUOTA: those named
CFG_DEAD: Final = 61  # 1: a dead position ends the game
CFG_ENDLESS: Final = 62  # 1: level sides that gain alike for ever have drawn
CFG_BY_NUMBER: Final = 63  # 1: a stolen card acts in the same action by number only
CFG_GIFTS: Final = 64  # + (2 * the side that destroys + the side of the destroyed) * NUM_GUILDS + guild
# Solo.
CFG_BOTS: Final = CFG_GIFTS + 4 * NUM_GUILDS  # 1: bots play the other side
CFG_TRAINER_NAMED: Final = CFG_BOTS + 1  # 1: the guilds of the trainer are named
CFG_UNDRAWN: Final = CFG_BOTS + 2  # 1: it gets only guilds that the player did not draw
CFG_CHALLENGES: Final = CFG_BOTS + 3  # + CHALLENGE_WIDTH * (number - 5) + a part of a challenge
CHALLENGE_BESIDE: Final = 0  # 1: it hits adjacent locations, not its own
CHALLENGE_MOVES: Final = 1  # 1: it moves first
CHALLENGE_WIDTH: Final = 2
CFG_PLANS: Final = CFG_CHALLENGES + 3 * CHALLENGE_WIDTH  # + PLAN_WIDTH * plan + a part of a plan
PLAN_LANE: Final = 0
PLAN_COUNT: Final = 1  # how many bots it activates; 0: a control plan
PLAN_NUMBER: Final = 2  # + which of them: the number, less 5
MAX_PLAN_NUMBERS: Final = 3
PLAN_WIDTH: Final = PLAN_NUMBER + MAX_PLAN_NUMBERS
CFG_SIZE: Final = CFG_PLANS + PLAN_WIDTH * NUM_PLANS


class Tables(NamedTuple):
    """What the kernels know about rules."""

    config: NDArray[np.int64]
    programs: NDArray[np.int8]


def tables(rules: Riftforce) -> Tables:
    """Return rules as arrays."""
    config = rules.config
    numbers = np.zeros(CFG_SIZE, np.int64)

    def put(at: int, values: list[int]) -> None:
        numbers[at : at + len(values)] = values

    put(CFG_LANES, [config.lanes, len(config.sides), *config.sides])
    put(CFG_STARTS, [len(config.orders), len(config.orders[0])])
    for start, order in enumerate(config.orders):
        put(CFG_ORDERS + ORDER_WIDTH * start, order)
    for start, pairs in enumerate(config.set_up):
        assert 1 + len(pairs) <= (SET_UP_WIDTH if len(config.set_up) > 1 else CFG_QUOTAS - CFG_SET_UP)
        put(CFG_SET_UP + SET_UP_WIDTH * start, [len(pairs) // 2, *pairs])
    put(CFG_AREAS, [sum([1 << lane for lane in area]) for area in config.areas])
    put(CFG_QUOTAS, config.quotas)
    put(CFG_ON_OFFER, [config.on_offer, config.box, config.first, config.cap, config.patience])
    put(CFG_OWNER, [int(config.stolen_cards_return_to_owner), int(bool(config.guilds))])
    for seat, guilds in enumerate(config.guilds):
        put(CFG_GUILDS + seat * QUOTA, guilds)
    # In solo, where the trainer gains by control plans only, sides never gain alike for ever.
    put(CFG_DEAD, [int(config.dead_position_ends), int(config.endless_is_a_draw and config.bots < 0)])
    put(CFG_BY_NUMBER, [int(config.stolen_cards_act_by_number_only)])
    for by in range(2):
        for side in range(2):
            put(CFG_GIFTS + (2 * by + side) * NUM_GUILDS, gifts(config, by, side))
    programs = [program(code) for code in [*config.abilities, *config.on_play]]
    if config.bots >= 0:
        put(CFG_BOTS, [1, int(bool(config.trainer)), int(config.trainer_gets_undrawn)])
        put(CFG_GUILDS + TRAINER * QUOTA, config.trainer)
        # One bot at each location is a set-up like any other.
        put(CFG_SET_UP, [config.lanes, *[n for lane in range(config.lanes) for n in (TRAINER, lane)]])
        for i, challenge in enumerate(config.challenges):
            put(CFG_CHALLENGES + CHALLENGE_WIDTH * i, [int(challenge.beside), int(challenge.moves)])
            programs.append(bot_program(challenge))
        for plan in range(NUM_PLANS):
            put(CFG_PLANS + PLAN_WIDTH * plan, plan_numbers(plan, PLAN_NUMBERS[plan]))
    return Tables(numbers, np.array(programs, np.int8).reshape(-1))


def gifts(config: GameConfig, by: int, side: int) -> list[int]:
    """Return the extra Riftforce by guild for a card of a side that a card of side `by` destroys."""
    plain = side == config.bots or (by == config.bots and not config.crystal_bonus_for_bots)
    return [0] * NUM_GUILDS if plain else config.gifts


def plan_numbers(plan: int, activated: list[int]) -> list[int]:
    """Return the row of a plan that activates bots of these numbers.

    Kernels know an attack plan by its numbers: raise `UnsupportedStep` for one with none or too many, and for
    a control plan with any.
    """
    least, most = (1, MAX_PLAN_NUMBERS) if plan < ATTACKS else (0, 0)
    if not least <= len(activated) <= most:
        raise UnsupportedStep(RiftforceMessage.BATCH_PLAN, name=PLAN_NAMES[plan], most=MAX_PLAN_NUMBERS)
    return [PLAN_LANES[plan], len(activated), *[number - 5 for number in activated]]


assert max(max(mode.quotas) for mode in MODES.values()) <= QUOTA
assert max(len(mode.sides) for mode in MODES.values()) <= SEATS
