"""Riftbound in the terminal: whole duels in three languages, tables of four, lists, records."""

from __future__ import annotations

from pathlib import Path

import pytest

import riftable
from riftable.cli.screen import Screen
from riftable.core.game import Game
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.ui.presenter import RiftboundPresenter
from riftable.games.riftbound.ui.terminal import RiftboundTerminal
from riftable.language.fluent import LANGUAGES, Texts
from tests.cli.helpers import at_random, at_table, cli

PLAY = ("play", "riftbound", "--seed", "5", "--bot", "random")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_plays_a_duel_to_the_end(lang: str) -> None:
    done = cli(*PLAY, "--decks", "lux / master-yi", "--lang", lang, think=at_random(3))
    assert done.code == 0
    assert not done.err
    assert Texts(lang)("over-prompt") in done.out
    assert {"en": "you have focus", "fr": "vous avez le Focus", "uk": "фокус у вас"}[lang] in done.plain
    assert {"en": "Your turn:", "fr": "À vous de jouer", "uk": "Ваш хід:"}[lang] in done.plain
    assert {"en": "win", "fr": "l’emporte", "uk": "перемага"}[lang] in done.out


@pytest.mark.parametrize("mode", ["match", "skirmish", "war", "magma"])
def test_the_other_modes_end(mode: str) -> None:
    done = cli(*PLAY, "--mode", mode, think=at_random(2))
    assert done.code == 0
    assert "undo, log, save FILE or quit?" in done.out


def test_people_share_a_terminal() -> None:
    done = cli(*PLAY, "--seats", "me,person:Kim", think=at_table(4))
    assert done.code == 0
    assert "Kim, it is your turn." in done.out


def test_paying_and_passing_are_automatic_by_default() -> None:
    lines = ["none", "automatic", "cards", "undo", "hint", "help", "quit"]
    done = cli(*PLAY, "--ascii", typed=lines)
    assert done.code == 0
    assert "You are asked how to pay, and at every pass." in done.plain
    assert "At the end of your turn, ready up to 2 runes." in done.plain
    assert "Your last decision is taken back." in done.plain
    assert "Chance to win with each answer:" in done.plain
    assert "automatic" in done.out


def test_a_player_may_yield_until_the_end_of_the_turn(tmp_path: Path) -> None:
    position = tmp_path / "duel.rift"
    game = riftable.position(
        "riftbound duel\noption decks annie / garen\nturn 0\nfirst 0\nround 3\nhand 0 gust incinerate\n"
        "unit 4 recruit 0 @base0\nrunes 0 fury*6 chaos*6\n", strict=False,
    )  # fmt: skip
    game.record.save(position)
    done = cli("play", "--load", str(position), "--bot", "random", typed=["yield", "move:recruit @1", "quit"])
    assert done.code == 0
    assert "You pass until this turn is over." in done.plain
    assert "You conquer" in done.plain  # the pass in the showdown was automatic


def seen(game: Game, seat: int) -> RealmView:
    """What a seat of Riftbound sees."""
    view = game.view(seat)
    assert isinstance(view, RealmView)
    return view


def test_automatic_passing_is_set_for_each_player() -> None:
    rules = riftable.rules("riftbound", decks="annie / garen")
    presenter = RiftboundPresenter(rules, "en")
    terminal = RiftboundTerminal(
        presenter, Screen(), Texts("en").plus("riftable.games.riftbound"), ["Ada", "Noam"]
    )
    game = riftable.position(
        "riftbound duel\noption decks annie / garen\nturn 0\nround 3\nunit 4 recruit 0 @base0\n"
        "hand 1 back-to-back\n", strict=False,
    )  # fmt: skip
    game.push("move:recruit @1")
    terminal.yield_turn(seen(game, 0))
    assert terminal.auto_answer(seen(game, 0)) == game.moves.ids[0]
    game.push("pass")
    assert game.seat == 1
    assert terminal.auto_answer(seen(game, 1)) is None
    terminal.toggle_automatic(seen(game, 1))
    assert terminal.asked == {1}
    terminal.toggle_automatic(seen(game, 1))
    assert not terminal.asked


def test_exhausted_gear_and_units_have_words_that_agree(tmp_path: Path) -> None:
    lines = ("unit 4 recruit 0 @base0 exhausted", "unit 5 gold 0 @base0 exhausted")
    path = tmp_path / "position.txt"
    path.write_text("\n".join(["riftbound duel", "option decks fiora / rumble", *lines]), encoding="utf-8")
    shown = cli("show", str(path), "--lang", "uk").plain
    assert ", виснажений)" in next(line for line in shown.splitlines() if "Recruit.4" in line)
    assert "Gold.5 (виснажене)" in shown


def test_a_player_may_leave_but_not_remove_others() -> None:
    done = cli(*PLAY, "--mode", "skirmish", typed=["leave1", "leave0", "quit"])
    assert done.code == 0
    assert "“leave1” does not answer this question" in done.plain
    assert "You leave the game." in done.plain


def test_undo_goes_back_over_automatic_moves() -> None:
    def think(screen: str) -> str:
        steps.append(screen)
        return next(typed, "quit")

    steps: list[str] = []
    typed = iter(["none", "end", "none", "undo", "quit"])
    done = cli("play", "riftbound", "--seed", "7", "--bot", "random", "--option", "first=0", think=think)
    assert done.code == 0
    assert "taken back" in done.out


def test_a_record_is_told_and_played_on(tmp_path: Path) -> None:
    path = tmp_path / "duel.rift"
    game = riftable.new("riftbound", seed=2, decks="garen / lux")
    game.push("none none end")
    game.record.save(path)
    assert riftable.load(path).fen == game.fen
    shown = cli("replay", str(path), "--lang", "uk")
    assert shown.code == 0
    assert "Garen" not in shown.err
    assert cli("play", "--load", str(path), typed=["quit"]).code == 0


def test_a_position_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text("riftbound duel\nunit 4 tibbers 0 @1 damage*2\nfield 1 void-gate 0 0\n", encoding="utf-8")
    done = cli("show", str(path), "--loose")
    assert done.code == 0
    assert "Tibbers.4 (7 Might, 2 damage)" in done.plain
    assert "Void Gate (control: Seat 0)" in done.out


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "on First Mate.4"), ("fr", "sur First Mate.4"), ("uk", "на бійці «First Mate.4»")],
)
def test_equipment_says_which_unit_bears_it(tmp_path: Path, lang: str, told: str) -> None:
    path = tmp_path / "position.txt"
    path.write_text(
        "riftbound duel\noption decks fiora / rumble\nunit 4 first-mate 0 @base0\n"
        "unit 5 dorans-blade 0 @base0\neffect 1 attached unit5 4\n",
        "utf-8",
    )
    done = cli("show", str(path), "--loose", "--lang", lang)
    assert f"Doran’s Blade.5 ({told})" in done.plain


def test_the_doctor_looks_at_some_decks_and_modes_only() -> None:
    doctor = ("doctor", "--game", "riftbound", "--games", "1")
    done = cli(*doctor, "--mode", "duel", "--decks", "annie")
    assert done.code == 0
    assert "riftbound duel decks=annie / annie: 1 game" in done.plain
    assert done.plain.count("riftbound") == 1
    assert "there is no mode “brawl”" in cli(*doctor, "--mode", "brawl").err
    assert "“anie”: annie, annie-origins" in cli(*doctor, "--decks", "anie").err
    assert "--game riftbound" in cli("doctor", "--decks", "annie").err


def test_cards_are_shown_by_name_tag_and_number() -> None:
    assert cli("cards", "garen").out.count("Garen") >= 3
    assert "Donnez +2 Might à toutes les Units alliées" in cli("cards", "ogs-024", "--lang", "fr").plain
    assert "Mystic Poro" in cli("cards", "poro").out
    assert len(cli("cards").out.splitlines()) > 100
    none = cli("cards", "gusst")
    assert none.code == 2
    assert "gust" in none.err


def test_decks_are_listed_and_checked(tmp_path: Path) -> None:
    assert "master-yi: Master Yi, Wuju Bladesman" in cli("decks").out
    assert "The deck is legal" in cli("decks", "annie").out
    path = tmp_path / "mine.txt"
    path.write_text(KNOWN["annie"].text.replace("3 Gust", "4 Gust"), encoding="utf-8")
    assert "Gust is there 4 times; 3 are allowed." in cli("decks", str(path)).plain
    path.write_text("1 Annie, Dark Child\n3 Nobody, Unheard Of\n", encoding="utf-8")
    wrong = cli("decks", str(path))
    assert wrong.code == 2
    assert "Nobody, Unheard Of” is not a known card" in wrong.err
    assert cli("decks", str(tmp_path)).code == 2


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (("--decks", "anie / garen"), "did you mean annie"),
        (("--decks", "annie"), "takes 2 decks"),
        (("--mode", "brawl"), "riftbound has no mode “brawl”"),
        (("--option", "first=5"), "option first is random or a seat"),
    ],
)
def test_bad_options_are_refused_in_one_line(flags: tuple[str, ...], reason: str) -> None:
    done = cli(*PLAY, *flags)
    assert done.code == 2
    assert reason in done.err
