"""Random decks and crowded positions; the laws of positions must be able to fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from riftable.core.rng import Rng
from riftable.games.riftbound.decks.legality import breaches, team_breaches
from riftable.games.riftbound.decks.random_decks import legends, random_deck, random_decks
from riftable.games.riftbound.rulebook import read_position
from riftable.games.riftbound.rules.ids import ATTACKER, BUFFS_MORE
from riftable.games.riftbound.rules.invariants import violation
from riftable.games.riftbound.rules.items import TRIGGERED, Effect, Item
from riftable.games.riftbound.rules.modes import MODES
from riftable.games.riftbound.rules.state import Realm
from tests.games.riftbound.table import bound, realm
from tests.helpers import share
from tools.fuzz_positions import Crowd, check, check_departures, check_whole_game, table

SEEDS = range(share(12))
MOVES = 40


def test_random_decks_are_legal_for_every_legend() -> None:
    rng = Rng(1)
    for legend in legends():
        for size in (40, 55):
            deck = random_deck(rng, legend, size)
            assert breaches(deck) == []
            assert sum(n for _, n in deck.main) + 1 == size
    for mode in MODES.values():
        assert team_breaches(random_decks(rng, mode.sides), mode.sides) == []


def test_players_may_leave_in_the_middle_of_what_others_do() -> None:
    assert sum(check_departures(seed, MOVES) for seed in SEEDS) > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_laws_hold_from_crowded_positions(seed: int) -> None:
    assert check(seed, MOVES) > 0


def test_laws_hold_in_whole_games_of_all_modes() -> None:
    tables = [table(seed) for seed in range(40)]
    assert {mode for mode, _ in tables} == set(MODES)
    assert {options.get("lists", "") for _, options in tables} == {"", "closed"}
    assert check_whole_game(SEEDS[-1]) > 0


def test_crowded_positions_hold_everything() -> None:
    texts = [Crowd(seed).text for seed in range(40)]
    everything = "\n".join(texts)
    for word in (
        "facedown",
        "exhausted",
        "stunned",
        "buffed",
        "temporary",
        "damage",
        "owner",
        "legend",
        "trash",
    ):
        assert f"{word}" in everything
    assert {text.split()[1] for text in texts} == set(MODES)
    for text in texts:
        assert read_position(text, strict=True)[1] is not None


def crowd(s: Realm) -> None:
    """A third player at a battlefield."""
    s.seat[8] = 2
    s.here[3] = [*s.here[3], 8]
    s.here[2], s.at[8] = [], 3


def to_foreign_base(s: Realm) -> None:
    """A unit in the base of another player."""
    s.seat[8] = 1


def twice(s: Realm) -> None:
    """A unit at two places."""
    s.here[4] = [7]


def nowhere(s: Realm) -> None:
    """A unit at no place."""
    s.here[3] = []


def damaged(s: Realm) -> None:
    """A unit with lethal damage."""
    s.hurt[6] = 1


def stale_effect(s: Realm) -> None:
    """An effect on an object that is not there."""
    s.effects = [Effect(BUFFS_MORE, 40, -1, 1)]


def stale_item(s: Realm) -> None:
    """An ability of an object that is not there."""
    s.fresh = [Item(TRIGGERED, s.kind[6], None, 9, 0)]


def roles(s: Realm) -> None:
    """An attacker without a combat."""
    s.flags[6] |= ATTACKER


def stage(s: Realm) -> None:
    """A showdown without a place."""
    s.stage = 1


def foreign_combat(s: Realm) -> None:
    """A combat of two others where a unit is."""
    s.stage, s.showdown, s.combat, s.attacker, s.defender = 1, 3, True, 1, 2


def runes(s: Realm) -> None:
    """More ready runes than there are."""
    s.ready[0] = s.runes[0] + 1


def debt(s: Realm) -> None:
    """A pool below 0."""
    s.energy[0] = -1


def uncontrolled(s: Realm) -> None:
    """A unit at rest at a battlefield of no one."""
    s.seat[3] = -1


def controlled(s: Realm) -> None:
    """Control without a unit."""
    s.seat[4] = 0


def contested(s: Realm) -> None:
    """Contested without anything staged."""
    s.contester[4] = 1


def gone(s: Realm) -> None:
    """A player who has left has a unit."""
    s.gone = 4


def hidden(s: Realm) -> None:
    """A facedown card where its controller has no control."""
    s.hider, s.hidden, s.facedown = [-1, -1, -1, 1, -1, -1], [-1, -1, -1, 0, -1, -1], 1


def forgotten(s: Realm) -> None:
    """An object with passive abilities that the index lacks."""
    s.auras = [6]


def outstanding(s: Realm) -> None:
    """A cleanup that was not done."""
    s.dirty = True


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (crowd, "too many players"), (to_foreign_base, "base of another"), (twice, "not where it should"),
        (nowhere, "at no place"), (damaged, "lethal"), (stale_effect, "effect is on"), (stale_item, "gone"),
        (roles, "attacks or defends"), (stage, "showdown"), (foreign_combat, "combat of others"),
        (runes, "ready"), (debt, "below 0"), (uncontrolled, "does not control"),
        (controlled, "without a unit"), (contested, "contested"), (gone, "left"), (hidden, "facedown"),
        (forgotten, "index"), (outstanding, "settled"),
    ],
)  # fmt: skip
def test_what_is_impossible_is_noticed(wrong: Callable[[Realm], None], words: str) -> None:
    g = bound(
        "field 1 void-gate 0 0", "unit 6 recruit 0 @1", "unit 7 recruit 0 @1", "unit 8 recruit 2 @base2",
        mode="skirmish", decks="garen / garen / garen",
    )  # fmt: skip
    s = realm(g)
    assert violation(s) == ""
    if wrong is crowd:
        s.seat[7] = 1
    wrong(s)
    assert words in violation(s)
