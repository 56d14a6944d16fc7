"""Origins and Proving Grounds: Order."""

from __future__ import annotations

from typing import Final

from riftable.riftbound.abilities import Cost
from riftable.riftbound.cards.tokens import RECRUIT
from riftable.riftbound.facts import ACTION, CHAMPION, ORDER, REACTION
from riftable.riftbound.words.effects import Give, Kill, PlayTokens
from riftable.riftbound.words.make import spell, unit
from riftable.riftbound.words.passives import AddForSpells, EntersReady, OthersHere, Tags, Timing, assault
from riftable.riftbound.words.triggers import when_i_move_to_battlefield, when_played
from riftable.riftbound.words.who import AT_BATTLEFIELD, FRIENDLY, a_unit, units

BACK_TO_BACK: Final = spell(
    "ogn-206", "Back to Back", ORDER, Cost(3), Timing(REACTION), Give(2, units(2, FRIENDLY))
)
DARING_PORO: Final = unit("ogn-210", "Daring Poro", ORDER, Cost(2), 2, Tags("Poro"), assault())
FAITHFUL_MANUFACTOR: Final = unit(
    "ogn-211", "Faithful Manufactor", ORDER, Cost(3), 2, Tags("Piltover"),
    when_played(PlayTokens(1, RECRUIT, here=True)),
)  # fmt: skip
PETTY_OFFICER: Final = unit(
    "ogn-215", "Petty Officer", ORDER, Cost(5), 5, Tags("Pirate", "Bilgewater"), assault()
)
VANGUARD_SERGEANT: Final = unit("ogn-219", "Vanguard Sergeant", ORDER, Cost(4), 4, Tags("Elite", "Demacia"))
NOXIAN_DRUMMER: Final = unit(
    "ogn-222", "Noxian Drummer", ORDER, Cost(3), 3, Tags("Trifarian", "Noxus"),
    when_i_move_to_battlefield(PlayTokens(1, RECRUIT, here=True)),
)  # fmt: skip
BLAST_OF_POWER: Final = spell(
    "ogs-012", "Blast of Power", ORDER, Cost(6, 1), Timing(ACTION), Kill(a_unit(where=AT_BATTLEFIELD))
)
GAREN_COMMANDER: Final = unit(
    "ogs-013", "Garen, Commander", ORDER, Cost(6, 1), 5,
    Tags("Elite", "Garen", "Demacia", champion="Garen", supertype=CHAMPION), OthersHere(1),
)  # fmt: skip
LUX_CROWNGUARD: Final = unit(
    "ogs-014", "Lux, Crownguard", ORDER, Cost(4), 2,
    Tags("Lux", "Demacia", champion="Lux", supertype=CHAMPION), AddForSpells(2),
)  # fmt: skip
RECRUIT_THE_VANGUARD: Final = spell(
    "ogs-015", "Recruit the Vanguard", ORDER, Cost(6), Timing(ACTION), PlayTokens(4, RECRUIT, here=False)
)
VANGUARD_ATTENDANT: Final = unit(
    "ogs-016", "Vanguard Attendant", ORDER, Cost(6, 1), 5, Tags("Elite", "Demacia"), EntersReady()
)

CARDS: Final = (
    BACK_TO_BACK, DARING_PORO, FAITHFUL_MANUFACTOR, PETTY_OFFICER, VANGUARD_SERGEANT, NOXIAN_DRUMMER,
    BLAST_OF_POWER, GAREN_COMMANDER, LUX_CROWNGUARD, RECRUIT_THE_VANGUARD, VANGUARD_ATTENDANT,
)  # fmt: skip
