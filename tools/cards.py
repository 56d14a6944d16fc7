"""Write docs/reference/cards.md: every card of Riftbound with its generated text and its tests."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final

from riftable.games.riftbound.cards import ALL
from riftable.games.riftbound.decks.deck_codes import SETS
from riftable.games.riftbound.speech import speech
from riftable.language.table_talk.en import listed

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "reference" / "cards.md"
NAMES: Final = {"ogn": "Origins", "ogs": "Proving Grounds", "sfd": "Spiritforged"}
FILES: Final = ("test_cards_*.py", "test_spiritforged_*.py")  # that hold scenarios of cards
NO_TEXT: Final = "(numbers only)"
SHARED: Final = "units_without_text_enter_exhausted"  # the scenario of all units without text
HEAD: Final = """# Cards of Riftbound

Every card that the engine can play ({numbers}), with its text as the engine
generates it, and the scenarios (tests) of its clauses. `make reference` writes this page.
[Riftbound](riftbound.md) has the rules, and [Add a card](../how-to/add-a-card.md) explains how a card gets
here.

| card | text | scenarios |
|---|---|---|
"""


def scenarios() -> dict[str, list[str]]:
    """Return the names of the tests that name a card, by its key."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(path for name in FILES for path in ROOT.glob(f"tests/**/{name}")):
        for name in re.findall(r"^def test_(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            for card_set, number in re.findall(rf"({'|'.join(SETS)})_(\d+)", name):
                found[f"{card_set}-{number}"].append(name)
    return found


def page() -> str:
    """Return the whole page."""
    say, tests = speech("en"), scenarios()
    rows = []
    for card in sorted(ALL, key=lambda card: card.key):
        text = " / ".join(say.card_text(card)) or NO_TEXT
        names = tests[card.key] or ([SHARED] if text == NO_TEXT else [])
        rows.append(
            f"| {card.title} {card.key.upper()} | {text} | {', '.join(f'`{name}`' for name in names)} |\n"
        )
    sizes = Counter(card.key.split("-")[0] for card in ALL)
    numbers = listed([f"{sizes[card_set]} of {name}" for card_set, name in NAMES.items()])
    return HEAD.replace("{numbers}", numbers) + "".join(rows)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
