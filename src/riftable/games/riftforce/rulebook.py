"""Riftforce: the rules of a mode with options, together with their notation."""

from __future__ import annotations

from collections.abc import Mapping

from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadOption
from riftable.core.event import Event
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import SPECTATOR, Rules, View
from riftable.games.riftforce.notation.ascii_board import draw_board
from riftable.games.riftforce.notation.parsing import label, read_word
from riftable.games.riftforce.notation.position import Reader, read_state, write_position
from riftable.games.riftforce.rules.census import census
from riftable.games.riftforce.rules.ids import ASK_ACTION, COPIES, NUM_KINDS, NUM_MOVES, NUM_PLANS, STOP
from riftable.games.riftforce.rules.modes import MODES, make_config
from riftable.games.riftforce.rules.moves import move_id, move_name
from riftable.games.riftforce.rules.options import DEFAULTS, LASTING, canonical_options
from riftable.games.riftforce.rules.state import GameConfig, Rift
from riftable.games.riftforce.rules.view import RiftView, imagine, view_of


class Riftforce(Rules):
    """The rule book of Riftforce for one mode and one set of options."""

    config: GameConfig

    def __init__(self, mode: str, options: Mapping[str, object]) -> None:
        if mode not in MODES:
            raise BadOption(CoreMessage.NO_MODE, game="riftforce", word=mode, known=tuple(MODES))
        shape = MODES[mode]
        self.game = "riftforce"
        self.mode = mode
        self.num_moves = NUM_MOVES
        self.sides = shape.sides[: shape.players]
        self.options = canonical_options(mode, options, shape.quotas[: shape.players])
        self.edition = int(self.options.get("edition", DEFAULTS["edition"]))
        self.config = make_config(shape, {**DEFAULTS, **self.options})
        self.config.recipe = self.recipe()

    def new(self, log: list[Event] | None = None) -> Rift:
        s = Rift(self.config)
        s.reset()
        s.start(self.config.opening, log)
        return s

    def view(self, s: State, seat: int) -> RiftView:
        assert isinstance(s, Rift)
        return view_of(s, seat, self.key)

    def standing(self, s: State) -> object:
        """The position without Riftforce, rounds and idle actions; of the plans only which comes next."""
        assert isinstance(s, Rift)
        counters = ("scores", "round", "idle", "met")
        views = [self.view(s, seat).json() for seat in range(SPECTATOR, len(self.sides))]
        lasting = [{key: value for key, value in view.items() if key not in counters} for view in views]
        return [s.met % NUM_PLANS, lasting]

    def imagine(self, view: View, rng: Rng) -> Rift:
        assert isinstance(view, RiftView)
        return imagine(self.config, view, rng)

    def name(self, move: int) -> str:
        return move_name(move)

    def move(self, name: str) -> int:
        return move_id(name)

    def label(self, s: State, move: int) -> str:
        assert isinstance(s, Rift)
        return label(s, move)

    def read(self, s: State, word: str) -> int:
        assert isinstance(s, Rift)
        return read_word(s, word)

    def formality(self, s: State) -> int | None:
        ask = s.ask
        return STOP if ask is not None and ask.listed == [STOP] else None

    def at_rest(self, s: State) -> bool:
        assert isinstance(s, Rift)
        return s.ask is not None and s.ask.kind == ASK_ACTION

    def write(self, s: State) -> str:
        assert isinstance(s, Rift)
        return write_position(self, s)

    def show(self, s: State) -> str:
        assert isinstance(s, Rift)
        return draw_board(s)

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, Rift)
        return s.scores[:]

    def conserved(self, s: State) -> bool:
        assert isinstance(s, Rift)
        count = census(s)
        for kind in range(NUM_KINDS):
            drafted = s.round > 0 and any([kind // 3 in own for own in s.guilds])
            if count[kind] != (COPIES[kind] if drafted else 0):
                return s.round == 0 and count[kind] <= COPIES[kind]
        return True


def read_position(text: str, strict: bool) -> tuple[Riftforce, Rift | None, list[str]]:
    """Return rules, state at rest (None before the game) and moves made since, of a position text."""
    reader = Reader(text, strict)
    if reader.is_fresh():
        return reader.rules(Riftforce), None, reader.pending
    rules = reader.rules(Riftforce, LASTING)
    return rules, read_state(reader, rules.config), reader.pending
