"""The server as `riftable serve` runs it, with a monitor of its event loop.

`python -m bench.load.served FOLDER JOBS` prints its address and serves until it is stopped. For each line on
its standard input it prints the delays of the event loop since the last one, as JSON.
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

LAG_SAMPLE_INTERVAL_S: Final = 0.01
SAMPLES_PER_TASK_COUNT: Final = 100  # tasks are counted less often, because that delays the event loop
MAX_LAG_SAMPLES: Final = 30_000  # bounded, so that the memory that grows is that of the server


class MonitoredApp:
    """An application whose event loop is checked for delays."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.lags: collections.deque[float] = collections.deque(maxlen=MAX_LAG_SAMPLES)
        self.tasks = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return
        monitoring = asyncio.get_running_loop().create_task(self.monitor())
        try:
            await self.app(scope, receive, send)
        finally:
            monitoring.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await monitoring

    async def monitor(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self.tasks = len(asyncio.all_tasks(loop))
            for _ in range(SAMPLES_PER_TASK_COUNT):
                due = loop.time() + LAG_SAMPLE_INTERVAL_S
                await asyncio.sleep(LAG_SAMPLE_INTERVAL_S)
                self.lags.append(max(0.0, loop.time() - due))

    def report_lags(self) -> None:
        """Print the delays since the last line for each line of standard input."""
        for _line in sys.stdin:
            lags = list(self.lags)
            self.lags.clear()
            print(json.dumps({"lags": lags, "tasks": self.tasks}), flush=True)


def main() -> None:
    folder, jobs = Path(sys.argv[1]), int(sys.argv[2])
    monitored = MonitoredApp(make_app(folder, workers=jobs))
    sock = listening_socket(LOOPBACK, 0)
    print(address(LOOPBACK, sock.getsockname()[1]), flush=True)
    threading.Thread(target=monitored.report_lags, daemon=True).start()
    config = uvicorn.Config(
        monitored,
        log_level="warning",
        ws="websockets-sansio",
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
        server_header=False,
    )
    relax_gc()
    uvicorn.Server(config).run([sock])


if __name__ == "__main__":
    main()
