"""Ukrainian: the text of cards. Keywords, names and tokens stay English and are never inflected."""

from __future__ import annotations

from typing import Final

from riftable.core.errors import BadOption
from riftable.grammar.common.uk import CARD
from riftable.grammar.euphony import Z, flow
from riftable.grammar.number import written
from riftable.grammar.text import capitalise
from riftable.grammar.uk import Adjective, Case, Noun
from riftable.riftbound import facts
from riftable.riftbound.abilities import Card, Test, Who, Word
from riftable.riftbound.facts import SPELL
from riftable.riftbound.speech.text import TextSpeech
from riftable.riftbound.words import effects as do
from riftable.riftbound.words import flow as flow_words
from riftable.riftbound.words import passives as be
from riftable.riftbound.words import triggers as on
from riftable.riftbound.words import who as w

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
    (facts.PLAYED_ME, on.ALWAYS): "Коли ви мене розігруєте",
    (facts.PLAYED_ME, on.LEGION): "[Legion] — Коли ви мене розігруєте",
    (facts.I_DIE, on.ALWAYS): "[Deathknell] — Коли я гину",
    (facts.I_MOVE, on.ALWAYS): "Коли я переміщуюся",
    (facts.I_MOVE, on.TO_BATTLEFIELD): "Коли я переміщуюся на поле бою",
    (facts.I_ATTACK, on.ALWAYS): "Коли я атакую",
    (facts.I_DEFEND, on.ALWAYS): "Коли я захищаюся",
    (facts.SPELL_PLAYED, on.ALWAYS): "Коли ви розігруєте закляття",
    (facts.SPELL_PLAYED, on.COSTS_AT_LEAST): "Коли ви розігруєте закляття, що коштує [{n}] або більше",
    (facts.CONQUERED, on.UNITS_THERE): "Коли ви завойовуєте поле бою, якщо у вас там щонайменше {n} бійці",
    (facts.CONQUERED, on.AT_THIS_PLACE): "Коли ви завойовуєте це поле бою",
    (facts.HELD, on.AT_THIS_PLACE): "Коли ви утримуєте це поле бою",
    (facts.DEFENDS, on.AT_THIS_PLACE): "Коли ви захищаєте це поле бою",
    (facts.TURN_ENDS, on.ALWAYS): "Наприкінці свого ходу",
    (facts.TURN_BEGINS, on.ALWAYS): "На початку своєї вступної фази",
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
        case w.It():
            return {"D": "йому", "A": "його"}.get(case, "він")
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

    def property(self, word: Word) -> str:
        match word:
            case be.EntersReady():
                return "Я входжу готовим."
            case be.ToOpenBattlefield():
                return "Мене можна розіграти на вільне поле бою."
            case be.MayExhaustFriend():
                return "Як додаткову плату можете виснажити союзного бійця."
            case be.MustKillFriend():
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
                return f"Ваші закляття та здібності завдають на {word.n} шкоди більше."
            case be.DamageHere():
                return f"Закляття та здібності завдають бійцям тут на {word.n} шкоди більше."
            case be.SpellsCostLess():
                less = f"ваші закляття коштують на [{word.n}] менше (не менше ніж [{word.minimum}])"
                return f"Поки я на полі бою, {less}."
            case be.Activated():
                return f"{self.price(word.ability)}: {lower(self.instructions(word.words))}"
            case be.AddForSpells():
                return f"[E]: [Reaction] — [Add] [{word.n}], лише для заклять."
            case _:
                raise BadOption(f"Ukrainian has no words for {type(word).__name__}")

    def trigger(self, word: on.When) -> str:
        head = HEADS[int(word.event), int(word.condition)].format(n=word.n)
        body = lower(self.instructions(word.words))
        if word.ability.may:
            body = body.replace("прикличте", "можете прикликати", 1)
        return f"{head}{', ' if 'Коли' in head else ' '}{body}"

    def instruction(self, word: Word) -> str:
        match word:
            case do.ChooseField():
                return ""
            case do.Deal():
                if isinstance(word.who, w.UnitPick) and not word.who.least:
                    return f"Виберіть {who(word.who, 'A')}: завдайте кожному {word.n} шкоди."
                return f"Завдайте {word.n} шкоди {who(word.who, 'D')}."
            case do.Fight():
                told = "Вони завдають один одному шкоди, що дорівнює їхній міці."
                return f"Потім виберіть {who(word.other, 'A')}. {told}"
            case do.IfItDies():
                return f"Якщо це його знищує, зробіть так: {lower(self.instructions(word.words))}"
            case do.Kill():
                return f"Знищте {who(word.who, 'A')}."
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
            case do.UnitsEnterReady():
                return "Бійці, яких ви розігруєте цього ходу, входять готовими."
            case do.DoubleMight():
                return f"Подвійте міць {who(word.who, 'G')} до кінця ходу."
            case do.Buff():
                return f"Підсильте {who(word.who, 'A')}."
            case do.Stun():
                return f"Оглушіть {who(word.who, 'A')}."
            case do.Counter():
                return f"Скасуйте {who(word.who, 'A')}."
            case do.AnotherTurn():
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
            case do.Draw():
                return f"Візьміть {CARD.counted(int(word.n), 'acc')}."
            case do.Channel():
                state = "виснаженою" if word.n == 1 else "виснаженими"
                return f"Прикличте {RUNE.counted(int(word.n), 'acc')} {state}."
            case do.Discard():
                return "Скиньте 1 карту."
            case do.PlayTokens():
                token = f"бійця {word.token.title} {Z} міццю {word.token.might}"
                many = f"{word.n} жетони {token}" if word.n > 1 else f"жетон {token}"
                return f"Розіграйте {'тут ' if word.here else ''}{many}."
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
