"""What the server writes into its log: what went wrong, where and when. No hands, no tokens, no passwords.

Exceptions are told by kind and place, never by their text: that may quote a message, or name a card.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, Final

import structlog

SECRET: Final = ("password", "token", "cookie", "invite", "seed", "hand", "view", "body", "authorization")
HIDDEN: Final = "***"


def without_secrets(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Whatever is called like a secret is not told, should anybody ever hand it over."""
    for key in event:
        if any(word in key.lower() for word in SECRET):
            event[key] = HIDDEN
    return event


def kind_and_place(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """An exception as the kinds of all that led to it, and the lines they came from."""
    problem = event.pop("exc_info", None)
    if isinstance(problem, tuple):
        problem = problem[1]
    if not isinstance(problem, BaseException):
        return event
    kinds: list[str] = []
    places: list[str] = []
    seen: BaseException | None = problem
    while seen is not None and len(kinds) < 8:
        kinds.append(type(seen).__name__)
        places += [
            f"{Path(one.filename).name}:{one.lineno} {one.name}"
            for one in traceback.extract_tb(seen.__traceback__)
        ]
        seen = seen.__cause__ or seen.__context__
    event["problem"] = " from ".join(kinds)
    event["at"] = places[-24:]
    return event


def set_up_log(level: int = logging.WARNING, *, json: bool = True) -> logging.Handler:
    """All loggers of this process, ours and those of libraries, write one line for each thing to stderr."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
        kind_and_place,
    ]
    last = structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=False)
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    return handler
