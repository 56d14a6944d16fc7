"""English: words that several parts of the phrasebook use."""

from __future__ import annotations

from typing import Final

from riftable.language.en import Noun

RUNE: Final = Noun("rune")
