"""The routes about lessons: what is there, attempts, what the coach says about them, and what is refused."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from riftable.ai.lessons import SearchedStep, StepName, find_step, games_with_lessons, open_first_game
from riftable.ai.puzzles.attempt import Attempt
from tests.server.http.browser import Browser, server

STEP = "lessons/riftforce/activate/1"


def best() -> list[int]:
    """Return own answers that reach the goal."""
    step = find_step(StepName("riftforce", "activate", 1))
    assert step is not None
    attempt, moves = Attempt(SearchedStep("riftforce", step)), []
    while not attempt.is_over:
        moves.append(attempt.best_answer())
        attempt.answer(moves[-1])
    return moves


def give(browser: Browser, moves: list[int]) -> Any:
    """Give answers one after the other; return where that leads."""
    position = browser.get(STEP)["position"]
    for move in moves:
        position = browser.post(f"{STEP}/answer", {"done": position["done"], "moves": [move]})
    return position


def test_lessons_are_listed_taken_and_judged(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        me = browser()
        listed = me.get("lessons?lang=fr")["games"]
        assert list(listed) == games_with_lessons()
        first = listed["riftforce"][0]
        assert first["title"] == "Les trois actions"
        assert first["lessons"][0] == {"name": "play", "title": "Jouer des cartes", "steps": 3}

        sheet = me.get(STEP)
        assert (sheet["step"], sheet["steps"], sheet["title"]) == (1, 3, "Activate elementals")
        assert sheet["say"].startswith("Discard a card")
        assert sheet["points"] == ["key=unit:0", "key=unit:2", "key=card:water5"]
        assert sheet["position"]["update"]["ask"] is not None
        query = {"t": "read", "n": 1, "v": 1, "seat": 0, "text": "play"}
        assert me.post(f"{STEP}/query", {"done": [], "query": query})["moves"]

        moves = best()
        reached = give(me, moves)["verdict"]
        assert reached["solved"]
        assert reached["reached"] == "Each enemy destroyed gives 1\xa0Riftforce."
        again = me.get(f"{STEP}?done={','.join(map(str, moves))}&lang=uk")["position"]
        assert again["verdict"]["reached"] == "Кожен знищений ворог дає 1\xa0силу розлому."

        draw = me.get(STEP)["position"]["update"]["ask"]["tree"][-1]
        assert draw["name"] == "draw"
        missed = give(me, [draw["m"]])["verdict"]
        assert not missed["solved"]
        assert missed["reached"] == "You gained 0\xa0Riftforce, not 2."
        assert len(missed["line"]["steps"]) > 1

        shown = me.post(f"{STEP}/solution", {"done": []})["verdict"]
        assert (shown["solved"], shown["gave_up"], shown["reached"]) == (False, True, "")
        assert shown["line"]["names"] == "activate water5 number fire5@2.1 light5@4.1"


def test_done_steps_are_kept_with_the_person_merged_exported_and_deleted(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        me = browser()
        give(me, best())  # without a session, and so for no one
        assert me.post("lessons/mine", {"steps": ["riftforce/fire/1"]})["steps"] == []
        me.post("me", {"name": "Ada"})
        give(me, best())
        me.post(f"{STEP}/solution", {"done": []})  # shown, not done
        noted = ["riftforce/fire/1", "riftforce/fire/9", "chess/fire/1", "x", STEP.removeprefix("lessons/")]
        done = ["riftforce/activate/1", "riftforce/fire/1"]
        assert me.post("lessons/mine", {"steps": noted})["steps"] == done
        assert me.post("lessons/mine", {"steps": []})["steps"] == done
        assert browser().post("lessons/mine", {"steps": []})["steps"] == []
        assert me.get("me/data")["lesson_steps"] == done
        me.post("me/forget")
    db = sqlite3.connect(tmp_path / "riftable.db")
    try:
        assert db.execute("SELECT * FROM lesson_steps").fetchall() == []
    finally:
        db.close()


def test_the_first_game_of_every_game_is_a_table_close_to_its_end(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        me = browser()
        for game in games_with_lessons():
            opened = me.post(f"lessons/{game}/first")
            info = me.get(f"games/{opened['id']}")
            assert (info["game"], opened["seat"]) == (game, open_first_game(game).seat)
            assert {seat["bot"] for seat in info["seats"] if seat["seat"] != opened["seat"]} == {"level1"}
        assert me.post("lessons/chess/first", None, 404)["key"] == "unknown_lesson"


def test_what_is_not_there_or_not_possible_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        me = browser()
        for name in ("chess/play/1", "riftforce/fly/1", "riftforce/play/9", "riftforce/play/x"):
            refused = me.get(f"lessons/{name}", 404)
            assert (refused["key"], refused["text"]) == ("unknown_lesson", "There is no such lesson.")
        assert me.get(f"{STEP}?done=x", 400)["key"] == "malformed"
        assert me.post(f"{STEP}/answer", {"done": [], "moves": []}, 400)["key"] == "malformed"
        assert me.post(f"{STEP}/answer", {"done": [], "moves": [4_000]}, 409)["key"] == "not_an_answer"
        assert me.post(f"{STEP}/solution", {"done": [4_000]}, 409)["key"] == "not_an_answer"
        over = {"done": best(), "moves": [1]}
        assert me.post(f"{STEP}/answer", over, 409)["key"] == "not_your_turn"
