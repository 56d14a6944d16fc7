"""Spiritforged, control for a while and abilities that others are given: clause by clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.ids import BORROWED, EXHAUSTED, SHOWDOWN
from riftable.games.riftbound.rules.invariants import violation
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.ui.presenter import RiftboundPresenter
from tests.games.riftbound.table import at, bound, controller, might, moves, on_board, realm

EMPTY = "field 1 marai-spire 1 -"
MINE = "field 1 marai-spire 0 0"
THEIRS = "field 1 marai-spire 1 1"
RUMBLE = "legend 0 rumble-mechanized-menace"  # who has no triggered ability
THEIRS_2 = "field 2 marai-spire 1 1"
TEAM = "garen / annie / lux / master-yi"


def conquers(*lines: str) -> int:
    """The points of seat 0 after its unit 4 has conquered battlefield 1."""
    g = bound("unit 4 pouty-poro 0 @base0", *lines)
    g.push("move:pouty-poro @1 pass pass")
    assert controller(g, 1) == 0
    return realm(g).points[0]


def test_sfd_209_forgotten_monument_is_not_scored_before_the_third_turn_of_a_player() -> None:
    monument = "field 1 forgotten-monument 1 -"
    assert conquers(monument, "round 3") == 0  # the second turn
    assert conquers(monument, "round 5") == 1
    assert conquers(monument, "round 5", "taken 2 3") == 0
    assert conquers(monument, "round 3", "taken 3 1") == 1  # after an additional turn
    assert conquers("field 1 marai-spire 1 -", "field 2 forgotten-monument 0 -", "round 3") == 1
    for round_, points in ((2, 0), (4, 1)):  # held at the start of the next turn
        g = bound("field 1 forgotten-monument 1 0", "unit 4 recruit 0 @1", f"round {round_}", "turn 1")
        g.push("end")
        assert realm(g).turn == 0
        assert realm(g).points[0] == points
        assert bool(realm(g).scored[0]) == bool(points)


def test_sfd_184_relentless_pursuit_moves_arms_and_lets_a_conqueror_go_home() -> None:
    lines = (EMPTY, "unit 4 pouty-poro 0 @base0", "unit 5 bf-sword 0 @base0", "hand 0 relentless-pursuit")
    g = bound(*lines, "unit 6 cull 1 @base1", "unit 7 recruit 1 @base1")
    g.push("relentless-pursuit")
    assert moves(g) == ["pouty-poro.4"]  # a friendly unit
    g.push("pouty-poro")
    assert sorted(moves(g)) == ["@1", "@2"]
    g.push("@1")
    assert moves(g) == ["none", "bf-sword.5"]  # of the same controller, up to one
    g.push("bf-sword auto pass pass yes")
    assert (at(g, 4), at(g, 5), might(g, 4)) == ("1", "1", 5)
    g.push("pass pass")
    assert realm(g).points[0] == 1
    g.push("yes pass pass")
    assert (at(g, 4), at(g, 5)) == ("base0", "base0")
    g = bound(*lines)
    g.push("relentless-pursuit pouty-poro @1 bf-sword auto pass pass no pass pass no")
    assert (at(g, 4), at(g, 5), might(g, 4)) == ("1", "base0", 2)
    g = bound(*lines)
    g.push("relentless-pursuit pouty-poro @1 none auto pass pass pass pass yes pass pass")
    assert (at(g, 4), at(g, 5)) == ("base0", "base0")


def test_sfd_184_relentless_pursuit_is_an_action() -> None:
    lines = ("field 2 marai-spire 0 -", THEIRS, "unit 4 pouty-poro 0 @base0", "unit 5 recruit 1 @1")
    g = bound(*lines, "unit 6 recruit 0 @base0", "hand 0 relentless-pursuit hidden-blade")
    g.push("move:recruit @1")
    assert "relentless-pursuit" in moves(g)
    g.push("relentless-pursuit pouty-poro @2 auto")
    assert "relentless-pursuit" not in moves(g)


def test_sfd_184_relentless_pursuit_lends_its_ability_for_one_turn_and_to_the_unit() -> None:
    lines = (EMPTY, "unit 4 pouty-poro 0 @base0", "effect 1 lends unit4 relentless-pursuit")
    g = bound(*lines)
    assert lines[2] in g.rules.write(g.state)
    g.push("move:pouty-poro @1 pass pass")
    assert moves(g) == ["yes", "no"]
    g = bound(*lines, RUMBLE)
    g.push("end end move:pouty-poro @1 pass pass")
    assert not realm(g).chain
    assert at(g, 4) == "1"
    team = ("unit 7 pouty-poro 2 @base2", "unit 8 bf-sword 0 @base0", "hand 0 relentless-pursuit", EMPTY)
    g = bound(*team, "unit 9 cull 2 @base2", decks=TEAM, mode="magma")
    g.push("relentless-pursuit pouty-poro @1")
    assert moves(g) == ["none", "cull.9"]  # a teammate's unit, with that player's Equipment
    g.push("none auto pass pass pass pass pass pass pass pass")
    ask = realm(g).ask
    assert ask is not None
    assert ask.seat == 2  # who controls the unit decides


def test_sfd_208_forge_of_the_fluft_lets_friendly_legends_attach_equipment() -> None:
    lines = ("unit 4 pouty-poro 0 @1", "unit 5 bf-sword 0 @base0", "unit 6 recruit 1 @base1")
    gear = ("unit 7 cull 1 @base1", "unit 8 orb-of-regret 0 @base0")
    g = bound("field 1 forge-of-the-fluft 1 0", *lines, *gear, "legend 0 sivir-battle-mistress")
    g.push("use:sivir-battle-mistress")
    assert moves(g) == ["bf-sword.5"]  # Equipment that one controls
    g.push("bf-sword")
    assert moves(g) == ["pouty-poro.4"]
    g.push("pouty-poro pass pass")
    assert might(g, 4) == 5
    assert realm(g).flags[0] & EXHAUSTED
    assert "use:sivir-battle-mistress.0" not in moves(g)
    g = bound("field 1 forge-of-the-fluft 1 0", *lines, "legend 0 sivir-battle-mistress exhausted")
    assert "use:sivir-battle-mistress.0" not in moves(g)
    for field in ("field 1 forge-of-the-fluft 1 -", "field 1 forge-of-the-fluft 1 1"):
        g = bound(field, "unit 4 pouty-poro 0 @base0", *lines[1:], "unit 7 recruit 1 @1")
        assert [move for move in moves(g) if move.startswith("use:")] == ["use:bf-sword.5"]


def test_sfd_208_forge_of_the_fluft_gives_an_ability_besides_others_and_to_those_who_borrow() -> None:
    lines = ("field 1 forge-of-the-fluft 1 0", "unit 4 pouty-poro 0 @1", "unit 5 bf-sword 0 @base0")
    g = bound(*lines, "legend 0 jax-grandmaster-at-arms")
    g.push("use:jax-grandmaster-at-arms")
    assert sorted(moves(g)) == ["forge-of-the-fluft.2", "jax-grandmaster-at-arms.0"]
    g.push("forge-of-the-fluft bf-sword pouty-poro pass pass")
    assert might(g, 4) == 5
    g = bound(*lines, "unit 6 heimerdinger-inventor 0 @base0", "legend 0 sivir-battle-mistress exhausted")
    g.push("use:heimerdinger-inventor bf-sword pouty-poro pass pass")
    assert might(g, 4) == 5
    assert realm(g).flags[6] & EXHAUSTED
    team = ("field 1 forge-of-the-fluft 0 2", "unit 7 pouty-poro 2 @1", "unit 8 bf-sword 0 @base0")
    g = bound(*team, "unit 9 recruit 0 @base0", "unit 10 cull 2 @base2", decks=TEAM, mode="magma")
    g.push("use:garen-might-of-demacia")
    assert moves(g) == ["bf-sword.8"]
    g.push("bf-sword")
    assert moves(g) == ["recruit.9"]  # “you” is the player of the legend


def test_sfd_202_hostile_takeover_borrows_a_unit_that_conquers_and_goes_home() -> None:
    lines = (THEIRS, "unit 4 mega-mech 1 @1 exhausted", "unit 5 recruit 1 @base1", "hand 0 hostile-takeover")
    g = bound(*lines, "unit 6 recruit 0 @base0", "effect 1 attached unit7 4", "unit 7 bf-sword 1 @1", RUMBLE)
    g.push("hostile-takeover")
    assert moves(g) == ["mega-mech.4"]  # an enemy, at a battlefield
    g.push("mega-mech auto pass pass")
    s = realm(g)
    assert (s.seat[4], s.owner[4], at(g, 4)) == (0, 1, "1")
    assert not s.flags[4] & EXHAUSTED
    assert s.stage == SHOWDOWN
    g.push("pass pass")
    assert (controller(g, 1), realm(g).points[0]) == (0, 1)
    assert "borrowed unit4 seat0 1" in g.rules.write(g.state)
    g.push("move:mega-mech")
    assert at(g, 4) == "base0"
    g.push("end")
    assert moves(g) == ["pass"]  # the players may react
    g.push("pass pass")
    assert (realm(g).seat[4], at(g, 4), at(g, 7)) == (1, "base1", "base1")
    assert realm(g).turn == 1
    assert not [effect for effect in realm(g).effects if effect.what == BORROWED]


def test_sfd_202_hostile_takeover_starts_a_combat_where_other_enemies_are() -> None:
    lines = (THEIRS, "unit 4 mega-mech 1 @1", "unit 5 recruit 1 @1", "hand 0 hostile-takeover")
    g = bound(*lines, RUMBLE)
    g.push("hostile-takeover mega-mech auto pass pass")
    s = realm(g)
    assert (s.combat, s.attacker, s.defender) == (True, 0, 1)
    g.push("pass pass")
    assert at(g, 5) == "gone"
    assert (controller(g, 1), realm(g).points[0]) == (0, 1)
    g.push("end pass pass")
    assert (realm(g).seat[4], at(g, 4), controller(g, 1)) == (1, "base1", -1)


def test_sfd_202_hostile_takeover_waits_hidden_and_turns_an_attacker() -> None:
    lines = (MINE, "unit 4 recruit 0 @1", "unit 5 mega-mech 1 @base1", "facedown 1 hostile-takeover 0 1")
    g = bound(*lines, "turn 1", "runes 0 -", "field 2 marai-spire 1 1", "unit 6 recruit 1 @2")
    g.push("move:mega-mech @1 pass reveal@1")
    assert moves(g) == ["mega-mech.5"]  # there
    g.push("mega-mech pass pass")
    s = realm(g)
    assert s.seat[5] == 0
    g.push("pass pass")
    assert (controller(g, 1), at(g, 4), at(g, 5)) == (0, "1", "1")
    g.push("end pass pass")
    assert (realm(g).seat[5], at(g, 5)) == (1, "base1")


def test_sfd_202_hostile_takeover_goes_back_to_whoever_had_it_before() -> None:
    took = "effect 1 borrowed unit4 seat0 1"
    waits = "effect 2 at-turn-end unit4 seat0 hostile-takeover once"
    lines = ("field 1 marai-spire 0 0", "unit 4 mega-mech 0 @1 owner*1", RUMBLE)
    g = bound(*lines, took, waits, "hand 1 hostile-takeover", "turn 0")
    assert g.rules.write(g.state).count("effect ") == 2
    g.push("end pass pass")
    assert (realm(g).seat[4], at(g, 4)) == (1, "base1")
    again = ("effect 3 borrowed unit4 seat1", "effect 4 at-turn-end unit4 seat1 hostile-takeover once")
    g = bound(lines[0], "unit 4 mega-mech 1 @1 owner*1", took, waits, *again, RUMBLE)
    g.push("end pass pass")
    assert realm(g).seat[4] == 0  # the newest change ends first
    g.push("pass pass")
    assert (realm(g).seat[4], at(g, 4)) == (1, "base1")
    g = bound(lines[0], "unit 4 mega-mech 1 @1 owner*0", "effect 1 borrowed unit4 seat0 1", waits, RUMBLE)
    g.push("end pass pass")  # taken for good meanwhile: it is only recalled
    assert (realm(g).seat[4], at(g, 4)) == (1, "base1")
    g = bound(*lines, took, waits, "hand 0 hidden-blade")
    g.push("hidden-blade mega-mech auto pass pass")
    assert not realm(g).effects


def test_sfd_202_hostile_takeover_recalls_a_unit_that_may_not_stay_with_two_others() -> None:
    lines = ("field 1 marai-spire 1 1", "unit 6 mega-mech 1 @1", "unit 7 recruit 2 @1", "unit 8 recruit 1 @1")
    g = bound(*lines, "hand 0 hostile-takeover", decks="garen / annie / lux", mode="skirmish")
    g.push("hostile-takeover mega-mech auto pass pass pass")
    assert (realm(g).seat[6], at(g, 6)) == (0, "base0")


def test_sfd_202_hostile_takeover_leaves_equipment_with_its_controller() -> None:
    """[717] Attached gear keeps its own controller at the battlefield that the taken unit has conquered."""
    sword = ("unit 4 long-sword 1 @1", "unit 5 recruit 1 @1", "effect 1 attached unit4 5")
    g = bound(THEIRS, *sword, "hand 0 hostile-takeover")
    g.push("hostile-takeover recruit auto pass pass pass pass")
    assert controller(g, 1) == 0
    assert (realm(g).seat[4], realm(g).seat[5]) == (1, 0)
    assert at(g, 4) == "1"
    assert not violation(realm(g))


def test_sfd_109_akshan_takes_gear_until_he_leaves() -> None:
    lines = (MINE, "unit 4 recruit 0 @1", "unit 5 orb-of-regret 1 @base1", "hand 0 akshan-mischievous gust")
    g = bound(*lines, "unit 6 sun-disc 0 @base0", RUMBLE)
    g.push("akshan-mischievous yes @1 auto order0")  # Weaponmaster finds nothing
    assert moves(g) == ["orb-of-regret.5"]  # an enemy’s
    g.push("orb-of-regret pass pass")
    assert (realm(g).seat[5], at(g, 5)) == (0, "base0")
    assert "use:orb-of-regret.5" in moves(g)
    assert "effect 1 borrowed unit5 seat0 113" in g.rules.write(g.state)  # 16 * 7 + 1
    g.push("end end")
    assert realm(g).seat[5] == 0  # for longer than the turn
    taken = ("unit 5 orb-of-regret 0 @base0 owner*1", "unit 7 akshan-mischievous 0 @1")
    g = bound(*lines[:2], *taken, "effect 1 borrowed unit5 seat0 113", "hand 0 hidden-blade")
    g.push("hidden-blade akshan-mischievous auto pass pass")
    assert at(g, 7) == "gone"
    assert (realm(g).seat[5], at(g, 5)) == (1, "base1")


def test_sfd_109_akshan_attaches_equipment_that_he_takes() -> None:
    lines = (MINE, "unit 4 recruit 0 @1", "unit 5 bf-sword 1 @2", "unit 6 recruit 1 @2", THEIRS_2)
    g = bound(*lines, "effect 1 attached unit5 6", "hand 0 akshan-mischievous hidden-blade", RUMBLE)
    g.push("akshan-mischievous yes @1 auto order0 bf-sword pass pass")
    s = realm(g)
    assert (s.seat[5], at(g, 5), might(g, 7), might(g, 6)) == (0, "1", 7, 1)
    g.push("hidden-blade akshan-mischievous auto pass pass")
    assert (realm(g).seat[5], at(g, 5)) == (1, "base1")


def test_sfd_109_akshan_takes_nothing_without_the_additional_cost_or_after_leaving() -> None:
    lines = (MINE, "unit 4 recruit 0 @1", "unit 5 bf-sword 1 @base1", "hand 0 akshan-mischievous", RUMBLE)
    g = bound(*lines)
    g.push("akshan-mischievous no @1 auto")
    assert not realm(g).chain
    assert realm(g).seat[5] == 1
    g = bound(*lines, "runes 0 body*4/4 fury*9")
    g.push("akshan-mischievous yes @1 auto")
    assert sum(realm(g).runes[:6]) == 13 - 2  # two Body Power
    g = bound(*lines, "runes 0 body*1 fury*9")
    g.push("akshan-mischievous @1 auto")
    assert at(g, 6) == "1"
    g = bound(*lines[:3], "hand 0 akshan-mischievous retreat", RUMBLE)
    g.push("akshan-mischievous yes @1 auto order0 bf-sword retreat akshan-mischievous auto pass pass")
    assert at(g, 6) == "gone"
    g.push("pass pass")
    assert (realm(g).seat[5], at(g, 5)) == (1, "base1")


def test_sfd_109_akshan_is_a_weaponmaster() -> None:
    g = bound(MINE, "unit 4 bf-sword 0 @base0", "hand 0 akshan-mischievous", "unit 5 recruit 0 @1", RUMBLE)
    g.push("akshan-mischievous no @1 auto bf-sword pass pass yes")
    assert might(g, 6) == 7


def test_lent_abilities_and_borrowed_gear_are_told_in_words() -> None:
    g = bound(
        "unit 4 pouty-poro 0 @base0", "unit 5 bf-sword 0 @base0 owner*1", "effect 1 borrowed unit5 seat0 65",
        "effect 2 lends unit4 relentless-pursuit",
        "effect 3 at-turn-end unit4 seat0 hostile-takeover once",
        "effect 4 frees-gear seat0 7",
    )  # fmt: skip
    view = g.view(0)
    assert isinstance(view, RealmView)
    for lang, start in (
        ("en", "B.F. Sword stays with this player"),
        ("fr", "B.F. Sword "),
        ("uk", "B.F. Sword лишається"),
    ):
        notes = RiftboundPresenter(g.rules, lang).view_json(view)["notes"]
        assert isinstance(notes, list)
        texts = [str(note["text"]) for note in notes]
        assert texts[0].startswith(start)
        assert "Pouty Poro" in texts[1]
        assert "[7]" in texts[3]
        assert len(texts) == 4


def test_sfd_084_jayce_lets_his_player_play_a_gear_without_energy_this_turn() -> None:
    lines = ("unit 4 cull 0 @base0", "hand 0 jayce-man-of-progress rabadons-deathcrown bf-sword pakaa-cub")
    g = bound(*lines, "runes 0 mind*2 order*2", "unit 5 orb-of-regret 1 @base1", RUMBLE)
    g.push("jayce-man-of-progress yes")
    assert moves(g) == ["cull.4"]  # a friendly one
    g.push("cull pass pass")
    assert at(g, 4) == "gone"
    assert "effect 1 frees-gear seat0 7" in g.rules.write(g.state)
    assert "pakaa-cub" not in moves(g)  # no unit
    g.push("rabadons-deathcrown yes")
    assert sum(realm(g).runes[:6]) == 4 - 2  # its Power is paid
    assert "rabadons-deathcrown" in " ".join(on_board(g))
    assert not realm(g).effects
    assert "bf-sword" not in moves(g)  # only one


def test_sfd_084_jayce_may_be_declined_or_kept_for_another_gear() -> None:
    lines = (
        "hand 0 bf-sword dorans-blade",
        "effect 1 frees-gear seat0 4",
        RUMBLE,
        "trash 0 jayce-man-of-progress",
    )
    g = bound(*lines, "runes 0 order*4")
    g.push("dorans-blade no")
    assert len(realm(g).effects) == 1
    g.push("bf-sword")
    assert moves(g) == ["yes"]  # there is not enough Energy left
    g.push("yes")
    assert sum(realm(g).ready[:6]) == 4 - 2
    g = bound("hand 0 bf-sword", *lines[2:], "effect 1 frees-gear seat0 3", "runes 0 mind*3")
    assert "bf-sword" not in moves(g)  # it costs [4]
    g = bound("hand 0 bf-sword", *lines[1:], "runes 0 -", "turn 1", "legend 1 rumble-mechanized-menace")
    g.push("end")
    assert "bf-sword" not in moves(g)  # it is another turn
    g = bound("hand 0 jayce-man-of-progress bf-sword", "unit 4 cull 0 @base0", "runes 0 mind*4", RUMBLE)
    g.push("jayce-man-of-progress no")
    assert at(g, 4) == "base0"
    assert "bf-sword" not in moves(g)
    g = bound("hand 0 jayce-man-of-progress retreat", "unit 4 guardian-angel 0 @base0", RUMBLE)
    g.push("jayce-man-of-progress auto yes guardian-angel pass pass")
    assert len(realm(g).effects) == 1


def test_sfd_084_jayce_gives_nothing_if_the_gear_is_gone() -> None:
    g = bound("hand 0 jayce-man-of-progress bf-sword", "unit 4 gold 0 @base0", RUMBLE)
    g.push("jayce-man-of-progress auto yes gold use:gold pass pass")
    assert at(g, 4) == "gone"
    assert not realm(g).effects
    team = ("hand 0 jayce-man-of-progress", "unit 7 cull 2 @base2", "unit 8 cull 1 @base1")
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("jayce-man-of-progress auto yes")
    assert moves(g) == ["cull.7"]  # a teammate’s gear is friendly
