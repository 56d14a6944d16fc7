"""EffectText: what lasts on the board, in the words of the cards that brought it about."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.items import Effect
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.speech.card_clauses import sentence
from riftable.games.riftbound.speech.card_lasting import NEXT_SPELL, NEXT_UNIT
from riftable.games.riftbound.speech.card_limits import CARDS
from riftable.games.riftbound.speech.card_meaning import FRIENDS, Scope
from riftable.games.riftbound.speech.card_parts import (
    FixedCondition,
    Noun,
    NounPhrase,
    Person,
    Pronoun,
    Quantity,
    Whose,
)
from riftable.games.riftbound.speech.card_symbols import keyword_text
from riftable.games.riftbound.speech.effect_phrases import EffectPhrases
from riftable.games.riftbound.speech.log import LogSpeech
from riftable.games.riftbound.speech.table import TableSpeech

IT: Final = Pronoun(Person.IT, Noun.UNIT)
UNITS_PLAYED: Final = NounPhrase(Noun.UNIT, Quantity.PLURAL, whose=Whose.YOU_PLAY_THIS_TURN)


class EffectText(EffectPhrases, TableSpeech, LogSpeech):
    """What an effect says while it lasts. "You" is its player, "it" the unit that it concerns."""

    def effect_text(self, t: Realm, effect: Effect) -> str:
        """A lasting effect as a sentence; "" if it only keeps count of something."""
        title = t.card(effect.unit).title if effect.unit >= 0 else ""
        match int(effect.what):
            case ids.GRANTS:
                keyword, n = divmod(int(effect.n), ids.GRANT)
                return self.granted(title, keyword_text(keyword, n), True)
            case ids.SHIELDS:
                return self.shielded(title, int(effect.n))
            case ids.ATTACHED:
                return self.attached(title, t.card(effect.n).title)
            case ids.LENDS:
                card = t.cards[effect.kind]
                given = self.quoted_line(card.lends[effect.text], card, ids.UNIT)
                return self.granted(title, self.spoken(given), True)
            case ids.BORROWED if effect.n >= ids.KEEPER:
                return self.kept_until_gone(title, t.card(effect.n // ids.KEEPER).title)
            case ids.BANISHED_WITH:
                return self.was_banished_with(t.cards[effect.kind].title, title)
            case ids.WAITS:
                return self.spoken(self._waiting(t, effect))
            case _:
                told = self._effect_statement(t, effect)
                return self.spoken(sentence(told)) if told else ""

    def effect_text_for_others(self, t: Realm, effect: Effect) -> str:
        """The same sentence for everyone but the effect's player, whom it calls "this player"."""
        n = int(effect.n)
        match int(effect.what):
            case ids.ENTER_READY:
                return self.player_units_enter_ready(only_next=False)
            case ids.NEXT_READY:
                return self.player_units_enter_ready(only_next=True)
            case ids.NEXT_DAMAGE:
                return self.player_spell_deals_bonus(n)
            case ids.FREES_GEAR:
                return self.player_gear_is_free(f"[{n}]")
            case ids.NEXT_REPEATS:
                return self.player_spell_repeats()
            case ids.CHEAPER_SPELL:
                return self.player_spell_costs_less(f"[{n}]")
            case ids.BUFFS_MORE:
                return self.player_buffs_give(n)
            case ids.CANT_PLAY:
                return self.player_cant_play()
            case ids.HIDES_FREE:
                return self.player_hides_for_free()
            case ids.WAITS:
                return self.text_for_player(self.effect_text(t, effect))
            case _:
                return self.effect_text(t, effect)

    def might_text(self, t: Realm, u: int) -> str:
        """The Might that a unit has been given or has lost this turn; "" if there is none."""
        return self.gave(t.card(u).title, int(t.extra[u])) if t.extra[u] else ""

    def _effect_statement(self, t: Realm, effect: Effect) -> str:
        """An effect as a statement; "" if it says nothing."""
        n = int(effect.n)
        match int(effect.what):
            case ids.SAVES if effect.kind < 0:
                return self.is_saved(IT)
            case ids.SAVES:
                card = t.cards[effect.kind]
                return self._saved_for(card.later[effect.text].cost, card, IT)
            case ids.PREVENTS if effect.once:
                return self.next_is_prevented()
            case ids.PREVENTS:
                return self.is_prevented(n)
            case ids.PREVENTS_ITEMS:
                return self.all_is_prevented()
            case ids.ENTER_READY:
                return self.enters_ready(UNITS_PLAYED)
            case ids.NEXT_READY:
                return self.enters_ready(NEXT_UNIT)
            case ids.NEXT_DAMAGE:
                return self.next_deals_bonus(NEXT_SPELL, n)
            case ids.FREES_GEAR:
                return self._may_play_free(n)
            case ids.NEXT_REPEATS:
                return self.has_gifts(NEXT_SPELL, ["[Repeat]"], more=False)
            case ids.CHEAPER_SPELL:
                return self.costs_less(NEXT_SPELL, f"[{n}]", "", None)
            case ids.BUFFS_MORE:
                return self.buffs_give(n, FRIENDS)
            case ids.CANT_PLAY:
                return self.you_cant_play(CARDS)
            case ids.HIDES_FREE:
                return self.hides_for_free(CARDS)
            case _:
                return ""

    def _waiting(self, t: Realm, effect: Effect) -> str:
        """An ability that waits for its moment, and which moment that is."""
        card = t.cards[effect.kind]
        ability = card.later[effect.text]
        body, after = self._in_sequence(ability.words, Scope(card, ability))
        match int(effect.n):
            case ids.TURN_ENDS:
                body = self.at_end_of_turn(body)
            case ids.UNIT_HURT:
                body = self.next_time_hurt(IT, body) if effect.unit >= 0 else self.when_hurt(body)
            case ids.UNIT_PLAYED:
                body = self.friend_played(body)
            case ids.I_DIE:
                body = self.reflexive(self.condition(FixedCondition.KILLED_BY_THIS), body)
        return sentence(body, after)
