"""The routes about lessons. The engine judges attempts, and a browser is told what its seat sees.

Bodies and answers are in `protocol.exercise_models` and `protocol.lesson_models`.
"""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.responses import Response
from starlette.routing import Route

from riftable.ai.lessons import StepName
from riftable.server.http.exercises import answers_in, count_costly, count_query
from riftable.server.http.requests import ApiRequest, route
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import bounds, exercise_models, http_models, lesson_models
from riftable.server.session.lesson_room import FIRST_GAME_BOT, lesson_catalogue, new_first_game


def step_name(request: ApiRequest) -> StepName:
    """Return the step in the path; `RequestRefused` if it is none."""
    path = request.http.path_params
    number = bounds.number(path["step"])
    if number is None:
        raise RequestRefused("unknown_lesson", 404)
    return StepName(str(path["game"]), str(path["lesson"]), number)


async def all_lessons(request: ApiRequest) -> Response:
    return await request.prepared("", lambda: lesson_catalogue(request.lang))


async def merge_mine(request: ApiRequest) -> lesson_models.MyLessons:
    """Take over what a browser has noted, and return what its user has done altogether."""
    body: lesson_models.StepsDone = await request.json(lesson_models.StepsDone)
    count_costly(request)
    await request.check_session()
    return await request.lobby.lessons.note(request.user.id, body.steps, request.lobby.now())


async def play_first(request: ApiRequest) -> http_models.Opened:
    game = await asyncio.to_thread(new_first_game, str(request.http.path_params["game"]))
    assert game.seat is not None
    user, creation = await request.as_host(), request.lobby.creation
    return await creation.play_on(game, user, game.seat, FIRST_GAME_BOT, request.check_session)


async def show(request: ApiRequest) -> lesson_models.LessonSheet:
    done = answers_in(request.text("done"))
    count_costly(request)
    now = request.lobby.now()
    return await request.lobby.lessons.at(
        step_name(request), request.lang, lambda step: step.sheet(done, now)
    )


async def query(request: ApiRequest) -> Any:
    body: exercise_models.ExerciseQuestion = await request.json(exercise_models.ExerciseQuestion)
    count_query(request)
    return await request.lobby.lessons.at(
        step_name(request), request.lang, lambda step: step.answer_query(body.done, body.query)
    )


async def answer(request: ApiRequest) -> exercise_models.ExercisePosition:
    body: exercise_models.ExerciseAnswer = await request.json(exercise_models.ExerciseAnswer)
    if not body.moves:
        raise RequestRefused("malformed", 400)
    count_costly(request)
    now = request.lobby.now()
    found = await request.lobby.lessons.at(
        step_name(request), request.lang, lambda step: step.position(body.done, body.moves, now)
    )
    if found.verdict is not None and found.verdict.solved:
        await request.check_session()
        await request.lobby.lessons.note(request.user.id, [str(step_name(request))], now)
    return found


async def show_solution(request: ApiRequest) -> exercise_models.ExercisePosition:
    body: exercise_models.ExerciseSurrender = await request.json(exercise_models.ExerciseSurrender)
    count_costly(request)
    now = request.lobby.now()
    return await request.lobby.lessons.at(
        step_name(request), request.lang, lambda step: step.surrender(body.done, now)
    )


def lesson_routes() -> list[Route]:
    """Return the routes about lessons."""
    step = "lessons/{game}/{lesson}/{step}"
    return [
        route("lessons", all_lessons, "GET"),
        route("lessons/mine", merge_mine, "POST"),
        route("lessons/{game}/first", play_first, "POST"),
        route(step, show, "GET"),
        route(f"{step}/query", query, "POST"),
        route(f"{step}/answer", answer, "POST"),
        route(f"{step}/solution", show_solution, "POST"),
    ]
