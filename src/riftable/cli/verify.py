"""`riftable verify`: verify the shuffles of a recorded game."""

from __future__ import annotations

from riftable.cli.error_texts import error_text
from riftable.cli.files import CommandError, display_name, read
from riftable.cli.screen import STRONG, Screen
from riftable.core.errors import RiftableError
from riftable.core.record import read_record
from riftable.language.fluent import Texts
from riftable.server.match.commit_reveal import Verification, verify

MAX_WRONG_DRAWS_SHOWN = 10


def show_verdict(screen: Screen, texts: Texts, file: str, commitment: str | None) -> bool:
    """Print the result; return whether the shuffles verify."""
    try:
        verdict = verify(read_record(read(file, texts)))
    except RiftableError as problem:
        raise CommandError(
            texts("error-file", file=display_name(file), text=error_text(problem, texts.lang))
        ) from problem
    shuffle = verdict.shuffle
    screen.say(texts("verify-game", game=shuffle.table_id, n=len(verdict.draws), start=shuffle.start))
    screen.say(texts("verify-commitment", commitment=shuffle.commitment))
    kept = commitment is None or commitment.strip().lower() == shuffle.commitment
    if commitment is None:
        screen.say(texts("verify-compare"))
    else:
        screen.say(texts("verify-kept") if kept else texts("verify-broken"), "" if kept else STRONG)
    show_seats(screen, texts, verdict)
    for draw in verdict.wrong[:MAX_WRONG_DRAWS_SHOWN]:
        screen.say(texts("verify-wrong", at=draw.at, drawn=draw.drawn, due=draw.due))
    screen.say(texts("verify-fair") if verdict.fair else texts("verify-unfair"), STRONG)
    screen.say(texts("verify-limit"))
    return kept and verdict.fair


def show_seats(screen: Screen, texts: Texts, verdict: Verification) -> None:
    """Print what each seat, or the server for it, added to the seed."""
    for seat, one in enumerate(verdict.shuffle.salts):
        if one.own:
            screen.say(texts("verify-own", seat=seat + 1, salt=one.salt.hex()))
        elif seat in verdict.foreign:
            screen.say(texts("verify-foreign", seat=seat + 1), STRONG)
        else:
            screen.say(texts("verify-server", seat=seat + 1))
