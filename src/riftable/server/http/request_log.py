"""The log of the server: errors, with time and place, and never a hand, a token or a password.

Of exceptions only types and lines are logged, not their texts: these may quote a message or name a card.
"""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import Any, Final

import structlog

SECRET_WORDS: Final = (
    "password",
    "token",
    "cookie",
    "invite",
    "seed",
    "hand",
    "view",
    "body",
    "authorization",
)
HIDDEN: Final = "***"
REPEAT_AFTER_S: Final = 1.0
MAX_REMEMBERED: Final = 1000  # messages, before those that may be repeated are forgotten


def without_secrets(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace values whose names sound like secrets."""
    for key in event:
        if any(word in key.lower() for word in SECRET_WORDS):
            event[key] = HIDDEN
    return event


def types_and_lines(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace an exception by its type, those of its causes, and the lines of the tracebacks."""
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


class OncePerSecond(logging.Filter):
    """Drops a warning or error that was written less than `REPEAT_AFTER_S` ago.

    Records are the same if logger, first line, and type and line of the exception are. The next one that
    passes says how many were dropped. asyncio, for one, reports every failed `accept` while no file
    descriptor is left, thousands of times a second.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self.logged: dict[object, tuple[float, int]] = {}  # when, and how many were dropped since

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        now, key = self.now(), same_message(record)
        when, dropped = self.logged.get(key, (now - REPEAT_AFTER_S, 0))
        if now - when < REPEAT_AFTER_S:
            self.logged[key] = (when, dropped + 1)
            return False
        if dropped:
            record.msg, record.args = f"{record.getMessage()} ({dropped} more like this)", ()
        if len(self.logged) >= MAX_REMEMBERED:
            self.logged = {
                one: logged for one, logged in self.logged.items() if now - logged[0] < REPEAT_AFTER_S
            }
        self.logged[key] = (now, 0)
        return True


def same_message(record: logging.LogRecord) -> tuple[object, ...]:
    """Return a key that is equal for records that say the same."""
    problem = record.exc_info[1] if record.exc_info else None
    trace = None if problem is None else problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = None if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
    return record.name, record.getMessage().partition("\n")[0], type(problem), place


def set_up_log(level: int = logging.WARNING, *, json: bool = True) -> logging.Handler:
    """Let all loggers of this process, those of libraries included, write one line per record to stderr."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
        types_and_lines,
    ]
    last = structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=False)
    handler = logging.StreamHandler()
    handler.addFilter(OncePerSecond())
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
