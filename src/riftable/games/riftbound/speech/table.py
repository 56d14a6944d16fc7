"""What a phrasebook says of questions, answers and objects, and of decks that are not legal."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.deck_breaches import Breach
from riftable.games.riftbound.rules.ids import (
    DOMAIN_NAMES,
    IN_TRASH,
    NUM_DOMAINS,
    ON_CHAIN,
    RUNES_OF,
    SPAN,
    TARGET,
)
from riftable.games.riftbound.rules.items import CARD, Item
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.speech.purposes import PurposeText, tokens_to_follow


class TableSpeech(PurposeText):
    """One method for each question, answer and object. Cards come by name."""

    def prompt(self, view: RealmView, names: Sequence[str]) -> str:
        """What is asked of the seat this view belongs to, or whom it waits for."""
        ask = view.ask
        if ask is None:
            return self.meanwhile(view.over, view.waiting, names)
        t = view.table
        about = t.cards[ask.about].title if 0 <= ask.about < len(t.cards) else ""
        match ask.kind:
            case ids.ASK_MAIN:
                return self.ask_main()
            case ids.ASK_SHOWDOWN:
                return self.ask_showdown(self.place(view, int(ask.about), names))
            case ids.ASK_REACT:
                if t.chain[-1].what == CARD:
                    return self.ask_react(about)
                return self.ask_react_to_ability(about)
            case ids.ASK_WHERE:
                return self.ask_where(about, tokens_to_follow(view))
            case ids.ASK_DESTINATION:
                return self.ask_destination(t.card(ask.about).title)
            case ids.ASK_GROUP:
                return self.ask_group()
            case ids.ASK_TARGET:
                return self.target_prompt(view, names)
            case ids.ASK_EXTRA:
                return self.extra_prompt(view)
            case ids.ASK_MAY if ask.n == ids.MAY_USE:
                return self.may_prompt(view)
            case ids.ASK_MAY:
                return self.ask_play(about) if ask.n == ids.MAY_PLAY else self.ask_banish(about)
            case ids.ASK_DECLINE:
                return self.ask_decline(about, int(ask.n))
            case ids.ASK_PAY:
                return self.ask_pay(about)
            case ids.ASK_ASSIGN:
                return self.ask_assign(int(ask.n))
            case ids.ASK_DISCARD:
                return self.ask_discard(about, min(int(ask.n), len(view.hand)))
            case ids.ASK_MULLIGAN:
                return self.ask_mulligan(int(ask.n))
            case ids.ASK_ORDER:
                return self.ask_order()
            case ids.ASK_OPEN:
                return self.ask_open()
            case ids.ASK_OPPONENT:
                return self.ask_whose_card(about) if ask.n == ids.WHOSE_CARD else self.ask_opponent()
            case ids.ASK_PREDICT:
                return self.ask_predict(t.cards[view.bags[view.seat][0][0]].title)
            case ids.ASK_BRING:
                return self.ask_bring()
            case ids.ASK_STARTS:
                return self.ask_starts()
            case ids.ASK_HIDE:
                return self.ask_hide()
            case ids.ASK_RUNE:
                return self.ask_rune(about)
            case ids.ASK_SURPLUS:
                return self.ask_surplus()
            case ids.ASK_INVITED:
                return self.ask_invited(names[t.turn])
            case ids.ASK_TAKE:
                return self.ask_take(about, int(ask.n))
            case ids.ASK_SPEND:
                return self.ask_spend(about, int(ask.n))
            case ids.ASK_MODE:
                return self.ask_mode(about)
            case ids.ASK_ABILITY if ask.moves[0] // ids.SPAN == ids.V_MODE:
                return self.ask_mode(t.card(ask.about).title)
            case ids.ASK_ABILITY:
                return self.ask_ability(t.card(ask.about).title)
            case ids.ASK_CHOOSE:
                return self.ask_choose(about, int(ask.n))
            case ids.ASK_SAVED:
                return self.ask_save_for(about) if ids.NONE in ask.moves else self.ask_saved(about)
            case ids.ASK_SAVER:
                return self.ask_saver(about)
            case ids.ASK_OUT:
                return self.ask_out(int(ask.n))
            case ids.ASK_IN:
                return self.ask_in()
            case ids.ASK_CHAMPION:
                return self.champion_prompt(view)
            case _:
                raise LookupError(f"speech has no prompt for a question of kind {ask.kind}")

    def answer(self, view: RealmView, move: int, names: Sequence[str]) -> str:
        """What a legal answer to the question of this view means, for a list or a button."""
        ask = view.ask
        if ask is None or move not in ask.moves:
            raise LookupError(f"move {move} answers no question of this view")
        t, verb, argument = view.table, move // SPAN, move % SPAN
        match verb:
            case ids.V_PLAY:
                return self.say_play(t.cards[argument].title)
            case ids.V_TRASH if ask.kind == ids.ASK_MAIN or ask.kind in ids.WINDOWS:
                return self.say_play(f"{t.cards[argument].title} (Flow)")
            case (
                ids.V_TRASH | ids.V_DISCARD | ids.V_ASIDE | ids.V_FIELD | ids.V_TAKE | ids.V_OUT
                | ids.V_IN | ids.V_CHOSEN
            ):  # fmt: skip
                return t.cards[argument].title
            case ids.V_MODE if ask.kind == ids.ASK_CHOOSE and ask.n == ids.TOP_OR_BOTTOM:
                return self.say_top_or_bottom(argument)
            case ids.V_MODE if ask.kind == ids.ASK_CHOOSE and ask.n == ids.ENERGY_OR_POWER:
                return self.say_energy_or_power(argument)
            case ids.V_MODE if ask.kind == ids.ASK_CHOOSE:
                return self.say_cards_or_runes(argument)
            case ids.V_MODE:
                return self.mode(view, argument)
            case ids.V_NONE if ask.kind == ids.ASK_MULLIGAN:
                return self.say_keep_rest()
            case ids.V_NONE if ask.kind == ids.ASK_TARGET:
                return self.say_no_target()
            case ids.V_NONE if ask.kind == ids.ASK_EXTRA:
                return self.say_plain(ids.V_NO)
            case ids.V_NONE if ask.kind == ids.ASK_SAVER:
                return self.say_saved_otherwise()
            case ids.V_NONE if ask.kind == ids.ASK_OUT:
                return self.say_deck_is_ready()
            case ids.V_CHAMPION:
                return self.say_champion(t.cards[argument].title)
            case ids.V_HIDE_CHAMPION:
                return self.say_hide_champion(t.cards[argument].title)
            case ids.V_HIDE:
                return self.say_hide(t.cards[argument].title)
            case ids.V_REVEAL if ask.kind == ids.ASK_SURPLUS:
                return t.cards[view.hidden[argument]].title
            case ids.V_REVEAL:
                return self.say_play(t.cards[view.hidden[argument]].title)
            case ids.V_USE:
                return self.say_use(t.card(argument).title)
            case ids.V_MOVE:
                return self.say_move(t.card(argument).title)
            case ids.V_AT | ids.V_OPEN:
                return self.place(view, argument, names)
            case ids.V_TARGET | ids.V_ASSIGN | ids.V_RUNES | ids.V_ITEM:
                return self.target(view, move - TARGET if verb != ids.V_ASSIGN else argument, names)
            case ids.V_TAP:
                return self.say_tap(argument)
            case ids.V_RECYCLE:
                return self.say_recycle(argument)
            case ids.V_ORDER:
                return self.abilities_to_order(view)[argument]
            case ids.V_SEAT:
                return self.seat_answer(view, argument, names)
            case ids.V_YES if ask.kind == ids.ASK_PREDICT:
                return self.say_recycle_it()
            case ids.V_NO if ask.kind == ids.ASK_PREDICT:
                return self.say_keep_it()
            case _:
                return self.say_plain(verb)

    def mode(self, view: RealmView, number: int) -> str:
        """One of the effects of the ability that is being used, or one of an object's abilities."""
        if view.ask is not None and view.ask.kind == ids.ASK_ABILITY:
            lender = view.table.card(view.ask.n)
            card = view.table.card(view.ask.about) if lender.copies_text else lender
            return self.activated_text(number, card).removesuffix(".")
        item = next(item for item in view.table.chain if item.pending)
        assert item.ability is not None
        card = view.table.cards[item.kind]
        return self.ability_text(item.ability.modes[number], card).removesuffix(".")

    def abilities_to_order(self, view: RealmView) -> list[str]:
        """The abilities that the reader puts in order: several of a card by what they do, else by number."""
        t = view.table
        oldest = min(item.moment for item in t.fresh)
        items = [item for item in t.fresh if item.moment == oldest and item.seat == view.seat]
        titles = [t.cards[item.kind].title for item in items]
        effects = [
            self.choose_now(title, self.effect(view, i)) for title, i in zip(titles, items, strict=True)
        ]
        found: list[str] = []
        for i, title in enumerate(titles):
            if titles.count(title) == 1:
                found.append(self.say_order(title))
            elif effects.count(effects[i]) == 1:
                found.append(effects[i].removesuffix("."))
            else:
                found.append(self.say_order(f"{title} ({titles[: i + 1].count(title)})"))
        return found

    def effect(self, view: RealmView, item: Item) -> str:
        """What an ability on the chain does, without a full stop."""
        card, ability = view.table.cards[item.kind], item.ability
        assert ability is not None
        text = self.option_text(card, ability) if ability.may else self.ability_text(ability, card)
        return text.removesuffix(".")

    def place(self, view: RealmView, place: int, names: Sequence[str]) -> str:
        """A battlefield by its name, a base by whose it is."""
        if place >= len(names):
            return view.table.card(place).title
        return self.base(names[place], place == view.seat)

    def is_champion(self, view: RealmView, code: int) -> bool:
        """Whether a target is the card in the Champion Zone of a seat."""
        ask, picks = view.ask, self.picks(view)
        if ask is None or ask.kind != ids.ASK_TARGET or int(ask.n) >= len(picks):
            return False
        return picks[int(ask.n)].in_champion_zone and code < view.table.config.players

    def target(self, view: RealmView, code: int, names: Sequence[str]) -> str:
        """A target: an object with its owner and place, a card in the trash, a rune."""
        t = view.table
        if code >= ON_CHAIN:
            return t.cards[t.chain[code - ON_CHAIN].kind].title
        if code >= RUNES_OF:
            return self.rune((code - RUNES_OF) % NUM_DOMAINS)
        if code >= IN_TRASH:
            return t.cards[code - IN_TRASH].title
        if self.is_champion(view, code):
            return t.cards[t.champion[code]].title
        title = t.card(code).title
        if not t.card(code).is_unit:
            return title
        whose = names[t.seat[code]] if t.seat[code] != view.seat else ""
        return self.unit_line(title, int(t.might(code)), self.place(view, t.at[code], names), whose)

    @abstractmethod
    def ask_main(self) -> str:
        """Your turn: play, move or end the turn."""

    @abstractmethod
    def ask_showdown(self, place: str) -> str:
        """Showdown at Void Gate: you have focus. Act or pass."""

    @abstractmethod
    def ask_react(self, card: str) -> str:
        """Gust is next to resolve, and you have priority. React or pass."""

    @abstractmethod
    def ask_react_to_ability(self, card: str) -> str:
        """The ability of Tibbers is next to resolve, and you have priority. React or pass."""

    @abstractmethod
    def ask_where(self, card: str, more: int = 0) -> str:
        """Where do you play Recruit? 3 more follow."""

    @abstractmethod
    def ask_destination(self, card: str) -> str:
        """Where does Tibbers move?"""

    @abstractmethod
    def ask_group(self) -> str:
        """Who else moves there?"""

    @abstractmethod
    def ask_play(self, card: str) -> str:
        """Pay for Tibbers and play it?"""

    @abstractmethod
    def ask_banish(self, card: str) -> str:
        """Banish Nocturne, Horrifying?"""

    @abstractmethod
    def ask_decline(self, card: str, n: int) -> str:
        """Crackshot Corsair: pay 1 Power for the chosen target, or give the ability up?"""

    @abstractmethod
    def ask_pay(self, card: str) -> str:
        """How do you pay for Gust?"""

    @abstractmethod
    def ask_assign(self, n: int) -> str:
        """5 damage left: who takes it next?"""

    @abstractmethod
    def ask_discard(self, card: str, n: int) -> str:
        """Get Excited!: choose a card to discard. `card` is "" where none says so; `n` are left to choose."""

    @abstractmethod
    def ask_mulligan(self, n: int) -> str:
        """Set up to two cards aside, or keep all; `n` are aside already."""

    @abstractmethod
    def ask_order(self) -> str:
        """Which of your abilities goes on the chain first?"""

    @abstractmethod
    def ask_open(self) -> str:
        """Which showdown opens first?"""

    @abstractmethod
    def ask_opponent(self) -> str:
        """Which opponent gains the point?"""

    @abstractmethod
    def ask_whose_card(self, card: str) -> str:
        """Blind Fury: whose card do you choose?"""

    @abstractmethod
    def ask_predict(self, card: str) -> str:
        """The top card of your deck is Gust."""

    @abstractmethod
    def ask_bring(self) -> str:
        """Choose a battlefield for this game."""

    @abstractmethod
    def ask_starts(self) -> str:
        """Who starts?"""

    @abstractmethod
    def ask_invited(self, name: str) -> str:
        """Ada invites you to play. Play a card or pass."""

    @abstractmethod
    def ask_hide(self) -> str:
        """Where do you hide the card?"""

    @abstractmethod
    def ask_surplus(self) -> str:
        """Which facedown card goes to your trash?"""

    @abstractmethod
    def ask_rune(self, card: str) -> str:
        """Fading Memories: which rune do you recycle? `card` is "" if it pays for hiding a card."""

    @abstractmethod
    def ask_take(self, card: str, goal: int) -> str:
        """Stacked Deck: which card do you take? `goal` says what becomes of it: TAKE_TO_HAND ..."""

    @abstractmethod
    def ask_spend(self, card: str, spend: int) -> str:
        """Wildclaw Shaman: whose buff do you spend?"""

    @abstractmethod
    def ask_mode(self, card: str) -> str:
        """Udyr, Wildman: choose one."""

    @abstractmethod
    def ask_ability(self, card: str) -> str:
        """Whose ability does Heimerdinger use?"""

    @abstractmethod
    def ask_choose(self, card: str, what: int) -> str:
        """Cull the Weak: which of your units do you kill?"""

    @abstractmethod
    def say_cards_or_runes(self, mode: int) -> str:
        """Cards; runes"""

    @abstractmethod
    def say_energy_or_power(self, mode: int) -> str:
        """1 less Energy; 1 less Power"""

    @abstractmethod
    def say_top_or_bottom(self, mode: int) -> str:
        """On the top; on the bottom"""

    @abstractmethod
    def ask_saved(self, card: str) -> str:
        """Whom does Zhonya’s Hourglass save?"""

    @abstractmethod
    def ask_save_for(self, card: str) -> str:
        """You may pay for Unlicensed Armory to save a unit that is dying: which one?"""

    @abstractmethod
    def ask_saver(self, card: str) -> str:
        """What saves Tibbers?"""

    @abstractmethod
    def ask_out(self, n: int) -> str:
        """Which card leaves your deck for the next game? Swaps so far: 1."""

    @abstractmethod
    def ask_in(self) -> str:
        """Which card of your sideboard takes its place?"""

    @abstractmethod
    def say_keep_rest(self) -> str:
        """Keep the rest"""

    @abstractmethod
    def say_no_target(self) -> str:
        """No more targets"""

    @abstractmethod
    def say_saved_otherwise(self) -> str:
        """What was promised to it"""

    @abstractmethod
    def say_deck_is_ready(self) -> str:
        """The deck is ready"""

    @abstractmethod
    def say_hide(self, card: str) -> str:
        """Hide Gust"""

    @abstractmethod
    def say_plain(self, verb: int) -> str:
        """Pass, end the turn, go, yes, no, none, pay automatically"""

    @abstractmethod
    def say_play(self, card: str) -> str:
        """Play Gust"""

    @abstractmethod
    def say_hide_champion(self, card: str) -> str:
        """Hide Teemo, Scout (Chosen Champion)"""

    @abstractmethod
    def say_champion(self, card: str) -> str:
        """Annie, Stubborn (Chosen Champion)"""

    @abstractmethod
    def say_use(self, card: str) -> str:
        """Use Lux, Crownguard"""

    @abstractmethod
    def say_move(self, card: str) -> str:
        """Move Tibbers"""

    @abstractmethod
    def say_tap(self, domain: int) -> str:
        """Exhaust a Fury rune"""

    @abstractmethod
    def say_recycle(self, domain: int) -> str:
        """Recycle a Fury rune"""

    @abstractmethod
    def say_order(self, card: str) -> str:
        """The ability of Tibbers"""

    @abstractmethod
    def say_recycle_it(self) -> str:
        """Recycle it"""

    @abstractmethod
    def say_keep_it(self) -> str:
        """Leave it on top"""

    @abstractmethod
    def base(self, name: str, mine: bool) -> str:
        """Your base, Ada’s base"""

    @abstractmethod
    def kind(self, kind: int) -> str:
        """Unit, as it stands inside a line"""

    @abstractmethod
    def domain(self, domain: int) -> str:
        """Fury"""

    def domain_code(self, domain: int) -> str:
        """The two letters of a domain, on cards: FU."""
        return DOMAIN_NAMES[domain][:2].upper()

    @abstractmethod
    def rune(self, domain: int) -> str:
        """Fury rune"""

    @abstractmethod
    def spell(self) -> str:
        """A spell"""

    @abstractmethod
    def unit_line(self, card: str, might: int, place: str, whose: str) -> str:
        """Tibbers (7 Might, Void Gate, Ada)"""

    @abstractmethod
    def breach(self, b: Breach) -> str:
        """What is wrong with a deck: The Main Deck has 39 cards; it needs at least 40."""
