"""The sentences in which this game refuses options and decks, so that they can be said in other languages.

The texts are in `locales/problems.<lang>.ftl`, under the same keys.
"""

from __future__ import annotations

from typing import Final

ERROR_PATTERNS: Final = {
    "no-guild": r"there is no guild “(?P<word>.*)”; there are (?P<known>.*)",
    "no-preset": r"there is no preset “(?P<word>.*)”; there are (?P<known>.*)",
    "cap": r"option cap is a number of rounds, 0 for none, not “(?P<word>.*)”",
    "stars": r"option stars is 1 to 4 stars for each of 5, 6 and 7, as in 2,3,1, not “(?P<word>.*)”",
    "ampersand": r"option ampersand is move or heal and a number, as in move:7, not “(?P<word>.*)”",
    "guild-twice": r"guild (?P<word>\w+) is named twice; each guild is there once",
    "guilds": r"option (?P<name>\w+) names (?P<want>.*) guilds, seats divided by a slash, not (?P<word>.*)",
    "needs-cap": r"option dead_position_ends no goes with a cap: without either a game may never end",
}
