"""Spiritforged, cards linked to others, looked at first, and copied text: clause by clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.ids import ASK_PREDICT, DEFLECT
from riftable.games.riftbound.rules.items import FROM_BANISHMENT
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.rules.zones import tell_to_play
from tests.games.riftbound.table import at, banished, bound, might, moves, on_board, realm, trash

EMPTY = "field 1 marai-spire 1 -"
MINE = "field 1 marai-spire 0 0"
RUMBLE = "legend 0 rumble-mechanized-menace"  # who has no triggered ability
DRIVE = ("unit 5 the-zero-drive 0 @1", "effect 1 attached unit5 4")


def test_sfd_090_the_zero_drive_banishes_who_dies_with_it_and_plays_them_again() -> None:
    lines = (MINE, "unit 4 pouty-poro 0 @1", *DRIVE, "unit 6 recruit 0 @1", RUMBLE)
    g = bound(*lines, "hand 0 hidden-blade*2")
    assert might(g, 4) == 4
    assert "use:the-zero-drive.5" not in moves(g)  # its rules text is off
    g.push("hidden-blade pouty-poro auto pass pass")
    assert realm(g).chain[-1].lender == 5
    g.push("pass pass")
    assert "pouty-poro" not in trash(g, 0)
    assert banished(g, 0) == ["pouty-poro"]
    assert at(g, 5) == "base0"
    assert "effect 1 banished-with unit5 seat0 pouty-poro" in g.rules.write(g.state)
    g.push("use:the-zero-drive.5 mode1 auto")
    assert at(g, 5) == "gone"
    assert banished(g, 0) == ["pouty-poro", "the-zero-drive"]
    runes = sum(realm(g).runes[:6])
    g.push("pass pass @1")
    assert banished(g, 0) == ["the-zero-drive"]
    assert "pouty-poro" in " ".join(on_board(g))
    assert sum(realm(g).runes[:6]) == runes  # its cost is ignored


def test_sfd_090_the_zero_drive_costs_three_and_equips_for_one() -> None:
    lines = ("unit 4 pouty-poro 0 @base0", "unit 5 the-zero-drive 0 @base0", RUMBLE)
    g = bound(*lines, "runes 0 mind*1")
    g.push("use:the-zero-drive pouty-poro pass pass")
    assert might(g, 4) == 4
    assert "use:the-zero-drive.5" not in moves(bound(*lines, "runes 0 order*9"))
    with_two = bound(*lines, "runes 0 mind*2")
    with_two.push("use:the-zero-drive")
    assert "pouty-poro.4" in moves(with_two)  # to play cards again is too dear
    g = bound(*lines, "runes 0 mind*1 order*2")
    g.push("use:the-zero-drive")
    assert moves(g) == ["mode0", "mode1"]
    g = bound(
        MINE, "unit 4 pouty-poro 0 @1", *DRIVE, "unit 6 karthus-eternal 0 @base0", "hand 0 hidden-blade"
    )
    g.push("hidden-blade pouty-poro auto pass pass")
    assert len(realm(g).chain) == 2  # it is a Deathknell


def test_sfd_090_the_zero_drive_plays_only_what_was_banished_with_it() -> None:
    lines = (MINE, "unit 4 recruit 0 @1", "unit 5 the-zero-drive 0 @base0", RUMBLE)
    there = ("banished 0 pouty-poro*2 pakaa-cub", "banished 1 mega-mech")
    linked = ("effect 1 banished-with unit5 seat0 pouty-poro", "effect 2 banished-with unit5 seat1 mega-mech")
    g = bound(*lines, *there, *linked)
    g.push("use:the-zero-drive mode1 auto pass pass @base0 @base0")
    assert banished(g, 0) == ["pakaa-cub", "pouty-poro", "the-zero-drive"]
    assert banished(g, 1) == []
    s = realm(g)
    mech = next(u for u in range(4, len(s.kind)) if s.kind[u] >= 0 and s.card(u).name == "mega-mech")
    assert (s.seat[mech], s.owner[mech]) == (0, 1)
    other = ("effect 1 banished-with unit6 seat0 pouty-poro", "unit 6 the-zero-drive 0 @base0")
    g = bound(*lines, *there[:1], *other)
    g.push("use:the-zero-drive.5 mode1 auto pass pass")
    assert len(banished(g, 0)) == 4  # another one banished it
    g = bound(*lines[:2], *DRIVE, RUMBLE, "hand 0 hidden-blade")
    g.push("hidden-blade recruit auto pass pass pass pass")
    assert banished(g, 0) == []  # a token is gone
    assert not realm(g).effects


def test_sfd_090_the_zero_drive_forgets_who_has_left_banishment() -> None:
    linked = "effect 1 banished-with unit4 seat0 pouty-poro"
    g = bound("banished 0 pouty-poro", "unit 4 the-zero-drive 0 @base0", linked)
    s = realm(g)
    tell_to_play(s, 0, 0, s.banished[0][0], FROM_BANISHMENT)
    assert not s.effects


HATCHLING = "unit 4 void-hatchling 0 @base0"
DECK = "deck 0 ?0 mega-mech / pouty-poro / gust / stacked-deck / incinerate"


def test_sfd_018_void_hatchling_looks_before_a_reveal_and_may_recycle() -> None:
    g = bound(HATCHLING, "hand 0 void-rush", DECK, RUMBLE)
    g.push("void-rush auto pass pass")
    assert moves(g) == ["yes", "no"]
    ask = realm(g).ask
    assert ask is not None
    assert (ask.kind, ask.seat) == (ASK_PREDICT, 0)
    other = g.view(1)
    assert isinstance(other, RealmView)
    assert other.bags[0][0] == ()  # only its player sees it
    g.push("yes")
    s = realm(g)
    assert s.cards[s.decks[0].bags[-1][0]].name == "mega-mech"
    assert moves(g) == ["none", "take:gust", "take:pouty-poro"]
    g = bound(HATCHLING, "hand 0 void-rush", DECK, RUMBLE)
    g.push("void-rush auto pass pass no")
    assert moves(g) == ["none", "take:mega-mech", "take:pouty-poro"]


def test_sfd_018_void_hatchling_is_for_its_player_and_once_for_each_reveal() -> None:
    g = bound("unit 4 void-hatchling 1 @base1", "hand 0 void-rush", DECK, RUMBLE)
    g.push("void-rush auto pass pass")
    assert moves(g) == ["none", "take:mega-mech", "take:pouty-poro"]
    g = bound(HATCHLING, "unit 5 void-hatchling 0 @base0", "hand 0 void-rush", DECK, RUMBLE)
    g.push("void-rush auto pass pass yes yes")
    assert moves(g) == ["none", "take:gust", "take:stacked-deck"]  # each of them looks
    g = bound(HATCHLING, "hand 0 void-rush", "deck 0 -", RUMBLE)
    g.push("void-rush auto pass pass")
    assert not realm(g).chain


def test_sfd_018_void_hatchling_looks_whoever_makes_its_player_reveal() -> None:
    g = bound("unit 4 void-hatchling 1 @base1", "hand 0 blind-fury", DECK.replace("0 ?0", "1 ?1"), RUMBLE)
    g.push("blind-fury auto pass pass yes")
    assert [name for name in on_board(g) if name.startswith(("pouty", "mega"))] == ["pouty-poro.5"]
    g = bound(HATCHLING, "unit 5 dazzling-aurora 0 @base0", DECK, "turn 0", RUMBLE)
    g.push("end pass pass yes")
    assert [name for name in on_board(g) if name.startswith(("pouty", "mega"))] == ["pouty-poro.6"]


SONG = ("unit 5 svellsongur 0 @1", "effect 1 attached unit5 4")


def test_sfd_059_svellsongur_doubles_keywords_while_it_is_attached() -> None:
    lines = (MINE, "unit 4 navori-scout 0 @1", "unit 6 recruit 0 @1", RUMBLE)
    g = bound(*lines, "unit 5 svellsongur 0 @base0", "runes 0 calm*1")
    assert realm(g).keyword(4, DEFLECT) == 1
    g.push("use:svellsongur navori-scout pass pass")
    assert realm(g).keyword(4, DEFLECT) == 2
    assert might(g, 4) == 4  # it has no bonus of its own
    g = bound(*lines, *SONG)
    assert realm(g).keyword(4, DEFLECT) == 2
    g = bound(*lines, *SONG, "unit 7 svellsongur 0 @1", "effect 2 attached unit7 4")
    assert realm(g).keyword(4, DEFLECT) == 3
    g = bound(*lines, "unit 5 svellsongur 0 @base0", "runes 0 order*9")
    assert "use:svellsongur.5" not in moves(g)  # [1][G]


def test_sfd_059_svellsongur_doubles_triggered_abilities() -> None:
    g = bound(EMPTY, "unit 4 plundering-poro 0 @base0", "unit 5 svellsongur 0 @base0", SONG[1], RUMBLE)
    g.push("move:plundering-poro @1 pass pass")
    assert len([item for item in realm(g).chain if item.me == 4]) == 2  # when I conquer
    g = bound(MINE, "unit 4 prize-of-progress 0 @1", *SONG, "unit 6 orb-of-regret 0 @base0", RUMBLE)
    g.push("use:orb-of-regret prize-of-progress pass pass pass pass pass pass")
    assert realm(g).extra[4] == -1 + 2  # it listens twice
    g = bound(MINE, "unit 4 aphelios-exalted 0 @1", *SONG, "unit 6 bf-sword 0 @base0", RUMBLE)
    g.push("use:bf-sword aphelios-exalted pass pass mode0 rune0:fury rune0:fury")
    assert moves(g) == ["mode0", "mode1", "mode2"]  # each has its own “not chosen this turn”


def test_sfd_059_svellsongur_of_any_number_remembers_the_mode_that_was_chosen() -> None:
    song = ("unit 40 svellsongur 0 @1", "effect 1 attached unit40 4")
    used = "effect 2 mode-used unit4 2561"  # the second mode by object 40: 64 * 40 + 1
    g = bound(MINE, "unit 4 aphelios-exalted 0 @1", *song, used, "unit 6 bf-sword 0 @base0", RUMBLE)
    assert f"\n{used}\n" in g.fen
    g.push("use:bf-sword aphelios-exalted pass pass mode1")
    assert moves(g) == ["mode0", "mode2"]


def test_sfd_059_svellsongur_doubles_passive_abilities_and_ends_when_it_leaves() -> None:
    lines = (MINE, "unit 4 rumble-scrapper 0 @1", *SONG, "unit 6 mega-mech 0 @base0", RUMBLE)
    g = bound(*lines, "hand 0 factory-recall hidden-blade", "unit 7 recruit 0 @1")
    plain = might(bound(lines[0], lines[1], *lines[4:]), 6)
    assert might(g, 6) == plain + 1
    g.push("factory-recall svellsongur auto pass pass")
    assert at(g, 5) == "gone"
    assert might(g, 6) == plain
    g = bound(*lines, "hand 0 hidden-blade", "unit 7 recruit 0 @1")
    g.push("hidden-blade rumble-scrapper auto pass pass")
    assert (at(g, 4), at(g, 5)) == ("gone", "base0")
    assert might(g, 6) == plain - 1
    assert not realm(g).effects


def test_sfd_059_svellsongur_on_another_unit_copies_that_one() -> None:
    lines = (
        MINE,
        "unit 4 navori-scout 0 @1",
        *SONG,
        "unit 6 pouty-poro 0 @1",
        "legend 0 jax-grandmaster-at-arms",
    )
    g = bound(*lines)
    g.push("use:jax-grandmaster-at-arms svellsongur pouty-poro pass pass")
    assert (realm(g).keyword(4, DEFLECT), realm(g).keyword(6, DEFLECT)) == (1, 2)


def test_sfd_059_svellsongur_lets_an_ability_be_used_once_more_each_turn() -> None:
    lines = (MINE, "unit 4 azir-ascendant 0 @1", "unit 6 recruit 0 @base0", RUMBLE)
    g = bound(*lines)
    g.push("use:azir-ascendant recruit pass pass")
    assert "use:azir-ascendant.4" not in moves(g)
    g = bound(*lines, *SONG)
    g.push("use:azir-ascendant")
    assert sorted(moves(g)) == ["azir-ascendant.4", "svellsongur.5"]
    g.push("svellsongur recruit pass pass use:azir-ascendant recruit pass pass")
    assert "use:azir-ascendant.4" not in moves(g)
    assert at(g, 4) == "1"


def test_sfd_059_svellsongur_says_nothing_more_where_twice_is_as_good_as_once() -> None:
    g = bound(
        MINE, "unit 4 gearhead 0 @1", *SONG, "unit 6 bf-sword 0 @1", "effect 2 attached unit6 4", RUMBLE
    )
    assert might(g, 4) == 3 + 2 * 3
    g = bound(MINE, "unit 4 jax-unmatched 0 @1", *SONG, "hand 0 bf-sword", RUMBLE)
    g.push("bf-sword auto")
    assert len(realm(g).chain) == 1
