"""The golden file with the text of every card of Riftbound, in every language."""

from __future__ import annotations

from pathlib import Path

from riftable.games.riftbound.cards import ALL, TOKENS
from riftable.games.riftbound.speech import speech
from riftable.language.fluent import LANGUAGES

CARD_TEXTS = Path(__file__).with_name("card_texts.txt")


def card_texts() -> str:
    """One block for each card that has text: key and title, then a line for each language."""
    blocks = []
    for card in (*ALL, *TOKENS):
        lines = [" / ".join(speech(lang).card_text(card)) for lang in LANGUAGES]
        if lines[0]:
            blocks.append("\n".join([f"# {card.key} {card.title}", *lines]))
    return "\n\n".join(blocks) + "\n"
