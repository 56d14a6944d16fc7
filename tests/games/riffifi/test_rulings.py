"""The numbered rulings, each under its number, and what the engine may and may not ask."""

from __future__ import annotations

import pytest

import riftable
from riftable.core.event import Event, Reveal, seen_by
from riftable.core.rng import Rng
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riffifi.rules.events import (
    Began,
    Counted,
    Deals,
    Dealt,
    Ended,
    Misdealt,
    Played,
    Stole,
    Took,
)
from riftable.games.riffifi.rules.ids import ASK_ODD, CARD_NAMES, COLOR
from tests.games.riffifi.table import bank, deal, known, riffifi, tokens, view
from tests.helpers import line, names, refused

GOOD = "0123" * 10  # every color goes round twice: no seat has more than two of it


def test_ruling_01_a_good_deal_is_picked_up_by_everybody_at_once() -> None:
    g = riftable.new("riffifi", players=4, dealer=0, auto=False)
    g.push(deal(GOOD[:39]))
    assert view(g, 0).dealt == 39
    assert view(g, 3).hand == []  # no one looks before all is dealt
    g.push("!3")
    assert names(g) == "!good"
    news = g.push("!good")
    assert news[0] == Dealt(10)
    assert [CARD_NAMES[e.card] for e in seen_by(news, 1) if isinstance(e, Reveal)] == (
        line(g, "hand 1").split()
    )
    assert g.seat == 1


def test_ruling_01_misdeals_are_dealt_again_until_it_is_good() -> None:
    """The shares of misdeals are those of a simulation of shuffled decks, in the rules file."""
    for players, officer, rate in [(3, False, 0.44), (4, False, 0.25), (5, False, 0.09), (3, True, 0.35)]:
        rules = Riffifi("table", {"players": players, "officer": officer})
        misdeals = deals = 0
        for seed in range(150):
            s, rng = rules.new(), Rng(seed)
            events: list[Event] = []
            while s.ask is not None and s.ask.seat < 0:
                s.apply(s.ask.sample(rng), events)
            misdeals += sum(isinstance(e, Misdealt) for e in events)
            deals += sum(isinstance(e, Misdealt | Dealt) for e in events)
            for hand in s.hands:
                assert max([sum(COLOR[card] == color for card in hand) for color in range(5)]) < 5
        assert abs(misdeals / deals - rate) < 0.09


def test_ruling_01_every_place_at_the_table_is_as_likely_as_it_is_empty() -> None:
    g = riftable.new("riffifi", players=3, dealer=0, auto=False)
    assert g.ask is not None
    assert g.ask.odds == [12, 12, 12, 4]
    g.push(deal("00u1"))
    assert g.ask is not None
    assert g.ask.odds == [10, 11, 12, 3]


def test_ruling_02_the_left_neighbour_of_the_dealer_starts_and_it_goes_on_clockwise() -> None:
    g = riftable.new("riffifi", players=5, dealer=3, seed=2)
    order = []
    for _ in range(7):
        order.append(g.seat)
        g.push(g.moves.ids[0])
    assert order == [4, 0, 1, 2, 3, 4, 0]


def test_ruling_02_payout_then_the_old_card_goes_down_then_a_card_is_played() -> None:
    g = riffifi("turn 3", "pile 0 red2*", "hand 0 red6 purple5")
    g.push("purple8")
    assert tokens(g, 0, "red") == 2
    assert line(g, "pile 0") == "red2"
    g.push("red6")
    assert line(g, "pile 0") == "red2 red6*"


def test_ruling_02_there_is_no_passing() -> None:
    g = riffifi("turn 0")
    assert refused(g, "pass") == "Passing is not allowed: play a card."


def test_ruling_03_only_the_higher_of_two_of_a_color_is_turned_down() -> None:
    g = riffifi("turn 2", "pile 0 blue3*", "pile 1 red3*", "hand 2 blue7 purple7")
    g.push("blue7")
    assert [line(g, f"pile {seat}") for seat in range(3)] == ["blue3*", "red3*", "blue7"]


def test_ruling_03_the_own_old_card_cannot_clash() -> None:
    g = riffifi("turn 3", "pile 0 red2*", "hand 0 red6 red7", "hand 3 purple8 red8")
    g.push("purple8")
    assert names(g) == "red6 red7"  # neither would be turned down: the red 2 is down already


def test_ruling_04_a_card_that_would_stay_up_cannot_be_played_unseen() -> None:
    g = riffifi("turn 1", "pile 0 red4*", "hand 1 red3 blue7 red5")
    assert names(g) == "red3 red5 blue7 red5?"
    for word in ("red3?", "?blue7"):
        assert refused(g, word) == "Only a card that would be turned down may be played unseen."


def test_ruling_04_at_a_table_that_shows_every_card_nothing_is_played_unseen() -> None:
    g = riffifi("option reveal yes", "turn 1", "pile 0 red4*", "hand 1 red7 purple6")
    assert names(g) == "red7 purple6"
    assert refused(g, "red7?") == "At this table every card is shown."
    g.push("red7")
    assert line(g, "pile 1") == "red7"
    assert "red7" in known(g, 0, 1)


def test_ruling_04_what_an_unseen_card_can_be_is_known_to_all() -> None:
    g = riffifi("turn 2", "pile 0 red4*", "pile 1 blue7*", "hand 2 red8 purple7")
    g.push("red8?")
    assert line(g, "pile 2") == "red8?red4.blue7"
    allowed = {name for card, name in enumerate(CARD_NAMES) if view(g, 0).clues[2][0] >> card & 1}
    assert allowed == {"red5", "red6", "red7", "red8", "blue8"}


def robbed(color: str, need: int, bank_has: int, has: tuple[int, ...]) -> riftable.Game:
    """Seat 0 is about to take: seat 0 and the others have so many tokens of red."""
    players = len(has)
    last = players - 1
    g = riffifi(
        f"turn {last}",
        f"pile 0 {color}{need}*",
        f"bank {bank_has} 12 12 12 12",
        *[f"tokens {seat} {n} 0 0 0 0" for seat, n in enumerate(has)],
        players=players,
    )
    g.push(g.moves.ids[-1])
    return g


def test_ruling_05_the_example_leaves_the_last_token_to_the_taker() -> None:
    g = robbed("red", 7, 0, (0, 6, 3, 3))
    assert g.seat == 0
    assert names(g) == "from2 from3"
    assert tokens_now(g) == [6, 0, 3, 3]
    other = g.copy()
    g.push("from2")
    assert tokens_now(g) == [7, 0, 2, 3]
    other.push("3")
    assert tokens_now(other) == [7, 0, 3, 2]
    assert [e for e in g.events if isinstance(e, Stole)] == [Stole(0, 1, 0, 6), Stole(0, 2, 0, 1)]


def tokens_now(g: riftable.Game) -> list[int]:
    """The red tokens of each seat."""
    seen = view(g, 0)
    return [seen.has(seat, 0) for seat in range(seen.players)]


@pytest.mark.parametrize(
    ("need", "bank_has", "has", "after"),
    [
        (8, 0, (0, 8, 4, 0), (8, 0, 4, 0)),  # all of the richest
        (8, 0, (0, 5, 4, 3), (8, 0, 1, 3)),  # then of the next
        (8, 0, (0, 4, 4, 4), None),  # 8 = 2 + 2 + 2, and two more of three
        (6, 0, (0, 4, 4, 4), (6, 2, 2, 2)),
        (8, 0, (4, 3, 3, 2), (12, 0, 0, 0)),  # all there is
        (5, 0, (12, 0, 0, 0), (12, 0, 0, 0)),  # no other seat has any
        (5, 5, (0, 4, 3, 0), (5, 4, 3, 0)),  # the bank is enough
        (5, 1, (9, 1, 1, 0), (12, 0, 0, 0)),  # fewer than the card is worth
        (3, 0, (9, 1, 1, 1), (12, 0, 0, 0)),
    ],
)
def test_ruling_05_who_gives_how_many(
    need: int, bank_has: int, has: tuple[int, ...], after: tuple[int, ...] | None
) -> None:
    g = robbed("red", need, bank_has, has)
    assert g.ask is not None
    if after is None:
        assert g.ask.kind == ASK_ODD
        assert (g.ask.n, names(g)) == (2, "from1+2 from1+3 from2+3")
        g.push("from3+1")
        assert tokens_now(g) == [8, 1, 2, 1]
    else:
        assert g.ask.kind != ASK_ODD
        assert tokens_now(g) == list(after)
        assert bank(g, "red") == max(0, bank_has - need)


def test_ruling_05_one_question_whoever_is_tied() -> None:
    g = robbed("red", 7, 0, (0, 3, 3, 3, 3))
    assert g.ask is not None
    assert (g.ask.n, len(g.moves)) == (3, 4)
    g.push("from1+3+4")
    assert tokens_now(g) == [7, 1, 2, 1, 1]


def test_ruling_06_tokens_are_counted_and_go_back() -> None:
    g = riffifi(
        "dealer 2", "turn 2", "score 1 2 3", "tokens 0 3 0 0 0 1", "hand 0 -", "hand 1 -", "hand 2 red1",
        players=3, auto=False,
    )  # fmt: skip
    news = g.push("red1")
    assert Took(2, 0, 1) in news
    assert [e for e in news if isinstance(e, Counted)] == [Counted(0, 4), Counted(1, 0), Counted(2, 1)]
    assert g.scores == [5, 2, 4]
    assert view(g, 0).tokens == [0] * 15


def test_ruling_07_dealer_and_start_player_move_one_seat_left_per_hand() -> None:
    g = riftable.new("riffifi", players=3, dealer=1, seed=5)
    while not g.over:
        g.push(g.moves.ids[0])
    assert [e.seat for e in g.events if isinstance(e, Deals)] == [1, 2, 0]
    starts = [i for i, e in enumerate(g.events) if isinstance(e, Dealt)]
    firsts = [next(e for e in g.events[i:] if isinstance(e, Played)) for i in starts]
    assert [e.seat for e in firsts] == [2, 0, 1]
    assert [e for e in g.events if isinstance(e, Began)] == [Began(n, 3) for n in (1, 2, 3)]


@pytest.mark.parametrize(
    ("score", "result"),
    [
        ("50 50 41", [0.25, 0.25, -0.5]),
        ("50 49 41", [1.0, -0.5, -0.5]),
        ("50 50 49", [0.0, 0.0, 0.0]),  # with the last token all are level
    ],
)
def test_ruling_08_most_tokens_in_total_win_and_ties_are_shared(score: str, result: list[float]) -> None:
    g = riffifi(
        "dealer 2", "turn 2", "deal 3", f"score {score}", "hand 0 -", "hand 1 -", "hand 2 red1", players=3
    )
    assert g.over
    assert g.result == result
    assert isinstance(g.events[-1], Ended)
    assert g.record.result == ("=" if not any(result) else "") + "-".join(str(n) for n in g.scores)


def test_ruling_09_nobody_knows_the_unused_cards() -> None:
    g = riftable.new("riffifi", players=3, seed=4)
    dealt = {name for seat in range(3) for name in line(g, f"hand {seat}").split()}
    unused = set(CARD_NAMES[:40]) - dealt
    assert len(unused) == 4
    for seat in (-1, 0, 1, 2):
        seen = view(g, seat)
        assert seen.unused == 4
        for other in range(3):
            assert not known(g, seat, other) & unused
        told = [e for e in seen_by(g.events, seat) if isinstance(e, Reveal)]
        assert not {CARD_NAMES[e.card] for e in told} & unused


def test_ruling_10_what_was_seen_stays_known_and_what_was_not_stays_hidden() -> None:
    g = riffifi("turn 1", "pile 0 red4*", "hand 0 purple1 purple5", "hand 1 red7 red2 purple6")
    g.push("red7? purple7 purple8 purple5 red2")
    assert known(g, 2, 0) == {"red4", "purple5"}
    assert known(g, 2, 1) == {"red2"}
    assert known(g, 1, 1) == {"red7", "red2", "purple6"}
    assert known(g, -1, 1) == {"red2"}
