"""Running the server: where it listens, where its data lies, what it tells whoever started it."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from riftable.web.door import AT_HOME, Door
from riftable.web.door import is_loopback as is_loopback

LOOPBACK: Final = "127.0.0.1"
SOMEWHERE: Final = "192.0.2.1"  # an address of no host at all: asking the way there sends nothing
CLOSING: Final = 3  # seconds that open connections get when the server goes
QUEUE: Final = 2048  # connections that the system keeps until they are accepted
STARTING: Final = 60  # seconds that a worker may be silent: on a small machine it takes long to begin


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
    """Serves until it is told to stop. `ready` hears the address; `show` opens the browser there."""
    import uvicorn

    from riftable.table.sqlite import FILE, check_file
    from riftable.table.thinking import tidy_seldom
    from riftable.table.wire import LONGEST_MESSAGE
    from riftable.web.app import make_app
    from riftable.web.connections import Connections, LimitedConfig, limits_for, raise_file_limit
    from riftable.web.logs import set_up_log
    from riftable.web.meters import show_meters
    from riftable.web.supervisor import Supervisor

    set_up_log(json=not sys.stderr.isatty())
    if crew is None:
        check_file(place.data / FILE)  # before anybody is told that there is a table
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
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=CLOSING,
        timeout_worker_healthcheck=STARTING,
        server_header=False,
        date_header=True,
        proxy_headers=bool(door.proxies),  # nobody else is believed, not even this machine
        forwarded_allow_ips=list(door.proxies),
    )
    tidy_seldom()
    ready(where)
    if show:
        threading.Timer(0.5, webbrowser.open, [where]).start()
    if config.workers > 1:
        if sys.platform == "linux":
            port = sock.getsockname()[1]
            sock.close()
            sock = shared(place.host, port)
        else:
            sock = socket.socket(fileno=sock.detach())  # only plain sockets are handed to workers
        Supervisor(config, sockets=[sock]).run()  # who dies is replaced
    else:
        with contextlib.ExitStack() as stack:
            if crew is None and meters is not None:
                shown = show_meters(*meters)
                stack.callback(shown.server_close)
                stack.callback(shown.shutdown)
            uvicorn.Server(config).run([sock])


def worker(
    crew: Crew, jobs: int | None, door: Door, meters: tuple[str, int] | None, guests: Sequence[str]
) -> Callable[[], Any]:
    """One of several on the same store and bus, with its share of the cores for bots."""
    from riftable.web.cluster import make_worker

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
