"""Origins and Proving Grounds: Order."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import RECRUIT
from riftable.games.riftbound.rules.abilities import Adds, Card, Cost
from riftable.games.riftbound.rules.ids import ACTION, CHAMPION, ORDER, REACTION, UNIT
from riftable.games.riftbound.rules.printed_costs import KILL_FRIEND, SPEND_BUFF
from riftable.games.riftbound.words.amounts import Each
from riftable.games.riftbound.words.choices import EachKeeps, EachKillsOne, OthersChooseVictims
from riftable.games.riftbound.words.conditions import AT_BATTLEFIELD_ME, MIGHTY_ME, ItIs
from riftable.games.riftbound.words.continuous import OTHERS_HERE, Have, i_have
from riftable.games.riftbound.words.costs import Add, ChannelForEach, SpendBuffs, may_pay, must_pay
from riftable.games.riftbound.words.decks import MayBanishUnit
from riftable.games.riftbound.words.effects import Buff, Choose, Give, Kill, Ready, Stun
from riftable.games.riftbound.words.flow import If, LookAtCards, RecycleTheRest
from riftable.games.riftbound.words.groups import Together
from riftable.games.riftbound.words.later import WhenHurt
from riftable.games.riftbound.words.listening import (
    when_a_friend_dies,
    when_another_of_yours_dies,
    when_you_recycle,
)
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated, MoreKnells
from riftable.games.riftbound.words.properties import (
    EntersReady,
    Tags,
    Timing,
    assault,
    deflect,
    ganking,
    hidden,
    shield,
    tank,
)
from riftable.games.riftbound.words.related import May
from riftable.games.riftbound.words.replacements import TiesRecallAll
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    AT_MY_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    HERE,
    ME,
    THE_ONE,
    All,
    Filter,
    GearPick,
    It,
    TrashPick,
    a_unit,
    units,
)
from riftable.games.riftbound.words.states import IS_BUFFED, IS_STUNNED
from riftable.games.riftbound.words.tasks import Channel, Draw, ItsControllerDraws, PlayTokens
from riftable.games.riftbound.words.trashes import RecycleFromTrashes
from riftable.games.riftbound.words.triggers import (
    Vision,
    deathknell,
    legion,
    when_i_attack,
    when_i_move_to_battlefield,
    when_played,
)
from riftable.games.riftbound.words.zones import (
    IGNORING_COST,
    PlayBanished,
    PlayFromTrash,
)

BACK_TO_BACK: Final = spell(
    "ogn-206", "Back to Back", ORDER, Cost(3), Timing(REACTION), Give(2, units(2, FRIENDLY))
)
CRUEL_PATRON: Final = unit(
    "ogn-208", "Cruel Patron", ORDER, Cost(4), 6, Tags("Noxus"), must_pay(Cost(spend=KILL_FRIEND))
)
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
PEAK_GUARDIAN: Final = unit(
    "ogn-223", "Peak Guardian", ORDER, Cost(6, 1), 5, Tags("Mount Targon"),
    when_played(Buff(ME), If(AT_BATTLEFIELD_ME, [Buff(All(FRIENDLY, HERE, other=True))], [])),
)  # fmt: skip
SOLARI_CHIEF: Final = unit(
    "ogn-225", "Solari Chief", ORDER, Cost(5, 1), 4, Tags("Mount Targon"),
    when_played(Choose(a_unit(ENEMY)), If(ItIs(IS_STUNNED), [Kill(It())], [Stun(It())])),
)  # fmt: skip
SPECTRAL_MATRON: Final = unit(
    "ogn-226", "Spectral Matron", ORDER, Cost(4, 2), 4, Tags("Spirit", "Shadow Isles"),
    when_played(PlayFromTrash(TrashPick(UNIT, energy=3, power=1), IGNORING_COST), may=True),
)  # fmt: skip
VANGUARD_HELM: Final = gear(
    "ogn-228", "Vanguard Helm", ORDER, Cost(2),
    when_a_friend_dies(Buff(a_unit(FRIENDLY, other=True)), state=IS_BUFFED),
)  # fmt: skip
FIORA_VICTORIOUS: Final = unit(
    "ogn-232", "Fiora, Victorious", ORDER, Cost(4), 4,
    Tags("Fiora", "Demacia", champion="Fiora", supertype=CHAMPION),
    i_have(deflect(), ganking(), shield(), condition=MIGHTY_ME),
)  # fmt: skip
GRAND_STRATEGEM: Final = spell(
    "ogn-233", "Grand Strategem", ORDER, Cost(6, 3), Timing(ACTION), Give(5, All(FRIENDLY))
)
KARMA_CHANNELER: Final = unit(
    "ogn-235", "Karma, Channeler", ORDER, Cost(6, 1), 6,
    Tags("Karma", "Ionia", champion="Karma", supertype=CHAMPION), Vision(),
    when_you_recycle(Buff(a_unit(FRIENDLY))),
)  # fmt: skip
KARTHUS_ETERNAL: Final = unit(
    "ogn-236", "Karthus, Eternal", ORDER, Cost(3, 1), 3,
    Tags("Karthus", "Spirit", "Shadow Isles", champion="Karthus", supertype=CHAMPION), MoreKnells(),
)  # fmt: skip
BAITED_HOOK: Final = gear(
    "ogn-242", "Baited Hook", ORDER, Cost(3),
    Activated(
        Cost(1, 1, exhaust=True), Kill(a_unit(FRIENDLY)), LookAtCards(5), MayBanishUnit(over=1),
        PlayBanished(IGNORING_COST), RecycleTheRest(),
    ),
)  # fmt: skip
BLAST_OF_POWER: Final = spell(
    "ogs-012", "Blast of Power", ORDER, Cost(6, 1), Timing(ACTION), Kill(a_unit(where=AT_BATTLEFIELD))
)
GAREN_COMMANDER: Final = unit(
    "ogs-013", "Garen, Commander", ORDER, Cost(6, 1), 5,
    Tags("Elite", "Garen", "Demacia", champion="Garen", supertype=CHAMPION), Have(OTHERS_HERE, 1),
)  # fmt: skip
LUX_CROWNGUARD: Final = unit(
    "ogs-014", "Lux, Crownguard", ORDER, Cost(4), 2,
    Tags("Lux", "Demacia", champion="Lux", supertype=CHAMPION), Add(Adds(2, spells=True)),
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
SETT_KINGPIN: Final = unit(
    "ogn-240", "Sett, Kingpin", ORDER, Cost(4, 1), 5,
    Tags("Sett", "Ionia", champion="Sett", supertype=CHAMPION),
    tank(), i_have(Each(Filter(FRIENDLY, AT_MY_BATTLEFIELD, state=IS_BUFFED))),
)  # fmt: skip
SHEN_KINKOU: Final = unit(
    "ogn-241", "Shen, Kinkou", ORDER, Cost(3, 1), 3,
    Tags("Shen", "Ionia", champion="Shen", supertype=CHAMPION), Timing(REACTION), shield(2), tank(),
)  # fmt: skip
IMPERIAL_DECREE: Final = spell(
    "ogn-221", "Imperial Decree", ORDER, Cost(5, 2), Timing(ACTION), WhenHurt(Kill(THE_ONE))
)
SYMBOL_OF_THE_SOLARI: Final = gear("ogn-227", "Symbol of the Solari", ORDER, Cost(1), TiesRecallAll())
DARIUS_EXECUTIONER: Final = unit(
    "ogn-243", "Darius, Executioner", ORDER, Cost(6, 1), 6,
    Tags("Trifarian", "Darius", "Noxus", champion="Darius", supertype=CHAMPION),
    legion(Ready(ME)), Have(OTHERS_HERE, 1),
)  # fmt: skip
KINGS_EDICT: Final = spell("ogn-237", "King’s Edict", ORDER, Cost(6, 2), OthersChooseVictims())
DIVINE_JUDGMENT: Final = spell("ogn-244", "Divine Judgment", ORDER, Cost(7, 2), EachKeeps(2))
CALL_TO_GLORY: Final = spell(
    "ogn-207", "Call to Glory", ORDER, Cost(3), Timing(REACTION),
    may_pay(Cost(spend=SPEND_BUFF), ignores=True), Give(3, a_unit()),
)  # fmt: skip
ALBUS_FERROS: Final = unit(
    "ogn-230", "Albus Ferros", ORDER, Cost(4), 3, Tags("Piltover"),
    when_played(SpendBuffs(), ChannelForEach()),
)  # fmt: skip
COMMANDER_LEDROS: Final = unit(
    "ogn-231", "Commander Ledros", ORDER, Cost(6, 4), 8, Tags("Spirit", "Shadow Isles"),
    may_pay(Cost(spend=KILL_FRIEND, any_number=True), less_power=1), deflect(), ganking(),
)  # fmt: skip
SEAL_OF_UNITY: Final = gear("ogn-245", "Seal of Unity", ORDER, Cost(0, 1), Add(Adds(power=1, domain=ORDER)))
FACEBREAKER: Final = spell(
    "ogn-220", "Facebreaker", ORDER, Cost(2), hidden(), Timing(ACTION), Stun(Together(FRIENDLY, ENEMY))
)
SALVAGE: Final = spell(
    "ogn-224", "Salvage", ORDER, Cost(2, 1), Timing(ACTION), May(Kill(GearPick(least=0))), Draw(1)
)
FORGE_OF_THE_FUTURE: Final = gear(
    "ogn-212", "Forge of the Future", ORDER, Cost(2),
    when_played(PlayTokens(1, RECRUIT, at_base=True)), Activated(Cost(kill=True), RecycleFromTrashes(4)),
)  # fmt: skip
VIKTOR_LEADER: Final = unit(
    "ogn-246", "Viktor, Leader", ORDER, Cost(4, 1), 4,
    Tags("Viktor", "Zaun", champion="Viktor", supertype=CHAMPION),
    when_another_of_yours_dies(PlayTokens(1, RECRUIT, at_base=True), without_tag="Recruit"),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    BACK_TO_BACK, CRUEL_PATRON, CULL_THE_WEAK, DARING_PORO, FAITHFUL_MANUFACTOR, HIDDEN_BLADE,
    PETTY_OFFICER, SOARING_SCOUT, VANGUARD_SERGEANT, NOXIAN_DRUMMER, PEAK_GUARDIAN, SOLARI_CHIEF,
    SPECTRAL_MATRON, VANGUARD_HELM, FIORA_VICTORIOUS, GRAND_STRATEGEM, KARMA_CHANNELER, KARTHUS_ETERNAL,
    BAITED_HOOK, BLAST_OF_POWER, GAREN_COMMANDER, LUX_CROWNGUARD, RECRUIT_THE_VANGUARD,
    VANGUARD_ATTENDANT, TRIFARIAN_GLORYSEEKER, VANGUARD_CAPTAIN, VENGEANCE, HARNESSED_DRAGON,
    LEONA_DETERMINED, MACHINE_EVANGEL, SETT_KINGPIN, SHEN_KINKOU, IMPERIAL_DECREE, SYMBOL_OF_THE_SOLARI,
    DARIUS_EXECUTIONER, KINGS_EDICT, DIVINE_JUDGMENT, CALL_TO_GLORY, ALBUS_FERROS, COMMANDER_LEDROS,
    SEAL_OF_UNITY, FACEBREAKER, SALVAGE, FORGE_OF_THE_FUTURE, VIKTOR_LEADER,
)  # fmt: skip
