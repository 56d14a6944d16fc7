"""French: the phrases of card text. Game terms stay English, with French article, gender and elision."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import (
    ME,
    Condition,
    Event,
    Excess,
    FixedCondition,
    Gift,
    Goal,
    GoingOn,
    Group,
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
    Where,
    YouControl,
    YouHave,
    form_of,
    is_several,
)
from riftable.games.riftbound.speech.card_phrases import CardPhrases
from riftable.games.riftbound.speech.fr.card_events import FrenchEventPhrases
from riftable.games.riftbound.speech.fr.card_nouns import (
    base_of,
    clitic,
    each_of,
    gifts_text,
    phrase,
    refer_to,
    si,
    subject,
    subject_verb,
    value_text,
    with_clitic,
    with_preposition,
)
from riftable.games.riftbound.speech.fr.card_words import (
    AT,
    BE,
    BECOME,
    CONDITIONS,
    COST,
    DAMAGE,
    DEAL,
    DO,
    DOUBLE,
    ENTER,
    GAIN,
    GIVE,
    GOALS,
    HAVE,
    LOOK,
    MOMENTS,
    NOUNS,
    PAY,
    PUT,
    RECOVER,
    SHOULD,
    UNTIL,
    VERBS,
    WIN,
    FrenchVerb,
)
from riftable.games.riftbound.speech.fr.lasting_phrases import FrenchLastingPhrases
from riftable.language.fr import COLON, agree, elide, of
from riftable.language.fr import to as to_
from riftable.language.table_talk.fr import listed
from riftable.language.text import join


class FrenchCardPhrases(FrenchEventPhrases, FrenchLastingPhrases, CardPhrases):
    """Card text in French."""

    def act(self, form: VerbForm, verbs: Sequence[Verb], what: Referent) -> str:
        told = []
        for verb in verbs:
            word = with_clitic(form, VERBS[verb], what)
            recall = verb is Verb.RECALL
            named = "" if clitic(what, dative=False)[0] else f" {refer_to(what, leaving=recall)}"
            told.append(f"{word}{named}{f' à {base_of(what)}' if recall else ''}")
        return listed(told)

    def send(self, form: VerbForm, verb: Verb, what: Referent, goal: Goal) -> str:
        word = with_clitic(form, VERBS[verb], what)
        end = f"vers {base_of(what)}" if goal is Goal.BASE else GOALS[goal][is_several(what)]
        if what == ME and goal is Goal.OWNERS_HAND:
            end = "dans la main de mon propriétaire"
        if clitic(what, dative=False)[0]:
            return f"{word} {end}"
        if verb is Verb.RETURN and isinstance(what, NounPhrase) and what.where is not Where.YOUR_TRASH:
            stays = agree("situé", NOUNS[what.noun].feminine, what.is_plural)  # else it would be sent there
            where = f" {stays}{AT[what.where]}" if what.where is not Where.ANYWHERE else ""
            return f"{word} {end} {phrase(what, where)}" if where else f"{word} {refer_to(what)} {end}"
        if verb is Verb.RETURN and isinstance(what, Group):
            return f"{word} {end} {refer_to(what)}"
        return f"{word} {refer_to(what, leaving=True)} {end}"

    def _to(
        self, form: VerbForm, verb: FrenchVerb, what: str, to: Referent, tail: str, heavy: bool = False
    ) -> str:
        """A verb with its object and whom it is for; of several chosen, each gets it."""
        if clitic(to, dative=True)[0]:
            return f"{with_clitic(form, verb, to, dative=True)} {what}{tail}"
        first, whom = "", with_preposition("à", to)
        if isinstance(to, NounPhrase) and to.is_distributive:
            first, whom = self._chosen(form, to), f"à {each_of(to)}"
        elif isinstance(to, NounPhrase) and to.is_up_to:
            it = Pronoun(Person.IT, to.noun)
            return f"{self._chosen(form, to)}{self._to(form, verb, what, it, tail)}"
        word = verb.forms[form]
        return f"{first}{word} {whom} {what}{tail}" if heavy else f"{first}{word} {what} {whom}{tail}"

    def _chosen(self, form: VerbForm, what: NounPhrase) -> str:
        """Several are chosen before something is done to each."""
        chosen = self.act(form, [Verb.CHOOSE], what)
        return f"{chosen}{COLON}" if form is VerbForm.ORDER else f"{chosen} et "

    def deal(self, form: VerbForm, amount: int | Value, to: Referent) -> str:
        if isinstance(amount, int):
            return self._to(form, DEAL, DAMAGE.counted(amount), to, "")
        return self._to(form, DEAL, f"des dégâts égaux {to_(value_text(amount))}", to, "", heavy=True)

    def draw_equal(self, form: VerbForm, amount: Value) -> str:
        return f"{VERBS[Verb.DRAW].forms[form]} un nombre de cartes égal {to_(value_text(amount))}"

    def for_each(self, order: str, what: NounPhrase) -> str:
        one = phrase(what._replace(quantity=Quantity.ONE), AT[what.where]).split(" ", 1)[1]
        return f"{order} pour chaque {one}"

    def give(
        self, form: VerbForm, gifts: Sequence[Gift], to: Referent, until: Until, more: bool, minimum: int
    ) -> str:
        least = f" ({minimum} au minimum)" if minimum else ""
        return self._to(form, GIVE, gifts_text(gifts, more), to, f"{UNTIL[until]}{least}")

    def double_might(self, form: VerbForm, what: Referent, until: Until = Until.END_OF_TURN) -> str:
        word = DOUBLE.forms[form]
        if isinstance(what, Pronoun) and what.person is not Person.THIS:
            whose = {Person.ME: "ma", Person.THEM: "leur"}.get(what.person, "sa")
            return f"{word} {whose} Might{UNTIL[until]}"
        if isinstance(what, NounPhrase) and what.is_distributive:
            return f"{self._chosen(form, what)}{word} la Might de {each_of(what)}{UNTIL[until]}"
        if isinstance(what, NounPhrase) and what.is_up_to:
            return self._chosen(form, what) + self.double_might(form, Pronoun(Person.IT, what.noun), until)
        return f"{word} la Might {with_preposition('de', what)}{UNTIL[until]}"

    def channel(self, form: VerbForm, n: int, ready: bool) -> str:
        return f"Channel {NOUNS[Noun.RUNE].counted(n)}{'' if ready else ' Exhausted'}"

    def play_tokens(self, form: VerbForm, tokens: Tokens) -> str:
        what = f"Gear {tokens.title}"
        if tokens.might is not None:
            what = f"Unit {tokens.title} de {tokens.might} Might"
        token = f"Token{'s' if tokens.n > 1 else ''} {what}"
        token += f" avec {listed(tokens.keywords)}" if tokens.keywords else ""
        token = f"{tokens.n if tokens.n > 1 else 'un'} {token}{', Ready' if tokens.ready else ''}"
        token += " Exhausted" if tokens.exhausted else ""
        return f"{VERBS[Verb.PLAY].forms[form]}{AT[tokens.where]} {token}"

    def look(self, form: VerbForm, n: int) -> str:
        top = "la première carte" if n == 1 else f"les {n} premières cartes"
        return f"{LOOK.forms[form]} {top} de votre Main Deck"

    def take_one(self, form: VerbForm) -> str:
        word = PUT.forms[form]
        put = f"{word}-en" if form is VerbForm.ORDER else f"en {word}"
        return f"{put} 1 dans votre main et Recycle les autres"

    def win_game(self, form: VerbForm) -> str:
        return f"{'vous ' if form is VerbForm.ORDER else ''}{WIN.forms[form]} la partie"

    def take_turn(self, form: VerbForm) -> str:
        return f"{VERBS[Verb.PLAY].forms[form]} un tour supplémentaire après celui-ci"

    def pay(self, form: VerbForm, symbols: str) -> str:
        return f"{PAY.forms[form]} {symbols}"

    def do_this(self, form: VerbForm, statement: str) -> str:
        return statement if form is VerbForm.ORDER else f"{DO.forms[form]} ceci{COLON}{statement}"

    def gains(self, it: Pronoun, gifts: Sequence[Gift], until: Until) -> str:
        return f"{subject_verb(it, GAIN)} {gifts_text(gifts)}{UNTIL[until]}"

    def is_saved(self, it: Pronoun) -> str:
        form, several = form_of(it), is_several(it)
        feminine = NOUNS[it.noun].feminine
        killed, sent = agree("éliminé", feminine, several), agree("renvoyé", feminine, several)
        its, base = (
            ("mes", "ma") if it.person is Person.ME else ("leurs", "leur") if several else ("ses", "sa")
        )
        when = f"la prochaine fois {elide('que', subject_verb(it, SHOULD))} être {killed} pendant ce tour"
        saved = f"{subject_verb(it, RECOVER)} {its} PV, {BECOME.forms[form]} Exhausted"
        return f"{when}, {saved} et {BE.forms[form]} {sent} à {base} base à la place"

    def take_control(self, it: Pronoun) -> str:
        taken = "prenez-en le contrôle"
        if it.person in (Person.ME, Person.THIS):
            taken = f"prenez le contrôle {of(refer_to(it))}"
        return (
            f"{taken} et {with_clitic(VerbForm.ORDER, VERBS[Verb.RECALL], it)}{self._named(it)} à votre base"
        )

    def _named(self, it: Pronoun) -> str:
        """What is no pronoun at the verb, behind it."""
        return "" if clitic(it, dative=False)[0] else f" {refer_to(it)}"

    def deal_to_each_other(self, with_me: bool) -> str:
        if with_me:
            return "nous nous infligeons mutuellement des dégâts égaux à notre Might"
        return "elles s’infligent mutuellement des dégâts égaux à leur Might"

    def has_gifts(
        self,
        subject: NounPhrase | Pronoun,
        gifts: Sequence[Gift],
        more: bool,
        minimum: int = 0,
        missing: bool = False,
    ) -> str:
        least = f" ({minimum} au minimum)" if minimum else ""
        if missing:
            one, many = ("elle", "elles") if NOUNS[subject.noun].feminine else ("il", "ils")
            least += f" {si(f'{many} ne l’ont' if is_several(subject) else f'{one} ne l’a')} pas déjà"
        return f"{subject_verb(subject, HAVE)} {gifts_text(gifts, more)}{least}"

    def costs_less(
        self, subject: NounPhrase | Pronoun, cost: str, minimum: str, per: NounPhrase | Pronoun | None
    ) -> str:
        each = ""
        if isinstance(per, Pronoun):
            each = self.for_each_of(per)
        elif per is not None:
            one = phrase(per._replace(quantity=Quantity.ONE), AT[per.where])
            each = f" par {one.split(' ', 1)[1]}"
        least = f" ({minimum} au minimum)" if minimum else ""
        return f"{subject_verb(subject, COST)} {cost} de moins{each}{least}"

    def costs_more(self, subject: NounPhrase | Pronoun, cost: str) -> str:
        return f"{subject_verb(subject, COST)} {cost} de plus"

    def repeat_costs_less(self, cost: str) -> str:
        return f"les coûts de [Repeat] alliés sont réduits de {cost}"

    def for_each_of(self, them: Pronoun) -> str:
        return f" pour {'chacune' if NOUNS[them.noun].feminine else 'chacun'} {of(refer_to(them))}"

    def may_spend_its_buff(self, to: str) -> str:
        return f"pour chaque Unit alliée, {self.may_in_order_to('dépenser son Buff', to)}"

    def energy_is_reduced(self, this: Pronoun, by: Value) -> str:
        whose = "mon Energy cost" if this.person is Person.ME else f"l’Energy cost {of(refer_to(this))}"
        return f"{whose} est réduit {of(value_text(by))}"

    def any_amount(self, symbol: str) -> str:
        return f"autant de {symbol} que vous le souhaitez"

    def ignore_cost(self, this: Pronoun) -> str:
        if this.person is Person.ME:
            return "ignorez mon coût"
        return f"ignorez le coût {of(refer_to(this))}"

    def use_only(self, condition: str) -> str:
        return f"utilisable uniquement {si(condition)}"

    def enters_exhausted(self, subject: Pronoun) -> str:
        return f"{subject_verb(subject, ENTER)} en jeu Exhausted"

    def enters_ready(self, subject: NounPhrase | Pronoun) -> str:
        return f"{subject_verb(subject, ENTER)} en jeu Ready"

    def deal_bonus(self, n: int, yours: bool, to: NounPhrase | None) -> str:
        whom = f" {with_preposition('à', to)}" if to is not None else ""
        return f"{'vos' if yours else 'les'} Spells et Abilities infligent {DAMAGE.counted(n)} bonus{whom}"

    def buffs_give(self, n: int, to: NounPhrase) -> str:
        return f"les Buffs donnent {gifts_text([n], more=True)} {with_preposition('à', to)} pendant ce tour"

    def may_play_to_open(self) -> str:
        return "vous pouvez me jouer sur un Battlefield inoccupé"

    def may_play_to_enemy(self) -> str:
        return "vous pouvez me jouer sur un Battlefield ennemi occupé"

    def ambushes_enemies(self) -> str:
        return "mon [Ambush] peut aussi viser un Battlefield où il n’y a que des Units ennemies"

    def may_play_units_to_open(self, units: NounPhrase) -> str:
        played = agree("joué", NOUNS[units.noun].feminine, plural=True)
        return f"{refer_to(units)} peuvent être {played} sur des Battlefields inoccupés"

    def assigned_last(self) -> str:
        return "je dois subir les dégâts de combat en dernier"

    def borrows_abilities(self) -> str:
        return "j’ai toutes les Abilities [E] des Legends, des Units et des Gears alliés"

    def more_deathknells(self) -> str:
        return "vos effets [Deathknell] se déclenchent une fois de plus"

    def dies_instead(self, this: Pronoun) -> str:
        instead = "Cette Unit récupère ses PV, devient Exhausted et est renvoyée à sa base"
        return f"si une Unit alliée devait être éliminée, éliminez {refer_to(this)} à la place. {instead}"

    def adds(self, price: str, marks: str, symbols: str, spells: bool, gear: bool) -> str:
        only = ", uniquement pour jouer des Spells" if spells else ""
        only += ", uniquement pour jouer des Gears ou utiliser leurs Abilities" if gear else ""
        return f"{price}{COLON}{marks} — [Add] {symbols}{only}"

    def additional_cost(self, this: Pronoun, cost: str, may: bool) -> str:
        return f"en coût additionnel, {self.may(cost) if may else cost}"

    def player_does(self, player: Player, it: Pronoun, action: str) -> str:
        match player:
            case Player.EACH_PLAYER:
                return f"chaque joueur {action}"
            case Player.THAT_PLAYER:
                return f"ce joueur {action}"
            case Player.ITS_CONTROLLER:
                whom = clitic(it, dative=False)[0] or "le"
                return f"la personne qui {whom} contrôlait {action}"
            case Player.ITS_OWNER:
                return f"son propriétaire {action}"

    def event(self, event: Event) -> str:
        form, what = form_of(event.subject), event.object
        first, *others = [VERBS[verb] for verb in event.verbs]
        told = subject(
            event.subject, with_clitic(form, first, what) if what is not None else first.forms[form]
        )
        told = join([told, *(verb.forms[form] for verb in others)], " ou ")
        feminine = NOUNS[event.subject.noun].feminine
        if event.verbs[-1] is Verb.DIE:
            told = agree(told, feminine, is_several(event.subject))
        if what is not None and not clitic(what, dative=False)[0]:
            told += f" {refer_to(what)}"
        if event.alone:
            lone = isinstance(event.subject, Pronoun)  # no gender in the first person
            told += " sans allié" if lone else f" {agree('seul', feminine, is_several(event.subject))}"
        told += " vers un Battlefield" if event.to_battlefield else ""
        told += " le plateau" if Verb.LEAVE_BOARD in event.verbs else ""
        told += self.circumstances(event)
        told += " pendant le tour d’un adversaire" if event.on_opponents_turn else ""
        return told + AT[event.where]

    def going_on(self, event: Event) -> str:
        return self.event(event)

    def condition(self, condition: Condition) -> str:
        match condition:
            case FixedCondition():
                return CONDITIONS[condition]
            case YouHave():
                what = condition.what
                if what.where in (Where.THAT_BATTLEFIELD, Where.THIS_BATTLEFIELD):
                    return f"vous y avez {phrase(what, '')}"
                return f"vous avez {phrase(what, AT[what.where])}"
            case YouControl():
                return f"vous contrôlez {refer_to(condition.what)}"
            case ThereIs():
                return f"il y a {refer_to(condition.what)}"
            case ItIsA():
                return f"c’est {refer_to(condition.what)}"
            case IMoved():
                moves = "un déplacement" if condition.n == 1 else f"{condition.n} déplacements"
                return f"j’ai effectué {moves} pendant ce tour"
            case HasXp():
                return f"vous avez au moins {condition.n} XP"
            case Excess():
                return f"vous avez assigné au moins {condition.n} dégâts excédentaires à des Units ennemies"
            case Near():
                points = f"{condition.n} {'points' if condition.n > 1 else 'point'}"
                whose = "votre score" if condition.yours else "le score d’un adversaire"
                return f"{whose} est à {points} ou moins du Victory Score"
            case Spent():
                return f"vous avez dépensé au moins {condition.symbols} pendant ce tour"
            case GoingOn():
                return self.going_on(condition.event)

    def when(self, event: str, condition: str) -> str:
        return f"quand {event}, {f'{si(condition)}, ' if condition else ''}"

    def when_this_is(self, this: Pronoun, verbs: Sequence[Verb]) -> str:
        feminine = NOUNS[this.noun].feminine
        told = [agree(VERBS[verb].participle, feminine) for verb in verbs]
        return f"quand {refer_to(this)} est {join(told, ' ou ')}, "

    def at_moment(self, moment: Moment, condition: str) -> str:
        return f"{MOMENTS[moment]}, {f'{si(condition)}, ' if condition else ''}"

    def with_leading_condition(self, condition: str, body: str) -> str:
        return f"{si(condition)}, {body}"

    def with_trailing_condition(self, body: str, condition: str) -> str:
        return f"{body} {si(condition)}"

    def reflexive(self, condition: str, body: str) -> str:
        return self.with_leading_condition(condition, body)

    def otherwise(self, body: str) -> str:
        return f"sinon, {body}"

    def while_condition(self, condition: str, statement: str) -> str:
        return f"tant {elide('que', condition)}, {statement}"

    def at_end_of_turn(self, body: str) -> str:
        return f"{body} à la fin de ce tour"

    def at_chosen_battlefield(self, form: VerbForm, body: str) -> str:
        return body

    def may(self, body: str) -> str:
        return f"vous pouvez {body}"

    def may_in_order_to(self, cost: str, body: str) -> str:
        return f"vous pouvez {cost} pour {body}"

    def conjoin(self, bodies: Sequence[str]) -> str:
        return listed(bodies)

    def sequence(self, body: str, second: str) -> str:
        return f"{body}, puis {second}"

    def then_sentence(self, body: str) -> str:
        return f"ensuite, {body}"

    def after_cost(self, cost: str, body: str) -> str:
        return f"{cost}{COLON}{body}"

    def after_cost_one_of(self, cost: str, modes: Sequence[str]) -> str:
        chosen = "choisissez un effet pas encore choisi pendant ce tour"
        return f"{cost}{COLON}{chosen} — {' • '.join(modes)}"
