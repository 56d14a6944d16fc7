"""What random games and crowded positions have brought to light."""

from __future__ import annotations

from itertools import pairwise

from riftable.core.rng import Rng
from riftable.games.riftbound.rulebook import read_position
from riftable.games.riftbound.rules.state import Realm
from tests.games.riftbound.table import bound, might, moves, realm


def test_the_position_text_of_power_for_spells_reads_back() -> None:
    g = bound("pool 0 for-spells*2 universal*1 energy*3")
    again = read_position(g.fen, strict=False)[1]
    assert again is not None
    assert "pool 0 universal*1 for-spells*2 energy*3" in g.fen
    assert again.power == realm(g).power


def test_416_who_recycles_the_cards_of_another_player_is_responsible_for_it() -> None:
    lines = ("unit 4 forge-of-the-future 0 @base0", "unit 6 recruit 1 @base1", "trash 1 gust*2")
    g = bound(*lines, "unit 5 karma-channeler 1 @base1")
    g.push("use:forge-of-the-future.4 pass pass seat1 trash:gust none")
    assert realm(g).decks[1].bags[-1]
    assert moves(g)[0] == "end"  # the other player has recycled nothing
    g = bound(*lines, "unit 5 karma-channeler 0 @base0")
    g.push("use:forge-of-the-future.4 pass pass seat1 trash:gust none")
    assert moves(g)[0] == "end"  # not to one's own Main Deck
    g = bound(*lines, "unit 5 karma-channeler 0 @base0")
    g.push("use:forge-of-the-future.4 pass pass trash:forge-of-the-future none")
    assert moves(g) == ["karma-channeler.5"]


def test_ogn_143_pirates_haven_needs_no_order_for_units_readied_together() -> None:
    g = bound(
        "unit 4 pirates-haven 0 @base0", "unit 5 mega-mech 0 @base0 exhausted",
        "unit 6 recruit 0 @base0 exhausted", "turn 1",
    )  # fmt: skip
    g.push("end")
    assert moves(g)[0] == "pass"
    g.push("pass pass pass pass")
    assert [might(g, u) for u in (5, 6)] == [9, 2]


def test_ogn_244_divine_judgment_hides_which_cards_of_a_known_hand_are_kept() -> None:
    g = bound(
        "unit 4 first-mate 0 @base0", "hand 0 divine-judgment gust flash incinerate",
        "known 0 gust flash incinerate", "deck 0 charm", "runes 0 order*9 fury*2",
    )  # fmt: skip
    g.push("divine-judgment auto pass pass rune0:fury rune0:order")
    assert moves(g) == ["take:flash", "take:gust", "take:incinerate"]
    g.push("take:gust")
    for seat in (-1, 1):
        view = g.rules.view(g.state, seat)
        assert g.rules.view(g.rules.imagine(view, Rng(1)), seat) == view
    assert realm(g).known[0] == []


def test_ogn_268_bullet_time_offers_its_answers_in_order() -> None:
    g = bound(
        "field 1 void-gate 0 1", "unit 4 tibbers 1 @1", "hand 0 bullet-time", "runes 0 chaos*2",
        "unit 9 seal-of-rage 0 @base0",
    )  # fmt: skip
    while "use:seal-of-rage.9" not in moves(g) or "none" not in moves(g):
        g.push("bullet-time" if "bullet-time" in moves(g) else moves(g)[0])
    assert g.ask is not None
    assert all(a < b for a, b in pairwise(g.ask.moves))


def test_357_the_card_chosen_to_be_discarded_does_not_tell_whether_there_is_another_one() -> None:
    for hand in ("gust*2", "gust flash"):
        g = bound(f"hand 0 brazen-buccaneer {hand}", "known 0 gust")
        g.push("brazen-buccaneer discard:gust")
        assert g.view(1).json()["known"] == [["gust"], []]
        g.push("auto")
        assert g.view(1).json()["known"] == [[], []]


def test_357_a_card_that_is_chosen_to_be_discarded_is_known_from_then_on() -> None:
    g = bound("hand 0 brazen-buccaneer gust*2 flash")
    g.push("brazen-buccaneer discard:gust")
    assert g.view(1).json()["known"] == [["gust"], []]


def test_103_the_chosen_champion_may_be_the_only_unseen_card_of_a_closed_list() -> None:
    g = bound(
        "option lists closed", "champion 0 -", "deck 0 -", "side 0 -", "unit 4 recruit 0 @1",
        "field 1 void-gate 0 0", "facedown 1 teemo-scout 0 1", decks="teemo / garen",
    )  # fmt: skip
    view = g.view(1)
    for seed in range(20):
        assert g.rules.view(g.rules.imagine(view, Rng(seed)), 1) == view


def test_103_the_chosen_champion_is_not_imagined_in_a_sideboard() -> None:
    g = bound(
        "champion 0 -", "deck 0 -", "unit 4 recruit 0 @1", "field 1 void-gate 0 0",
        "facedown 1 teemo-scout 0 1", "side 0 consult-the-past*3", decks="teemo / garen",
    )  # fmt: skip
    view = g.view(1)
    for seed in range(20):
        assert g.rules.view(g.rules.imagine(view, Rng(seed)), 1) == view


def test_a_card_that_goes_on_its_deck_is_not_known_to_others_meanwhile() -> None:
    lines = ("unit 4 altar-of-memories 0 @base0", "unit 5 recruit 0 @base0", "hand 0 flash gust", "deck 0 *")
    g = bound(*lines, "hand 1 vengeance", "turn 1")
    g.push("vengeance recruit auto pass pass yes pass pass take:flash")
    assert moves(g) == ["mode0", "mode1"]
    thought: set[tuple[int, ...]] = set()
    for seed in range(8):
        world = g.rules.imagine(g.view(1), Rng(seed))
        assert isinstance(world, Realm)
        thought.add(tuple(world.aside[0]))
        assert world.ask is not None
        world.step(world.ask.moves[0])  # whichever card the other player thinks it is
    assert len(thought) > 1
