"""OpenSpiel games with explicit chance nodes, `pyspiel.load_game("riftforce(mode=team4)")`.

Importing this module registers every game by its name; parameters are the mode and the options of
`riftable.new`. A game may add further ones: `riftforce_tiny`, the end of a duel, is small enough for
algorithms that walk the whole tree. Actions of players are those of the game's encoding; outcomes of chance
count from the first move that only nature makes.
"""

from __future__ import annotations

import json
from collections import Counter
from hashlib import blake2b
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

import riftable
from riftable import games
from riftable.core.event import Event, seen_by
from riftable.core.machine import CHANCE, State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.envs.encoding import encoding
from riftable.gamekit.encoding import Encoding, Floats
from riftable.gamekit.spec import GameSpec

LONGEST: Final = 20_000  # decisions of a game; random ones take a few hundred
NUMBERS: Final = ("players", "first", "dealer", "cap", "edition")  # options that are numbers
PAST: Final = 8  # bytes that tell apart what a seat may have lived through


class Place:
    """A position, and what each seat has lived through on the way there."""

    def __init__(self, state: State, past: list[bytes]) -> None:
        self.state = state
        self.past = past  # by seat, a print of all it has heard and answered
        self.flats: dict[
            int, Floats
        ] = {}  # by seat, what it sees: OpenSpiel asks for the same again and again
        self.texts: dict[int, str] = {}

    def __deepcopy__(self, _memo: dict[int, Any]) -> Place:
        """OpenSpiel copies whatever a state holds; the engine knows how to do it quickly."""
        return Place(self.state.copy(), self.past[:])

    @property
    def seat(self) -> int | None:
        """Who is asked; None once the game is over."""
        ask = self.state.ask
        return None if ask is None else int(ask.seat)

    def chances(self) -> list[tuple[int, int]]:
        """What nature may answer, and how likely it is."""
        ask = self.state.ask
        assert ask is not None and ask.odds is not None
        return list(zip(ask.moves, ask.odds, strict=True))

    def apply(self, move: int) -> None:
        """One move; all remember what they hear and who was asked, and whoever was asked what he answered."""
        asked = self.seat
        events: list[Event] = []
        self.state.apply(move, events)
        self.remember(events, CHANCE if asked is None else asked, move)

    def remember(self, events: list[Event], asked: int, move: int) -> None:
        """Adds to what each seat has lived through."""
        self.flats, self.texts = {}, {}
        for seat, before in enumerate(self.past):
            heard = seen_by(events, seat)
            if heard or asked != CHANCE:
                news = f"{asked} {move if seat == asked else ''} {heard}"
                self.past[seat] = blake2b(before + news.encode(), digest_size=PAST).digest()

    def flat(self, code: Encoding, seat: int) -> Floats:
        """What a seat sees, as an array."""
        if seat not in self.flats:
            self.flats[seat] = code.encode(code.rules.view(self.state, seat))
        return self.flats[seat]

    def text(self, rules: Rules, seat: int) -> str:
        """The same as text."""
        if seat not in self.texts:
            view = rules.view(self.state, seat).json()
            self.texts[seat] = json.dumps(view, ensure_ascii=False, separators=(",", ":"))
        return self.texts[seat]

    def imagined(self, rules: Rules, seat: int, rng: Rng) -> Place:
        """A place that looks the same to a seat; what others have lived through there, it cannot know."""
        world = rules.imagine(rules.view(self.state, seat), rng)
        return Place(world, [past if other == seat else b"" for other, past in enumerate(self.past)])


class TableGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """A rule-book as OpenSpiel sees it."""

    name: ClassVar[str]
    label: ClassVar[str]
    rules: Rules
    code: Encoding

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        options = {key: value for key, value in params.items() if key != "mode" and value not in ("", -1)}
        self.begin(riftable.rules(self.name, params.get("mode") or None, **options), params)

    def begin(self, rules: Rules, params: dict[str, Any]) -> None:
        """Says what OpenSpiel must know of a game before it begins."""
        self.rules = rules
        self.code = encoding(rules)
        zero_sum = len(rules.sides) > 1 and len(set(Counter(rules.sides).values())) == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.code.actions,
            max_chance_outcomes=len(self.code.nature),
            num_players=len(rules.sides),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(type(self), zero_sum), info, params)

    def new_place(self) -> Place:
        """Where a game begins."""
        log: list[Event] = []
        place = Place(self.rules.new(log), [b""] * len(self.rules.sides))
        place.remember(log, CHANCE, -1)
        return place

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer | None:
        """An observer of what one seat knows, with or without its past; there is none of anything else."""
        if params:
            raise ValueError(f"observations have no parameters, so not {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self, bool(kind.perfect_recall))


class TableState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A position as OpenSpiel sees it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.place = game.new_place()

    @property
    def game(self) -> TableGame:
        """The game, with what is ours in it."""
        found: TableGame = self.get_game()
        return found

    def current_player(self) -> int:
        seat = self.place.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.place.state.ask
        assert ask is not None
        code = self.game.code
        return sorted([code.action(move, player) for move in ask.moves])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.place.chances()
        total = sum(n for _, n in chances)
        first = self.game.code.nature.start
        return [(move - first, n / total) for move, n in chances]

    def move_of(self, player: int, action: int) -> int:
        """The move that an action or an outcome means."""
        code = self.game.code
        return code.nature[action] if player == CHANCE else code.move(action, player)

    def _apply_action(self, action: int) -> None:
        seat = self.place.seat
        assert seat is not None
        self.place.apply(self.move_of(seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        move = self.move_of(player, action)
        rules, ask = self.game.rules, self.place.state.ask
        here = ask is not None and player == ask.seat == self.place.seat and ask.allows(move)
        return rules.label(self.place.state, move) if here else rules.name(move)

    def is_terminal(self) -> bool:
        return self.place.seat is None

    def returns(self) -> list[float]:
        result = self.place.state.result()
        return [0.0] * len(self.game.rules.sides) if result is None else [float(value) for value in result]

    def resample_from_infostate(self, player: int, uniform: Any) -> TableState:
        """Another world that this player cannot tell from the real one, as our own bots imagine it."""
        game = self.game
        twin = game.new_initial_state()
        twin.place = self.place.imagined(game.rules, player, Rng(int(uniform() * 2**53)))
        return twin

    def __str__(self) -> str:
        return self.game.rules.show(self.place.state)


class Observer:
    """What a player knows: as a flat tensor, as named pieces of it, and as text."""

    def __init__(self, game: TableGame, recall: bool) -> None:
        code, seats = game.code, len(game.rules.sides)
        self.recall = recall
        self.rest = code.size
        self.past = code.size + seats
        self.tensor = np.zeros(self.past + 8 * PAST * recall, np.float32)
        self.dict = code.named(self.tensor[: code.size])
        self.dict["player"] = self.tensor[self.rest : self.past]
        if recall:
            self.dict["trail"] = self.tensor[self.past :]

    def set_from(self, state: TableState, player: int) -> None:
        """Looks at a position through the eyes of a player."""
        self.tensor[: self.rest] = state.place.flat(state.game.code, player)
        self.tensor[self.rest :] = 0
        self.tensor[self.rest + player] = 1
        if self.recall:
            lived = np.frombuffer(state.place.past[player] or bytes(PAST), np.uint8)
            self.tensor[self.past :] = np.unpackbits(lived)

    def string_from(self, state: TableState, player: int) -> str:
        """The same as text: the view, and a print of the past."""
        view = state.place.text(state.game.rules, player)
        return f"{state.place.past[player].hex()} {view}" if self.recall else view


def kind_of(game: type[TableGame], zero_sum: bool) -> Any:
    """What OpenSpiel knows of a game by its name."""
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
    """Return what can be said behind the name of a game: mode and options, each with what "not given" is.

    OpenSpiel wants to know whether a parameter is a number; of numbers, -1 means not given.
    """
    if name not in games.names():
        return {}
    return {key: -1 if key in NUMBERS else "" for key in ("mode", *games.spec(name).options)}


def game_class(spec: GameSpec) -> type[TableGame]:
    """Return the class of a game. OpenSpiel keeps it until Python is gone; only classes may outlive that."""
    return type(
        f"{spec.label}Game", (TableGame,), {"name": spec.name, "label": spec.label, "__doc__": spec.label}
    )


def register() -> None:
    """Make all enabled games known to OpenSpiel."""
    for spec in games.specs():
        more = [] if spec.openspiel_extras is None else spec.openspiel_extras.load()()
        for made in (game_class(spec), *more):
            pyspiel.register_game(kind_of(made, zero_sum=True), made)


register()

__all__ = ["Place", "TableGame", "TableState"]
