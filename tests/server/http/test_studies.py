"""Studies: made from finished games, shared by a link, changed by those who may, walked through together."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

import riftable
from riftable.server.protocol import study_models
from riftable.server.protocol.study_models import FIRST_VARIATION, MAX_COMMENT_CHARS
from riftable.server.session import studies as service
from riftable.server.session import study_game, study_room
from tests.server.http.browser import SITE, Browser, duel, next_message, server, walk
from tests.server.http.test_reviews import upload


def made(browser: Browser, title: str = "") -> str:
    """Make a study of an uploaded record, and return its id."""
    return str(browser.post(f"games/{upload(browser)}/study", {"title": title})["id"])


def shared(owner: Browser, study: str, *, contributions: bool = False) -> str:
    """Share a study, and return the key of its link."""
    body = {"t": "share", "link": True, "contributions": contributions}
    return str(owner.post(f"studies/{study}/change", body)["link"].partition("#key=")[2])


def places(browser: Browser, study: str) -> list[int]:
    return [step["at"] for step in browser.get(f"studies/{study}/replay")["steps"]]


def other_answer(browser: Browser, study: str, place: int) -> list[int]:
    """Return a path of the position at a place that the game did not take."""
    tree = browser.get(f"studies/{study}/position?place={place}")["update"]["ask"]["tree"]
    steps = browser.get(f"studies/{study}/replay")["steps"]
    taken: list[str] = next((step["names"].split() for step in steps if step["at"] > place), [])
    tree = [node for node in tree if node["name"] not in taken]
    path = []
    while tree:
        path.append(tree[-1]["m"])
        tree = tree[-1].get("to", [])
    return path


def follow(browser: Browser, study: str) -> Any:
    return browser.client.websocket_connect(f"/api/studies/{study}/socket")


def room(ws: Any, **wanted: Any) -> Any:
    """Return the next state of a room that has these fields."""
    for _ in range(50):
        found = next_message(ws, "room")
        if all(found[key] == value for key, value in wanted.items()):
            return found
    raise AssertionError(f"no {wanted}")


def code_of_end(ws: Any) -> int:
    """Read a socket to its end, and return the code with which it was closed."""
    for _ in range(50):
        try:
            ws.receive_text()
        except WebSocketDisconnect as ended:
            return ended.code
    raise AssertionError("the socket goes on")


def test_a_study_has_variations_and_comments_and_survives_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        study = made(ada, "  A duel\u202e worth a look ")
        whole = ada.get(f"studies/{study}")
        assert (whole["title"], whole["owner"], whole["variations"]) == ("A duel worth a look", True, [])
        at = places(ada, study)[3]
        moves = other_answer(ada, study, at)
        varied = ada.post(f"studies/{study}/vary", {"place": at, "moves": moves})
        assert varied["place"] == FIRST_VARIATION
        (step,) = varied["study"]["variations"]
        assert (step["parent"], step["deletable"]) == (at, True)
        assert step["beats"]
        assert step["hands"]
        assert step["names"]
        # The same moves lead to the same place, and so do those of the game.
        assert ada.post(f"studies/{study}/vary", {"place": at, "moves": moves})["place"] == FIRST_VARIATION
        deeper = other_answer(ada, study, FIRST_VARIATION)
        second = ada.post(f"studies/{study}/vary", {"place": FIRST_VARIATION, "moves": deeper})
        assert second["place"] == FIRST_VARIATION + 1
        note = {"t": "annotate", "place": FIRST_VARIATION, "text": "Better.\x07\n\nMuch \u202ebetter."}
        ada.post(f"studies/{study}/change", note, 400)  # control characters are refused as everywhere
        note["text"] = "Better.\n\nMuch \u202ebetter."
        (written,) = ada.post(f"studies/{study}/change", note)["comments"]
        assert (written["text"], written["mine"]) == ("Better.\n\nMuch better.", True)
        # Seen through a seat, other hands stay hidden.
        seen = ada.get(f"studies/{study}?seat=0")["variations"]
        assert [one["hands"] for one in seen] == [[], []]
        before = ada.get(f"studies/{study}")
        listed = ada.get("studies")["studies"]
        assert [(one["id"], one["mine"]) for one in listed] == [(study, True)]
        cookies = dict(ada.client.cookies)
    with server(tmp_path) as browser:
        ada = browser()
        ada.client.cookies.update(cookies)
        assert {**ada.get(f"studies/{study}"), "v": 0} == {**before, "v": 0}
        pruned = ada.post(f"studies/{study}/change", {"t": "prune", "place": FIRST_VARIATION})
        assert (pruned["variations"], pruned["comments"]) == ([], [])


def test_moves_of_the_game_are_no_variation(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        study = made(ada)
        replay = ada.get(f"studies/{study}/replay")
        at, after = replay["steps"][3], replay["steps"][4]
        position = ada.get(f"studies/{study}/position?place={at['at']}")["update"]
        typed = " ".join(word for word in after["names"].split() if not word.startswith("!"))
        query = {"t": "read", "n": 1, "v": 0, "seat": 0, "text": typed}
        read = ada.post(f"studies/{study}/query", {"place": at["at"], "query": query})
        assert read["moves"], (read, position["prompt"])
        body = {"place": at["at"], "moves": read["moves"]}
        assert ada.post(f"studies/{study}/vary", body)["place"] == after["at"]


def test_rights_are_checked_when_they_are_used(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam, lou = browser(), browser(), browser()
        study = made(ada)
        at = places(ada, study)[2]
        moves = other_answer(ada, study, at)
        noam.post("me", {"name": "Noam"})
        note = {"t": "annotate", "place": at, "text": "Why?"}
        refused = [
            ("get", "", None),
            ("get", "/replay", None),
            ("get", f"/position?place={at}", None),
            ("post", "/query", {"place": at, "query": {"t": "look", "n": 1, "v": 0, "seat": 0, "moves": []}}),
            ("post", "/vary", {"place": at, "moves": moves}),
            ("post", "/change", note),
            ("post", "/play", {"place": at, "seat": 0}),
            ("post", "/delete", {}),
        ]

        def outside(who: Browser) -> None:
            for method, path, body in refused:
                call = (
                    who.get
                    if method == "get"
                    else lambda where, status, body=body: who.post(where, body, status)
                )
                assert call(f"studies/{study}{path}", status=404)["key"] == "unknown_study", path
            with follow(who, study) as ws:
                assert next_message(ws, "refused")["key"] == "unknown_study"

        for outsider in (noam, lou):
            outside(outsider)
        key = shared(ada, study)
        assert noam.post(f"studies/{study}/open", {"key": "x" + key}, 404)["key"] == "revoked_link"
        noam.post(f"studies/{study}/open", {"key": key})
        assert [one["mine"] for one in noam.get("studies")["studies"]] == [False]
        whole = noam.get(f"studies/{study}")
        assert (whole["owner"], whole["link"], whole["may_add"]) == (False, "", False)
        assert noam.post(f"studies/{study}/change", note, 403)["key"] == "study_read_only"
        before = ada.get(f"studies/{study}")
        tried = noam.post(f"studies/{study}/try", {"place": at, "moves": moves})  # no one else sees it
        assert (tried["position"]["place"], len(tried["line"])) == (at, 1)
        assert tried["beats"]
        last = tried["position"]["update"]["ask"]["tree"][-1]
        path = [last["m"]]
        while last.get("to"):
            last = last["to"][-1]
            path.append(last["m"])
        body = {"place": at, "line": tried["line"]}
        query = {"t": "look", "n": 1, "v": 1, "seat": 0, "moves": path}
        assert noam.post(f"studies/{study}/query", {**body, "query": query})["t"] == "looked"
        two = noam.post(f"studies/{study}/try", {**body, "moves": path})["line"]
        assert two[:-1] == tried["line"]
        assert noam.post(f"studies/{study}/try", body)["line"] == tried["line"]
        assert ada.get(f"studies/{study}") == before
        broken = noam.post(f"studies/{study}/try", {"place": at, "line": ["nonsense"]}, 409)
        assert broken["key"] == "broken_variation"
        full = {"place": at, "line": [""] * study_models.MAX_TRIED, "moves": moves}
        assert noam.post(f"studies/{study}/try", full, 409)["key"] == "study_line"
        assert browser().post(f"studies/{study}/try", body, 404)["key"] == "unknown_study"
        for mine in ({"t": "rename", "title": "Mine"}, {"t": "share", "link": True, "contributions": True}):
            assert noam.post(f"studies/{study}/change", mine, 403)["key"] == "foreign_study"
        shared(ada, study, contributions=True)
        (written,) = noam.post(f"studies/{study}/change", note)["comments"]
        assert (written["name"], written["deletable"]) == ("Noam", True)
        place = noam.post(f"studies/{study}/vary", {"place": at, "moves": moves})["place"]
        ada.post(f"studies/{study}/change", {"t": "annotate", "place": place, "text": "Yes."})
        hers = ada.get(f"studies/{study}")["comments"][1]["id"]
        unannotate = {"t": "unannotate", "id": hers}
        assert noam.post(f"studies/{study}/change", unannotate, 403)["key"] == "foreign_study"
        # A revoked link ends what came of it, on open connections too; a new one is another.
        with follow(noam, study) as ws:
            room(ws)
            ada.post(f"studies/{study}/change", {"t": "share", "link": False, "contributions": False})
            assert next_message(ws, "refused")["key"] == "unknown_study"
            assert code_of_end(ws) == 1008
        outside(noam)
        assert noam.post(f"studies/{study}/open", {"key": key}, 404)["key"] == "revoked_link"
        assert shared(ada, study) != key
        assert noam.get("studies")["studies"] == []
        assert len(ada.get(f"studies/{study}")["comments"]) == 2  # nothing was lost


def test_a_room_is_walked_through_together(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        ada.post("me", {"name": "Ada"})
        study = made(ada)
        noam.post("me", {"name": "Noam"})
        noam.post(f"studies/{study}/open", {"key": shared(ada, study, contributions=True)})
        _, second, third = places(ada, study)[:3]
        with follow(ada, study) as hers, follow(noam, study) as his:
            both = room(hers, leader=-1)
            while len(both["people"]) < 2:
                both = room(hers)
            number = {one["name"]: one["n"] for one in both["people"]}
            assert [one["owner"] for one in both["people"]] == [True, False]
            hers.send_json({"t": "lead"})
            hers.send_json({"t": "at", "place": second})
            led = room(his, place=second)
            assert (led["leader"], led["may_lead"]) == (number["Ada"], False)
            # Who breaks free moves no one else.
            his.send_json({"t": "at", "place": third})
            seen = room(hers)
            while [one["place"] for one in seen["people"]] != [second, third]:
                seen = room(hers)
            assert seen["place"] == second
            his.send_json({"t": "lead"})
            assert next_message(his, "refused")["key"] == "study_led"
            hers.send_json({"t": "handon", "to": number["Noam"]})
            assert room(hers, leader=number["Noam"])["place"] == third
            for command in ({"t": "at", "place": FIRST_VARIATION + 5}, {"t": "handon", "to": 99}):
                his.send_json(command)
                assert next_message(his, "refused")["key"] in ("unknown_place", "unknown_person")
            # Changes reach everybody.
            v = seen["v"]
            noam.post(f"studies/{study}/change", {"t": "annotate", "place": third, "text": "Here."})
            changed = room(hers)
            while changed["v"] == v:
                changed = room(hers)
            ada.post(f"studies/{study}/delete")
            assert code_of_end(his) == 1012
        assert noam.get(f"studies/{study}", 404)["key"] == "unknown_study"


def test_a_game_that_goes_on_or_is_deleted(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam, lou = browser(), browser(), browser()
        table = duel(ada, noam)
        assert ada.post(f"games/{table}/study", {}, 409)["key"] == "not_over"
        assert ada.post("games/nothing/study", {}, 404)["key"] == "unknown_table"
        noam.post(f"games/{table}/command", {"t": "resign", "id": "r", "seat": 1})
        study = ada.post(f"games/{table}/study")["id"]
        lou.post("me", {"name": "Lou"})
        theirs = lou.post(f"games/{table}/study")["id"]
        assert "Noam" in lou.get(f"studies/{theirs}/replay")["seats"]
        # While its game goes on again, a study shows nothing.
        with sqlite3.connect(tmp_path / "riftable.db") as db:
            db.execute("UPDATE games SET status = 'playing' WHERE id = ?", (table,))
        refused = ada.get(f"studies/{study}", 409)
        assert refused["key"] == "study_not_over"
        assert refused["text"]
        with follow(ada, study) as ws:
            assert next_message(ws, "refused")["key"] == "study_not_over"
        with sqlite3.connect(tmp_path / "riftable.db") as db:
            db.execute("UPDATE games SET status = 'over' WHERE id = ?", (table,))
        # A study stays when its game is deleted; names of those who were forgotten do not.
        exported = ada.get("me/data")["studies"]
        assert [(one["id"], one["players"]) for one in exported] == [(study, ["Ada", "Noam"])]
        noam.post(f"studies/{theirs}/open", {"key": shared(lou, theirs, contributions=True)})
        at = places(lou, theirs)[0]
        noam.post(f"studies/{theirs}/change", {"t": "annotate", "place": at, "text": "Mine."})
        assert [one["text"] for one in noam.get("me/data")["study_comments"]] == ["Mine."]
        for player in (ada, noam):
            player.post("me/forget", {})
        with sqlite3.connect(tmp_path / "riftable.db") as db:
            db.execute("DELETE FROM games WHERE id = ?", (table,))
        assert ada.get(f"studies/{study}", 404)["key"] == "unknown_study"
        whole = lou.get(f"studies/{theirs}")
        assert (whole["comments"], whole["source"]) == ([], "")
        assert lou.get(f"studies/{theirs}/replay")["seats"] == ["—", "— II"]
        kept = b"".join(one.read_bytes() for one in tmp_path.glob("riftable.db*"))
        assert b"Noam" not in kept
        assert b"Mine." not in kept


def test_playing_on_from_a_place(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        study = made(ada)
        at = places(ada, study)[3]
        place = ada.post(f"studies/{study}/vary", {"place": at, "moves": other_answer(ada, study, at)})[
            "place"
        ]
        position = ada.get(f"studies/{study}/position?place={place}")["update"]
        seat = position["seat"]
        opened = ada.post(f"studies/{study}/play", {"place": place, "seat": seat, "bot": "level2"})
        table = ada.get(f"games/{opened['id']}")
        assert [one["bot"] for one in table["seats"] if one["seat"] != seat] == ["level2"]
        update = ada.update(opened["id"], seat)
        assert update["view"] == position["view"]
        assert walk(update["ask"]["tree"])
        for body, status, key in (
            ({"place": at, "seat": 5}, 404, "unknown_seat"),
            ({"place": at, "seat": 0, "bot": "nobody"}, 404, "unknown_bot"),
            ({"place": at + 900_000, "seat": 0}, 404, "unknown_place"),
        ):
            assert ada.post(f"studies/{study}/play", body, status)["key"] == key


def test_bad_input_gets_a_sentence_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module, name in (
        (service, "MAX_STUDIES"),
        (service, "MAX_COMMENTS"),
        (study_game, "MAX_VARIATIONS"),
        (study_room, "MAX_PEOPLE"),
    ):
        monkeypatch.setattr(module, name, 1)
    with server(tmp_path) as browser:
        ada = browser()
        study = made(ada)
        at = places(ada, study)[3]
        moves = other_answer(ada, study, at)
        ada.post(f"studies/{study}/vary", {"place": at, "moves": moves})
        note = {"t": "annotate", "place": at, "text": "One."}
        ada.post(f"studies/{study}/change", note)
        before = ada.get(f"studies/{study}")
        change, vary = f"studies/{study}/change", f"studies/{study}/vary"
        wrong: list[tuple[str, Any, int, str]] = [
            (change, {**note, "text": " \n "}, 400, "empty_text"),
            (change, {**note, "text": "x" * (MAX_COMMENT_CHARS + 1)}, 413, "long_comment"),
            (change, note, 409, "many_comments"),
            (change, {"t": "rename", "title": ""}, 400, "empty_text"),
            (change, {"t": "unannotate", "id": 7}, 404, "unknown_comment"),
            (change, {"t": "prune", "place": at}, 404, "unknown_place"),
            (change, {"t": "unheard-of"}, 400, "malformed"),
            (vary, {"place": at, "moves": []}, 400, "malformed"),
            (vary, {"place": at, "moves": [2**31 - 1]}, 409, "not_an_answer"),
            (vary, {"place": 999, "moves": moves}, 404, "unknown_place"),
            (
                vary,
                {"place": FIRST_VARIATION, "moves": other_answer(ada, study, FIRST_VARIATION)},
                409,
                "study_full",
            ),
            (f"games/{upload(ada)}/study", {}, 409, "many_studies"),
        ]
        for path, body, status, key in wrong:
            refused = ada.post(path, body, status)
            assert refused["key"] == key, (body, refused)
            assert refused["text"]
            assert "refused-" not in refused["text"]
        assert ada.get(f"studies/{study}") == before
        with follow(ada, study) as first:
            room(first)
            with follow(ada, study) as second:
                assert next_message(second, "refused")["key"] == "study_crowded"
        # A study whose game cannot be read any more is refused; it stays stored.
        with sqlite3.connect(tmp_path / "riftable.db") as db:
            db.execute("UPDATE studies SET head = ? WHERE id = ?", (b"{}", study))
    with server(tmp_path) as browser:
        again = browser()
        again.client.cookies.update(dict(ada.client.cookies))
        assert again.get(f"studies/{study}", 500)["key"] == "unreadable_study"


def test_nothing_follows_the_end_of_a_game(tmp_path: Path) -> None:
    game = riftable.new("riffifi", seed=4)
    rng = random.Random(4)
    while not game.over:
        game.push(rng.choice(game.moves.ids))
    with server(tmp_path) as browser:
        ada = browser()
        answer = ada.client.post("/api/replays", content=game.record.text, headers={"X-Riftable": "1"})
        study = ada.post(f"games/{answer.json()['id']}/study")["id"]
        last = places(ada, study)[-1]
        assert ada.get(f"studies/{study}/position?place={last}")["update"]["ask"] is None
        assert ada.post(f"studies/{study}/vary", {"place": last, "moves": [1]}, 409)["key"] == "game_over"
        assert ada.post(f"studies/{study}/play", {"place": last, "seat": 0}, 409)["key"] == "bad_fork"


def test_seats_of_a_record_without_names_are_numbered_players(tmp_path: Path) -> None:
    game = riftable.new("riffifi", seed=4)
    for _ in range(8):
        game.push(game.moves.ids[0])
    with server(tmp_path) as browser:
        ada = browser()
        content = game.record.text
        table_id = ada.client.post("/api/replays", content=content, headers={"X-Riftable": "1"}).json()["id"]
        replay = ada.get(f"games/{table_id}/replay")
        assert replay["seats"] == ["Player 1", "Player 2", "Player 3", "Player 4"]
        assert '[Seat "2"]' in replay["record"]  # a name in one language would stay in it
        told = [line for step in replay["steps"] for beat in step["beats"] for line in beat["lines"]]
        assert any(line.startswith("\u2068Player 2\u2069 plays") for line in told), told


def test_a_session_that_ends_closes_the_room(tmp_path: Path) -> None:
    with server(tmp_path, site=SITE) as browser:
        ada = browser()
        study = made(ada)
        with follow(ada, study) as ws:
            room(ws)
            ada.post("logout")
            assert code_of_end(ws) == 1008
