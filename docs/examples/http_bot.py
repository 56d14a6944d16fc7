"""The raw HTTP API in one file: it plays a game on a Riftable server, without Riftable's own code.

    python http_bot.py http://127.0.0.1:8765 riftforce duel

Standard library only, as a model for clients in other languages; for a bot in Python there is `riftable bot`.
It polls for events, walks the tree of legal moves at random, and sends each path back.
"""

from __future__ import annotations

import http.cookiejar
import json
import random
import sys
import urllib.request
from typing import Any


class Table:
    """A client of one server: a cookie identifies it, and every POST has the required header."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        jar = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))

    def get(self, path: str) -> Any:
        return self.send(urllib.request.Request(f"{self.server}/api/{path}"))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        head = {"X-Riftable": "1", "Content-Type": "application/json"}
        data = json.dumps(body).encode()
        return self.send(urllib.request.Request(f"{self.server}/api/{path}", data, head))

    def send(self, request: urllib.request.Request) -> Any:
        with self.opener.open(request, timeout=60) as answer:
            return json.load(answer)


def a_path(tree: list[dict[str, Any]], rng: random.Random) -> list[int]:
    """Return a random path through the tree of legal moves."""
    path = []
    while tree:
        node = rng.choice(tree)
        path.append(node["m"])
        tree = node.get("to", [])
    return path


def play(server: str, game: str, mode: str, seed: int = 0) -> dict[str, Any]:
    """Play a game against the server's bots, and return its result."""
    rng = random.Random(seed)
    table = Table(server)
    opened = table.post("quick", {"game": game, "mode": mode, "name": "Walker"})
    name, seat = opened["id"], opened["seat"]
    v = number = 0
    while True:
        events = table.get(f"games/{name}/events?seat={seat}&after={v}&wait=20")
        for message in events["messages"]:
            if message["t"] != "update":
                continue
            v = message["v"]
            for beat in message["beats"]:
                for line in beat["lines"]:
                    sys.stdout.write(line + "\n")
            if message["result"] is not None:
                result: dict[str, Any] = message["result"]
                return result
            if message["ask"] is not None:
                number += 1
                moves = a_path(message["ask"]["tree"], rng)
                command = {"t": "move", "id": f"walk-{number}", "v": v, "seat": seat, "moves": moves}
                table.post(f"games/{name}/command", command)


if __name__ == "__main__":
    server, game, mode = sys.argv[1:4]
    sys.stdout.write(play(server, game, mode)["text"] + "\n")
