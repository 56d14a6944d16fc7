"""Riftforce in the terminal, in all its modes: introduction, hints and commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.gamekit.terminal import STRONG, Hints, LookAhead, Terminal, TerminalCommand, TerminalScreen
from riftable.games.riftforce.rules import refusals as keys
from riftable.games.riftforce.rules.guilds import GUILDS
from riftable.games.riftforce.rules.ids import (
    ASK_ACTION,
    ASK_GUILD,
    ASK_KEEP,
    CARD,
    CARD_NAMES,
    CHANCE_CARD,
    PICK,
    UNIT,
)
from riftable.games.riftforce.rules.moves import unit_spot
from riftable.games.riftforce.rules.refusals import Refusal
from riftable.games.riftforce.rules.state import Rift
from riftable.games.riftforce.rules.view import RiftView
from riftable.games.riftforce.ui.difficulty import difficulty
from riftable.games.riftforce.ui.hints import Hint, hints, names_action
from riftable.games.riftforce.ui.presenter import RiftforcePresenter
from riftable.games.riftforce.ui.terminal_board import Board, seats_of
from riftable.language.fluent import Texts

FIRE_6: Final = CARD_NAMES.index("fire6")  # the card of the example in the help


class RiftforceTerminal(Terminal[RiftView]):
    """Duels, teams and solo games."""

    def __init__(
        self, presenter: RiftforcePresenter, screen: TerminalScreen, texts: Texts, names: Sequence[str]
    ) -> None:
        super().__init__(presenter, screen, texts, names)
        self.speech = presenter.speech
        self.difficulty = difficulty(self.rules)
        seated = [*names, texts("trainer")] if self.difficulty else names
        self.board = Board(screen, texts, self.speech, seated, self.difficulty)

    # The board.

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
        lines = [self.texts("welcome", game=self.presenter.title, who=who, seed=str(seed))]
        return [*lines, self.difficulty.line(self.texts, self.speech)] if self.difficulty else lines

    def show(self, view: RiftView, hands: Mapping[int, Sequence[int]]) -> None:
        self.board.show(view, hands)

    def board_code(self, view: RiftView, move: int) -> str:
        if PICK <= move < CARD:
            return f"{self.board.glyph(move - PICK)}{self.speech.code(move - PICK)}"
        if CARD <= move < UNIT:
            return self.board.card(move - CARD)
        spot = unit_spot(move)
        if spot is None or move >= CHANCE_CARD:
            return ""
        unit = view.row(view.asked_side(), spot[0])[spot[1]]
        return f"{self.board.card(unit.kind)}{self.board.owner(view, unit)}"

    def all_hands(self, state: State) -> Mapping[int, Sequence[int]]:
        assert isinstance(state, Rift)
        return dict(enumerate(state.hands[: len(self.names)]))

    def board_key(self, view: RiftView) -> object:
        """Leave out the own hand: a player knows which card they have played."""
        units = [[(u.id, u.kind, u.hurt) for u in row] for row in view.rows]
        return units, view.scores, int(view.round), view.guilds, int(view.met), view.over

    def example(self) -> str:
        return "play fire5 @2 stop"

    def board_help(self) -> list[str]:
        lines = [self.texts("help-board", card=self.speech.card(FIRE_6))]
        if len(self.rules.sides) > 2:
            lines.append(self.texts("help-team"))
        return lines

    # Hints.

    def hints(self, view: RiftView, rng: Rng, look_ahead: LookAhead) -> Hints:
        assert view.ask is not None
        if view.ask.kind in (ASK_GUILD, ASK_KEEP):
            rows = [self.guild_lines(move - PICK) for move in view.ask.moves]
            return Hints(self.texts("hint-guilds"), rows)
        title = self.texts("hint-round" if self.difficulty else "hint-title")
        found = hints(self.rules, view, rng.split(), look_ahead)
        return Hints(title, [[self.hint_text(view, hint)] for hint in found])

    def hint_text(self, view: RiftView, hint: Hint) -> str:
        """Return an answer and what it would come to."""
        text = self.speech.outcome(hint.outcome)
        assert view.ask is not None
        if view.ask.kind != ASK_ACTION or not names_action(hint.outcome):
            text = " → ".join(filter(None, [self.speech.answer(view, hint.move), text]))
        return f"{text} ({self.texts('hint-chance')})" if hint.chance else text

    # Commands.

    def commands(self, view: Callable[[], RiftView]) -> dict[str, TerminalCommand]:
        found = {"guilds": TerminalCommand("word-guilds", "help-guilds", lambda: self.show_guilds(view()))}
        if self.difficulty:
            found["challenges"] = TerminalCommand("word-challenges", "help-challenges", self.show_challenges)
        return {**found, "discard": TerminalCommand("word-discard", "", self.refuse_discard)}

    def show_guilds(self, view: RiftView) -> None:
        """Print the abilities of all guilds at the table, the other side's first."""
        mine = view.sides[view.seat] if view.seat >= 0 else 0
        for seat in [*seats_of(view, 1 - mine), *seats_of(view, mine)]:
            self.screen.say()
            self.screen.say(self.board.names[seat], STRONG)
            if not view.guilds[seat]:
                self.screen.say(self.texts("nothing"), first="  ")
            for guild in view.guilds[seat]:
                self.show_guild(guild, "  ")

    def show_guild(self, guild: int, first: str) -> None:
        """Print a guild and what it does."""
        name, *texts = self.guild_lines(guild)
        self.screen.say(name, first=first)
        for text in texts:
            self.screen.say(self.speech.tie(text), first=" " * (len(first) + 2))

    def guild_lines(self, guild: int) -> list[str]:
        """Return the name of a guild, and what it does."""
        ability = self.speech.ability(GUILDS[guild])
        texts = [text for text in (ability.on_play, ability.active, ability.destroyed) if text]
        return [self.board.guild(guild), *texts]

    def show_challenges(self) -> None:
        """Print what the trainer's bots do, number by number, and the total of stars."""
        assert self.difficulty is not None
        self.screen.say()
        self.screen.say(self.difficulty.line(self.texts, self.speech), STRONG)
        rows = []
        for one in self.difficulty.challenges:
            text = self.speech.challenge(one.number, one.stars, one.ampersand or None, self.difficulty.twice)
            rows.append((one.sign(), self.speech.tie(text)))
        self.screen.rows(rows)

    def refuse_discard(self) -> None:
        """Refuse: no one may look through a discard pile, not even their own (ruling A25)."""
        self.screen.say(self.speech.tie(self.refusal(Refusal(keys.DISCARD_CLOSED))))
