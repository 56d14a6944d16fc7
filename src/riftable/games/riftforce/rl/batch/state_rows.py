"""Conversion of positions to rows of a batch and back."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riftable.core.machine import Code, Frame, StepNode
from riftable.games.riftforce.rl.batch.layout import (
    ABILITIES,
    ACTION,
    ACTIVATED,
    ACTIVATING,
    BOARD,
    CLOCK,
    DECK_LEN,
    DECKS,
    DEPTH,
    DESTROYED,
    DISCARD_LEN,
    DISCARDS,
    DOOMED,
    DOOMED_LEN,
    FIRED,
    FIRED_LEN,
    FIRST,
    FRAME,
    FREE,
    GUILD,
    GUILD_LEN,
    GUILDS,
    HAND_LEN,
    HAND_WIDTH,
    HANDS,
    HURT,
    IDLE,
    KIND,
    KNOWN,
    KNOWN_LEN,
    LANE_AT,
    MEMORY,
    MET,
    NUMBER,
    OFFER,
    OFFER_LEN,
    ON_BOARD,
    OVER,
    PILE_WIDTH,
    PLACE,
    PLAN,
    PLAN_INDEX,
    PLAN_LEN,
    PLANNING,
    PLANS,
    PLAYING,
    POOL,
    POOL_LEN,
    Q_SEAT,
    QUOTA,
    ROUND,
    ROW,
    SCORES,
    SEAT,
    STARTS,
    STARTS_WIDTH,
    STATUS,
    STEP,
    TABLE,
    TURN,
    UNIT_ROWS,
    UNIT_WIDTH,
    UNITS,
    WINNER,
)
from riftable.games.riftforce.rl.batch.tables import BOTS, ON_PLAY
from riftable.games.riftforce.rules import ids
from riftable.games.riftforce.rules.actions import ACTIVATE_CODE, PLAY_CODE
from riftable.games.riftforce.rules.frames import Ability, Activating, Planning, Playing
from riftable.games.riftforce.rules.state import GameConfig, Rift
from riftable.games.riftforce.rules.trainer import ATTACK_CODE

NONE: Final = 0xFF  # -1 as a byte
MOST_IDLE: Final = 127  # a game ends long before
COLUMNS: Final = (KIND, HURT, SEAT, LANE_AT, GUILD, NUMBER)
Small: TypeAlias = NDArray[np.int8]
Large: TypeAlias = NDArray[np.int64]
ACTIONS: Final = {Playing: PLAYING, Activating: ACTIVATING, Planning: PLANNING}


def row_from_state(s: Rift) -> bytearray:
    """Return the row of small numbers of a position; `write_large_numbers` writes the others."""
    g = bytearray(ROW)
    if s.ask is None:
        g[Q_SEAT] = NONE
    else:
        ask = s.ask
        write(g, Q_SEAT, [ask.seat, ask.kind, ask.about, ask.n, len(ask.moves)])
    write(g, FIRST, [s.first, s.turn, s.place, min(s.idle, MOST_IDLE), s.winner])
    write_frames(s, g)
    put(g, FIRED, FIRED_LEN, s.fired)
    put(g, DOOMED, DOOMED_LEN, s.doomed)
    put(g, POOL, POOL_LEN, s.pool)
    put(g, OFFER, OFFER_LEN, s.offer)
    put(g, PLANS, PLAN_LEN, s.plans)
    for seat in range(len(s.hands)):
        put(g, HANDS + seat * HAND_WIDTH, HAND_LEN + seat, s.hands[seat])
        put(g, KNOWN + seat * HAND_WIDTH, KNOWN_LEN + seat, s.known[seat])
        put(g, DECKS + seat * PILE_WIDTH, DECK_LEN + seat, s.decks[seat])
        put(g, DISCARDS + seat * PILE_WIDTH, DISCARD_LEN + seat, s.discards[seat])
        put(g, GUILDS + seat * QUOTA, GUILD_LEN + seat, s.guilds[seat])
    guilds, numbers = [ids.GUILD[kind] for kind in s.kind], [ids.NUMBER[kind] - 5 for kind in s.kind]
    for column, values in zip(COLUMNS, (s.kind, s.hurt, s.seat, s.at, guilds, numbers), strict=True):
        begin = UNIT_ROWS + column
        g[begin : begin + len(values) * UNIT_WIDTH : UNIT_WIDTH] = bytes(values)
    write_board(s, g)
    for status, listed in ((ACTIVATED, s.fired), (DESTROYED, s.doomed)):
        for u in listed:
            g[UNIT_ROWS + u * UNIT_WIDTH + STATUS] |= status
    return g


def write_board(s: Rift, g: bytearray) -> None:
    """Write the lines of both sides, and which unit ids are used."""
    lanes = s.config.lanes
    g[BOARD : BOARD + 2 * PILE_WIDTH] = [NONE] * (2 * PILE_WIDTH)
    for side in range(2):
        at, starts = BOARD + side * PILE_WIDTH, STARTS + side * STARTS_WIDTH
        size = 0
        for lane, units in enumerate(s.rows[side * lanes : (side + 1) * lanes]):
            g[at + size : at + size + len(units)] = bytes(units)
            size += len(units)
            g[starts + lane + 1 : starts + STARTS_WIDTH] = [size] * (STARTS_WIDTH - 1 - lane)
            for u in units:
                g[UNIT_ROWS + u * UNIT_WIDTH + STATUS] = ON_BOARD
    g[FREE] = next(u for u in range(UNITS + 1) if not g[UNIT_ROWS + u * UNIT_WIDTH + STATUS])


def write_large_numbers(s: Rift, c: Large) -> None:
    """Write the round, the scores and how many plans were carried out; the other large numbers stay."""
    c[ROUND], c[MET] = s.round, s.met
    c[SCORES : SCORES + 2] = s.scores


def write(g: bytearray, at: int, values: list[int]) -> None:
    """Write numbers, some of which may be -1."""
    g[at : at + len(values)] = bytes([value & NONE for value in values])


def put(g: bytearray, at: int, length: int, values: list[int] | bytes) -> None:
    """Write a list and its length."""
    g[length] = len(values)
    g[at : at + len(values)] = bytes(values)


def write_frames(s: Rift, g: bytearray) -> None:
    """Write the frames: the current action and the running abilities."""
    write(g, TABLE, [s.frames[0].at.index if s.frames else OVER])
    for f in s.frames[1:]:
        if isinstance(f, Ability):
            at = ABILITIES + FRAME * g[DEPTH]
            write(g, at, [code_number(s.config, f.code), f.at.index, *f.memory()])
            g[DEPTH] += 1
        else:
            g[ACTION] = ACTIONS[type(f)]
            write(g, STEP, [f.at.index, *f.memory()])


def code_number(config: GameConfig, code: Code) -> int:
    """Return the number of the program of a code."""
    bots = [challenge.code for challenge in config.challenges]
    return [own is code for own in [*config.abilities, *config.on_play, *bots]].index(True)


def code_of(config: GameConfig, number: int) -> Code:
    """Return the code of a program."""
    if number >= BOTS:
        return config.challenges[number - BOTS].code
    code = config.abilities[number] if number < ON_PLAY else config.on_play[number - ON_PLAY]
    assert code is not None
    return code


def state_from_row(config: GameConfig, g: Small, c: Large) -> Rift:
    """Return the position of a row and its large numbers."""
    s = Rift(config)
    s.reset()
    s.first, s.turn, s.place, s.idle, s.winner = (int(g[i]) for i in (FIRST, TURN, PLACE, IDLE, WINNER))
    s.round, s.met = int(c[ROUND]), int(c[MET])
    s.scores = [int(n) for n in c[SCORES : SCORES + 2]]
    s.fired = read_list(g, FIRED, FIRED_LEN)
    s.doomed = read_list(g, DOOMED, DOOMED_LEN)
    s.pool = bytes(read_list(g, POOL, POOL_LEN))
    s.offer = read_list(g, OFFER, OFFER_LEN)
    s.plans = bytes(read_list(g, PLANS, PLAN_LEN))
    seats = range(len(config.sides))
    s.hands = [read_list(g, HANDS + seat * HAND_WIDTH, HAND_LEN + seat) for seat in seats]
    s.known = [read_list(g, KNOWN + seat * HAND_WIDTH, KNOWN_LEN + seat) for seat in seats]
    s.decks = [bytes(read_list(g, DECKS + seat * PILE_WIDTH, DECK_LEN + seat)) for seat in seats]
    s.discards = [bytes(read_list(g, DISCARDS + seat * PILE_WIDTH, DISCARD_LEN + seat)) for seat in seats]
    s.guilds = [read_list(g, GUILDS + seat * QUOTA, GUILD_LEN + seat) for seat in seats]
    units = g[UNIT_ROWS : UNIT_ROWS + UNITS * UNIT_WIDTH].reshape(UNITS, UNIT_WIDTH)
    touched = np.flatnonzero(units.any(axis=1))
    size = int(touched[-1]) + 1 if len(touched) else 0
    s.kind, s.hurt, s.seat, s.at = (units[:size, column].tolist() for column in COLUMNS[:4])
    s.free = [u for u in range(size - 1, -1, -1) if not units[u, STATUS]]
    for i in range(2 * config.lanes):
        side, lane = i // config.lanes, i % config.lanes
        starts = STARTS + side * STARTS_WIDTH + lane
        board = g[BOARD + side * PILE_WIDTH :]
        s.rows[i] = board[int(g[starts]) : int(g[starts + 1])].tolist()
    s.frames = read_frames(config, g)
    if s.frames:  # ask the pending question again: a step that asks may always be run again
        s.frames[-1].again()
        s.settle()
    return s


def read_list(g: Small, at: int, length: int) -> list[int]:
    """Read a list."""
    found: list[int] = g[at : at + int(g[length])].tolist()
    return found


def read_frames(config: GameConfig, g: Small) -> list[Frame]:
    """Read the frames."""
    frames: list[Frame] = []
    if g[TABLE] == OVER:
        return frames
    frames.append(at_step(Frame(config.opening), int(g[TABLE])))
    if g[ACTION] == PLAYING:
        p = Playing(PLAY_CODE)
        p.count, p.shown, p.one, p.two, p.low, p.high, p.guild, p.number = g[MEMORY : MEMORY + 8].tolist()
        frames.append(at_step(p, int(g[STEP])))
    elif g[ACTION] == ACTIVATING:
        a = Activating(ACTIVATE_CODE)
        a.count, a.spent, a.by = g[MEMORY : MEMORY + 3].tolist()
        frames.append(at_step(a, int(g[STEP])))
    elif g[ACTION] == PLANNING:
        planning = Planning(ATTACK_CODE, int(g[PLAN]))
        planning.index = int(g[PLAN_INDEX])
        frames.append(at_step(planning, int(g[STEP])))
    for depth in range(int(g[DEPTH])):
        begin = ABILITIES + FRAME * depth
        code, at, me, it, killed, pile = g[begin : begin + FRAME].tolist()
        f = Ability(code_of(config, code), me)
        f.it, f.killed, f.pile = it, killed, pile
        frames.append(at_step(f, at))
    return frames


def at_step(f: Frame, index: int) -> Frame:
    """Return a frame, moved to a step of its code."""
    node: StepNode = f.code.start
    while node.index < index:
        node = node.next
    f.at = node
    return f


__all__ = ["CLOCK", "ROW", "Large", "Small", "row_from_state", "state_from_row", "write_large_numbers"]
