"""The small game with which newcomers begin: a few points before the end, with units ready to move."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.lessons import FirstGame

# Decks of which the units do most.
FIRST_GAME: Final = FirstGame("""riftbound duel
option decks garen / annie
first 1
turn 0
round 8
score 5 5
field 1 trifarian-war-camp 0 0
field 2 void-gate 1 1
unit 4 first-mate 0 @1
unit 5 daring-poro 0 @base0
unit 6 vanguard-sergeant 0 @base0
unit 7 mystic-poro 1 @2 exhausted
champion 0 garen-rugged
runes 0 body*3 order*3
scored 0 1
hand 0 crackshot-corsair noxian-drummer back-to-back
champion 1 annie-stubborn
runes 1 fury*2/0 chaos*2/0
hand 1 pouty-poro incinerate""")
