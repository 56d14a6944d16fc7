"""The browser's half of fair shuffles: the same arithmetic in TypeScript, and the page that uses it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from riftable.core.record import Record
from riftable.server.session import replays

CLIENT = Path(__file__).parents[2] / "client"
VECTORS = Path(__file__).parent / "vectors.json"
NODE = shutil.which("node")
SCRIPT = Path(__file__).parent / "check_fair.mjs"
MISSING = [
    *([] if NODE else ["Node is not installed"]),
    *([] if (CLIENT / "node_modules" / "typescript").is_dir() else ["the client's tools are not installed"]),
]


@pytest.fixture(scope="module", autouse=True)
def require_node() -> None:
    if MISSING:
        pytest.skip("; ".join(MISSING))


def in_node(folder: Path, records: list[tuple[object, str]] | None = None) -> dict[str, list[object]]:
    """Run the browser's code on the test vectors and on records; return its results."""
    assert NODE is not None
    done = subprocess.run(
        [NODE, str(SCRIPT), str(CLIENT), str(VECTORS), str(folder / "fair.mjs")],
        env={**os.environ, "RECORDS": json.dumps(records or [])},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, list[object]] = json.loads(done.stdout)
    return found


def test_the_browser_agrees_on_the_test_vectors(tmp_path: Path) -> None:
    assert in_node(tmp_path)["wrong"] == []


def test_the_browser_verifies_a_game_and_rejects_forgeries(tmp_path: Path, record: Record) -> None:
    """The same record, as it is and with a card, the seed, a salt or a whole draw exchanged."""
    sent = json.loads(msgspec.json.encode(replays.shuffles_of(record.text)))
    draws = sent["draws"]
    false = [
        {**sent, "seed": "00" * 32},
        {**sent, "salts": ["00" * 16, *sent["salts"][1:]]},
        {**sent, "draws": draws[1:]},
        {**sent, "draws": [{**draws[0], "names": draws[0]["names"][::-1]}, *draws[1:]]},
        {**sent, "id": "other"},
    ]
    found = in_node(tmp_path, [(one, record.text) for one in [sent, *false]])["records"]
    verdicts = [one for one in found if isinstance(one, dict)]
    assert [one["fair"] for one in verdicts] == [True, False, False, False, False, False]
    assert verdicts[0]["seats"] == ["server", "server"]
    assert verdicts[0]["noted"] == "none"
    assert verdicts[0]["commitment"] == sent["commitment"]
    assert verdicts[2]["seats"][0] == "foreign"
    assert verdicts[3]["uncovered"] == 1
