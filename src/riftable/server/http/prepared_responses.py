"""Answers that are the same for everybody: encoded and packed once, known to browsers by an ETag."""

from __future__ import annotations

import asyncio
import hashlib
import os
import zlib
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

QUICKLY: Final = 4  # how hard answers are packed that are sent once: the event loop waits for it
SMALLEST_PACKED: Final = 400  # bytes; even the styles of a part of a page are worth packing
LARGEST_FILE: Final = 4 * 1024 * 1024  # bytes of a file that is kept in memory
REVALIDATE: Final = "no-cache"
REVALIDATE_PRIVATELY: Final = "private, no-cache"  # the answer depends on who asks
PACKED_ALREADY: Final = ("image/png", "image/jpeg", "image/webp", "font/woff2")
GZIP: Final = 16 + zlib.MAX_WBITS


class Prepared(NamedTuple):
    """A body, as it is and packed (empty if that does not help), and the hash that names it."""

    body: bytes
    packed: bytes
    digest: str
    media_type: str


def prepare(body: bytes, media_type: str = "application/json") -> Prepared:
    """Pack a body and name it."""
    packed = b""
    if len(body) >= SMALLEST_PACKED and media_type.partition(";")[0] not in PACKED_ALREADY:
        packer = zlib.compressobj(9, zlib.DEFLATED, GZIP)
        packed = packer.compress(body) + packer.flush()
    return Prepared(body, packed, hashlib.sha256(body).hexdigest()[:32], media_type)


def respond(request: HTTPConnection, found: Prepared, cache_control: str, vary: str = "") -> Response:
    """Answer with a prepared body, or with 304 if the browser has it already.

    The ETag is strong: the packed body, other bytes, has another one.
    """
    packed = bool(found.packed) and "gzip" in request.headers.get("accept-encoding", "")
    tag = f'"{found.digest}{"-gzip" if packed else ""}"'
    headers = {"ETag": tag, "Cache-Control": cache_control, "Vary": f"Accept-Encoding{vary}"}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if tag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(found.packed if packed else found.body, headers=headers, media_type=found.media_type)


class PreparedAnswers:
    """Prepared answers by key, each built once, in a thread, however many ask for it at the same time."""

    def __init__(self) -> None:
        self.ready: dict[Hashable, Prepared] = {}
        self.building: dict[Hashable, asyncio.Task[Prepared]] = {}

    async def get(self, key: Hashable, build: Callable[[], Prepared]) -> Prepared:
        """Return the answer of this key; the first call builds it. Keys must be few: none is forgotten."""
        if key in self.ready:
            return self.ready[key]
        if key not in self.building:
            self.building[key] = asyncio.get_running_loop().create_task(self.build(key, build))
        return await asyncio.shield(self.building[key])

    async def build(self, key: Hashable, build: Callable[[], Prepared]) -> Prepared:
        """Build an answer and keep it; one that fails is built again for whoever asks next."""
        try:
            found = self.ready[key] = await asyncio.to_thread(build)
        finally:
            del self.building[key]
        return found

    async def file(self, path: str, media_type: str) -> Prepared | None:
        """Return a file as it is now, or None if it is too large to be kept."""
        status = os.stat(path)  # noqa: PTH116 - a file of the client: as quick as a look into a dictionary
        if status.st_size > LARGEST_FILE:
            return None
        key = (path, status.st_mtime_ns, status.st_size)
        if key not in self.ready:
            for old in [one for one in self.ready if isinstance(one, tuple) and one[0] == path]:
                del self.ready[old]  # a client that was built anew
        return await self.get(key, lambda: prepare(Path(path).read_bytes(), media_type))


class PreparedFiles(StaticFiles):
    """Files of a folder, packed once."""

    def __init__(self, directory: str | os.PathLike[str], answers: PreparedAnswers) -> None:
        super().__init__(directory=directory)
        self.answers = answers

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if not isinstance(response, FileResponse):
            return response
        return await file_response(HTTPConnection(scope), response, self.answers)


async def file_response(request: HTTPConnection, file: FileResponse, answers: PreparedAnswers) -> Response:
    """The same file out of the memory; one that is large, or gone by now, as it was."""
    try:
        found = await answers.file(str(file.path), file.media_type or "application/octet-stream")
    except OSError:
        return file
    if found is None:
        return file
    return respond(request, found, file.headers.get("cache-control", REVALIDATE))
