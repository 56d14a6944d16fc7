"""The small game with which newcomers begin: the last hand of a game, from the sixth card on."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.lessons import FirstGame
from riftable.games.riffifi.lessons.boards import table

# The first card can turn down one of each neighbor, and two colors lie nowhere. Some tokens are in the bank,
# but not enough for every card, so stealing comes up too.
FIRST_GAME: Final = FirstGame(
    table(
        hand="blue2 red6 green4 yellow1 purple8 red3 green7",
        faces=("blue5*", "yellow7*"),
        unseen="blue1 blue7 red5 red2 green6 green3 yellow5 yellow3 purple5 purple2 purple7 yellow2",
        deal=3,
        score="18 16 15",
        tokens=(
            "bank 8 7 7 6 8",
            "tokens 0 0 0 4 0 2",
            "tokens 1 4 0 0 6 0",
            "tokens 2 0 5 1 0 2",
        ),
    )
)
