"""Running the server: where it listens, where its data lies, what it tells whoever started it."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from riftable.server.http.security import AT_HOME, Door
from riftable.server.http.security import is_loopback as is_loopback

LOOPBACK: Final = "127.0.0.1"
SOMEWHERE: Final = "192.0.2.1"  # an address of no host at all: asking the way there sends nothing
CLOSING: Final = 3  # seconds that open connections get when the server goes
QUEUE: Final = 2048  # connections that the system keeps until they are accepted
STARTING: Final = 60  # seconds that a worker may be silent: on a small machine it takes long to begin


class CannotListen(Exception):
    """An address of this machine cannot be had."""

    def __init__(self, host: str, port: int, problem: OSError) -> None:
        super().__init__(problem.strerror or str(problem))
        self.host = host
        self.port = port


class NotStarted(Exception):
    """The workers could not start; they have logged why."""


class Place(NamedTuple):
    """Where a server is."""

    host: str
    port: int
    data: Path


class Crew(NamedTuple):
    """Workers that share a store and a bus."""

    store: str
    bus: str
    workers: int


def data_folder() -> Path:
    """Where a user's programs keep their data, as the system has it."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "riftable"


class Listener(socket.socket):
    """A socket whose queue in the system is long, however few connections asyncio accepts at once."""

    def listen(self, _backlog: int = QUEUE, /) -> None:
        super().listen(QUEUE)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any free one. OSError if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = Listener(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
    except OSError:
        sock.close()
        raise
    return sock


class Shared(Listener):
    """A socket that each process opens for itself: the kernel deals visitors out, and none to the dead."""

    def __reduce__(self) -> tuple[Any, ...]:
        return shared, self.getsockname()[:2]


def shared(host: str, port: int) -> Shared:
    """Such a socket; OSError if it cannot be had."""
    sock = Shared(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    sock.bind((host, port))
    return sock


@contextlib.contextmanager
def address_needed(host: str, port: int) -> Iterator[None]:
    """Raise `CannotListen` for this address where an OSError is raised."""
    try:
        yield
    except OSError as problem:
        raise CannotListen(host, port, problem) from problem


def address(host: str, port: int) -> str:
    """The address to type into a browser; for a server that listens everywhere, one that others can reach."""
    if host in ("0.0.0.0", "::"):  # noqa: S104  (compared, not bound)
        host = outside() or LOOPBACK
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def outside() -> str:
    """The address of this machine in its network; "" without one."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((SOMEWHERE, 9))
        return str(probe.getsockname()[0])
    return ""


def serve(
    place: Place,
    *,
    ready: Callable[[str], None],
    show: bool,
    jobs: int | None = None,
    crew: Crew | None = None,
    door: Door = AT_HOME,
    meters: tuple[str, int] | None = None,
    guests: Sequence[str] = (),
) -> None:
    """Serves until it is told to stop. `ready` hears the address; `show` opens the browser there.

    Raises `StorageError` if the data cannot be used, `CannotListen` if an address cannot be had,
    `NotStarted` if workers cannot start. `ready` is called only once requests are answered.
    """
    from riftable.core.worker_pool import relax_gc
    from riftable.server.http.app import make_app
    from riftable.server.http.connections import Connections, LimitedConfig, limits_for, raise_file_limit
    from riftable.server.http.data_folder import data_folder_in_use
    from riftable.server.http.metrics import show_meters
    from riftable.server.http.request_log import set_up_log
    from riftable.server.http.supervisor import AnnouncedServer, Supervisor
    from riftable.server.protocol.messages import MAX_MESSAGE_BYTES

    set_up_log(json=not sys.stderr.isatty())
    with contextlib.ExitStack() as stack:
        if crew is None:
            stack.enter_context(data_folder_in_use(place.data))
        with address_needed(place.host, place.port):
            sock = listening(place.host, place.port)
        where = address(place.host, sock.getsockname()[1])
        config = LimitedConfig(
            make_app(place.data, workers=jobs, door=door, guests=guests)
            if crew is None
            else worker(crew, jobs, door, meters, guests),
            connections=Connections(limits_for(raise_file_limit()), door),
            factory=crew is not None,
            workers=1 if crew is None else crew.workers,
            log_level="warning",
            log_config=None,
            access_log=False,
            ws_max_size=MAX_MESSAGE_BYTES,
            timeout_graceful_shutdown=CLOSING,
            timeout_worker_healthcheck=STARTING,
            server_header=False,
            date_header=True,
            proxy_headers=bool(door.proxies),  # nobody else is believed, not even this machine
            forwarded_allow_ips=list(door.proxies),
        )

        def announce() -> None:
            ready(where)
            if show:
                threading.Thread(target=webbrowser.open, args=[where], daemon=True).start()

        relax_gc()
        if config.workers > 1:
            if sys.platform == "linux":
                port = sock.getsockname()[1]
                sock.close()
                with address_needed(place.host, port):
                    sock = shared(place.host, port)
            else:
                sock = socket.socket(fileno=sock.detach())  # only plain sockets are handed to workers
            supervisor = Supervisor(config, [sock], announce)
            supervisor.run()  # who dies is replaced
            if supervisor.failed:
                raise NotStarted
        else:
            if crew is None and meters is not None:
                with address_needed(*meters):
                    shown = show_meters(*meters)
                stack.callback(shown.server_close)
                stack.callback(shown.shutdown)
            AnnouncedServer(config, announce).run([sock])


def worker(
    crew: Crew, jobs: int | None, door: Door, meters: tuple[str, int] | None, guests: Sequence[str]
) -> Callable[[], Any]:
    """One of several on the same store and bus, with its share of the cores for bots."""
    from riftable.server.http.cluster import make_worker

    share = max(1, ((os.cpu_count() or 2) - 1) // crew.workers)
    return partial(
        make_worker,
        crew.store,
        crew.bus,
        workers=jobs or share,
        door=door,
        meters=meters,
        guests=guests,
    )
