"""What the routes about puzzles and about lessons have in common."""

from __future__ import annotations

from riftable.server.accounts.rate_limits import LOCAL_CLIENT
from riftable.server.http.requests import ApiRequest
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import bounds


def count_costly(request: ApiRequest) -> None:
    """Count a request that may search a position."""
    request.lobby.limits.costly_request(request.address, request.lobby.now())


def answers_in(text: str) -> list[int]:
    """Return the answers in a query, divided by commas; `RequestRefused` if it has anything else."""
    words = text.split(",", bounds.MAX_MOVES) if text else []
    found = [bounds.number(word) for word in words]
    if None in found or len(found) > bounds.MAX_MOVES:
        raise RequestRefused("malformed", 400)
    return [one for one in found if one is not None]


def count_query(request: ApiRequest) -> None:
    """Count a query about a position, as one at a table. Those of this machine are free."""
    if request.address != LOCAL_CLIENT:
        request.lobby.limits.commands.need(request.user.id or request.address, request.lobby.now())
