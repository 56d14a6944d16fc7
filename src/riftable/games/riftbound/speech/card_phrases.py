"""CardPhrases: every phrase card text is made of. The words are in `card_phrases` of each language.

A phrasebook knows agreement, case and order; it does not know which words a card has. A phrase has neither
capital nor full stop.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from riftable.games.riftbound.speech.card_event_phrases import EventPhrases
from riftable.games.riftbound.speech.card_parts import (
    Condition,
    Event,
    Gift,
    Goal,
    Moment,
    NounPhrase,
    Player,
    Pronoun,
    Referent,
    Tokens,
    Until,
    Value,
    Verb,
    VerbForm,
)
from riftable.games.riftbound.speech.lasting_phrases import LastingPhrases


class CardPhrases(EventPhrases, LastingPhrases):
    """The phrases of card text. mypy names the ones a language lacks."""

    # Orders: what is done, in any form of the verb.

    @abstractmethod
    def act(self, form: VerbForm, verbs: Sequence[Verb], what: Referent) -> str:
        """Kill a unit; buff me and ready me"""

    @abstractmethod
    def send(self, form: VerbForm, verb: Verb, what: Referent, goal: Goal) -> str:
        """Move a unit from a battlefield to its base"""

    @abstractmethod
    def deal(self, form: VerbForm, amount: int | Value, to: Referent) -> str:
        """Deal 3 to a unit; deal damage equal to my Might to a unit"""

    @abstractmethod
    def draw_equal(self, form: VerbForm, amount: Value) -> str:
        """Draw cards equal to my Might"""

    @abstractmethod
    def for_each(self, order: str, what: NounPhrase) -> str:
        """… for each friendly unit"""

    @abstractmethod
    def give(
        self, form: VerbForm, gifts: Sequence[Gift], to: Referent, until: Until, more: bool, minimum: int
    ) -> str:
        """Give a unit [Shield 3] and [Tank] this turn; `more`: an additional one; no `minimum` is 0"""

    @abstractmethod
    def double_might(self, form: VerbForm, what: Referent, until: Until = Until.END_OF_TURN) -> str:
        """Double the Might of a unit this turn, or this combat"""

    @abstractmethod
    def channel(self, form: VerbForm, n: int, ready: bool) -> str:
        """Channel 1 rune exhausted; `ready`: channel 1 rune"""

    @abstractmethod
    def play_tokens(self, form: VerbForm, tokens: Tokens) -> str:
        """Play two 1 Might Recruit unit tokens here; play a Gold gear token exhausted"""

    @abstractmethod
    def look(self, form: VerbForm, n: int) -> str:
        """Look at the top 3 cards of your Main Deck"""

    @abstractmethod
    def take_one(self, form: VerbForm) -> str:
        """Put 1 into your hand and recycle the rest"""

    @abstractmethod
    def win_game(self, form: VerbForm) -> str:
        """You win the game; win the game"""

    @abstractmethod
    def take_turn(self, form: VerbForm) -> str:
        """Take a turn after this one"""

    @abstractmethod
    def pay(self, form: VerbForm, symbols: str) -> str:
        """Pay [1][R]"""

    @abstractmethod
    def do_this(self, form: VerbForm, statement: str) -> str:
        """The statement itself as an order; otherwise “do this: …”"""

    # Sentences that follow an order.

    @abstractmethod
    def gains(self, it: Pronoun, gifts: Sequence[Gift], until: Until) -> str:
        """It gains [Shield 2] this combat"""

    @abstractmethod
    def is_saved(self, it: Pronoun) -> str:
        """The next time it would die this turn, heal it, exhaust it and recall it instead"""

    @abstractmethod
    def take_control(self, it: Pronoun) -> str:
        """Take control of it and recall it"""

    @abstractmethod
    def deal_to_each_other(self, with_me: bool) -> str:
        """They deal damage equal to their Mights to each other"""

    # Statements.

    @abstractmethod
    def has_gifts(
        self,
        subject: NounPhrase | Pronoun,
        gifts: Sequence[Gift],
        more: bool,
        minimum: int = 0,
        missing: bool = False,
    ) -> str:
        """Other friendly units here have +1 Might; no `minimum` is 0; `missing`: if they didn't already"""

    @abstractmethod
    def costs_less(
        self, subject: NounPhrase | Pronoun, cost: str, minimum: str, per: NounPhrase | Pronoun | None
    ) -> str:
        """I cost [1] less for each card in your trash, to a minimum of [1]; no `minimum` is empty"""

    @abstractmethod
    def costs_more(self, subject: NounPhrase | Pronoun, cost: str) -> str:
        """Enemy spells cost [1][A] more"""

    @abstractmethod
    def repeat_costs_less(self, cost: str) -> str:
        """Friendly [Repeat] costs cost [1] less"""

    @abstractmethod
    def for_each_of(self, them: Pronoun) -> str:
        """For each of them, with a space before it"""

    @abstractmethod
    def may_spend_its_buff(self, to: str) -> str:
        """For each friendly unit, you may spend its buff to …"""

    @abstractmethod
    def energy_is_reduced(self, this: Pronoun, by: Value) -> str:
        """The Energy cost of this spell is reduced by the highest Might among units"""

    @abstractmethod
    def any_amount(self, symbol: str) -> str:
        """Any amount of [A]"""

    @abstractmethod
    def ignore_cost(self, this: Pronoun) -> str:
        """Ignore the cost of this spell"""

    @abstractmethod
    def use_only(self, condition: str) -> str:
        """Use only if …"""

    @abstractmethod
    def enters_exhausted(self, subject: Pronoun) -> str:
        """This enters exhausted"""

    @abstractmethod
    def enters_ready(self, subject: NounPhrase | Pronoun) -> str:
        """Other friendly units enter ready"""

    @abstractmethod
    def deal_bonus(self, n: int, yours: bool, to: NounPhrase | None) -> str:
        """Your spells and abilities deal 1 Bonus Damage"""

    @abstractmethod
    def buffs_give(self, n: int, to: NounPhrase) -> str:
        """Buffs give an additional +1 Might to friendly units this turn"""

    @abstractmethod
    def may_play_to_open(self) -> str:
        """You may play me to an open battlefield"""

    @abstractmethod
    def may_play_to_enemy(self) -> str:
        """You may play me to an occupied enemy battlefield"""

    @abstractmethod
    def ambushes_enemies(self) -> str:
        """I can [Ambush] to a battlefield with enemy units, even if you have none there"""

    @abstractmethod
    def may_play_units_to_open(self, units: NounPhrase) -> str:
        """Friendly units may be played to open battlefields"""

    @abstractmethod
    def assigned_last(self) -> str:
        """I must be assigned combat damage last"""

    @abstractmethod
    def borrows_abilities(self) -> str:
        """I have all [E] abilities of all friendly legends, units and gear"""

    @abstractmethod
    def more_deathknells(self) -> str:
        """Your [Deathknell] effects trigger an additional time"""

    @abstractmethod
    def dies_instead(self, this: Pronoun) -> str:
        """If a friendly unit would die, kill this instead. Heal that unit, exhaust it and recall it"""

    @abstractmethod
    def adds(self, price: str, marks: str, symbols: str, spells: bool, gear: bool) -> str:
        """[E]: [Reaction] — [Add] [2]. Use only to play spells, or only for gear and its abilities"""

    @abstractmethod
    def additional_cost(self, this: Pronoun, cost: str, may: bool) -> str:
        """As an additional cost to play me, you may …; `cost` is an infinitive if so, else an order"""

    @abstractmethod
    def player_does(self, player: Player, it: Pronoun, action: str) -> str:
        """Each player kills one of their units; `it` is what was named last"""

    # Events and conditions, without the conjunction before them.

    @abstractmethod
    def event(self, event: Event) -> str:
        """You play a spell; a friendly unit attacks or defends alone"""

    @abstractmethod
    def going_on(self, event: Event) -> str:
        """I'm attacking or defending alone, as it stands after “while”"""

    @abstractmethod
    def condition(self, condition: Condition) -> str:
        """You have 8+ runes"""

    # How they are put together. Heads end with their comma and a space, or with a space alone.

    @abstractmethod
    def when(self, event: str, condition: str) -> str:
        """When …, if …,"""

    @abstractmethod
    def when_this_is(self, this: Pronoun, verbs: Sequence[Verb]) -> str:
        """When this is played, discarded or killed,"""

    @abstractmethod
    def at_moment(self, moment: Moment, condition: str) -> str:
        """At the end of your turn,"""

    @abstractmethod
    def with_leading_condition(self, condition: str, body: str) -> str:
        """If …, …"""

    @abstractmethod
    def with_trailing_condition(self, body: str, condition: str) -> str:
        """… if …"""

    @abstractmethod
    def reflexive(self, condition: str, body: str) -> str:
        """If …, do this: …"""

    def of_own(self, body: str) -> str:
        """An instruction in which “your” is said of those who follow it; by default the same."""
        return body

    @abstractmethod
    def otherwise(self, body: str) -> str:
        """Otherwise, …"""

    @abstractmethod
    def while_condition(self, condition: str, statement: str) -> str:
        """While …, …"""

    @abstractmethod
    def at_end_of_turn(self, body: str) -> str:
        """… at the end of this turn"""

    @abstractmethod
    def at_chosen_battlefield(self, form: VerbForm, body: str) -> str:
        """Choose a battlefield: …, in a language that does not say so with the objects there"""

    @abstractmethod
    def may(self, body: str) -> str:
        """You may …"""

    @abstractmethod
    def may_in_order_to(self, cost: str, body: str) -> str:
        """You may … to …"""

    @abstractmethod
    def conjoin(self, bodies: Sequence[str]) -> str:
        """… and …"""

    @abstractmethod
    def sequence(self, body: str, second: str) -> str:
        """…, then …"""

    @abstractmethod
    def then_sentence(self, body: str) -> str:
        """Then …"""

    @abstractmethod
    def after_cost(self, cost: str, body: str) -> str:
        """[1], [E]: …"""

    @abstractmethod
    def after_cost_one_of(self, cost: str, modes: Sequence[str]) -> str:
        """[1]: choose one you've not chosen this turn — … • …; each mode is a sentence"""

    def spoken(self, line: str) -> str:
        """The last touch on a finished line, where a language needs one."""
        return line
