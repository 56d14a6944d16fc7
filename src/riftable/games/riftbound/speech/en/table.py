"""English: questions, answers and objects of Riftbound, and what is wrong with a deck."""

from __future__ import annotations

import re
from typing import Final

from riftable.games.riftbound.rules import deck_breaches as decks
from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.deck_breaches import Breach
from riftable.games.riftbound.rules.ids import (
    DOMAIN_NAMES,
    TAKE_TO_BANISH,
    TAKE_TO_HAND,
    TAKE_TO_PLAY,
    TAKE_TO_RECYCLE,
    TAKE_TO_TOP,
    TYPE_NAMES,
    V_AUTO,
    V_END,
    V_GO,
    V_INVITE,
    V_NO,
    V_NONE,
    V_PASS,
    V_YES,
)
from riftable.games.riftbound.rules.printed_costs import (
    DISCARD_CARD,
    EXHAUST_FRIEND,
    EXHAUST_LEGEND,
    KILL_FRIEND,
    KILL_PERMANENT,
    RECYCLE_CARD,
    RECYCLE_FRIEND,
    RECYCLE_UNIT,
    RETURN_GEAR,
    SPEND_BUFF,
)
from riftable.games.riftbound.speech.en.words import RUNE
from riftable.games.riftbound.speech.table import TableSpeech
from riftable.language.table_talk.en import CARD

SPENT: Final = {
    EXHAUST_LEGEND: "do you exhaust your legend?",
    RECYCLE_FRIEND: "which unit do you recycle?",
    RECYCLE_UNIT: "which unit of your trash do you recycle?",
    RETURN_GEAR: "which gear do you return?",
    RECYCLE_CARD: "which card of your trash do you recycle?",
    DISCARD_CARD: "which card do you discard?",
    SPEND_BUFF: "whose buff do you spend?",
    EXHAUST_FRIEND: "which unit do you exhaust?",
    KILL_FRIEND: "which unit do you kill?",
    KILL_PERMANENT: "which unit or gear do you kill?",
}
TAKEN: Final = {
    TAKE_TO_HAND: "which card do you take?",
    TAKE_TO_BANISH: "which card do you banish?",
    TAKE_TO_RECYCLE: "which card do you recycle?",
    TAKE_TO_TOP: "which card is on top, or next?",
    TAKE_TO_PLAY: "which card do you play?",
}
PLAIN: Final = {
    V_PASS: "pass",
    V_END: "end the turn",
    V_GO: "no one else: go",
    V_YES: "yes",
    V_NO: "no",
    V_NONE: "none",
    V_AUTO: "pay automatically",
    V_INVITE: "invite your teammate",
}
CHOSEN: Final = {  # what a card asks a player to choose
    ids.KILL_OWN_UNIT: "which of your units do you kill?",
    ids.KILL_OWN_GEAR: "which of your gear do you kill?",
    ids.RETURN_UNIT: "which unit returns to its owner’s hand?",
    ids.KILL_UNIT: "which unit shall be killed?",
    ids.KEEP_UNIT: "which unit do you keep?",
    ids.KEEP_GEAR: "which gear do you keep?",
    ids.KEEP_RUNE: "which rune do you keep?",
    ids.KEEP_CARD: "which card do you keep in your hand?",
    ids.RECYCLE_FROM_HAND: "which card is recycled?",
    ids.DISCARD_FROM_HAND: "which card is discarded?",
    ids.CARDS_OR_RUNES: "cards or runes, for you and your opponent?",
    ids.LET_DRAW: "let your opponent draw, so that nothing happens to your unit?",
    ids.PLAYS_TOKEN: "do you play a token?",
    ids.RECYCLE_FROM_TRASHES: "which card do you recycle, or from whose trash?",
    ids.PAY_OR_COUNTERED: "pay, so that your spell isn’t countered?",
    ids.PUT_ON_DECK: "which card of your hand goes to your Main Deck?",
    ids.ENERGY_OR_POWER: "1 less Energy or 1 less Power?",
    ids.TOP_OR_BOTTOM: "on the top or on the bottom of your Main Deck?",
    ids.NEW_CHOICES: "make new choices for the spell?",
}

# English leaves it out: a unit to ready, Equipment to attach to it.
OBJECT_PRONOUN: Final = re.compile(r"(?<! it to) (?:it|them)(?= |$)")


def a_rune(domain: int) -> str:
    """A Fury rune, an Order rune"""
    name = DOMAIN_NAMES[domain].title()
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name} rune"


class EnglishTable(TableSpeech):
    """Questions, answers and objects in English."""

    def ask_main(self) -> str:
        return "Your turn: play a card, move units or end the turn."

    def ask_showdown(self, place: str) -> str:
        return f"Showdown at {place}: you have focus. Act or pass."

    def ask_react(self, card: str) -> str:
        return f"{card} is next to resolve, and you have priority. React or pass."

    def ask_react_to_ability(self, card: str) -> str:
        return f"The ability of {card} is next to resolve, and you have priority. React or pass."

    def ask_hurry(self, card: str, cost: str) -> str:
        return f"{card}: pay {cost} more to let it enter ready?"

    def ask_where(self, card: str, more: int = 0) -> str:
        asked = f"Where do you play {card}?"
        return f"{asked} {more} more {'follows' if more == 1 else 'follow'}." if more else asked

    def ask_destination(self, card: str) -> str:
        return f"Where does {card} move?"

    def ask_group(self) -> str:
        return "Who else moves there?"

    def ask_target(self, card: str) -> str:
        return f"{card}: choose a target."

    def ask_goal(self, card: str, unit: str) -> str:
        return f"{card}: where does {unit} move?" if unit else f"{card}: where do they move?"

    def ask_extra(self, card: str, cost: str, may: bool) -> str:
        return f"{card}: {cost} as an additional cost{'?' if may else '.'}"

    def ask_repeat(self, card: str, cost: str) -> str:
        return f"{card}: {cost} to repeat it?"

    def ask_may(self, card: str, option: str) -> str:
        return f"{card}: {option[0].lower()}{option[1:]} Do it?"

    def which_of(self, n: int, of: int) -> str:
        return f"({n} of {of})"

    def choose_now(self, card: str, chosen: str) -> str:
        return f"{card}: {chosen}."

    def choose_to(self, card: str, chosen: str, purpose: str) -> str:
        return f"{card}: {chosen} to {OBJECT_PRONOUN.sub('', purpose)}."

    def ask_play(self, card: str) -> str:
        return f"{card}: pay for it and play it?"

    def ask_banish(self, card: str) -> str:
        return f"{card}: banish it?"

    def ask_decline(self, card: str, n: int) -> str:
        return f"{card}: pay {n} Power for the chosen target? Otherwise the ability is given up."

    def ask_pay(self, card: str) -> str:
        return f"How do you pay for {card}?"

    def ask_assign(self, n: int) -> str:
        return f"{n} damage left: who takes it next?"

    def ask_discard(self, card: str, n: int) -> str:
        what = "a card" if n == 1 else f"{n} cards"
        return f"{card}: choose {what} to discard." if card else f"Choose {what} to discard."

    def ask_mulligan(self, n: int) -> str:
        if n:
            return "One card is set aside. Set one more aside, or keep the rest."
        return "Set up to two cards aside to exchange them, or keep your hand."

    def ask_order(self) -> str:
        return "Several of your abilities trigger: which goes on the chain first? It resolves last."

    def ask_open(self) -> str:
        return "Which showdown opens first?"

    def ask_opponent(self) -> str:
        return "Your deck is empty: which opponent gains the point?"

    def ask_whose_card(self, card: str) -> str:
        return f"{card}: whose card do you choose?"

    def ask_predict(self, card: str) -> str:
        return f"The top card of your deck is {card}."

    def ask_bring(self) -> str:
        return "Choose a battlefield for this game."

    def ask_starts(self) -> str:
        return "Who starts?"

    def ask_invited(self, name: str) -> str:
        return f"{name} invites you: play a card or pass."

    def ask_hide(self) -> str:
        return "Where do you hide the card?"

    def ask_surplus(self) -> str:
        return "There is room for one facedown card only. Which one goes to your trash?"

    def ask_rune(self, card: str) -> str:
        return (
            f"{card}: which rune do you recycle?" if card else "Which rune do you pay with to hide the card?"
        )

    def ask_take(self, card: str, goal: int) -> str:
        return f"{card}: {TAKEN[goal]}"

    def ask_spend(self, card: str, spend: int) -> str:
        return f"{card}: {SPENT[spend]}"

    def ask_mode(self, card: str) -> str:
        return f"{card}: choose one."

    def ask_ability(self, card: str) -> str:
        return f"Whose ability does {card} use?"

    def ask_choose(self, card: str, what: int) -> str:
        return f"{card}: {CHOSEN[what]}"

    def say_cards_or_runes(self, mode: int) -> str:
        return ("cards", "runes")[mode]

    def say_energy_or_power(self, mode: int) -> str:
        return ("1 less Energy", "1 less Power")[mode]

    def say_top_or_bottom(self, mode: int) -> str:
        return ("on the top", "on the bottom")[mode]

    def ask_saved(self, card: str) -> str:
        return f"Several units are dying: which one does {card} save?"

    def ask_save_for(self, card: str) -> str:
        return f"You may pay for {card} to save a unit that is dying: which one?"

    def ask_saver(self, card: str) -> str:
        return f"{card} is dying: what saves it?"

    def ask_out(self, n: int) -> str:
        return f"Which card leaves your deck for the next game? Swaps so far: {n}."

    def ask_in(self) -> str:
        return "Which card of your sideboard takes its place?"

    def ask_champion(self, only: str) -> str:
        if only:
            return f"Your Chosen Champion in the next game can only be {only}."
        return "Who is your Chosen Champion in the next game?"

    def say_keep_rest(self) -> str:
        return "keep the rest"

    def say_no_target(self) -> str:
        return "no more targets"

    def say_saved_otherwise(self) -> str:
        return "the spell that protects it"

    def say_deck_is_ready(self) -> str:
        return "the deck is ready"

    def say_hide(self, card: str) -> str:
        return f"hide {card}"

    def say_plain(self, verb: int) -> str:
        return PLAIN[verb]

    def say_play(self, card: str) -> str:
        return f"play {card}"

    def say_hide_champion(self, card: str) -> str:
        return f"hide {card} (Chosen Champion)"

    def say_champion(self, card: str) -> str:
        return f"play {card} (Chosen Champion)"

    def say_use(self, card: str) -> str:
        return f"use {card}"

    def say_move(self, card: str) -> str:
        return f"move {card}"

    def say_tap(self, domain: int) -> str:
        return f"exhaust {a_rune(domain)}"

    def say_recycle(self, domain: int) -> str:
        return f"recycle {a_rune(domain)}"

    def say_order(self, card: str) -> str:
        return f"the ability of {card}"

    def say_starts(self, name: str) -> str:
        return f"{name} starts" if name else "you start"

    def say_recycle_it(self) -> str:
        return "recycle it"

    def say_keep_it(self) -> str:
        return "leave it on top"

    def base(self, name: str, mine: bool) -> str:
        return "your base" if mine else f"{name}’s base"

    def kind(self, kind: int) -> str:
        return TYPE_NAMES[kind]

    def domain(self, domain: int) -> str:
        return DOMAIN_NAMES[domain].title()

    def rune(self, domain: int) -> str:
        return f"{DOMAIN_NAMES[domain].title()} rune"

    def spell(self) -> str:
        return "a spell"

    def unit_line(self, card: str, might: int, place: str, whose: str) -> str:
        parts = [f"{might} Might", place, *([whose] if whose else [])]
        return f"{card} ({', '.join(parts)})"

    def breach(self, b: Breach) -> str:
        guess = f"; did you mean {b.other}?" if b.other else "."
        most = decks.MAX_LISTED_COPIES
        return {
            decks.TOO_SMALL: f"The Main Deck has {CARD.counted(b.n)}; it needs at least {decks.MAIN_DECK}.",
            decks.NOT_CHOSEN: f"{b.card} cannot be the Chosen Champion of {b.other}.",
            decks.TOO_MANY: f"{b.card} is there {b.n} times; {decks.COPIES} are allowed.",
            decks.FOREIGN: f"{b.card} is outside the domains of {b.other}.",
            decks.FOREIGN_SIGNATURE: f"{b.card} is a Signature card of {b.other}.",
            decks.SIGNATURES: f"There are {b.n} Signature cards; {decks.COPIES} are allowed in all.",
            decks.RUNES: f"The Rune Deck has {RUNE.counted(b.n)}; it needs exactly {decks.RUNE_DECK}.",
            decks.FOREIGN_RUNES: f"{b.card} runes are outside the domains of {b.other}.",
            decks.NO_FIELD: "There is no battlefield.",
            decks.SAME_FIELD: f"{b.card} is there twice; each battlefield may be brought once.",
            decks.LARGE_SIDE: f"The sideboard has {CARD.counted(b.n)}; {decks.SIDEBOARD} are allowed.",
            decks.TEAM_LEGEND: f"Teammates cannot both play {b.card}.",
            decks.TEAM_FIELD: f"Teammates cannot both bring {b.card}.",
            decks.UNKNOWN: f"“{b.card}” is not a known card{guess}",
            decks.UNPLAYABLE: f"{b.card} ({b.other}) cannot be played here yet.",
            decks.NO_LEGEND: "The deck has no legend.",
            decks.TWO_LEGENDS: f"A deck has one legend, and here is {b.card} too.",
            decks.NO_CHAMPION: f"The deck of {b.other} has no champion unit to choose.",
            decks.TWO_CHAMPIONS: f"A deck has one Chosen Champion, and here is {b.card} too.",
            decks.NOT_ASIDE: f"A sideboard has only cards for the Main Deck, and {b.card} is none.",
            decks.BAD_COUNT: f"{b.card} {b.n} times? A list has from 1 to {most} of a card.",
            decks.BAD_CODE: "This deck code cannot be read: part of it is missing, or it is of a newer kind.",
            decks.TOO_LONG: f"The list is too long: only its first {b.n} entries were read.",
        }[b.key]
