"""The supervisor of several worker processes."""

from __future__ import annotations

from uvicorn.supervisors import Multiprocess


class Supervisor(Multiprocess):
    """Uvicorn's supervisor; it also notices at once when a worker dies during a health check.

    A health check sends a ping through a pipe and waits `timeout_worker_healthcheck` seconds for the answer.
    Uvicorn keeps the worker's end of that pipe open in the supervisor too, so a worker that is killed between
    the ping and the answer looks silent instead of dead: for the whole timeout it is not replaced, and the
    supervisor handles no signal. Once only the worker holds its end, its death ends the wait.
    """

    def keep_subprocess_alive(self) -> None:
        """Check every worker and replace those that died."""
        for process in self.processes:  # all of them have been started, and so have inherited their end
            process.child_conn.close()
        super().keep_subprocess_alive()
