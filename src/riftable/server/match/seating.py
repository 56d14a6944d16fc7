"""Seats before the game: log entries for taking, leaving and filling them. Pure, as `commands` is."""

from __future__ import annotations

from functools import partial

from riftable.server.match import entries as log
from riftable.server.match.commands import checked_promise, start
from riftable.server.match.permissions import Permissions
from riftable.server.match.play import DEFAULT_BOT, Play
from riftable.server.match.refusals import RequestRefused


def take_seat(
    permissions: Permissions, user: str, name: str, wanted: int | None, promise: str, deck: str, now: int
) -> list[log.Entries]:
    """Take a seat: `wanted`, or any that the user may have. The last to sit down starts the game.

    Users who have a seat already and want no other keep theirs. `promise` and `deck` are as in `Sat`.
    """
    play = permissions.play
    permissions.check_may_join(user)
    permitted = permissions.permitted_seats(user)
    if wanted is None and permissions.seats_of(user):
        return []
    if play.status != "open":
        raise RequestRefused("begun")
    free = [i for i, seat in enumerate(play.seats) if seat.kind == "open"]
    if wanted is not None and not 0 <= wanted < len(play.seats):
        raise RequestRefused("unknown_seat", 404, seat=wanted)
    if wanted is not None and wanted not in free:
        raise RequestRefused("seat_taken")
    if not free:
        raise RequestRefused("table_full")
    suitable = [i for i in free if i in permitted and wanted in (None, i)]
    if not suitable:
        raise RequestRefused("invite", 403)
    seat = suitable[0]
    if deck:
        check_team(play, seat, deck)
    entries: list[log.Entries] = [log.Sat(now, seat, user, name, checked_promise(promise), deck)]
    return [*entries, *start(play, now, entries)] if free == [seat] else entries


def check_team(play: Play, seat: int, deck: str) -> None:
    """Raise `RequestRefused` if a deck does not go with those of the team at this seat."""
    decks = play.spec.seat_decks
    assert decks is not None  # `table_request.read_deck` refuses decks otherwise
    brought = [one.deck for one in play.seats]
    brought[seat] = deck
    problems = partial(decks.load().team_problems, play.head.mode, play.head.options, brought, seat)
    if problems("en"):
        raise RequestRefused("bad_deck", 400, details=problems)


def leave_seats(permissions: Permissions, user: str, now: int) -> list[log.Entries]:
    """Leave all seats of a user, before the game."""
    seats = permissions.seats_of(user)
    if permissions.play.status != "open" or permissions.play.awaiting_salts:
        raise RequestRefused("begun")
    if not seats:
        raise RequestRefused("foreign_seat", 403)
    return [log.Stood(now, seat) for seat in seats]


def check_may_fill(permissions: Permissions, user: str, seat: int) -> None:
    """Raise `RequestRefused` unless the user may put a bot on this seat, or open it."""
    permissions.check_may_arrange_seats(user)
    if not 0 <= seat < len(permissions.play.seats):
        raise RequestRefused("unknown_seat", 404, seat=seat)
    if permissions.play.seats[seat].kind == "person":
        raise RequestRefused("seat_taken")


def begin_with_bots(permissions: Permissions, user: str, now: int) -> list[log.Entries]:
    """Start the game for its host, with bots on the open seats."""
    play = permissions.play
    permissions.check_may_arrange_seats(user)
    if not play.people:
        raise RequestRefused("no_players")
    free = [i for i, seat in enumerate(play.seats) if seat.kind == "open"]
    return [*(log.Filled(now, i, DEFAULT_BOT) for i in free), *start(play, now)]
