"""Storage errors as refusals that a client is told of."""

from __future__ import annotations

from riftable.server.match.refusals import RequestRefused
from riftable.server.storage.interface import StorageError


def refused_by_storage(error: StorageError) -> RequestRefused:
    """Return the refusal of a request that could not be written, or not be read."""
    match error.kind:
        case "full":
            return RequestRefused("store_full", 503)
        case "readonly":
            return RequestRefused("store_readonly", 503)
        case "locked":
            return RequestRefused("store_locked", 503)
        case "damaged":
            return RequestRefused("store_damaged", 500)
        case _:
            return RequestRefused("store", 503)
