"""Requests about positions without a table, for `bench.routes`: puzzles, lessons and studies."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bench.route_server import BenchServer, Response
from riftable.ai.lessons import all_steps, games_with_lessons
from riftable.ai.puzzles.collection import choose_puzzles
from riftable.ai.puzzles.grading import LEVELS


def hard_puzzle(server: BenchServer) -> str:
    """Return the path of a hard puzzle, another one with each call, so that its search is not kept."""
    puzzles = choose_puzzles("riftforce", level=LEVELS[-1])
    return f"/api/puzzles/{puzzles[server.next_number() % len(puzzles)].id}"


async def puzzle_query(server: BenchServer) -> Response:
    body = {"done": [], "query": {"t": "why", "n": 1, "v": 1, "seat": 0, "moves": []}}
    return await server.request("POST", f"{hard_puzzle(server)}/query", body)


async def puzzle_answer(server: BenchServer) -> Response:
    path = hard_puzzle(server)
    first = (await server.get(path))["position"]["update"]["ask"]["tree"][0]["m"]
    return await server.request("POST", f"{path}/answer", {"done": [], "moves": [first]})


async def puzzle_solution(server: BenchServer) -> Response:
    return await server.request("POST", f"{hard_puzzle(server)}/solution", {"done": []})


async def study_path(server: BenchServer) -> str:
    """Return the path of a study of the finished game."""
    found = (await server.get("/api/studies"))["studies"]
    name = found[0]["id"] if found else (await server.post(f"/api/games/{server.over}/study"))["id"]
    return f"/api/studies/{name}"


def study(method: str, path: str = "", body: Any = None) -> Callable[[BenchServer], Awaitable[Response]]:
    """Return a function that sends a request about a study."""

    async def send(server: BenchServer) -> Response:
        whole = await study_path(server)
        return await server.request(method, whole + path, body)

    return send


async def study_place(server: BenchServer) -> tuple[str, int]:
    """Return the path of a study, and a late place at which something is asked."""
    path = await study_path(server)
    for step in reversed((await server.get(f"{path}/replay"))["steps"]):
        ask = (await server.get(f"{path}/position?place={step['at']}"))["update"]["ask"]
        if ask and ask["tree"]:
            return path, step["at"]
    raise SystemExit("nothing is asked in the study")


async def study_position(server: BenchServer) -> Response:
    path, place = await study_place(server)
    return await server.request("GET", f"{path}/position?place={place}")


async def study_query(server: BenchServer) -> Response:
    path, place = await study_place(server)
    query = {"t": "why", "n": 1, "v": 1, "seat": 0, "moves": []}
    return await server.request("POST", f"{path}/query", {"place": place, "query": query})


async def play_on(server: BenchServer) -> Response:
    path, place = await study_place(server)
    return await server.request("POST", f"{path}/play", {"place": place, "seat": 0})


async def make_study(server: BenchServer) -> Response:
    """Make a study of the finished game, and delete it."""
    answer = await server.request("POST", f"/api/games/{server.over}/study")
    await server.post(f"{await study_path(server)}/delete")
    return answer


async def try_in_study(server: BenchServer) -> Response:
    path, place = await study_place(server)
    tree = (await server.get(f"{path}/position?place={place}"))["update"]["ask"]["tree"]
    return await server.request("POST", f"{path}/try", {"place": place, "moves": [tree[-1]["m"]]})


async def vary_study(server: BenchServer) -> Response:
    path, place = await study_place(server)
    tree = (await server.get(f"{path}/position?place={place}"))["update"]["ask"]["tree"]
    return await server.request("POST", f"{path}/vary", {"place": place, "moves": [tree[-1]["m"]]})


async def merge_lessons(server: BenchServer) -> Response:
    """Hand over what a browser has noted: every step there is."""
    steps = [str(name) for game in games_with_lessons() for name, _ in all_steps(game)]
    return await server.request("POST", "/api/lessons/mine", {"steps": steps})


def next_step(server: BenchServer) -> str:
    """Return the path of a step of a lesson, another one with each call, so that its search is not kept."""
    steps = [name for game in games_with_lessons() for name, _ in all_steps(game)]
    return f"/api/lessons/{steps[server.next_number() % len(steps)]}"


async def lesson_query(server: BenchServer) -> Response:
    body = {"done": [], "query": {"t": "why", "n": 1, "v": 1, "seat": 0, "moves": []}}
    return await server.request("POST", f"{next_step(server)}/query", body)


async def lesson_answer(server: BenchServer) -> Response:
    path = next_step(server)
    first = (await server.get(path))["position"]["update"]["ask"]["tree"][0]["m"]
    return await server.request("POST", f"{path}/answer", {"done": [], "moves": [first]})


async def lesson_solution(server: BenchServer) -> Response:
    return await server.request("POST", f"{next_step(server)}/solution", {"done": []})


async def study_handshake(server: BenchServer) -> Response:
    """Open a socket at a study."""
    return await server.open_socket(f"{await study_path(server)}/socket")
