"""Riftbound: the rules of a mode with the decks that are played, together with their notation."""

from __future__ import annotations

from collections.abc import Mapping

from riftable.core.bag import bag_of
from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadOption
from riftable.core.event import Event
from riftable.core.machine import CHANCE, State
from riftable.core.options import OptionDescription, canonical_text, default_options, non_default_options
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.games.riftbound.cards import ALL, BY_KEY
from riftable.games.riftbound.cards.tokens import BARREN
from riftable.games.riftbound.cards.tokens import CARDS as TOKENS
from riftable.games.riftbound.decks.deck_lists import BreachTexts, Deck
from riftable.games.riftbound.decks.legality import canonical_decks, decks_of, prior, team_breaches
from riftable.games.riftbound.error_messages import RiftboundMessage
from riftable.games.riftbound.notation.ascii_board import draw_board
from riftable.games.riftbound.notation.parsing import read_word
from riftable.games.riftbound.notation.position import Reader, read_state
from riftable.games.riftbound.notation.writing import LASTING, write_position
from riftable.games.riftbound.options import described
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.bills import BILL_CODE
from riftable.games.riftbound.rules.census import is_complete
from riftable.games.riftbound.rules.completion import unfinished_play
from riftable.games.riftbound.rules.concession import CONCESSION
from riftable.games.riftbound.rules.ids import ASK_MAIN, GEAR, HIDDEN, LEAVE, NUM_EVENTS, NUM_MOVES
from riftable.games.riftbound.rules.invariants import violation
from riftable.games.riftbound.rules.modes import MODES, Mode
from riftable.games.riftbound.rules.moves import label, move_id, move_name
from riftable.games.riftbound.rules.state import GameConfig, Realm
from riftable.games.riftbound.rules.state_layout import row
from riftable.games.riftbound.rules.turn import OPENING
from riftable.games.riftbound.rules.view import RealmView, imagine, view_of
from riftable.games.riftbound.words.growth import HUNT_ABILITIES
from riftable.games.riftbound.words.properties import TEMPORARY_ABILITY
from riftable.games.riftbound.words.replacements import NextSpellRepeats


class Riftbound(Rules):
    """The rule book of Riftbound for a mode and the decks that are played."""

    config: GameConfig
    decks: list[Deck]  # by seat
    more: tuple[Card, ...]  # cards that can turn up beside those of the decks

    def __init__(self, mode: str, options: Mapping[str, object], more: tuple[Card, ...] = ()) -> None:
        if mode not in MODES:
            raise BadOption(CoreMessage.NO_MODE, game="riftbound", word=mode, known=tuple(MODES))
        self.game = "riftbound"
        self.mode = mode
        self.num_moves = NUM_MOVES
        self.sides = list(MODES[mode].sides)
        seats = len(self.sides)
        known = described(mode)

        def canonical(option: OptionDescription, text: str) -> str:
            return canonical_decks(text, seats) if option.kind == "decks" else canonical_text(option, text)

        self.options = non_default_options(self.game, known, options, canonical)
        chosen = {**default_options(known), **self.options}
        decks = decks_of(chosen["decks"], seats)
        self.decks = decks
        self.more = more
        self.config = make_config(MODES[mode], decks, chosen["first"], chosen["lists"] == "closed", more)
        self.config.recipe = self.recipe()

    def recipe(self) -> tuple[object, tuple[object, ...]]:
        return remake, (self.mode, tuple(self.options.items()), tuple([card.key for card in self.more]))

    def check_new(self) -> None:
        wrong = team_breaches(self.decks, self.sides)
        if wrong:
            raise BadOption(RiftboundMessage.TEAM_DECKS, option="decks", breaches=BreachTexts(wrong))

    def new(self, log: list[Event] | None = None) -> Realm:
        s = Realm(self.config)
        s.reset()
        s.start(self.config.opening, log)
        return s

    def view(self, s: State, seat: int) -> RealmView:
        assert isinstance(s, Realm)
        return view_of(s, seat, self.key)

    def everything(self, s: State) -> object:
        assert isinstance(s, Realm)
        return row(s)

    def imagine(self, view: View, rng: Rng) -> Realm:
        assert isinstance(view, RealmView)
        return imagine(self.config, view, rng)

    def name(self, move: int) -> str:
        return move_name(self.config, move)

    def move(self, name: str) -> int:
        return move_id(self.config, name)

    def label(self, s: State, move: int) -> str:
        assert isinstance(s, Realm)
        return label(s, move)

    def read(self, s: State, word: str) -> int:
        assert isinstance(s, Realm)
        return read_word(s, word)

    def exits(self, s: State) -> dict[int, int]:
        assert isinstance(s, Realm)
        if s.ask is None:
            return {}
        return {seat: LEAVE + seat for seat in range(self.config.players) if not s.is_gone(seat)}

    def formality(self, s: State) -> int | None:
        return None  # even a lone answer is the player's own affair: to pass tells of the hand

    def at_rest(self, s: State) -> bool:
        return s.ask is not None and s.ask.kind == ASK_MAIN

    def write(self, s: State) -> str:
        assert isinstance(s, Realm)
        return write_position(self, s)

    def show(self, s: State) -> str:
        assert isinstance(s, Realm)
        return draw_board(s)

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, Realm)
        return s.wins[:] if self.config.games > 1 else s.points[:]

    def conserved(self, s: State) -> bool:
        assert isinstance(s, Realm)
        return is_complete(s)

    def broken_law(self, s: State, rng: Rng) -> str:
        assert isinstance(s, Realm)
        move = unfinished_play(s, rng)
        return "" if move is None else f"{label(s, move)} is offered, but cannot be carried through"

    def violation(self, s: State) -> str:
        assert isinstance(s, Realm)
        return violation(s)


def remake(mode: str, options: Mapping[str, object], more: tuple[str, ...]) -> Riftbound:
    """Return rules from their recipe; `more` are keys of cards."""
    return Riftbound(mode, options, tuple([BY_KEY[key] for key in more]))


def make_config(
    mode: Mode, decks: list[Deck], first: str, closed: bool, more: tuple[Card, ...]
) -> GameConfig:
    """Return the configuration for a mode and its decks. Kinds are the cards that can turn up, by name.

    With closed lists these are all cards, so that the numbers of kinds say nothing about the decks.
    """
    config = GameConfig()
    config.players = len(mode.sides)
    config.sides = list(mode.sides)
    config.num_sides = max(mode.sides) + 1
    config.victory = mode.victory
    config.fields = mode.fields
    config.first_brings = mode.first_brings
    config.skip_draw = mode.skip_draw
    config.games = mode.games
    config.chooses_field = mode.chooses_field
    config.first = CHANCE if first == "random" else int(first)
    config.opening = OPENING
    config.concession = CONCESSION
    config.bill = BILL_CODE
    config.temporary_ability = TEMPORARY_ABILITY
    config.hunt_abilities = HUNT_ABILITIES
    wanted = {card.key: card for deck in decks for card in deck.cards()}
    wanted |= {card.key: card for card in (*TOKENS, *more)}
    if closed:
        wanted |= {card.key: card for card in ALL}
    wanted |= {token.key: token for card in wanted.values() for token in card.makes}
    config.cards = sorted(wanted.values(), key=by_name)
    triggers = [trigger for card in config.cards for trigger in (*card.triggers, *card.buried)]
    given = [effect.trigger for card in config.cards for effect in card.layer_effects]
    triggers += [trigger for trigger in given if trigger is not None]
    triggers += [trigger for card in config.cards for trigger in card.lends]
    config.counted = [any(t.event == event and t.nth for t in triggers) for event in range(NUM_EVENTS)]
    for event in [event for card in config.cards for event in card.counts]:
        config.counted[event] = True
    config.heard = [any(t.event == event for t in triggers) for event in range(NUM_EVENTS)]
    config.counts_power = any(card.counts_power for card in config.cards)
    config.turns = any(card.turns for card in config.cards)
    config.adds = any(card.adds for card in config.cards)
    config.eases = any(card.eases for card in config.cards)
    config.changes_repeat = any(card.changes_repeat or gives_repeat(card) for card in config.cards)
    config.hides = any(card.keywords[HIDDEN] for card in config.cards)
    config.flows = any(card.flow is not None for card in config.cards)
    config.prices = any(card.prices for card in config.cards)
    config.forbids = any(card.forbids for card in config.cards)
    config.has_gear = any(card.type == GEAR for card in config.cards)
    config.frees_gear = any(card.frees_gear for card in config.cards)
    config.looks_first = any(card.looks_first for card in config.cards)
    config.copies_text = any(card.copies_text for card in config.cards)
    config.lends = any(card.lends_to_legends for card in config.cards)
    config.attributes = any(trigger.attributes for trigger in triggers)
    config.by_number = {card.key: kind for kind, card in enumerate(config.cards)}
    config.barren = config.by_number[BARREN.key]
    config.buried = [kind for kind, card in enumerate(config.cards) if card.buried]
    config.legends = [config.by_number[deck.legend.key] for deck in decks]
    config.champions = [config.by_number[deck.champion.key] for deck in decks]
    config.decks = [
        bag_of([config.by_number[card.key] for card, n in deck.main for _ in range(n)]) for deck in decks
    ]
    config.sideboards = [
        bag_of([config.by_number[card.key] for card, n in deck.side for _ in range(n)]) for deck in decks
    ]
    config.closed = closed
    config.priors = []
    for deck in decks if closed else []:
        lists = prior(deck.legend)
        config.priors.append([bag_of([config.by_number[card.key] for card in cards]) for cards in lists])
    config.runes = [bag_of([domain for domain, n in deck.runes for _ in range(n)]) for deck in decks]
    config.brought = [bag_of([config.by_number[card.key] for card in deck.fields]) for deck in decks]
    return config


def gives_repeat(card: Card) -> bool:
    """Whether an activated ability of a card gives the next spell Repeat."""
    return any(isinstance(word, NextSpellRepeats) for ability in card.activated for word in ability.words)


def by_name(card: Card) -> str:
    """The order of cards."""
    return card.name


def read_position(text: str, strict: bool) -> tuple[Riftbound, Realm | None, list[str]]:
    """Return rules, state at rest (None before the game) and moves made since, of a position text."""
    reader = Reader(text, strict)
    if reader.is_fresh():
        return reader.rules(Riftbound), None, reader.pending
    rules = reader.rules(Riftbound, LASTING)
    if not strict:
        rules = Riftbound(rules.mode, rules.options, reader.more())
    return rules, read_state(reader, rules.config), reader.pending
