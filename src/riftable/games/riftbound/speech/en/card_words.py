"""English: the words of card text, and their forms."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.card_parts import (
    FixedCondition,
    Goal,
    Measure,
    Moment,
    Noun,
    Person,
    Player,
    State,
    Until,
    Verb,
    VerbForm,
    Where,
    Whose,
)
from riftable.language.en import Noun as EnglishNoun

TIMES: Final = {1: "once", 2: "twice"}
NUMBERS: Final = ["no", "one", "two", "three", "four", "five", "six"]
NOUNS: Final = {
    Noun.UNIT: EnglishNoun("unit"),
    Noun.GEAR: EnglishNoun("gear", "gear"),
    Noun.EQUIPMENT: EnglishNoun("Equipment", "Equipment"),
    Noun.SPELL: EnglishNoun("spell"),
    Noun.RUNE: EnglishNoun("rune"),
    Noun.CARD: EnglishNoun("card"),
    Noun.LEGEND: EnglishNoun("legend"),
    Noun.BATTLEFIELD: EnglishNoun("battlefield"),
    Noun.BUFF: EnglishNoun("buff"),
    Noun.OBJECT: EnglishNoun("object"),
    Noun.PLAYER: EnglishNoun("player"),
    Noun.OPPONENT: EnglishNoun("opponent"),
    Noun.POINT: EnglishNoun("point"),
    Noun.ABILITY_OF_GEAR: EnglishNoun("activated ability of a gear", "activated abilities of gear"),
    Noun.SPELL_OR_ABILITY: EnglishNoun("spell or ability", "spells or abilities"),
}
VERBS: Final = {
    Verb.ATTACK: "attack",
    Verb.BANISH: "banish",
    Verb.BECOME_MIGHTY: "become [Mighty]",
    Verb.BUFF: "buff",
    Verb.CHOOSE: "choose",
    Verb.CONQUER: "conquer",
    Verb.COUNTER: "counter",
    Verb.DEFEND: "defend",
    Verb.DEFEND_PLACE: "defend",
    Verb.DIE: "die",
    Verb.DISCARD: "discard",
    Verb.DRAW: "draw",
    Verb.EXHAUST: "exhaust",
    Verb.EQUIP: "attach an Equipment to",
    Verb.HEAL: "heal",
    Verb.HOLD: "hold",
    Verb.LEAVE_BOARD: "leave",
    Verb.KILL: "kill",
    Verb.MOVE: "move",
    Verb.MOVE_ITSELF: "move",
    Verb.PLAY: "play",
    Verb.READY: "ready",
    Verb.RECALL: "recall",
    Verb.RECYCLE: "recycle",
    Verb.RETURN: "return",
    Verb.REVEAL: "reveal",
    Verb.SPEND: "spend",
    Verb.STUN: "stun",
    Verb.TAKE_DAMAGE: "take damage",
    Verb.USE: "use",
    Verb.WIN: "win a combat",
}
IRREGULAR: Final = {
    "become [Mighty]": "becomes [Mighty]",
    "attach an Equipment to": "attaches an Equipment to",
    "do": "does",
    "take damage": "takes damage",
    "win a combat": "wins a combat",
    "have": "has",
    "ready": "readies",
}
PARTICIPLES: Final = {"draw": "drawn", "hold": "held", "ready": "readied", "spend": "spent"}
WHOSE: Final = {
    Whose.ANYONES: "",
    Whose.FRIENDLY: "friendly ",
    Whose.ENEMY: "enemy ",
    Whose.YOURS: "",
    Whose.MINE: "my ",
    Whose.ITS: "its ",
    Whose.THEIRS: "of their ",
    Whose.OF_THEM: "",
    Whose.OWN: "your ",
    Whose.YOU_PLAY: "",
    Whose.YOU_PLAY_THIS_TURN: "",
}
PLAYED: Final = {
    Whose.YOURS: " you control",
    Whose.YOU_PLAY: " you play",
    Whose.YOU_PLAY_THIS_TURN: " you play this turn",
}
WHERE: Final = {
    Where.ANYWHERE: "",
    Where.BATTLEFIELD: " at a battlefield",
    Where.BATTLEFIELDS: " at battlefields",
    Where.CHOSEN_BATTLEFIELD: " at a battlefield",
    Where.THAT_BATTLEFIELD: " at that battlefield",
    Where.THIS_BATTLEFIELD: " here",
    Where.MY_BATTLEFIELD: " at my battlefield",
    Where.HERE: " here",
    Where.ANOTHER_LOCATION: " at another location",
    Where.ITS_PLACE: " there",
    Where.ITS_DESTINATION: " at its destination",
    Where.SAME_BATTLEFIELD: " at the same battlefield",
    Where.ON_IT: " attached to it",
    Where.ITS_BASE: " in its base",
    Where.COMBAT: " in combat",
    Where.YOUR_TRASH: " from your trash",
    Where.TRASHES: " from trashes",
    Where.YOUR_HAND: " in your hand",
    Where.YOUR_BASE: " in your base",
    Where.HIDDEN_ZONE: " from [Hidden]",
    Where.YOUR_MAIN_DECK: " to your Main Deck",
    Where.SAME_LOCATION: " at the same location",
    Where.PLAYED_THIS_TURN: " you’ve played this turn",
    Where.BY_HOLDING: " you scored by holding this turn",
    Where.CHOOSING_FRIENDS: " that chooses a friendly unit or gear",
    Where.SAME_CONTROLLER: " with the same controller",
}
STATES: Final = {
    State.PLAIN: "",
    State.READY: "ready ",
    State.EXHAUSTED: "exhausted ",
    State.BUFFED: "buffed ",
    State.STUNNED: "stunned ",
    State.DAMAGED: "damaged ",
    State.MIGHTY: "[Mighty] ",
    State.FACEDOWN: "facedown ",
    State.REVEALED: "revealed ",
    State.ATTACKING: "attacking ",
    State.TOKEN: "token ",
    State.EQUIPPED: "equipped ",
    State.ATTACHED: "attached ",
    State.DETACHED: "detached ",
    State.OPEN: "open ",
}
GOALS: Final = {
    Goal.BASE: ("to its base", "to base"),
    Goal.OWNERS_HAND: ("to its owner’s hand", "to their owners’ hands"),
    Goal.YOUR_HAND: ("to your hand", "to your hand"),
}
UNTIL: Final = {Until.END_OF_TURN: " this turn", Until.END_OF_COMBAT: " this combat", Until.FOREVER: ""}
MEASURES: Final = {
    Measure.AMOUNT_PAID: "the amount paid",
    Measure.DISCARDED_ENERGY: "its Energy cost",
    Measure.YOUR_POINTS: "your points",
    Measure.EXCESS_ASSIGNED: "the excess damage",
    Measure.COUNTERED_ENERGY: "the countered spell’s Energy cost",
    Measure.KILLED_MIGHT: "the killed unit’s Might",
}
PLAYERS: Final = {
    Player.EACH_PLAYER: "each player",
    Player.ITS_CONTROLLER: "its controller",
    Player.THAT_PLAYER: "that player",
    Player.ITS_OWNER: "its owner",
}
MOMENTS: Final = {
    Moment.END_OF_YOUR_TURN: "at the end of your turn",
    Moment.START_OF_YOUR_BEGINNING: "at the start of your Beginning Phase",
    Moment.START_OF_EACH_FIRST_BEGINNING: "at the start of each player’s first Beginning Phase",
}
CONDITIONS: Final = {
    FixedCondition.DONE: "you do",
    FixedCondition.EXTRA_PAID: "you paid the additional cost",
    FixedCondition.NOT_POSSIBLE: "you can’t",
    FixedCondition.NOT_ALL_POSSIBLE: "you couldn’t do so in full",
    FixedCondition.KILLED_BY_THIS: "this kills it",
    FixedCondition.ONLY_UNIT_THERE: "it is the only unit you control there",
    FixedCondition.CARD_DISCARDED: "you’ve discarded a card this turn",
    FixedCondition.I_BUFFED: "I’m buffed",
    FixedCondition.I_MIGHTY: "I’m [Mighty]",
    FixedCondition.I_AT_BATTLEFIELD: "I’m at a battlefield",
    FixedCondition.I_STUNNED: "I’m stunned",
    FixedCondition.I_READY: "I’m ready",
    FixedCondition.I_ALONE: "I’m alone",
    FixedCondition.I_ATTACKING: "I’m attacking",
    FixedCondition.I_DEFENDING: "I’m defending",
    FixedCondition.I_EMPOWERED: "I’m Empowered",
    FixedCondition.IT_STUNNED: "it is stunned",
    FixedCondition.IT_BUFFED: "it is buffed",
    FixedCondition.IT_ATTACKING: "it is attacking",
    FixedCondition.I_DIED_ALONE: "I died alone",
    FixedCondition.ENEMY_DIED: "an enemy unit has died this turn",
    FixedCondition.OPPONENT_CONTROLS_BATTLEFIELD: "an opponent controls a battlefield",
    FixedCondition.OPPONENTS_TURN: "it is an opponent’s turn",
    FixedCondition.I_FIGHTING: "I’m in combat",
    FixedCondition.I_WAS_MIGHTY: "I was [Mighty]",
    FixedCondition.IT_WAS_FRIENDLY: "it was a friendly unit",
    FixedCondition.IT_WAS_ENEMY: "it was an enemy unit",
    FixedCondition.IT_EQUIPMENT: "it’s an Equipment",
    FixedCondition.NO_GEAR_PLAYED: "no friendly non-token gear has been played this turn",
    FixedCondition.EQUIPMENT_PLAYED: "you’ve played an Equipment this turn",
    FixedCondition.ENEMIES_CHOSEN: "you’ve chosen enemy units and/or gear twice this turn with spells or "
    "unit abilities",
    FixedCondition.FIELD_YOURS: "you control this battlefield",
    FixedCondition.ANOTHER_CARD_PLAYED: "you’ve played another card this turn",
}
SUBJECTS: Final = {
    Person.ME: "I",
    Person.YOU: "you",
    Person.YOUR_SIDE: "you or an ally",
    Person.IT: "it",
    Person.THEM: "they",
    Person.THIS: "this",
}
POSSESSIVES: Final = {
    Person.ME: "my",
    Person.YOU: "your",
    Person.YOUR_SIDE: "their",
    Person.IT: "its",
    Person.THEM: "their",
    Person.THIS: "its",
}
OBJECTS: Final = {**SUBJECTS, Person.ME: "me", Person.THEM: "them"}


def conjugated(verb: str, form: VerbForm) -> str:
    """The verb in a form; only the third person singular has one of its own."""
    return IRREGULAR.get(verb, f"{verb}s") if form is VerbForm.IT_DOES else verb


def participle(verb: str) -> str:
    """Played, discarded, held."""
    return PARTICIPLES.get(verb, f"{verb}d" if verb.endswith("e") else f"{verb}ed")
