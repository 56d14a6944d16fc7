"""Spiritforged, Body and two domains: those that take up Equipment, and the Equipment of legends."""

from __future__ import annotations

import pytest

from riftable.games.riftbound.cards import BY_KEY
from riftable.games.riftbound.decks.legality import most_of
from riftable.games.riftbound.rules.deck_breaches import COPIES
from riftable.games.riftbound.rules.events import Detached
from riftable.games.riftbound.rules.ids import ASSAULT, BACKLINE, DEFLECT, EXHAUSTED, GANKING
from riftable.games.riftbound.rules.lasting import host_of
from tests.games.riftbound.table import at, bound, hand, might, moves, realm, told, trash

EMPTY = "field 1 startipped-peak 1 -"
MINE = "field 1 startipped-peak 0 0"
THEIRS = "field 1 startipped-peak 1 1"
FOE = "unit 4 mega-mech 1 @1"
PORO = "unit 5 pouty-poro 0 @base0"
WORN = "effect 1 attached unit4 5"
TEAM = "garen / annie / lux / master-yi"


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("sfd-092", "combat-chef"),
        ("sfd-099", "veteran-poro"),
        ("sfd-113", "lucian-merciless"),
        ("sfd-116", "yone-blademaster"),
        ("sfd-127", "master-bingwen"),
    ],
)
def test_sfd_092_sfd_099_sfd_127_they_take_up_equipment_for_less(key: str, name: str) -> None:
    card = BY_KEY[key]
    domain = "body" if 3 in card.domains else "chaos"
    runes = f"runes 0 {domain}*{int(card.cost.energy)}"
    g = bound("unit 4 bf-sword 0 @base0", f"hand 0 {name}", runes)
    g.push(f"{name} bf-sword pass pass yes")
    assert host_of(realm(g), 4) == 5
    assert might(g, 5) == int(card.might) + 3


@pytest.mark.parametrize(
    ("key", "name", "bonus"),
    [
        ("sfd-186", "spinning-axe", 3),
        ("sfd-190", "forgefire-cape", 3),
        ("sfd-191", "rabadons-deathcrown", 3),
        ("sfd-192", "shurelyas-requiem", 2),
    ],
)
def test_equip_costs_one_power_of_any_domain(key: str, name: str, bonus: int) -> None:
    g = bound(f"unit 4 {name} 0 @base0", PORO, "runes 0 order*1/0")
    g.push(f"use:{name} pouty-poro pass pass")
    assert might(g, 5) == 2 + bonus
    assert realm(g).num_runes(0) == 0
    assert most_of(BY_KEY[key]) == (COPIES if key == "sfd-186" else 1)


def test_sfd_105_ruin_runner_cannot_be_chosen_by_enemies() -> None:
    lines = ("unit 4 ruin-runner 0 @base0", "unit 5 recruit 0 @base0")
    g = bound(*lines, "hand 1 punch-first", "turn 1")
    g.push("punch-first")
    assert moves(g) == ["recruit.5"]
    g = bound(*lines, "hand 0 punch-first")
    g.push("punch-first ruin-runner auto pass pass")
    assert might(g, 4) == 10


def test_sfd_107_strike_down_lets_an_equipped_friend_hit_and_drop_its_equipment() -> None:
    lines = ("unit 4 bf-sword 0 @base0", PORO, WORN, "unit 6 recruit 0 @base0", "unit 7 mega-mech 1 @base1")
    g = bound(*lines, "hand 0 strike-down", "unit 8 cull 0 @base0")
    g.push("strike-down")
    assert moves(g) == ["pouty-poro.5"]
    g.push("pouty-poro")
    assert moves(g) == ["mega-mech.7"]
    g.push("mega-mech")
    assert moves(g) == ["bf-sword.4"]
    g.push("bf-sword auto pass pass")
    assert realm(g).hurt[7] == 5
    assert might(g, 5) == 2
    team = (
        "unit 7 bf-sword 2 @base2",
        "unit 8 recruit 2 @base2",
        "effect 1 attached unit7 8",
        "unit 9 recruit 1 @base1",
    )
    g = bound(*team, "hand 0 strike-down", decks=TEAM, mode="magma")
    g.push("strike-down")
    assert moves(g) == ["recruit.8"]
    theirs = ("unit 4 bf-sword 1 @base1", "unit 5 recruit 1 @base1", WORN, "hand 0 strike-down")
    assert "strike-down" not in moves(bound(*theirs))


def test_sfd_113_lucian_is_readied_the_first_time_he_conquers_each_turn() -> None:
    lines = (
        EMPTY,
        "field 2 startipped-peak 1 -",
        "unit 4 lucian-merciless 0 @base0",
        "unit 5 boots-of-swiftness 0 @base0",
    )
    g = bound(*lines, "effect 1 attached unit5 4")
    g.push("move:lucian-merciless @1 pass pass pass pass")
    assert not realm(g).flags[4] & EXHAUSTED
    g.push("move:lucian-merciless @2 pass pass")
    assert not realm(g).chain
    assert realm(g).flags[4] & EXHAUSTED


def test_sfd_116_yone_strikes_a_base_from_a_battlefield_that_was_uncontrolled() -> None:
    lines = ("unit 4 yone-blademaster 0 @base0", "unit 5 mega-mech 1 @base1", "unit 6 recruit 0 @base0")
    g = bound(EMPTY, *lines, "field 2 startipped-peak 1 1", "unit 7 recruit 1 @2")
    g.push("move:yone-blademaster @1 go pass pass")
    assert moves(g) == ["mega-mech.5"]
    g.push("mega-mech pass pass")
    assert realm(g).hurt[5] == 5
    g = bound(THEIRS, *lines, "unit 7 recruit 1 @1")
    g.push("move:yone-blademaster @1 go pass pass")
    assert at(g, 7) == "gone"
    assert not realm(g).chain  # it was theirs


def test_sfd_119_jax_draws_for_equipment_that_his_player_attaches() -> None:
    lines = ("unit 4 bf-sword 0 @base0", "unit 5 jax-unrelenting 0 @base0", "deck 0 gust*3")
    g = bound(*lines, "runes 0 order*2")
    g.push("use:bf-sword jax-unrelenting pass pass yes pass pass")
    assert hand(g, 0) == ["gust"]
    assert sum(realm(g).ready[:6]) == 0
    g = bound(*lines, "unit 6 recruit 0 @base0")
    g.push("use:bf-sword recruit pass pass")
    assert not realm(g).chain
    g = bound("unit 4 bf-sword 0 @base0", "hand 0 jax-unrelenting", "deck 0 gust*3")
    g.push("jax-unrelenting auto bf-sword pass pass yes yes auto pass pass")
    assert hand(g, 0) == ["gust"]


def test_sfd_120_sivir_deals_her_excess_damage_again() -> None:
    lines = (THEIRS, "unit 4 recruit 1 @1", "unit 5 sivir-ambitious 0 @base0", "unit 6 mega-mech 1 @base1")
    g = bound(*lines, "unit 7 recruit 0 @base0")
    assert realm(g).keyword(5, DEFLECT) == 2
    g.push("move:sivir-ambitious @1 go pass pass yes")
    assert moves(g) == ["mega-mech.6"]
    g.push("mega-mech pass pass")
    assert realm(g).hurt[6] == 6
    g = bound(*lines)
    g.push("move:sivir-ambitious @1 pass pass no")
    assert realm(g).hurt[6] == 0
    g = bound(THEIRS, "unit 4 first-mate 1 @1", *lines[2:])
    g.push("move:sivir-ambitious @1 pass pass")
    assert not realm(g).chain  # four are too few
    g = bound(EMPTY, *lines[2:])
    g.push("move:sivir-ambitious @1 pass pass")
    assert not realm(g).chain
    g = bound(THEIRS, "unit 4 pouty-poro 1 @1", *lines[2:])
    g.push("move:sivir-ambitious @1 pass pass")
    assert "yes" in moves(g)  # five are enough
    defends = (
        "field 1 startipped-peak 0 -",
        "unit 5 sivir-ambitious 0 @1",
        "unit 6 recruit 1 @base1",
        "turn 1",
    )
    g = bound(*defends, "unit 7 mega-mech 1 @base1")
    g.push("move:recruit @1 go pass pass")
    assert realm(g).points[0] == 1
    assert not realm(g).chain  # she did not attack


def test_sfd_123_corrupt_enforcer_discards_when_it_moves_and_draws_when_it_wins() -> None:
    lines = (
        THEIRS,
        "unit 4 recruit 1 @1",
        "unit 5 corrupt-enforcer 0 @base0",
        "hand 0 flash cleave",
        "deck 0 gust*3",
    )
    g = bound(*lines)
    g.push("move:corrupt-enforcer @1 pass pass discard:flash pass pass pass pass")
    assert hand(g, 0) == ["cleave", "gust"]
    g = bound(MINE, "unit 5 corrupt-enforcer 0 @1", "hand 0 flash")
    g.push("move:corrupt-enforcer")
    assert hand(g, 0) == ["flash"]


def test_sfd_131_ancient_warmonger_has_assault_for_each_enemy_here() -> None:
    lines = (THEIRS, "unit 4 recruit 1 @1", "unit 5 recruit 1 @1", "unit 6 ancient-warmonger 0 @base0")
    g = bound(*lines, "unit 7 recruit 1 @base1", "unit 8 recruit 0 @base0")
    assert realm(g).keyword(6, ASSAULT) == 0
    g.push("move:ancient-warmonger @1 move:recruit.8")
    assert realm(g).keyword(6, ASSAULT) == 2
    assert might(g, 6) == 6
    g = bound("hand 0 ancient-warmonger")
    g.push("ancient-warmonger yes auto")
    assert not realm(g).flags[4] & EXHAUSTED


def test_sfd_142_jae_medarda_draws_when_its_player_chooses_it_with_a_spell() -> None:
    lines = ("unit 4 jae-medarda 0 @base0", PORO, "deck 0 gust*3")
    g = bound(*lines, "hand 0 punch-first*2")
    g.push("punch-first jae-medarda auto")
    g.push("pass pass pass pass")
    assert hand(g, 0).count("gust") == 1
    g.push("punch-first pouty-poro auto pass pass")
    assert hand(g, 0).count("gust") == 1
    g = bound(*lines, "hand 1 punch-first", "turn 1")
    g.push("punch-first jae-medarda auto pass pass")
    assert hand(g, 0) == []  # an opponent chose it
    g = bound(*lines, "unit 6 bf-sword 0 @base0")
    g.push("use:bf-sword jae-medarda pass pass")
    assert hand(g, 0) == []  # an ability is no spell


def test_sfd_144_spirit_wheel_draws_when_its_player_chooses_a_friend() -> None:
    lines = ("unit 4 spirit-wheel 0 @base0", PORO, "unit 6 recruit 1 @base1", "deck 0 gust*3")
    g = bound(*lines, "unit 7 bf-sword 0 @base0", "runes 0 order*2")
    g.push("use:bf-sword pouty-poro yes pass pass pass pass")
    assert hand(g, 0) == ["gust"]
    assert realm(g).flags[4] & EXHAUSTED
    assert sum(realm(g).ready[:6]) == 0
    g = bound(*lines, "hand 0 punch-first")
    g.push("punch-first recruit auto pass pass")
    assert hand(g, 0) == []
    g = bound(*lines, "hand 1 punch-first", "turn 1")
    g.push("punch-first pouty-poro auto pass pass")
    assert hand(g, 0) == []
    team = ("unit 7 spirit-wheel 0 @base0", "unit 8 recruit 2 @base2", "hand 0 punch-first")
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("punch-first recruit auto")
    assert "yes" in moves(g)


def test_sfd_148_draven_scores_once_a_turn_for_winning_and_gives_a_point_when_he_dies_in_combat() -> None:
    lines = (THEIRS, "unit 4 recruit 1 @1", "unit 5 draven-audacious 0 @base0", "score 0 0")
    g = bound(*lines)
    assert realm(g).keyword(5, DEFLECT) == 1
    g.push("move:draven-audacious @1 pass pass pass pass")
    assert list(realm(g).points) == [2, 0]
    fights = ("field 2 startipped-peak 1 1", "unit 6 recruit 1 @2", "unit 7 boots-of-swiftness 0 @base0")
    g = bound(*lines[:3], *fights, "effect 1 attached unit7 5", "hand 0 on-the-hunt", "score 0 0")
    g.push("move:draven-audacious @1 pass pass pass pass on-the-hunt auto pass pass")
    g.push("move:draven-audacious @2 pass pass")
    assert list(realm(g).points) == [3, 0]  # two conquests, and one combat
    assert not realm(g).chain
    g = bound(THEIRS, "unit 4 recruit 1 @1", "unit 5 draven-audacious 0 @base0", "unit 6 mega-mech 0 @base0")
    g.push("move:mega-mech @1 pass pass")
    assert not realm(g).chain  # another unit has won
    g = bound(THEIRS, "unit 4 mega-mech 1 @1", "unit 5 draven-audacious 0 @base0", "score 0 0")
    g.push("move:draven-audacious @1 pass pass pass pass")
    assert list(realm(g).points) == [0, 1]
    g = bound("unit 5 draven-audacious 0 @base0", "hand 1 vengeance", "turn 1", "score 0 0")
    g.push("vengeance draven-audacious auto pass pass")
    assert list(realm(g).points) == [0, 0]
    assert not realm(g).chain
    war = ("field 1 startipped-peak 1 1", "unit 7 mega-mech 1 @1", "unit 8 draven-audacious 0 @base0")
    g = bound(*war, decks=TEAM, mode="war")
    g.push("move:draven-audacious @1 pass pass pass pass")
    assert len(moves(g)) == 3


def test_sfd_150_last_rites_recycles_two_and_its_unit_brings_units_back() -> None:
    lines = ("unit 4 last-rites 0 @base0", PORO, "trash 0 pakaa-cub gust flash", "runes 0 chaos*1")
    g = bound(*lines)
    g.push("use:last-rites pouty-poro trash:flash trash:gust pass pass")
    assert might(g, 5) == 4
    assert trash(g, 0) == ["pakaa-cub"]
    assert realm(g).num_runes(0) == 0
    g = bound(*lines[:2], "trash 0 gust")
    assert "use:last-rites.4" not in moves(g)
    g = bound(EMPTY, *lines[:3], WORN, "runes 0 body*3")
    g.push("move:pouty-poro @1 pass pass yes trash:pakaa-cub pass pass @base0 yes")
    assert at(g, 6) == "base0"
    assert sum(realm(g).ready[:6]) == 0
    g = bound(EMPTY, *lines[:3], WORN)
    g.push("move:pouty-poro @1 pass pass no")
    assert "pakaa-cub" in trash(g, 0)
    held = (
        "unit 4 last-rites 0 @1",
        "unit 5 pouty-poro 0 @1",
        WORN,
        "turn 1",
        "trash 0 pakaa-cub gust",
    )
    g = bound("field 1 void-gate 0 0", *held, decks="garen / garen")
    g.push("end yes")
    assert moves(g) == ["trash:pakaa-cub"]


def test_sfd_164_drag_under_is_cheaper_from_elsewhere() -> None:
    lines = (THEIRS, FOE, "unit 5 recruit 1 @base1")
    g = bound(*lines, "hand 0 drag-under", "runes 0 order*4")
    assert "drag-under" not in moves(g)
    g = bound(*lines, "hand 0 drag-under", "runes 0 order*5")
    g.push("drag-under")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech pass pass")
    assert at(g, 4) == "gone"
    g = bound(*lines, "hand 0 void-rush", "deck 0 drag-under*2", "runes 0 order*4")
    g.push("void-rush pass pass take:drag-under mega-mech yes pass pass")
    assert at(g, 4) == "gone"
    assert sum(realm(g).ready[:6]) == 1  # 5 less 2 less 2


def test_sfd_171_tokens_of_renata_glasc_enter_ready() -> None:
    lines = ("unit 4 renata-glasc-industrialist 0 @base0", "hand 0 royal-guard trove-golem pakaa-cub")
    g = bound(*lines)
    g.push("royal-guard auto pass pass")
    assert not realm(g).flags[6] & EXHAUSTED
    g.push("trove-golem auto pass pass")
    assert not any(realm(g).flags[u] & EXHAUSTED for u in (8, 9, 10, 11))
    g.push("pakaa-cub auto")
    assert realm(g).flags[12] & EXHAUSTED  # a card is no token
    g = bound("unit 4 renata-glasc-industrialist 1 @base1", "hand 0 royal-guard")
    g.push("royal-guard auto pass pass")
    assert realm(g).flags[6] & EXHAUSTED


def test_sfd_173_soraka_spares_weaker_units_beside_her_and_is_hit_last() -> None:
    lines = (MINE, "unit 4 soraka-wanderer 0 @1", "unit 5 recruit 0 @1", "unit 6 recruit 0 @base0")
    g = bound(*lines, "hand 1 vengeance*2 flurry-of-blades", "turn 1", "unit 7 dune-drake 0 @1")
    assert realm(g).keyword(4, BACKLINE) == 1
    g.push("vengeance recruit.5 auto pass pass")
    assert at(g, 5) == "base0"
    assert realm(g).flags[5] & EXHAUSTED
    assert at(g, 4) == "1"  # nothing dies for it
    g.push("vengeance dune-drake auto pass pass")
    assert at(g, 7) == "gone"  # it was stronger
    g = bound(*lines, "hand 1 vengeance*2", "turn 1")
    g.push("vengeance recruit.6 auto pass pass")
    assert at(g, 6) == "gone"  # it was elsewhere
    g.push("vengeance soraka-wanderer auto pass pass")
    assert at(g, 4) == "gone"
    foes = (
        THEIRS,
        "unit 4 soraka-wanderer 1 @1",
        "unit 5 recruit 1 @1",
        "unit 6 recruit 1 @1",
        "hand 0 flurry-of-blades",
    )
    g = bound(*foes)
    g.push("flurry-of-blades auto pass pass")
    assert [at(g, u) for u in (4, 5, 6)] == ["1", "base1", "base1"]  # all of them


def test_sfd_183_purifier_lets_each_equipment_give_assault() -> None:
    lines = (
        "unit 4 bf-sword 0 @base0",
        PORO,
        WORN,
        "unit 6 cull 0 @base0",
        "effect 2 attached unit6 5",
        "unit 7 recruit 0 @base0",
    )
    g = bound("legend 0 lucian-purifier", *lines)
    assert [realm(g).keyword(u, ASSAULT) for u in (5, 7)] == [2, 0]
    g = bound("legend 1 lucian-purifier", *lines)
    assert realm(g).keyword(5, ASSAULT) == 0


def test_sfd_185_glorious_executioner_draws_when_its_player_wins_a_combat() -> None:
    lines = ("legend 0 draven-glorious-executioner", THEIRS, "unit 4 recruit 1 @1", "deck 0 gust*3")
    g = bound(*lines, "unit 5 mega-mech 0 @base0")
    g.push("move:mega-mech @1 pass pass pass pass")
    assert hand(g, 0) == ["gust"]
    g = bound("legend 0 draven-glorious-executioner", THEIRS, FOE, PORO)
    g.push("move:pouty-poro @1 pass pass")
    assert not realm(g).chain  # they have won


def test_sfd_186_spinning_axe_is_drawn_quickly_and_fades_unless_it_is_worn() -> None:
    g = bound(THEIRS, FOE, PORO, "hand 0 spinning-axe", "runes 0 fury*2")
    g.push("move:pouty-poro @1 spinning-axe pouty-poro pass pass")
    assert might(g, 5) == 5
    g = bound("unit 4 spinning-axe 0 @base0", PORO, decks="garen / garen")
    g.push("end end pass pass")
    assert at(g, 4) == "gone"
    g = bound("unit 4 spinning-axe 0 @base0", PORO, WORN, decks="garen / garen")
    g.push("end end")
    assert at(g, 4) == "base0"


def test_sfd_190_a_unit_with_forgefire_cape_burns_all_enemies_it_fights() -> None:
    lines = ("unit 4 forgefire-cape 0 @base0", PORO, WORN, "unit 6 mega-mech 1 @1", "unit 7 mega-mech 1 @1")
    g = bound(*lines, THEIRS, "unit 8 recruit 1 @base1", "unit 9 recruit 0 @base0")
    g.push("move:pouty-poro @1 move:recruit.9 pass pass")
    assert [realm(g).hurt[u] for u in (5, 6, 7, 8, 9)] == [0, 2, 2, 0, 0]
    defends = (
        "unit 4 forgefire-cape 0 @1",
        "unit 5 pouty-poro 0 @1",
        WORN,
        MINE,
        "unit 6 mega-mech 1 @base1",
        "turn 1",
    )
    g = bound(*defends)
    g.push("move:mega-mech @1 pass pass")
    assert realm(g).hurt[6] == 2


def test_sfd_191_a_unit_with_rabadons_deathcrown_adds_3_bonus_damage() -> None:
    lines = (
        "unit 4 rabadons-deathcrown 0 @base0",
        PORO,
        "unit 6 mega-mech 1 @1",
        THEIRS,
        "hand 0 hextech-ray",
    )
    g = bound(*lines, WORN)
    g.push("hextech-ray mega-mech auto pass pass")
    assert realm(g).hurt[6] == 6
    g = bound(*lines)
    g.push("hextech-ray mega-mech auto pass pass")
    assert realm(g).hurt[6] == 3


def test_sfd_192_shurelyas_requiem_readies_units_and_gives_ganking_around_its_unit() -> None:
    lines = (PORO.replace("base0", "base0 exhausted"), "unit 6 recruit 1 @base1 exhausted")
    g = bound("hand 0 shurelyas-requiem", *lines)
    g.push("shurelyas-requiem auto pass pass")
    assert not realm(g).flags[5] & EXHAUSTED
    assert realm(g).flags[6] & EXHAUSTED
    there = ("unit 4 shurelyas-requiem 0 @1", "unit 5 pouty-poro 0 @1", WORN, MINE, "unit 6 recruit 0 @1")
    g = bound(*there, "unit 7 recruit 0 @base0", "unit 8 recruit 1 @1")
    assert [realm(g).keyword(u, GANKING) for u in (5, 6, 7, 8)] == [1, 1, 0, 0]
    team = ("hand 0 shurelyas-requiem", "unit 7 recruit 2 @base2 exhausted")
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("shurelyas-requiem auto pass pass pass pass")
    assert realm(g).flags[7] & EXHAUSTED


def test_sfd_193_grandmaster_at_arms_attaches_equipment() -> None:
    lines = ("legend 0 jax-grandmaster-at-arms", "unit 4 bf-sword 0 @base0", PORO, "unit 6 recruit 0 @base0")
    g = bound(*lines, "unit 7 cull 1 @base1", "runes 0 fury*1", "unit 8 recruit 1 @base1")
    g.push("use:jax-grandmaster-at-arms")
    assert moves(g) == ["bf-sword.4"]
    g.push("bf-sword")
    assert moves(g) == ["pouty-poro.5", "recruit.6"]
    g.push("pouty-poro pass pass")
    assert host_of(realm(g), 4) == 5
    assert realm(g).flags[0] & EXHAUSTED
    assert sum(realm(g).ready[:6]) == 0
    assert "use:jax-grandmaster-at-arms" not in " ".join(moves(bound(*lines, "runes 0 -")))
    g = bound(*lines, WORN, "unit 7 recruit 1 @base1", "runes 0 -")
    g.push("use:jax-grandmaster-at-arms bf-sword")
    assert moves(g) == ["pouty-poro.5", "recruit.6"]
    g.push("recruit.6 pass pass")
    assert host_of(realm(g), 4) == 6
    assert len(told(g, Detached)) == 1
    assert realm(g).flags[0] & EXHAUSTED
    g = bound(*lines, "effect 1 attached unit7 5", "unit 7 cull 0 @base0")
    g.push("use:jax-grandmaster-at-arms mode0")
    assert moves(g) == ["bf-sword.4"]
    g = bound(*lines, "effect 1 attached unit7 5", "unit 7 cull 0 @base0")
    g.push("use:jax-grandmaster-at-arms mode1")
    assert moves(g) == ["cull.7"]
    team = ("legend 0 jax-grandmaster-at-arms", "unit 7 bf-sword 2 @base2", "unit 8 recruit 2 @base2")
    assert "use:jax" not in " ".join(moves(bound(*team, decks=TEAM, mode="magma")))
    own = ("unit 7 bf-sword 0 @base0", "unit 8 recruit 2 @base2", "unit 9 recruit 0 @base0")
    g = bound("legend 0 jax-grandmaster-at-arms", *own, decks=TEAM, mode="magma")
    g.push("use:jax-grandmaster-at-arms bf-sword")
    assert moves(g) == ["recruit.9"]
    worn = ("legend 0 jax-grandmaster-at-arms", *own, "effect 1 attached unit7 9")
    g = bound(*worn, decks=TEAM, mode="magma")
    g.push("use:jax-grandmaster-at-arms bf-sword")
    assert moves(g) == ["recruit.9"]


def test_sfd_195_blade_dancer_readies_a_chosen_friend_and_is_readied_by_conquest() -> None:
    lines = ("legend 0 irelia-blade-dancer", "unit 5 pouty-poro 0 @base0 exhausted", "hand 0 punch-first")
    g = bound(*lines, "runes 0 body*2 order*1/0")
    g.push("punch-first pouty-poro yes pass pass")
    assert not realm(g).flags[5] & EXHAUSTED
    assert realm(g).flags[0] & EXHAUSTED
    assert realm(g).num_runes(0) == 0
    g = bound(*lines, "unit 6 recruit 1 @base1")
    g.push("punch-first recruit auto")
    assert moves(g) == ["pass"]
    g = bound("legend 0 irelia-blade-dancer exhausted", EMPTY, PORO, "runes 0 order*1")
    g.push("move:pouty-poro @1 pass pass yes pass pass")
    assert not realm(g).flags[0] & EXHAUSTED
    assert sum(realm(g).ready[:6]) == 0
    team = ("legend 0 irelia-blade-dancer", "unit 8 recruit 2 @base2", "hand 0 punch-first")
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("punch-first recruit auto")
    assert "yes" in moves(g)
