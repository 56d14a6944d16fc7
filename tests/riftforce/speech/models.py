"""The model sentences, read from the text file beside this one."""

from __future__ import annotations

from pathlib import Path

from riftable.riftforce.speech import LANGUAGES


def read() -> dict[tuple[str, str], str]:
    """Sentence by id and language."""
    text = Path(__file__).with_name("models.en.fr.uk.txt").read_text("utf-8")
    found: dict[tuple[str, str], str] = {}
    for block in text.strip("\n").split("\n\n"):
        lines = [line for line in block.split("\n") if not line.startswith("#")]
        if lines:
            model, *sentences = lines
            assert (model, "en") not in found, f"{model} stands twice"
            for lang, sentence in zip(LANGUAGES, sentences, strict=True):
                found[model, lang] = sentence
    return found


MODELS = read()
