"""Ukrainian: the phrases of card text. Keywords, names and tokens stay English and are never inflected."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import (
    Condition,
    Event,
    Excess,
    FixedCondition,
    Gift,
    Goal,
    GoingOn,
    HasXp,
    IMoved,
    ItIsA,
    Moment,
    Near,
    Noun,
    NounPhrase,
    Person,
    Player,
    Pronoun,
    Quantity,
    Referent,
    Spent,
    ThereIs,
    Tokens,
    Until,
    Value,
    Verb,
    VerbForm,
    Whose,
    YouControl,
    YouHave,
    form_of,
    is_several,
)
from riftable.games.riftbound.speech.card_phrases import CardPhrases
from riftable.games.riftbound.speech.uk.card_events import UkrainianEventPhrases
from riftable.games.riftbound.speech.uk.card_nouns import (
    CLAUSE_END,
    close_clauses,
    each_of,
    gifts_text,
    phrase,
    refer_to,
    reflexive,
    subject_verb,
    value_text,
)
from riftable.games.riftbound.speech.uk.card_words import (
    AT,
    CHANNEL,
    CONDITIONS,
    COST,
    DEAL,
    DO,
    DOUBLE,
    ENTER,
    EVERY,
    EXHAUSTED,
    FIGHTER,
    GAIN,
    GIVE,
    GOALS,
    HAVE,
    LOOK,
    MOMENTS,
    NOUNS,
    PAY,
    READY,
    RUNE,
    TOKEN,
    TOP,
    UNTIL,
    VERBS,
    WHERE,
    WIN,
    WOULD,
)
from riftable.games.riftbound.speech.uk.lasting_phrases import UkrainianLastingPhrases
from riftable.language.table_talk.uk import CARD, listed
from riftable.language.text import join
from riftable.language.uk_euphony import I, U, Z, flow


class UkrainianCardPhrases(UkrainianEventPhrases, UkrainianLastingPhrases, CardPhrases):
    """Card text in Ukrainian."""

    def spoken(self, line: str) -> str:
        return flow(close_clauses(line))

    def act(self, form: VerbForm, verbs: Sequence[Verb], what: Referent) -> str:
        words = [VERBS[verb].forms[form] + VERBS[verb].tail for verb in verbs]
        if isinstance(what, Pronoun) and VERBS[verbs[-1]].tail:
            return f"{VERBS[verbs[-1]].forms[form]} {refer_to(what, 'A')}{VERBS[verbs[-1]].tail}"
        return f"{listed(words)} {refer_to(what, 'A', leaving=Verb.RECALL in verbs)}"

    def send(self, form: VerbForm, verb: Verb, what: Referent, goal: Goal) -> str:
        one = not is_several(what)
        end = GOALS[goal][not one]
        if goal is Goal.BASE and not (isinstance(what, NounPhrase) and what.whose is not Whose.FRIENDLY):
            end = GOALS[goal][1]
        return f"{VERBS[verb].forms[form]} {refer_to(what, 'A', leaving=True)} {end}"

    def deal(self, form: VerbForm, amount: int | Value, to: Referent) -> str:
        word = DEAL.forms[form]
        first, whom = self._each(form, to)
        if not isinstance(amount, int):
            return f"{first}{word} {whom} шкоди, що дорівнює {value_text(amount)}{CLAUSE_END}"
        if first or isinstance(to, Pronoun):
            return f"{first}{word} {whom} {amount} шкоди"
        return f"{word} {amount} шкоди {whom}"

    def draw_equal(self, form: VerbForm, amount: Value) -> str:
        return f"{VERBS[Verb.DRAW].forms[form]} кількість карт, що дорівнює {value_text(amount)}{CLAUSE_END}"

    def for_each(self, order: str, what: NounPhrase) -> str:
        noun = NOUNS[what.noun]
        one = phrase(what._replace(quantity=Quantity.ONE), "A", AT[what.where])
        return f"{order} за {EVERY.sg('A', noun.gender, noun.animate)} {one}"

    def _each(self, form: VerbForm, to: Referent) -> tuple[str, str]:
        """What is said first where several are chosen, and whom something is for."""
        if not isinstance(to, NounPhrase) or not (to.is_distributive or to.is_up_to):
            return "", refer_to(to, "D")
        if not to.is_up_to:
            return "", f"{each_of(to, 'D')} {Z} {refer_to(to, 'G')}"
        it = Pronoun(Person.IT, to.noun)
        return self._chosen(form, to), each_of(to, "D") if to.is_distributive else refer_to(it, "D")

    def _chosen(self, form: VerbForm, what: NounPhrase) -> str:
        """Several are chosen before something is done to each."""
        chosen = self.act(form, [Verb.CHOOSE], what)
        return f"{chosen}: " if form is VerbForm.ORDER else f"{chosen} {I} "

    def give(
        self, form: VerbForm, gifts: Sequence[Gift], to: Referent, until: Until, more: bool, minimum: int
    ) -> str:
        least = f" (не менше ніж {minimum})" if minimum else ""
        first, whom = self._each(form, to)
        return f"{first}{GIVE.forms[form]} {whom} {gifts_text(gifts, more)}{UNTIL[until]}{least}"

    def double_might(self, form: VerbForm, what: Referent, until: Until = Until.END_OF_TURN) -> str:
        word = DOUBLE.forms[form]
        if isinstance(what, Pronoun) and what.person is not Person.THIS:
            whose = {Person.ME: "мою", Person.THEM: "їхню"}.get(what.person, refer_to(what, "G"))
            return f"{word} {whose} міць{UNTIL[until]}"
        if isinstance(what, NounPhrase) and what.is_distributive:
            return f"{self._chosen(form, what)}{word} міць {each_of(what, 'G')}{UNTIL[until]}"
        if isinstance(what, NounPhrase) and what.is_up_to:
            return self._chosen(form, what) + self.double_might(form, Pronoun(Person.IT, what.noun), until)
        return f"{word} міць {refer_to(what, 'G')}{UNTIL[until]}"

    def channel(self, form: VerbForm, n: int, ready: bool) -> str:
        state = EXHAUSTED.sg("I", "f") if n == 1 else EXHAUSTED.pl("I")
        return f"{CHANNEL.forms[form]} {RUNE.counted(n, 'acc')}{'' if ready else f' {state}'}"

    def play_tokens(self, form: VerbForm, tokens: Tokens) -> str:
        state = ""
        if tokens.ready or tokens.exhausted:
            adjective = READY if tokens.ready else EXHAUSTED
            state = f" {adjective.sg('I', 'm') if tokens.n == 1 else adjective.pl('I')}"
        many = TOKEN.sg("A") if tokens.n == 1 else TOKEN.counted(tokens.n, "acc")
        whose = NOUNS[Noun.GEAR].sg("G")
        if tokens.might is not None:
            whose = FIGHTER.sg("G") if tokens.n == 1 else FIGHTER.pl("G")
        told = f"{many} {whose} {tokens.title}"
        if tokens.keywords:
            told += f" ({', '.join([f'міць {tokens.might}', *tokens.keywords])})"
        elif tokens.might is not None:
            told += f" {Z} міццю {tokens.might}"
        return f"{VERBS[Verb.PLAY].forms[form]}{WHERE[tokens.where]}{state} {told}"

    def look(self, form: VerbForm, n: int) -> str:
        top = CARD.sg("A", TOP) if n == 1 else CARD.counted(n, "acc", TOP)
        return f"{LOOK.forms[form]} на {top} своєї основної колоди"

    def take_one(self, form: VerbForm) -> str:
        taken, recycled = VERBS[Verb.DRAW].forms[form], VERBS[Verb.RECYCLE]
        return f"{taken} 1 на руку, решту {recycled.forms[form]}{recycled.tail}"

    def win_game(self, form: VerbForm) -> str:
        word = f"ви {WIN.forms[VerbForm.YOU_DO]}" if form is VerbForm.ORDER else WIN.forms[form]
        return f"{word} {U} грі"

    def take_turn(self, form: VerbForm) -> str:
        return f"{DO.forms[form]} ще один хід після цього"

    def pay(self, form: VerbForm, symbols: str) -> str:
        return f"{PAY.forms[form]} {symbols}"

    def do_this(self, form: VerbForm, statement: str) -> str:
        return statement if form is VerbForm.ORDER else f"{DO.forms[form]} так: {statement}"

    def gains(self, it: Pronoun, gifts: Sequence[Gift], until: Until) -> str:
        return f"{subject_verb(it, GAIN)} {gifts_text(gifts)}{UNTIL[until]}"

    def is_saved(self, it: Pronoun) -> str:
        would = "мали б" if is_several(it) else WOULD[NOUNS[it.noun].gender]
        next_time = f"наступного разу, коли цього ходу {refer_to(it, 'N')} {would} загинути"
        return f"{next_time}, натомість зціліть {refer_to(it, 'A')}, виснажте {I} відкличте"

    def take_control(self, it: Pronoun) -> str:
        return f"візьміть {refer_to(it, 'A')} під контроль {I} відкличте"

    def deal_to_each_other(self, with_me: bool) -> str:
        if with_me:
            return "ми завдаємо один одному шкоди, що дорівнює нашій міці"
        return "вони завдають один одному шкоди, що дорівнює їхній міці"

    def has_gifts(
        self,
        subject: NounPhrase | Pronoun,
        gifts: Sequence[Gift],
        more: bool,
        minimum: int = 0,
        missing: bool = False,
    ) -> str:
        least = f" (не менше ніж {minimum})" if minimum else ""
        least += f", якщо ще його не {'мають' if is_several(subject) else 'має'}" if missing else ""
        return f"{subject_verb(subject, HAVE)} {gifts_text(gifts, more)}{least}"

    def costs_less(
        self, subject: NounPhrase | Pronoun, cost: str, minimum: str, per: NounPhrase | Pronoun | None
    ) -> str:
        each = ""
        if isinstance(per, Pronoun):
            each = self.for_each_of(per)
        elif per is not None:
            each = self.for_each("", per)
        least = f" (не менше ніж {minimum})" if minimum else ""
        return f"{subject_verb(subject, COST)} на {cost} менше{each}{least}"

    def costs_more(self, subject: NounPhrase | Pronoun, cost: str) -> str:
        return f"{subject_verb(subject, COST)} на {cost} більше"

    def repeat_costs_less(self, cost: str) -> str:
        return f"[Repeat] союзних заклять коштує на {cost} менше"

    def for_each_of(self, them: Pronoun) -> str:
        noun = NOUNS[them.noun]
        return f" за {EVERY.sg('A', noun.gender, noun.animate)} {Z} них"

    def may_spend_its_buff(self, to: str) -> str:
        spend = self.may_in_order_to("витратити його підсилення", to)
        return f"щодо кожного союзного бійця {spend}"

    def energy_is_reduced(self, this: Pronoun, by: Value) -> str:
        whose = "моя вартість" if this.person is Person.ME else f"вартість {refer_to(this, 'G')}"
        return f"{whose} в енергії зменшується на число, що дорівнює {value_text(by)}"

    def any_amount(self, symbol: str) -> str:
        return f"будь-яку кількість {symbol}"

    def ignore_cost(self, this: Pronoun) -> str:
        if this.person is Person.ME:
            return "ігноруйте мою вартість"
        return f"ігноруйте вартість {refer_to(this, 'G')}"

    def use_only(self, condition: str) -> str:
        return f"використовуйте, лише якщо {condition}"

    def enters_exhausted(self, subject: Pronoun) -> str:
        return f"{subject_verb(subject, ENTER)} {EXHAUSTED.sg('I', NOUNS[subject.noun].gender)}"

    def enters_ready(self, subject: NounPhrase | Pronoun) -> str:
        ready = READY.pl("I") if is_several(subject) else READY.sg("I", NOUNS[subject.noun].gender)
        return f"{subject_verb(subject, ENTER)} {ready}"

    def deal_bonus(self, n: int, yours: bool, to: NounPhrase | None) -> str:
        whom = f" {refer_to(to, 'D')}" if to is not None else ""
        return f"{'ваші ' if yours else ''}закляття та здатності завдають{whom} на {n} шкоди більше"

    def buffs_give(self, n: int, to: NounPhrase) -> str:
        return f"підсилення дають {refer_to(to, 'D')} {gifts_text([n], more=True)} до кінця ходу"

    def may_play_to_open(self) -> str:
        return "мене можна розіграти на вільне поле бою"

    def may_play_to_enemy(self) -> str:
        return "мене можна розіграти на зайняте вороже поле бою"

    def ambushes_enemies(self) -> str:
        return "мій [Ambush] діє й на полі бою, де є лише ворожі бійці"

    def may_play_units_to_open(self, units: NounPhrase) -> str:
        return f"{refer_to(units, 'A')} можна розігрувати на вільні поля бою"

    def assigned_last(self) -> str:
        return "бойову шкоду призначають мені останньому"

    def borrows_abilities(self) -> str:
        return "я маю всі здатності [E] усіх союзних легенд, бійців і спорядження"

    def more_deathknells(self) -> str:
        return "ваші ефекти [Deathknell] спрацьовують ще один раз"

    def dies_instead(self, this: Pronoun) -> str:
        instead = f"Зціліть того бійця, виснажте {I} відкличте"
        return f"якщо союзний боєць мав би загинути, натомість знищте {refer_to(this, 'A')}. {instead}"

    def adds(self, price: str, marks: str, symbols: str, spells: bool, gear: bool) -> str:
        only = ", лише для заклять" if spells else ""
        only += ", лише для спорядження та його здатностей" if gear else ""
        return f"{price}: {marks} — [Add] {symbols}{only}"

    def additional_cost(self, this: Pronoun, cost: str, may: bool) -> str:
        return f"розігруючи {refer_to(this, 'A')}, {'можете ' if may else ''}додатково {cost}"

    def player_does(self, player: Player, it: Pronoun, action: str) -> str:
        match player:
            case Player.EACH_PLAYER:
                return f"кожен гравець {action}"
            case Player.THAT_PLAYER:
                return f"цей гравець {action}"
            case Player.ITS_CONTROLLER:
                return f"той, хто {refer_to(it, 'A')} контролював, {action}"
            case Player.ITS_OWNER:
                its = "її" if NOUNS[it.noun].gender == "f" else "його"
                return f"{'їхній' if is_several(it) else its} власник {action}"

    def event(self, event: Event) -> str:
        form, what = form_of(event.subject), event.object
        verbs = join([VERBS[verb].forms[form] for verb in event.verbs], " чи ")
        who = refer_to(event.subject, "N")
        behind = f" {refer_to(what, 'A')}" if what is not None else ""
        if isinstance(what, Pronoun) and what.person is not Person.THIS:
            told = f"{who}{behind} {verbs}"
        elif event.verbs == (Verb.DIE,):
            told = f"{verbs} {who}"
        else:
            told = f"{who} {verbs}{behind}"
        told += " наодинці" if event.alone else ""
        told += " шкоди" if Verb.TAKE_DAMAGE in event.verbs else ""
        told += f" {U} бою" if Verb.WIN in event.verbs else ""
        told += " [Mighty]" if Verb.BECOME_MIGHTY in event.verbs else ""
        told += " гру" if Verb.LEAVE_BOARD in event.verbs else ""
        told += " на поле бою" if event.to_battlefield else ""
        told += self.circumstances(event)
        told += " під час ходу противника" if event.on_opponents_turn else ""
        return told + AT[event.where]

    def going_on(self, event: Event) -> str:
        return self.event(event)

    def condition(self, condition: Condition) -> str:
        match condition:
            case FixedCondition():
                return CONDITIONS[condition]
            case YouHave():
                return f"{U} вас{AT[condition.what.where]} {phrase(condition.what, 'N', '')}"
            case YouControl():
                return f"ви контролюєте {refer_to(condition.what, 'A')}"
            case ThereIs():
                where = AT[condition.what.where].lstrip()
                return f"{where} є {phrase(condition.what, 'N', '')}".lstrip()
            case ItIsA():
                return f"це {refer_to(condition.what, 'N')}"
            case IMoved():
                often = {1: "раз", 2: "двічі", 3: "тричі"}.get(condition.n, f"{condition.n} разів")
                return f"цього ходу я переміщувався {often}"
            case HasXp():
                return f"{U} вас щонайменше {condition.n} XP"
            case Excess():
                return f"ви призначили ворожим бійцям щонайменше {condition.n} надлишкової шкоди"
            case Near():
                points = "очка" if condition.n == 1 else "очок"
                who = "вам" if condition.yours else "противнику"
                return f"{who} бракує до перемоги {condition.n} {points} або менше"
            case Spent():
                return f"цього ходу ви витратили щонайменше {condition.symbols}"
            case GoingOn():
                return self.going_on(condition.event)

    def when(self, event: str, condition: str) -> str:
        return f"коли {event}{f' {I} {condition}' if condition else ''}, "

    def when_this_is(self, this: Pronoun, verbs: Sequence[Verb]) -> str:
        return f"коли {refer_to(this, 'A')} {join([VERBS[verb].passive for verb in verbs], ' чи ')}, "

    def at_moment(self, moment: Moment, condition: str) -> str:
        return f"{MOMENTS[moment]}{f', якщо {condition},' if condition else ''} "

    def with_leading_condition(self, condition: str, body: str) -> str:
        return f"якщо {condition}, {body}"

    def with_trailing_condition(self, body: str, condition: str) -> str:
        return f"{body}, якщо {condition}"

    def reflexive(self, condition: str, body: str) -> str:
        return self.with_leading_condition(condition, body)

    def of_own(self, body: str) -> str:
        return reflexive(body)

    def otherwise(self, body: str) -> str:
        return f"інакше {body}"

    def while_condition(self, condition: str, statement: str) -> str:
        return f"поки {condition}, {statement}"

    def at_end_of_turn(self, body: str) -> str:
        return f"наприкінці цього ходу {body}"

    def at_chosen_battlefield(self, form: VerbForm, body: str) -> str:
        return f"{self._chosen(form, NounPhrase(Noun.BATTLEFIELD))}{body}"

    def may(self, body: str) -> str:
        return f"можете {body}"

    def may_in_order_to(self, cost: str, body: str) -> str:
        return f"можете {reflexive(cost)}, щоб {body}"

    def conjoin(self, bodies: Sequence[str]) -> str:
        return listed(bodies)

    def sequence(self, body: str, second: str) -> str:
        return f"{body}, потім {second}"

    def then_sentence(self, body: str) -> str:
        return f"потім {body}"

    def after_cost(self, cost: str, body: str) -> str:
        return f"{cost}: {body}"

    def after_cost_one_of(self, cost: str, modes: Sequence[str]) -> str:
        return f"{cost}: виберіть те, чого цього ходу ще не вибирали: • {' • '.join(modes)}"
