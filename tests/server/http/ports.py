"""Ports that stay free until a server of the tests takes them, and takes them again after it was killed."""

from __future__ import annotations

import itertools
import os
import socket

# Below those that the system hands out by itself; each process of the tests has a part of its own.
FIRST, PART = 20_000, 400
WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
NEXT = itertools.count(os.getpid())  # other test processes begin elsewhere


def free_port() -> int:
    """Return a free port of this machine."""
    for number in NEXT:
        port = FIRST + WORKER % 30 * PART + number % PART
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError
