"""Run the server: one process on a data folder, or several workers on a store and a bus."""

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

from riftable.server.http.defaults import LOOPBACK
from riftable.server.http.security import LOCAL_SITE, SiteConfig
from riftable.server.http.security import is_loopback as is_loopback

UNREACHABLE_ADDRESS: Final = "192.0.2.1"  # of TEST-NET-1: connecting a UDP socket to it sends nothing
SHUTDOWN_TIMEOUT_S: Final = 3  # for open connections
ACCEPT_QUEUE: Final = 2048  # connections that the system holds until they are accepted
WORKER_START_TIMEOUT_S: Final = 60  # also for the answer to a health check; small machines are slow


class CannotListen(Exception):
    """The server cannot listen at an address."""

    def __init__(self, host: str, port: int, problem: OSError) -> None:
        super().__init__(problem.strerror or str(problem))
        self.host = host
        self.port = port


class WorkersNotStarted(Exception):
    """The workers could not start; they have logged why."""


class ServerLocation(NamedTuple):
    """Where a server listens, and its data folder."""

    host: str
    port: int
    data: Path


class ClusterConfig(NamedTuple):
    """Addresses of the store and the bus, and the number of workers on this machine."""

    store: str
    bus: str
    workers: int


def data_folder() -> Path:
    """Return the default data folder, by the conventions of the system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "riftable"


class Listener(socket.socket):
    """A socket with a long accept queue, however few connections asyncio accepts at once."""

    def listen(self, _backlog: int = ACCEPT_QUEUE, /) -> None:
        super().listen(ACCEPT_QUEUE)


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket bound to this address; port 0 is any free one. Raises OSError."""
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


class ReusePortListener(Listener):
    """A socket that each worker opens for itself: the kernel spreads connections over those that live."""

    def __reduce__(self) -> tuple[Any, ...]:
        return reuse_port_socket, self.getsockname()[:2]


def reuse_port_socket(host: str, port: int) -> ReusePortListener:
    """Return such a socket. Raises OSError."""
    sock = ReusePortListener(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
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
    """Return the URL for a browser; for a server that listens everywhere, one that others can reach."""
    if host in ("0.0.0.0", "::"):  # noqa: S104  (compared, not bound)
        host = lan_address() or LOOPBACK
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def lan_address() -> str:
    """Return the address of this machine in its network, or an empty string."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((UNREACHABLE_ADDRESS, 9))
        return str(probe.getsockname()[0])
    return ""


def serve(
    location: ServerLocation,
    *,
    ready: Callable[[str], None],
    show: bool,
    jobs: int | None = None,
    cluster: ClusterConfig | None = None,
    site: SiteConfig = LOCAL_SITE,
    metrics: tuple[str, int] | None = None,
    custom_bots: Sequence[str] = (),
    ray: str = "",
) -> None:
    """Serve until stopped. `ready` is called with the URL; `show` opens it in a browser.

    `ray` is the address of a Ray cluster for bots and reviews.

    Raises `StorageError` if the data cannot be used, `CannotListen` if an address cannot be used,
    `WorkersNotStarted` if workers cannot start. `ready` is called only once requests are answered.
    """
    from riftable.core.worker_pool import relax_gc
    from riftable.server.http.app import make_app
    from riftable.server.http.connections import Connections, LimitedConfig, limits_for, raise_file_limit
    from riftable.server.http.data_folder import data_folder_in_use
    from riftable.server.http.metrics import serve_metrics
    from riftable.server.http.request_log import set_up_log
    from riftable.server.http.supervisor import AnnouncedServer, Supervisor
    from riftable.server.protocol.messages import MAX_MESSAGE_BYTES

    set_up_log(json=not sys.stderr.isatty())
    with contextlib.ExitStack() as stack:
        if cluster is None:
            stack.enter_context(data_folder_in_use(location.data))
        with address_needed(location.host, location.port):
            sock = listening_socket(location.host, location.port)
        where = address(location.host, sock.getsockname()[1])
        config = LimitedConfig(
            make_app(location.data, workers=jobs, site=site, custom_bots=custom_bots, ray=ray)
            if cluster is None
            else worker_factory(cluster, jobs, site, metrics, custom_bots, ray),
            connections=Connections(limits_for(raise_file_limit()), site),
            factory=cluster is not None,
            workers=1 if cluster is None else cluster.workers,
            log_level="warning",
            log_config=None,
            access_log=False,
            ws_max_size=MAX_MESSAGE_BYTES,
            timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
            timeout_worker_healthcheck=WORKER_START_TIMEOUT_S,
            server_header=False,
            date_header=True,
            proxy_headers=bool(site.proxies),  # else forwarded headers are ignored, even from localhost
            forwarded_allow_ips=list(site.proxies),
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
                with address_needed(location.host, port):
                    sock = reuse_port_socket(location.host, port)
            else:
                sock = socket.socket(fileno=sock.detach())  # only plain sockets can be passed to workers
            supervisor = Supervisor(config, [sock], announce)
            supervisor.run()
            if supervisor.failed:
                raise WorkersNotStarted
        else:
            if cluster is None and metrics is not None:
                with address_needed(*metrics):
                    shown = serve_metrics(*metrics)
                stack.callback(shown.server_close)
                stack.callback(shown.shutdown)
            AnnouncedServer(config, announce).run([sock])


def worker_factory(
    cluster: ClusterConfig,
    jobs: int | None,
    site: SiteConfig,
    metrics: tuple[str, int] | None,
    custom_bots: Sequence[str],
    ray: str,
) -> Callable[[], Any]:
    """Return a function that makes a worker, with its share of the cores for bots."""
    from riftable.server.http.cluster import make_worker

    share = max(1, ((os.cpu_count() or 2) - 1) // cluster.workers)
    return partial(
        make_worker,
        cluster.store,
        cluster.bus,
        workers=jobs or share,
        site=site,
        metrics=metrics,
        custom_bots=custom_bots,
        ray=ray,
    )
