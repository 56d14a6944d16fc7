"""English: the text of cards."""

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
from riftable.games.riftbound.words import flow
from riftable.games.riftbound.words import passives as be
from riftable.games.riftbound.words import properties as has
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import triggers as on
from riftable.games.riftbound.words import who as w
from riftable.language.number import written
from riftable.language.table_talk.en import listed
from riftable.language.text import capitalise

NUMBERS: Final = ["no", "one", "two", "three", "four"]
WHOSE: Final = {w.ANYONES: "", w.FRIENDLY: "friendly ", w.ENEMY: "enemy "}
WHERE: Final = {w.ANYWHERE: "", w.AT_BATTLEFIELD: " at a battlefield", w.HERE: " here", w.AWAY_FROM_BASE: ""}
HEADS: Final = {
    (ids.PLAYED_ME, on.ALWAYS): "When you play me",
    (ids.PLAYED_ME, on.LEGION): "[Legion] — When you play me",
    (ids.I_MOVE, on.ALWAYS): "When I move",
    (ids.I_MOVE, on.TO_BATTLEFIELD): "When I move to a battlefield",
    (ids.I_ATTACK, on.ALWAYS): "When I attack",
    (ids.I_DEFEND, on.ALWAYS): "When I defend",
    (ids.SPELL_PLAYED, on.ALWAYS): "When you play a spell",
    (ids.SPELL_PLAYED, on.COSTS_AT_LEAST): "When you play a spell that costs [{n}] or more",
    (ids.CONQUERED, on.UNITS_THERE): "When you conquer, if you have {n}+ units at that battlefield",
    (ids.CONQUERED, on.AT_THIS_PLACE): "When you conquer here",
    (ids.HELD, on.AT_THIS_PLACE): "When you hold here",
    (ids.DEFENDS, on.AT_THIS_PLACE): "When you defend here",
    (ids.TURN_ENDS, on.ALWAYS): "At the end of your turn",
    (ids.TURN_BEGINS, on.ALWAYS): "At the start of your Beginning Phase",
    (ids.TURN_BEGINS, on.HAS_FACEDOWN): (
        "At the start of your Beginning Phase, if you control a facedown card at a battlefield"
    ),
    (ids.I_AM_DISCARDED, on.ALWAYS): "When you discard me",
    (ids.UNIT_DIED, on.FIRST_THIS_TURN): "The first time a friendly unit dies each turn",
    (ids.CARD_PLAYED, on.NOT_YOUR_TURN): "When you play a card on an opponent’s turn",
    (ids.UNIT_FIGHTS, on.ALONE): "When a friendly unit attacks or defends alone",
    (ids.UNIT_BUFFED, on.ALWAYS): "When you buff a friendly unit",
    (ids.HELD, on.UNITS_HERE): "When you hold here, if you have {n}+ units here",
}
EVENTS: Final = {ids.PLAYED_ME: "played", ids.I_AM_DISCARDED: "discarded", ids.I_DIE: "killed"}
SPENDING: Final = {
    DISCARD_CARD: "discard 1",
    RECYCLE_CARD: "recycle 1 from your trash",
    SPEND_BUFF: "spend a buff",
    SPEND_MY_BUFF: "spend my buff",
}
WHILE: Final = {
    be.WHILE_BUFFED: "While I’m buffed",
    be.WHILE_MIGHTY: "While I’m [Mighty]",
    be.AFTER_DISCARD: "If you’ve discarded a card this turn",
}


def article(phrase: str) -> str:
    """A unit, an enemy unit."""
    return f"{'an' if phrase[0] in 'aeio' else 'a'} {phrase}"


def who(one: Who) -> str:
    """Whom an instruction means."""
    match one:
        case w.UnitPick():
            noun = f"{WHOSE[int(one.whose)]}unit"
            tail = WHERE[int(one.where)]
            if one.might != w.NO_LIMIT:
                tail += f" with {one.might} Might or less"
            if one.other:
                return f"another {noun}{tail}"
            if one.most == 1:
                return f"{article(noun)}{tail}"
            number = NUMBERS[int(one.most)]
            return f"{'' if one.least else 'up to '}{number} {noun}s{tail}"
        case w.All():
            return f"all {WHOSE[int(one.whose)]}units{' at battlefields' if one.where else ''}"
        case w.AllThere():
            return f"all {WHOSE[int(one.whose)]}units at a battlefield"
        case w.AllInCombat():
            return f"all {WHOSE[int(one.whose)]}units in combat"
        case w.Me():
            return "me"
        case w.It() | w.Subject():
            return "it"
        case w.UnitOrGearPick():
            return "a unit at a battlefield or a gear"
        case w.TrashPick():
            return f"a {'spell' if one.type == SPELL else 'unit'} from your trash"
        case w.GearPick():
            return article(f"{WHOSE[int(one.whose)]}gear")
        case w.SpellPick():
            return "a spell" + (f" that costs [{one.energy}] or less" if one.energy != w.NO_LIMIT else "")
        case w.RunePick():
            return f"up to {one.most} runes"
        case _:
            raise BadOption(f"English has no words for {type(one).__name__}")


def test(one: Test) -> str:
    """What must be the case."""
    match one:
        case be.OnlyUnitThere():
            return "if it is the only unit you control there"
        case be.WasPaid():
            return "if you do"
        case be.CouldNot():
            return "if you can’t"
        case be.FewCards():
            return f"if you have {NUMBERS[int(one.n)]} or fewer cards in your hand"
        case be.ReadyEnemyHere():
            return "if there is a ready enemy unit here"
        case _:
            raise BadOption(f"English has no words for {type(one).__name__}")


class EnglishText(TextSpeech):
    """Card text in English."""

    def property(self, word: Word, card: Card) -> str:
        me = "me" if card.is_unit else "this"
        match word:
            case has.EntersReady():
                return "I enter ready."
            case has.ToOpenBattlefield():
                return "You may play me to an open battlefield."
            case has.MayExhaustFriend():
                return f"As an additional cost to play {me}, you may exhaust a friendly unit."
            case has.MustKillFriend():
                return f"As an additional cost to play {me}, kill a friendly unit."
            case has.MayPay():
                return f"You may pay {symbols(word.cost, card)} as an additional cost to play {me}."
            case has.AssignedLast():
                return "I must be assigned combat damage last."
            case has.MayDiscard():
                ask = "As you play me, you may discard 1 as an additional cost."
                return f"{ask} If you do, reduce my cost by [{word.less}]."
            case has.CheaperByTrash():
                return f"I cost [{word.n}] less for each card in your trash."
            case has.BorrowsAbilities():
                return "I have all [E] abilities of all friendly legends, units and gear."
            case be.IHave():
                told = listed([keyword_text(one) for one in word.keywords])
                return f"{WHILE[int(word.condition)]}, I have {told}."
            case be.BuffedOthersHere():
                return f"Other buffed friendly units at my battlefield have +{word.n} Might."
            case be.MoreWhileBuffed():
                return f"While I’m buffed, I have an additional +{word.n} Might."
            case be.OthersEnterReady():
                return "Other friendly units enter ready."
            case be.MoreKnells():
                return "Your [Deathknell] effects trigger an additional time."
            case be.DiesInstead():
                instead = "Heal that unit, exhaust it and recall it."
                return f"If a friendly unit would die, kill this instead. {instead}"
            case be.OthersHere():
                return f"Other friendly units have +{word.n} Might here."
            case be.UnitsHere():
                return f"Units here have +{word.n} Might."
            case be.FriendDefendsAlone():
                return f"While a friendly unit defends alone, it gets +{word.n} Might."
            case be.FightsAlone():
                return f"While I’m attacking or defending alone, I have +{word.n} Might."
            case be.WithRunes():
                return f"While you have {word.runes}+ runes, I have +{word.n} Might."
            case be.YourDamage():
                return f"Your spells and abilities deal {word.n} Bonus Damage."
            case be.DamageHere():
                return f"Spells and abilities deal {word.n} Bonus Damage to units here."
            case be.SpellsCostLess():
                less = f"spells you play cost [{word.n}] less, to a minimum of [{word.minimum}]"
                return f"While I’m at a battlefield, {less}."
            case be.AddForSpells():
                return f"[E]: [Reaction] — [Add] [{word.n}]. Use only to play spells."
            case _:
                raise BadOption(f"English has no words for {type(word).__name__}")

    def spending(self, spend: int) -> str:
        return SPENDING[spend]

    def after_price(self, words: list[Word]) -> str:
        return f": {self.instructions(words)}"

    def after_price_one_of(self, modes: list[list[Word]]) -> str:
        told = " • ".join(self.instructions(words) for words in modes)
        return f": Choose one you’ve not chosen this turn — {told}"

    def either(self, word: on.WhenEither) -> str:
        events = [EVENTS[int(when.event)] for when in word.whens]
        body = self.instructions(word.words)
        return f"When this is {', '.join(events[:-1])} or {events[-1]}, {body[0].lower()}{body[1:]}"

    def trigger(self, word: on.When, card: Card) -> str:
        head = HEADS[int(word.event), int(word.condition)].format(n=word.n)
        cost = word.ability.cost
        if not cost.is_free:
            return f"{head}, you may {self.cost(cost, card)} to {self.purpose(word.words)}."
        match word.words:
            case [flow.If(test=be.FewCards()) as when]:
                body = self.instructions(when.words).removesuffix(".")
                return f"{head}, {body[0].lower()}{body[1:]} {test(when.test)}."
            case [flow.If(test=be.WasPaid()) as when]:
                body = self.instructions(when.words)
                return f"{head}, if you paid the additional cost, {body[0].lower()}{body[1:]}"
        body = self.instructions(word.words)
        may = "you may " if word.ability.may else ""
        return f"{head}, {may}{body[0].lower()}{body[1:]}"

    def cost(self, cost: Cost, card: Card) -> str:
        """What one does before "to"."""
        parts = [f"pay {symbols(cost, card)}"] if cost.energy or cost.power else []
        parts += ["exhaust this"] if cost.exhaust else []
        parts += [self.spending(int(cost.spend))] if cost.spend else []
        return " and ".join(parts)

    def purpose(self, words: list[Word]) -> str:
        """What one does it for."""
        told = [self.instruction(word).removesuffix(".") for word in words]
        return " and ".join(f"{one[0].lower()}{one[1:]}" for one in told)

    def instruction(self, word: Word) -> str:
        match word:
            case do.ChooseField():
                return ""
            case do.Deal():
                each = "each of " if isinstance(word.who, w.UnitPick) and word.who.most > 1 else ""
                return f"Deal {word.n} to {each}{who(word.who)}."
            case do.Fight() if isinstance(word.one, w.UnitPick):
                told = f"Choose {who(word.one)} and {who(word.other)}."
                return f"{told} They deal damage equal to their Mights to each other."
            case do.Fight():
                return f"Then choose {who(word.other)}. They deal damage equal to their Mights to each other."
            case do.IfItDies():
                told = self.instructions(word.words)
                return f"If this kills it, do this: {told[0].lower()}{told[1:]}"
            case do.Kill():
                return f"Kill {who(word.who)}."
            case let.ItsControllerDraws():
                return f"Its controller draws {word.n}."
            case let.EachKillsOne():
                return "Each player kills one of their units."
            case do.GiveKeyword():
                told = keyword_text(has.Keyword(int(word.keyword), int(word.n)))
                return f"Give {who(word.who)} {told} this turn."
            case do.GiveTemporary():
                return f"Give {who(word.who)} [Temporary]."
            case let.BuffsGiveMore():
                return f"Buffs give an additional +{word.n} Might to friendly units this turn."
            case do.MoveTo():
                return f"Move {who(word.who)}."
            case do.TakeControl():
                return f"Choose {who(word.who)}. Take control of it and recall it."
            case let.DealItsCost():
                return f"Deal its Energy cost as damage to {who(word.who)}."
            case let.PlayMe():
                return "Play me."
            case let.AtEndOfTurn():
                return f"{self.instructions(word.words).removesuffix('.')} at the end of this turn."
            case let.WinGame():
                return "You win the game."
            case flow.LookAtCards():
                return f"Look at the top {word.n} cards of your Main Deck."
            case flow.TakeOne():
                return "Put 1 into your hand and recycle the rest."
            case flow.RecycleTheRest():
                return ""
            case do.Give():
                least = f", to a minimum of {word.minimum}" if word.minimum > 0 else ""
                each = " each" if isinstance(word.who, w.UnitPick) and word.who.most > 1 else ""
                n = written(int(word.n), "en", signed=True)
                if isinstance(word.who, w.It):
                    each = " another"
                return f"Give {who(word.who)}{each} {n} Might this turn{least}."
            case do.GiveShield():
                return f"Choose {who(word.who)}. It gains [Shield {word.n}] this combat."
            case do.Save():
                instead = "The next time it would die this turn, heal it, exhaust it and recall it instead."
                return f"Choose {who(word.who)}. {instead}"
            case let.UnitsEnterReady():
                return "Units you play this turn enter ready."
            case do.DoubleMight():
                return f"Double the Might of {who(word.who)} this turn."
            case do.Buff():
                return f"Buff {who(word.who)}."
            case do.Stun():
                return f"Stun {who(word.who)}."
            case do.Counter():
                return f"Counter {who(word.who)}."
            case let.AnotherTurn():
                return "Take a turn after this one."
            case do.Ready() | do.ReadyRunes():
                return f"Ready {who(word.who)}."
            case do.ToBase():
                lone = isinstance(word.who, w.UnitPick) and word.who.most == 1
                told = who(word.who).replace(" at ", " from ")
                return f"Move {told} to {'its ' if lone else ''}base."
            case do.ToHand():
                return f"Return {who(word.who)} to its owner’s hand."
            case do.FromTrash():
                return f"Return {who(word.who)} to your hand."
            case let.Draw():
                return f"Draw {word.n}."
            case let.Channel():
                return f"Channel {word.n} {'rune' if word.n == 1 else 'runes'} exhausted."
            case let.Discard():
                return f"Discard {word.n}."
            case let.PlayTokens():
                ready = "ready " if word.ready else ""
                token = f"{ready}{word.token.might} Might {word.token.title} unit token"
                many = f"{NUMBERS[int(word.n)]} {token}s" if word.n > 1 else f"a {token}"
                fades = " with [Temporary]" if word.token.keywords[ids.TEMPORARY] else ""
                where = " here" if word.here else " in your base" if word.at_base else ""
                return f"Play {many}{fades}{where}."
            case flow.If():
                return self.conditional(word)
            case _:
                raise BadOption(f"English has no words for {type(word).__name__}")

    def conditional(self, word: flow.If) -> str:
        """What is done if something is the case, and otherwise."""
        told = self.instructions(word.words)
        text = f"{capitalise(test(word.test))}, {told[0].lower()}{told[1:]}"
        if word.otherwise:
            rest = self.instructions(word.otherwise)
            text += f" Otherwise, {rest[0].lower()}{rest[1:]}"
        return text
