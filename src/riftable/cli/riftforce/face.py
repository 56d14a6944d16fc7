"""Riftforce as a table of the terminal shows it, in all its modes. What is said comes from its speech."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from riftable.cli.face import Command, Face, Reason, Teller
from riftable.cli.riftforce.board import Board, seats_of
from riftable.cli.riftforce.hints import Hint, hints, names_action
from riftable.cli.riftforce.solo import difficulty
from riftable.cli.screen import STRONG, Screen
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.games.riftforce.notation.moves import unit_spot
from riftable.games.riftforce.rules import refusals as why
from riftable.games.riftforce.rules.guilds import GUILDS
from riftable.games.riftforce.rules.ids import (
    ASK_ACTION,
    ASK_GUILD,
    ASK_KEEP,
    CARD,
    CARD_NAMES,
    FATE_CARD,
    PICK,
    UNIT,
)
from riftable.games.riftforce.rules.refusals import Refusal
from riftable.games.riftforce.rules.rules import MODES
from riftable.games.riftforce.rules.state import Rift
from riftable.games.riftforce.rules.view import RiftView
from riftable.games.riftforce.speech import Narrator, speech
from riftable.language.fluent import Texts

FIRE_6: Final = CARD_NAMES.index("fire6")  # the card of the example in the help


class RiftforceFace(Face[RiftView]):
    """The duel, the teams and solo."""

    example = "play fire5 @2 stop"

    def __init__(self, screen: Screen, texts: Texts, rules: Rules, names: Sequence[str]) -> None:
        super().__init__(screen, texts, rules, names)
        self.speech = speech(texts.lang)
        self.difficulty = difficulty(rules)
        seated = [*names, texts("trainer")] if self.difficulty else names
        self.board = Board(screen, texts, self.speech, seated, self.difficulty)

    # Words.

    def tie(self, text: str) -> str:
        return self.speech.tie(text)

    def prompt(self, view: RiftView) -> str:
        return self.speech.prompt(view, self.names)

    def answer(self, view: RiftView, move: int) -> str:
        return self.speech.answer(view, move)

    def code(self, view: RiftView, move: int) -> str:
        if PICK <= move < CARD:
            return f"{self.board.glyph(move - PICK)}{self.speech.code(move - PICK)}"
        if CARD <= move < UNIT:
            return self.board.card(move - CARD)
        spot = unit_spot(move)
        if spot is None or move >= FATE_CARD:
            return ""
        unit = view.row(view.asked_side(), spot[0])[spot[1]]
        return f"{self.board.card(unit.kind)}{self.board.owner(view, unit)}"

    def reason(self, key: str, word: str = "", guess: str = "") -> Reason:
        return Refusal(key, word=word, guess=guess)

    def refusal(self, reason: Reason) -> str:
        assert isinstance(reason, Refusal)
        return self.speech.refusal(reason, MODES[self.rules.mode].lanes)

    def teller(self, view: RiftView, me: int | None) -> Teller:
        return Narrator(self.speech, self.names, me, view)

    # The table.

    def introduction(self, seed: int) -> list[str]:
        sides = [
            " + ".join(name for name, own in zip(self.names, self.rules.sides, strict=True) if own == side)
            for side in sorted(set(self.rules.sides))
        ]
        if self.difficulty:
            who = self.texts("table-solo", name=sides[0])
        else:
            key = "table-duel" if len(self.names) == 2 else "table-teams"
            who = self.texts(key, one=sides[0], other=sides[1])
        lines = [self.texts("welcome", game="Riftforce", who=who, seed=str(seed))]
        return [*lines, self.difficulty.line(self.texts, self.speech)] if self.difficulty else lines

    def show(self, view: RiftView, hands: Mapping[int, Sequence[int]]) -> None:
        self.board.show(view, hands)

    def hand(self, view: RiftView) -> Mapping[int, Sequence[int]]:
        return {int(view.seat): view.hand} if view.seat >= 0 else {}

    def hands(self, state: State) -> Mapping[int, Sequence[int]]:
        assert isinstance(state, Rift)
        return dict(enumerate(state.hands[: len(self.names)]))

    def seen(self, view: RiftView) -> object:
        """A card taken from one's own hand is no news."""
        units = [[(u.id, u.kind, u.hurt) for u in row] for row in view.rows]
        return units, view.scores, int(view.round), view.guilds, int(view.met), view.over

    def help(self) -> list[str]:
        lines = [self.texts("help-board", card=self.speech.card(FIRE_6))]
        if len(self.rules.sides) > 2:
            lines.append(self.texts("help-team"))
        return lines

    # Hints.

    def hint(self, view: RiftView, rng: Rng) -> None:
        assert view.ask is not None
        if view.ask.kind in (ASK_GUILD, ASK_KEEP):
            rows = [self.guild_lines(move - PICK) for move in view.ask.moves]
            self.say_hints(self.texts("hint-guilds"), rows, view, rng)
            return
        title = self.texts("hint-round" if self.difficulty else "hint-title")
        found = hints(self.rules, view, rng.split())
        self.say_hints(title, [[self.promise(view, hint)] for hint in found], view, rng)

    def promise(self, view: RiftView, hint: Hint) -> str:
        """An answer and what it would come to."""
        text = self.speech.outcome(hint.outcome)
        assert view.ask is not None
        if view.ask.kind != ASK_ACTION or not names_action(hint.outcome):
            text = f"{self.speech.answer(view, hint.move)} → {text}"
        return f"{text} ({self.texts('hint-chance')})" if hint.chance else text

    # Commands.

    def commands(self, view: Callable[[], RiftView]) -> dict[str, Command]:
        found = {"guilds": Command("word-guilds", "help-guilds", lambda: self.guilds(view()))}
        if self.difficulty:
            found["challenges"] = Command("word-challenges", "help-challenges", self.challenges)
        return {**found, "discard": Command("word-discard", "", self.discard)}

    def guilds(self, view: RiftView) -> None:
        """The abilities of all guilds at the table; a bot has its own only once it is stolen."""
        mine = view.sides[view.seat] if view.seat >= 0 else 0
        for seat in [*seats_of(view, 1 - mine), *seats_of(view, mine)]:
            self.screen.say()
            self.screen.say(self.board.names[seat], STRONG)
            if not view.guilds[seat]:
                self.screen.say(self.texts("nothing"), first="  ")
            for guild in view.guilds[seat]:
                self.tell_guild(guild, "  ")

    def tell_guild(self, guild: int, first: str) -> None:
        """A guild and what it does."""
        name, *texts = self.guild_lines(guild)
        self.screen.say(name, first=first)
        for text in texts:
            self.screen.say(self.speech.tie(text), first=" " * (len(first) + 2))

    def guild_lines(self, guild: int) -> list[str]:
        """The name of a guild, and what it does."""
        ability = self.speech.ability(GUILDS[guild])
        texts = [text for text in (ability.on_play, ability.active, ability.destroyed) if text]
        return [self.board.guild(guild), *texts]

    def challenges(self) -> None:
        """What the bots do, number by number, and all stars."""
        assert self.difficulty is not None
        self.screen.say()
        self.screen.say(self.difficulty.line(self.texts, self.speech), STRONG)
        rows = []
        for one in self.difficulty.challenges:
            text = self.speech.challenge(one.number, one.stars, one.ampersand or None, self.difficulty.twice)
            rows.append((one.sign(), self.speech.tie(text)))
        self.screen.rows(rows)

    def discard(self) -> None:
        """Nobody may look through a discard pile, oneself included (A25)."""
        self.screen.say(self.speech.tie(self.refusal(Refusal(why.DISCARD_CLOSED))))
