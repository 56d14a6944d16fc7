"""French: the text of cards. Game terms stay English, with French article, gender and elision."""

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
from riftable.language.fr import COLON, Noun, of
from riftable.language.number import written
from riftable.language.table_talk.fr import listed
from riftable.language.text import capitalise

ENGLISH: Final = ("Ready ", "Channel ", "Exhaust ", "Recycle ", "Stun ")
DAMAGE: Final = Noun("dégât")
CARD: Final = Noun("carte", feminine=True)
RUNE: Final = Noun("Rune", feminine=True)
WHOSE: Final = {w.ANYONES: "", w.FRIENDLY: " alliée", w.ENEMY: " ennemie"}
WHERE: Final = {w.ANYWHERE: "", w.AT_BATTLEFIELD: " sur un Battlefield", w.HERE: " ici", w.AWAY_FROM_BASE: ""}
HEADS: Final = {
    (ids.PLAYED_ME, on.ALWAYS): "Quand vous me jouez",
    (ids.PLAYED_ME, on.LEGION): "[Legion] — Quand vous me jouez",
    (ids.I_MOVE, on.ALWAYS): "Quand je me déplace",
    (ids.I_MOVE, on.TO_BATTLEFIELD): "Quand je me déplace vers un Battlefield",
    (ids.I_ATTACK, on.ALWAYS): "Quand j’attaque",
    (ids.I_DEFEND, on.ALWAYS): "Quand je défends",
    (ids.SPELL_PLAYED, on.ALWAYS): "Quand vous jouez un Spell",
    (ids.SPELL_PLAYED, on.COSTS_AT_LEAST): "Quand vous jouez un Spell qui coûte [{n}] ou plus",
    (
        ids.CONQUERED,
        on.UNITS_THERE,
    ): "Quand vous conquérez un Battlefield, si vous y avez {n} Units ou plus",
    (ids.CONQUERED, on.AT_THIS_PLACE): "Quand vous conquérez ce Battlefield",
    (ids.HELD, on.AT_THIS_PLACE): "Quand vous Hold ce Battlefield",
    (ids.DEFENDS, on.AT_THIS_PLACE): "Quand vous défendez ce Battlefield",
    (ids.TURN_ENDS, on.ALWAYS): "À la fin de votre tour",
    (ids.TURN_BEGINS, on.ALWAYS): "Au début de votre Beginning Phase",
    (
        ids.TURN_BEGINS,
        on.HAS_FACEDOWN,
    ): "Au début de votre Beginning Phase, si vous contrôlez une carte cachée sur un Battlefield",
    (ids.I_AM_DISCARDED, on.ALWAYS): "Quand vous me défaussez",
    (
        ids.UNIT_DIED,
        on.FIRST_THIS_TURN,
    ): "La première fois qu’une Unit alliée est éliminée à chaque tour",
    (ids.CARD_PLAYED, on.NOT_YOUR_TURN): "Quand vous jouez une carte pendant le tour d’un adversaire",
    (ids.UNIT_FIGHTS, on.ALONE): "Quand une Unit alliée attaque ou défend seule",
    (ids.UNIT_BUFFED, on.ALWAYS): "Quand vous buffez une Unit alliée",
    (ids.HELD, on.UNITS_HERE): "Quand vous Hold ce Battlefield, si vous y avez {n} Units ou plus",
}
EVENTS: Final = {ids.PLAYED_ME: "joué", ids.I_AM_DISCARDED: "défaussé", ids.I_DIE: "éliminé"}
SPENDING: Final = {
    DISCARD_CARD: "défausser 1 carte",
    RECYCLE_CARD: "Recycle 1 carte de votre Trash",
    SPEND_BUFF: "dépenser un Buff",
    SPEND_MY_BUFF: "dépenser mon Buff",
}
ORDERS: Final = {
    DISCARD_CARD: "défaussez 1 carte",
    RECYCLE_CARD: "Recycle 1 carte de votre Trash",
    SPEND_BUFF: "dépensez un Buff",
    SPEND_MY_BUFF: "dépensez mon Buff",
}
WHILE: Final = {
    be.WHILE_BUFFED: "Tant que je suis buffée",
    be.WHILE_MIGHTY: "Tant que je suis [Mighty]",
    be.AFTER_DISCARD: "Si vous avez défaussé une carte pendant ce tour",
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
        case w.UnitOrGearPick():
            return "une Unit sur un Battlefield ou à un Gear"
        case w.Subject() | w.It():
            return "elle"
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
        case be.FewCards():
            return f"si vous avez {CARD.counted(int(one.n))} en main ou moins"
        case be.ReadyEnemyHere():
            return "s’il y a une Unit ennemie Ready ici"
        case _:
            raise BadOption(f"French has no words for {type(one).__name__}")


def lower(text: str) -> str:
    """The sentence inside another; English verbs keep their capital."""
    return text if text.startswith(ENGLISH) else text[0].lower() + text[1:]


class FrenchText(TextSpeech):
    """Card text in French."""

    def property(self, word: Word, card: Card) -> str:
        match word:
            case has.MayPay():
                return f"En coût additionnel, vous pouvez payer {symbols(word.cost, card)}."
            case has.AssignedLast():
                return "Je dois subir les dégâts de combat en dernier."
            case has.MayDiscard():
                told = "En coût additionnel, vous pouvez défausser 1 carte."
                return f"{told} Si vous le faites, je coûte [{word.less}] de moins."
            case has.CheaperByTrash():
                return f"Je coûte [{word.n}] de moins par carte dans votre Trash."
            case has.BorrowsAbilities():
                return "J’ai toutes les Abilities [E] des Legends, des Units et des Gears alliés."
            case be.IHave():
                told = listed([keyword_text(one) for one in word.keywords])
                return f"{WHILE[int(word.condition)]}, j’ai {told}."
            case be.BuffedOthersHere():
                return f"Les autres Units alliées buffées sur mon Battlefield ont +{word.n} Might."
            case be.MoreWhileBuffed():
                return f"Tant que je suis buffée, j’ai encore +{word.n} Might."
            case be.OthersEnterReady():
                return "Les autres Units alliées entrent en jeu Ready."
            case be.MoreKnells():
                return "Vos effets [Deathknell] se déclenchent une fois de plus."
            case be.DiesInstead():
                instead = "Cette Unit récupère ses PV, devient Exhausted et est renvoyée à sa base."
                return f"Si une Unit alliée devait être éliminée, éliminez ceci à la place. {instead}"
            case has.EntersReady():
                return "J’entre en jeu Ready."
            case has.ToOpenBattlefield():
                return "Vous pouvez me jouer sur un Battlefield libre."
            case has.MayExhaustFriend():
                return "En coût additionnel, vous pouvez Exhaust une Unit alliée."
            case has.MustKillFriend():
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
            case be.AddForSpells():
                return f"[E]{COLON}[Reaction] — [Add] [{word.n}], uniquement pour jouer des Spells."
            case _:
                raise BadOption(f"French has no words for {type(word).__name__}")

    def spending(self, spend: int) -> str:
        return ORDERS[spend]

    def after_price(self, words: list[Word]) -> str:
        return f"{COLON}{lower(self.instructions(words))}"

    def after_price_one_of(self, modes: list[list[Word]]) -> str:
        told = " • ".join(self.instructions(words) for words in modes)
        return f"{COLON}choisissez un effet pas encore choisi pendant ce tour — {told}"

    def either(self, word: on.WhenEither) -> str:
        events = [EVENTS[int(when.event)] for when in word.whens]
        told = f"{', '.join(events[:-1])} ou {events[-1]}"
        return f"Quand ceci est {told}, {lower(self.instructions(word.words))}"

    def trigger(self, word: on.When, card: Card) -> str:
        head = HEADS[int(word.event), int(word.condition)].format(n=word.n)
        cost = word.ability.cost
        if not cost.is_free:
            return f"{head}, vous pouvez {self.cost(cost, card)} pour {self.purpose(word.words)}."
        match word.words:
            case [flow.If(test=be.FewCards()) as when]:
                body = lower(self.instructions(when.words)).removesuffix(".")
                return f"{head}, {body} {test(when.test)}."
            case [flow.If(test=be.WasPaid()) as when]:
                return f"{head}, si vous avez payé ce coût, {lower(self.instructions(when.words))}"
        if word.ability.may:
            return f"{head}, vous pouvez {self.purpose(word.words)}."
        return f"{head}, {lower(self.instructions(word.words))}"

    def cost(self, cost: Cost, card: Card) -> str:
        """What one does before “pour”."""
        parts = [f"payer {symbols(cost, card)}"] if cost.energy or cost.power else []
        parts += ["Exhaust ceci"] if cost.exhaust else []
        parts += [SPENDING[int(cost.spend)]] if cost.spend else []
        return " et ".join(parts)

    def purpose(self, words: list[Word]) -> str:
        """What one does it for, in the infinitive."""
        return " et ".join(self.infinitive(word) for word in words)

    def infinitive(self, word: Word) -> str:
        """An instruction as “vous pouvez” takes it."""
        match word:
            case let.PlayMe():
                return "me jouer"
            case let.Draw():
                return f"piocher {CARD.counted(int(word.n))}"
            case do.Buff():
                return "me buffer" if isinstance(word.who, w.Me) else f"buffer {who(word.who)}"
            case do.Ready() if isinstance(word.who, w.Me):
                return "me Ready"
            case do.Ready() if isinstance(word.who, w.Subject):
                return "la Ready"
            case do.ToBase():
                return f"déplacer {who(word.who)} vers sa base"
            case do.Kill():
                return f"éliminer {who(word.who)}"
            case let.Channel() | do.Ready():
                return self.instruction(word).removesuffix(".")
            case _:
                raise BadOption(f"French has no infinitive for {type(word).__name__}")

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
            case do.Fight() if isinstance(word.one, w.UnitPick):
                told = "Elles s’infligent mutuellement des dégâts égaux à leur Might."
                return f"Choisissez {who(word.one)} et {who(word.other)}. {told}"
            case do.Fight():
                told = "Elles s’infligent mutuellement des dégâts égaux à leur Might."
                return f"Choisissez ensuite {who(word.other)}. {told}"
            case do.IfItDies():
                return f"Si cela l’élimine, faites ceci{COLON}{lower(self.instructions(word.words))}"
            case do.Kill():
                return f"Éliminez {who(word.who)}."
            case let.ItsControllerDraws():
                return f"La personne qui la contrôle pioche {CARD.counted(int(word.n))}."
            case let.EachKillsOne():
                return "Chaque joueur élimine une de ses Units."
            case do.GiveKeyword():
                told = keyword_text(has.Keyword(int(word.keyword), int(word.n)))
                if isinstance(word.who, w.Me | w.It):
                    whom = "moi" if isinstance(word.who, w.Me) else "lui"
                    return f"Donnez-{whom} {told} pendant ce tour."
                return f"Donnez {told} à {who(word.who)} pendant ce tour."
            case do.GiveTemporary():
                if isinstance(word.who, w.It):
                    return "Donnez-lui [Temporary]."
                return f"Donnez [Temporary] à {who(word.who)}."
            case let.BuffsGiveMore():
                return f"Les Buffs donnent encore +{word.n} Might aux Units alliées pendant ce tour."
            case do.MoveTo():
                return f"Déplacez {who(word.who)}."
            case do.TakeControl():
                return f"Choisissez {who(word.who)}. Prenez-en le contrôle et renvoyez-la à votre base."
            case let.DealItsCost():
                return f"Infligez à {who(word.who)} des dégâts égaux à l’Energy cost de cette carte."
            case let.PlayMe():
                return "Jouez-moi."
            case let.AtEndOfTurn():
                return f"{self.instructions(word.words).removesuffix('.')} à la fin de ce tour."
            case let.WinGame():
                return "Vous remportez la partie."
            case flow.LookAtCards():
                return f"Regardez les {word.n} premières cartes de votre Main Deck."
            case flow.TakeOne():
                return "Mettez-en 1 dans votre main et Recycle les autres."
            case flow.RecycleTheRest():
                return ""
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
            case let.UnitsEnterReady():
                return "Les Units que vous jouez pendant ce tour entrent en jeu Ready."
            case do.DoubleMight():
                return f"Doublez la Might {of(who(word.who))} pendant ce tour."
            case do.Buff():
                return "Buffez-moi." if isinstance(word.who, w.Me) else f"Buffez {who(word.who)}."
            case do.Stun():
                return f"Stun {who(word.who)}."
            case do.Counter():
                return f"Contrez {who(word.who)}."
            case let.AnotherTurn():
                return "Jouez un tour supplémentaire après celui-ci."
            case do.Ready() if isinstance(word.who, w.Me):
                return "Ready-moi."
            case do.Ready() if isinstance(word.who, w.It):
                return "Ready-la."
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
            case let.Draw():
                return f"Piochez {CARD.counted(int(word.n))}."
            case let.Channel():
                return f"Channel {RUNE.counted(int(word.n))} Exhausted."
            case let.Discard():
                return f"Défaussez {CARD.counted(int(word.n))}."
            case let.PlayTokens():
                many = "s" if word.n > 1 else ""
                token = f"Token{many} Unit {word.token.title} de {word.token.might} Might"
                token += " avec [Temporary]" if word.token.keywords[ids.TEMPORARY] else ""
                token = f"{word.n} {token}" if word.n > 1 else f"un {token}"
                token += ", Ready" if word.ready else ""
                where = "ici " if word.here else "dans votre base " if word.at_base else ""
                return f"Jouez {where}{token}."
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
        if isinstance(word.who, w.Subject):
            return f"Donnez-lui {told} pendant ce tour{least}."
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
