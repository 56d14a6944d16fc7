"""Conversion of positions to rows of a batch and back."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riftable.core.machine import Code, Frame, StepNode
from riftable.games.riftforce.rl.batch.layout import (
    ABILITIES,
    ACTION,
    ACTIVATING,
    AHEAD,
    BEHIND,
    CLOCK,
    DECK_LEN,
    DECKS,
    DEPTH,
    DISCARD_LEN,
    DISCARDS,
    DOOMED,
    DOOMED_LEN,
    FIRED,
    FIRED_LEN,
    FIRST,
    FRAME,
    GUILD_LEN,
    GUILDS,
    HAND_LEN,
    HAND_WIDTH,
    HANDS,
    HEAD,
    IDLE,
    KNOWN,
    KNOWN_LEN,
    LANES,
    MEMORY,
    OFFER,
    OFFER_LEN,
    OVER,
    PILE_WIDTH,
    PLACE,
    PLAYING,
    POOL,
    POOL_LEN,
    Q_SEAT,
    QUOTA,
    ROUND,
    ROW,
    SCORES,
    STEP,
    TABLE,
    TAIL,
    TURN,
    UNIT_ROWS,
    UNIT_WIDTH,
    UNITS,
    USED,
    WINNER,
)
from riftable.games.riftforce.rl.batch.tables import ON_PLAY
from riftable.games.riftforce.rules.actions import ACTIVATE_CODE, PLAY_CODE
from riftable.games.riftforce.rules.frames import Ability, Activating, Playing
from riftable.games.riftforce.rules.state import GameConfig, Rift

NONE: Final = 0xFF  # -1 as a byte
Small: TypeAlias = NDArray[np.int8]
Large: TypeAlias = NDArray[np.int64]


def row_from_state(s: Rift) -> bytearray:
    """Return the row of small numbers of a position; its round and scores are not included."""
    g = bytearray(ROW)
    if s.ask is None:
        g[Q_SEAT] = NONE
    else:
        ask = s.ask
        write(g, Q_SEAT, [ask.seat, ask.kind, ask.about, ask.n, len(ask.moves)])
    write(g, FIRST, [s.first, s.turn, s.place, s.idle, s.winner])
    write_frames(s, g)
    put(g, FIRED, FIRED_LEN, s.fired)
    put(g, DOOMED, DOOMED_LEN, s.doomed)
    put(g, POOL, POOL_LEN, s.pool)
    put(g, OFFER, OFFER_LEN, s.offer)
    for seat in range(len(s.hands)):
        put(g, HANDS + seat * HAND_WIDTH, HAND_LEN + seat, s.hands[seat])
        put(g, KNOWN + seat * HAND_WIDTH, KNOWN_LEN + seat, s.known[seat])
        put(g, DECKS + seat * PILE_WIDTH, DECK_LEN + seat, s.decks[seat])
        put(g, DISCARDS + seat * PILE_WIDTH, DISCARD_LEN + seat, s.discards[seat])
        put(g, GUILDS + seat * QUOTA, GUILD_LEN + seat, s.guilds[seat])
    for column, values in enumerate((s.kind, s.hurt, s.seat, s.at)):
        begin = UNIT_ROWS + column
        g[begin : begin + len(values) * UNIT_WIDTH : UNIT_WIDTH] = bytes(values)
    g[HEAD : HEAD + 4 * LANES] = [NONE] * (4 * LANES)  # the tails as well
    for i, line in enumerate(s.rows):
        row = i // s.config.lanes * LANES + i % s.config.lanes
        if line:
            g[HEAD + row], g[TAIL + row] = line[0], line[-1]
            for ahead, u, behind in zip([NONE, *line[:-1]], line, [*line[1:], NONE], strict=True):
                at = UNIT_ROWS + u * UNIT_WIDTH
                g[at + AHEAD], g[at + BEHIND], g[at + USED] = ahead, behind, 1
    return g


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
            g[ACTION] = PLAYING if isinstance(f, Playing) else ACTIVATING
            write(g, STEP, [f.at.index, *f.memory()])


def code_number(config: GameConfig, code: Code) -> int:
    """Return the number of the program of a code."""
    for guild, own in enumerate(config.abilities):
        if own is code:
            return guild
    return ON_PLAY + [own is code for own in config.on_play].index(True)


def state_from_row(config: GameConfig, g: Small, c: Large) -> Rift:
    """Return the position of a row and its large numbers."""
    s = Rift(config)
    s.reset()
    s.first, s.turn, s.place, s.idle, s.winner = (int(g[i]) for i in (FIRST, TURN, PLACE, IDLE, WINNER))
    s.round = int(c[ROUND])
    s.scores = [int(n) for n in c[SCORES : SCORES + 2]]
    s.fired = read_list(g, FIRED, FIRED_LEN)
    s.doomed = read_list(g, DOOMED, DOOMED_LEN)
    s.pool = bytes(read_list(g, POOL, POOL_LEN))
    s.offer = read_list(g, OFFER, OFFER_LEN)
    seats = range(len(config.sides))
    s.hands = [read_list(g, HANDS + seat * HAND_WIDTH, HAND_LEN + seat) for seat in seats]
    s.known = [read_list(g, KNOWN + seat * HAND_WIDTH, KNOWN_LEN + seat) for seat in seats]
    s.decks = [bytes(read_list(g, DECKS + seat * PILE_WIDTH, DECK_LEN + seat)) for seat in seats]
    s.discards = [bytes(read_list(g, DISCARDS + seat * PILE_WIDTH, DISCARD_LEN + seat)) for seat in seats]
    s.guilds = [read_list(g, GUILDS + seat * QUOTA, GUILD_LEN + seat) for seat in seats]
    units = g[UNIT_ROWS : UNIT_ROWS + UNITS * UNIT_WIDTH].reshape(UNITS, UNIT_WIDTH)
    touched = np.flatnonzero(units.any(axis=1))
    size = int(touched[-1]) + 1 if len(touched) else 0
    s.kind, s.hurt, s.seat, s.at = (units[:size, column].tolist() for column in range(4))
    s.free = [u for u in range(size - 1, -1, -1) if not units[u, USED]]
    for i in range(2 * config.lanes):
        u = int(g[HEAD + i // config.lanes * LANES + i % config.lanes])
        while u >= 0:
            s.rows[i].append(u)
            u = int(units[u, BEHIND])
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
    for depth in range(int(g[DEPTH])):
        begin = ABILITIES + FRAME * depth
        code, at, me, it, killed, pile = g[begin : begin + FRAME].tolist()
        own = config.abilities[code] if code < ON_PLAY else config.on_play[code - ON_PLAY]
        assert own is not None
        f = Ability(own, me)
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


__all__ = ["CLOCK", "ROW", "Large", "Small", "row_from_state", "state_from_row"]
