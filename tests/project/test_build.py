"""The engine under test is the one we meant to test, and the files of the build agree with the code."""

import os
from pathlib import Path

import riftable.core.machine
from riftable.server.http.defaults import DEFAULT_PORT, LOOPBACK

ROOT = Path(__file__).resolve().parents[2]


def test_the_engine_is_compiled_exactly_when_expected() -> None:
    engine = Path(riftable.core.machine.__file__)
    if os.environ.get("RIFTABLE_EXPECT") == "compiled":
        assert engine.suffix in {".so", ".pyd"}
        assert engine.with_name("machine.py").is_file(), "the pure fallback belongs beside it"
    else:
        assert engine.suffix == ".py"


def test_vite_forwards_requests_to_the_default_address() -> None:
    assert f'"http://{LOOPBACK}:{DEFAULT_PORT}"' in (ROOT / "client" / "vite.config.ts").read_text("utf-8")
