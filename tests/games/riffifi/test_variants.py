"""The variants: Officer, Equal chances, Scoring by ticks; alone, together, and their options."""

from __future__ import annotations

from itertools import product

import pytest

import riftable
from riftable import BadOption
from riftable.core.event import Reveal, seen_by
from riftable.core.playout import playout
from riftable.core.rng import Rng
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riffifi.rules.events import (
    Counted,
    Dealt,
    Ended,
    Misdealt,
    Missed,
    Passed,
    Played,
    Ticked,
    TookOut,
    TurnedDown,
)
from riftable.games.riffifi.rules.ids import ASK_OFFICER, CARD_NAMES, OFFICER
from tests.games.riffifi.table import deal, known, riffifi, view
from tests.helpers import line, names, raises, refused

OFFICERS = ("option officer yes", "turn 0", "dealer 3", "hand 0 officer purple5 red8")


def test_officer_may_turn_down_nothing_and_stays_until_the_next_turn() -> None:
    g = riffifi(*OFFICERS, "pile 2 blue6*")
    g.push("officer none")
    assert line(g, "pile 0") == "officer*"
    assert line(g, "pile 2") == "blue6*"
    g.push("purple2 purple3 purple4")
    assert line(g, "pile 0") == "officer"
    assert not [e for e in g.events if isinstance(e, Missed) and e.seat == 0]


def test_officer_without_an_opposing_card_has_no_effect_and_asks_nothing() -> None:
    g = riffifi(*OFFICERS)
    g.push("officer")
    assert g.seat == 1


def test_officer_has_no_color_and_clashes_with_nothing() -> None:
    g = riffifi(*OFFICERS, "pile 2 red1*", "pile 3 blue1*")
    assert "officer?" not in g.moves
    g.push("officer none")
    assert [line(g, f"pile {seat}") for seat in (0, 2, 3)] == ["officer*", "red1*", "blue1*"]


def test_officer_is_not_counted_for_a_misdeal() -> None:
    g = riftable.new("riffifi", players=5, officer=True, removed="purple", dealer=0, auto=False)
    g.push(deal("01234012", "34012340", "12340123", "40123401", "2340123"))
    assert names(g) == "!4"  # the last place is for the Officer
    g.push("!4 !good")
    assert "officer" in line(g, "hand 4")
    assert not [e for e in g.events if isinstance(e, Misdealt)]


def test_officer_takes_one_1_out_for_all_to_see() -> None:
    g = riftable.new("riffifi", players=4, officer=True, auto=False, dealer=0)
    assert names(g) == "!red1 !blue1 !green1 !yellow1 !purple1"
    assert TookOut(CARD_NAMES.index("green1")) in g.push("!green1")
    assert view(g, -1).out == 2
    g = riftable.new("riffifi", players=4, officer=True, removed="blue", seed=3)
    assert line(g, "out") == "blue"
    g = riftable.new("riffifi", players=3, officer=True, seed=3)
    assert [CARD_NAMES[e.card] for e in g.events if isinstance(e, TookOut)] == [
        f"{name}1" for name in ("red", "blue", "green", "yellow", "purple")
    ]


def test_officer_turns_down_a_card_that_then_pays_nothing() -> None:
    g = riffifi(*OFFICERS, "pile 2 red2*")
    g.push("officer")
    assert g.ask is not None
    assert (g.ask.kind, g.ask.about) == (ASK_OFFICER, OFFICER)
    assert refused(g, "blue3") == "The blue 3 is not a face-up card of an opponent: choose one, or none."
    news = g.push("red2 purple2")
    assert TurnedDown(2, CARD_NAMES.index("red2")) in news
    assert Missed(2, CARD_NAMES.index("red2")) in news


def test_equal_chances_hands_are_passed_to_the_left() -> None:
    g = riftable.new("riffifi", players=4, equal_chances=True, dealer=0, seed=6)
    dealt = [line(g, f"hand {seat}") for seat in range(4)]
    for number in (2, 3, 4):
        while view(g, 0).number < number:
            g.push(g.moves.ids[0])
        assert [line(g, f"hand {(seat + number - 1) % 4}") for seat in range(4)] == dealt
        assert line(g, "dealer") == str(number - 1)
    assert len([e for e in g.events if type(e) is Dealt]) == 1
    assert len([e for e in g.events if isinstance(e, Passed)]) == 3


def test_equal_chances_replay_the_same_situation_with_the_players_rotated() -> None:
    """With Equal chances, a player who decides by the cards alone plays the same hand again, one seat on."""
    g = riftable.new("riffifi", players=3, equal_chances=True, dealer=0, seed=8)
    while not g.over:
        g.push(g.moves.ids[-1])
    hands: list[list[tuple[int, int]]] = [[], [], []]
    number = -1
    for event in g.events:
        number += isinstance(event, Dealt)
        if isinstance(event, Played) and not isinstance(event, TurnedDown):
            hands[number].append(((event.seat - number) % 3, event.card))
    assert hands[0] == hands[1] == hands[2]
    totals = [e.n for e in g.events if isinstance(e, Counted)]
    assert totals[:3] == totals[4:6] + totals[3:4]  # what one had, the left neighbor has a hand later


def test_equal_chances_who_has_seen_what() -> None:
    g = riftable.new("riffifi", players=4, equal_chances=True, dealer=0, seed=9)
    first = [set(line(g, f"hand {seat}").split()) for seat in range(4)]
    shown: list[set[str]] = [set(), set(), set(), set()]
    while view(g, 0).number < 2:
        before = len(g.events)
        g.push(g.moves.ids[-1])  # unseen, whenever that is possible
        for event in g.events[before:]:
            if isinstance(event, Played):
                shown[event.seat].add(CARD_NAMES[event.card])
    assert all(len(cards) < 10 for cards in shown)
    for seat in range(4):
        left, right = (seat + 1) % 4, (seat - 1) % 4
        assert known(g, seat, left) == first[seat]  # once mine, now my neighbor's
        assert known(g, seat, seat) == first[right]
        across = (seat + 2) % 4
        assert known(g, seat, across) == shown[left]  # never mine: what was shown of it
        assert known(g, -1, across) == shown[left]
        told = {CARD_NAMES[e.card] for e in seen_by(g.events, seat) if isinstance(e, Reveal)}
        assert told == first[seat] | first[right]


def test_equal_chances_a_misdeal_is_possible_only_in_the_first_hand() -> None:
    for seed in range(5):
        g = riftable.new("riffifi", players=3, equal_chances=True, seed=seed)
        while not g.over:
            g.push(g.moves.ids[0])
        kinds = [type(e) for e in g.events if isinstance(e, Dealt | Misdealt)]
        assert Misdealt not in kinds[kinds.index(Dealt) :]


def test_scoring_a_tick_is_kept_when_the_tokens_are_gone() -> None:
    g = riffifi("option scoring ticks", "turn 3", "pile 0 red7*", "pile 1 blue6*")
    news = g.push("purple8")
    assert Ticked(0, 0, 1) in news
    assert line(g, "ticks 0") == "red"
    assert g.scores == [1, 0, 0, 0]


def test_scoring_less_than_seven_is_no_tick() -> None:
    g = riffifi("option scoring ticks", "turn 3", "pile 0 red6*")
    g.push("purple8")
    assert g.scores == [0, 0, 0, 0]


def test_scoring_a_color_is_ticked_once() -> None:
    g = riffifi("option scoring ticks", "turn 3", "pile 0 red7*", "ticks 0 red")
    assert not [e for e in g.push("purple8") if isinstance(e, Ticked)]


def test_scoring_goes_on_for_as_many_hands_as_needed() -> None:
    rules = Riffifi("table", {"players": 5, "scoring": "ticks"})
    numbers = set()
    for seed in range(20):
        s = rules.new()
        playout(s, Rng(seed))
        numbers.add(int(s.number))
        assert max(rules.scores(s)) == 5
    assert max(numbers) > 5


def test_scoring_immediately_wins_in_the_middle_of_a_robbery() -> None:
    """Six tokens become seven with the bank's; what is still to be taken no longer matters."""
    g = riffifi(
        "option scoring ticks",
        "turn 3",
        "pile 0 red4*",
        "ticks 0 blue green yellow purple",
        "bank 1 12 12 12 12",
        "tokens 0 6 0 0 0 0",
        "tokens 1 2 0 0 0 0",
        "tokens 2 2 0 0 0 0",
    )
    news = g.push("purple8")
    assert g.over
    assert isinstance(news[-1], Ended)
    assert view(g, 0).tokens[0] == 7


LATE = (
    "option scoring ticks",
    "option tick_timing end_of_hand",
    "dealer 2",
    "turn 2",
    "hand 0 -",
    "hand 1 -",
)


def test_scoring_at_the_end_of_a_hand_counts_what_is_held_then() -> None:
    g = riffifi(*LATE, "tokens 0 7 0 0 0 0", "tokens 1 0 8 7 0 0", "hand 2 red1", players=3, auto=False)
    news = g.push("red1")
    assert [e for e in news if isinstance(e, Ticked)] == [Ticked(0, 0, 1), Ticked(1, 1, 1), Ticked(1, 2, 2)]


@pytest.mark.parametrize(
    ("tokens", "result"),
    [
        (("tokens 0 7 0 0 0 2", "tokens 1 0 7 0 0 1"), [1.0, -0.5, -0.5]),  # more tokens of that hand
        (("tokens 0 7 0 0 0 1", "tokens 1 0 7 0 0 1"), [0.25, 0.25, -0.5]),
    ],
)
def test_scoring_at_the_end_of_a_hand_breaks_ties_by_its_tokens(
    tokens: tuple[str, ...], result: list[float]
) -> None:
    g = riffifi(
        *LATE,
        *tokens,
        "ticks 0 blue green yellow purple",
        "ticks 1 red green yellow purple",
        "hand 2 green1",
        players=3,
    )
    assert g.over
    assert g.result == result
    assert g.scores[:2] == [5, 5]


IN_TOTAL = ("option scoring ticks", "option captures_in_total yes", "dealer 0", "turn 0")


def test_scoring_by_option_counts_all_tokens_ever_taken() -> None:
    lines = (
        "bank 0 12 12 12 12",
        "tokens 0 0 0 0 0 0",  # of the six red tokens it took none is left
        "tokens 1 12 0 0 0 0",
        "captured 0 6 0 0 0 0",
        "captured 1 14 0 0 0 0",
        "ticks 1 red",
        "pile 0 blue8 red1",
        "pile 1 blue7 green1",
        "pile 2 blue6 yellow1",
        "hand 0 red8 red3 yellow3",
        "hand 1 purple1 purple2 yellow4",
        "hand 2 purple3 green5 yellow5",
    )
    g = riffifi(*IN_TOTAL, *lines, players=3)
    news = g.push("red3 purple2 purple3")
    assert Ticked(0, 0, 1) in news  # 6 + 3, though it has but 3 of them
    assert "captured 0 9 0 0 0 0" in g.fen
    assert "tokens 0 3 0 0 0 0" in g.fen
    assert "ticks 0 red" in g.fen
    assert riftable.position(g.fen, strict=False).fen == g.fen
    g = riffifi(
        *(one for one in IN_TOTAL if "total" not in one),
        *(one for one in lines if one[:8] != "captured"),
        players=3,
    )
    assert not [event for event in g.push("red3 purple2 purple3") if isinstance(event, Ticked)]


def test_captures_go_on_counting_from_hand_to_hand() -> None:
    rules = Riffifi("table", {"players": 3, "scoring": "ticks", "captures_in_total": True})
    s, rng = rules.new(), Rng(3)
    before = s.captured[:]
    while (ask := s.ask) is not None:
        s.step(ask.sample(rng))
        assert all(a <= b for a, b in zip(before, s.captured, strict=True))
        assert all(have <= taken for have, taken in zip(s.tokens, s.captured, strict=True))
        before = s.captured[:]
    assert s.number < 10
    assert max(before) >= 7


@pytest.mark.parametrize("players", [3, 4, 5])
def test_variants_go_together(players: int) -> None:
    for officer, equal, scoring, reveal in product((0, 1), (0, 1), ("tokens", "ticks"), (0, 1)):
        options = {"officer": officer, "equal_chances": equal, "scoring": scoring, "reveal": reveal}
        rules = Riffifi("table", {"players": players, **options})
        s = rules.new()
        assert playout(s, Rng(7)) > 0
        result = s.result()
        assert result is not None
        assert abs(sum(result)) < 1e-9
        if scoring == "tokens":
            assert s.number == players


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"players": 2}, "option players is 3, 4 or 5"),
        ({"players": "six"}, "option players"),
        ({"scoring": "points"}, "option scoring is tokens or ticks"),
        ({"tick_timing": "later"}, "option tick_timing is immediate or end_of_hand"),
        ({"tick_timing": "end_of_hand"}, "goes with scoring ticks"),
        ({"captures_in_total": True}, "captures_in_total goes with scoring ticks"),
        ({"officer": "perhaps"}, "option officer is yes or no"),
        ({"officer": True, "removed": "pink"}, "option removed is random, red"),
        ({"removed": "red"}, "option removed goes with officer"),
        ({"removed": "red", "officer": True, "players": 3}, "option removed goes with officer"),
        ({"dealer": 7}, "option dealer is random or a seat"),
        ({"dealer": 4}, "option dealer is random or a seat from 0 to 3"),
        ({"colour": "red"}, "riffifi has no option “colour”"),
    ],
)
def test_bad_options_are_named(options: dict[str, object], problem: str) -> None:
    assert problem in raises(BadOption, lambda: riftable.rules("riffifi", None, **options))


def test_options_are_canonical() -> None:
    rules = riftable.rules("riffifi", reveal="on", officer=True, players="4", equal_chances=0, dealer="")
    assert rules.options == {"officer": "yes", "reveal": "yes"}
    assert rules.key == "riffifi table"
    assert "no mode “duel”" in raises(BadOption, lambda: riftable.rules("riffifi", "duel"))
