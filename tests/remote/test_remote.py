"""A bot on a server elsewhere: a real process, which is killed and started again in the middle."""

from __future__ import annotations

import re
import stat
import threading
from pathlib import Path
from typing import Any

import pytest

import riftable
from riftable.cli.main import status
from riftable.core.errors import BadOption
from riftable.core.record import read_record
from riftable.core.rng import Rng
from riftable.core.view_codec import decode_view
from riftable.games.riftbound.decks.random_decks import legends, random_deck
from riftable.remote.connection import Connection, ServerUnreachable
from riftable.remote.runner import Invitation, NewTables, Runner, read_invitation
from riftable.remote.table_player import FinishedGame, rules_of_table
from tests.server.http.browser import Browser, server
from tests.server.http.ports import free_port
from tests.server.http.test_process import running, until

BOT = '''
from pathlib import Path


class Noting:
    """Takes the first answer, and notes how often it was asked."""

    def choose(self, view, rng):
        with Path({file!r}).open("a") as file:
            file.write("x")
        return view.ask.moves[rng.below(len(view.ask.moves))]


class Broken:
    def choose(self, view, rng):
        return -7
'''


def decisions(record: str, seat: int) -> int:
    """Return how many questions a seat has answered in a recorded game."""
    game = riftable.replay(read_record(record))
    s, count = game.rules.new(), 0
    for move in game.history:
        assert s.ask is not None
        count += s.ask.seat == seat and game.rules.formality(s) is None
        s.redo(move)
    return count


def test_games_go_on_when_the_server_is_killed_and_started_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked, file, data = tmp_path / "asked", tmp_path / "noting.py", tmp_path / "data"
    asked.touch()
    file.write_text(BOT.format(file=str(asked)))
    trouble: list[str] = []
    ended: list[FinishedGame] = []
    failed: list[BaseException] = []
    port = ["--port", str(free_port())]
    with running(data, *port, tidy=False) as (address, process, _):
        connection = Connection(address, on_trouble=lambda problem, _pause: trouble.append(problem))
        runner = Runner(connection, f"{file}:Noting", "Noting", at_once=3, on_end=ended.append)
        new = NewTables("riftforce", "duel", {"draft": "beyond"}, "level1")

        def play() -> None:
            try:
                runner.run((), new, games=3)
            except BaseException as problem:  # noqa: BLE001 - reported by the test
                failed.append(problem)

        playing = threading.Thread(target=play, daemon=True)
        playing.start()
        until(lambda: bool(failed) or (asked.stat().st_size > 12 and len(runner.known) == 3))
        process.kill()
        process.wait(60)
        until(lambda: bool(failed) or len(trouble) >= 1)
    with running(data, *port) as (again, _, _):
        assert again == address
        playing.join(600)
        assert not failed
        assert len(ended) == 3
        for game in ended:
            record = connection.opener.open(f"{address.rstrip('/')}/api/games/{game.place.table}/record")
            # Every answer of the bot was made once: none was lost, none came twice.
            assert decisions(record.read().decode(), game.place.seat) == game.moves
        check_commands(address, file, tmp_path / "session", capsys)


def check_commands(address: str, file: Path, session: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Play by the command line: a game of five, a bot that fails, and what a server refuses."""
    command = ["bot", "--server", address, "--session", str(session)]
    five = ["--game", "riffifi", "--option", "players=5", "--games", "2", "--at-once", "2"]
    assert status([*command, f"{file}:Noting", *five]) == 0
    told = capsys.readouterr().out
    assert told.count("/g/") == 2
    assert "2 games, won–drawn–lost" in told
    assert stat.S_IMODE(session.stat().st_mode) == 0o600
    assert status([*command, f"{file}:Broken"]) == 2
    said = capsys.readouterr()
    assert "answered -7, which is not one of" in said.err
    assert re.findall(r"seat (\d)\.", said.out) == ["0"]
    assert re.findall(r"\(seat (\d) of riftforce duel", said.err) == ["0"]  # the same seat by the same number
    # The session is kept: the same bot, repaired, finishes the game it had begun.
    assert status([*command, f"{file}:Noting", "--games", "0"]) == 0
    assert "1 game, won–drawn–lost" in capsys.readouterr().out
    assert status([*command, "--join", "no-such-table", "random"]) == 2
    assert "There is no table behind this link" in capsys.readouterr().err


def test_what_cannot_work_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="not the address of a server"):
        Connection("example.org")
    with pytest.raises(BadOption, match="neither the link of a table"):
        read_invitation("what?")
    assert read_invitation("https://x.org/g/ab-12#invite=c3") == Invitation("ab-12", "c3")
    assert read_invitation("ab-12") == Invitation("ab-12")
    with pytest.raises(ServerUnreachable, match="has not answered for 0 seconds"):
        Connection("http://127.0.0.1:9", patience_s=0).get("me")
    damaged = tmp_path / "session"
    damaged.write_text("no cookies")
    with pytest.raises(BadOption, match="cannot be used for the session"):
        Connection("http://127.0.0.1:9", damaged)


def settled(table_id: str, *browsers: Browser) -> list[Any]:
    """Return the views of all seats when one of them must answer: the server passes for some by itself."""
    while True:
        told = [one.get(f"games/{table_id}/view?seat={seat}") for seat, one in enumerate(browsers)]
        if any(one["asked"] for one in told) and len({one["v"] for one in told}) == 1:
            return told


def test_views_over_http_are_those_of_the_position_where_deck_lists_are_closed(tmp_path: Path) -> None:
    legend = next(card for card in legends() if card.title.startswith("Draven"))  # in no deck that is known
    decks = f"annie / {random_deck(Rng(4), legend).line}"
    options = {"lists": "closed", "decks": decks, "first": "0"}
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        request = {"game": "riftbound", "mode": "duel", "seats": ["me", "open"], "options": options}
        table_id = ada.post("games", {**request, "name": "Ada"})["id"]
        assert ada.get(f"games/{table_id}/view?seat=0")["view"] is None  # not begun
        noam.post(f"games/{table_id}/join", {"name": "Noam"})
        lobby = ada.client.app.state.lobby  # type: ignore[attr-defined]  # Starlette's
        known = 0
        for n in range(24):
            told = settled(table_id, ada, noam)
            game = lobby.tables[table_id].play.game
            for seat, one in enumerate(told):
                rules = rules_of_table(one["game"], one["mode"], one["options"])
                assert seat == 1 or rules.options["decks"] != game.rules.options["decks"]  # a guess
                view = decode_view(one["view"], rules)
                assert view == game.view(seat)
                assert one["asked"] == (view.ask is not None)
                assert rules.view(rules.imagine(view, Rng(n)), seat) == view
            seat = game.seat
            move = game.moves.ids[n % len(game.moves.ids)]
            command = {"t": "move", "id": f"m{n}", "v": told[seat]["v"], "seat": seat, "moves": [move]}
            (ada, noam)[seat].post(f"games/{table_id}/command", command)
            assert told[seat]["v"] > known
            known = told[seat]["v"]
        assert ada.get(f"games/{table_id}/view?seat=0&after=100000")["view"] is None
        assert noam.get(f"games/{table_id}/view?seat=0", status=403)["key"] == "foreign_seat"
