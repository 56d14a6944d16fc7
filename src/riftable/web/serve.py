"""Running the server: where it listens, where its data lies, what it tells whoever started it."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

LOOPBACK: Final = "127.0.0.1"
SOMEWHERE: Final = "192.0.2.1"  # an address of no host at all: asking the way there sends nothing
CLOSING: Final = 3  # seconds that open connections get when the server goes


class Place(NamedTuple):
    """Where a server is."""

    host: str
    port: int
    data: Path


def data_folder() -> Path:
    """Where a user's programs keep their data, as the system has it."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "riftable"


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any free one. OSError if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
    except OSError:
        sock.close()
        raise
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


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach it."""
    return host in ("localhost", "::1") or host.startswith("127.")


def serve(place: Place, *, ready: Callable[[str], None], show: bool, workers: int | None = None) -> None:
    """Serves until it is told to stop. `ready` hears the address; `show` opens the browser there."""
    import uvicorn

    from riftable.web.app import make_app

    sock = listening(place.host, place.port)
    where = address(place.host, sock.getsockname()[1])
    app = make_app(place.data, workers=workers)
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=CLOSING,
        server_header=False,
        date_header=True,
    )
    ready(where)
    if show:
        threading.Timer(0.5, webbrowser.open, [where]).start()
    uvicorn.Server(config).run([sock])
