"""More cards of Origins that listen: champions of Body, Chaos and Order, legends and battlefields."""

from __future__ import annotations

from riftable import Game
from riftable.games.riftbound.rules.events import Triggered
from riftable.games.riftbound.rules.ids import (
    BUFFED,
    DEFLECT,
    EXHAUSTED,
    GANKING,
    I_MOVE,
    SHIELD,
    TALLY,
    TANK,
)
from tests.games.riftbound.table import at, bound, hand, might, moves, on_board, realm, told

OPEN = "field 1 void-gate 0 -"
MINE = "field 1 void-gate 0 0"
THEIRS = "field 1 void-gate 0 1"
TEAMS = "annie / garen / lux / master-yi"


def is_ready(game: Game, unit: int) -> bool:
    """Whether an object is not exhausted."""
    return not realm(game).flags[unit] & EXHAUSTED


def crowned(*lines: str, legend: str, seat: int = 0, mode: str = "duel") -> Game:
    """A position in which a seat has another legend than its deck has."""
    decks = TEAMS if mode == "magma" else "garen / garen"
    g = bound(*lines, f"banished {1 - seat} {legend}", decks=decks, mode=mode)
    s = realm(g)
    s.kind[seat] = next(kind for kind, card in enumerate(s.cards) if card.name == legend)
    s.index()
    return g


# Body.


def test_ogn_155_qiyana_draws_or_channels_when_she_conquers() -> None:
    g = bound(OPEN, "unit 4 qiyana-victorious 0 @base0", "deck 0 gust*3", "runes 0 body*3")
    assert realm(g).keyword(4, DEFLECT) == 1
    g.push("move:qiyana-victorious @1 pass pass")
    assert moves(g) == ["mode0", "mode1"]
    draw = g.copy()
    draw.push("mode0 pass pass")
    assert hand(draw, 0) == ["gust"]
    assert realm(draw).num_runes(0) == 3
    g.push("mode1 pass pass")
    assert hand(g, 0) == []
    s = realm(g)
    assert (s.num_runes(0), sum(s.ready[:6])) == (4, 3)


def test_ogn_155_qiyana_may_choose_the_same_again() -> None:
    g = bound(
        OPEN, "field 2 void-gate 1 -", "unit 4 qiyana-victorious 0 @1", "unit 5 recruit 0 @base0",
        "effect 1 mode-used unit4 1",
    )  # fmt: skip
    s = realm(g)
    g.push("move:recruit @2 pass pass")
    assert not told(g, Triggered)  # she was not there
    assert s.effects


BEAR = "unit 4 volibear-imposing 0 @1"


def test_ogn_158_volibear_draws_once_when_an_opponent_moves_to_another_battlefield() -> None:
    lines = (MINE, BEAR, "unit 5 recruit 1 @base1", "unit 6 recruit 1 @base1", "turn 1", "deck 0 gust*5")
    g = bound(*lines)
    assert (realm(g).keyword(4, SHIELD), realm(g).keyword(4, TANK)) == (3, 1)
    g.push("move:recruit.5 @2 move:recruit.6 pass pass")
    assert hand(g, 0) == ["gust"]
    g = bound(*lines)
    g.push("move:recruit.5 @1 go")
    assert not told(g, Triggered)


def test_ogn_158_volibear_ignores_moves_to_a_base_and_of_his_own_side() -> None:
    g = bound("field 2 void-gate 1 1", MINE, BEAR, "unit 5 recruit 1 @2", "turn 1")
    g.push("move:recruit")
    assert not told(g, Triggered)
    g = bound(MINE, BEAR, "unit 5 recruit 0 @base0")
    g.push("move:recruit @2")
    assert not told(g, Triggered)


def test_ogn_158_volibear_in_a_base_has_no_battlefield_of_his_own() -> None:
    g = bound("unit 4 volibear-imposing 0 @base0", "unit 5 recruit 1 @base1", "turn 1", "deck 0 gust*5")
    g.push("move:recruit @1 pass pass")
    assert hand(g, 0) == ["gust"]


def test_ogn_162_miss_fortune_accelerates_and_may_ready_something_else_on_her_first_move() -> None:
    g = bound(
        OPEN, "hand 0 miss-fortune-captain", "unit 4 mega-mech 0 @base0 exhausted", "runes 0 body*9/8",
        "unit 5 orb-of-regret 1 @base1 exhausted", "legend 1 exhausted", "runes 1 -",
    )  # fmt: skip
    g.push("miss-fortune-captain yes")
    assert realm(g).keyword(6, GANKING) == 1
    g.push("move:miss-fortune-captain @1")
    no = g.copy()
    g.push("yes")
    runes = [move for move in moves(g) if move.startswith("rune")]
    assert [move for move in moves(g) if move not in runes] == [
        "garen-might-of-demacia.1",
        "mega-mech.4",
        "orb-of-regret.5",
    ]
    assert runes == ["rune0:body"]
    g.push("mega-mech pass pass")
    assert is_ready(g, 4)
    no.push("no")
    assert not is_ready(no, 4)


def test_ogn_162_miss_fortune_readies_a_rune_or_a_legend() -> None:
    lines = (OPEN, "unit 4 miss-fortune-captain 0 @base0", "runes 0 body*3/1", "legend 0 exhausted")
    g = bound(*lines)
    g.push("move:miss-fortune-captain @1 yes rune0:body pass pass")
    assert sum(realm(g).ready[:6]) == 2
    g = bound(*lines)
    g.push("move:miss-fortune-captain @1 yes annie-dark-child pass pass")
    assert is_ready(g, 0)


def test_ogn_162_miss_fortune_readies_nothing_on_her_second_move() -> None:
    g = bound(
        OPEN, "unit 4 miss-fortune-captain 0 @base0", "unit 5 recruit 0 @base0 exhausted",
        f"effect 1 times unit4 {TALLY * I_MOVE + 1}",
    )  # fmt: skip
    g.push("move:miss-fortune-captain @1")
    assert moves(g) == ["pass"]
    assert not told(g, Triggered)


def test_ogn_164_sett_is_buffed_when_played_and_when_he_conquers() -> None:
    g = bound("hand 0 sett-brawler")
    g.push("sett-brawler auto pass pass")
    assert realm(g).flags[4] & BUFFED
    g = bound(OPEN, "unit 4 sett-brawler 0 @base0")
    g.push("move:sett-brawler @1 pass pass pass pass")
    assert realm(g).flags[4] & BUFFED
    assert might(g, 4) == 5


def test_ogn_164_sett_spends_his_own_buff_for_4_might() -> None:
    g = bound("unit 4 sett-brawler 0 @base0 buffed", "unit 5 recruit 0 @base0 buffed")
    g.push("use:sett-brawler pass pass")
    s = realm(g)
    assert not s.flags[4] & BUFFED
    assert s.flags[5] & BUFFED
    assert might(g, 4) == 8
    assert "use:sett-brawler.4" not in moves(g)


# Chaos.


def test_ogn_167_ember_monk_listens_to_cards_from_hidden() -> None:
    lines = (MINE, "unit 4 ember-monk 0 @base0", "unit 5 recruit 0 @1", "round 3")
    g = bound(*lines, "facedown 1 zhonyas-hourglass 0 2")
    g.push("reveal@1 pass pass")
    assert might(g, 4) == 6
    g = bound(*lines, "hand 0 zhonyas-hourglass")
    g.push("zhonyas-hourglass auto")
    assert not told(g, Triggered)


def test_ogn_167_ember_monk_ignores_what_opponents_hide() -> None:
    g = bound(THEIRS, "unit 4 ember-monk 0 @base0", "unit 5 recruit 1 @1", "round 3", "turn 1",
              "facedown 1 zhonyas-hourglass 1 2")  # fmt: skip
    g.push("reveal@1")
    assert not told(g, Triggered)


def test_ogn_177_stealthy_pursuer_may_be_moved_with_a_friend() -> None:
    g = bound(OPEN, "unit 4 stealthy-pursuer 0 @base0 exhausted", "unit 5 recruit 0 @base0")
    g.push("move:recruit @1")
    no = g.copy()
    g.push("yes pass pass")
    assert at(g, 4) == "1"
    no.push("no")
    assert at(no, 4) == "base0"


def test_ogn_177_stealthy_pursuer_must_be_where_the_friend_was() -> None:
    g = bound(MINE, "unit 4 stealthy-pursuer 0 @1", "unit 5 recruit 0 @base0")
    g.push("move:recruit @2")
    assert moves(g) == ["pass"]
    g = bound(MINE, "unit 4 stealthy-pursuer 0 @1", "unit 5 recruit 0 @base0")
    g.push("move:recruit @1")
    assert moves(g)[0] == "end"
    g = bound(
        MINE, "unit 4 stealthy-pursuer 0 @1", "unit 5 mega-mech 1 @base1", "hand 1 charm", "turn 1",
    )  # fmt: skip
    g.push("move:mega-mech @2")
    assert moves(g) == ["pass"]


def test_ogn_177_stealthy_pursuer_does_not_follow_enemies() -> None:
    g = bound(MINE, "unit 4 stealthy-pursuer 0 @1", "unit 5 recruit 1 @base1", "hand 1 flash", "turn 1")
    g.push("move:recruit @1 flash recruit auto pass pass")
    assert at(g, 5) == "base1"
    assert "yes" not in moves(g)


def test_ogn_186_treasure_trove_draws_and_channels_when_it_is_killed() -> None:
    g = bound("unit 4 treasure-trove 0 @base0", "deck 0 gust*3", "runes 0 -", "pool 0 chaos*1")
    g.push("treasure-trove")
    assert not is_ready(g, 4)
    assert not any(realm(g).power)
    g.push("pass pass")
    assert at(g, 4) == "gone"
    g.push("pass pass")
    assert hand(g, 0) == ["gust"]
    s = realm(g)
    assert (s.num_runes(0), sum(s.ready[:6])) == (1, 0)


def test_ogn_186_treasure_trove_triggers_however_it_leaves() -> None:
    g = bound(OPEN, "unit 4 adaptatron 0 @base0", "unit 5 treasure-trove 1 @base1", "deck 1 gust*3")
    g.push("move:adaptatron @1 pass pass yes treasure-trove pass pass pass pass")
    assert hand(g, 1) == ["gust"]


def test_ogn_202_jinx_readies_once_for_cards_discarded_together() -> None:
    g = bound(
        "unit 4 jinx-rebel 0 @base0 exhausted", "hand 0 jinx-demolitionist gust flash", decks="jinx / garen"
    )
    g.push("jinx-demolitionist no auto pass pass discard:gust discard:flash pass pass")
    assert is_ready(g, 4)
    assert might(g, 4) == 6
    assert moves(g)[0] == "end"


def test_ogn_202_jinx_counts_costs_and_ignores_opponents() -> None:
    g = bound("unit 4 jinx-rebel 0 @base0", "hand 0 brazen-buccaneer gust")
    g.push("brazen-buccaneer discard:gust auto pass pass")
    assert might(g, 4) == 6
    g = bound("unit 4 jinx-rebel 1 @base1", "hand 0 chemtech-enforcer gust")
    g.push("chemtech-enforcer auto pass pass discard:gust")
    assert might(g, 4) == 5


def test_ogn_205_yasuo_scores_the_third_time_he_moves() -> None:
    for times, points in ((1, 0), (2, 1), (3, 0)):
        g = bound(
            MINE,
            "unit 4 yasuo-windrider 0 @base0",
            "unit 5 recruit 0 @1",
            f"effect 1 times unit4 {TALLY * I_MOVE + times}",
        )
        assert realm(g).keyword(4, GANKING) == 1
        g.push("move:yasuo-windrider @1")
        if points:
            g.push("pass pass")
        assert g.scores == [points, 0]
        assert moves(g)[0] == "end"


def test_ogn_205_yasuo_scores_the_last_point() -> None:
    g = bound(
        MINE, "unit 4 yasuo-windrider 0 @base0", f"effect 1 times unit4 {TALLY * I_MOVE + 2}", "score 7 0"
    )  # fmt: skip
    g.push("move:yasuo-windrider @1 pass pass")
    assert realm(g).winner == 0  # the limit is for conquering [471.1]


# Order.


def test_ogn_228_vanguard_helm_buffs_another_friend_when_a_buffed_one_dies() -> None:
    lines = ("unit 4 vanguard-helm 0 @base0", "unit 5 recruit 0 @base0", "unit 7 recruit 1 @base1")
    g = bound(*lines, "unit 6 mega-mech 0 @base0 buffed", "hand 0 vengeance")
    g.push("vengeance mega-mech auto pass pass")
    assert moves(g) == ["recruit.5"]
    g.push("recruit.5 pass pass")
    assert realm(g).flags[5] & BUFFED
    for other in ("unit 6 mega-mech 0 @base0", "unit 6 mega-mech 1 @base1 buffed"):
        g = bound(*lines, other, "hand 0 vengeance")
        g.push("vengeance mega-mech auto pass pass")
        assert moves(g)[0] == "end"


def test_ogn_228_vanguard_helm_buffs_a_friend_of_the_teammate_too() -> None:
    g = bound(
        "unit 7 vanguard-helm 0 @base0", "unit 8 recruit 2 @base2", "unit 9 mega-mech 0 @base0 buffed",
        "hand 0 vengeance", mode="magma", decks=TEAMS,
    )  # fmt: skip
    g.push("vengeance mega-mech auto pass pass pass pass recruit")
    assert told(g, Triggered)


def test_ogn_235_karma_buffs_when_you_recycle() -> None:
    g = bound("hand 0 karma-channeler", "deck 0 gust*3", "unit 5 recruit 1 @base1")
    g.push("karma-channeler auto pass pass yes")
    assert moves(g) == ["karma-channeler.4"]
    g.push("karma-channeler pass pass")
    assert realm(g).flags[4] & BUFFED


def test_ogn_235_karma_buffs_a_friend_of_the_teammate_too() -> None:
    g = bound("hand 0 karma-channeler", "deck 0 gust*3", "unit 7 recruit 2 @base2", mode="magma", decks=TEAMS)
    g.push("karma-channeler auto pass pass pass pass yes")
    assert moves(g) == ["recruit.7", "karma-channeler.8"]


def test_ogn_235_karma_ignores_runes_and_opponents() -> None:
    g = bound("unit 4 karma-channeler 0 @base0", "hand 0 cruel-patron vengeance", "unit 5 recruit 0 @base0")
    g.push("vengeance recruit auto pass pass")  # its Power recycles runes
    assert not told(g, Triggered)
    g = bound("unit 4 karma-channeler 1 @base1", "hand 0 sai-scout", "deck 0 gust*3")
    g.push("sai-scout @base0 auto pass pass yes")
    assert moves(g)[0] == "end"


def test_ogn_246_viktor_recruits_when_another_unit_of_yours_dies() -> None:
    lines = ("unit 4 viktor-leader 0 @base0", "hand 0 vengeance")
    g = bound(*lines, MINE, "unit 5 mega-mech 0 @base0", "unit 6 daring-poro 0 @1")
    g.push("vengeance mega-mech auto pass pass pass pass")
    assert on_board(g) == ["viktor-leader.4", "recruit.5", "daring-poro.6"]
    for other in ("unit 5 recruit 0 @base0", "unit 5 mega-mech 1 @base1"):
        g = bound(*lines, other)
        g.push(f"vengeance {other.split()[2]} auto pass pass")
        assert on_board(g) == ["viktor-leader.4"]
        assert moves(g)[0] == "end"
    g = bound(*lines)
    g.push("vengeance viktor-leader auto pass pass")
    assert on_board(g) == []


# Legends.


def test_ogn_249_volibear_may_channel_when_you_play_a_mighty_unit() -> None:
    storm = "volibear-relentless-storm"
    g = crowned("hand 0 mega-mech daring-poro", "runes 0 body*9", legend=storm)
    g.push("daring-poro")
    assert moves(g)[0] == "end"
    g.push("mega-mech")
    no = g.copy()
    g.push("yes pass pass")
    s = realm(g)
    assert (s.num_runes(0), sum(s.ready[:6])) == (10, 0)
    assert not is_ready(g, 0)
    no.push("no")
    assert is_ready(no, 0)
    g = crowned("hand 0 mega-mech", legend=storm, seat=1)
    g.push("mega-mech auto")
    assert moves(g)[0] == "end"


def test_ogn_255_ahri_weakens_enemies_that_attack_your_battlefield() -> None:
    fox = "ahri-nine-tailed-fox"
    g = crowned(MINE, "unit 4 recruit 0 @1", "unit 5 mega-mech 1 @base1", "turn 1", legend=fox)
    g.push("move:mega-mech @1 pass pass")
    assert might(g, 5) == 7
    assert might(g, 4) == 1
    g = crowned(MINE, "unit 4 mega-mech 0 @1", "unit 5 recruit 1 @base1", "turn 1", legend=fox)
    g.push("move:recruit @1 pass pass")
    assert might(g, 5) == 1
    g = crowned(MINE, "unit 4 mega-mech 0 @1", "unit 5 faithful-manufactor 1 @base1", "turn 1", legend=fox)
    g.push("move:faithful-manufactor @1 pass pass")
    assert might(g, 5) == 1
    g = crowned(OPEN, "unit 4 recruit 0 @1", "unit 5 mega-mech 1 @base1", "turn 1", legend=fox)
    g.push("move:mega-mech @1")
    assert not told(g, Triggered)  # not controlled
    g = crowned(THEIRS, "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @1", legend=fox)
    g.push("move:mega-mech @1")
    assert not told(g, Triggered)  # your own unit attacks


def test_ogn_261_leona_buffs_once_when_you_stun() -> None:
    dawn = "leona-radiant-dawn"
    lines = ("unit 4 recruit 0 @base0", "unit 5 mega-mech 1 @base1", "hand 0 rune-prison")
    g = crowned(*lines, legend=dawn)
    g.push("rune-prison mega-mech auto pass pass")
    assert moves(g) == ["recruit.4"]
    g.push("recruit pass pass")
    assert realm(g).flags[4] & BUFFED
    g = crowned(*lines, legend=dawn)
    g.push("rune-prison recruit auto pass pass")
    assert moves(g)[0] == "end"
    g = crowned(*lines, legend=dawn, seat=1)
    g.push("rune-prison recruit auto pass pass")
    assert moves(g)[0] == "end"


def test_ogn_261_leona_buffs_a_friend_of_the_teammate_too() -> None:
    g = crowned(
        "unit 7 recruit 2 @base2", "unit 8 mega-mech 1 @base1", "hand 0 rune-prison",
        legend="leona-radiant-dawn", mode="magma",
    )  # fmt: skip
    g.push("rune-prison mega-mech auto pass pass pass pass")
    assert moves(g) == ["recruit.7"]


# Battlefields.


def test_ogn_277_back_alley_bar_strengthens_what_moves_away() -> None:
    for seat, turn in ((0, "turn 0"), (1, "turn 1")):
        g = bound(f"field 1 back-alley-bar 0 {seat}", f"unit 4 recruit {seat} @1", turn)
        g.push("move:recruit pass pass")
        assert might(g, 4) == 2
    g = bound("field 1 back-alley-bar 0 0", "unit 4 recruit 0 @1", "unit 5 mega-mech 0 @base0")
    g.push("move:mega-mech @1")
    assert not told(g, Triggered)


def test_ogn_284_obelisk_of_power_channels_in_each_players_first_turn() -> None:
    field = "field 1 obelisk-of-power 0 0"
    lines = ("unit 4 recruit 0 @1", "runes 1 -", "first 0", "round 1")
    g = bound(field, *lines, decks="garen / garen")
    g.push("end")
    assert realm(g).chain[0].seat == 0  # the battlefield is controlled, but that player channels
    g.push("pass pass")
    s = realm(g)
    assert s.num_runes(1) == 4  # with the two of the turn and the one of the last player
    assert sum(s.ready[6:12]) == 4
    g.push("end")
    assert len(told(g, Triggered)) == 1


def test_ogn_290_the_arenas_greatest_gives_a_point_in_each_players_first_turn() -> None:
    g = bound("field 1 the-arenas-greatest 0 -", "first 0", "round 1", decks="garen / garen")
    g.push("end pass pass")
    assert g.scores == [0, 1]
    g.push("end")
    assert not told(g, Triggered)[1:]
    assert g.scores == [0, 1]
    g = bound(
        "field 1 the-arenas-greatest 0 0", "unit 4 recruit 0 @1", "first 0", "round 1", decks="garen / garen"
    )
    g.push("end pass pass")
    assert g.scores == [0, 1]  # that player, not who controls it


def test_ogn_292_the_dreaming_tree_draws_for_the_first_spell_on_a_friend_here() -> None:
    tree = "field 1 the-dreaming-tree 0 1"
    lines = (
        tree,
        "unit 4 recruit 0 @1",
        "unit 6 recruit 0 @base0",
        "hand 0 cleave*2 rune-prison",
        "deck 0 gust*4",
    )
    g = bound(*lines, "unit 5 recruit 1 @base1", decks="garen / garen")
    g.push("cleave recruit.6 auto pass pass")
    assert not told(g, Triggered)  # not here
    g.push("cleave recruit.4 auto")
    assert len(realm(g).chain) == 2  # once the spell is final
    g.push("pass pass")
    assert hand(g, 0) == ["gust", "rune-prison"]
    g.push("pass pass rune-prison recruit.4 auto")
    assert len(realm(g).chain) == 1
    foe = bound(tree, "unit 4 recruit 1 @1", "hand 0 rune-prison")
    foe.push("rune-prison recruit auto")
    assert len(realm(foe).chain) == 1


def test_ogn_292_the_dreaming_tree_draws_for_who_chooses() -> None:
    g = bound(
        "field 1 the-dreaming-tree 0 1", "unit 4 recruit 0 @base0", "unit 5 mega-mech 1 @1", "hand 0 cleave",
        "deck 0 gust*4", "deck 1 gust*4", decks="garen / garen",
    )  # fmt: skip
    g.push("move:recruit @1 cleave recruit auto pass pass")
    assert (hand(g, 0), hand(g, 1)) == (["gust"], [])


def test_ogn_286_reckoners_arena_activates_conquer_effects_when_you_hold_it() -> None:
    arena = "field 1 reckoners-arena 0 0"
    g = bound(
        arena, "unit 4 kaisa-survivor 0 @1", "unit 5 kaisa-survivor 0 @base0", "turn 1", "deck 0 gust*5"
    )
    g.push("end pass pass pass pass")
    assert hand(g, 0) == ["gust", "gust"]  # the card of the turn and one more
    g = bound("field 2 reckoners-arena 0 0", MINE, "unit 4 kaisa-survivor 0 @1", "unit 5 recruit 0 @2",
              "turn 1", "deck 0 gust*5")  # fmt: skip
    g.push("end pass pass")
    assert hand(g, 0) == ["gust"]
