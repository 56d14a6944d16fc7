"""English: the text of cards."""

from __future__ import annotations

from typing import Final

from riftable.core.errors import BadOption
from riftable.grammar.number import written
from riftable.grammar.text import capitalise
from riftable.riftbound import facts
from riftable.riftbound.abilities import Test, Who, Word
from riftable.riftbound.facts import SPELL
from riftable.riftbound.speech.text import TextSpeech
from riftable.riftbound.words import effects as do
from riftable.riftbound.words import flow
from riftable.riftbound.words import passives as be
from riftable.riftbound.words import triggers as on
from riftable.riftbound.words import who as w

NUMBERS: Final = ["no", "one", "two", "three", "four"]
WHOSE: Final = {w.ANYONES: "", w.FRIENDLY: "friendly ", w.ENEMY: "enemy "}
WHERE: Final = {w.ANYWHERE: "", w.AT_BATTLEFIELD: " at a battlefield", w.HERE: " here", w.AWAY_FROM_BASE: ""}
HEADS: Final = {
    (facts.PLAYED_ME, on.ALWAYS): "When you play me",
    (facts.PLAYED_ME, on.LEGION): "[Legion] — When you play me",
    (facts.I_DIE, on.ALWAYS): "[Deathknell] — When I die",
    (facts.I_MOVE, on.ALWAYS): "When I move",
    (facts.I_MOVE, on.TO_BATTLEFIELD): "When I move to a battlefield",
    (facts.I_ATTACK, on.ALWAYS): "When I attack",
    (facts.I_DEFEND, on.ALWAYS): "When I defend",
    (facts.SPELL_PLAYED, on.ALWAYS): "When you play a spell",
    (facts.SPELL_PLAYED, on.COSTS_AT_LEAST): "When you play a spell that costs [{n}] or more",
    (facts.CONQUERED, on.UNITS_THERE): "When you conquer, if you have {n}+ units at that battlefield",
    (facts.CONQUERED, on.AT_THIS_PLACE): "When you conquer here",
    (facts.HELD, on.AT_THIS_PLACE): "When you hold here",
    (facts.DEFENDS, on.AT_THIS_PLACE): "When you defend here",
    (facts.TURN_ENDS, on.ALWAYS): "At the end of your turn",
    (facts.TURN_BEGINS, on.ALWAYS): "At the start of your Beginning Phase",
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
        case w.It():
            return "it"
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
        case be.ReadyEnemyHere():
            return "if there is a ready enemy unit here"
        case _:
            raise BadOption(f"English has no words for {type(one).__name__}")


class EnglishText(TextSpeech):
    """Card text in English."""

    def property(self, word: Word) -> str:
        match word:
            case be.EntersReady():
                return "I enter ready."
            case be.ToOpenBattlefield():
                return "You may play me to an open battlefield."
            case be.MayExhaustFriend():
                return "As an additional cost to play this, you may exhaust a friendly unit."
            case be.MustKillFriend():
                return "As an additional cost to play this, kill a friendly unit."
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
            case be.Activated():
                return f"{self.price(word.ability)}: {self.instructions(word.words)}"
            case be.AddForSpells():
                return f"[E]: [Reaction] — [Add] [{word.n}]. Use only to play spells."
            case _:
                raise BadOption(f"English has no words for {type(word).__name__}")

    def trigger(self, word: on.When) -> str:
        head = HEADS[int(word.event), int(word.condition)].format(n=word.n)
        body = self.instructions(word.words)
        may = "you may " if word.ability.may else ""
        return f"{head}, {may}{body[0].lower()}{body[1:]}"

    def instruction(self, word: Word) -> str:
        match word:
            case do.ChooseField():
                return ""
            case do.Deal():
                each = "each of " if isinstance(word.who, w.UnitPick) and word.who.most > 1 else ""
                return f"Deal {word.n} to {each}{who(word.who)}."
            case do.Fight():
                return f"Then choose {who(word.other)}. They deal damage equal to their Mights to each other."
            case do.IfItDies():
                told = self.instructions(word.words)
                return f"If this kills it, do this: {told[0].lower()}{told[1:]}"
            case do.Kill():
                return f"Kill {who(word.who)}."
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
            case do.UnitsEnterReady():
                return "Units you play this turn enter ready."
            case do.DoubleMight():
                return f"Double the Might of {who(word.who)} this turn."
            case do.Buff():
                return f"Buff {who(word.who)}."
            case do.Stun():
                return f"Stun {who(word.who)}."
            case do.Counter():
                return f"Counter {who(word.who)}."
            case do.AnotherTurn():
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
            case do.Draw():
                return f"Draw {word.n}."
            case do.Channel():
                return f"Channel {word.n} {'rune' if word.n == 1 else 'runes'} exhausted."
            case do.Discard():
                return "Discard 1."
            case do.PlayTokens():
                token = f"{word.token.might} Might {word.token.title} unit token"
                many = f"{NUMBERS[int(word.n)]} {token}s" if word.n > 1 else f"a {token}"
                return f"Play {many}{' here' if word.here else ''}."
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
