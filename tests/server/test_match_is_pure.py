"""`server.match` decides and applies; it neither waits nor stores, sends or words anything."""

from __future__ import annotations

import subprocess
import sys

FORBIDDEN = (
    "asyncio",
    "riftable.server.accounts",
    "riftable.server.http",
    "riftable.server.session",
    "riftable.server.storage",
    "riftable.server.texts",
)
LOADED = """
import importlib, pkgutil, sys
import riftable.server.match as package
for module in pkgutil.iter_modules(package.__path__):
    importlib.import_module(f"{package.__name__}.{module.name}")
print(*sys.modules)
"""


def test_nothing_of_the_running_part_is_loaded_with_match() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], check=True, capture_output=True, text=True)
    loaded = set(done.stdout.split())
    assert "riftable.server.match.commands" in loaded
    assert not {name for name in loaded if name.startswith(FORBIDDEN)}
