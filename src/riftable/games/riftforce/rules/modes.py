"""The modes of Riftforce as values, and the configuration that the positions of a game share."""

from __future__ import annotations

from typing import Final, NamedTuple

from riftable.core.machine import CHANCE, Code
from riftable.core.options import OptionDescription
from riftable.games.riftforce.rules import options as all_options
from riftable.games.riftforce.rules.challenges import challenge, read_ampersand, read_stars
from riftable.games.riftforce.rules.guilds import (
    GUILDS,
    LOVE,
    LOVE_MUST_HEAL,
    THUNDERBOLT,
    THUNDERBOLT_MAY_STOP,
)
from riftable.games.riftforce.rules.ids import (
    BASE_GUILDS,
    LANE,
    NUM_GUILDS,
)
from riftable.games.riftforce.rules.options import TRAINER_GUILDS, guild_ids
from riftable.games.riftforce.rules.plans import PLAN_LANES
from riftable.games.riftforce.rules.state import GameConfig
from riftable.games.riftforce.rules.trainer import SOLO_CODE, SOLO_TURN
from riftable.games.riftforce.rules.turn import TABLE_CODE, TABLE_TURN


class Mode(NamedTuple):
    """The shape of a table. Seats and locations count from 0; green is 0 to 2, gray is 3 to 5."""

    name: str
    lanes: int
    players: int  # seats that are asked
    sides: list[int]  # seat -> side
    orders: list[list[int]]  # by the seat that starts
    areas: list[list[int]]  # by seat, the locations it checks
    set_up: list[list[int]]  # by the seat that starts, pairs of seat and location
    quotas: list[int]  # guilds of each seat
    on_offer: int
    code: Code
    turn_pc: int
    patience: int


ROW: Final = [0, 1, 2, 3, 4]
GREEN: Final = [0, 1, 2]
GRAY: Final = [3, 4, 5]

# fmt: off
DUEL: Final = Mode(
    "duel", lanes=5, players=2, sides=[0, 1], orders=[[0, 1], [1, 0]], areas=[ROW, ROW],
    set_up=[[1, 2], [0, 2]], quotas=[4, 4], on_offer=8, code=TABLE_CODE, turn_pc=TABLE_TURN, patience=2)
TEAM3: Final = Mode(  # seats 0 and 2 are the team, seat 1 plays alone and acts twice a round
    "team3", lanes=6, players=3, sides=[0, 1, 0], orders=[[0, 1, 2, 1]], areas=[GREEN, GREEN + GRAY, GRAY],
    set_up=[[1, 1, 1, 4]], quotas=[3, 4, 3], on_offer=9, code=TABLE_CODE, turn_pc=TABLE_TURN, patience=4)
TEAM4: Final = Mode(  # seats 0 and 2 against 1 and 3; 0 and 1 face green, 2 and 3 face gray
    "team4", lanes=6, players=4, sides=[0, 1, 0, 1], orders=[[0, 1, 2, 3], [1, 0, 3, 2]],
    areas=[GREEN, GREEN, GRAY, GRAY], set_up=[[1, 1, 2, 4, 3, 4], [0, 1, 3, 4, 2, 4]],
    quotas=[3, 3, 3, 3], on_offer=10, code=TABLE_CODE, turn_pc=TABLE_TURN, patience=4)
SOLO: Final = Mode(  # seat 1 is the trainer and is never asked
    "solo", lanes=5, players=1, sides=[0, 1], orders=[[0]], areas=[ROW, ROW],
    set_up=[[]], quotas=[4, TRAINER_GUILDS], on_offer=6, code=SOLO_CODE, turn_pc=SOLO_TURN,
    patience=len(PLAN_LANES))
# fmt: on

MODES: Final[dict[str, Mode]] = {mode.name: mode for mode in (DUEL, TEAM3, TEAM4, SOLO)}


def described(mode: str) -> list[OptionDescription]:
    """Return the options of a mode, for menus."""
    shape = MODES[mode]
    return all_options.described(mode, shape.quotas[: shape.players])


def make_config(mode: Mode, options: dict[str, str]) -> GameConfig:
    """Return the configuration for a mode and its options, all of them canonical."""
    config = GameConfig()
    lay_out(config, mode.lanes)
    config.players = mode.players
    config.sides = mode.sides
    config.orders = mode.orders
    config.areas = mode.areas
    config.set_up = mode.set_up
    config.quotas = mode.quotas
    config.on_offer = mode.on_offer
    config.opening = mode.code
    config.turn_pc = mode.turn_pc
    config.patience = mode.patience
    first_edition = options["edition"] == "1"
    config.abilities = [guild.code for guild in GUILDS]
    if options["thunderbolt_repeat_optional"] == "yes":
        config.abilities[GUILDS.index(THUNDERBOLT)] = THUNDERBOLT_MAY_STOP
    config.on_play = [guild.on_play_code for guild in GUILDS]
    if options["love_may_decline"] == "no" or first_edition:
        config.on_play[GUILDS.index(LOVE)] = LOVE_MUST_HEAL
    config.gifts = [guild.gift for guild in GUILDS]
    config.box = BASE_GUILDS if mode is DUEL and options["draft"] == "base" else NUM_GUILDS
    named = options["guilds"]
    config.guilds = [guild_ids(part) for part in named.split("/")] if named else []
    config.first = CHANCE if options["first"] == "random" else int(options["first"])
    config.cap = int(options["cap"])
    config.stolen_cards_return_to_owner = options["stolen_cards_return_to_owner"] == "yes"
    config.stolen_cards_act_by_number_only = options["stolen_cards_act_by_number_only"] == "yes"
    config.dead_position_ends = options["dead_position_ends"] == "yes"
    config.endless_is_a_draw = not first_edition
    config.bots = 1 if mode is SOLO else -1
    config.trainer = guild_ids(options["trainer"])
    config.trainer_gets_undrawn = first_edition
    config.crystal_bonus_for_bots = options["crystal_bonus_for_bots"] == "yes"
    config.challenges = []
    if mode is SOLO:
        kind, number = read_ampersand(options["ampersand"])
        twice = options["lone_card_hit_twice"] == "yes"
        for n, stars in enumerate(read_stars(options["stars"]), 5):
            config.challenges.append(challenge(n, stars, kind if n == number else "", twice))
    return config


def lay_out(config: GameConfig, lanes: int) -> None:
    """Set the locations, and which of them are adjacent."""
    config.lanes = lanes
    config.everywhere = [LANE + lane for lane in range(lanes)]
    config.near = [[LANE + to for to in range(lanes) if abs(to - lane) == 1] for lane in range(lanes)]
    config.elsewhere = [[LANE + to for to in range(lanes) if to != lane] for lane in range(lanes)]
