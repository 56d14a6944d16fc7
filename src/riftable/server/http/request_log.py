"""What the server writes into its log: what went wrong, where and when. No hands, no tokens, no passwords.

Exceptions are told by kind and place, never by their text: that may quote a message, or name a card.
"""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import Any, Final

import structlog

SECRET: Final = ("password", "token", "cookie", "invite", "seed", "hand", "view", "body", "authorization")
HIDDEN: Final = "***"
REPEAT_AFTER_S: Final = 1.0
MOST_MESSAGES: Final = 1000  # remembered, before those that may be repeated are forgotten


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


class OncePerSecond(logging.Filter):
    """Drops a warning or error that was written less than `REPEAT_AFTER_S` ago.

    Records are the same if logger, first line, and kind and place of the exception are. The next one that
    passes says how many were dropped. asyncio, for one, reports every failed `accept` while no file
    descriptor is left, thousands of times a second.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self.told: dict[object, tuple[float, int]] = {}  # when, and how many were dropped since

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        now, key = self.now(), same_message(record)
        when, dropped = self.told.get(key, (now - REPEAT_AFTER_S, 0))
        if now - when < REPEAT_AFTER_S:
            self.told[key] = (when, dropped + 1)
            return False
        if dropped:
            record.msg, record.args = f"{record.getMessage()} ({dropped} more like this)", ()
        if len(self.told) >= MOST_MESSAGES:
            self.told = {one: told for one, told in self.told.items() if now - told[0] < REPEAT_AFTER_S}
        self.told[key] = (now, 0)
        return True


def same_message(record: logging.LogRecord) -> tuple[object, ...]:
    """Return what two records have in common that say the same."""
    problem = record.exc_info[1] if record.exc_info else None
    trace = None if problem is None else problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = None if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
    return record.name, record.getMessage().partition("\n")[0], type(problem), place


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
