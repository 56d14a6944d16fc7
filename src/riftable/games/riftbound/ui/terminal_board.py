"""The board of Riftbound in the terminal: battlefields, then each seat's base, runes and piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from riftable.gamekit.terminal import QUIET, STRONG, TerminalScreen
from riftable.games.riftbound.rules.ids import (
    ATTACKER,
    BUFFED,
    DEFENDER,
    DOMAIN_SIGNS,
    EMPOWERED,
    EXHAUSTED,
    FADING,
    NUM_DOMAINS,
    SET_UP,
    STUNNED,
)
from riftable.games.riftbound.rules.lasting import host_of
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.speech import Speech
from riftable.language.fluent import Texts


class Board:
    """Draws views."""

    def __init__(self, screen: TerminalScreen, texts: Texts, speech: Speech, names: Sequence[str]) -> None:
        self.screen = screen
        self.texts = texts
        self.speech = speech
        self.names = names

    def show(self, view: RealmView, hands: Mapping[int, Sequence[int]]) -> None:
        """The whole table; `hands` are those that lie open to the reader."""
        t = view.table
        self.screen.say()
        if t.kind[t.config.players] == GONE:
            return
        head = self.texts("bound-turn", n=int(t.round), name=self.names[t.turn])
        if t.phase == SET_UP:
            head = self.texts("bound-setup", name=self.names[t.first])
        self.screen.say(self.speech.tie(head), STRONG)
        for place in range(int(t.config.players), int(t.config.players + t.config.fields)):
            who = self.names[t.seat[place]] if t.seat[place] >= 0 else self.texts("bound-uncontrolled")
            self.screen.say(self.texts("bound-field", card=t.card(place).title, name=who))
            for slot in t.slots(place):
                if t.hider[slot] >= 0:
                    self.facedown(view, slot)
            self.units(t, t.here[place])
        for seat in range(int(t.config.players)):
            self.seat(view, seat)
        if t.chain:
            newest = [f"{t.cards[item.kind].title} ({self.names[item.seat]})" for item in reversed(t.chain)]
            self.screen.say(self.texts("bound-chain", cards=" · ".join(newest)))
        for seat, cards in hands.items():
            listed = ", ".join(self.card(view, kind) for kind in cards) or self.texts("nothing")
            if seat == view.seat:
                self.screen.say(self.texts("hand-line", cards=listed))
            else:
                self.screen.say(self.texts("hand-of", name=self.names[seat], cards=listed))

    def facedown(self, view: RealmView, slot: int) -> None:
        """A facedown card: its owner, and to its owner also which it is and whether it can be played."""
        t = view.table
        name, kind = self.names[t.hider[slot]], view.hidden[slot]
        if kind < 0:
            self.screen.say(self.texts("bound-facedown", name=name), first="    ")
            return
        key = "bound-facedown-mine" if t.since[slot] < t.round else "bound-facedown-new"
        self.screen.say(self.texts(key, name=name, card=t.cards[kind].title), first="    ")

    def seat(self, view: RealmView, seat: int) -> None:
        """One seat: points, piles, runes, champion and base."""
        t = view.table
        if t.is_gone(seat):
            self.screen.say(self.texts("bound-gone", name=self.names[seat]), QUIET)
            return
        line = self.texts(
            "bound-seat",
            name=self.names[seat],
            card=t.card(seat).title,
            points=int(t.side_points(seat)),
            goal=int(t.victory_score()),
            hand=view.hands[seat],
            deck=sum(view.sizes[seat]),
            trash=len(t.trash[seat]),
        )
        self.screen.say(self.speech.tie(line), STRONG if seat == t.turn else "")
        self.screen.say(self.texts("bound-runes", runes=self.runes(t, seat)), first="    ")
        if t.champion[seat] >= 0:
            self.screen.say(self.texts("bound-champion", card=t.cards[t.champion[seat]].title), first="    ")
        self.units(t, t.here[seat])

    def runes(self, t: Realm, seat: int) -> str:
        """The runes of a seat by domain, ready ones of all."""
        first = seat * NUM_DOMAINS
        parts = [
            f"{self.speech.domain(domain)} {t.ready[first + domain]}/{t.runes[first + domain]}"
            for domain in range(NUM_DOMAINS)
            if t.runes[first + domain]
        ]
        return ", ".join(parts) or self.texts("nothing")

    def units(self, t: Realm, there: Sequence[int]) -> None:
        """The permanents at a place, one a line."""
        for u in there:
            flags = t.flags[u]
            words = [self.texts("bound-might", n=int(t.might(u)))] if t.card(u).is_unit else []
            words += [self.texts("bound-damage", n=t.hurt[u])] if t.hurt[u] else []
            for bit, key in (
                (EXHAUSTED, "bound-exhausted" if t.card(u).is_unit else "bound-gear-exhausted"),
                (STUNNED, "bound-stunned"),
                (BUFFED, "bound-buffed"),
                (FADING, "bound-temporary"),
                (EMPOWERED, "bound-empowered"),
                (ATTACKER, "bound-attacker"),
                (DEFENDER, "bound-defender"),
            ):
                words += [self.texts(key)] if flags & bit else []
            if host := host_of(t, u):
                words.append(self.texts("bound-attached", unit=f"{t.card(host).title}.{host}"))
            style = QUIET if flags & EXHAUSTED else ""
            unit = f"{t.card(u).title}.{u}" + (f" ({', '.join(words)})" if words else "")
            line = self.texts("bound-unit", name=self.names[t.seat[u]], unit=unit)
            self.screen.say(self.speech.tie(line), style, first="    ")

    def card(self, view: RealmView, kind: int) -> str:
        """A card in a hand with its cost."""
        card = view.table.cards[kind]
        power = "".join(DOMAIN_SIGNS[domain] for domain in card.domains) if card.cost.power else ""
        return f"{card.title} [{card.cost.energy}]{f'[{power}]' * int(card.cost.power)}"
