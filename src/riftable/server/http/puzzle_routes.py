"""The routes about puzzles. The engine judges attempts, and a browser is told what its seat sees.

Bodies and answers are in `protocol.exercise_models` and `protocol.puzzle_models`.
"""

from __future__ import annotations

from typing import Any

from starlette.responses import Response
from starlette.routing import Route

from riftable.server.http.exercises import answers_in, count_costly, count_query
from riftable.server.http.requests import ApiRequest, route
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import exercise_models, puzzle_models
from riftable.server.session.puzzle_desk import PuzzleFilter, catalogue


def puzzle_id(request: ApiRequest) -> str:
    """Return the puzzle in the path."""
    return str(request.http.path_params["puzzle"])


async def all_puzzles(request: ApiRequest) -> Response:
    return await request.prepared("", lambda: catalogue(request.lang))


async def mine(request: ApiRequest) -> puzzle_models.MyPuzzles:
    lobby = request.lobby
    return await lobby.puzzles.mine(request.user.id, request.lang, lobby.now())


async def next_puzzle(request: ApiRequest) -> puzzle_models.NextPuzzle:
    count_costly(request)
    wanted = PuzzleFilter(
        game=request.text("game"),
        theme=request.text("theme"),
        level=request.number("level", 0),
        tag=request.text("tag"),
        only_due=request.text("due") == "1",
        after=request.text("after"),
    )
    return await request.lobby.puzzles.next(request.user.id, wanted, request.lobby.now())


async def show(request: ApiRequest) -> puzzle_models.PuzzleSheet:
    done = answers_in(request.text("done"))
    count_costly(request)
    now = request.lobby.now()
    return await request.lobby.puzzles.at(
        puzzle_id(request), request.lang, lambda puzzle: puzzle.sheet(done, now)
    )


async def query(request: ApiRequest) -> Any:
    body: exercise_models.ExerciseQuestion = await request.json(exercise_models.ExerciseQuestion)
    count_query(request)
    return await request.lobby.puzzles.at(
        puzzle_id(request), request.lang, lambda puzzle: puzzle.answer_query(body.done, body.query)
    )


async def answer(request: ApiRequest) -> exercise_models.ExercisePosition:
    body: exercise_models.ExerciseAnswer = await request.json(exercise_models.ExerciseAnswer)
    if not body.moves:
        raise RequestRefused("malformed", 400)
    count_costly(request)
    now = request.lobby.now()
    found = await request.lobby.puzzles.at(
        puzzle_id(request), request.lang, lambda puzzle: puzzle.position(body.done, body.moves, now)
    )
    return await noted(request, found)


async def give_up(request: ApiRequest) -> exercise_models.ExercisePosition:
    body: exercise_models.ExerciseSurrender = await request.json(exercise_models.ExerciseSurrender)
    count_costly(request)
    now = request.lobby.now()
    found = await request.lobby.puzzles.at(
        puzzle_id(request), request.lang, lambda puzzle: puzzle.surrender(body.done, now)
    )
    return await noted(request, found)


async def noted(
    request: ApiRequest, found: exercise_models.ExercisePosition
) -> exercise_models.ExercisePosition:
    """Store the verdict on an attempt, if there is one. A client without a session becomes a guest."""
    verdict = found.verdict
    if verdict is not None:
        await request.check_session()
        user = await request.as_guest()
        verdict.returns_in = await request.lobby.puzzles.note(
            user.id, puzzle_id(request), solved=verdict.solved, now=request.lobby.now()
        )
    return found


def puzzle_routes() -> list[Route]:
    """Return the routes about puzzles."""
    puzzle = "puzzles/{puzzle}"
    return [
        route("puzzles", all_puzzles, "GET"),
        route("puzzles/mine", mine, "GET"),
        route("puzzles/next", next_puzzle, "GET"),
        route(puzzle, show, "GET"),
        route(f"{puzzle}/query", query, "POST"),
        route(f"{puzzle}/answer", answer, "POST"),
        route(f"{puzzle}/solution", give_up, "POST"),
    ]
