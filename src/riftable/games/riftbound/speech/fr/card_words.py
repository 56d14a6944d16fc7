"""French: the words of card text, and their forms."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.card_parts import (
    FixedCondition,
    Goal,
    Measure,
    Moment,
    Noun,
    Person,
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
    Noun.EQUIPMENT: FrenchNoun("Equipment"),
    Noun.SPELL: FrenchNoun("Spell"),
    Noun.RUNE: FrenchNoun("Rune", feminine=True),
    Noun.CARD: CARD,
    Noun.LEGEND: FrenchNoun("Legend", feminine=True),
    Noun.BATTLEFIELD: FrenchNoun("Battlefield"),
    Noun.BUFF: FrenchNoun("Buff"),
    Noun.OBJECT: FrenchNoun("objet"),
    Noun.PLAYER: FrenchNoun("joueur"),
    Noun.OPPONENT: FrenchNoun("adversaire"),
    Noun.POINT: FrenchNoun("point"),
    Noun.ABILITY_OF_GEAR: FrenchNoun(
        "Ability activée d’un Gear", feminine=True, plural="Abilities activées de Gears"
    ),
    Noun.SPELL_OR_ABILITY: FrenchNoun("Spell ou Ability", plural="Spells ou Abilities"),
}
VERBS: Final = {
    Verb.ATTACK: regular("attaquer"),
    Verb.BANISH: english("Banish"),
    Verb.BECOME_MIGHTY: FrenchVerb(
        "devenir [Mighty]",
        "deviens [Mighty]",
        "devient [Mighty]",
        "devenez [Mighty]",
        "deviennent [Mighty]",
    ),
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
    Verb.EQUIP: FrenchVerb("équiper", "équipe", "équipe", "équipez", "équipent", "équipé"),
    Verb.HEAL: regular("soigner"),
    Verb.HOLD: english("Hold"),
    Verb.LEAVE_BOARD: regular("quitter"),
    Verb.KILL: regular("éliminer"),
    Verb.MOVE: regular("déplacer"),
    Verb.MOVE_ITSELF: FrenchVerb("se déplacer", "me déplace", "se déplace", "vous déplacez", "se déplacent"),
    Verb.PLAY: regular("jouer"),
    Verb.READY: english("Ready"),
    Verb.RECALL: FrenchVerb("renvoyer", "renvoie", "renvoie", "renvoyez", "renvoient", "renvoyé"),
    Verb.RECYCLE: english("Recycle"),
    Verb.RETURN: FrenchVerb("renvoyer", "renvoie", "renvoie", "renvoyez", "renvoient", "renvoyé"),
    Verb.REVEAL: FrenchVerb("révéler", "révèle", "révèle", "révélez", "révèlent", "révélé"),
    Verb.SPEND: regular("dépenser"),
    Verb.STUN: english("Stun"),
    Verb.TAKE_DAMAGE: FrenchVerb(
        "subir des dégâts",
        "subis des dégâts",
        "subit des dégâts",
        "subissez des dégâts",
        "subissent des dégâts",
    ),
    Verb.USE: regular("utiliser"),
    Verb.WIN: FrenchVerb(
        "remporter un combat",
        "remporte un combat",
        "remporte un combat",
        "remportez un combat",
        "remportent un combat",
    ),
}
ATTACH: Final = regular("attacher")
DETACH: Final = regular("détacher")
CAN: Final = FrenchVerb("pouvoir", "peux", "peut", "pouvez", "peuvent")
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
PREVENT: Final = FrenchVerb("empêcher", "empêche", "empêche", "empêchez", "empêchent")
PUT: Final = FrenchVerb("mettre", "mets", "met", "mettez", "mettent")
RECOVER: Final = FrenchVerb("récupérer", "récupère", "récupère", "récupérez", "récupèrent")
SPLIT: Final = FrenchVerb("répartir", "répartis", "répartit", "répartissez", "répartissent")
SHOULD: Final = FrenchVerb("devoir", "devrais", "devrait", "devriez", "devraient")
SHOULD_AFTER_SI: Final = FrenchVerb("devoir", "devais", "devait", "deviez", "devaient")
TAKE_OFF: Final = regular("retirer")
TAKE: Final = FrenchVerb("subir", "subis", "subit", "subissez", "subissent")
WIN: Final = regular("remporter")

ADJECTIVES: Final = {Whose.FRIENDLY: "allié", Whose.ENEMY: "ennemi"}
STATES: Final = {
    State.READY: "Ready",
    State.EXHAUSTED: "Exhausted",
    State.BUFFED: "buffé",
    State.STUNNED: "Stunned",
    State.DAMAGED: "endommagé",
    State.MIGHTY: "[Mighty]",
    State.FACEDOWN: "caché",
    State.REVEALED: "révélé",
    State.ATTACKING: "attaquant",
    State.TOKEN: "Token",
    State.EQUIPPED: "équipé",
    State.ATTACHED: "attaché",
    State.DETACHED: "détaché",
    State.OPEN: "inoccupé",
}
FIXED: Final = ("Token", "Ready", "Exhausted", "Stunned", "[Mighty]")  # English, without agreement
PLAYED: Final = {
    Whose.YOURS: " que vous contrôlez",
    Whose.YOU_PLAY_THIS_TURN: " que vous jouez pendant ce tour",
}
WHERE: Final = {
    Where.ANYWHERE: "",
    Where.BATTLEFIELD: " sur un Battlefield",
    Where.BATTLEFIELDS: " sur les Battlefields",
    Where.CHOSEN_BATTLEFIELD: " sur un Battlefield",
    Where.THAT_BATTLEFIELD: " sur ce Battlefield",
    Where.THIS_BATTLEFIELD: " de ce Battlefield",
    Where.MY_BATTLEFIELD: " sur mon Battlefield",
    Where.HERE: " ici",
    Where.ANOTHER_LOCATION: " à un autre endroit",
    Where.ITS_PLACE: " à cet endroit",
    Where.ITS_DESTINATION: " à sa destination",
    Where.SAME_BATTLEFIELD: " sur le même Battlefield",
    Where.ON_IT: " de cette Unit",
    Where.ITS_BASE: " dans sa base",
    Where.COMBAT: " en combat",
    Where.YOUR_TRASH: " de votre Trash",
    Where.TRASHES: " des Trashes",
    Where.YOUR_HAND: " en main",
    Where.YOUR_BASE: " dans votre base",
    Where.HIDDEN_ZONE: " depuis [Hidden]",
    Where.YOUR_MAIN_DECK: " dans votre Main Deck",
    Where.SAME_LOCATION: " au même endroit",
    Where.PLAYED_THIS_TURN: " que vous avez jouée pendant ce tour",
    Where.BY_HOLDING: " marqué par un Hold pendant ce tour",
    Where.CHOOSING_FRIENDS: " qui cible une Unit alliée ou un Gear allié",
    Where.SAME_CONTROLLER: " du même contrôleur",
}
FROM: Final = {  # where the place is one that is left
    Where.BATTLEFIELD: " d’un Battlefield",
    Where.BATTLEFIELDS: " des Battlefields",
    Where.CHOSEN_BATTLEFIELD: " d’un Battlefield",
    Where.THAT_BATTLEFIELD: " de ce Battlefield",
    Where.MY_BATTLEFIELD: " de mon Battlefield",
    Where.HERE: " d’ici",
    Where.ANOTHER_LOCATION: " d’un autre endroit",
    Where.ITS_PLACE: " de cet endroit",
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
MEASURES: Final = {
    Measure.AMOUNT_PAID: "le montant payé",
    Measure.DISCARDED_ENERGY: "l’Energy cost de la carte défaussée",
    Measure.YOUR_POINTS: "votre nombre de points",
    Measure.EXCESS_ASSIGNED: "les dégâts en excès",
    Measure.COUNTERED_ENERGY: "l’Energy cost du Spell contré",
    Measure.KILLED_MIGHT: "la Might de l’Unit éliminée",
}
MY: Final = {Person.ME: "ma", Person.YOU: "votre", Person.THEM: "leur"}  # else “sa”
MOMENTS: Final = {
    Moment.END_OF_YOUR_TURN: "à la fin de votre tour",
    Moment.START_OF_YOUR_BEGINNING: "au début de votre Beginning Phase",
    Moment.START_OF_EACH_FIRST_BEGINNING: "au début de la première Beginning Phase de chaque joueur",
}
CONDITIONS: Final = {
    FixedCondition.DONE: "vous le faites",
    FixedCondition.EXTRA_PAID: "vous avez payé ce coût",
    FixedCondition.NOT_POSSIBLE: "vous ne pouvez pas",
    FixedCondition.NOT_ALL_POSSIBLE: "vous n’avez pas pu le faire entièrement",
    FixedCondition.KILLED_BY_THIS: "cela l’élimine",
    FixedCondition.ONLY_UNIT_THERE: "c’est la seule Unit que vous contrôlez à cet endroit",
    FixedCondition.CARD_DISCARDED: "vous avez défaussé une carte pendant ce tour",
    FixedCondition.I_BUFFED: "j’ai un Buff",
    FixedCondition.I_MIGHTY: "je suis [Mighty]",
    FixedCondition.I_AT_BATTLEFIELD: "je suis sur un Battlefield",
    FixedCondition.I_STUNNED: "je suis Stun",
    FixedCondition.I_READY: "je suis Ready",
    FixedCondition.I_ALONE: "je suis seule",
    FixedCondition.I_ATTACKING: "j’attaque",
    FixedCondition.I_DEFENDING: "je défends",
    FixedCondition.I_EMPOWERED: "je suis Empowered",
    FixedCondition.IT_STUNNED: "elle est Stun",
    FixedCondition.IT_BUFFED: "elle a un Buff",
    FixedCondition.IT_ATTACKING: "elle attaque",
    FixedCondition.I_DIED_ALONE: "j’étais seule quand j’ai été éliminée",
    FixedCondition.ENEMY_DIED: "une Unit ennemie a été éliminée pendant ce tour",
    FixedCondition.OPPONENT_CONTROLS_BATTLEFIELD: "un adversaire contrôle un Battlefield",
    FixedCondition.OPPONENTS_TURN: "c’est le tour d’un adversaire",
    FixedCondition.I_FIGHTING: "je suis en combat",
    FixedCondition.I_WAS_MIGHTY: "j’étais [Mighty]",
    FixedCondition.IT_WAS_FRIENDLY: "c’était une Unit alliée",
    FixedCondition.IT_WAS_ENEMY: "c’était une Unit ennemie",
    FixedCondition.IT_EQUIPMENT: "c’est un Equipment",
    FixedCondition.NO_GEAR_PLAYED: "aucun Gear allié non-Token n’a été joué pendant ce tour",
    FixedCondition.EQUIPMENT_PLAYED: "vous avez joué un Equipment pendant ce tour",
    FixedCondition.ENEMIES_CHOSEN: "vous avez choisi deux fois des Units ou Gears ennemis pendant ce tour "
    "avec des Spells ou des Abilities d’Units",
    FixedCondition.FIELD_YOURS: "vous contrôlez ce Battlefield",
    FixedCondition.ANOTHER_CARD_PLAYED: "vous avez joué une autre carte pendant ce tour",
}
