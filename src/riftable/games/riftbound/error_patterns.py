"""The sentences in which this game refuses options and decks, so that they can be said in other languages.

The texts are in `locales/problems.<lang>.ftl`, under the same keys.
"""

from __future__ import annotations

from typing import Final

ERROR_PATTERNS: Final = {
    "no-deck": r"there is no deck “(?P<word>.*)”; there are (?P<known>.*)",
    "decks": r"option decks takes (?P<want>\d+) decks with a slash between them, not (?P<word>\d+)",
}
