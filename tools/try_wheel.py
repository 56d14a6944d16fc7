"""Try an installed wheel as a user would: `python -I tools/try_wheel.py compiled` (or `pure`).

Asks for its version, checks the laws on games of the default game, and opens the table: its page and files
must come. Imports nothing of this repository but the wheel.
"""

from __future__ import annotations

import importlib.metadata
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from urllib.request import urlopen

from riftable.games import DEFAULT_GAME

RIFTABLE = [sys.executable, "-I", "-m", "riftable"]
ENGINES = {"compiled": "The engine is compiled", "pure": "The engine is not compiled"}
TIMEOUT_S = 600  # only a bug reaches it


class WheelError(Exception):
    """What is wrong with the wheel."""


def say(*arguments: str) -> str:
    """Return what a command of the program prints."""
    command = [*RIFTABLE, *arguments, "--lang", "en"]
    done = subprocess.run(  # noqa: S603 - our own program
        command, check=False, capture_output=True, text=True, encoding="utf-8", timeout=TIMEOUT_S
    )
    if done.returncode:
        raise WheelError(f"{' '.join(arguments)}: {done.stdout}{done.stderr}")
    return done.stdout


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


def get(address: str) -> str:
    with urlopen(address, timeout=60) as answer:  # noqa: S310 - the server that was just started
        return str(answer.read().decode("utf-8"))


def check_table() -> None:
    """Open a table and fetch its page, the scripts and styles of the page, and the lobby."""
    with tempfile.TemporaryDirectory() as data:
        command = [*RIFTABLE, "serve", "--no-browser", "--port", "0", "--data", data, "--lang", "en"]
        server = subprocess.Popen(  # noqa: S603 - our own program
            command, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        try:
            address = next(opened(server), "")
            if not address:
                raise WheelError("the server did not start")
            parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', get(address))
            if not parts:
                raise WheelError("the page has no scripts")
            for part in parts:
                get(address.rstrip("/") + part)
            get(address + "api/lobby")
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
    engine = sys.argv[1]
    try:
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
