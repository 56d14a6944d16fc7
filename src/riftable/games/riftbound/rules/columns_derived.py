"""What is done with every column of a position.

Generated from `columns` by `make columns`. Do not edit.
"""

from __future__ import annotations

from riftable.core.bag import EMPTY_BAG, Bag, Pile
from riftable.games.riftbound.rules.columns import GONE, Columns
from riftable.games.riftbound.rules.ids import NO_STAGE, NUM_DOMAINS, POOL, SET_UP


def start_match(s: Columns) -> None:
    """Set all columns to their values before a match."""
    config = s.config
    players, fields = config.players, config.fields
    rows = players + fields
    s.kind = [*config.legends, *([GONE] * fields)]
    s.owner = [*range(players), *([-1] * fields)]
    s.seat = s.owner[:]
    s.at = list(range(rows))
    s.hurt = [0] * rows
    s.flags = [0] * rows
    s.extra = [0] * rows
    s.here = [[] for _ in range(rows)]
    s.contester = [-1] * rows
    s.hider = [-1] * (2 * rows)
    s.hidden = [-1] * (2 * rows)
    s.since = [0] * (2 * rows)
    s.auras = []
    s.layered = []
    s.listeners = []
    s.actors = []
    s.facedown = 0
    s.mains = config.decks
    s.sideboards = config.sideboards
    s.chosen = config.champions
    s.wish = [-1] * players
    s.hands = [[] for _ in range(players)]
    s.known = [[] for _ in range(players)]
    s.aside = [[] for _ in range(players)]
    s.decks = [Pile(deck) for deck in s.mains]
    s.rune_decks = [Pile(runes) for runes in config.runes]
    s.trash = [EMPTY_BAG] * players
    s.banished = [EMPTY_BAG] * players
    s.champion = s.chosen[:]
    s.scored = [0] * players
    s.finals = [0] * players
    s.died = [0] * players
    s.thrown = [0] * players
    s.xp = [0] * players
    s.taken = [0] * players
    s.energy = [0] * players
    s.spell_energy = [0] * players
    s.gear_power = [0] * players
    s.runes = [0] * (players * NUM_DOMAINS)
    s.ready = [0] * (players * NUM_DOMAINS)
    s.power = [0] * (players * POOL)
    s.points = [0] * config.num_sides
    s.wins = [0] * config.num_sides
    s.chain = []
    s.fresh = []
    s.effects = []
    s.aims = []
    s.turns = []
    s.used = [EMPTY_BAG] * players
    s.first = 0
    s.turn = 0
    s.regular = 0
    s.round = 0
    s.late = -1
    s.phase = SET_UP
    s.priority = 0
    s.passes = 0
    s.focus = 0
    s.stage = NO_STAGE
    s.showdown = -1
    s.combat = False
    s.attacker = -1
    s.defender = -1
    s.dirty = False
    s.running = False
    s.by_trigger = False
    s.stirred = False
    s.moment = 0
    s.barred = 0
    s.invited = -1
    s.helped = False
    s.gone = 0
    s.winner = -1


def start_game(s: Columns) -> None:
    """Set all columns but those that last for a match to their values before a game."""
    config = s.config
    players, fields = config.players, config.fields
    rows = players + fields
    s.kind = [*config.legends, *([GONE] * fields)]
    s.owner = [*range(players), *([-1] * fields)]
    s.seat = s.owner[:]
    s.at = list(range(rows))
    s.hurt = [0] * rows
    s.flags = [0] * rows
    s.extra = [0] * rows
    s.here = [[] for _ in range(rows)]
    s.contester = [-1] * rows
    s.hider = [-1] * (2 * rows)
    s.hidden = [-1] * (2 * rows)
    s.since = [0] * (2 * rows)
    s.auras = []
    s.layered = []
    s.listeners = []
    s.actors = []
    s.facedown = 0
    s.hands = [[] for _ in range(players)]
    s.known = [[] for _ in range(players)]
    s.aside = [[] for _ in range(players)]
    s.decks = [Pile(deck) for deck in s.mains]
    s.rune_decks = [Pile(runes) for runes in config.runes]
    s.trash = [EMPTY_BAG] * players
    s.banished = [EMPTY_BAG] * players
    s.champion = s.chosen[:]
    s.scored = [0] * players
    s.finals = [0] * players
    s.died = [0] * players
    s.thrown = [0] * players
    s.xp = [0] * players
    s.taken = [0] * players
    s.energy = [0] * players
    s.spell_energy = [0] * players
    s.gear_power = [0] * players
    s.runes = [0] * (players * NUM_DOMAINS)
    s.ready = [0] * (players * NUM_DOMAINS)
    s.power = [0] * (players * POOL)
    s.points = [0] * config.num_sides
    s.chain = []
    s.fresh = []
    s.effects = []
    s.aims = []
    s.turns = []
    s.turn = 0
    s.regular = 0
    s.round = 0
    s.late = -1
    s.phase = SET_UP
    s.priority = 0
    s.passes = 0
    s.focus = 0
    s.stage = NO_STAGE
    s.showdown = -1
    s.combat = False
    s.attacker = -1
    s.defender = -1
    s.dirty = False
    s.running = False
    s.by_trigger = False
    s.stirred = False
    s.moment = 0
    s.barred = 0
    s.invited = -1
    s.helped = False


def copy_columns(s: Columns, twin: Columns) -> None:
    """Copy all columns; changing `twin` then leaves `s` as it is."""
    twin.kind = s.kind[:]
    twin.owner = s.owner[:]
    twin.seat = s.seat[:]
    twin.at = s.at[:]
    twin.hurt = s.hurt[:]
    twin.flags = s.flags[:]
    twin.extra = s.extra[:]
    twin.here = s.here[:]
    twin.contester = s.contester[:]
    twin.hider = s.hider
    twin.hidden = s.hidden
    twin.since = s.since
    twin.auras = s.auras
    twin.layered = s.layered
    twin.listeners = s.listeners
    twin.actors = s.actors
    twin.facedown = s.facedown
    twin.mains = s.mains
    twin.sideboards = s.sideboards
    twin.chosen = s.chosen
    twin.wish = s.wish
    twin.hands = s.hands[:]
    twin.known = s.known[:]
    twin.aside = s.aside[:]
    twin.decks = s.decks[:]
    twin.rune_decks = s.rune_decks[:]
    twin.trash = s.trash[:]
    twin.banished = s.banished[:]
    twin.champion = s.champion[:]
    twin.scored = s.scored[:]
    twin.finals = s.finals[:]
    twin.died = s.died
    twin.thrown = s.thrown
    twin.xp = s.xp
    twin.taken = s.taken
    twin.energy = s.energy[:]
    twin.spell_energy = s.spell_energy[:]
    twin.gear_power = s.gear_power[:]
    twin.runes = s.runes[:]
    twin.ready = s.ready[:]
    twin.power = s.power[:]
    twin.points = s.points[:]
    twin.wins = s.wins[:]
    twin.chain = [item.copy() for item in s.chain]
    twin.fresh = [item.copy() for item in s.fresh]
    twin.effects = s.effects
    twin.aims = s.aims
    twin.turns = s.turns
    twin.used = s.used[:]
    twin.first = s.first
    twin.turn = s.turn
    twin.regular = s.regular
    twin.round = s.round
    twin.late = s.late
    twin.phase = s.phase
    twin.priority = s.priority
    twin.passes = s.passes
    twin.focus = s.focus
    twin.stage = s.stage
    twin.showdown = s.showdown
    twin.combat = s.combat
    twin.attacker = s.attacker
    twin.defender = s.defender
    twin.dirty = s.dirty
    twin.running = s.running
    twin.by_trigger = s.by_trigger
    twin.stirred = s.stirred
    twin.moment = s.moment
    twin.barred = s.barred
    twin.invited = s.invited
    twin.helped = s.helped
    twin.gone = s.gone
    twin.winner = s.winner


def copy_public(s: Columns, twin: Columns) -> None:
    """Copy the columns that all players see, and no others."""
    twin.kind = s.kind[:]
    twin.owner = s.owner[:]
    twin.seat = s.seat[:]
    twin.at = s.at[:]
    twin.hurt = s.hurt[:]
    twin.flags = s.flags[:]
    twin.extra = s.extra[:]
    twin.here = s.here[:]
    twin.contester = s.contester[:]
    twin.hider = s.hider
    twin.since = s.since
    twin.auras = s.auras
    twin.layered = s.layered
    twin.listeners = s.listeners
    twin.actors = s.actors
    twin.facedown = s.facedown
    twin.chosen = s.chosen
    twin.known = s.known[:]
    twin.rune_decks = s.rune_decks[:]
    twin.trash = s.trash[:]
    twin.banished = s.banished[:]
    twin.champion = s.champion[:]
    twin.scored = s.scored[:]
    twin.finals = s.finals[:]
    twin.died = s.died
    twin.thrown = s.thrown
    twin.xp = s.xp
    twin.taken = s.taken
    twin.energy = s.energy[:]
    twin.spell_energy = s.spell_energy[:]
    twin.gear_power = s.gear_power[:]
    twin.runes = s.runes[:]
    twin.ready = s.ready[:]
    twin.power = s.power[:]
    twin.points = s.points[:]
    twin.wins = s.wins[:]
    twin.chain = [item.copy() for item in s.chain]
    twin.fresh = [item.copy() for item in s.fresh]
    twin.effects = s.effects
    twin.aims = s.aims
    twin.turns = s.turns
    twin.used = s.used[:]
    twin.first = s.first
    twin.turn = s.turn
    twin.regular = s.regular
    twin.round = s.round
    twin.late = s.late
    twin.phase = s.phase
    twin.priority = s.priority
    twin.passes = s.passes
    twin.focus = s.focus
    twin.stage = s.stage
    twin.showdown = s.showdown
    twin.combat = s.combat
    twin.attacker = s.attacker
    twin.defender = s.defender
    twin.dirty = s.dirty
    twin.running = s.running
    twin.by_trigger = s.by_trigger
    twin.stirred = s.stirred
    twin.moment = s.moment
    twin.barred = s.barred
    twin.invited = s.invited
    twin.helped = s.helped
    twin.gone = s.gone
    twin.winner = s.winner


def scalars(s: Columns) -> list[int]:
    """Return the columns that are a single number, as numbers."""
    return [
        s.facedown,
        s.first,
        s.turn,
        s.regular,
        s.round,
        s.late,
        s.phase,
        s.priority,
        s.passes,
        s.focus,
        s.stage,
        s.showdown,
        int(s.combat),
        s.attacker,
        s.defender,
        int(s.dirty),
        int(s.running),
        int(s.by_trigger),
        int(s.stirred),
        s.moment,
        s.barred,
        s.invited,
        int(s.helped),
        s.gone,
        s.winner,
    ]


def object_columns(s: Columns) -> list[list[int]]:
    """Return the columns with an entry for each object."""
    return [
        s.kind,
        s.owner,
        s.seat,
        s.at,
        s.hurt,
        s.flags,
        s.extra,
    ]


def int_columns(s: Columns) -> list[list[int]]:
    """Return the columns that are lists of numbers."""
    return [
        s.kind,
        s.owner,
        s.seat,
        s.at,
        s.hurt,
        s.flags,
        s.extra,
        s.contester,
        s.hider,
        s.hidden,
        s.since,
        s.auras,
        s.layered,
        s.listeners,
        s.actors,
        s.chosen,
        s.wish,
        s.champion,
        s.scored,
        s.finals,
        s.died,
        s.thrown,
        s.xp,
        s.taken,
        s.energy,
        s.spell_energy,
        s.gear_power,
        s.runes,
        s.ready,
        s.power,
        s.points,
        s.wins,
        s.aims,
        s.turns,
    ]


def nested_columns(s: Columns) -> list[list[list[int]]]:
    """Return the columns that are lists of lists of numbers."""
    return [
        s.here,
        s.hands,
        s.known,
        s.aside,
    ]


def bag_columns(s: Columns) -> list[list[Bag]]:
    """Return the columns that are lists of bags."""
    return [
        s.mains,
        s.sideboards,
        s.trash,
        s.banished,
        s.used,
    ]


def pile_columns(s: Columns) -> list[list[Pile]]:
    """Return the columns that are lists of piles."""
    return [
        s.decks,
        s.rune_decks,
    ]
