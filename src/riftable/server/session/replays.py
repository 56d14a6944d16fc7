"""Replays: a finished game action by action, as one seat saw it or with all cards open."""

from __future__ import annotations

import re
from typing import Final

from riftable.core.errors import RiftableError
from riftable.core.record import Record, read_record
from riftable.core.rules import SPECTATOR
from riftable.games import presenter_of
from riftable.server.match import commit_reveal
from riftable.server.match.play import Play
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.http_models import Draw, Replay, ReplayStep, Shuffled
from riftable.server.session.event_log import EventLog
from riftable.server.session.presentation import SeatPresentation, result_of

SEPARATORS: Final = re.compile(r"[\s,;]+")  # those of `Game.push`
MAX_UPLOADED_MOVES: Final = 4000  # of a record; a long game among random bots has 2,500


def replay_of(play: Play, seat: int, lang: str) -> Replay:
    """Return a finished game, action by action; `RequestRefused` before its end. Checks no permissions."""
    if not play.over:
        raise RequestRefused("not_over")
    if not SPECTATOR <= seat < len(play.seats):
        raise RequestRefused("unknown_seat", 404, seat=seat)
    game, rules = play.game, play.rules
    presenter = presenter_of(rules, lang)
    names = SeatPresentation(play, seat, lang).shown_names()
    rests = [*game.rests[1:], (len(game.history), game.state)]
    cuts = sorted({made for made, _ in rests})
    event_log = EventLog(presenter, game, names, seat, cuts, play.actors)
    steps: list[ReplayStep] = []
    begin, last = 0, game.rests[0][1]
    for made, state in rests:
        if made == begin and steps:
            continue
        beats = [beat for beat in event_log.until(made) if begin < beat.at <= made or not begin]
        asked = last.ask
        steps.append(
            ReplayStep(
                at=made,
                seat=-1 if asked is None else int(asked.seat),
                scores=rules.scores(state),
                names=" ".join(game.labels[begin:made]),
                beats=beats,
                view=presenter.view_json(rules.view(state, seat)),
                hands=presenter.open_hands(state) if seat == SPECTATOR else [],
            )
        )
        begin, last = made, state
    return Replay(
        id=play.head.id,
        game=rules.game,
        mode=rules.mode,
        options=dict(rules.options),
        seats=names,
        sides=presenter.sides(),
        goal=presenter.goal(),
        seat=seat,
        steps=steps,
        result=result_of(play, names, lang, seat),
        record=record_text(play, names),
    )


def record_text(play: Play, names: list[str]) -> str:
    """Return the record of a finished game, with the names of its players."""
    game = play.game.copy()
    numbers = [str(i + 1) for i in range(len(names))]  # the names in a record that came without
    given = [seat.name for seat in play.seats]
    game.seats = [
        number if one == number else name for name, one, number in zip(names, given, numbers, strict=True)
    ]
    record = game.record
    shuffle = play.shuffle()
    if play.head.looked_at:
        record.shuffle = read_record(play.head.start).shuffle
    elif shuffle is not None:
        record.shuffle = shuffle.text
    return record.text


def read_uploaded(text: str) -> Record:
    """Read an uploaded record; `RiftableError` if it is none, `RequestRefused` if it has too many moves."""
    record = read_record(text)
    moves = [word for action in record.actions for word in action]
    words = SEPARATORS.split(" ".join([record.start, *moves]))  # a position may contain moves, too
    if len(words) > MAX_UPLOADED_MOVES:
        raise RequestRefused("long_record", 413, n=MAX_UPLOADED_MOVES)
    return record


def shuffles_of(text: str) -> Shuffled:
    """Return what each answer of chance in a record was drawn from."""
    try:
        record = read_uploaded(text)
        if not record.shuffle:
            raise RequestRefused("no_shuffle", 400)
        found = commit_reveal.verify(record)
    except RiftableError as problem:
        raise RequestRefused("bad_record", 400) from problem
    shuffle = found.shuffle
    return Shuffled(
        shuffle.table_id,
        shuffle.start,
        shuffle.seed.hex(),
        shuffle.commitment,
        [one.salt.hex() for one in shuffle.salts],
        [one.own for one in shuffle.salts],
        [Draw(draw.at, draw.names, draw.counts, draw.drawn) for draw in found.draws],
        found.fair,
    )
