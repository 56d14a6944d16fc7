"""The server as `riftable serve` runs it, with a monitor of its event loop.

`python -m bench.load.served FOLDER JOBS` says its address and serves until it is told to stop. Each line that
comes in on its standard input starts a new account of pauses, and is answered with the last one.
"""

from __future__ import annotations

import asyncio
import collections
import contextlib
import json
import sys
import threading
from pathlib import Path
from typing import Any, Final

import uvicorn

from riftable.core.worker_pool import relax_gc
from riftable.server.http.app import make_app
from riftable.server.http.defaults import LOOPBACK
from riftable.server.http.run import SHUTDOWN_TIMEOUT_S, address, listening_socket

BLINK: Final = 0.01  # seconds between two looks at how late the event loop is
SELDOM: Final = 100  # of these looks one counts the tasks, which takes long enough to make others late
MOST_LAGS: Final = 30_000  # of those that are remembered: what grows must be the server, not its watcher


class Watched:
    """An application, and how late its event loop is."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.lags: collections.deque[float] = collections.deque(maxlen=MOST_LAGS)
        self.tasks = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return
        watching = asyncio.get_running_loop().create_task(self.watch())
        try:
            await self.app(scope, receive, send)
        finally:
            watching.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await watching

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self.tasks = len(asyncio.all_tasks(loop))
            for _ in range(SELDOM):
                due = loop.time() + BLINK
                await asyncio.sleep(BLINK)
                self.lags.append(max(0.0, loop.time() - due))

    def account(self) -> None:
        """Answers each line with what was seen since the last one."""
        for _line in sys.stdin:
            lags = list(self.lags)
            self.lags.clear()
            print(json.dumps({"lags": lags, "tasks": self.tasks}), flush=True)


def main() -> None:
    folder, jobs = Path(sys.argv[1]), int(sys.argv[2])
    watched = Watched(make_app(folder, workers=jobs))
    sock = listening_socket(LOOPBACK, 0)
    print(address(LOOPBACK, sock.getsockname()[1]), flush=True)
    threading.Thread(target=watched.account, daemon=True).start()
    config = uvicorn.Config(
        watched,
        log_level="warning",
        ws="websockets-sansio",
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
        server_header=False,
    )
    relax_gc()
    uvicorn.Server(config).run([sock])


if __name__ == "__main__":
    main()
