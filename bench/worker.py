"""A process that measures cases of one suite on request, and otherwise waits for input.

Requests and replies are JSON, one a line. The first reply, unasked, says which cases
could not be set up; each request then names a case and for how long. End of input
ends the process.
"""

import gc
import json
import os
import sys
from dataclasses import asdict

from bench.catalog import BUILDS, COMPILED, INTERPRETED, PEERS, ROOT, Play, Setup
from bench.timing import measure

WARM_UP_S = 0.1


def setups(suite: str) -> dict[str, Setup]:
    """Return the cases of a suite; raise `ImportError` if its build is missing or outdated."""
    if suite == PEERS:
        from bench import peers

        return peers.SETUPS
    check_build(suite)
    from bench import engine  # only now: elsewhere the package it imports is not on the path

    engine.check_modules(BUILDS[suite], compiled=suite == COMPILED)
    return engine.SETUPS


def check_build(suite: str) -> None:
    """Raise `ImportError` unless the suite's build was made from the current sources."""
    home = BUILDS[suite]
    sources = BUILDS[INTERPRETED]
    if not home.is_dir():
        raise ImportError(f"there is no {home.relative_to(ROOT)}")
    for source in (sources / "riftable").rglob("*.py"):
        built = home / source.relative_to(sources)
        if not built.is_file() or built.read_bytes() != source.read_bytes():
            raise ImportError(f"{home.relative_to(ROOT)} is out of date: {built.name} has changed")


def reason(error: BaseException) -> str:
    lines = str(error).splitlines() or [""]
    return f"{type(error).__name__}: {lines[0]}"[:160]


def prepare(suite: str, keys: list[str]) -> tuple[dict[str, Play], dict[str, str]]:
    """Return the cases that are ready, warmed up, and why the others are not."""
    ready: dict[str, Play] = {}
    missing: dict[str, str] = {}
    try:
        known = setups(suite)
    except ImportError as error:
        return ready, dict.fromkeys(keys, reason(error))
    for key in keys:
        try:
            play = known[key]()
            play(WARM_UP_S)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - libraries fail in many ways, or exit
            missing[key] = reason(error)
        else:
            ready[key] = play
    return ready, missing


def main(suite: str, keys: list[str]) -> None:
    # Libraries may print: redirect their output to stderr, away from the replies.
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    ready, missing = prepare(suite, keys)
    gc.collect()
    gc.freeze()  # objects of one case must not slow down the garbage collection of another
    print(json.dumps(missing), file=replies, flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        sample = measure(ready[request["case"]], request["seconds"])
        print(json.dumps(asdict(sample)), file=replies, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
