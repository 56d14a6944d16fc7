"""A connection to a server: requests that are repeated until they are answered, and the session of the bot.

A request is repeated after a lost connection, a timeout, 429, 502, 503 and 504, with growing pauses or the
one that the server names. Repeating is safe: the server carries out a command once for each id, and reading
changes nothing. Only what opens a table may not be repeated blindly (`repeat=False`).
"""

from __future__ import annotations

import http.client
import http.cookiejar
import json
import os
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode, urlsplit

from riftable import __version__
from riftable.core.errors import BadOption, RiftableError
from riftable.remote.error_messages import RemoteMessage

FIRST_PAUSE_S: Final = 0.5
LONGEST_PAUSE_S: Final = 30.0
DEFAULT_PATIENCE_S: Final = 600.0
POLL_S: Final = 10  # that the server may wait before it answers that nothing is new; Ctrl+C waits as long
TIMEOUT_S: Final = 60.0  # more than `POLL_S`: only a dead connection takes so long
TRY_AGAIN: Final = (429, 502, 503, 504)
SESSION_FILE_MODE: Final = 0o600


class ServerUnreachable(RiftableError):
    """Raised when a server has not answered for as long as the caller is patient."""


class ServerRefused(RiftableError):
    """Raised for a request that the server refuses; `status` and `key` say why, as in the HTTP API."""

    def __init__(self, server: str, status: int, key: str, text: str) -> None:
        super().__init__(RemoteMessage.REFUSED, server=server, text=text)
        self.status = status
        self.key = key


class ConnectionLost(RiftableError):
    """Raised when it is not known whether a request that must not be repeated was carried out."""


class Stopped(Exception):
    """Raised in the middle of a request when `Connection.stop` was called."""


class Connection:
    """Requests to one server, from any number of threads. A cookie identifies the bot.

    `session_file` keeps the cookie, readable by its owner only, so that the bot is the same user the next
    time; without one it is a new guest. `on_trouble(problem, pause_s)` is called before each pause.
    """

    def __init__(
        self,
        server: str,
        session_file: Path | None = None,
        patience_s: float = DEFAULT_PATIENCE_S,
        lang: str = "en",
        on_trouble: Callable[[str, float], None] | None = None,
    ) -> None:
        parts = urlsplit(server)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
            raise BadOption(RemoteMessage.NOT_AN_ADDRESS, word=server)
        self.server = server.rstrip("/")
        self.patience_s = patience_s
        self.lang = lang
        self.on_trouble = on_trouble
        self.stopping = threading.Event()
        self.session_file = session_file
        self.jar = http.cookiejar.MozillaCookieJar(None if session_file is None else str(session_file))
        self.saving = threading.Lock()
        self.load_session()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))

    def load_session(self) -> None:
        """Read the session from its file, or create the file, for its owner only."""
        if self.session_file is None:
            return
        try:
            self.session_file.parent.mkdir(0o700, parents=True, exist_ok=True)
            if self.session_file.exists() and self.session_file.stat().st_size:
                self.jar.load(ignore_discard=True)
            else:
                flags = os.O_CREAT | os.O_WRONLY | getattr(os, "O_CLOEXEC", 0)
                os.close(os.open(self.session_file, flags, SESSION_FILE_MODE))
        except (OSError, http.cookiejar.LoadError) as problem:
            raise BadOption(RemoteMessage.SESSION_FILE, file=self.session_file, problem=problem) from problem

    def save_session(self) -> None:
        """Write the session to its file."""
        if self.session_file is not None:
            with self.saving:
                self.jar.save(ignore_discard=True)

    def stop(self) -> None:
        """Let all requests that wait raise `Stopped`, at the latest when the server answers."""
        self.stopping.set()

    def get(self, path: str, **query: object) -> Any:
        """Return the answer to a GET."""
        return self.request(f"{path}?{urlencode({'lang': self.lang, **query})}", None)

    def post(self, path: str, body: Mapping[str, object], *, repeat: bool = True) -> Any:
        """Return the answer to a POST; with `repeat=False`, raise `ConnectionLost` where it gets none."""
        return self.request(f"{path}?{urlencode({'lang': self.lang})}", body, repeat=repeat)

    def request(self, path: str, body: Mapping[str, object] | None, *, repeat: bool = True) -> Any:
        """Send a request until it is answered; raise `ServerRefused` or `ServerUnreachable`."""
        begin, pause = time.monotonic(), FIRST_PAUSE_S
        while True:
            if self.stopping.is_set():
                raise Stopped
            wait = pause
            try:
                return self.send(path, body)
            except urllib.error.HTTPError as problem:
                refused = self.refusal(problem)
                if problem.code not in TRY_AGAIN:
                    raise refused from problem
                trouble = str(refused.values["text"])
                wait = max(pause, retry_after(problem.headers))
                if begin + self.patience_s < time.monotonic() + wait:
                    raise refused from problem
            except (OSError, http.client.HTTPException) as problem:
                trouble = str(getattr(problem, "reason", problem)) or type(problem).__name__
                if not repeat:
                    raise ConnectionLost(
                        RemoteMessage.UNREACHABLE, server=self.server, seconds=0, problem=trouble
                    ) from problem
                if begin + self.patience_s < time.monotonic() + wait:
                    raise ServerUnreachable(
                        RemoteMessage.UNREACHABLE,
                        server=self.server,
                        seconds=round(self.patience_s),
                        problem=trouble,
                    ) from problem
            if self.on_trouble is not None:
                self.on_trouble(trouble, wait)
            self.stopping.wait(wait)
            pause = min(2 * pause, LONGEST_PAUSE_S)

    def send(self, path: str, body: Mapping[str, object] | None) -> Any:
        """Send a request once and return the answer."""
        headers = {"User-Agent": f"riftable-bot/{__version__}", "Accept": "application/json"}
        if body is not None:
            headers |= {"X-Riftable": "1", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.server}/api/{path}", data, headers)  # noqa: S310 - the scheme is checked
        with self.opener.open(request, timeout=TIMEOUT_S) as answer:
            content = answer.read()
            new_cookie = answer.headers.get("Set-Cookie") is not None
        if new_cookie:
            self.save_session()
        try:
            return json.loads(content)
        except ValueError as problem:
            raise self.not_riftable(problem) from problem

    def refusal(self, problem: urllib.error.HTTPError) -> ServerRefused:
        """Return the error for an answer with a status of 400 or more."""
        with problem:
            content = problem.read()
        try:
            found = json.loads(content)
            return ServerRefused(self.server, problem.code, found["key"], found["text"])
        except (ValueError, TypeError, KeyError):  # a proxy has answered
            return ServerRefused(self.server, problem.code, "", f"{problem.code} {problem.reason}")

    def not_riftable(self, problem: Exception) -> RiftableError:
        """Return the error for an answer that no Riftable server gives."""
        return ServerUnreachable(RemoteMessage.NOT_RIFTABLE, server=self.server, problem=problem)


def retry_after(headers: Any) -> float:
    """Return the pause that a server asks for, in seconds; 0 if it names none."""
    try:
        return float(headers.get("Retry-After", 0))
    except ValueError:
        return 0.0
