"""The engine under test is the one we meant to test."""

import os
from pathlib import Path

import riftable.core.machine


def test_the_engine_is_compiled_exactly_when_expected() -> None:
    engine = Path(riftable.core.machine.__file__)
    if os.environ.get("RIFTABLE_EXPECT") == "compiled":
        assert engine.suffix in {".so", ".pyd"}
        assert engine.with_name("machine.py").is_file(), "the pure fallback belongs beside it"
    else:
        assert engine.suffix == ".py"
