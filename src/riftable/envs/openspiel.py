"""OpenSpiel: our games with explicit chance nodes, `pyspiel.load_game("riftforce(mode=team4)")`.

Importing this module names them: `riftforce`, `riffifi`, `riftbound`, whose parameters are the mode and the
options of `riftable.new`, and `riftforce_tiny`, the end of a duel, small enough for algorithms that walk the
whole tree. Actions of players are those of `envs.features`; outcomes of chance count from the first move that
only nature makes.
"""

from __future__ import annotations

import json
from collections import Counter
from hashlib import blake2b
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

import riftable
from riftable.core.event import Event, seen_by
from riftable.core.machine import CHANCE, State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.envs.features import Encoding, Floats, encoding
from riftable.riffifi import modes as riffifi
from riftable.riftbound import modes as riftbound
from riftable.riftforce import options as riftforce
from riftable.riftforce.cards import FATE_CARD
from riftable.riftforce.state import Rift

LONGEST: Final = 20_000  # decisions of a game; random ones take a few hundred
PAST: Final = 8  # bytes that tell apart what a seat may have lived through

# The end of a duel. Each seat is dealt one of its two cards, then both have one action each.
TINY: Final = """riftforce duel
option cap 1
score 11 11
guilds 0 fire light water plant
guilds 1 ice shadow thunderbolt air
2 fire5*3 / ice6
3 water6 / -
4 - / shadow5*4
turn 0
deck 0 fire6 light5
deck 1 ice5 shadow6"""


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


class DealtPlace(Place):
    """A place in a game that begins in the middle: nature deals the hands first."""

    def __init__(self, state: Rift, past: list[bytes], deals: list[int]) -> None:
        super().__init__(state, past)
        self.rift = state
        self.deals = deals  # the seats that are still to get a card

    def __deepcopy__(self, _memo: dict[int, Any]) -> DealtPlace:
        return DealtPlace(self.rift.copy(), self.past[:], self.deals[:])

    @property
    def seat(self) -> int | None:
        return CHANCE if self.deals else super().seat

    def chances(self) -> list[tuple[int, int]]:
        if not self.deals:
            return super().chances()
        return [(FATE_CARD + kind, n) for kind, n in sorted(Counter(self.rift.decks[self.deals[0]]).items())]

    def apply(self, move: int) -> None:
        if not self.deals:
            super().apply(move)
            return
        seat = self.deals.pop(0)
        events: list[Event] = []
        self.rift.log = events
        self.rift.draw(seat, move - FATE_CARD)
        self.rift.log = None
        if not self.deals:  # whoever begins is asked anew, now that he has a hand
            self.rift.ask = None
            self.rift.frames[-1].again()
            self.rift.settle()
        self.remember(events, CHANCE, move)


class TableGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """A rule-book as OpenSpiel sees it."""

    name: ClassVar[str]
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
        super().__init__(kind_of(self.name, zero_sum), info, params)

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


class RiftforceGame(TableGame):
    """Riftforce."""

    name = "riftforce"


class RiffifiGame(TableGame):
    """Riffifi."""

    name = "riffifi"


class RiftboundGame(TableGame):
    """Riftbound."""

    name = "riftbound"


class TinyGame(TableGame):
    """The end of a duel, as `TINY` has it."""

    name = "riftforce_tiny"

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.start = riftable.position(TINY, strict=False, auto=False)
        self.begin(self.start.rules, params or {})

    def new_place(self) -> Place:
        seats = range(len(self.rules.sides))
        start = self.start.state
        assert isinstance(start, Rift)
        return DealtPlace(start.copy(), [b""] * len(seats), list(seats))


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


def kind_of(name: str, zero_sum: bool) -> Any:
    """What OpenSpiel knows of a game by its name."""
    return pyspiel.GameType(
        short_name=name,
        long_name=LONG_NAMES[name],
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
        parameter_specification={key: -1 if key in NUMBERS else "" for key in PARAMETERS[name]},
    )


LONG_NAMES: Final = {
    "riftforce": "Riftforce",
    "riffifi": "Riffifi",
    "riftbound": "Riftbound",
    "riftforce_tiny": "Riftforce, the end of a duel",
}
# OpenSpiel wants to know whether a parameter is a number: of these options, -1 is what is not given.
NUMBERS: Final = ("players", "first", "dealer", "cap", "edition")
PARAMETERS: Final[dict[str, list[str]]] = {
    "riftforce": ["mode", "preset", *riftforce.DEFAULTS],
    "riffifi": ["mode", *riffifi.DEFAULTS],
    "riftbound": ["mode", *riftbound.DEFAULTS],
    "riftforce_tiny": [],
}


# Classes, not functions: OpenSpiel keeps them until Python is gone, and only they may outlive it.
for known in (RiftforceGame, RiffifiGame, RiftboundGame, TinyGame):
    pyspiel.register_game(kind_of(known.name, zero_sum=True), known)

__all__ = ["TINY", "TableGame", "TableState"]
