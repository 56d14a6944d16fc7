"""The face people type at: names, undo, positions, records, and errors that say why and change nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

import riftable
from riftable import BadNotation, BadOption, IllegalMove
from riftable.core.event import Event, Reveal, seen_by
from tests.helpers import duel, line, names, raises, refused

GUILDS = "fire ice light water / air plant sand star"


def test_a_new_game_is_dealt_by_its_seed() -> None:
    g = riftable.new("riftforce", guilds=GUILDS, seed=7)
    again = riftable.new("riftforce", guilds=GUILDS, seed=7)
    other = riftable.new("riftforce", guilds=GUILDS, seed=8)
    assert g.fen == again.fen != other.fen
    assert repr(g.moves) == "<Moves play activate>"
    assert len(g.moves) == 2
    assert g.moves
    assert "play" in g.moves
    assert "draw" not in g.moves
    assert 1 in g.moves
    assert 3.5 not in g.moves
    assert g.seat in (0, 1)
    assert g.ask is not None
    assert not g.over
    assert g.result is None
    assert g.scores == [0, 0]
    assert repr(g).startswith("<Game riftforce duel, 16 moves, seat ")


def test_a_new_seed_each_time() -> None:
    assert riftable.new("riftforce").seed != riftable.new("riftforce").seed


def test_a_whole_line_or_nothing() -> None:
    g = duel("hand 0 fire5 fire6 ice7")
    assert refused(g, "play fire5 @2 ice7") == "Fire 5 and Ice 7 share neither guild nor number."
    g.push("play fire5 @2 fire6 @2 stop")
    assert line(g, "2") == "fire5 fire6 / -"


def test_an_illegal_move_names_word_reason_and_answers() -> None:
    g = duel("hand 0 fire5 fire6 ice7")
    with pytest.raises(IllegalMove) as caught:
        g.push("play fire5 @1 ice7")
    assert caught.value.word == "ice7"
    assert caught.value.legal == ("stop", "fire6")
    assert str(caught.value).endswith("Legal: stop, fire6.")
    assert g.moves.ids == [1, 2, 3]


def test_moves_by_id() -> None:
    g = duel("hand 0 fire5")
    g.push(g.rules.move("play"))
    g.push(g.rules.move("fire5"))
    assert names(g) == "@1 @2 @3 @4 @5"
    with pytest.raises(IllegalMove):
        g.push(0)


def test_moves_are_a_view_of_the_position() -> None:
    g = duel("hand 0 fire5")
    moves = g.moves
    g.push("play")
    assert list(moves) == ["fire5"]
    moves.ids.append(77)
    assert 77 not in g.moves


def test_no_move_is_too_big_to_be_refused() -> None:
    g = duel("hand 0 fire5")
    for move in (2**70, -1, 10**6):
        with pytest.raises((IllegalMove, BadNotation)):
            g.push(move)
        with pytest.raises(IllegalMove):
            g.state.apply(move)


def test_what_a_bot_does_to_its_view_stays_there() -> None:
    g = riftable.new("riftforce", guilds=GUILDS, first=0, seed=1)
    before = g.fen
    view = g.view(0)
    assert view.ask is not None
    view.ask.moves.append(3)
    view.guilds[0].clear()  # type: ignore[attr-defined]  # a view of Riftforce
    assert list(g.moves) == ["play", "activate"]
    assert g.fen == before
    assert list(riftable.new("riftforce", guilds=GUILDS, seed=2).moves) == ["play", "activate"]


@pytest.mark.parametrize("seat", [2, 7, -2, -9])
def test_there_are_only_so_many_seats(seat: int) -> None:
    g = duel("hand 0 fire5")
    assert "there are 0 to 1" in raises(BadOption, lambda: g.view(seat))


def test_short_names_are_taken_when_nothing_else_fits() -> None:
    g = duel("1 fire5 fire5 / -", "2 fire5 / -", "hand 0 fire6")
    g.push("activate fire6 guild")
    assert refused(g, "fire5") == "Several cards match “fire5”: say which one."
    assert refused(g, "fire5@1") == "Several cards match “fire5@1”: say which one."
    g.push("fire5@2 fire5@1.2")
    assert names(g) == "stop fire5@1.1"
    g.push("@1.1")
    assert g.seat == 1


def test_an_unknown_word_gets_a_guess() -> None:
    g = duel("hand 0 fire5 fire6")
    g.push("play")
    assert refused(g, "fier5") == "I do not know “fier5”. Did you mean “fire5”?"
    assert refused(g, "xyzzy") == "I do not know “xyzzy”."


def test_undo_takes_back_the_last_decision_and_nature_repeats_itself() -> None:
    g = riftable.new("riftforce", guilds=GUILDS, seed=3)
    g.push("activate")
    start = g.fen
    card = next(iter(g.moves))
    g.push(card)
    assert g.pop() == g.rules.move(card)
    assert g.fen == start
    g.pop()
    g = duel("guilds 0 fire ice light water", "hand 0 fire5", "hand 1 sand5")
    before, told = g.fen, len(g.events)
    g.push("draw")
    drawn = g.fen
    assert g.pop() == g.rules.move("draw")
    assert (g.fen, len(g.events)) == (before, told)
    g.push("draw")
    assert g.fen == drawn


def test_undo_is_the_inverse_of_a_decision() -> None:
    g = duel("hand 0 fire5 ice6", "hand 1 -")
    start = g.fen
    for word in ("play", "fire5", "@1"):
        g.push(word)
    for _ in range(3):
        g.pop()
    assert g.fen == start


def test_nothing_to_undo() -> None:
    g = riftable.new("riftforce", guilds=GUILDS, seed=3)
    assert "no player has made a move" in raises(IllegalMove, g.pop)


def test_undo_over_many_actions() -> None:
    g = riftable.new("riftforce", draft="beyond", seed=5)
    trail: list[tuple[str, list[Event]]] = []
    while not g.over and len(trail) < 200:
        trail.append((g.fen, g.events[:]))
        g.push(g.moves.ids[-1])
    for fen, events in reversed(trail):
        g.pop()
        assert g.fen == fen
        assert g.events == events


def test_a_copy_goes_its_own_way() -> None:
    g = duel("hand 0 fire5 fire6")
    twin = g.copy()
    twin.push("play fire5 @1")
    assert g.fen != twin.fen
    assert "pending" not in g.fen


def test_nature_can_be_told() -> None:
    g = riftable.new("riftforce", guilds=GUILDS, auto=False)
    assert names(g) == "!seat0 !seat1"
    g.push("!seat1 !air5")
    assert g.view(1).json()["hand"] == ["air5"]
    g = duel("hand 0 fire5", "deck 0 ice5 ice6 ice7")
    g.push("draw !ice7")
    assert line(g, "hand 0").split() == ["fire5", "ice5", "ice6", "ice7"]
    assert g.record.moves[:2] == ["draw", "!ice7"]


def test_only_nature_is_told_by_an_exclamation_mark() -> None:
    g = duel("hand 0 fire5")
    assert refused(g, "!fire5")


def test_the_end_of_a_play_is_a_formality_when_nothing_fits() -> None:
    g = duel("hand 0 fire5 ice6", "hand 1 -")
    g.push("play fire5 @1")
    assert g.seat == 1
    assert g.record.moves == ["play", "fire5", "@1", "stop"]
    g = duel("hand 0 fire5 ice6", "hand 1 -")
    g.push("play fire5 @1 stop")
    assert g.seat == 1
    assert g.pop() == g.rules.move("@1")  # the formality was no decision
    g.push("@1")
    assert g.seat == 1
    g = duel("hand 0 fire5 ice6", "hand 1 -")
    g.push("PLAY fire5 @1 STOP draw")
    assert g.seat == 0


def test_a_board_you_can_read_reads_back() -> None:
    g = duel("1 fire5*2 / ice5", "hand 0 fire6 fire7", "hand 1 -")
    g.push("activate fire6")
    assert "FI5 -2" in str(g)
    assert riftable.position(str(g), strict=False).fen == g.fen
    assert "the guilds are being chosen" in str(riftable.new("riftforce", auto=False))
    g.push("number")
    g.push("draw")
    assert riftable.position(str(g), strict=False).fen == g.fen


def test_views_hold_what_a_seat_may_know() -> None:
    g = duel("guilds 0 fire ice light water", "hand 0 fire6 fire7", "hand 1 air5 air6", "deck 1 air7")
    mine, theirs, public = g.view(0).json(), g.view(1).json(), g.view(-1).json()
    assert mine["hand"] == ["fire6", "fire7"]
    assert theirs["hand"] == ["air5", "air6"]
    assert public["hand"] == []
    assert mine["hands"] == [2, 2]
    assert mine["unseen"][1] == ["air5", "air6", "air7"]  # type: ignore[index]  # a list
    assert mine["ask"] is not None
    assert theirs["ask"] is None
    assert public["waiting"] == 1
    assert hash(g.view(0)) == hash(g.copy().view(0))
    assert g.view(0) != g.view(1)


def test_a_recycled_deck_gives_the_hand_away() -> None:
    g = duel("hand 0 fire5 fire6", "deck 0 -", "discard 0 ice5 ice6 ice7", "hand 1 -")
    g.push("draw")
    assert line(g, "known 0") == "fire5 fire6"
    assert g.view(1).json()["known"] == [["fire5", "fire6"], []]
    g.push("draw play fire5 @1")
    assert g.view(1).json()["known"] == [["fire6"], []]


def test_drawn_cards_are_revealed_to_their_owner_only() -> None:
    g = duel("guilds 0 fire ice light water", "hand 0 fire5", "hand 1 -")
    events = g.push("draw")
    secrets = [event for event in events if isinstance(event, Reveal)]
    assert len(secrets) == 6
    assert {event.to for event in secrets} == {1}
    assert seen_by(events, 0) == events
    assert not [event for event in seen_by(events, 1) if isinstance(event, Reveal)]
    assert len(seen_by(events, -1)) == len(events) - 6


def test_events_have_a_face() -> None:
    g = duel("1 fire5 / ice5", "hand 0 fire6")
    events = g.push("activate fire6 guild fire5")
    hit = events[3]
    assert repr(hit) == "Hit(by=0, unit=1, n=3)"
    assert hit.json() == {"event": "hit", "by": 0, "unit": 1, "n": 3}
    assert hit == g.events[3]
    assert hit != events[0]
    assert len({hit, g.events[3]}) == 1


# Records.


def finished(seed: int = 1) -> riftable.Game:
    """A game played to its end by always taking the last answer but one."""
    g = riftable.new("riftforce", draft="beyond", seed=seed, cap=40)
    g.seats = ["Ada", 'No"am\\']
    while not g.over:
        g.push(g.moves.ids[len(g.history) % len(g.moves)])
    return g


def test_records_read_back(tmp_path: Path) -> None:
    g = finished()
    for name in ("game.rift", "game.ndjson"):
        path = tmp_path / name
        g.record.save(path)
        again = riftable.load(path)
        assert again.fen == g.fen
        assert again.record == g.record
        assert again.events == g.events
    assert sorted(p.name for p in tmp_path.iterdir()) == ["game.ndjson", "game.rift"]


def test_an_open_game_can_be_saved_and_goes_on(tmp_path: Path) -> None:
    g = riftable.new("riftforce", guilds=GUILDS, seed=4)
    g.push("activate")
    g.record.save(tmp_path / "open.rift")
    again = riftable.load(tmp_path / "open.rift", seed=4)
    assert again.fen == g.fen
    assert again.record.result == "*"
    again.push(next(iter(again.moves)))


def test_a_game_from_a_position_says_where_it_began() -> None:
    g = duel("1 fire5 / ice5", "hand 0 fire6", "deck 0 -")
    g.push("activate fire6 guild fire5")
    again = riftable.replay(g.record)
    assert again.record == g.record
    assert again.fen == g.fen


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "not a record"),
        ("hello", "not a record"),
        ('[Event "Chess"]\n\n1. e4 e5 *\n', "version 1"),
        ('[Riftable "1"]\n[Game "riftforce"]\n[Mode "duel"]\n', "cut short"),
        ('[Riftable "1"]\n[Mode "duel"]\n*\n', "which game"),
        ('[Riftable "9"]\n[Game "riftforce"]\n[Mode "duel"]\n*\n', "version"),
        ('[Riftable "1"]\n[Game "riftforce"\n*\n', "line 2"),
        ('[Riftable "1"]\n[Game ""]\n*\n', "empty"),
        ('[Riftable "1"]\n[Game "riftforce"]\n[Mode "duel"]\nplay fire5\n*\n', "number of an action"),
        ('[Riftable "1"]\n[Game "riftforce"]\n[Mode "duel"]\n*\n1. play\n', "behind the result"),
        ('[Riftable "1"]\n[Game "riftforce"]\n[Mode "duel"]\n0. !seat0 play\n*\n', "action 0"),
        ('[Riftable "1"]\n[Game "riftforce"]\n[Mode "duel"]\n[Result "12-3"]\n0. !seat0\n12-3\n', "lead to"),
        ("{not json}\n", "line 1"),
        ('{"riftable": 1, "game": "riftforce"}\n', "line 1"),
        ('{"riftable": 1, "game": "riftforce", "mode": "duel"}\n', "cut short"),
        (
            '{"riftable": 1, "game": "riftforce", "mode": "duel"}\n{"result": "*"}\n{"result": "*"}\n',
            "behind",
        ),
        ('{"riftable": 1, "game": "riftforce", "mode": "duel"}\n[1]\n', "line 2"),
    ],
)
def test_foreign_or_broken_records_are_refused(text: str, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "record"
    path.write_text(text, encoding="utf-8")
    assert problem in raises(BadNotation, lambda: riftable.load(path))


@pytest.mark.parametrize("header", ['[Option "mode solo"]', '[Option "game x"]', '[Option "seed 3"]'])
def test_options_that_are_none_are_refused(header: str, tmp_path: Path) -> None:
    path = tmp_path / "record"
    path.write_text(f'[Riftable "1"]\n[Game "riftforce"]\n[Mode "duel"]\n{header}\n*\n', encoding="utf-8")
    assert "has no option" in raises(BadOption, lambda: riftable.load(path))


def test_a_record_says_what_it_starts_as(tmp_path: Path) -> None:
    g = duel("1 fire5 / ice5", "hand 0 fire6", "deck 0 -")
    text = g.record.text.replace('[Game "riftforce"]', '[Game "chess"]')
    path = tmp_path / "record"
    path.write_text(text, encoding="utf-8")
    assert "but starts as riftforce duel" in raises(BadNotation, lambda: riftable.load(path))


def test_names_of_seats_may_hold_anything(tmp_path: Path) -> None:
    g = riftable.new("riftforce", seed=1)
    g.seats = ["A\rda\n\\n", "Lou\u2028\x85"]
    for name in ("a.rift", "a.ndjson"):
        g.record.save(tmp_path / name)
        assert riftable.load(tmp_path / name).seats == g.seats


def test_a_record_nested_without_end_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "record"
    path.write_text('{"a":' * 100_000, encoding="utf-8")
    assert "line 1" in raises(BadNotation, lambda: riftable.load(path))


def test_unknown_headers_are_left_aside(tmp_path: Path) -> None:
    text = finished().record.text.replace('[Mode "duel"]', '[Mode "duel"]\n[Site "at home"]\n')
    path = tmp_path / "record"
    path.write_text(text, encoding="utf-8")
    assert riftable.load(path).over


def test_binary_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "record"
    path.write_bytes(bytes(range(256)))
    assert "not text" in raises(BadNotation, lambda: riftable.load(path))


def test_every_cut_of_a_record_is_refused(tmp_path: Path) -> None:
    text = finished().record.text
    path = tmp_path / "record"
    for cut in range(0, len(text) - 2, 37):
        path.write_text(text[:cut], encoding="utf-8")
        with pytest.raises((BadNotation, BadOption)):
            riftable.load(path)


def test_a_record_is_saved_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.rift"
    path.write_text("mine", encoding="utf-8")
    record = finished().record
    record.seats = ["\ud800"]  # cannot be encoded
    with pytest.raises(UnicodeEncodeError):
        record.save(path)
    assert path.read_text(encoding="utf-8") == "mine"
    assert [p.name for p in tmp_path.iterdir()] == ["game.rift"]


# Options.


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"colour": 1}, "no option “colour”"),
        ({"draft": "huge"}, "base or beyond"),
        ({"first": 2}, "a seat from 0 to 1"),
        ({"cap": -1}, "number of rounds"),
        ({"cap": "many"}, "number of rounds"),
        ({"stolen_cards_return_to_owner": "maybe"}, "yes or no"),
        ({"guilds": "fire"}, "4 / 4"),
        ({"guilds": "fire ice light gold / air plant sand star"}, "no guild “gold”"),
        ({"guilds": "fire ice light fire / air plant sand star"}, "named twice"),
        ({"mode": "trio"}, "no mode “trio”"),
        ({"seed": -1}, "whole number"),
        ({"seed": "x"}, "whole number"),
    ],
)
def test_bad_options_say_what_would_be_right(options: dict[str, object], problem: str) -> None:
    assert problem in raises(BadOption, lambda: riftable.new("riftforce", **options))  # type: ignore[arg-type]  # on purpose


def test_unknown_games_are_refused() -> None:
    assert "riftforce" in raises(BadOption, lambda: riftable.new("chess"))


def test_options_are_canonical() -> None:
    rules = riftable.rules("riftforce", first="1", stolen_cards_return_to_owner="on", draft=None, cap="007")
    assert rules.options == {"first": "1", "cap": "7", "stolen_cards_return_to_owner": "yes"}
    named = riftable.rules("riftforce", guilds="water,light,ice,fire/star sand plant air")
    assert named.options["guilds"] == "fire light water ice / plant air sand star"
    assert riftable.rules("riftforce", stolen_cards_return_to_owner=False).options == {}


def test_move_names_read_back_without_a_position() -> None:
    rules = riftable.rules("riftforce")
    for move in range(rules.num_moves):
        assert rules.move(rules.name(move)) == move
    assert "no move" in raises(BadNotation, lambda: rules.name(rules.num_moves))
    assert "not the name" in raises(BadNotation, lambda: rules.move("fire8"))
