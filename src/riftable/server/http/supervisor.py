"""The server process, and the supervisor of several. Both announce when they serve."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Callable
from typing import Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

LOG: Final = logging.getLogger(__name__)
RETRY_S: Final = 2  # until a worker that could not start is started again
ANSWER_TIMEOUT_S: Final = 0.05  # for a worker to say whether it serves


class AnnouncedServer(uvicorn.Server):
    """Uvicorn's server; calls `announce` once it accepts connections."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and announce it."""
        await super().startup(sockets)
        if self.started:
            self.announce()


class Supervisor(Multiprocess):
    """Uvicorn's supervisor; it also notices at once when a worker dies during a health check.

    A health check sends a ping through a pipe and waits `timeout_worker_healthcheck` seconds for the answer.
    Uvicorn keeps the worker's end of that pipe open in the supervisor too, so a worker that is killed between
    the ping and the answer looks silent instead of dead: for the whole timeout it is not replaced, and the
    supervisor handles no signal. Once only the worker holds its end, its death ends the wait.

    `announce` is called once the first worker accepts connections. From then on a worker that cannot start
    (PostgreSQL or Redis may be away) does not stop the others; starting one is tried again every `RETRY_S`.
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
        self.asked: set[Process] = set()  # workers that have not answered yet whether they serve
        self.missing = 0  # workers that could not start
        self.retry_at = 0.0  # when that is tried again, by the monotonic clock

    def keep_subprocess_alive(self) -> None:
        """Check every worker and replace those that died."""
        for process in self.processes:  # all have been started, and have inherited their end
            process.child_conn.close()
        if self.should_exit.is_set():
            return
        if not self.announced and all(one.process.is_alive() for one in self.processes):
            self.announce_if_serving()
            return
        self.set_aside_unstarted()
        super().keep_subprocess_alive()
        self.set_aside_unstarted()  # uvicorn, if it noticed first, stops all workers
        if self.announced:
            self.should_exit.clear()
            self.start_missing()

    def announce_if_serving(self) -> None:
        """Announce as soon as one worker serves.

        A health check would wait for a worker that is still starting, and so would the announcement.
        """
        for process in self.processes:
            try:
                if process not in self.asked:
                    process.parent_conn.send(b"ping")
                    self.asked.add(process)
                if not process.parent_conn.poll(ANSWER_TIMEOUT_S):
                    continue
                self.asked.discard(process)
                serves = process.parent_conn.recv()
            except (OSError, EOFError):  # it died: the next check replaces it
                continue
            if serves:
                self.announced = True
                self.announce()
                return

    def set_aside_unstarted(self) -> None:
        """Remove workers that could not start, if others have served; they are replaced later."""
        for process in [one for one in self.processes if self.announced and one.exitcode == STARTUP_FAILURE]:
            LOG.warning("a worker could not start; retrying in %d seconds", RETRY_S)
            process.kill()  # closes the pipe to it
            process.join()
            self.processes.remove(process)
            self.missing += 1
            self.retry_at = time.monotonic() + RETRY_S

    def start_missing(self) -> None:
        """Replace workers that could not start, once `RETRY_S` has passed."""
        while self.missing and time.monotonic() >= self.retry_at:
            process = Process(self.config, self.sockets)
            process.start()
            self.processes.append(process)
            self.missing -= 1

    @property
    def failed(self) -> bool:
        """Whether the supervisor gave up because a worker could not start."""
        return not self.announced and any(one.exitcode == STARTUP_FAILURE for one in self.processes)
