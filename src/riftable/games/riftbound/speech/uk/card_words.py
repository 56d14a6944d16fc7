"""Ukrainian: the words of card text, in all the forms that cards need."""

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
from riftable.language.table_talk.uk import CARD
from riftable.language.uk import Adjective, Case, CaseFrame, Gender
from riftable.language.uk import Noun as UkrainianNoun
from riftable.language.uk_euphony import U, Z


class UkrainianVerb:
    """A verb in the forms cards need: infinitive and order perfective, the present imperfective.

    `passive` is the form in -но, `tail` what always goes with the verb.
    """

    def __init__(self, forms: str, passive: str = "", tail: str = "") -> None:
        names = (
            VerbForm.INFINITIVE,
            VerbForm.ORDER,
            VerbForm.I_DO,
            VerbForm.YOU_DO,
            VerbForm.IT_DOES,
            VerbForm.THEY_DO,
        )
        self.forms = dict(zip(names, forms.split(), strict=True))
        self.passive = passive
        self.tail = f" {tail}" if tail else ""


FIGHTER: Final = UkrainianNoun(
    "боєць бійця бійцю бійця бійцем бійцеві",
    "бійці бійців бійцям бійців бійцями бійцях",
    gender="m",
    animate=True,
)
RUNE: Final = UkrainianNoun("руна руни руні руну руною руні", "руни рун рунам руни рунами рунах", gender="f")
TOKEN: Final = UkrainianNoun(
    "жетон жетона жетону жетон жетоном жетоні", "жетони жетонів жетонам жетони жетонами жетонах", gender="m"
)
NOUNS: Final = {
    Noun.UNIT: FIGHTER,
    Noun.GEAR: UkrainianNoun(
        "спорядження спорядження спорядженню спорядження спорядженням спорядженні",
        "спорядження споряджень спорядженням спорядження спорядженнями спорядженнях",
        gender="n",
    ),
    Noun.SPELL: UkrainianNoun(
        "закляття закляття закляттю закляття закляттям заклятті",
        "закляття заклять закляттям закляття закляттями закляттях",
        gender="n",
    ),
    Noun.RUNE: RUNE,
    Noun.CARD: CARD,
    Noun.LEGEND: UkrainianNoun(
        "легенда легенди легенді легенду легендою легенді",
        "легенди легенд легендам легенди легендами легендах",
        gender="f",
    ),
    Noun.BATTLEFIELD: UkrainianNoun(
        "поле поля полю поле полем полі", "поля полів полям поля полями полях", gender="n", tail="бою"
    ),
    Noun.BUFF: UkrainianNoun(
        "підсилення підсилення підсиленню підсилення підсиленням підсиленні",
        "підсилення підсилень підсиленням підсилення підсиленнями підсиленнях",
        gender="n",
    ),
}
VERBS: Final = {
    Verb.ATTACK: UkrainianVerb("атакувати атакуйте атакую атакуєте атакує атакують", "атаковано"),
    Verb.BUFF: UkrainianVerb("підсилити підсильте підсилюю підсилюєте підсилює підсилюють", "підсилено"),
    Verb.CHOOSE: UkrainianVerb("вибрати виберіть вибираю вибираєте вибирає вибирають", "вибрано"),
    Verb.CONQUER: UkrainianVerb(
        "завоювати завоюйте завойовую завойовуєте завойовує завойовують", "завойовано"
    ),
    Verb.COUNTER: UkrainianVerb("скасувати скасуйте скасовую скасовуєте скасовує скасовують", "скасовано"),
    Verb.DEFEND: UkrainianVerb("захищатися захищайтеся захищаюся захищаєтеся захищається захищаються"),
    Verb.DEFEND_PLACE: UkrainianVerb("захистити захистіть захищаю захищаєте захищає захищають", "захищено"),
    Verb.DIE: UkrainianVerb("загинути загиньте гину гинете гине гинуть"),
    Verb.DISCARD: UkrainianVerb("скинути скиньте скидаю скидаєте скидає скидають", "скинуто"),
    Verb.DRAW: UkrainianVerb(f"{U}зяти візьміть беру берете бере беруть", f"{U}зято"),
    Verb.EXHAUST: UkrainianVerb("виснажити виснажте виснажую виснажуєте виснажує виснажують", "виснажено"),
    Verb.HOLD: UkrainianVerb("утримати утримайте утримую утримуєте утримує утримують", "утримано"),
    Verb.KILL: UkrainianVerb("знищити знищте знищую знищуєте знищує знищують", "знищено"),
    Verb.MOVE: UkrainianVerb(
        "перемістити перемістіть переміщую переміщуєте переміщує переміщують", "переміщено"
    ),
    Verb.MOVE_ITSELF: UkrainianVerb(
        "переміститися перемістіться переміщуюся переміщуєтеся переміщується переміщуються"
    ),
    Verb.PLAY: UkrainianVerb("розіграти розіграйте розігрую розігруєте розігрує розігрують", "розіграно"),
    Verb.READY: UkrainianVerb("підготувати підготуйте готую готуєте готує готують", "підготовлено"),
    Verb.RECALL: UkrainianVerb(
        "відкликати відкличте відкликаю відкликаєте відкликає відкликають", "відкликано"
    ),
    Verb.RECYCLE: UkrainianVerb(
        "підкласти підкладіть підкладаю підкладаєте підкладає підкладають", "підкладено", tail="під колоду"
    ),
    Verb.RETURN: UkrainianVerb("повернути поверніть повертаю повертаєте повертає повертають", "повернуто"),
    Verb.SPEND: UkrainianVerb("витратити витратьте витрачаю витрачаєте витрачає витрачають", "витрачено"),
    Verb.STUN: UkrainianVerb("оглушити оглушіть оглушую оглушуєте оглушує оглушують", "оглушено"),
}
CHANNEL: Final = UkrainianVerb("прикликати прикличте прикликаю прикликаєте прикликає прикликають")
COST: Final = UkrainianVerb("коштувати коштуйте коштую коштуєте коштує коштують")
DEAL: Final = UkrainianVerb("завдати завдайте завдаю завдаєте завдає завдають")
DO: Final = UkrainianVerb("зробити зробіть роблю робите робить роблять")
DOUBLE: Final = UkrainianVerb("подвоїти подвійте подвоюю подвоюєте подвоює подвоюють")
ENTER: Final = UkrainianVerb("увійти увійдіть входжу входите входить входять")
GAIN: Final = UkrainianVerb("отримати отримайте отримую отримуєте отримує отримують")
GIVE: Final = UkrainianVerb("дати дайте даю даєте дає дають")
HAVE: Final = UkrainianVerb("мати майте маю маєте має мають")
LOOK: Final = UkrainianVerb("подивитися подивіться дивлюся дивитеся дивиться дивляться")
PAY: Final = UkrainianVerb("сплатити сплатіть сплачую сплачуєте сплачує сплачують")
WIN: Final = UkrainianVerb("перемогти переможіть перемагаю перемагаєте перемагає перемагають")

EVERY: Final = Adjective(
    "кожен",
    (
        "кожен кожного кожному - кожним кожному",
        "кожна кожної кожній кожну кожною кожній",
        "кожне кожного кожному кожне кожним кожному",
        "кожні кожних кожним - кожними кожних",
    ),
)
ALL: Final = Adjective(
    "весь",
    (
        f"весь {U}сього {U}сьому - {U}сім {U}сьому",
        f"{U}ся {U}сієї {U}сій {U}сю {U}сією {U}сій",
        f"{U}се {U}сього {U}сьому {U}се {U}сім {U}сьому",
        f"{U}сі {U}сіх {U}сім - {U}сіма {U}сіх",
    ),
)
ONE: Final = Adjective(
    "один",
    (
        "один одного одному - одним одному",
        "одна однієї одній одну однією одній",
        "одне одного одному одне одним одному",
        "одні одних одним - одними одних",
    ),
)
MY: Final = Adjective(
    "мій",
    (
        "мій мого моєму - моїм моєму",
        "моя моєї моїй мою моєю моїй",
        "моє мого моєму моє моїм моєму",
        "мої моїх моїм - моїми моїх",
    ),
)
YOUR: Final = Adjective(
    "ваш",
    (
        "ваш вашого вашому - вашим вашому",
        "ваша вашої вашій вашу вашою вашій",
        "ваше вашого вашому ваше вашим вашому",
        "ваші ваших вашим - вашими ваших",
    ),
)
OTHER: Final = Adjective("інший")
READY: Final = Adjective("готовий")
EXHAUSTED: Final = Adjective("виснажений")
TOP: Final = Adjective("верхній")
WHOSE: Final = {
    Whose.FRIENDLY: Adjective("союзний"),
    Whose.ENEMY: Adjective("ворожий"),
    Whose.MINE: MY,
    Whose.YOU_PLAY: YOUR,
}
STATES: Final = {
    State.READY: READY,
    State.BUFFED: Adjective("підсилений"),
    State.FACEDOWN: Adjective("прихований"),
}
WHERE: Final = {
    Where.ANYWHERE: "",
    Where.BATTLEFIELD: " на полі бою",
    Where.BATTLEFIELDS: " на полях бою",
    Where.CHOSEN_BATTLEFIELD: " там",
    Where.THAT_BATTLEFIELD: " там",
    Where.THIS_BATTLEFIELD: " тут",
    Where.MY_BATTLEFIELD: " на моєму полі бою",
    Where.HERE: " тут",
    Where.COMBAT: f" {U} бою",
    Where.YOUR_TRASH: " зі свого скиду",
    Where.YOUR_HAND: " на руці",
    Where.YOUR_BASE: " на своїй базі",
}
FROM: Final = {  # where the place is one that is left
    Where.BATTLEFIELD: f" {Z} поля бою",
    Where.BATTLEFIELDS: f" {Z} полів бою",
    Where.CHOSEN_BATTLEFIELD: " звідти",
    Where.THAT_BATTLEFIELD: " звідти",
    Where.THIS_BATTLEFIELD: " звідси",
    Where.MY_BATTLEFIELD: f" {Z} мого поля бою",
    Where.HERE: " звідси",
    Where.COMBAT: f" {Z} бою",
}
AT: Final = {**WHERE, Where.YOUR_TRASH: f" {U} вашому скиді"}
GOALS: Final = {
    Goal.BASE: ("на його базу", "на базу"),
    Goal.OWNERS_HAND: ("на руку власника", "на руки власників"),
    Goal.YOUR_HAND: ("на руку", "на руку"),
}
UNTIL: Final = {
    Until.END_OF_TURN: " до кінця ходу",
    Until.END_OF_COMBAT: " до кінця бою",
    Until.FOREVER: "",
}
MEASURES: Final = {Measure.DISCARDED_ENERGY: "вартості скинутої карти в енергії"}  # after “equal to”
MOMENTS: Final = {
    Moment.END_OF_YOUR_TURN: "наприкінці свого ходу",
    Moment.START_OF_YOUR_BEGINNING: "на початку своєї вступної фази",
}
CONDITIONS: Final = {
    FixedCondition.DONE: "ви це зробили",
    FixedCondition.EXTRA_PAID: "цю плату внесено",
    FixedCondition.NOT_POSSIBLE: "не можете",
    FixedCondition.KILLED_BY_THIS: "це його знищує",
    FixedCondition.ONLY_UNIT_THERE: "це ваш єдиний боєць там",
    FixedCondition.CARD_DISCARDED: "цього ходу ви скинули карту",
    FixedCondition.I_BUFFED: "я підсилений",
    FixedCondition.I_MIGHTY: "я [Mighty]",
    FixedCondition.I_AT_BATTLEFIELD: "я на полі бою",
}
FRAMES: Final[dict[Case, CaseFrame]] = {
    "N": "nom",
    "A": "acc",
    "G": "gen",
    "D": "dat",
    "I": "ins",
    "L": "loc",
}
SMALL: Final[dict[Case, tuple[str, ...]]] = {  # two to four living beings
    "N": ("двоє", "троє", "четверо"),
    "G": ("двох", "трьох", "чотирьох"),
    "D": ("двом", "трьом", "чотирьом"),
    "A": ("двох", "трьох", "чотирьох"),
}
PRONOUNS: Final[dict[Person, dict[Case, str]]] = {
    Person.ME: {"N": "я", "G": "мене", "D": "мені", "A": "мене"},
    Person.YOU: {"N": "ви", "G": "вас", "D": "вам", "A": "вас"},
    Person.THEM: {"N": "вони", "G": "їх", "D": "їм", "A": "їх"},
}
IT: Final[dict[Gender, dict[Case, str]]] = {
    "m": {"N": "він", "G": "його", "D": "йому", "A": "його"},
    "f": {"N": "вона", "G": "її", "D": "їй", "A": "її"},
    "n": {"N": "воно", "G": "його", "D": "йому", "A": "його"},
}
WOULD: Final[dict[Gender, str]] = {"m": "мав би", "f": "мала б", "n": "мало б"}
