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
from riftable.language.uk import PLAYER, Adjective, Case, CaseFrame, Gender
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
    Noun.EQUIPMENT: UkrainianNoun(
        "екіпірування екіпірування екіпіруванню екіпірування екіпіруванням екіпіруванні",
        "екіпірування екіпірувань екіпіруванням екіпірування екіпіруваннями екіпіруваннях",
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
    Noun.OBJECT: UkrainianNoun(
        "об’єкт об’єкта об’єкту об’єкт об’єктом об’єкті",
        "об’єкти об’єктів об’єктам об’єкти об’єктами об’єктах",
        gender="m",
    ),
    Noun.PLAYER: PLAYER,
    Noun.OPPONENT: UkrainianNoun(
        "противник противника противнику противника противником противникові",
        "противники противників противникам противників противниками противниках",
        gender="m",
        animate=True,
    ),
    Noun.POINT: UkrainianNoun(
        "очко очка очку очко очком очку", "очки очок очкам очки очками очках", gender="n"
    ),
    Noun.ABILITY_OF_GEAR: UkrainianNoun(
        "здатність здатності здатності здатність здатністю здатності",
        "здатності здатностей здатностям здатності здатностями здатностях",
        gender="f",
        tail="спорядження",
    ),
    Noun.SPELL_OR_ABILITY: UkrainianNoun(
        "ефект ефекту ефекту ефект ефектом ефекті",
        "ефекти ефектів ефектам ефекти ефектами ефектах",
        gender="m",
        tail="чи закляття",
    ),
}
VERBS: Final = {
    Verb.ATTACK: UkrainianVerb("атакувати атакуйте атакую атакуєте атакує атакують", "атаковано"),
    Verb.BANISH: UkrainianVerb("вигнати виженіть виганяю виганяєте виганяє виганяють", "вигнано"),
    Verb.BECOME_MIGHTY: UkrainianVerb("стати станьте стаю стаєте стає стають", tail="[Mighty]"),
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
    Verb.EQUIP: UkrainianVerb(
        "спорядити спорядіть споряджаю споряджаєте споряджає споряджають", "споряджено"
    ),
    Verb.HEAL: UkrainianVerb("зцілити зціліть зцілюю зцілюєте зцілює зцілюють", "зцілено"),
    Verb.HOLD: UkrainianVerb("утримати утримайте утримую утримуєте утримує утримують", "утримано"),
    Verb.LEAVE_BOARD: UkrainianVerb("покинути покиньте покидаю покидаєте покидає покидають", tail="гру"),
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
    Verb.REVEAL: UkrainianVerb("відкрити відкрийте відкриваю відкриваєте відкриває відкривають", "відкрито"),
    Verb.SPEND: UkrainianVerb("витратити витратьте витрачаю витрачаєте витрачає витрачають", "витрачено"),
    Verb.STUN: UkrainianVerb("оглушити оглушіть оглушую оглушуєте оглушує оглушують", "оглушено"),
    Verb.TAKE_DAMAGE: UkrainianVerb("зазнати зазнайте зазнаю зазнаєте зазнає зазнають"),
    Verb.USE: UkrainianVerb("активувати активуйте активую активуєте активує активують", "активовано"),
    Verb.WIN: UkrainianVerb("перемогти переможіть перемагаю перемагаєте перемагає перемагають"),
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
ATTACH: Final = UkrainianVerb("надягти надягніть надягаю надягаєте надягає надягають")
DETACH: Final = UkrainianVerb("зняти зніміть знімаю знімаєте знімає знімають")
TAKE_AWAY: Final = UkrainianVerb("відібрати відберіть відбираю відбираєте відбирає відбирають")
PREVENT: Final = UkrainianVerb("відвернути відверніть відвертаю відвертаєте відвертає відвертають")
SUFFER: Final = UkrainianVerb("зазнати зазнайте зазнаю зазнаєте зазнає зазнають")
CAN: Final = UkrainianVerb("змогти зможіть можу можете може можуть")
PAY: Final = UkrainianVerb("сплатити сплатіть сплачую сплачуєте сплачує сплачують")
SPLIT: Final = UkrainianVerb("розподілити розподіліть розподіляю розподіляєте розподіляє розподіляють")
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
OWN: Final = Adjective(
    "свій",
    (
        "свій свого своєму - своїм своєму",
        "своя своєї своїй свою своєю своїй",
        "своє свого своєму своє своїм своєму",
        "свої своїх своїм - своїми своїх",
    ),
)
NEXT: Final = Adjective("наступний")
OTHER: Final = Adjective("інший")
READY: Final = Adjective("готовий")
EXHAUSTED: Final = Adjective("виснажений")
TOP: Final = Adjective("верхній")
WHOSE: Final = {
    Whose.FRIENDLY: Adjective("союзний"),
    Whose.ENEMY: Adjective("ворожий"),
    Whose.YOURS: YOUR,
    Whose.MINE: MY,
    Whose.YOU_PLAY: YOUR,
}
STATES: Final = {
    State.READY: READY,
    State.EXHAUSTED: EXHAUSTED,
    State.BUFFED: Adjective("підсилений"),
    State.STUNNED: Adjective("оглушений"),
    State.DAMAGED: Adjective("поранений"),
    State.FACEDOWN: Adjective("прихований"),
    State.REVEALED: Adjective("відкритий"),
    State.EQUIPPED: Adjective("споряджений"),
    State.ATTACHED: Adjective("надягнутий"),
    State.DETACHED: Adjective("знятий"),
    State.OPEN: Adjective("вільний"),
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
    Where.ANOTHER_LOCATION: " в іншому місці",
    Where.ITS_PLACE: " там",
    Where.ITS_DESTINATION: f" {U} місці призначення",
    Where.SAME_BATTLEFIELD: " на одному полі бою",
    Where.ON_IT: " на ньому",
    Where.ITS_BASE: " на його базі",
    Where.COMBAT: f" {U} бою",
    Where.YOUR_TRASH: " зі свого скиду",
    Where.TRASHES: " зі скидів",
    Where.YOUR_HAND: " на руці",
    Where.YOUR_BASE: " на своїй базі",
    Where.HIDDEN_ZONE: f" {Z} [Hidden]",
    Where.YOUR_MAIN_DECK: " під свою основну колоду",
    Where.SAME_LOCATION: " в одному місці",
    Where.PLAYED_THIS_TURN: ", розіграну цього ходу",
    Where.BY_HOLDING: ", здобуте цього ходу за утримання",
    Where.CHOOSING_FRIENDS: ", що вибирає союзного бійця чи союзне спорядження",
    Where.SAME_CONTROLLER: " того самого гравця",
}
FROM: Final = {  # where the place is one that is left
    Where.BATTLEFIELD: f" {Z} поля бою",
    Where.BATTLEFIELDS: f" {Z} полів бою",
    Where.CHOSEN_BATTLEFIELD: " звідти",
    Where.THAT_BATTLEFIELD: " звідти",
    Where.THIS_BATTLEFIELD: " звідси",
    Where.MY_BATTLEFIELD: f" {Z} мого поля бою",
    Where.HERE: " звідси",
    Where.ANOTHER_LOCATION: " з іншого місця",
    Where.ITS_PLACE: " звідти",
    Where.SAME_BATTLEFIELD: " з одного поля бою",
    Where.ITS_BASE: " з його бази",
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
MEASURES: Final = {  # after “equal to”
    Measure.AMOUNT_PAID: "сплаченій кількості",
    Measure.DISCARDED_ENERGY: "вартості скинутої карти в енергії",
    Measure.YOUR_POINTS: "кількості ваших очок",
    Measure.EXCESS_ASSIGNED: "надлишковій шкоді",
    Measure.COUNTERED_ENERGY: "вартості скасованого закляття в енергії",
    Measure.KILLED_MIGHT: "міці знищеного бійця",
}
MOMENTS: Final = {
    Moment.END_OF_YOUR_TURN: "наприкінці свого ходу",
    Moment.START_OF_YOUR_BEGINNING: "на початку своєї вступної фази",
    Moment.START_OF_EACH_FIRST_BEGINNING: "на початку першої вступної фази кожного гравця",
}
CONDITIONS: Final = {
    FixedCondition.DONE: "ви це зробили",
    FixedCondition.EXTRA_PAID: "цю плату внесено",
    FixedCondition.NOT_POSSIBLE: "не можете",
    FixedCondition.NOT_ALL_POSSIBLE: "не вдалося зробити це повністю",
    FixedCondition.KILLED_BY_THIS: "це його знищує",
    FixedCondition.ONLY_UNIT_THERE: "це ваш єдиний боєць там",
    FixedCondition.CARD_DISCARDED: "цього ходу ви скинули карту",
    FixedCondition.I_BUFFED: "я підсилений",
    FixedCondition.I_MIGHTY: "я [Mighty]",
    FixedCondition.I_AT_BATTLEFIELD: "я на полі бою",
    FixedCondition.I_STUNNED: "я оглушений",
    FixedCondition.I_READY: "я готовий",
    FixedCondition.I_ALONE: "я сам",
    FixedCondition.I_ATTACKING: "я атакую",
    FixedCondition.I_DEFENDING: "я захищаюся",
    FixedCondition.I_EMPOWERED: "я Empowered",
    FixedCondition.IT_STUNNED: "він оглушений",
    FixedCondition.IT_BUFFED: "він підсилений",
    FixedCondition.IT_ATTACKING: "він атакує",
    FixedCondition.I_DIED_ALONE: "я загинув сам",
    FixedCondition.ENEMY_DIED: "цього ходу загинув ворожий боєць",
    FixedCondition.OPPONENT_CONTROLS_BATTLEFIELD: "противник контролює поле бою",
    FixedCondition.OPPONENTS_TURN: "зараз хід противника",
    FixedCondition.I_FIGHTING: "я в бою",
    FixedCondition.I_WAS_MIGHTY: "я був [Mighty]",
    FixedCondition.IT_WAS_FRIENDLY: "це був союзний боєць",
    FixedCondition.IT_WAS_ENEMY: "це був ворожий боєць",
    FixedCondition.IT_EQUIPMENT: "це екіпірування",
    FixedCondition.NO_GEAR_PLAYED: "цього ходу ще не розіграно союзного спорядження, крім жетонів",
    FixedCondition.EQUIPMENT_PLAYED: "цього ходу ви розіграли екіпірування",
    FixedCondition.ENEMIES_CHOSEN: "цього ходу ви двічі вибирали ворожих бійців чи спорядження закляттями "
    "або здатностями бійців",
    FixedCondition.FIELD_YOURS: "ви контролюєте це поле бою",
    FixedCondition.ANOTHER_CARD_PLAYED: "цього ходу ви розіграли іншу карту",
}
ANY_NUMBER: Final[dict[Case, str]] = {
    "N": "будь-яка кількість",
    "G": "будь-якої кількості",
    "D": "будь-якій кількості",
    "A": "будь-яку кількість",
    "I": "будь-якою кількістю",
    "L": "будь-якій кількості",
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
FEW: Final[dict[Case, str]] = {
    "N": "кілька",
    "G": "кількох",
    "D": "кільком",
    "A": "кількох",
    "I": "кількома",
    "L": "кількох",
}
PRONOUNS: Final[dict[Person, dict[Case, str]]] = {
    Person.ME: {"N": "я", "G": "мене", "D": "мені", "A": "мене"},
    Person.YOU: {"N": "ви", "G": "вас", "D": "вам", "A": "вас"},
    Person.YOUR_SIDE: {
        "N": "ви чи союзник",
        "G": "вас чи союзника",
        "D": "вам чи союзникові",
        "A": "вас чи союзника",
    },
    Person.THEM: {"N": "вони", "G": "їх", "D": "їм", "A": "їх"},
}
IT: Final[dict[Gender, dict[Case, str]]] = {
    "m": {"N": "він", "G": "його", "D": "йому", "A": "його"},
    "f": {"N": "вона", "G": "її", "D": "їй", "A": "її"},
    "n": {"N": "воно", "G": "його", "D": "йому", "A": "його"},
}
WOULD: Final[dict[Gender, str]] = {"m": "мав би", "f": "мала б", "n": "мало б"}
