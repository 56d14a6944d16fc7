"""The reference of Riftbound: every card is there with scenarios that exist, and the position reads."""

from __future__ import annotations

import re
from pathlib import Path

import riftable
from riftable.games.riftbound.cards import ALL
from riftable.games.riftbound.speech import speech

ROOT = Path(__file__).resolve().parents[3]
ROW = re.compile(r"^\| (.+) ([A-Z]{3}-\d+) \| (.+) \| (.+) \|$", re.MULTILINE)


def test_the_table_has_every_card_with_its_text_and_real_scenarios() -> None:
    rows = ROW.findall((ROOT / "docs" / "reference" / "cards.md").read_text(encoding="utf-8"))
    here = Path(__file__).parent
    paths = [*here.glob("test_cards_*.py"), *here.glob("test_spiritforged_*.py")]
    tests = "".join(path.read_text(encoding="utf-8") for path in paths)
    scenarios = set(re.findall(r"^def test_(\w+)", tests, re.MULTILINE))
    assert [(title, key.lower()) for title, key, _, _ in rows] == sorted(
        [(card.title, card.key) for card in ALL], key=lambda row: row[1]
    )
    say = speech("en")
    texts = {card.key: " / ".join(say.card_text(card)) or "(numbers only)" for card in ALL}
    for _, key, text, named in rows:
        assert text == texts[key.lower()]
        names = re.findall(r"`(\w+)`", named)
        assert names
        assert set(names) <= scenarios


def test_the_position_on_the_page_reads() -> None:
    page = (ROOT / "docs" / "reference" / "riftbound.md").read_text(encoding="utf-8")
    example = re.search(r"^```\n(riftbound duel\n.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert example is not None
    game = riftable.position(example[1], strict=False)
    assert game.seat == 0
    for line in ("facedown 1 block 0 5", "legend 0 exhausted", "turns 0", "known 0 gust"):
        assert line in game.fen
