"""French: the text of cards. Game terms stay English, with French article, gender and elision."""

from __future__ import annotations

from typing import Final

from riftable.core.errors import BadOption
from riftable.grammar.fr import COLON, Noun, of
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

ENGLISH: Final = ("Ready ", "Channel ", "Exhaust ", "Recycle ", "Stun ")
DAMAGE: Final = Noun("dégât")
CARD: Final = Noun("carte", feminine=True)
RUNE: Final = Noun("Rune", feminine=True)
WHOSE: Final = {w.ANYONES: "", w.FRIENDLY: " alliée", w.ENEMY: " ennemie"}
WHERE: Final = {w.ANYWHERE: "", w.AT_BATTLEFIELD: " sur un Battlefield", w.HERE: " ici", w.AWAY_FROM_BASE: ""}
HEADS: Final = {
    (facts.PLAYED_ME, on.ALWAYS): "Quand vous me jouez",
    (facts.PLAYED_ME, on.LEGION): "[Legion] — Quand vous me jouez",
    (facts.I_DIE, on.ALWAYS): "[Deathknell] — Quand je suis éliminée",
    (facts.I_MOVE, on.ALWAYS): "Quand je me déplace",
    (facts.I_MOVE, on.TO_BATTLEFIELD): "Quand je me déplace vers un Battlefield",
    (facts.I_ATTACK, on.ALWAYS): "Quand j’attaque",
    (facts.I_DEFEND, on.ALWAYS): "Quand je défends",
    (facts.SPELL_PLAYED, on.ALWAYS): "Quand vous jouez un Spell",
    (facts.SPELL_PLAYED, on.COSTS_AT_LEAST): "Quand vous jouez un Spell qui coûte [{n}] ou plus",
    (
        facts.CONQUERED,
        on.UNITS_THERE,
    ): "Quand vous conquérez un Battlefield, si vous y avez {n} Units ou plus",
    (facts.CONQUERED, on.AT_THIS_PLACE): "Quand vous conquérez ce Battlefield",
    (facts.HELD, on.AT_THIS_PLACE): "Quand vous Hold ce Battlefield",
    (facts.DEFENDS, on.AT_THIS_PLACE): "Quand vous défendez ce Battlefield",
    (facts.TURN_ENDS, on.ALWAYS): "À la fin de votre tour",
    (facts.TURN_BEGINS, on.ALWAYS): "Au début de votre Beginning Phase",
}


def who(one: Who) -> str:
    """Whom an instruction means."""
    match one:
        case w.UnitPick():
            tail = WHERE[int(one.where)]
            if one.might != w.NO_LIMIT:
                tail += f" ayant {one.might} Might ou moins"
            whose = WHOSE[int(one.whose)]
            if one.other:
                return f"une autre Unit{whose}{tail}"
            if one.most == 1:
                return f"une Unit{whose}{tail}"
            plural = f"{whose}s" if whose else ""
            return f"{'' if one.least else 'jusqu’à '}{one.most} Units{plural}{tail}"
        case w.All():
            return (
                f"toutes les Units{plural_of(int(one.whose))}{' sur les Battlefields' if one.where else ''}"
            )
        case w.AllThere():
            return f"toutes les Units{plural_of(int(one.whose))} sur un Battlefield"
        case w.AllInCombat():
            return f"toutes les Units{plural_of(int(one.whose))} en combat"
        case w.TrashPick():
            return f"{'un Spell' if one.type == SPELL else 'une Unit'} de votre Trash"
        case w.GearPick():
            return {w.FRIENDLY: "un Gear allié", w.ENEMY: "un Gear ennemi"}.get(int(one.whose), "un Gear")
        case w.SpellPick():
            return "un Spell" + (f" qui coûte [{one.energy}] ou moins" if one.energy != w.NO_LIMIT else "")
        case w.RunePick():
            return f"jusqu’à {RUNE.counted(int(one.most))}"
        case _:
            raise BadOption(f"French has no words for {type(one).__name__}")


def plural_of(whose: int) -> str:
    """Alliées, ennemies"""
    return f"{WHOSE[whose]}s" if WHOSE[whose] else ""


def test(one: Test) -> str:
    """What must be the case."""
    match one:
        case be.OnlyUnitThere():
            return "si c’est la seule Unit que vous y contrôlez"
        case be.WasPaid():
            return "si vous le faites"
        case be.CouldNot():
            return "si vous ne pouvez pas"
        case be.ReadyEnemyHere():
            return "s’il y a une Unit ennemie Ready ici"
        case _:
            raise BadOption(f"French has no words for {type(one).__name__}")


def lower(text: str) -> str:
    """The sentence inside another; English verbs keep their capital."""
    return text if text.startswith(ENGLISH) else text[0].lower() + text[1:]


class FrenchText(TextSpeech):
    """Card text in French."""

    def property(self, word: Word) -> str:
        match word:
            case be.EntersReady():
                return "J’entre en jeu Ready."
            case be.ToOpenBattlefield():
                return "Vous pouvez me jouer sur un Battlefield libre."
            case be.MayExhaustFriend():
                return "En coût additionnel, vous pouvez Exhaust une Unit alliée."
            case be.MustKillFriend():
                return "En coût additionnel, éliminez une Unit alliée."
            case be.OthersHere():
                return f"Les autres Units alliées ici ont +{word.n} Might."
            case be.UnitsHere():
                return f"Les Units ici ont +{word.n} Might."
            case be.FriendDefendsAlone():
                return f"Tant qu’une Unit alliée défend seule, elle a +{word.n} Might."
            case be.FightsAlone():
                return f"Tant que j’attaque ou défends sans allié, j’ai +{word.n} Might."
            case be.WithRunes():
                return f"Tant que vous avez au moins {word.runes} Runes, j’ai +{word.n} Might."
            case be.YourDamage():
                return f"Vos Spells et Abilities infligent {DAMAGE.counted(int(word.n))} bonus."
            case be.DamageHere():
                told = f"{DAMAGE.counted(int(word.n))} bonus"
                return f"Les Spells et Abilities infligent {told} aux Units ici."
            case be.SpellsCostLess():
                less = f"vos Spells coûtent [{word.n}] de moins ([{word.minimum}] au minimum)"
                return f"Tant que je suis sur un Battlefield, {less}."
            case be.Activated():
                return f"{self.price(word.ability)}{COLON}{lower(self.instructions(word.words))}"
            case be.AddForSpells():
                return f"[E]{COLON}[Reaction] — [Add] [{word.n}], uniquement pour jouer des Spells."
            case _:
                raise BadOption(f"French has no words for {type(word).__name__}")

    def trigger(self, word: on.When) -> str:
        head = HEADS[int(word.event), int(word.condition)].format(n=word.n)
        may = "vous pouvez " if word.ability.may else ""
        return f"{head}, {may}{lower(self.instructions(word.words))}"

    def instruction(self, word: Word) -> str:
        match word:
            case do.ChooseField():
                return ""
            case do.Deal():
                each = "chacune de " if isinstance(word.who, w.UnitPick) and word.who.least > 1 else ""
                most = isinstance(word.who, w.UnitPick) and not word.who.least
                told = DAMAGE.counted(int(word.n))
                if most:
                    return f"Choisissez {who(word.who)}{COLON}infligez {told} à chacune."
                return f"Infligez {told} à {each}{who(word.who)}."
            case do.Fight():
                told = "Elles s’infligent mutuellement des dégâts égaux à leur Might."
                return f"Choisissez ensuite {who(word.other)}. {told}"
            case do.IfItDies():
                return f"Si cela l’élimine, faites ceci{COLON}{lower(self.instructions(word.words))}"
            case do.Kill():
                return f"Éliminez {who(word.who)}."
            case do.Give():
                return self.give(word)
            case do.GiveShield():
                return f"Choisissez {who(word.who)}. Elle gagne [Shield {word.n}] pendant ce combat."
            case do.Save():
                instead = (
                    "La prochaine fois qu’elle devrait être éliminée pendant ce tour, elle récupère ses PV, "
                    "devient Exhausted et est renvoyée à sa base à la place."
                )
                return f"Choisissez {who(word.who)}. {instead}"
            case do.UnitsEnterReady():
                return "Les Units que vous jouez pendant ce tour entrent en jeu Ready."
            case do.DoubleMight():
                return f"Doublez la Might {of(who(word.who))} pendant ce tour."
            case do.Buff():
                return f"Buffez {who(word.who)}."
            case do.Stun():
                return f"Stun {who(word.who)}."
            case do.Counter():
                return f"Contrez {who(word.who)}."
            case do.AnotherTurn():
                return "Jouez un tour supplémentaire après celui-ci."
            case do.Ready() | do.ReadyRunes():
                return f"Ready {who(word.who)}."
            case do.ToBase():
                lone = isinstance(word.who, w.UnitPick) and word.who.most == 1
                told = who(word.who).replace(" sur un ", " d’un ")
                return f"Déplacez {told} vers {'sa' if lone else 'leur'} base."
            case do.ToHand():
                return f"Renvoyez {who(word.who)} dans la main de son propriétaire."
            case do.FromTrash():
                return f"Renvoyez {who(word.who)} dans votre main."
            case do.Draw():
                return f"Piochez {CARD.counted(int(word.n))}."
            case do.Channel():
                return f"Channel {RUNE.counted(int(word.n))} Exhausted."
            case do.Discard():
                return "Défaussez 1 carte."
            case do.PlayTokens():
                token = (
                    f"Token{'s' if word.n > 1 else ''} Unit {word.token.title} de {word.token.might} Might"
                )
                many = f"{word.n} {token}" if word.n > 1 else f"un {token}"
                return f"Jouez {'ici ' if word.here else ''}{many}."
            case flow.If():
                return self.conditional(word)
            case _:
                raise BadOption(f"French has no words for {type(word).__name__}")

    def give(self, word: do.Give) -> str:
        """Might this turn."""
        least = f" ({word.minimum} au minimum)" if word.minimum > 0 else ""
        told = f"{written(int(word.n), 'fr', signed=True)} Might"
        if isinstance(word.who, w.Me):
            return f"Donnez-moi {told} pendant ce tour{least}."
        if isinstance(word.who, w.It):
            return f"Donnez-lui encore {told} pendant ce tour{least}."
        each = "chacune de " if isinstance(word.who, w.UnitPick) and word.who.most > 1 else ""
        return f"Donnez {told} à {each}{who(word.who)} pendant ce tour{least}."

    def conditional(self, word: flow.If) -> str:
        """What is done if something is the case, and otherwise."""
        text = f"{capitalise(test(word.test))}, {lower(self.instructions(word.words))}"
        if word.otherwise:
            text += f" Sinon, {lower(self.instructions(word.otherwise))}"
        return text
