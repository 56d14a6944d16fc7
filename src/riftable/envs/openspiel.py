"""OpenSpiel games with explicit chance nodes, `pyspiel.load_game("<game>(mode=<mode>)")`.

Importing this module registers every game by its name; parameters are the mode and the options of
`riftable.new`. A game may register further ones, small enough for algorithms that walk the whole tree.
Actions of players are those of the game's encoding; outcomes of chance count from the first move that only
chance makes.
"""

from __future__ import annotations

import json
from collections import Counter
from hashlib import blake2b
from typing import Any, ClassVar, Final

from riftable.arena.extras import importing

with importing("openspiel"):
    import numpy as np
    import pyspiel

import riftable
from riftable import games
from riftable.core.event import Event, seen_by
from riftable.core.machine import CHANCE, State
from riftable.core.options import EDITION
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.envs.encoding import encoding_for
from riftable.gamekit.encoding import Encoding, Floats
from riftable.gamekit.spec import GameSpec

MAX_DECISIONS: Final = 20_000  # of a game; random ones take a few hundred
HISTORY_HASH_BYTES: Final = 8


class SpielPosition:
    """A position, with a hash of what each seat has heard and answered before."""

    def __init__(self, state: State, past: list[bytes]) -> None:
        self.state = state
        self.past = past  # by seat: a hash of its history
        # Observations by seat, cached: OpenSpiel asks for the same ones repeatedly.
        self.flats: dict[int, Floats] = {}
        self.texts: dict[int, str] = {}

    def __deepcopy__(self, _memo: dict[int, Any]) -> SpielPosition:
        """Copy the position the fast way; OpenSpiel deep-copies all attributes of a state."""
        return SpielPosition(self.state.copy(), self.past[:])

    @property
    def seat(self) -> int | None:
        """The seat that is asked; None once the game is over."""
        ask = self.state.ask
        return None if ask is None else int(ask.seat)

    def weighted_outcomes(self) -> list[tuple[int, int]]:
        """Return the possible moves of chance with their weights."""
        ask = self.state.ask
        assert ask is not None and ask.odds is not None
        return list(zip(ask.moves, ask.odds, strict=True))

    def apply(self, move: int) -> None:
        """Make a move and add to the histories: the events each seat may know, and its own answers."""
        asked = self.seat
        events: list[Event] = []
        self.state.apply(move, events)
        self.remember(events, CHANCE if asked is None else asked, move)

    def remember(self, events: list[Event], asked: int, move: int) -> None:
        """Add to the history of each seat that has heard something or knows that a seat was asked."""
        self.flats, self.texts = {}, {}
        for seat, before in enumerate(self.past):
            heard = seen_by(events, seat)
            if heard or asked != CHANCE:
                news = f"{asked} {move if seat == asked else ''} {heard}"
                self.past[seat] = blake2b(before + news.encode(), digest_size=HISTORY_HASH_BYTES).digest()

    def flat(self, encoding: Encoding, seat: int) -> Floats:
        """Return the flat observation of a seat."""
        if seat not in self.flats:
            self.flats[seat] = encoding.encode(encoding.rules.view(self.state, seat))
        return self.flats[seat]

    def text(self, rules: Rules, seat: int) -> str:
        """Return the view of a seat as JSON text."""
        if seat not in self.texts:
            view = rules.view(self.state, seat).json()
            self.texts[seat] = json.dumps(view, ensure_ascii=False, separators=(",", ":"))
        return self.texts[seat]

    def imagined(self, rules: Rules, seat: int, rng: Rng) -> SpielPosition:
        """Return a position that looks the same to a seat. The histories of other seats are empty."""
        world = rules.imagine(rules.view(self.state, seat), rng)
        return SpielPosition(world, [past if other == seat else b"" for other, past in enumerate(self.past)])


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """Rules as an OpenSpiel game."""

    name: ClassVar[str]
    label: ClassVar[str]
    rules: Rules
    encoding: Encoding

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        options = {key: value for key, value in params.items() if key != "mode" and value not in ("", -1)}
        self.set_up(riftable.rules(self.name, params.get("mode") or None, **options), params)

    def set_up(self, rules: Rules, params: dict[str, Any]) -> None:
        """Initialize the OpenSpiel game with what it must know about the rules."""
        self.rules = rules
        self.encoding = encoding_for(rules)
        zero_sum = len(rules.sides) > 1 and len(set(Counter(rules.sides).values())) == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.num_actions,
            max_chance_outcomes=len(self.encoding.chance_moves),
            num_players=len(rules.sides),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=MAX_DECISIONS,
        )
        super().__init__(game_type(type(self), zero_sum), info, params)

    def new_position(self) -> SpielPosition:
        """Return the initial position."""
        log: list[Event] = []
        position = SpielPosition(self.rules.new(log), [b""] * len(self.rules.sides))
        position.remember(log, CHANCE, -1)
        return position

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer | None:
        """Return an observer of what one seat knows, with or without its history; None for other kinds."""
        if params:
            raise ValueError(f"observations have no parameters, so not {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self, bool(kind.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A position as an OpenSpiel state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.new_position()

    @property
    def game(self) -> SpielGame:
        """The game, typed."""
        found: SpielGame = self.get_game()
        return found

    def current_player(self) -> int:
        seat = self.position.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.position.state.ask
        assert ask is not None
        encoding = self.game.encoding
        return sorted([encoding.action(move, player) for move in ask.moves])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.position.weighted_outcomes()
        total = sum(n for _, n in chances)
        first = self.game.encoding.chance_moves.start
        return [(move - first, n / total) for move, n in chances]

    def move_of(self, player: int, action: int) -> int:
        """Return the move of an action, or of an outcome of chance."""
        encoding = self.game.encoding
        return encoding.chance_moves[action] if player == CHANCE else encoding.move(action, player)

    def _apply_action(self, action: int) -> None:
        seat = self.position.seat
        assert seat is not None
        self.position.apply(self.move_of(seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        move = self.move_of(player, action)
        rules, ask = self.game.rules, self.position.state.ask
        here = ask is not None and player == ask.seat == self.position.seat and ask.allows(move)
        return rules.label(self.position.state, move) if here else rules.name(move)

    def is_terminal(self) -> bool:
        return self.position.seat is None

    def returns(self) -> list[float]:
        result = self.position.state.result()
        return [0.0] * len(self.game.rules.sides) if result is None else [float(value) for value in result]

    def resample_from_infostate(self, player: int, uniform: Any) -> SpielState:
        """Return a state that this player cannot tell from the real one."""
        game = self.game
        twin = game.new_initial_state()
        twin.position = self.position.imagined(game.rules, player, Rng(int(uniform() * 2**53)))
        return twin

    def __str__(self) -> str:
        return self.game.rules.show(self.position.state)


class Observer:
    """Observations of a player: as a flat tensor, by feature, and as text."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        encoding, seats = game.encoding, len(game.rules.sides)
        self.recall = recall
        self.rest = encoding.size
        self.past = encoding.size + seats
        self.tensor = np.zeros(self.past + 8 * HISTORY_HASH_BYTES * recall, np.float32)
        self.dict = encoding.named(self.tensor[: encoding.size])
        self.dict["player"] = self.tensor[self.rest : self.past]
        if recall:
            self.dict["trail"] = self.tensor[self.past :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with the observation of a player."""
        self.tensor[: self.rest] = state.position.flat(state.game.encoding, player)
        self.tensor[self.rest :] = 0
        self.tensor[self.rest + player] = 1
        if self.recall:
            history = np.frombuffer(state.position.past[player] or bytes(HISTORY_HASH_BYTES), np.uint8)
            self.tensor[self.past :] = np.unpackbits(history)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the view as text; with perfect recall, preceded by the hash of the history."""
        view = state.position.text(state.game.rules, player)
        return f"{state.position.past[player].hex()} {view}" if self.recall else view


def game_type(game: type[SpielGame], zero_sum: bool) -> Any:
    """Return the OpenSpiel description of a game."""
    return pyspiel.GameType(
        short_name=game.name,
        long_name=game.label,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game.name),
    )


def parameters(name: str) -> dict[str, int | str]:
    """Return the parameters of a game, mode and options, with their defaults, which mean "not given".

    OpenSpiel derives the types of parameters from them; for numbers, -1 means "not given".
    """
    if name not in games.names():
        return {}
    spec = games.spec(name)
    described = [one for mode in spec.modes for one in spec.described(mode)]
    numeric = {one.name for one in described if one.kind == "number" or any(map(str.isdecimal, one.choices))}
    numeric.add(EDITION)
    return {key: -1 if key in numeric else "" for key in ("mode", *spec.options)}


def game_class(spec: GameSpec) -> type[SpielGame]:
    """Return the OpenSpiel class of a game.

    OpenSpiel keeps it until after the interpreter has shut down, which only classes survive.
    """
    return type(
        f"{spec.label}Game", (SpielGame,), {"name": spec.name, "label": spec.label, "__doc__": spec.label}
    )


def register() -> None:
    """Make all enabled games known to OpenSpiel."""
    for spec in games.specs():
        more = [] if spec.openspiel_extras is None else spec.openspiel_extras.load()()
        for made in (game_class(spec), *more):
            pyspiel.register_game(game_type(made, zero_sum=True), made)


register()

__all__ = ["SpielGame", "SpielPosition", "SpielState"]
