"""Environments without their extras: an import says what to install."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys

import pytest

from riftable.arena.extras import MissingExtra, importing

# `None` in `sys.modules` makes an import fail as if the module were not installed.
PROGRAM = """
import sys
module, *missing = sys.argv[1:]
sys.modules.update(dict.fromkeys(missing))
try:
    __import__(f"riftable.envs.{module}")
except ModuleNotFoundError as problem:
    print(problem.name, str(problem))
"""


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("buffers", "numpy", "rl"),
        ("encoding", "numpy", "rl"),
        ("export", "numpy", "rl"),
        ("gymnasium", "gymnasium", "rl"),
        ("observations", "gymnasium", "rl"),
        ("openspiel", "pyspiel", "openspiel"),
        ("pettingzoo", "pettingzoo", "rl"),
        ("render", "numpy", "rl"),
        ("vector", "gymnasium", "rl"),
    ],
)
def test_a_missing_extra_is_named_at_the_import(module: str, missing: str, extra: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, module, missing],
        check=True,
        capture_output=True,
        text=True,
        timeout=300,
        env=dict(os.environ),
    )
    said = f"{missing} this needs {missing}, which is not installed: pip install 'riftable[{extra}]'"
    assert done.stdout.splitlines() == [said]


def test_a_missing_extra_survives_pickling_and_other_errors_pass() -> None:
    with pytest.raises(MissingExtra, match="no_such_module") as caught, importing("rl"):
        import no_such_module  # type: ignore[import-not-found]  # noqa: F401
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.name, again.values["extra"]) == (str(caught.value), "no_such_module", "rl")
    with pytest.raises(ZeroDivisionError), importing("rl"):
        _ = 1 / 0
