"""Decks that people bring to a table of Riftbound, in place of those that were laid there with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from riftable.riftbound.decks import decks_of
from riftable.riftbound.modes import STANDARD


def with_decks(options: Mapping[str, str], brought: Sequence[str]) -> dict[str, str]:
    """The options of a table at which some seats bring decks; "" where one takes what lies there."""
    if not any(brought):
        return dict(options)
    seats = len(brought)
    laid = decks_of(options.get("decks", " / ".join(STANDARD[:seats])), seats)
    decks = [own or deck.name or deck.line for own, deck in zip(brought, laid, strict=True)]
    return {**options, "decks": " / ".join(decks)}
