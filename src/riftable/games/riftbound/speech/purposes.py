"""PurposeText: what a question about a card is for, from the words of the card."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from riftable.games.riftbound.rules.abilities import Ability, Card, Cost, Pick, Selector, Word
from riftable.games.riftbound.rules.additional_costs import extras_of
from riftable.games.riftbound.rules.frames import Playing
from riftable.games.riftbound.rules.ids import ACCELERATE, ASK_STARTS, SEAT, SPAN
from riftable.games.riftbound.rules.items import TOKEN_ITEM, Item
from riftable.games.riftbound.rules.printed_costs import Extra
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.speech.card_clauses import ACTS, SENDS, continues, sentence
from riftable.games.riftbound.speech.card_conditions import has_condition
from riftable.games.riftbound.speech.card_meaning import Scope, pronoun, referent, source, trigger_noun
from riftable.games.riftbound.speech.card_parts import (
    FixedCondition,
    Noun,
    NounPhrase,
    Person,
    Pronoun,
    Referent,
    Verb,
    VerbForm,
)
from riftable.games.riftbound.speech.card_symbols import symbols
from riftable.games.riftbound.speech.card_text import CardText
from riftable.games.riftbound.words import (
    attachments,
    champions,
    choices,
    dealings,
    flow,
    groups,
    related,
    wielding,
)
from riftable.games.riftbound.words import costs as pay
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import triggers as on
from riftable.games.riftbound.words.conditions import WasPaid
from riftable.games.riftbound.words.selectors import AllThere, It, Me, PlacePick

# Words whose order also stands as an infinitive: a unit to ready.
ACTIONS: Final = (
    *(one for one in ACTS if one is not do.Choose),
    *SENDS,
    do.Deal,
    do.Give,
    do.GiveKeyword,
    do.GiveTemporary,
    do.DoubleMight,
    do.MoveTo,
    related.Move,
    attachments.AttachMe,
    attachments.Detach,
    dealings.AttachTo,
)
NAMED: Final = (do.Choose, do.ChooseField)  # words that only name something; what follows says what for
PARTS: Final = ("selector", "to", "one", "other")


class Use(NamedTuple):
    """Words that do something to what is chosen, and their selector."""

    words: list[Word]
    selector: Selector


def tokens_to_follow(view: RealmView) -> int:
    """Return how many tokens like the one that is being played wait for the same question."""
    ask = view.ask
    assert ask is not None
    alike = [
        item
        for item in view.table.chain
        if item.what == TOKEN_ITEM and item.pending and item.kind == ask.about and item.seat == ask.seat
    ]
    return max(0, len(alike) - 1)


class PurposeText(CardText):
    """What is chosen, and what for."""

    def choice_text(self, card: Card, ability: Ability, pick: Pick) -> str:
        """First Mate: choose another unit to ready. LookupError if a selector is unknown."""
        scope = Scope(card, ability)
        what = NounPhrase(Noun.OPPONENT) if pick.base == SEAT else referent(pick, scope)
        chosen = self.act(VerbForm.ORDER, [Verb.CHOOSE], what)
        use = use_of(ability.words, pick)
        told = self.choose_now(card.title, chosen)
        if any(isinstance(word, wielding.TakeUp) and word.pick is pick for word in ability.words):
            it = Pronoun(Person.IT, Noun.EQUIPMENT)
            purpose = self.attach_to(VerbForm.INFINITIVE, it, source(card))
            told = self.choose_to(card.title, chosen, purpose)
        elif use is not None:
            told = self._use_text(use, Scope(card, ability, there=True), what, chosen)
        return self.spoken(told)

    def _use_text(self, use: Use, scope: Scope, what: Referent, chosen: str) -> str:
        """What is chosen, and what the words do to it that use it."""
        word, selector, title = use.words[0], use.selector, scope.card.title
        told = self.choose_now(title, chosen)
        match word:
            case do.Fight() if selector is word.other:
                with_me = isinstance(word.one, Me)
                return f"{told} {sentence(self.deal_to_each_other(with_me))}"
            case do.Fight():
                return told
            case related.RelatesTwo() if selector is word.to:
                return told
            case (
                choices.Choice() | champions.TakeToHand() | groups.DealSplit() | dealings.OpponentScores()
            ):  # they say what is chosen
                body, after = self._clause(use.words, scope).say(VerbForm.ORDER)
                whole = self.choose_now(title, body)
                return f"{whole} {sentence(after)}" if after else whole
        if selector.choices():
            scope = scope._replace(asked=selector, named=pronoun(what))
        if isinstance(word, ACTIONS):
            body, after = self._clause(use.words, scope).say(VerbForm.INFINITIVE)
            told = self.choose_to(title, chosen, body)
            return f"{told} {sentence(after)}" if after else told
        body, after = self._clause(use.words, scope).say(VerbForm.ORDER)
        return f"{told} {sentence(body, after)}"

    def option_text(self, card: Card, ability: Ability) -> str:
        """What may be done now: you may pay [1] to ready me."""
        scope = Scope(card, ability)
        words, cost = ability.words, ability.cost
        for word in ability.words if not ability.may and cost.is_free else ():
            if isinstance(word, related.May | pay.MayPayTo):
                words, cost = word.words, word.cost if isinstance(word, pay.MayPayTo) else cost
                break
        if ability.modes:
            modes = [
                self._conjoined(one.words, Scope(card, one), VerbForm.INFINITIVE).body
                for one in ability.modes
            ]
            return self.spoken(sentence(self.may(self.either(modes))))
        if any(isinstance(word, wielding.TakeUp) for word in words):  # it says itself that it may be done
            return self.spoken(self._sentences(words, scope))
        if not words:  # what is paid for is not an instruction
            return self.spoken(sentence(self.may(self.conjoin(self._cost(cost, card, VerbForm.INFINITIVE)))))
        body, after = self._conjoined(words, scope, VerbForm.INFINITIVE)
        told = self.may(body) if cost.is_free else self._may_pay_to(cost, card, body)
        return self.spoken(sentence(told, after))

    def extra_text(self, card: Card, extra: Extra) -> str:
        """What an additional cost is: to kill a friendly unit."""
        form = VerbForm.INFINITIVE if extra.optional else VerbForm.ORDER
        return self.spoken(self.conjoin(self._cost(extra.cost, card, form)))

    def gain_text(self, card: Card, extra: Extra) -> str:
        """What paying an additional cost brings: If you do, draw 1. "" if the card does not say so."""
        if not any(isinstance(word, pay.AdditionalCost) and word.extra is extra for word in card.words):
            return ""
        if cheaper := self._cheaper_for(extra, card):
            return self.spoken(sentence(cheaper))
        told: list[str] = []
        for word in card.words:
            if isinstance(word, on.When) and has_condition(word, WasPaid):
                body, after = self._in_sequence(word.words, Scope(card, word.ability, trigger_noun(word)))
                body = self.with_leading_condition(self.condition(FixedCondition.DONE), body)
                told.append(sentence(body, after))
            elif isinstance(word, flow.If) and isinstance(word.condition, WasPaid):
                told.append(self._sentences([word], Scope(card, card.spell)))
        return self.spoken(" ".join(told))

    def item_text(self, card: Card, item: Item) -> str:
        """What an item of the chain does when it resolves; "" for a permanent, which enters."""
        ability = item.ability
        if ability is None:
            return ""
        if ability.may or not ability.words:
            return self.option_text(card, ability) if ability.words or ability.modes else ""
        words = list[Word]()
        for word in ability.words:
            if isinstance(word, flow.If) and isinstance(word.condition, WasPaid):  # it is known by now
                words += word.words if item.paid & card.plain_extras else word.otherwise
            else:
                words.append(word)
        return self.spoken(self._sentences(words, Scope(card, ability)))

    # Questions.

    def picks(self, view: RealmView) -> list[Pick]:
        """The choices of targets that there are for what is being played."""
        item = pending_item(view)
        return [] if item is None or item.ability is None else item.ability.picks

    def target_prompt(self, view: RealmView, names: Sequence[str]) -> str:
        """Which target is chosen, and what for."""
        item, ask = pending_item(view), view.ask
        assert ask is not None
        card, n = view.table.cards[ask.about], int(ask.n)
        if item is None or item.ability is None or n >= len(item.ability.picks):
            return self.ask_target(card.title)
        pick = item.ability.picks[n]
        if isinstance(pick, PlacePick):
            chosen = item.chosen[pick.of.slot] if pick.of.slot < len(item.chosen) else []
            moved = [view.table.card(u).title for u in chosen if u >= 0]
            return self.ask_goal(card.title, moved[0] if len(moved) == 1 else "")
        told = self.numbered_choice(card, item.ability, pick)
        return f"{told.removesuffix('.')} (Repeat)." if item.rounds else told

    def numbered_choice(self, card: Card, ability: Ability, pick: Pick) -> str:
        """What is chosen, and which of several choices it is that say the same."""
        told = self.choice_text(card, ability, pick)
        others = [one for one in ability.picks if not isinstance(one, PlacePick)]
        alike = [one for one in others if one is pick or self.choice_text(card, ability, one) == told]
        if len(alike) == 1:
            return told
        return f"{told.removesuffix('.')} {self.which_of(alike.index(pick) + 1, len(alike))}."

    def extra_prompt(self, view: RealmView) -> str:
        """Which additional cost is paid, or whether."""
        assert view.ask is not None
        card, n = view.table.cards[view.ask.about], view.ask.n
        if n == 1 and card.keywords[ACCELERATE]:
            return self.ask_hurry(card.title, symbols(Cost(1, 1), card))
        extra = asked_extra(view)
        if extra.ignores_energy:
            return self.ask_without_energy(card.title)
        if extra.repeats:
            return self.ask_repeat(card.title, self.extra_text(card, extra))
        told = self.ask_extra(card.title, self.extra_text(card, extra), bool(extra.optional))
        gain = self.gain_text(card, extra)
        return f"{told} {gain}" if gain else told

    def may_prompt(self, view: RealmView) -> str:
        """Whether something is done that a card allows."""
        assert view.ask is not None
        card, item = view.table.cards[view.ask.about], pending_item(view) or view.table.chain[-1]
        assert item.ability is not None
        return self.ask_may(card.title, self.option_text(card, item.ability))

    def champion_prompt(self, view: RealmView) -> str:
        """Who is the Chosen Champion of the next game; a statement if only one is possible."""
        assert view.ask is not None
        only = len(view.ask.moves) == 1
        return self.ask_champion(view.table.cards[view.ask.moves[0] % SPAN].title if only else "")

    def seat_answer(self, view: RealmView, seat: int, names: Sequence[str]) -> str:
        """A player as an answer, with what it means where the question is who starts."""
        if view.ask is not None and view.ask.kind == ASK_STARTS:
            return self.say_starts("" if seat == view.seat else names[seat])
        return names[seat]

    @abstractmethod
    def say_starts(self, name: str) -> str:
        """Ada starts; you start, if `name` is empty."""

    @abstractmethod
    def ask_target(self, card: str) -> str:
        """Gust: choose a target."""

    @abstractmethod
    def ask_goal(self, card: str, unit: str) -> str:
        """Charm: where does Tibbers move? `unit` is "" for several."""

    @abstractmethod
    def ask_extra(self, card: str, cost: str, may: bool) -> str:
        """Meditation: exhaust a friendly unit as an additional cost? `cost` is an order if one must."""

    @abstractmethod
    def ask_repeat(self, card: str, cost: str) -> str:
        """Gust: pay [2] to repeat it?; `cost` is an infinitive."""

    @abstractmethod
    def ask_hurry(self, card: str, cost: str) -> str:
        """Jinx, Demolitionist: pay [1][R] more to let it enter ready?"""

    @abstractmethod
    def ask_may(self, card: str, option: str) -> str:
        """Startipped Peak: you may channel 1 rune exhausted. Do it? `option` is a sentence."""

    @abstractmethod
    def ask_champion(self, only: str) -> str:
        """Who is your Chosen Champion in the next game? `only` is the one that can be; "": several can."""

    @abstractmethod
    def which_of(self, n: int, of: int) -> str:
        """(1 of 2)"""

    @abstractmethod
    def choose_now(self, card: str, chosen: str) -> str:
        """Challenge: choose a friendly unit."""

    @abstractmethod
    def choose_to(self, card: str, chosen: str, purpose: str) -> str:
        """First Mate: choose another unit to ready. `purpose` is an infinitive with a pronoun: ready it."""


def asked_extra(view: RealmView) -> Extra:
    """The additional cost that a player is asked about."""
    t = view.table
    frame = next(f for f in t.frames if isinstance(f, Playing))
    return extras_of(t, t.chain[frame.index])[frame.extra]


def pending_item(view: RealmView) -> Item | None:
    """What is being played and not final yet."""
    return next((item for item in view.table.chain if item.pending), None)


def use_of(words: Sequence[Word], pick: Pick) -> Use | None:
    """The first words that do something to what a pick chooses; None if none says so itself."""
    for some in sequences(words):
        for i, word in enumerate(some):
            selector = next((one for one in selectors(word) if concerns(one, pick)), None)
            if selector is None or isinstance(word, NAMED):
                continue
            end = i + 1
            while end < len(some) and continues(word, some[end]):
                end += 1
            return Use(list(some[i:end]), selector)
    return None


def sequences(words: Sequence[Word]) -> Iterator[Sequence[Word]]:
    """These words, and those that stand inside of one of them."""
    yield words
    for word in words:
        if hasattr(word, "ability"):
            continue  # it has choices of its own
        for inner in (getattr(word, "words", None), getattr(word, "otherwise", None)):
            if inner:
                yield from sequences(inner)


def selectors(word: Word) -> list[Selector]:
    """What a word is about."""
    found = [getattr(word, part, None) for part in PARTS]
    return [one for one in found if isinstance(one, Selector)]


def concerns(selector: Selector, pick: Pick) -> bool:
    """Whether a selector means what a pick chooses."""
    if isinstance(selector, It | AllThere):
        return bool(selector.slot == pick.slot)
    return any(one is pick for one in selector.choices())
