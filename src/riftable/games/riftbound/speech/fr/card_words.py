"""French: the words of card text, and their forms."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.card_parts import (
    FixedCondition,
    Goal,
    Measure,
    Moment,
    Noun,
    State,
    Until,
    Verb,
    VerbForm,
    Where,
    Whose,
)
from riftable.language.fr import Noun as FrenchNoun
from riftable.language.table_talk.fr import CARD


class FrenchVerb:
    """A verb in the forms cards need; the order is that of “vous”."""

    def __init__(self, infinitive: str, je: str, il: str, vous: str, ils: str, participle: str = "") -> None:
        self.forms = {
            VerbForm.ORDER: vous,
            VerbForm.INFINITIVE: infinitive,
            VerbForm.I_DO: je,
            VerbForm.YOU_DO: vous,
            VerbForm.IT_DOES: il,
            VerbForm.THEY_DO: ils,
        }
        self.participle = participle


def regular(infinitive: str) -> FrenchVerb:
    """A verb in -er."""
    stem = infinitive.removesuffix("er")
    return FrenchVerb(infinitive, f"{stem}e", f"{stem}e", f"{stem}ez", f"{stem}ent", f"{stem}é")


def english(word: str) -> FrenchVerb:
    """An English verb, which has one form."""
    return FrenchVerb(word, word, word, word, word, word)


DAMAGE: Final = FrenchNoun("dégât")
NOUNS: Final = {
    Noun.UNIT: FrenchNoun("Unit", feminine=True),
    Noun.GEAR: FrenchNoun("Gear"),
    Noun.SPELL: FrenchNoun("Spell"),
    Noun.RUNE: FrenchNoun("Rune", feminine=True),
    Noun.CARD: CARD,
    Noun.LEGEND: FrenchNoun("Legend", feminine=True),
    Noun.BATTLEFIELD: FrenchNoun("Battlefield"),
    Noun.BUFF: FrenchNoun("Buff"),
}
VERBS: Final = {
    Verb.ATTACK: regular("attaquer"),
    Verb.BUFF: regular("buffer"),
    Verb.CHOOSE: FrenchVerb("choisir", "choisis", "choisit", "choisissez", "choisissent", "choisi"),
    Verb.CONQUER: FrenchVerb("conquérir", "conquiers", "conquiert", "conquérez", "conquièrent", "conquis"),
    Verb.COUNTER: regular("contrer"),
    Verb.DEFEND: FrenchVerb("défendre", "défends", "défend", "défendez", "défendent", "défendu"),
    Verb.DEFEND_PLACE: FrenchVerb("défendre", "défends", "défend", "défendez", "défendent", "défendu"),
    Verb.DIE: FrenchVerb("être éliminé", "suis éliminé", "est éliminé", "êtes éliminé", "sont éliminé"),
    Verb.DISCARD: regular("défausser"),
    Verb.DRAW: regular("piocher"),
    Verb.EXHAUST: english("Exhaust"),
    Verb.HOLD: english("Hold"),
    Verb.KILL: regular("éliminer"),
    Verb.MOVE: regular("déplacer"),
    Verb.MOVE_ITSELF: FrenchVerb("se déplacer", "me déplace", "se déplace", "vous déplacez", "se déplacent"),
    Verb.PLAY: regular("jouer"),
    Verb.READY: english("Ready"),
    Verb.RECALL: FrenchVerb("renvoyer", "renvoie", "renvoie", "renvoyez", "renvoient", "renvoyé"),
    Verb.RECYCLE: english("Recycle"),
    Verb.RETURN: FrenchVerb("renvoyer", "renvoie", "renvoie", "renvoyez", "renvoient", "renvoyé"),
    Verb.SPEND: regular("dépenser"),
    Verb.STUN: english("Stun"),
}
BE: Final = FrenchVerb("être", "suis", "est", "êtes", "sont")
BECOME: Final = FrenchVerb("devenir", "deviens", "devient", "devenez", "deviennent")
COST: Final = regular("coûter")
DEAL: Final = FrenchVerb("infliger", "inflige", "inflige", "infligez", "infligent")
DOUBLE: Final = regular("doubler")
DO: Final = FrenchVerb("faire", "fais", "fait", "faites", "font")
ENTER: Final = regular("entrer")
GAIN: Final = regular("gagner")
GIVE: Final = regular("donner")
HAVE: Final = FrenchVerb("avoir", "ai", "a", "avez", "ont")
LOOK: Final = regular("regarder")
PAY: Final = regular("payer")
PUT: Final = FrenchVerb("mettre", "mets", "met", "mettez", "mettent")
RECOVER: Final = FrenchVerb("récupérer", "récupère", "récupère", "récupérez", "récupèrent")
SHOULD: Final = FrenchVerb("devoir", "devrais", "devrait", "devriez", "devraient")
WIN: Final = regular("remporter")

ADJECTIVES: Final = {Whose.FRIENDLY: "allié", Whose.ENEMY: "ennemi"}
STATES: Final = {State.READY: "Ready", State.BUFFED: "buffé", State.FACEDOWN: "caché"}
PLAYED: Final = {Whose.YOU_PLAY_THIS_TURN: " que vous jouez pendant ce tour"}
WHERE: Final = {
    Where.ANYWHERE: "",
    Where.BATTLEFIELD: " sur un Battlefield",
    Where.BATTLEFIELDS: " sur les Battlefields",
    Where.CHOSEN_BATTLEFIELD: " sur un Battlefield",
    Where.THAT_BATTLEFIELD: " sur ce Battlefield",
    Where.THIS_BATTLEFIELD: " de ce Battlefield",
    Where.MY_BATTLEFIELD: " sur mon Battlefield",
    Where.HERE: " ici",
    Where.COMBAT: " en combat",
    Where.YOUR_TRASH: " de votre Trash",
    Where.YOUR_HAND: " en main",
    Where.YOUR_BASE: " dans votre base",
}
FROM: Final = {  # where the place is one that is left
    Where.BATTLEFIELD: " d’un Battlefield",
    Where.BATTLEFIELDS: " des Battlefields",
    Where.CHOSEN_BATTLEFIELD: " d’un Battlefield",
    Where.THAT_BATTLEFIELD: " de ce Battlefield",
    Where.MY_BATTLEFIELD: " de mon Battlefield",
    Where.HERE: " d’ici",
}
AT: Final = {**WHERE, Where.THIS_BATTLEFIELD: " sur ce Battlefield", Where.YOUR_TRASH: " dans votre Trash"}
GOALS: Final = {
    Goal.OWNERS_HAND: ("dans la main de son propriétaire", "dans la main de leurs propriétaires"),
    Goal.YOUR_HAND: ("dans votre main", "dans votre main"),
}
UNTIL: Final = {
    Until.END_OF_TURN: " pendant ce tour",
    Until.END_OF_COMBAT: " pendant ce combat",
    Until.FOREVER: "",
}
MEASURES: Final = {Measure.DISCARDED_ENERGY: "des dégâts égaux à l’Energy cost de la carte défaussée"}
MOMENTS: Final = {
    Moment.END_OF_YOUR_TURN: "à la fin de votre tour",
    Moment.START_OF_YOUR_BEGINNING: "au début de votre Beginning Phase",
}
CONDITIONS: Final = {
    FixedCondition.DONE: "vous le faites",
    FixedCondition.EXTRA_PAID: "vous avez payé ce coût",
    FixedCondition.NOT_POSSIBLE: "vous ne pouvez pas",
    FixedCondition.KILLED_BY_THIS: "cela l’élimine",
    FixedCondition.ONLY_UNIT_THERE: "c’est la seule Unit que vous contrôlez à cet endroit",
    FixedCondition.CARD_DISCARDED: "vous avez défaussé une carte pendant ce tour",
    FixedCondition.I_BUFFED: "j’ai un Buff",
    FixedCondition.I_MIGHTY: "je suis [Mighty]",
    FixedCondition.I_AT_BATTLEFIELD: "je suis sur un Battlefield",
}
