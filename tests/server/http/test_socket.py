"""The table over a WebSocket: all clients get every update at once, in their own language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.helpers import ManualClock
from tests.server.http.browser import duel, next_message, server, walk


def test_a_move_is_sent_to_all_and_acknowledged(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam, lou = browser(), browser(), browser()
        table_id = duel(ada, noam)
        with (
            ada.socket(table_id) as first,
            noam.socket(table_id, "?lang=uk") as second,
            lou.socket(table_id) as third,
        ):
            asked = next_message(first, "update")
            waiting = next_message(second, "update")
            assert waiting["ask"] is None
            assert next_message(third, "update")["seat"] == -1
            moves = walk(asked["ask"]["tree"])
            move = {"t": "move", "id": "one", "v": asked["v"], "seat": 0, "moves": moves}
            first.send_text(json.dumps(move))
            assert next_message(first, "ack") == {"t": "ack", "id": "one", "v": asked["v"] + 1}
            news = next_message(second, "update")
            assert news["since"] == waiting["v"]
            assert news["v"] == asked["v"] + 1
            assert not news["reset"]
            assert any(beat["lines"] for beat in news["beats"])
            assert news["ask"]["tree"]
            second.send_text(json.dumps({"t": "chat", "id": "c", "text": "добре"}))
            said = next_message(first, "said")
            assert (said["name"], said["text"], said["seat"]) == ("Noam", "добре", 1)


def test_missed_events_are_sent_once_after_a_reconnect(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        table_id = duel(ada, noam)
        with noam.socket(table_id) as ws:
            known = next_message(ws, "update")["v"]
        update = ada.update(table_id, 0)
        body = {"t": "move", "id": "m", "v": update["v"], "seat": 0, "moves": walk(update["ask"]["tree"])}
        ada.post(f"games/{table_id}/command", body)
        with noam.socket(table_id, f"?after={known}") as ws:
            news = next_message(ws, "update")
            assert (news["since"], news["v"], news["reset"]) == (known, known + 1, False)
            assert len({beat["at"] for beat in news["beats"]}) == 1
        with noam.socket(table_id, f"?after={known + 1}") as ws:
            ws.send_text('{"t":"ping","n":3}')
            kinds: list[str] = []
            while not kinds or kinds[-1] != "pong":
                kinds.append(json.loads(ws.receive_text())["t"])
            assert "update" not in kinds


def test_the_language_is_switched_in_the_middle(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        table_id = duel(ada, noam)
        with ada.socket(table_id, "?lang=en") as ws:
            english = next_message(ws, "update")
            ws.send_text('{"t":"speak","lang":"fr"}')
            french = next_message(ws, "update")
            assert french["reset"]
            assert french["view"] == english["view"]
            assert french["prompt"] != english["prompt"]
            assert len(french["beats"]) == len(english["beats"])
            ws.send_text('{"t":"move","id":"x","v":0,"seat":0,"moves":[1]}')
            refused = next_message(ws, "refused")
            assert refused["key"] == "stale"
            assert "position" in refused["text"]
            assert refused["text"] != "The position has changed: choose again."


def test_a_socket_can_switch_between_two_seats_of_one_device(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        request = {"game": "riftforce", "mode": "duel", "seats": ["me", "here:Kim"], "name": "Ada"}
        table_id = ada.post("games", request)["id"]
        with ada.socket(table_id) as ws:
            seat = next_message(ws, "update")["seat"]
            ws.send_text(json.dumps({"t": "watch", "seat": 1 - seat}))
            assert next_message(ws, "update")["seat"] == 1 - seat
            ws.send_text('{"t":"watch","seat":5}')
            assert next_message(ws, "refused")["key"] == "unknown_seat"
        with noam.socket(table_id) as ws:
            ws.send_text('{"t":"watch","seat":0}')
            assert next_message(ws, "refused")["key"] == "foreign_seat"


@pytest.mark.parametrize("text", ["", "{", '{"t":"nothing"}', "[" * 3000, '{"t":"look","n":1,"v":"x"}'])
def test_a_malformed_message_is_refused_and_the_socket_stays_open(tmp_path: Path, text: str) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        table_id = ada.post("quick", {})["id"]
        with ada.socket(table_id) as ws:
            ws.send_text(text)
            assert next_message(ws, "refused")["key"] == "malformed"
            ws.send_text('{"t":"ping","n":1}')
            assert next_message(ws, "pong")["n"] == 1


def test_a_message_that_is_too_big_ends_the_socket(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        table_id = ada.post("quick", {})["id"]
        with ada.socket(table_id) as ws:
            ws.send_text(json.dumps({"t": "chat", "id": "x", "text": "x" * 9000}))
            with pytest.raises(WebSocketDisconnect):
                next_message(ws, "ack")


def test_network_latency_is_given_back(tmp_path: Path) -> None:
    clock = ManualClock()
    with server(tmp_path, now=clock) as browser:
        ada, noam = browser(), browser()
        table_id = duel(ada, noam, clock={"kind": "game", "seconds": 600})
        with ada.socket(table_id) as ws:
            asked = next_message(ws, "update")
            assert asked["clocks"]["left"] == [600_000, 600_000]
            ws.send_text('{"t":"ping"}')
            now = next_message(ws, "pong")["now"]
            clock.now += 120
            ws.send_text(json.dumps({"t": "heard", "now": now - 1}))  # made up: nothing was said so long ago
            ws.send_text(json.dumps({"t": "heard", "now": now}))
            ws.send_text("{")
            next_message(ws, "refused")  # so all that was said before is heard
            clock.now += 5000
            ws.send_text(json.dumps({"t": "heard", "now": now}))  # once is enough
            move = {"t": "move", "id": "m", "v": asked["v"], "seat": 0, "moves": walk(asked["ask"]["tree"])}
            ws.send_text(json.dumps(move))
            next_message(ws, "ack")
        assert noam.update(table_id, 1)["clocks"]["left"] == [600_000 - 5120 + 120, 600_000]


def test_no_table_no_socket(tmp_path: Path) -> None:
    def first(ws: Any) -> Any:
        return json.loads(ws.receive_text())

    with server(tmp_path) as browser:
        ada = browser()
        with ada.socket("none") as ws:
            assert first(ws)["key"] == "unknown_table"
        table_id = ada.post("quick", {})["id"]
        with ada.socket(table_id, "", Origin="https://elsewhere.example") as ws:
            assert first(ws)["key"] == "origin"
        with browser().socket(table_id, "?seat=0") as ws:
            assert first(ws)["key"] == "foreign_seat"
        with ada.socket(table_id, "?after=abc") as ws:
            assert first(ws)["key"] == "malformed"
