"""Ukrainian: the text of cards. Keywords, names and tokens stay English and are never inflected."""

from __future__ import annotations

from typing import Final

from riftable.core.errors import BadOption
from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.abilities import (
    DISCARD_CARD,
    RECYCLE_CARD,
    SPEND_BUFF,
    SPEND_MY_BUFF,
    Card,
    Cost,
    Test,
    Who,
    Word,
)
from riftable.games.riftbound.rules.ids import SPELL
from riftable.games.riftbound.speech.text import TextSpeech, keyword_text, symbols
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import flow as flow_words
from riftable.games.riftbound.words import passives as be
from riftable.games.riftbound.words import properties as has
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import triggers as on
from riftable.games.riftbound.words import who as w
from riftable.language.number import written
from riftable.language.table_talk.uk import CARD, listed
from riftable.language.text import capitalise
from riftable.language.uk import Adjective, Case, Noun
from riftable.language.uk_euphony import I, Z, flow

FIGHTER: Final = Noun(
    "боєць бійця бійцю бійця бійцем бійцеві",
    "бійці бійців бійцям бійців бійцями бійцях",
    gender="m",
    animate=True,
)
GEAR: Final = Noun("спорядження спорядження спорядженню спорядження спорядженням спорядженні", gender="n")
RUNE: Final = Noun("руна руни руні руну руною руні", "руни рун рунам руни рунами рунах", gender="f")
ADJECTIVES: Final = {w.FRIENDLY: Adjective("союзний"), w.ENEMY: Adjective("ворожий")}
OTHER: Final = Adjective("інший")
WHERE: Final = {w.ANYWHERE: "", w.AT_BATTLEFIELD: " на полі бою", w.HERE: " тут", w.AWAY_FROM_BASE: ""}
TWO: Final[dict[Case, str]] = {"D": "двом", "A": "двох", "G": "двох"}
HEADS: Final = {
    (ids.PLAYED_ME, on.ALWAYS): "Коли ви мене розігруєте",
    (ids.PLAYED_ME, on.LEGION): "[Legion] — Коли ви мене розігруєте",
    (ids.I_MOVE, on.ALWAYS): "Коли я переміщуюся",
    (ids.I_MOVE, on.TO_BATTLEFIELD): "Коли я переміщуюся на поле бою",
    (ids.I_ATTACK, on.ALWAYS): "Коли я атакую",
    (ids.I_DEFEND, on.ALWAYS): "Коли я захищаюся",
    (ids.SPELL_PLAYED, on.ALWAYS): "Коли ви розігруєте закляття",
    (ids.SPELL_PLAYED, on.COSTS_AT_LEAST): "Коли ви розігруєте закляття, що коштує [{n}] або більше",
    (ids.CONQUERED, on.UNITS_THERE): "Коли ви завойовуєте поле бою, якщо у вас там щонайменше {n} бійці",
    (ids.CONQUERED, on.AT_THIS_PLACE): "Коли ви завойовуєте це поле бою",
    (ids.HELD, on.AT_THIS_PLACE): "Коли ви утримуєте це поле бою",
    (ids.DEFENDS, on.AT_THIS_PLACE): "Коли ви захищаєте це поле бою",
    (ids.TURN_ENDS, on.ALWAYS): "Наприкінці свого ходу",
    (ids.TURN_BEGINS, on.ALWAYS): "На початку своєї вступної фази",
    (
        ids.TURN_BEGINS,
        on.HAS_FACEDOWN,
    ): "На початку своєї вступної фази, якщо ви контролюєте приховану карту на полі бою,",
    (ids.I_AM_DISCARDED, on.ALWAYS): "Коли ви мене скидаєте",
    (ids.UNIT_DIED, on.FIRST_THIS_TURN): "Коли вперше за хід гине союзний боєць",
    (ids.CARD_PLAYED, on.NOT_YOUR_TURN): "Коли ви розігруєте карту під час ходу противника",
    (ids.UNIT_FIGHTS, on.ALONE): "Коли союзний боєць атакує чи захищається сам",
    (ids.UNIT_BUFFED, on.ALWAYS): "Коли ви підсилюєте союзного бійця",
    (ids.HELD, on.UNITS_HERE): "Коли ви утримуєте це поле бою, якщо у вас тут щонайменше {n} бійців",
}
EVENTS: Final = {ids.PLAYED_ME: "розіграно", ids.I_AM_DISCARDED: "скинуто", ids.I_DIE: "знищено"}
SPENDING: Final = {
    DISCARD_CARD: "скинути 1 карту",
    RECYCLE_CARD: "підкласти під колоду 1 карту зі свого скиду",
    SPEND_BUFF: "витратити підсилення",
    SPEND_MY_BUFF: "витратити моє підсилення",
}
ORDERS: Final = {
    DISCARD_CARD: "скиньте 1 карту",
    RECYCLE_CARD: "підкладіть під колоду 1 карту зі свого скиду",
    SPEND_BUFF: "витратьте підсилення",
    SPEND_MY_BUFF: "витратьте моє підсилення",
}
WHILE: Final = {
    be.WHILE_BUFFED: "Поки я підсилений",
    be.WHILE_MIGHTY: "Поки я [Mighty]",
    be.AFTER_DISCARD: "Якщо цього ходу ви скинули карту",
}


def words_for(whose: int) -> list[Adjective]:
    """Союзний, ворожий or nothing."""
    return [ADJECTIVES[whose]] if whose in ADJECTIVES else []


def who(one: Who, case: Case) -> str:
    """Whom an instruction means, in a case."""
    match one:
        case w.UnitPick():
            adjectives = words_for(int(one.whose))
            tail = WHERE[int(one.where)]
            if one.might != w.NO_LIMIT:
                tail += f" {Z} міццю {one.might} або менше"
            if one.most == 1:
                first = [OTHER] if one.other else []
                return f"{FIGHTER.sg(case, *first, *adjectives)}{tail}"
            if one.least:
                return f"{TWO[case]} {FIGHTER.pl(case, *adjectives)}{tail}"
            return f"до {one.most} {FIGHTER.pl('G', *adjectives)}{tail}"
        case w.All():
            where = " на полях бою" if one.where else ""
            return f"всім {FIGHTER.pl(case, *words_for(int(one.whose)))}{where}"
        case w.AllThere():
            return f"всім {FIGHTER.pl(case, *words_for(int(one.whose)))} на полі бою"
        case w.AllInCombat():
            return f"всім {FIGHTER.pl(case, *words_for(int(one.whose)))} у бою"
        case w.Me():
            return {"D": "мені", "A": "мене"}.get(case, "я")
        case w.It() | w.Subject():
            return {"D": "йому", "A": "його"}.get(case, "він")
        case w.UnitOrGearPick():
            return f"{FIGHTER.sg(case)} на полі бою або {GEAR.sg(case)}"
        case w.TrashPick():
            return f"{'закляття' if one.type == SPELL else FIGHTER.sg(case)} зі свого скиду"
        case w.GearPick():
            return GEAR.sg(case, *words_for(int(one.whose)))
        case w.SpellPick():
            return "закляття" + (f", що коштує [{one.energy}] або менше" if one.energy != w.NO_LIMIT else "")
        case w.RunePick():
            return f"до {one.most} {RUNE.pl('G')}"
        case _:
            raise BadOption(f"Ukrainian has no words for {type(one).__name__}")


def test(one: Test) -> str:
    """What must be the case."""
    match one:
        case be.OnlyUnitThere():
            return "якщо це ваш єдиний боєць там"
        case be.WasPaid():
            return "якщо ви це зробили"
        case be.CouldNot():
            return "якщо не можете"
        case be.FewCards():
            return f"якщо у вас на руці щонайбільше {CARD.counted(int(one.n), 'nom')}"
        case be.ReadyEnemyHere():
            return "якщо тут є готовий ворожий боєць"
        case _:
            raise BadOption(f"Ukrainian has no words for {type(one).__name__}")


def lower(text: str) -> str:
    """The sentence inside another."""
    return text[0].lower() + text[1:]


class UkrainianText(TextSpeech):
    """Card text in Ukrainian."""

    def card_text(self, card: Card) -> list[str]:
        return [flow(line) for line in super().card_text(card)]

    def property(self, word: Word, card: Card) -> str:
        match word:
            case has.MayPay():
                return f"Як додаткову плату можете сплатити {symbols(word.cost, card)}."
            case has.AssignedLast():
                return "Бойову шкоду призначають мені останньому."
            case has.MayDiscard():
                told = "Як додаткову плату можете скинути 1 карту."
                return f"{told} Якщо ви це зробили, я коштую на [{word.less}] менше."
            case has.CheaperByTrash():
                return f"Я коштую на [{word.n}] менше за кожну карту у вашому скиді."
            case has.BorrowsAbilities():
                return "Я маю всі здатності [E] усіх союзних легенд, бійців і спорядження."
            case be.IHave():
                told = listed([keyword_text(one) for one in word.keywords])
                return f"{WHILE[int(word.condition)]}, я маю {told}."
            case be.BuffedOthersHere():
                return f"Інші підсилені союзні бійці на моєму полі бою мають +{word.n} міці."
            case be.MoreWhileBuffed():
                return f"Поки я підсилений, я маю ще +{word.n} міці."
            case be.OthersEnterReady():
                return "Інші союзні бійці входять готовими."
            case be.MoreKnells():
                return "Ваші ефекти [Deathknell] спрацьовують на один раз більше."
            case be.DiesInstead():
                instead = "Зціліть того бійця, виснажте й відкличте."
                return f"Якщо союзний боєць мав би загинути, натомість знищте це. {instead}"
            case has.EntersReady():
                return "Я входжу готовим."
            case has.ToOpenBattlefield():
                return "Мене можна розіграти на вільне поле бою."
            case has.MayExhaustFriend():
                return "Як додаткову плату можете виснажити союзного бійця."
            case has.MustKillFriend():
                return "Як додаткову плату знищте союзного бійця."
            case be.OthersHere():
                return f"Інші союзні бійці тут мають +{word.n} міці."
            case be.UnitsHere():
                return f"Бійці тут мають +{word.n} міці."
            case be.FriendDefendsAlone():
                return f"Поки союзний боєць захищається сам, він має +{word.n} міці."
            case be.FightsAlone():
                return f"Поки я атакую чи захищаюся без союзників, я маю +{word.n} міці."
            case be.WithRunes():
                return f"Поки у вас щонайменше {RUNE.counted(int(word.runes), 'nom')}, я маю +{word.n} міці."
            case be.YourDamage():
                return f"Ваші закляття та здатності завдають на {word.n} шкоди більше."
            case be.DamageHere():
                return f"Закляття та здатності завдають бійцям тут на {word.n} шкоди більше."
            case be.SpellsCostLess():
                less = f"ваші закляття коштують на [{word.n}] менше (не менше ніж [{word.minimum}])"
                return f"Поки я на полі бою, {less}."
            case be.AddForSpells():
                return f"[E]: [Reaction] — [Add] [{word.n}], лише для заклять."
            case _:
                raise BadOption(f"Ukrainian has no words for {type(word).__name__}")

    def spending(self, spend: int) -> str:
        return ORDERS[spend]

    def after_price(self, words: list[Word]) -> str:
        return f": {lower(self.instructions(words))}"

    def after_price_one_of(self, modes: list[list[Word]]) -> str:
        told = " • ".join(self.instructions(words) for words in modes)
        return f": виберіть одне, чого цього ходу ще не вибирали, — {told}"

    def either(self, word: on.WhenEither) -> str:
        events = [EVENTS[int(when.event)] for when in word.whens]
        told = f"{', '.join(events[:-1])} чи {events[-1]}"
        return f"Коли це {told}, {lower(self.instructions(word.words))}"

    def trigger(self, word: on.When, card: Card) -> str:
        head = HEADS[int(word.event), int(word.condition)].format(n=word.n)
        head += ", " if "Коли" in head else " "
        cost = word.ability.cost
        if not cost.is_free:
            return f"{head}можете {self.cost(cost, card)}, щоб {self.purpose(word.words)}."
        match word.words:
            case [flow_words.If(test=be.FewCards()) as when]:
                body = lower(self.instructions(when.words)).removesuffix(".")
                return f"{head}{body}, {test(when.test)}."
            case [flow_words.If(test=be.WasPaid()) as when]:
                return f"{head}якщо ви внесли цю плату, {lower(self.instructions(when.words))}"
        if word.ability.may:
            return f"{head}можете {self.purpose(word.words)}."
        return f"{head}{lower(self.instructions(word.words))}"

    def cost(self, cost: Cost, card: Card) -> str:
        """What one does before “щоб”."""
        parts = [f"сплатити {symbols(cost, card)}"] if cost.energy or cost.power else []
        parts += ["виснажити це"] if cost.exhaust else []
        parts += [SPENDING[int(cost.spend)]] if cost.spend else []
        return f" {I} ".join(parts)

    def purpose(self, words: list[Word]) -> str:
        """What one does it for, in the infinitive."""
        return f" {I} ".join(self.infinitive(word) for word in words)

    def infinitive(self, word: Word) -> str:
        """An instruction as “можете” takes it."""
        match word:
            case let.PlayMe():
                return "розіграти мене"
            case let.Draw():
                return f"узяти {CARD.counted(int(word.n), 'acc')}"
            case do.Buff():
                return f"підсилити {who(word.who, 'A')}"
            case do.Ready():
                return f"підготувати {who(word.who, 'A')}"
            case do.ToBase():
                return f"перемістити {who(word.who, 'A')} на його базу"
            case do.Kill():
                return f"знищити {who(word.who, 'A')}"
            case let.Channel():
                state = "виснаженою" if word.n == 1 else "виснаженими"
                return f"прикликати {RUNE.counted(int(word.n), 'acc')} {state}"
            case _:
                raise BadOption(f"Ukrainian has no infinitive for {type(word).__name__}")

    def instruction(self, word: Word) -> str:
        match word:
            case do.ChooseField():
                return ""
            case do.Deal():
                if isinstance(word.who, w.UnitPick) and not word.who.least:
                    return f"Виберіть {who(word.who, 'A')}: завдайте кожному {word.n} шкоди."
                return f"Завдайте {word.n} шкоди {who(word.who, 'D')}."
            case do.Fight() if isinstance(word.one, w.UnitPick):
                told = "Вони завдають один одному шкоди, що дорівнює їхній міці."
                return f"Виберіть {who(word.one, 'A')} {I} {who(word.other, 'A')}. {told}"
            case do.Fight():
                told = "Вони завдають один одному шкоди, що дорівнює їхній міці."
                return f"Потім виберіть {who(word.other, 'A')}. {told}"
            case do.IfItDies():
                return f"Якщо це його знищує, зробіть так: {lower(self.instructions(word.words))}"
            case do.Kill():
                return f"Знищте {who(word.who, 'A')}."
            case let.ItsControllerDraws():
                return f"Той, хто його контролює, бере {CARD.counted(int(word.n), 'acc')}."
            case let.EachKillsOne():
                return "Кожен гравець знищує одного зі своїх бійців."
            case do.GiveKeyword():
                told = keyword_text(has.Keyword(int(word.keyword), int(word.n)))
                return f"Дайте {who(word.who, 'D')} {told} до кінця ходу."
            case do.GiveTemporary():
                return f"Дайте {who(word.who, 'D')} [Temporary]."
            case let.BuffsGiveMore():
                return f"Підсилення дають союзним бійцям ще +{word.n} міці до кінця ходу."
            case do.MoveTo():
                return f"Перемістіть {who(word.who, 'A')}."
            case do.TakeControl():
                return f"Виберіть {who(word.who, 'A')}. Візьміть його під контроль {I} відкличте."
            case let.DealItsCost():
                return f"Завдайте {who(word.who, 'D')} шкоди, що дорівнює вартості цієї карти в енергії."
            case let.PlayMe():
                return "Розіграйте мене."
            case let.AtEndOfTurn():
                return f"Наприкінці цього ходу {lower(self.instructions(word.words))}"
            case let.WinGame():
                return "Ви перемагаєте в грі."
            case flow_words.LookAtCards():
                cards = "верхні карти" if 2 <= word.n <= 4 else "верхніх карт"
                return f"Подивіться на {word.n} {cards} своєї основної колоди."
            case flow_words.TakeOne():
                return "Візьміть 1 на руку, решту підкладіть під колоду."
            case flow_words.RecycleTheRest():
                return ""
            case do.Give():
                least = f" (не менше ніж {word.minimum})" if word.minimum > 0 else ""
                more = "ще " if isinstance(word.who, w.It) else ""
                each = "кожному з " if isinstance(word.who, w.UnitPick) and word.who.most > 1 else ""
                whom = who(word.who, "G" if each else "D")
                n = written(int(word.n), "uk", signed=True)
                return f"Дайте {each}{whom} {more}{n} міці до кінця ходу{least}."
            case do.GiveShield():
                return f"Виберіть {who(word.who, 'A')}. Він отримує [Shield {word.n}] до кінця бою."
            case do.Save():
                instead = "Коли цього ходу він наступного разу мав би загинути, натомість зціліть його, "
                return f"Виберіть {who(word.who, 'A')}. {instead}виснажте й відкличте."
            case let.UnitsEnterReady():
                return "Бійці, яких ви розігруєте цього ходу, входять готовими."
            case do.DoubleMight():
                return f"Подвійте міць {who(word.who, 'G')} до кінця ходу."
            case do.Buff():
                return f"Підсильте {who(word.who, 'A')}."
            case do.Stun():
                return f"Оглушіть {who(word.who, 'A')}."
            case do.Counter():
                return f"Скасуйте {who(word.who, 'A')}."
            case let.AnotherTurn():
                return "Зробіть ще один хід після цього."
            case do.Ready() | do.ReadyRunes():
                return f"Підготуйте {who(word.who, 'A')}."
            case do.ToBase():
                lone = isinstance(word.who, w.UnitPick) and word.who.most == 1
                told = who(word.who, "A").replace(" на полі бою", " з поля бою")
                return f"Перемістіть {told} на {'його ' if lone else ''}базу."
            case do.ToHand():
                return f"Поверніть {who(word.who, 'A')} на руку власника."
            case do.FromTrash():
                return f"Поверніть {who(word.who, 'A')} на свою руку."
            case let.Draw():
                return f"Візьміть {CARD.counted(int(word.n), 'acc')}."
            case let.Channel():
                state = "виснаженою" if word.n == 1 else "виснаженими"
                return f"Прикличте {RUNE.counted(int(word.n), 'acc')} {state}."
            case let.Discard():
                return f"Скиньте {CARD.counted(int(word.n), 'acc')}."
            case let.PlayTokens():
                token = f"бійця {word.token.title} {Z} міццю {word.token.might}"
                token += " та [Temporary]" if word.token.keywords[ids.TEMPORARY] else ""
                many = f"{word.n} жетони {token}" if word.n > 1 else f"жетон {token}"
                where = "тут " if word.here else "на своїй базі " if word.at_base else ""
                return f"Розіграйте {where}{many}{', готовим' if word.ready else ''}."
            case flow_words.If():
                return self.conditional(word)
            case _:
                raise BadOption(f"Ukrainian has no words for {type(word).__name__}")

    def conditional(self, word: flow_words.If) -> str:
        """What is done if something is the case, and otherwise."""
        text = f"{capitalise(test(word.test))}, {lower(self.instructions(word.words))}"
        if word.otherwise:
            text += f" Інакше {lower(self.instructions(word.otherwise))}"
        return text
