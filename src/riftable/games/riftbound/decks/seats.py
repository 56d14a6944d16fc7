"""Decks that players bring to a table of Riftbound, in place of those it was opened with."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.gamekit.seat_decks import BadDeck, SeatDecks
from riftable.games.riftbound.decks.deck_lists import Deck, read_draft
from riftable.games.riftbound.decks.known_decks import KNOWN_TITLES
from riftable.games.riftbound.decks.legality import (
    KNOWN,
    STANDARD,
    breaches,
    deck_of,
    decks_of,
    shared,
    team_breaches,
)
from riftable.games.riftbound.decks.random_decks import legends, random_deck
from riftable.games.riftbound.error_messages import RiftboundMessage
from riftable.games.riftbound.rules.deck_breaches import Breach
from riftable.games.riftbound.rules.modes import MODES
from riftable.games.riftbound.speech import speech


class RiftboundDecks(SeatDecks):
    """The option `decks` of Riftbound."""

    def titles(self) -> Mapping[str, str]:
        return KNOWN_TITLES

    def read(self, text: str) -> str:
        if text in KNOWN:
            return text
        draft = read_draft(text)
        if draft.wrong or breaches(draft):
            raise BadDeck(RiftboundMessage.UNPLAYABLE_DECK)
        line = draft.finished("").line
        return next((name for name, deck in KNOWN.items() if deck.line == line), line)

    def problems(self, text: str, lang: str) -> str:
        draft = read_draft(text)
        return " ".join(in_words((*draft.wrong, *breaches(draft)), lang))

    def option_problems(self, mode: str, value: str, lang: str) -> str:
        parts = [part.strip() for part in value.split("/")]
        found = []
        for part in parts:
            if part in KNOWN or (len(parts) == 1 and all(word in KNOWN for word in part.split())):
                continue
            found.append(self.problems(part, lang))
        sides = MODES[mode].sides
        if not any(found) and len(parts if len(parts) > 1 else value.split()) == len(sides):
            found = in_words(team_breaches(decks_of(value, len(sides)), sides), lang)
        return " ".join(found)

    def team_problems(
        self, mode: str, options: Mapping[str, str], brought: Sequence[str], seat: int, lang: str
    ) -> str:
        sides = MODES[mode].sides
        laid = seated(options, len(sides))
        mine = deck_of(brought[seat])
        found: list[Breach] = []
        for other, text in enumerate(brought):
            if other != seat and sides[other] == sides[seat]:
                found += shared(mine, laid[other])
                found += shared(mine, deck_of(text)) if text else []
        return " ".join(in_words(list(dict.fromkeys(found)), lang))

    def with_decks(self, options: Mapping[str, str], brought: Sequence[str]) -> dict[str, str]:
        if not any(brought):
            return dict(options)
        laid = seated(options, len(brought))
        decks = [own or deck.name or deck.line for own, deck in zip(brought, laid, strict=True)]
        return {**options, "decks": " / ".join(decks)}

    def shown_options(self, rules: Rules, mine: Collection[int], over: bool) -> dict[str, str]:
        """Return the options; where lists are closed, only the legends of others, which lie on the table."""
        options = dict(rules.options)
        if over or options.get("lists") != "closed":
            return options
        told = [
            (deck.name or deck.line) if seat in mine else deck.legend.title
            for seat, deck in enumerate(seated(options, len(rules.sides)))
        ]
        return {**options, "decks": " / ".join(told)}

    def assumed_options(self, shown: Mapping[str, str]) -> dict[str, str]:
        if shown.get("lists") != "closed" or "decks" not in shown:
            return dict(shown)
        told = [part.strip() for part in shown["decks"].split("/")]
        return {**shown, "decks": " / ".join([likely_deck(part) for part in told])}

    def shown_decks(self, rules: Rules, mine: Collection[int]) -> list[str]:
        closed = rules.options.get("lists") == "closed"
        return [
            deck.legend.title if closed and seat not in mine else deck.name
            for seat, deck in enumerate(seated(rules.options, len(rules.sides)))
        ]


def in_words(found: Sequence[Breach], lang: str) -> list[str]:
    """Return breaches as sentences."""
    say = speech(lang)
    return [say.tie(say.breach(one)) for one in found]


def likely_deck(told: str) -> str:
    """Return a deck that a legend suggests, if only its title is told; else what is told."""
    legend = next((card for card in legends() if card.title == told), None)
    if legend is None:
        return told
    known = next((name for name, deck in KNOWN.items() if deck.legend is legend), "")
    return known or random_deck(Rng(0), legend).line


def seated(options: Mapping[str, str], seats: int) -> list[Deck]:
    """Return the decks of all seats, by the options of a table."""
    return decks_of(options.get("decks", " / ".join(STANDARD[:seats])), seats)


DECKS: Final = RiftboundDecks()
