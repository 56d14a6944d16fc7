"""Origins and Proving Grounds: Order."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import RECRUIT
from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.ids import ACTION, CHAMPION, ORDER, REACTION
from riftable.games.riftbound.words.effects import Buff, Give, Kill, Ready, Stun
from riftable.games.riftbound.words.make import spell, unit
from riftable.games.riftbound.words.passives import WHILE_MIGHTY, AddForSpells, IHave, MoreKnells, OthersHere
from riftable.games.riftbound.words.properties import (
    EntersReady,
    MustKillFriend,
    Tags,
    Timing,
    assault,
    deflect,
    ganking,
    hidden,
    shield,
    tank,
)
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    HERE,
    ME,
    All,
    a_unit,
    units,
)
from riftable.games.riftbound.words.tasks import Channel, EachKillsOne, ItsControllerDraws, PlayTokens
from riftable.games.riftbound.words.triggers import (
    deathknell,
    legion,
    when_i_attack,
    when_i_move_to_battlefield,
    when_played,
)

BACK_TO_BACK: Final = spell(
    "ogn-206", "Back to Back", ORDER, Cost(3), Timing(REACTION), Give(2, units(2, FRIENDLY))
)
CRUEL_PATRON: Final = unit("ogn-208", "Cruel Patron", ORDER, Cost(4), 6, Tags("Noxus"), MustKillFriend())
CULL_THE_WEAK: Final = spell("ogn-209", "Cull the Weak", ORDER, Cost(2, 1), EachKillsOne())
DARING_PORO: Final = unit("ogn-210", "Daring Poro", ORDER, Cost(2), 2, Tags("Poro"), assault())
FAITHFUL_MANUFACTOR: Final = unit(
    "ogn-211", "Faithful Manufactor", ORDER, Cost(3), 2, Tags("Piltover"),
    when_played(PlayTokens(1, RECRUIT, here=True)),
)  # fmt: skip
HIDDEN_BLADE: Final = spell(
    "ogn-213", "Hidden Blade", ORDER, Cost(2, 1), hidden(), Timing(ACTION),
    Kill(a_unit(where=AT_BATTLEFIELD)), ItsControllerDraws(2),
)  # fmt: skip
PETTY_OFFICER: Final = unit(
    "ogn-215", "Petty Officer", ORDER, Cost(5), 5, Tags("Pirate", "Bilgewater"), assault()
)
SOARING_SCOUT: Final = unit(
    "ogn-216", "Soaring Scout", ORDER, Cost(2), 1, Tags("Bird", "Freljord"), deathknell(Channel(1))
)
VANGUARD_SERGEANT: Final = unit("ogn-219", "Vanguard Sergeant", ORDER, Cost(4), 4, Tags("Elite", "Demacia"))
NOXIAN_DRUMMER: Final = unit(
    "ogn-222", "Noxian Drummer", ORDER, Cost(3), 3, Tags("Trifarian", "Noxus"),
    when_i_move_to_battlefield(PlayTokens(1, RECRUIT, here=True)),
)  # fmt: skip
FIORA_VICTORIOUS: Final = unit(
    "ogn-232", "Fiora, Victorious", ORDER, Cost(4), 4,
    Tags("Fiora", "Demacia", champion="Fiora", supertype=CHAMPION),
    IHave(WHILE_MIGHTY, deflect(), ganking(), shield()),
)  # fmt: skip
GRAND_STRATEGEM: Final = spell(
    "ogn-233", "Grand Strategem", ORDER, Cost(6, 3), Timing(ACTION), Give(5, All(FRIENDLY))
)
KARTHUS_ETERNAL: Final = unit(
    "ogn-236", "Karthus, Eternal", ORDER, Cost(3, 1), 3,
    Tags("Karthus", "Spirit", "Shadow Isles", champion="Karthus", supertype=CHAMPION), MoreKnells(),
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
TRIFARIAN_GLORYSEEKER: Final = unit(
    "ogn-217", "Trifarian Gloryseeker", ORDER, Cost(2), 2, Tags("Trifarian", "Noxus"), legion(Buff(ME))
)
VANGUARD_CAPTAIN: Final = unit(
    "ogn-218", "Vanguard Captain", ORDER, Cost(3, 1), 3, Tags("Elite", "Demacia"),
    legion(PlayTokens(2, RECRUIT, here=True)),
)  # fmt: skip
VENGEANCE: Final = spell("ogn-229", "Vengeance", ORDER, Cost(4, 2), Kill(a_unit()))
HARNESSED_DRAGON: Final = unit(
    "ogn-234",
    "Harnessed Dragon",
    ORDER,
    Cost(8, 2),
    6,
    Tags("Dragon", "Demacia"),
    when_played(Kill(a_unit(ENEMY))),
)
LEONA_DETERMINED: Final = unit(
    "ogn-238", "Leona, Determined", ORDER, Cost(4, 1), 4,
    Tags("Leona", "Mount Targon", champion="Leona", supertype=CHAMPION),
    shield(), when_i_attack(Stun(a_unit(ENEMY, HERE))),
)  # fmt: skip
MACHINE_EVANGEL: Final = unit(
    "ogn-239", "Machine Evangel", ORDER, Cost(5, 1), 4, Tags("Piltover"),
    deathknell(PlayTokens(3, RECRUIT, at_base=True)),
)  # fmt: skip
SHEN_KINKOU: Final = unit(
    "ogn-241", "Shen, Kinkou", ORDER, Cost(3, 1), 3,
    Tags("Shen", "Ionia", champion="Shen", supertype=CHAMPION), Timing(REACTION), shield(2), tank(),
)  # fmt: skip
DARIUS_EXECUTIONER: Final = unit(
    "ogn-243", "Darius, Executioner", ORDER, Cost(6, 1), 6,
    Tags("Trifarian", "Darius", "Noxus", champion="Darius", supertype=CHAMPION),
    legion(Ready(ME)), OthersHere(1),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    BACK_TO_BACK, CRUEL_PATRON, CULL_THE_WEAK, DARING_PORO, FAITHFUL_MANUFACTOR, HIDDEN_BLADE,
    PETTY_OFFICER, SOARING_SCOUT, VANGUARD_SERGEANT, NOXIAN_DRUMMER, FIORA_VICTORIOUS, GRAND_STRATEGEM,
    KARTHUS_ETERNAL, BLAST_OF_POWER, GAREN_COMMANDER, LUX_CROWNGUARD, RECRUIT_THE_VANGUARD,
    VANGUARD_ATTENDANT, TRIFARIAN_GLORYSEEKER, VANGUARD_CAPTAIN, VENGEANCE, HARNESSED_DRAGON,
    LEONA_DETERMINED, MACHINE_EVANGEL, SHEN_KINKOU, DARIUS_EXECUTIONER,
)  # fmt: skip
