"""Try an installed wheel as a user would: `python -I tools/try_wheel.py compiled` (or `pure`).

Asks for its version, checks the laws on games of the default game, and serves: page and files must come, and
a table is opened on which a move is made. With `--bare` it also checks that there is no compiler and no Node,
so that nothing can have been built here. Imports nothing of this repository but the wheel.
"""

from __future__ import annotations

import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

from riftable.games import DEFAULT_GAME

RIFTABLE = shutil.which("riftable", path=sysconfig.get_path("scripts")) or "riftable"
ENVIRON = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "RIFTABLE_"))}
BUILD_TOOLS = ("cc", "gcc", "clang", "cl", "node", "npm")
ENGINES = {"compiled": "The engine is compiled", "pure": "The engine is not compiled"}
TIMEOUT_S = 600  # only a bug reaches it


class WheelError(Exception):
    """What is wrong with the wheel."""


def say(*arguments: str) -> str:
    """Return what a command of the program prints."""
    done = subprocess.run(  # noqa: S603 - our own program
        [RIFTABLE, *arguments, "--lang", "en"],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=TIMEOUT_S,
        env=ENVIRON,
    )
    if done.returncode:
        raise WheelError(f"{' '.join(arguments)}: {done.stdout}{done.stderr}")
    return done.stdout


def check_bare() -> None:
    """Check that this environment could not have built anything."""
    found = [name for name in BUILD_TOOLS if shutil.which(name)]
    if found:
        raise WheelError(f"this environment is not bare: it has {', '.join(found)}")


def check_version(engine: str) -> str:
    """Check that the program names the version of the wheel and this engine; return what it says."""
    text = say("--version")
    if f"riftable {importlib.metadata.version('riftable')}\n" not in text or ENGINES[engine] not in text:
        raise WheelError(f"this is not the {engine} wheel: {text}")
    return text


def check_files() -> None:
    """Check that the wheel brings the browser client and its bill of materials."""
    files = {str(path) for path in importlib.metadata.files("riftable") or ()}
    for ending in ("server/http/static/index.html", ".dist-info/sboms/riftable.cdx.json"):
        if not any(path.replace("\\", "/").endswith(ending) for path in files):
            raise WheelError(f"the wheel has no {ending}")


class Client:
    """A client of the server that was just started, with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.opener: OpenerDirector = build_opener(HTTPCookieProcessor(CookieJar()))

    def get(self, path: str, body: dict[str, Any] | None = None) -> str:
        """Return the answer to a request; with a body it is a POST."""
        data = None if body is None else json.dumps(body).encode()
        head = {"X-Riftable": "1", "Content-Type": "application/json"}
        request = Request(f"{self.address}{path}", data, head)  # noqa: S310 - our own server
        with self.opener.open(request, timeout=60) as answer:
            return str(answer.read().decode("utf-8"))

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        return json.loads(self.get(f"/api/{path}", body))


def check_page(client: Client) -> None:
    """Fetch the page of the table and its scripts and styles."""
    parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', client.get("/"))
    if not parts:
        raise WheelError("the page has no scripts")
    for part in parts:
        client.get(part)


def check_move(client: Client) -> None:
    """Open a table against a bot and make a move there."""
    opened = client.ask("quick", {"game": DEFAULT_GAME, "bot": "random", "name": "Ada"})
    path, seat = f"games/{opened['id']}", opened["seat"]
    v, asked = 0, None
    while asked is None:  # the bot may begin
        for message in client.ask(f"{path}/events?seat={seat}&after={v}&wait=20")["messages"]:
            if message["t"] == "update":
                v, asked = message["v"], message["ask"]
    moves, tree = [], asked["tree"]
    while tree:
        moves.append(tree[0]["m"])
        tree = tree[0].get("to", [])
    ack = client.ask(f"{path}/command", {"t": "move", "id": "a", "v": v, "seat": seat, "moves": moves})
    if ack["t"] != "ack" or ack["v"] <= v:
        raise WheelError(f"the move was answered {ack}")


def check_table() -> None:
    """Serve, fetch the page, open a table and play."""
    with tempfile.TemporaryDirectory() as data:
        command = [RIFTABLE, "serve", "--no-browser", "--port", "0", "--data", data, "--lang", "en"]
        server = subprocess.Popen(  # noqa: S603 - our own program
            command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=ENVIRON
        )
        try:
            address = next(opened(server), "")
            if not address:
                raise WheelError("the server did not start")
            client = Client(address)
            check_page(client)
            check_move(client)
        finally:
            server.terminate()
            server.communicate(timeout=TIMEOUT_S)


def opened(server: subprocess.Popen[str]) -> Iterator[str]:
    """Yield the address of the table when the server prints it."""
    for line in server.stdout or ():
        found = re.search(r"open at (http://\S+)", line)
        if found:
            yield found[1]


def main() -> int:
    engine, *options = sys.argv[1:]
    try:
        if "--bare" in options:
            check_bare()
        version = check_version(engine)
        check_files()
        say("doctor", "--games", "30", "--seed", "1", "--game", DEFAULT_GAME)
        check_table()
    except WheelError as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"{version}The wheel works.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
