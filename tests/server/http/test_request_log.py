"""Logs without secrets, metrics without names."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from riftable.core.errors import IllegalMove
from riftable.server.http.metrics import METRICS, serve_metrics
from riftable.server.http.request_log import set_up_log
from riftable.server.protocol.messages import Ping
from tests.server.http.browser import Browser, duel, next_message, server, walk
from tests.server.http.test_process import until

PASSWORD = "a password nobody may read"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Everything that is logged, by all loggers and at all levels."""
    root = logging.getLogger()
    before, level = root.handlers, root.level
    out = io.StringIO()
    handler = set_up_log(logging.DEBUG)
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(out)
    try:
        yield out
    finally:
        root.handlers = before
        root.setLevel(level)


def secrets_of(*browsers: Browser) -> list[str]:
    return [one.value or "?" for browser in browsers for one in browser.client.cookies.jar]


def test_no_hand_no_token_no_password_is_written(
    tmp_path: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> int:
        raise IllegalMove("fire5", "not in the hand", ("ice6", "light7"))

    monkeypatch.setattr("riftable.server.session.bot_turns.choose", stumble)
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        table_id = duel(ada, noam)
        ada.post("register", {"name": "Ada", "password": PASSWORD})
        noam.post("login", {"name": "Ada", "password": PASSWORD + "!"}, 403)
        with ada.socket(table_id) as ws:
            update = next_message(ws, "update")
            ws.send_text(
                json.dumps(
                    {
                        "t": "move",
                        "id": "m",
                        "v": update["v"],
                        "seat": 0,
                        "moves": walk(update["ask"]["tree"]),
                    }
                )
            )
            next_message(ws, "ack")
            ws.send_text("{")
            next_message(ws, "refused")
        ada.post("quick", {"options": {"first": "1"}})  # a bot that fails
        ada.get("lobby")
        hand = noam.update(table_id, 1)["view"]["hand"]
        monkeypatch.setattr("riftable.server.session.table.Table.info_for", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            ada.client.get(f"/api/games/{table_id}")
        logging.getLogger("x").error("by mistake", extra={"password": PASSWORD, "token": secrets_of(ada)[0]})
        try:
            stumble()
        except IllegalMove:
            logging.getLogger("x").exception("told")
        until(lambda: re.search(r"bot \w+ failed", written.getvalue()) is not None)
        text = written.getvalue()
        for secret in [PASSWORD, *secrets_of(ada, noam), *hand, "fire5", "ice6", "light7"]:
            assert secret not in text
    for line in text.splitlines():
        assert json.loads(line)["level"]


def test_an_exception_is_logged_by_type_and_place(written: io.StringIO) -> None:
    try:
        try:
            int("the secret")
        except ValueError as problem:
            raise KeyError("another secret") from problem
    except KeyError:
        logging.getLogger("riftable.test").exception("it failed")
    entry = json.loads(written.getvalue())
    assert entry["event"] == "it failed"
    assert entry["problem"] == "KeyError from ValueError"
    assert "secret" not in written.getvalue()
    assert any("test_request_log.py" in place for place in entry["at"])


def test_metrics_are_numbers_at_an_address_of_their_own(tmp_path: Path) -> None:
    shown = serve_metrics("127.0.0.1", 0)
    port = shown.server_port
    try:
        with server(tmp_path) as browser:
            ada = browser()
            table_id = ada.post("quick", {"name": "Adalbert"})["id"]
            ada.post(f"games/{table_id}/command", {"t": "chat", "id": "c", "text": "hello"})
            ada.post(f"games/{table_id}/command", {"t": "chat", "id": "d", "text": ""}, 400)
            assert ada.client.get("/metrics").status_code == 503  # the page of the client, which is not built
            with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
                text = answer.read().decode()
            secret = [table_id, "Adalbert", *secrets_of(ada)]
    finally:
        shown.shutdown()
        shown.server_close()
    assert 'riftable_commands_total{came="done",kind="Chat"}' in text
    assert 'riftable_commands_total{came="refused",kind="Chat"}' in text
    assert 'riftable_requests_total{route="/api/games/{name}/command",status="200"}' in text
    assert "riftable_loop_lag_seconds_bucket" in text
    assert not [one for one in secret if one in text]


def test_the_pace_of_commands_is_measured() -> None:
    before = METRICS.registry.get_sample_value("riftable_command_seconds_count") or 0
    with METRICS.command(Ping()):
        pass
    assert METRICS.registry.get_sample_value("riftable_command_seconds_count") == before + 1
