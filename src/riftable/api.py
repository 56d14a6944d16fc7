"""The public functions: start, set up, load and replay games by name."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from riftable import games
from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadNotation, BadOption, IllegalMove
from riftable.core.game import Game
from riftable.core.options import EDITION
from riftable.core.record import Record, read_record
from riftable.core.rules import Rules


def edition_option(game: str, edition: int) -> dict[str, str]:
    """Return the option that selects an edition of the rules; raise `BadNotation` if it is unknown."""
    editions = games.spec(game).editions
    if not 1 <= edition <= editions:
        raise BadNotation(CoreMessage.NEWER_EDITION, game=game, edition=edition)
    return {EDITION: str(edition)} if editions > 1 else {}


def rules(game: str, mode: str | None = None, **options: object) -> Rules:
    """Return the rules of a game, a mode (by default its first) and options.

    Raise `BadOption` if there is no such game, mode or option.
    """
    found = games.spec(game).new_rules(mode, options)
    found.check_new()
    return found


@lru_cache(maxsize=256)
def cached_rules(game: str, mode: str, options: tuple[tuple[str, str], ...]) -> Rules:
    """Return the rules of a game that was begun, from a cache: building them takes longer than a bot may."""
    return games.spec(game).new_rules(mode, dict(options))


def new(
    game: str, *, mode: str | None = None, seed: int | None = None, auto: bool = True, **options: object
) -> Game:
    """Start a new game.

    The same seed gives the same game on every machine; without one, every game is different. With
    `auto=False`, chance and formalities wait to be answered with `Game.push`. Options are those of the rules.
    Raise `BadOption` if there is no such game, mode or option.
    """
    return Game(rules(game, mode, **options), seed=checked_seed(seed), auto=auto)


def position(text: str, seed: int | None = 0, strict: bool = True, auto: bool = True) -> Game:
    """Set up the game that a position text describes.

    `strict=False` accepts boards that are impossible in a real game. With `auto=False`, chance and
    formalities wait to be answered. Raise `BadNotation` if the text cannot be read.
    """
    words = next((line.split("#")[0].split() for line in text.splitlines() if line.split("#")[0].strip()), [])
    if not words or words[0].lower() not in games.names():
        known = [f"“{one.name} {one.modes[0]}”" for one in games.specs()]
        raise BadNotation(CoreMessage.POSITION, 1, known=known)
    rules_, state, pending = games.spec(words[0].lower()).read_position.load()(text, strict)
    if strict:
        rules_.check_new()
    game = Game(rules_, state, seed=checked_seed(seed), auto=auto and not pending)
    if pending:
        game.push(" ".join(pending))
        game.auto = auto
        game.catch_up(None)
    return game


def load(source: str | Path, seed: int | None = None) -> Game:
    """Load a record file and play it to its last move.

    Raise `BadNotation` if the file is not a record or does not replay, `OSError` if it cannot be read.
    """
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise BadNotation(CoreMessage.NOT_TEXT, file=path.name) from problem
    return replay(read_record(text), seed)


def replay(record: Record, seed: int | None = None) -> Game:
    """Play a record to its last move.

    Raise `BadNotation` if a move is illegal, or if the moves lead to another result than the record says.
    """
    if record.start:
        same = (
            record.start.lstrip().startswith(f"{record.game} {record.mode}") and record.game in games.names()
        )
        edition = edition_option(record.game, record.edition) if same else {}
        lines = [f"option {name} {value}" for name, value in edition.items()]
        game = position("\n".join([record.start, *lines]), seed, strict=False, auto=False)
        if (game.rules.game, game.rules.mode) != (record.game, record.mode):
            said = f"{record.game} {record.mode}"
            raise BadNotation(CoreMessage.RECORD_START, game=said, start=game.rules.key)
    else:
        options = {**record.options, **edition_option(record.game, record.edition)}
        game = Game(
            games.spec(record.game).new_rules(record.mode, options), seed=checked_seed(seed), auto=False
        )
    game.seats = record.seats
    for number, action in enumerate(record.actions):
        try:
            game.follow(" ".join(action))
        except (BadNotation, IllegalMove) as problem:
            raise BadNotation(
                CoreMessage.RECORD_ACTION, word=problem.word, n=number, problem=problem
            ) from problem
    if game.record.result != record.result:
        raise BadNotation(CoreMessage.RECORD_RESULT, found=game.record.result, result=record.result)
    game.auto = True
    return game


def checked_seed(seed: object) -> int | None:
    """Return a seed; raise `BadOption` unless it is None or a whole number from 0 on."""
    if seed is None or (isinstance(seed, int) and not isinstance(seed, bool) and seed >= 0):
        return seed
    raise BadOption(CoreMessage.SEED, word=seed)


__all__ = ["load", "new", "position", "replay", "rules"]
