"""The pieces of Riftbound say what they promise, and seats in actions count from the one asked."""

from __future__ import annotations

import numpy as np
import pytest

import riftable
from riftable import Game, IllegalMove
from riftable.envs.encoding import encoding_for
from riftable.gamekit.encoding import Floats
from riftable.games.riftbound.rl.lasting import NUM_OBJECT_COLUMNS
from riftable.games.riftbound.rl.native.marks import MARK_COLUMNS
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.ids import (
    NUM_KEYWORDS,
    SPAN,
    V_AT,
    V_LEAVE,
    V_PLAY,
    V_RUNES,
    V_SEAT,
    V_USE,
)
from riftable.games.riftbound.rules.view import RealmView
from tests.games.riftbound.table import bound, realm


def seen(game: Game, seat: int) -> dict[str, Floats]:
    code = encoding_for(game.rules)
    return code.named(code.encode(game.view(seat)))


def cards(game: Game, feature: Floats) -> list[str]:
    assert isinstance(game.rules, Riftbound)
    return [game.rules.config.cards[int(kind)].name for kind in np.flatnonzero(feature)]


def test_each_seat_sees_its_own_hand_legend_and_base_first() -> None:
    g = riftable.new("riftbound", seed=3)
    assert isinstance(g.rules, Riftbound)
    kinds = len(g.rules.config.cards)
    for seat in range(2):
        parts = seen(g, seat)
        view = g.view(seat)
        assert isinstance(view, RealmView)
        assert np.flatnonzero(parts["hand"]).tolist() == sorted(set(view.hand))
        legend = parts["objects"][0]
        assert cards(g, legend[:kinds]) == [g.rules.config.cards[g.rules.config.legends[seat]].name]
        assert legend[kinds : kinds + 4].tolist() == [1, 0, 1, 0]  # mine, and from my deck
        assert cards(g, parts["champion"][0]) == [g.rules.config.cards[g.rules.config.champions[seat]].name]
        assert not parts["unseen"][1][np.flatnonzero(parts["known"][1])].any()
        assert np.flatnonzero(parts["turn"]).tolist() == [(view.table.turn - seat) % 2]


def test_a_unit_on_the_board_is_told_by_its_number() -> None:
    g = bound("turn 1", "unit 5 first-mate 1 @base1 exhausted", "hand 0 gust", decks="annie / garen")
    assert isinstance(g.rules, Riftbound)
    kinds = len(g.rules.config.cards)
    for seat in range(2):
        row = seen(g, seat)["objects"][5]
        assert cards(g, row[:kinds]) == ["first-mate"]
        assert row[kinds : kinds + 2].tolist() == [seat == 1, seat == 0]
        assert np.flatnonzero(row[kinds + 4 : kinds + 8]).tolist() == [1 - seat]  # the base of seat 1
        assert row[kinds + 8 : kinds + 14].tolist() == [1, 0, 0, 0, 0, 0]
        assert row[kinds + 16] == pytest.approx(g.rules.config.cards[row[:kinds].argmax()].might / 12)
    assert not seen(g, 0)["objects"][4].any()


def test_keywords_of_units_are_told_with_their_values() -> None:
    g = bound("unit 4 daring-poro 0 @base0", "unit 5 stalwart-poro 0 @base0", decks="garen / master-yi")
    s = realm(g)
    parts = seen(g, 0)
    width = parts["objects"].shape[-1]
    last = width - MARK_COLUMNS - NUM_OBJECT_COLUMNS
    first = last - NUM_KEYWORDS
    for unit in (4, 5):
        values = [min(int(s.keyword(unit, keyword)), 6) / 6 for keyword in range(NUM_KEYWORDS)]
        assert any(values)
        assert parts["objects"][unit, first:last].tolist() == pytest.approx(values)


def test_lasting_effects_are_told_of_seats_and_of_objects() -> None:
    lines = ("unit 4 pouty-poro 0 @base0", "unit 5 recruit 1 @base1", "xp 1 3", "trash 0 disintegrate")
    effects = (
        "effect 1 prevents unit4 3",
        "effect 2 saves unit5",
        "effect 3 enter-ready seat1",
        "effect 4 cheaper-spell seat1 2",
        "effect 5 when-dies unit5 seat0 disintegrate once",
    )
    g = bound(*lines, *effects, decks="annie / garen")
    bare = bound(*lines, decks="annie / garen")
    for seat in range(2):
        parts, none = seen(g, seat), seen(bare, seat)
        width = parts["objects"].shape[-1]
        own, other = (parts["objects"][u, width - NUM_OBJECT_COLUMNS :] for u in (4, 5))
        assert own.tolist() == [0, 0.25] + [0] * 12
        assert other.tolist() == [1, 0, 1] + [0] * 11
        told = [1, 0, 0, 0, 0, 0, 2 / 12, 0, 0, 0, 0, 0, 0]
        assert parts["lasting"][1 - seat].tolist() == pytest.approx(told)
        assert not parts["lasting"][seat].any()
        assert cards(g, parts["delayed"][seat]) == ["disintegrate"]
        assert parts["xp"].tolist() == ([0, 0.25] if seat == 0 else [0.25, 0])
        assert not none["lasting"].any()
        assert not none["delayed"].any()


def test_what_is_attached_is_told_with_its_bearer() -> None:
    g = bound(
        "unit 4 first-mate 0 @base0",
        "unit 5 long-sword 0 @base0",
        "effect 1 attached unit5 4",
        "effect 2 attached-now unit5 4",
        "effect 3 next-repeats seat1",
        "effect 4 tied seat0",
        "effect 5 power-spent seat0 3",
        "pool 0 gear*2",
        decks="garen / annie",
    )
    for seat in range(2):
        parts = seen(g, seat)
        width = parts["objects"].shape[-1]
        bearer, sword = (parts["objects"][u, width - NUM_OBJECT_COLUMNS :] for u in (4, 5))
        assert bearer.tolist() == [0] * 13 + [1]
        assert sword.tolist() == pytest.approx([0] * 7 + [1, 0, 0, 0, 0, 5 / 48, 0])
        assert np.flatnonzero(parts["lasting"][1 - seat]).tolist() == [9]
        assert np.flatnonzero(parts["lasting"][seat]).tolist() == [10, 11]
        assert parts["energy"][seat].tolist() == pytest.approx([0, 0, 2 / 12])


@pytest.mark.parametrize(("since", "now"), [(2, 0), (3, 1)])
def test_only_its_owner_can_name_a_facedown_card(since: int, now: int) -> None:
    g = bound(f"facedown 1 block 0 {since}", "round 3", "field 1 void-gate 0 0", "unit 4 recruit 0 @1")
    for seat in range(2):
        parts = seen(g, seat)
        assert np.argwhere(parts["facedown"]).tolist() == [[2, seat]]  # at the first battlefield
        assert parts["facedown_now"].tolist() == [0, 0, now, 0]
        assert cards(g, parts["facedown_card"][2]) == (["block"] if seat == 0 else [])
    assert not seen(bound("unit 4 recruit 0 @1"), 0)["facedown"].any()


def test_seats_and_places_in_actions_count_from_the_one_that_is_asked() -> None:
    code = encoding_for(riftable.rules("riftbound", "war"))
    for verb, argument, other in (
        (V_AT, 2, 0), (V_AT, 1, 3), (V_AT, 5, 5), (V_SEAT, 3, 1), (V_RUNES, 3 * 6 + 5, 6 + 5), (V_USE, 2, 0),
        (V_USE, 17, 17), (V_PLAY, 2, 2),
    ):  # fmt: skip
        assert code.action(verb * SPAN + argument, 2) == code.action(verb * SPAN + other, 0)
    for seat in range(4):
        actions = range(code.num_actions)
        assert [code.action(code.move(action, seat), seat) for action in actions] == list(actions)


def test_leaving_is_no_action() -> None:
    code = encoding_for(riftable.rules("riftbound", "war"))
    with pytest.raises(IllegalMove):
        code.action(V_LEAVE * SPAN, 0)
    assert all(code.move(action, 0) // SPAN != V_LEAVE for action in range(code.num_actions))


def test_a_move_that_no_action_means_is_refused_aloud() -> None:
    code = encoding_for(riftable.rules("riftbound"))
    with pytest.raises(IllegalMove, match="no action"):
        code.action(V_PLAY * SPAN + 500, 0)
