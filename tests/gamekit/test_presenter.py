"""The defaults of presenters, and how the presenter of a game is found."""

from __future__ import annotations

import dataclasses
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import riftable
import riftable.gamekit
from riftable import games
from riftable.core.errors import BadOption
from riftable.core.event import Event, seen_by
from riftable.core.refusal import NOT_YOUR_TURN, Refusal
from riftable.gamekit.message_parts import Glossary, Target
from riftable.gamekit.presenter import Presenter, Tally, reader_of
from riftable.gamekit.spec import PLAIN_TERMINAL
from riftable.gamekit.terminal import Terminal
from riftable.games import presenter_of
from riftable.games.riffifi.rules.view import ASK_NAMES, RiffifiView
from riftable.language.fluent import Texts
from riftable.language.table_talk.event_narrator import EventNarrator
from riftable.server.session.ask_tree import AskTreeBuilder
from riftable.server.session.event_log import beats_of
from tests.cli.helpers import at_random, cli

NAMES = ["Ada", "Noam", "Lou"]


class TerseNarrator(EventNarrator):
    """Says the name of each event."""

    def joins(self, first: Event, last: Event, event: Event) -> bool:
        return False

    def lines(self, run: list[Event]) -> list[str]:
        return [f"{self.names[0]}: {type(event).__name__} 2 cards" for event in run]


class TersePresenter(Presenter[RiffifiView]):
    """The smallest possible presenter."""

    ask_kinds = ASK_NAMES

    def prompt(self, view: RiffifiView, names: Sequence[str]) -> str:
        if view.ask is None:
            return self.common.meanwhile(view.over, int(view.waiting), names)
        return "Your turn."

    def narrator(
        self, view: RiffifiView, names: Sequence[str], *, isolate_names: bool = False
    ) -> EventNarrator:
        return TerseNarrator(names, reader_of(view), isolate_names=isolate_names)


def test_the_least_presenter_is_enough_for_the_server() -> None:
    game = riftable.new("riffifi", seed=3, players=3)
    presenter = TersePresenter(game.rules, "en")
    assert game.seat is not None
    before = game.view(game.seat)
    sight = AskTreeBuilder(game.rules, presenter, before, NAMES)
    ask = sight.ask()
    assert ask is not None
    assert ask.prompt == "Your turn."
    assert ask.kind in ASK_NAMES
    assert [node.say for node in ask.tree] == [node.name for node in ask.tree] == list(game.moves)
    assert all(node.target == Target("button") for node in ask.tree)
    seen = sight.preview([ask.tree[0].m])
    assert seen.outcome.mine.low == 0
    assert "Played 2\u00a0cards" in seen.outcome.text
    assert seen.outcome.consequences == seen.outcome.text
    assert sight.reasons([], "") == []
    seat = game.seat
    events = seen_by(game.push(ask.tree[0].m), seat)
    beats = beats_of(presenter, before, NAMES, events, seat, 0)
    assert beats[0].lines == ["\u2068Ada\u2069: Played 2\u00a0cards"]
    assert {beat.turn for beat in beats} == {0}


def test_defaults() -> None:
    game = riftable.new("riffifi", seed=3, players=3)
    presenter = TersePresenter(game.rules, "fr")
    other = next(seat for seat in range(3) if seat != game.seat)
    view = game.view(other)
    assert isinstance(view, RiffifiView)
    assert game.seat is not None
    assert NAMES[game.seat] in presenter.prompt(view, NAMES)
    assert presenter.refusal(Refusal(NOT_YOUR_TURN)) == "Ce n’est pas à vous de jouer."
    assert presenter.refusal(Refusal("no_such_key")) == "no_such_key"
    assert presenter.glossary() == Glossary()
    assert presenter.tally(view, game.events) == Tally()
    assert presenter.open_hands(game.state) == []
    assert presenter.board_text(game.state) == game.rules.show(game.state)
    assert presenter.title == "Riffifi"
    assert presenter.hidden_cards_affect_own_actions
    assert type(presenter.event_json(game.events[0])["t"]) is str


@pytest.mark.parametrize("game", games.names())
def test_the_plain_terminal_plays_any_game(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    specs = {name: games.spec(name) for name in games.names()}
    specs[game] = dataclasses.replace(specs[game], terminal=PLAIN_TERMINAL)
    monkeypatch.setattr(games, "loaded", specs.__getitem__)
    commands = iter(["help", "hint", "board"])
    answer = at_random(3)
    play = ("play", game, "--seed", "5", "--bot", "random")
    done = cli(*play, think=lambda screen: next(commands, None) or answer(screen))
    assert done.code == 0, done.err
    assert not done.err
    assert f"{game.capitalize()}. " in done.out
    assert riftable.rules(game).name(0) in done.out  # the example in the help
    path = tmp_path / "position"
    path.write_text(riftable.new(game, seed=5).fen, encoding="utf-8")
    shown = cli("show", str(path))
    assert shown.code == 0
    position = riftable.position(path.read_text("utf-8"), seed=1)
    assert position.rules.show(position.state).splitlines()[0] in shown.out


def presenter_class(game: str) -> Any:
    """Return the presenter of a game, as its spec names it."""
    found = games.spec(game).presenter
    assert found is not None
    return found.load()


def test_a_presenter_is_found_by_the_rules() -> None:
    for game in games.names():
        presenter = presenter_of(riftable.rules(game), "uk")
        assert (presenter.rules.game, presenter.lang) == (game, "uk")
        assert type(presenter) is presenter_class(game)
    with pytest.raises(BadOption, match="there is no game “chess”"):
        games.spec("chess")
    with pytest.raises(BadOption, match="no speech in “de”"):
        presenter_of(riftable.rules("riffifi"), "de")


def test_tables_share_what_was_tied() -> None:
    one, other = (
        presenter_of(riftable.rules("riftbound", decks=decks), "en")
        for decks in ("annie / garen", "lux / annie")
    )
    assert one.tied_strings is other.tied_strings
    assert one.tied_strings is not presenter_of(riftable.rules("riftbound"), "fr").tied_strings
    assert one.tie("draw 2 cards") == "draw 2\u00a0cards"


def test_a_game_that_is_not_shown_is_not_loaded() -> None:
    code = (
        "import json, sys, riftable\nfrom riftable.games import presenter_of\n"
        "presenter_of(riftable.rules('riffifi'), 'en')\n"
        "print(json.dumps([*sys.modules]))"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(json.loads(out.stdout))
    assert {name.split(".")[2] for name in loaded if name.startswith("riftable.games.")} == {"riffifi"}
    assert "riftable.games.riffifi.ui.terminal" not in loaded
    assert "riftable.gamekit.terminal" not in loaded


def test_every_game_draws_itself_in_its_own_terminal() -> None:
    class NoScreen:
        columns = 80
        symbols = True

        def say(self, text: str = "", style: str = "", first: str = "", then: str | None = None) -> None:
            raise AssertionError

        def draw(self, pieces: list[tuple[str, str]]) -> None:
            raise AssertionError

        def rows(self, rows: Sequence[tuple[str, str]]) -> None:
            raise AssertionError

    for game in games.names():
        rules = riftable.rules(game)
        terminal = games.terminal_of(rules, NoScreen(), Texts("en"), NAMES)
        assert type(terminal) is not Terminal
        assert rules.move(terminal.example().split()[0]) >= 0


def test_gamekit_names_no_game() -> None:
    for path in sorted(Path(riftable.gamekit.__path__[0]).glob("*.py")):
        assert not re.search("|".join(games.names()), path.read_text("utf-8"), re.IGNORECASE), path.name
