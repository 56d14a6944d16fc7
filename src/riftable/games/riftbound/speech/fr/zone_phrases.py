"""French: the phrases of card text about zones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riftbound.speech.card_parts import (
    IT,
    Noun,
    NounPhrase,
    Pronoun,
    Referent,
    Verb,
    VerbForm,
    Where,
    is_several,
)
from riftable.games.riftbound.speech.fr.card_nouns import clitic, refer_to, with_clitic
from riftable.games.riftbound.speech.fr.card_words import LOOK, VERBS, FrenchVerb
from riftable.games.riftbound.speech.zone_phrases import Ignored, PlayTerms, ZonePhrases
from riftable.language.fr import COLON

PUT_BACK: Final = FrenchVerb("remettre", "remets", "remet", "remettez", "remettent")
A_UNIT: Final = IT
A_CARD: Final[Pronoun] = IT._replace(noun=Noun.CARD)
A_RUNE: Final[Pronoun] = IT._replace(noun=Noun.RUNE)


class FrenchZonePhrases(ZonePhrases):
    """Zones in French."""

    def play_card(self, form: VerbForm, what: Referent, terms: PlayTerms) -> str:
        its = "leur" if is_several(what) else "son"
        to = ""
        if terms.to is Where.YOUR_BASE:
            to = " dans sa base" if form in (VerbForm.IT_DOES, VerbForm.THEY_DO) else " dans votre base"
        elif terms.to is Where.THIS_BATTLEFIELD:
            to = " sur ce Battlefield"
        elif terms.to is Where.BATTLEFIELD:
            to = " sur un Battlefield que vous contrôlez"
        elif terms.to is not Where.ANYWHERE:
            to = " ici"
        how = {
            Ignored.NOTHING: "",
            Ignored.ENERGY: f" sans payer {its} Energy cost",
            Ignored.ALL: f" sans payer {its} coût",
        }[terms.ignored]
        how += f", en réduisant {its} coût de [{terms.less}]" if terms.less else ""
        named = "" if clitic(what, dative=False)[0] else f" {refer_to(what)}"
        if isinstance(what, NounPhrase) and what.where is Where.YOUR_HAND:
            named = f" {refer_to(what._replace(where=Where.ANYWHERE))} de votre main"
        return f"{with_clitic(form, VERBS[Verb.PLAY], what)}{named}{to}{how}"

    def banish_unit(self, form: VerbForm, over: int) -> str:
        might = f" dont la Might dépasse d’au plus {over} la Might de l’Unit éliminée" if over >= 0 else ""
        return f"{VERBS[Verb.BANISH].forms[form]} l’une des Units parmi elles{might}"

    def recycle_rest(self, form: VerbForm, revealed: bool) -> str:
        return f"{VERBS[Verb.RECYCLE].forms[form]} les {'cartes révélées' if revealed else 'autres'}"

    def recycle_some(self, form: VerbForm, n: int) -> str:
        some = "l’une d’elles ou les deux" if n == 2 else "autant d’entre elles que vous voulez"
        return f"{VERBS[Verb.RECYCLE].forms[form]} {some}"

    def put_back(self, form: VerbForm) -> str:
        return f"{PUT_BACK.forms[form]} les autres sur votre Main Deck dans l’ordre de votre choix"

    def each_banishes_one(self, n: int) -> str:
        looks = f"chaque joueur regarde les {n} premières cartes de son Main Deck"
        return f"{looks}, Banish l’une d’elles, puis Recycle les autres"

    def each_plays_those(self, terms: PlayTerms) -> str:
        how = {
            Ignored.NOTHING: "",
            Ignored.ENERGY: " sans payer leurs Energy costs",
            Ignored.ALL: " sans payer leurs coûts",
        }
        return f"en commençant par le joueur suivant, chaque joueur joue ces cartes{how[terms.ignored]}"

    def reveal_top(self, form: VerbForm, n: int) -> str:
        top = "la première carte" if n == 1 else f"les {n} premières cartes"
        return f"{VERBS[Verb.REVEAL].forms[form]} {top} de votre Main Deck"

    def reveal_until_unit(self, form: VerbForm) -> str:
        cards = f"{VERBS[Verb.REVEAL].forms[form]} les premières cartes de votre Main Deck"
        return f"{cards} jusqu’à révéler une Unit et {with_clitic(form, VERBS[Verb.BANISH], A_UNIT)}"

    def opponents_reveal(self) -> str:
        return "chaque adversaire révèle la première carte de son Main Deck"

    def choose_and_banish(self, form: VerbForm) -> str:
        banished = with_clitic(form, VERBS[Verb.BANISH], A_CARD)
        chosen = VERBS[Verb.CHOOSE].forms[form]
        return f"{f'{chosen}-en' if form is VerbForm.ORDER else f'en {chosen}'} une et {banished}"

    def from_trash(self, order: str) -> str:
        return f"{order} depuis votre Trash"

    def unit_goes_here(self, where: Where) -> str:
        here = "sur ce Battlefield" if where is Where.THIS_BATTLEFIELD else "ici"
        return f"si c’est une Unit, jouez-la {here}"

    def reveal_rune(self, form: VerbForm) -> str:
        shown = f"{VERBS[Verb.REVEAL].forms[form]} la première Rune de votre Rune Deck"
        return f"{shown}, puis {with_clitic(form, VERBS[Verb.RECYCLE], A_RUNE)}"

    def by_domain(self, branches: Sequence[tuple[str, str]]) -> str:
        told = " ".join(f"{symbol} — {text}" for symbol, text in branches)
        return f"faites l’une des actions suivantes selon son Domain{COLON}{told}"

    def surfaces(self, me: Pronoun, cost: str) -> str:
        banished = self.act(VerbForm.INFINITIVE, [Verb.BANISH], me)
        played = self.act(VerbForm.INFINITIVE, [Verb.PLAY], me)
        seen = [self.act(VerbForm.YOU_DO, [Verb.REVEAL], me), with_clitic(VerbForm.YOU_DO, LOOK, me)]
        if not clitic(me, dative=False)[0]:
            seen[1] = f"{LOOK.forms[VerbForm.YOU_DO]} {refer_to(me)}"
        when = f"quand vous {seen[1]} ou {seen[0]} sur le dessus de votre Main Deck"
        return f"{when}, vous pouvez {banished}. Si vous le faites, vous pouvez {played} pour {cost}"

    def ready_runes(self, form: VerbForm) -> str:
        return f"{VERBS[Verb.READY].forms[form]} vos Runes"
