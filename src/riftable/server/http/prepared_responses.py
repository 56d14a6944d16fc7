"""Responses that are the same for all clients: encoded and compressed once, with an ETag."""

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

RESPONSE_GZIP_LEVEL: Final = 4  # of responses that are sent once: the event loop waits for it
MIN_GZIP_BYTES: Final = 400
MAX_CACHED_FILE_BYTES: Final = 4 * 1024 * 1024
REVALIDATE: Final = "no-cache"
REVALIDATE_PRIVATELY: Final = "private, no-cache"  # the response depends on the user
COMPRESSED_TYPES: Final = ("image/png", "image/jpeg", "image/webp", "font/woff2")
GZIP: Final = 16 + zlib.MAX_WBITS


class Prepared(NamedTuple):
    """A body, plain and gzipped (empty if that does not help), and its hash."""

    body: bytes
    gzipped: bytes
    digest: str
    media_type: str


def prepare(body: bytes, media_type: str = "application/json") -> Prepared:
    """Compress a body and hash it."""
    gzipped = b""
    if len(body) >= MIN_GZIP_BYTES and media_type.partition(";")[0] not in COMPRESSED_TYPES:
        compressor = zlib.compressobj(9, zlib.DEFLATED, GZIP)
        gzipped = compressor.compress(body) + compressor.flush()
    return Prepared(body, gzipped, hashlib.sha256(body).hexdigest()[:32], media_type)


def respond(request: HTTPConnection, found: Prepared, cache_control: str, vary: str = "") -> Response:
    """Respond with a prepared body, or with 304 if the client has it already.

    The ETag is strong: the gzipped body has another one.
    """
    gzipped = bool(found.gzipped) and "gzip" in request.headers.get("accept-encoding", "")
    tag = f'"{found.digest}{"-gzip" if gzipped else ""}"'
    headers = {"ETag": tag, "Cache-Control": cache_control, "Vary": f"Accept-Encoding{vary}"}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if tag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    if gzipped:
        headers["Content-Encoding"] = "gzip"
    return Response(found.gzipped if gzipped else found.body, headers=headers, media_type=found.media_type)


class PreparedResponses:
    """Prepared responses by key, each built once, in a thread, however many requests wait for it."""

    def __init__(self) -> None:
        self.ready: dict[Hashable, Prepared] = {}
        self.building: dict[Hashable, asyncio.Task[Prepared]] = {}

    async def get(self, key: Hashable, build: Callable[[], Prepared]) -> Prepared:
        """Return the response of this key; the first call builds it. Keys must be few: all are kept."""
        if key in self.ready:
            return self.ready[key]
        if key not in self.building:
            self.building[key] = asyncio.get_running_loop().create_task(self.build(key, build))
        return await asyncio.shield(self.building[key])

    async def build(self, key: Hashable, build: Callable[[], Prepared]) -> Prepared:
        """Build a response and keep it; after a failure, the next request builds it again."""
        try:
            found = self.ready[key] = await asyncio.to_thread(build)
        finally:
            del self.building[key]
        return found

    async def file(self, path: str, media_type: str) -> Prepared | None:
        """Return a file as it is now, or None if it is too large to be cached."""
        status = os.stat(path)  # noqa: PTH116 - takes microseconds, and no thread is needed
        if status.st_size > MAX_CACHED_FILE_BYTES:
            return None
        key = (path, status.st_mtime_ns, status.st_size)
        if key not in self.ready:
            for old in [one for one in self.ready if isinstance(one, tuple) and one[0] == path]:
                del self.ready[old]  # the client was built again
        return await self.get(key, lambda: prepare(Path(path).read_bytes(), media_type))


class PreparedFiles(StaticFiles):
    """Files of a folder, compressed once."""

    def __init__(self, directory: str | os.PathLike[str], prepared: PreparedResponses) -> None:
        super().__init__(directory=directory)
        self.prepared = prepared

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if not isinstance(response, FileResponse):
            return response
        return await file_response(HTTPConnection(scope), response, self.prepared)


async def file_response(request: HTTPConnection, file: FileResponse, prepared: PreparedResponses) -> Response:
    """Return a cached response for a file; `file` itself if it is too large or gone by now."""
    try:
        found = await prepared.file(str(file.path), file.media_type or "application/octet-stream")
    except OSError:
        return file
    if found is None:
        return file
    return respond(request, found, file.headers.get("cache-control", REVALIDATE))
