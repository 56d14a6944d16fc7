"""Views for bots elsewhere: the position as one seat knows it, complete, without texts and ask trees."""

from __future__ import annotations

import asyncio

from riftable.core.rules import SPECTATOR
from riftable.core.view_codec import encode_view, paths_of
from riftable.server.protocol.http_models import SeatView
from riftable.server.session.presentation import result_of
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table import Table
from riftable.server.session.table_info import shown_options


async def wait_for_view(table: Table, subscriber: Subscriber, wait_s: float) -> SeatView:
    """Return the view of a subscriber once it is newer than the version they know, or after `wait_s`."""
    end = asyncio.get_running_loop().time() + wait_s
    while not is_news(table, subscriber):
        subscriber.awake.clear()
        try:
            async with asyncio.timeout_at(end):
                await subscriber.awake.wait()
        except TimeoutError:
            break
    await asyncio.to_thread(paths_of, table.play.rules)  # takes long for the first view of some rules
    return seat_view(table, subscriber)


def is_news(table: Table, subscriber: Subscriber) -> bool:
    """Return whether a subscriber has something to see: a new version, or a finished game."""
    table.check_subscriber(subscriber)
    if table.play.status == "open":
        return False
    seat = table.presentations.of(subscriber.seat, subscriber.lang)
    return table.play.over or seat.version_after(seat.moves_shown()) > subscriber.v


def seat_view(table: Table, subscriber: Subscriber) -> SeatView:
    """Return what a subscriber sees now; raise `RequestRefused` if they may not see this seat."""
    table.check_subscriber(subscriber)
    play, seat = table.play, subscriber.seat
    mine = [i for i in range(len(play.seats)) if table.permissions.may_see_seat(subscriber.user, i)]
    shown = table.presentations.of(seat, subscriber.lang)
    moves = shown.moves_shown()
    v = 0 if play.status == "open" else shown.version_after(moves)
    view = None
    if v > subscriber.v:
        view = encode_view(play.rules.view(shown.state_after(moves), seat), play.rules)
    return SeatView(
        v=v,
        seat=seat,
        game=play.head.game,
        mode=play.head.mode,
        options=shown_options(play, mine),
        status=play.status,  # type: ignore[arg-type]  # a string in the store
        asked=play.status == "playing" and shown.is_asked(),
        stood_in=seat != SPECTATOR and play.seats[seat].standing_in,
        view=view,
        result=result_of(play, shown.names, subscriber.lang, seat) if play.over else None,
    )
