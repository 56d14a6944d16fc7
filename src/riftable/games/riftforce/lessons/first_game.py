"""The small game with which newcomers begin: a few points before the end, with two weak enemies."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.lessons import FirstGame

# Abilities of one or two plain steps. Fire 7 in hand activates both Fires, and each destroys an enemy;
# two Thunderbolts are left to play, then few cards are, and there is something to check.
FIRST_GAME: Final = FirstGame("""riftforce duel
first 0
turn 0
round 6
score 6 5
guilds 0 fire water light thunderbolt
guilds 1 ice earth plant crystal
1 fire6 / earth5*2
2 - / crystal6
3 water6*2 / ice7
4 fire5 / plant5*2
5 light5 / -
hand 0 fire7 light6 thunderbolt5 thunderbolt7
hand 1 ice5 earth6 plant6 crystal5 ice7""")
