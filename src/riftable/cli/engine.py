"""Which build of the engine is in use."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from riftable.core import machine

if TYPE_CHECKING:
    from riftable.cli.screen import Screen
    from riftable.language.fluent import Texts


def is_compiled() -> bool:
    """Return whether the engine in use is compiled."""
    return not (machine.__file__ or "").endswith(".py")


def engine_text(texts: Texts) -> str:
    """Return a sentence about the engine in use and its Python."""
    key = "doctor-compiled" if is_compiled() else "doctor-interpreted"
    return texts(key, python=platform.python_version())


def note_slow_engine(screen: Screen, texts: Texts) -> None:
    """Say that the engine is not compiled, before work that takes long."""
    if not is_compiled():
        screen.say(texts("engine-slow"))
