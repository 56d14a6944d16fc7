"""Features: equal knowledge gives equal arrays, and actions lose nothing, in every game and mode."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

from riftable import games
from riftable.core.errors import BadOption, IllegalMove
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.envs.encoding import encoding_for
from riftable.gamekit.encoding import Encoding
from tests.envs.tables import TABLES, every_rule_book
from tools.features import PAGE, page

# Whoever changes a layout changes the version of its encoding too: a net that was trained before must not
# read new arrays wrong. Those of Riftbound depend on the cards of the decks as well: there the names must do.
FINGERPRINTS = {
    "riftforce-duel": "riftforce 1 2324 732 5a45fdb7",
    "riftforce-beyond": "riftforce 1 2324 732 5a45fdb7",
    "riftforce-team3": "riftforce 1 3055 732 a898c02e",
    "riftforce-team4": "riftforce 1 3313 732 fe99aaf4",
    "riftforce-solo": "riftforce 1 2324 732 5a45fdb7",
    "riffifi-3": "riffifi 1 858 114 3758ea18",
    "riffifi-4": "riffifi 1 1121 114 3c09377d",
    "riffifi-5": "riffifi 1 1384 114 086e4b78",
    "riffifi-ticks": "riffifi 1 1121 114 3c09377d",
}
NAMES = {"riftbound": ("riftbound 4", "8d468049")}


def check(rules: Rules, code: Encoding, s: State, rng: Rng) -> None:
    """Check the encoding of a position for every seat."""
    for seat in range(len(rules.sides)):
        view = rules.view(s, seat)
        flat = code.encode(view)
        assert flat.min() >= 0
        assert flat.max() <= 1
        world = rules.view(rules.imagine(view, rng), seat)
        assert np.array_equal(code.encode(world), flat), f"seat {seat} sees what is hidden from it"
        legal = np.flatnonzero(code.mask(view)).tolist()
        moves = [] if view.ask is None else view.ask.moves
        assert sorted(code.move(action, seat) for action in legal) == moves
        assert sorted(code.action(move, seat) for move in moves) == legal


@every_rule_book
def test_parts_that_were_kept_are_those_of_a_new_encoding(table: str) -> None:
    """Packers keep parts of earlier positions, of all seats: none may turn up where it does not belong."""
    rules = TABLES[table]
    used = encoding_for(rules)
    make = games.spec(rules.game).encoding
    assert make is not None
    rng = Rng(9)
    s = rules.new()
    for number in range(90):
        ask = s.ask
        if ask is None:
            break
        for seat in range(len(rules.sides)):
            flat = used.encode(rules.view(s, seat))
            if number % 30 == 29:
                assert np.array_equal(flat, make.load()(rules).encode(rules.view(s, seat)))
        s.step(ask.sample(rng))


@every_rule_book
def test_equal_knowledge_gives_equal_arrays_and_actions_read_back(table: str) -> None:
    rules = TABLES[table]
    code = encoding_for(rules)
    rng, play = Rng(5), Rng(6)
    s = rules.new()
    checked = 0
    while (ask := s.ask) is not None and checked < 150:
        if ask.seat >= 0 and play.below(4) == 0:
            check(rules, code, s, rng)
            checked += 1
        s.step(ask.sample(play))
    check(rules, code, s, rng)


@every_rule_book
def test_a_layout_keeps_its_version(table: str) -> None:
    code = encoding_for(TABLES[table])
    if table in FINGERPRINTS:
        assert code.fingerprint == FINGERPRINTS[table]
    else:
        names = hashlib.sha256(" ".join(feature.name for feature in code.features).encode()).hexdigest()[:8]
        assert (code.version, names) == NAMES[code.rules.game]


@every_rule_book
def test_pieces_cover_the_flat_array_once(table: str) -> None:
    code = encoding_for(TABLES[table])
    flat = np.arange(code.size, dtype=np.float32)
    parts = code.named(flat)
    assert [parts[feature.name].shape for feature in code.features] == [
        feature.shape for feature in code.features
    ]
    assert np.array_equal(np.concatenate([part.ravel() for part in parts.values()]), flat)
    assert all(np.shares_memory(part, flat) for part in parts.values())
    batch = code.named(np.zeros((3, code.size), np.float32))
    assert all(batch[feature.name].shape == (3, *feature.shape) for feature in code.features)
    assert len({feature.name for feature in code.features}) == len(code.features)
    assert all(feature.about in code.markdown_table() for feature in code.features)


@every_rule_book
def test_an_array_can_be_used_again(table: str) -> None:
    rules = TABLES[table]
    code = encoding_for(rules)
    rng = Rng(1)
    s = rules.new()
    flat, mask = np.ones(code.size, np.float32), np.ones(code.num_actions, np.int8)
    while (ask := s.ask) is not None and ask.seat < 0:
        s.step(ask.sample(rng))
    assert ask is not None
    view = rules.view(s, int(ask.seat))
    assert code.encode(view, flat) is flat
    assert np.array_equal(flat, code.encode(view))
    assert code.mask(view, mask) is mask
    assert np.array_equal(mask, code.mask(view))


@every_rule_book
def test_there_are_no_actions_beyond_the_last(table: str) -> None:
    code = encoding_for(TABLES[table])
    for action in (-1, code.num_actions):
        with pytest.raises(IllegalMove):
            code.move(action, 0)


def test_a_game_without_an_encoding_is_named() -> None:
    rules = Rules()
    rules.game = "chess"
    with pytest.raises(BadOption, match="chess"):
        encoding_for(rules)


def test_every_game_and_mode_is_looked_at() -> None:
    every = {(spec.name, mode) for spec in games.specs() for mode in spec.modes}
    assert {(rules.game, rules.mode) for rules in TABLES.values()} == every


def test_the_page_of_features_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `make reference`"
