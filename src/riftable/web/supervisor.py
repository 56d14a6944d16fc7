"""The server process and the supervisor of several, which say when they serve."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

READY_TIMEOUT_S: Final = 5.0  # to wait for what a worker says of itself, which it has just done


class AnnouncedServer(uvicorn.Server):
    """Uvicorn's server; calls `announce` once it accepts connections."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self.announce()


class Supervisor(Multiprocess):
    """Uvicorn's supervisor; it also notices at once when a worker dies during a health check.

    A health check sends a ping through a pipe and waits `timeout_worker_healthcheck` seconds for the answer.
    Uvicorn keeps the worker's end of that pipe open in the supervisor too, so a worker that is killed between
    the ping and the answer looks silent instead of dead: for the whole timeout it is not replaced, and the
    supervisor handles no signal. Once only the worker holds its end, its death ends the wait.

    `announce` is called once the first worker accepts connections.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        sockets: list[socket.socket],
        announce: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(config, sockets)
        self.announce = announce
        self.announced = False

    def keep_subprocess_alive(self) -> None:
        """Check every worker and replace those that died."""
        for process in self.processes:  # all of them have been started, and so have inherited their end
            process.child_conn.close()
        super().keep_subprocess_alive()
        if not self.announced and any(one.is_ready(READY_TIMEOUT_S) for one in self.processes):
            self.announced = True
            self.announce()

    @property
    def failed(self) -> bool:
        """Whether it gave up because a worker could not start."""
        return any(one.exitcode == STARTUP_FAILURE for one in self.processes)
