"""An episode: a game in progress, in which chance and formalities are answered automatically.

What chance deals depends on the seed alone, as in `core.game` and the arena: `riftable play --seed` deals the
same cards.
"""

from __future__ import annotations

from riftable.core.advance import NOBODY, advance
from riftable.core.machine import State
from riftable.core.rng import NEXT_SEED_STREAM, mixed
from riftable.core.rules import Rules, View


class Episode:
    """A game that always waits for a decision of a player, or is over.

    `random_players` has by seat the seeds of players that answer at random, else `NO_SEED`. Their answers are
    those of the bot `random` in the arena.
    """

    def __init__(self, rules: Rules, seed: int, random_players: list[int] = NOBODY) -> None:
        self.rules = rules
        self.seed = seed
        self.random_players = random_players
        self.state: State = rules.new()
        self.views: dict[int, View] = {}  # of this position by seat, as far as they were asked for
        # The moves made, those of chance included; the decisions of players, without formalities. The game
        # goes on to the next decision of a player that does not answer at random, or to its end.
        self.made, self.decisions = advance(rules, self.state, seed, 0, random_players)

    @property
    def seat(self) -> int | None:
        """The seat that is asked; None once the game is over."""
        ask = self.state.ask
        return None if ask is None else int(ask.seat)

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        view = self.views.get(seat)
        if view is None:
            view = self.views[seat] = self.rules.view(self.state, seat)
        return view

    def answer(self, move: int) -> None:
        """Answer for the seat that is asked; raise `IllegalMove` and change nothing if that is not legal."""
        self.state.apply(move)
        self.views = {}
        self.made, others = advance(self.rules, self.state, self.seed, self.made + 1, self.random_players)
        self.decisions += 1 + others


def next_seed(seed: int) -> int:
    """Return the seed of the game that follows a game with this seed, if none is given."""
    return mixed(seed, NEXT_SEED_STREAM) >> 1
