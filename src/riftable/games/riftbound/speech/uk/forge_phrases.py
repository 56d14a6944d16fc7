"""Ukrainian: the phrases of card text that came with Spiritforged."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import NounPhrase, Person, Pronoun, Verb, VerbForm
from riftable.games.riftbound.speech.forge_phrases import ForgePhrases
from riftable.games.riftbound.speech.uk.card_nouns import gifts_text, refer_to, reflexive, subject_verb
from riftable.games.riftbound.speech.uk.card_words import COST, GIVE, VERBS
from riftable.language.uk_euphony import I


class UkrainianForgePhrases(ForgePhrases):
    """What came with Spiritforged, in Ukrainian."""

    def this_turn(self, statement: str) -> str:
        return f"цього ходу {statement}"

    def take_up(self, what: NounPhrase) -> str:
        taken = reflexive(refer_to(what, "A"))
        return f"можете надягти на мене {taken} за його вартість [Equip], меншу на [A]"

    def mixes_scoring(self) -> str:
        return "мої ефекти утримання є також ефектами завоювання, і навпаки"

    def costs_less_elsewhere(self, this: Pronoun, cost: str) -> str:
        return f"{subject_verb(this, COST)} на {cost} менше, якщо розіграти мене не з руки"

    def reveal_and_draw(self, form: VerbForm, what: NounPhrase) -> str:
        drawn = f"{VERBS[Verb.DRAW].forms[form]} {refer_to(Pronoun(Person.IT, what.noun), 'A')} на руку"
        return f"{VERBS[Verb.REVEAL].forms[form]} з-поміж них {refer_to(what, 'A')} {I} {drawn}"

    def may_play_to_attacked(self) -> str:
        return "мене можна розіграти на поле бою, яке ви атакуєте"

    def only_to_conquered(self) -> str:
        return "розігруйте мене лише на поле бою, яке завоювали цього ходу"

    def no_combat_damage(self) -> str:
        return "я не завдаю бойової шкоди"

    def fresh_bonus(self, n: int) -> str:
        return f"якщо це спорядження надягли на мене цього ходу, я маю {gifts_text([n], more=True)}"

    def doubles_bonuses(self) -> str:
        return "кожне надягнуте на мене екіпірування дає вдвічі більше базової додаткової міці"

    def one_not_chosen(self, modes: Sequence[str]) -> str:
        return f"виберіть те, чого цього ходу ще не вибирали: • {' • '.join(modes)}"

    def i_am_a(self, tag: str) -> str:
        return f"я {tag}"

    def one_of(self, modes: Sequence[str]) -> str:
        return f"виберіть одне: • {' • '.join(modes)}"

    def attach_or_detach(self) -> str:
        chosen = "виберіть бійця та екіпірування, які контролює один гравець"
        return f"{chosen}. Надягніть це екіпірування на цього бійця або зніміть його з нього"

    def repeats_for_its_cost(self, form: VerbForm, what: NounPhrase) -> str:
        return f"{GIVE.forms[form]} [Repeat], що дорівнює його вартості, {refer_to(what, 'D')}"

    def each_may_play(self, played: str) -> str:
        return f"ви та кожен противник можете {played}"

    def you_play_for_each(self, played: str) -> str:
        return f"за кожного противника, який це зробив, {played}"

    def once_a_turn(self) -> str:
        return "використовуйте лише раз за хід"

    def take_over(self) -> str:
        return "якщо він екіпірований, можете надягти на мене одне з його екіпірувань"

    def accelerate_elsewhere(self) -> str:
        return "союзні бійці, розіграні не з руки гравця, мають [Accelerate]"

    def equipment_quick_draw(self) -> str:
        return "ваше екіпірування всюди має [Quick-Draw]"

    def less_by_recycled(self) -> str:
        return "зменште його вартість в енергії на міць підкладеного бійця"
