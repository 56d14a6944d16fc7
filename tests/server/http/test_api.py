"""The API over HTTP: requests, rights and answers."""

from __future__ import annotations

from pathlib import Path

import pytest

import riftable
from riftable.language.fluent import LANGUAGES
from tests.server.http.browser import Browser, duel, server, walk


def test_two_clicks_to_the_first_decision(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        assert ada.get("me") == {
            "id": "",
            "name": "",
            "account": False,
            "lang": "en",
        }
        opened = ada.post("quick", {"options": {"first": "0"}})
        assert opened["seat"] == 0
        update = ada.update(opened["id"], 0)
        assert update["ask"]["tree"]
        assert ada.get("me")["name"] == ""
        assert [ada.get(f"games/{opened['id']}?lang={lang}")["seats"][0]["name"] for lang in LANGUAGES] == [
            "Guest",
            "Invité",
            "Гість",
        ]
        cookie = next(iter(ada.client.cookies.jar))
        assert cookie.has_nonstandard_attr("HttpOnly")
        assert cookie.get_nonstandard_attr("SameSite") == "lax"
        secret = cookie.value
        assert secret is not None
        assert secret not in (tmp_path / "riftable.db").read_bytes().decode("latin-1")


def test_a_friend_joins_by_link_and_plays(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam, lou = browser(), browser(), browser()
        table_id = duel(ada, noam)
        v = 0
        for _ in range(4):
            for player, seat in ((ada, 0), (noam, 1)):
                update = player.update(table_id, seat)
                v = update["v"]
                command = {"t": "move", "id": f"m{v}", "v": v, "seat": seat}
                moves = walk(update["ask"]["tree"])
                assert (
                    lou.post(f"games/{table_id}/command", {**command, "moves": moves}, 403)["key"]
                    == "foreign_seat"
                )
                ack = player.post(f"games/{table_id}/command", {**command, "moves": moves})
                assert ack == {"t": "ack", "id": f"m{v}", "v": v + 1}
                assert player.post(f"games/{table_id}/command", {**command, "moves": moves}) == ack
        watched = lou.update(table_id, -1)
        assert watched["view"]["hand"] == []
        assert lou.get(f"games/{table_id}/events?seat=0", 403)["key"] == "foreign_seat"
        assert lou.get(f"games/{table_id}/past?seat=0&at=9", 403)["key"] == "foreign_seat"
        assert ada.get(f"games/{table_id}/past?seat=0&at=0")["at"] == 0


def test_waiting_for_events_ends_when_something_happens(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        table_id = duel(ada, noam)
        v = ada.update(table_id, 0)["v"]
        after = ada.get(f"games/{table_id}/events?seat=0&after={v}&wait=1")["messages"]
        assert [one["t"] for one in after] == ["table"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_offers_what_the_rules_take(tmp_path: Path, lang: str) -> None:
    with server(tmp_path) as browser:
        found = browser().get(f"catalogue?lang={lang}")
        assert [game["game"] for game in found["games"]] == ["riftforce", "riffifi", "riftbound"]
        for game in found["games"]:
            for mode in game["modes"]:
                assert mode["label"]
                assert mode["help"]
                book = riftable.rules(game["game"], mode["mode"])
                assert len(book.sides) in mode["seats"]
                for option in mode["options"]:
                    assert option["label"]
                    assert option["help"]
                    for choice in option["choices"]:
                        assert choice["label"]
                        if option["kind"] not in ("guilds", "decks"):
                            try_option(game["game"], mode["mode"], option["name"], choice["value"])
        assert len({bot["label"] for bot in found["bots"]}) == len(found["bots"]) >= 2


def try_option(game: str, mode: str, name: str, value: str) -> None:
    """Return whether the rules accept an option, alone or with one that it requires."""
    helps: list[dict[str, object]] = [
        {},
        {"officer": "yes"},
        {"scoring": "ticks"},
        {"players": "5"},
        {"cap": "30"},
    ]
    for more in helps:
        try:
            riftable.rules(game, mode, **{**more, name: value})
        except riftable.BadOption:
            continue
        return
    raise AssertionError(f"{game} {mode} does not take {name}={value}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_has_the_words_of_a_game(tmp_path: Path, lang: str) -> None:
    with server(tmp_path) as browser:
        solo = browser().get(f"book?game=riftforce&mode=solo&lang={lang}")
        assert len(solo["cards"]) == 54
        assert len(solo["groups"]) == 18
        assert all(group["active"] for group in solo["groups"])
        assert len(solo["lanes"]) == 5
        assert len(solo["challenges"]) == 36
        assert len(solo["plans"]) == 20
        riffifi = browser().get(f"book?game=riffifi&lang={lang}")
        assert len(riffifi["cards"]) == 41
        assert len(riffifi["groups"]) == 5
        assert browser().get("book?game=chess", 404)["key"] == "unknown_game"
        assert browser().get("book?game=riftforce&mode=nine", 404)["key"] == "unknown_mode"


def test_accounts(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, elsewhere = browser(), browser()
        ada.post("me", {"name": "  Ada\n\u202e ", "lang": "fr"})
        assert ada.get("me")["name"] == "Ada"
        assert ada.get("me")["lang"] == "fr"
        assert ada.post("register", {"name": "Ada", "password": "short"}, 400)["key"] == "password"
        table_id = ada.post("quick", {})["id"]
        assert ada.post("register", {"name": "Ada", "password": "long enough"})["account"]
        assert (
            elsewhere.post("register", {"name": "ADA", "password": "long enough"}, 409)["key"] == "name_taken"
        )
        assert elsewhere.post("login", {"name": "Ada", "password": "wrong enough"}, 403)["key"] == "login"
        assert elsewhere.post("login", {"name": "Nobody", "password": "long enough"}, 403)["key"] == "login"
        assert elsewhere.post("login", {"name": "ada", "password": "long enough"})["name"] == "Ada"
        assert [one["id"] for one in elsewhere.get("lobby")["mine"]] == [table_id]
        assert elsewhere.get("me")["lang"] == "fr"
        assert elsewhere.post("logout")["id"] == ""
        assert elsewhere.get("me")["id"] == ""


def test_a_game_is_looked_at_afterwards_and_as_a_file(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam, lou = browser(), browser(), browser()
        table_id = duel(ada, noam)
        assert lou.get(f"games/{table_id}/replay", 409)["key"] == "not_over"
        assert lou.get(f"games/{table_id}/record", 409)["key"] == "not_over"
        for player, seat in ((ada, 0), (noam, 1)):
            update = player.update(table_id, seat)
            body = {
                "t": "move",
                "id": "m",
                "v": update["v"],
                "seat": seat,
                "moves": walk(update["ask"]["tree"]),
            }
            player.post(f"games/{table_id}/command", body)
        ada.post(f"games/{table_id}/command", {"t": "resign", "id": "r", "seat": 0})
        replay = lou.get(f"games/{table_id}/replay?lang=uk")
        assert [step["at"] for step in replay["steps"]] == sorted({step["at"] for step in replay["steps"]})
        assert replay["steps"][-1]["hands"][0]
        assert replay["result"]["winners"] == [1]
        own = lou.get(f"games/{table_id}/replay?seat=1")
        assert own["steps"][-1]["hands"] == []
        assert own["steps"][-1]["view"]["hand"]
        text = lou.client.get(f"/api/games/{table_id}/record").text
        assert '[Seat "Ada"]' in text
        answer = lou.client.post("/api/replays", content=text, headers={"X-Riftable": "1"})
        again = lou.get(f"games/{answer.json()['id']}/replay")
        assert [step["view"] for step in again["steps"]] == [step["view"] for step in replay["steps"]]
        assert again["seats"] == ["Ada", "Noam"]
        forked = lou.post(f"games/{answer.json()['id']}/fork", {"at": again["steps"][1]["at"], "seat": 0})
        assert lou.get(f"games/{forked['id']}")["status"] == "playing"
        assert lou.post(f"games/{table_id}/fork", {"at": 10**6, "seat": 0}, 404)["key"] == "unknown_move"


def test_the_client_is_served_or_said_to_be_missing(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        answer = browser().client.get("/g/abc")
        assert answer.status_code == 503
        assert "not built" in answer.text
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>here</title>")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "a.js").write_text("1")
    with server(tmp_path, static) as browser:
        client = browser().client
        for path in ("/", "/g/abc", "/rules/riftforce"):
            assert "here" in client.get(path).text
        assert client.get("/assets/a.js").text == "1"
        assert "immutable" in client.get("/assets/a.js").headers["cache-control"]
        assert "immutable" not in client.get("/").headers["cache-control"]
        assert client.get("/icon.svg").headers["content-type"].startswith("image/svg")
        assert client.get("/assets/../riftable.db").status_code in (200, 404)
        assert b"SQLite" not in client.get("/assets/%2e%2e/%2e%2e/riftable.db").content
        policy = client.get("/").headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert client.get("/").headers["x-content-type-options"] == "nosniff"


BAD: list[tuple[str, str, object, int, str]] = [
    ("POST", "quick", {"game": "chess"}, 404, "unknown_game"),
    ("POST", "quick", {"mode": "nonet"}, 404, "unknown_mode"),
    ("POST", "quick", {"bot": "deep"}, 404, "unknown_bot"),
    ("POST", "quick", {"options": {"draft": "best"}}, 400, "bad_option"),
    ("POST", "quick", {"options": {"dead_position_ends": "no"}}, 400, "bad_options"),
    ("POST", "quick", {"options": {"dead_position_ends": "off"}}, 400, "bad_option"),
    ("POST", "quick", {"options": {"colour": "red"}}, 404, "unknown_option"),
    ("POST", "quick", {"game": "riffifi", "options": {"players": "3", "dealer": "4"}}, 400, "bad_option"),
    ("POST", "quick", {"colour": "red"}, 400, "malformed"),
    ("POST", "quick", [], 400, "malformed"),
    ("POST", "quick", {"name": "x" * 31}, 400, "name"),
    ("POST", "quick", {"name": "x" * 9000}, 413, "too_big"),
    ("POST", "games", {"game": "riftforce"}, 400, "malformed"),
    ("POST", "games/none/join", {}, 404, "unknown_table"),
    ("GET", "games/none", None, 404, "unknown_table"),
    ("GET", "games/none/events", None, 404, "unknown_table"),
    ("GET", f"games/{'x' * 5000}", None, 404, "unknown_table"),
    ("GET", "nowhere", None, 404, "not_found"),
    ("GET", "me?lang=xx", None, 404, "unknown_lang"),
    ("POST", "replays", {"riftable": 1}, 400, "bad_record_line"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "key"), BAD)
def test_bad_input_is_refused_in_the_readers_language(
    tmp_path: Path, method: str, path: str, body: object, status: int, key: str
) -> None:
    with server(tmp_path) as browser:
        said = set()
        for lang in LANGUAGES:
            reader = browser()
            reader.client.headers["Accept-Language"] = f"{lang}-XX,de;q=0.5"
            answer = reader.get(path, status) if method == "GET" else reader.post(path, body, status)
            assert answer["t"] == "refused"
            assert answer["key"] == key
            said.add(answer["text"])
        assert len(said) == (1 if key == "unknown_lang" else 3)


def test_bad_commands_change_nothing(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        table_id = duel(ada, noam)
        before = ada.update(table_id, 0)
        del before["clocks"]
        bad: list[object] = [
            {"t": "move"},
            {"t": "fly", "id": "x"},
            {"t": "move", "id": "x", "v": 1, "seat": 0, "moves": ["play"]},
            {"t": "move", "id": "x", "v": 1, "seat": 0, "moves": [1], "more": 1},
            {"t": "move", "id": "x", "v": 10**30, "seat": 0, "moves": [1]},
        ]
        for body in bad:
            assert ada.post(f"games/{table_id}/command", body, 400)["key"] == "malformed"
        for v in (0, 2**31 - 1):
            body = {"t": "move", "id": "x", "v": v, "seat": 0, "moves": [1]}
            assert ada.post(f"games/{table_id}/command", body, 409)["key"] == "stale"
        answer = ada.client.post(
            f"/api/games/{table_id}/command", content=b"\xff\xfe" + b"{" * 100, headers={"X-Riftable": "1"}
        )
        assert answer.status_code == 400
        after = ada.update(table_id, 0)
        del after["clocks"]
        assert after == before


def test_other_pages_may_not_ask(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        assert ada.post("quick", {}, 403, Origin="https://elsewhere.example")["key"] == "origin"
        assert ada.post("quick", {}, 200, Origin="http://testserver")["id"]
        answer = ada.client.post("/api/quick", content="{}")
        assert answer.status_code == 403
        assert answer.json()["key"] == "header"
        assert ada.client.get("/api/quick").status_code == 404


def test_a_seat_beyond_the_table_or_no_number_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada: Browser = browser()
        table_id = ada.post("quick", {})["id"]
        assert ada.get(f"games/{table_id}/events?seat=5", 404)["key"] == "unknown_seat"
        assert ada.get(f"games/{table_id}/events?seat=x", 400)["key"] == "malformed"
        assert ada.get(f"games/{table_id}/events?after=99999999999999", 400)["key"] == "malformed"
        assert ada.get(f"games/{table_id}/past?at=-1", 404)["key"] == "unknown_move"
