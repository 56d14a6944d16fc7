"""Flow [829], on cards made for these tests."""

from __future__ import annotations

import pytest

from riftable import Game
from riftable.games.riftbound.autopass import could_answer
from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.costs import price_of
from riftable.games.riftbound.rules.ids import ACTION, FURY, REACTION, SPELL
from riftable.games.riftbound.rules.legal_plays import flow_item
from riftable.games.riftbound.rules.printed_costs import RECYCLE_CARD
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.ui.presenter import RiftboundPresenter
from riftable.games.riftbound.words.costs import must_pay
from riftable.games.riftbound.words.effects import FromTrash, Kill
from riftable.games.riftbound.words.make import gear, spell
from riftable.games.riftbound.words.passives import CostMore
from riftable.games.riftbound.words.properties import Timing
from riftable.games.riftbound.words.selectors import ENEMY, Filter, TrashPick, a_unit
from riftable.games.riftbound.words.tasks import Draw
from riftable.games.riftbound.words.zones import Flow
from tests.games.riftbound.table import bound, hand, moves, realm, toy_cards, trash
from tests.games.riftbound.test_refusals import said

CARDS = [
    spell("test-111", "Dredge", FURY, Cost(1), Flow(Cost(2)), Draw(1)),
    spell("test-112", "Ebb", FURY, Cost(1), Timing(REACTION), Flow(Cost(1, any_power=1)), Kill(a_unit())),
    spell("test-113", "Recall Past", FURY, Cost(1), Flow(Cost(1)), FromTrash(TrashPick())),
    spell("test-114", "Toll Bell", FURY, Cost(1), Flow(Cost(1)), must_pay(Cost(spend=RECYCLE_CARD)), Draw(1)),
    gear("test-115", "Dam", FURY, Cost(1), CostMore(Filter(ENEMY, type_=SPELL), 1)),
    spell("test-116", "Swell", FURY, Cost(1), Timing(ACTION), Flow(Cost(1)), Draw(1)),
]
cards = toy_cards(CARDS)


def flows(g: Game) -> list[str]:
    """The cards that can be played from the trash."""
    return [move for move in moves(g) if move.startswith("trash:")]


def test_829_it_is_played_from_the_trash_for_another_cost_and_banished() -> None:
    g = bound("trash 0 dredge gust", "deck 0 block*3", "runes 0 fury*3")
    assert flows(g) == ["trash:dredge"]
    g.push("trash:dredge")
    assert trash(g, 0) == ["gust"]
    assert realm(g).ready[0] == 1
    g.push("pass pass")
    assert hand(g, 0) == ["block"]
    assert (trash(g, 0), list(realm(g).banished[0])) == (["gust"], [realm(g).config.by_number["test-111"]])
    assert realm(g).finals[0] == 1


def test_829_from_the_hand_it_costs_what_is_printed_and_goes_to_the_trash() -> None:
    g = bound("hand 0 dredge", "deck 0 block*3", "runes 0 fury*1")
    g.push("dredge pass pass")
    assert trash(g, 0) == ["dredge"]
    assert "trash:dredge" not in moves(g)  # that costs 2
    assert said(g, "trash:dredge") == "You cannot pay for Dredge: it costs [2]."


def test_829_it_is_banished_also_when_it_is_countered() -> None:
    g = bound("trash 0 dredge", "deck 0 block*3", "hand 1 wind-wall")
    g.push("trash:dredge auto pass wind-wall item0 auto pass pass")
    assert trash(g, 0) == []
    assert len(realm(g).banished[0]) == 1
    assert hand(g, 0) == []


def test_829_its_timing_is_as_ever() -> None:
    lines = ("trash 0 dredge ebb swell", "unit 4 recruit 0 @1", "field 1 startipped-peak 0 0",
             "unit 5 first-mate 1 @base1", "turn 1", "hand 1 charm")  # fmt: skip
    g = bound(*lines)
    g.push("move:first-mate @1 pass")
    assert moves(g) == ["pass", "trash:ebb", "trash:swell"]
    assert said(g, "trash:dredge").startswith("Dredge cannot be played now")
    g.push("trash:ebb first-mate auto")
    assert moves(g) == ["pass"]
    g.push("pass pass")
    assert realm(g).kind[5] < 0
    assert said(bound("trash 0 gust"), "trash:gust")


def test_829_without_a_target_it_stays_where_it_is() -> None:
    g = bound("trash 0 ebb", "runes 0 fury*2")
    assert "trash:ebb" not in moves(g)
    assert said(g, "trash:ebb") == "Ebb has no legal target."
    g = bound("trash 0 recall-past toll-bell")
    assert flows(g) == [
        "trash:recall-past",
        "trash:toll-bell",
    ]
    g.push("trash:recall-past")
    assert moves(g) == ["trash:toll-bell"]
    for only in ("recall-past", "toll-bell"):  # neither is a target of its own, nor pays for itself
        assert f"trash:{only}" not in moves(bound(f"trash 0 {only}"))


def test_356_the_cost_of_flow_replaces_the_base_cost() -> None:
    g = bound("trash 0 ebb", "unit 4 dam 1 @base1")
    s = realm(g)
    price = price_of(s, flow_item(s, 0, s.config.by_number["test-112"]))
    assert (price.energy, price.power, price.any) == (2, 0, 1)


def test_829_whoever_could_answer_with_it_is_asked() -> None:
    for lines, asked in ((("trash 1 ebb",), True), ((), False)):
        g = bound(*lines, "unit 4 recruit 0 @base0", "hand 0 dredge", "deck 0 block*3", decks="garen / garen")
        g.push("dredge auto pass")
        view = g.rules.view(g.state, -1)
        assert isinstance(view, RealmView)
        view.hands[1] = 0
        assert could_answer(view, 1) == asked


@pytest.mark.parametrize(
    ("lang", "answer"),
    [("en", "play Dredge (Flow)"), ("fr", "jouer Dredge (Flow)"), ("uk", "розіграти «Dredge (Flow)»")],
)
def test_829_it_is_spoken(lang: str, answer: str) -> None:
    g = bound("trash 0 dredge")
    view = g.rules.view(g.state, 0)
    assert isinstance(view, RealmView)
    assert view.ask is not None
    move = next(move for move, name in zip(view.ask.moves, moves(g), strict=True) if name == "trash:dredge")
    assert speech(lang).answer(view, move, ["Ann", "Bob"]) == answer
    assert speech(lang).card_text(CARDS[1])[1] == "[Flow] [1][A]."
    assert RiftboundPresenter(g.rules, lang).target(view, move).card == "dredge"
