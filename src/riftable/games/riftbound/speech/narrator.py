"""Narrator: the log of a game of Riftbound for one reader. It remembers which unit has which number."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.core.event import Event, Reveal
from riftable.games.riftbound.rules import events as e
from riftable.games.riftbound.rules.adds import Adds
from riftable.games.riftbound.rules.ids import (
    DOMAIN_SIGNS,
    IN_TRASH,
    KEYWORD_NAMES,
    NUM_DOMAINS,
    ON_CHAIN,
    RUNES_OF,
    TEMPORARY,
)
from riftable.games.riftbound.rules.state import GONE
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.speech.base import Speech
from riftable.language.table_talk.event_narrator import NO_PLAYER, EventNarrator
from riftable.language.table_talk.subject import Subject


class Narrator(EventNarrator):
    """Tells Riftbound."""

    def __init__(
        self,
        speech: Speech,
        names: Sequence[str],
        me: int | None,
        view: RealmView,
        *,
        isolate_names: bool = False,
    ) -> None:
        super().__init__(names, me, isolate_names=isolate_names)
        self.speech = speech
        self.sides = view.table.config.sides
        self.cards = view.table.cards
        self.titles = {u: self.cards[k].title for u, k in enumerate(view.table.kind) if k != GONE}

    def is_secret(self, event: Event) -> bool:
        quiet = e.Tapped, e.Healed, e.Awoke, e.Resolved
        return super().is_secret(event) or (
            isinstance(event, quiet) and not isinstance(event, e.RecycledRune)
        )

    def joins(self, first: Event, last: Event, event: Event) -> bool:
        match first, event:
            case e.Drew(), e.Drew() | Reveal():
                return first.seat == event.seat
            case e.Looked(), e.Looked() | Reveal():
                return first.seat == event.seat
            case e.HandRevealed(), Reveal():
                return first.seat == event.seat
            case e.Channeled(), e.Channeled():
                return first.seat == event.seat and first.spent == event.spent
            case e.RecycledRune(), e.RecycledRune():
                return first.seat == event.seat
            case e.ReadiedRunes(), e.ReadiedRunes():
                return first.seat == event.seat
            case _:
                return False

    def actor(self, event: Event) -> int | None:
        match event:
            case e.Began() | e.TurnBegan() | e.GameWon() | e.Ended():
                return NO_PLAYER
            case e.CombatBegan():
                return event.attacker
            case e.ControlLost() | e.Countered() | e.Banished():  # the seat is whom it happened to
                return None
            case _:
                return super().actor(event)

    def turn_begun(self, event: Event) -> int | None:
        return event.n if isinstance(event, e.TurnBegan) else None

    def lines(self, run: list[Event]) -> list[str]:
        line = self.line(run)
        return [line] if line else []

    def line(self, run: list[Event]) -> str:
        """The sentence for events that belong together; "" if there is none."""
        say, event = self.speech, run[0]
        shown = [self.cards[one.card].title for one in run if isinstance(one, Reveal)]
        match event:
            case e.Drew():
                n = sum(isinstance(one, e.Drew) for one in run)
                return say.drew(self.seat(event.seat), n, shown)
            case e.Looked():
                n = sum(isinstance(one, e.Looked) for one in run)
                return say.looked(self.seat(event.seat), n, shown)
            case e.HandRevealed():
                return say.hand_revealed(self.seat(event.seat), shown)
            case e.Channeled():
                domains = [one.domain for one in run if isinstance(one, e.Channeled)]
                return say.channeled(self.seat(event.seat), domains, bool(event.spent))
            case e.RecycledRune():
                return say.recycled_runes(self.seat(event.seat), len(run))
            case e.ReadiedRunes():
                return say.readied_runes(self.seat(event.seat), len(run))
            case e.Entered():
                self.titles[event.unit] = self.cards[event.kind].title
                where = self.place(event.place)
                return say.entered(self.seat(event.seat), self.titles[event.unit], where, bool(event.n))
            case e.Chose():
                return say.chose(self.seat(event.seat), self.target(event.target))
            case e.Moved():
                return say.moved(self.titles[event.unit], self.place(event.to))
            case e.Attached():
                return say.attached(self.titles[event.unit], self.titles[event.host])
            case e.Hit():
                return say.hit(self.titles[event.unit], event.n)
            case e.Granted():
                name = KEYWORD_NAMES[event.keyword]
                told = f"[{name} {event.n}]" if event.n > 1 else f"[{name}]"
                return say.granted(self.titles[event.unit], told, event.keyword != TEMPORARY)
            case e.Added():
                limits = bool(event.spells), bool(event.gear)
                return say.added(self.titles[event.unit], added_symbols(event), *limits)
            case e.CardAdded():
                adds = self.cards[event.kind].revealed_adds
                assert adds is not None
                return say.added(self.cards[event.kind].title, added_symbols(adds), False, False)
            case e.CombatBegan():
                attacker, defender = self.seat(event.attacker), self.seat(event.defender)
                return say.combat(self.place(event.place), attacker, defender)
            case e.ShowdownEnded():
                return say.showdown_over(self.place(event.place))
            case e.CombatEnded():
                return say.combat_over(self.place(event.place))
            case e.BurntOut():
                return say.burnt_out(self.seat(event.seat))
            case e.Brought():
                self.titles[event.place] = self.cards[event.kind].title
                return say.brought(self.seat(event.seat), self.cards[event.kind].title)
            case e.Triggered():
                return say.triggered(self.cards[event.kind].title)
            case e.Ended():
                return say.ended(self.side(event.winner))
            case e.GameWon():
                return say.game_won(self.side(event.seat))
            case e.OfUnit():
                return self.of_unit(event)
            case e.OfUnitN():
                return self.of_unit_n(event)
            case e.OfSeatKind():
                return self.of_card(event)
            case e.OfSeatPlace():
                return self.of_place(event)
            case e.OfSeatN():
                return self.of_number(event)
            case e.OfSeat():
                return self.of_seat(event)
            case _:
                return ""

    def of_unit(self, event: e.OfUnit) -> str:
        """What happened to a unit."""
        say, unit = self.speech, self.titles[event.unit]
        match event:
            case e.Died():
                return say.died(unit)
            case e.Used():
                return say.used(unit)
            case e.Buffed():
                return say.buffed(unit)
            case e.BuffSpent():
                return say.buff_spent(unit)
            case e.Detached():
                return say.detached(unit)
            case e.WasEmpowered():
                return say.empowered(unit)
            case e.WasDisempowered():
                return say.disempowered(unit)
            case e.WasStunned():
                return say.stunned(unit)
            case e.Saved():
                return say.saved(unit)
            case e.Recalled():
                return say.recalled(unit)
            case e.Exhausted():
                return say.exhausted(unit)
            case e.Readied():
                return say.readied(unit)
            case e.Returned():
                return say.returned(unit)
            case e.LeftToDeck():
                return say.left_to_deck(unit)
            case _:
                return ""

    def of_unit_n(self, event: e.OfUnitN) -> str:
        """What happened to a unit, with a number."""
        say, unit = self.speech, self.titles[event.unit]
        match event:
            case e.Gave():
                return say.gave(unit, event.n) if event.n else ""  # as much as it had already
            case e.Shielded():
                return say.shielded(unit, event.n)
            case e.Prevented():
                return say.prevented(unit, event.n)
            case e.TakenOver():
                return say.spell_taken(self.seat(event.n), unit)
            case _:
                return ""

    def of_card(self, event: e.OfSeatKind) -> str:
        """What a seat did with a card."""
        say, who, card = self.speech, self.seat(event.seat), self.cards[event.kind].title
        match event:
            case e.Declared():
                return say.declared(who, card)
            case e.Dropped():
                return say.dropped(card)
            case e.NotPlayed():
                return say.not_played(who, card)
            case e.Showed():
                return say.showed(who, card)
            case e.Banished():
                return say.banished(card)
            case e.Uncovered():
                return say.uncovered(who, card)
            case e.Countered():
                return say.countered(card)
            case e.Regained():
                return say.regained(who, card)
            case e.ChampionTaken():
                return say.champion_taken(who, card)
            case e.Repeated():
                return say.repeated(card)
            case e.SpellTaken():
                return say.spell_taken(who, card)
            case e.ChampionReturned():
                return say.champion_returned(who, card)
            case e.Discarded():
                return say.discarded(who, card)
            case e.Burnt():
                return say.burnt(who, card)
            case e.WonByCard():
                return say.won_by_card(who, card)
            case _:
                return ""

    def of_place(self, event: e.OfSeatPlace) -> str:
        """What happened at a battlefield."""
        say, where = self.speech, self.place(event.place)
        match event:
            case e.Hid():
                return say.hid(self.seat(event.seat), where)
            case e.TookUp():
                return say.took_up(self.seat(event.seat), where)
            case e.ShowdownOpened():
                return say.showdown(where)
            case e.ControlTaken():
                return say.control_taken(self.seat(event.seat), where)
            case e.ControlLost():
                return say.control_lost(where)
            case e.Conquered():
                return say.conquered(self.seat(event.seat), where)
            case e.Held():
                return say.held(self.seat(event.seat), where)
            case _:
                return ""

    def of_number(self, event: e.OfSeatN) -> str:
        """What a seat did, with a number."""
        say, who = self.speech, self.seat(event.seat)
        match event:
            case e.Mulliganed():
                return say.mulliganed(who, event.n)
            case e.TurnBegan():
                return say.turn_began(who, event.n)
            case e.Recycled():
                return say.recycled(who, event.n)
            case e.RunesRecycled():
                return say.recycled_runes(who, event.n)
            case e.GainedXp():
                return say.gained_xp(who, event.n)
            case e.SpentXp():
                return say.spent_xp(who, event.n)
            case e.Scored():
                return say.scored(who, event.n)
            case e.ShowedRune():
                return say.showed_rune(who, event.n)
            case _:
                return ""

    def of_seat(self, event: e.OfSeat) -> str:
        """What a seat did."""
        say, who = self.speech, self.seat(event.seat)
        match event:
            case e.Began():
                return say.began(who)
            case e.Passed():
                return say.passed(who)
            case e.Kept():
                return say.kept(who)
            case e.TookCard():
                return say.took_card(who)
            case e.LeftGame():
                return say.left_game(who)
            case e.Swapped():
                return say.swapped(who)
            case e.TookTurn():
                return say.another_turn(who)
            case e.Denied():
                return say.denied(who)
            case _:
                return ""

    def place(self, place: int) -> str:
        """A battlefield by its name, a base by whose it is."""
        if place >= len(self.names):
            return self.titles[place]
        return self.speech.base(self.names[place], place == self.you)

    def target(self, code: int) -> str:
        """What was chosen."""
        if code >= ON_CHAIN:
            return self.speech.spell()
        if code >= RUNES_OF:
            return self.speech.chosen_rune((code - RUNES_OF) % NUM_DOMAINS)
        if code >= IN_TRASH:
            return self.cards[code - IN_TRASH].title
        return self.place(code) if code < len(self.names) else self.titles[code]

    def side(self, side: int) -> Subject:
        """The seats of a side."""
        return self.seats([seat for seat, own in enumerate(self.sides) if own == side])


def added_symbols(added: e.Added | Adds) -> str:
    """The resources that an ability added, in symbols."""
    sign = DOMAIN_SIGNS[added.domain] if added.domain < NUM_DOMAINS else "A"
    told = f"[{added.energy}]" * bool(added.energy) + f"[{sign}]" * int(added.power)
    return told or "[0]"
