"""The routes about studies. Rights are checked by the room of a study, at the moment an answer is built.

Bodies and answers are in `protocol.study_models`.
"""

from __future__ import annotations

from typing import Any

from starlette.responses import Response
from starlette.routing import Route

from riftable.server.accounts.rate_limits import LOCAL_CLIENT
from riftable.server.http.requests import ApiRequest, encode, encoded_response, route
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import http_models, study_models
from riftable.server.session.study_room import StudyRoom


def study_id(request: ApiRequest) -> str:
    """Return the study in the path."""
    return str(request.http.path_params["study"])


async def room_of(request: ApiRequest) -> StudyRoom:
    """Return the study in the path; `RequestRefused` if the client may not read it."""
    return await request.lobby.studies.room_for(study_id(request), request.user.id)


def count_costly(request: ApiRequest) -> None:
    """Count a request that replays a game."""
    request.lobby.limits.costly_request(request.address, request.lobby.now())


def count_command(request: ApiRequest) -> None:
    """Count a request like a command at a table."""
    if request.address != LOCAL_CLIENT:
        request.lobby.limits.commands.need(request.user.id or request.address, request.lobby.now())


async def mine(request: ApiRequest) -> study_models.MyStudies:
    return await request.lobby.studies.mine(request.user.id, request.lang)


async def make(request: ApiRequest) -> http_models.Opened:
    body: study_models.NewStudy = await request.json(study_models.NewStudy)
    count_costly(request)
    lobby = request.lobby
    if not (await request.table()).play.over:
        raise RequestRefused("not_over")
    user = await request.as_guest()
    if request.address != LOCAL_CLIENT:
        lobby.limits.records.need(request.address, lobby.now())
    made = await lobby.studies.make(user, request.table_id, body.title, request.lang, request.check_session)
    return http_models.Opened(made, f"/study/{made}", -1)


async def open_by_link(request: ApiRequest) -> http_models.Opened:
    body: study_models.StudyKey = await request.json(study_models.StudyKey)
    studies, name = request.lobby.studies, study_id(request)
    await studies.check_key(name, body.key)  # before anyone becomes a guest for it
    await studies.open(await request.as_guest(), name, body.key)
    return http_models.Opened(name, f"/study/{name}", -1)


async def read(request: ApiRequest) -> study_models.Study:
    room = await room_of(request)
    count_costly(request)
    return await request.lobby.studies.study(room, request.user.id, request.number("seat", -1), request.lang)


async def replay(request: ApiRequest) -> Response:
    room = await room_of(request)
    count_costly(request)
    seat = request.number("seat", -1)
    return encoded_response(
        await request.lobby.studies.replay(room, request.user.id, seat, request.lang, encode)
    )


async def position(request: ApiRequest) -> study_models.StudyPosition:
    room = await room_of(request)
    count_costly(request)
    return await request.lobby.studies.position(
        room, request.user.id, request.number("place", 0), request.lang
    )


async def query(request: ApiRequest) -> Any:
    body: study_models.StudyQuestion = await request.json(study_models.StudyQuestion)
    room = await room_of(request)
    count_command(request)
    return await request.lobby.studies.answer_query(room, request.user.id, body, request.lang)


async def try_privately(request: ApiRequest) -> study_models.TriedPosition:
    body: study_models.TryPrivately = await request.json(study_models.TryPrivately)
    room = await room_of(request)
    count_costly(request)
    return await request.lobby.studies.try_privately(
        room, request.user.id, body, request.number("seat", -1), request.lang
    )


async def vary(request: ApiRequest) -> study_models.VariedStudy:
    body: study_models.NewVariation = await request.json(study_models.NewVariation)
    if not body.moves:
        raise RequestRefused("malformed", 400)
    room = await room_of(request)
    count_costly(request)
    return await request.lobby.studies.vary(
        room, request.user.id, body, request.number("seat", -1), request.lang
    )


async def change(request: ApiRequest) -> study_models.Study:
    body: study_models.StudyChanges = await request.json(study_models.StudyChanges)
    room = await room_of(request)
    count_costly(request)
    count_command(request)
    await request.lobby.studies.change(room, request.user, body)
    return await request.lobby.studies.study(room, request.user.id, request.number("seat", -1), request.lang)


async def play_on(request: ApiRequest) -> http_models.Opened:
    body: study_models.StudyFork = await request.json(study_models.StudyFork)
    room = await room_of(request)
    count_costly(request)
    user = await request.as_host()
    return await request.lobby.studies.play_on(room, user, body, request.check_session)


async def remove(request: ApiRequest) -> study_models.MyStudies:
    await request.lobby.studies.remove(request.user.id, study_id(request))
    return await mine(request)


def study_routes() -> list[Route]:
    """Return the routes of studies."""
    study = "studies/{study}"
    return [
        route("studies", mine, "GET"),
        route("games/{name}/study", make, "POST"),  # at the worker that holds the table
        route(study, read, "GET"),
        route(f"{study}/open", open_by_link, "POST"),
        route(f"{study}/replay", replay, "GET"),
        route(f"{study}/position", position, "GET"),
        route(f"{study}/query", query, "POST"),
        route(f"{study}/try", try_privately, "POST"),
        route(f"{study}/vary", vary, "POST"),
        route(f"{study}/change", change, "POST"),
        route(f"{study}/play", play_on, "POST"),
        route(f"{study}/delete", remove, "POST"),
    ]
