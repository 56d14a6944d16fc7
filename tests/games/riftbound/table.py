"""Positions of Riftbound from a few lines, and short looks at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest

from riftable import Game
from riftable.core.event import Event
from riftable.games.riftbound.cards import BY_NAME
from riftable.games.riftbound.rulebook import read_position
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.state import Realm

FULL = "fury*9 calm*9 mind*9 body*9 chaos*9 order*9"  # enough for everything


def bound(*lines: str, decks: str = "annie / garen", mode: str = "duel", seed: int = 0) -> Game:
    """A position in the Main Phase of seat 0, unless the lines say otherwise. Both have all runes they want.

    Units have numbers from 4 on in a duel: rows 0 and 1 are the legends, 2 and 3 the battlefields.
    """
    text = [f"riftbound {mode}", f"option decks {decks}", *lines]
    for seat in range(4 if mode in ("war", "magma") else 3 if mode == "skirmish" else 2):
        if not any(line.startswith(f"runes {seat}") for line in lines):
            text.append(f"runes {seat} {FULL}")
    rules, state, pending = read_position("\n".join(text), strict=False)
    game = Game(rules, state, seed=seed)
    if pending:
        game.push(" ".join(pending))
    return game


def toy_cards(cards: Sequence[Card]) -> Callable[[], Iterator[None]]:
    """Return a fixture: the engine knows these cards while a test of the module runs."""

    @pytest.fixture(autouse=True)
    def known() -> Iterator[None]:
        before = dict(BY_NAME)
        BY_NAME.update({card.name: card for card in cards})
        yield
        BY_NAME.clear()
        BY_NAME.update(before)

    return known


def realm(game: Game) -> Realm:
    """The position itself."""
    assert isinstance(game.state, Realm)
    return game.state


def on_board(game: Game) -> list[str]:
    """The permanents, by name and number."""
    s = realm(game)
    return [f"{s.card(u).name}.{u}" for there in s.here for u in there]


def at(game: Game, unit: int) -> str:
    """Where a unit is: base0, 1, 2, or gone."""
    s = realm(game)
    if unit >= len(s.kind) or s.kind[unit] < 0:
        return "gone"
    place = s.at[unit]
    return f"base{place}" if place < s.config.players else str(place - int(s.config.players) + 1)


def might(game: Game, unit: int) -> int:
    """The Might of a unit."""
    return int(realm(game).might(unit))


def hand(game: Game, seat: int) -> list[str]:
    """The cards in a hand."""
    s = realm(game)
    return [s.cards[kind].name for kind in s.hands[seat]]


def trash(game: Game, seat: int) -> list[str]:
    """The cards in a trash."""
    s = realm(game)
    return [s.cards[kind].name for kind in s.trash[seat]]


def banished(game: Game, seat: int) -> list[str]:
    """The cards in a Banishment."""
    s = realm(game)
    return [s.cards[kind].name for kind in s.banished[seat]]


def told(game: Game, kind: type[Event]) -> list[Event]:
    """All events of a class so far."""
    return [event for event in game.events if isinstance(event, kind)]


def controller(game: Game, number: int) -> int:
    """The controller of a battlefield, -1 for none."""
    s = realm(game)
    return s.seat[int(s.config.players) + number - 1]


def moves(game: Game) -> list[str]:
    """The legal answers by name."""
    return list(game.moves)
