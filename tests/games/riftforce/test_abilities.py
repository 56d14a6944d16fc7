"""Every clause of every guild, one position each: what an activation or a play does, and nothing else."""

from __future__ import annotations

import pytest

from tests.helpers import duel, line

# guild, lines of the board, moves after the elemental, lines afterwards
CLAUSES = [
    ("fire", ["2 fire5 ice6 ice7 / air7 sand6"], "", ["2 fire5 ice6*1 ice7 / air7*3 sand6"]),
    ("earth", ["2 earth5 / air7 sand6"], "", ["2 earth5 / air7*2 sand6"]),
    ("light", ["2 light5*1 / air7"], "", ["2 light5 / air7*2"]),
    (
        "plant",
        ["1 - / air7 ice6", "2 plant5 / fire5", "3 - / sand6"],
        "@3",
        ["2 plant5 / fire5 sand6*2", "3 - / -"],
    ),
    ("water", ["2 water5 / air7", "3 - / sand6 ice5"], "@3", ["2 - / air7*2", "3 water5 / sand6*1 ice5"]),
    ("ice", ["2 ice5 / air7*1 sand6"], "", ["2 ice5 / air7*1 sand6*1"]),
    ("ice", ["2 ice5 / air7 sand6*1"], "", ["2 ice5 / air7 sand6*5"]),
    ("shadow", ["2 shadow5 / air7", "5 - / sand6 ice5"], "@5", ["2 - / air7", "5 shadow5 / sand6*1 ice5"]),
    ("crystal", ["2 crystal5 / air7 sand6"], "", ["2 crystal5 / air7*4 sand6"]),
    ("thunderbolt", ["2 thunderbolt5 / air7 sand6"], "sand6", ["2 thunderbolt5 / air7 sand6*2"]),
    (
        "air",
        ["1 air5 / fire7", "3 - / ice6", "4 - / sand6 ice5", "5 - / star7"],
        "@4",
        ["1 - / fire7", "3 - / ice6*1", "4 air5 / sand6*1 ice5", "5 - / star7*1"],
    ),
    ("acid", ["2 acid5 / air7 sand6 ice6"], "", ["2 acid5 / air7*3 sand6*1 ice6"]),
    ("beast", ["2 beast5 / air7", "3 - / sand6"], "@3", ["2 - / air7", "3 beast5 / sand6*2"]),
    (
        "lava",
        ["1 - / air7", "2 ice6 lava5 ice7 / fire7", "3 - / sand6 ice5"],
        "",
        ["1 - / air7*2", "2 ice6*1 lava5*1 ice7 / fire7", "3 - / sand6*2 ice5"],
    ),
    ("love", ["2 love5 ice6*3 / air7 sand6"], "", ["2 love5 ice6*3 / air7*2 sand6"]),
    (
        "magnet",
        ["2 magnet5 / air7 sand6", "3 ice5 / fire5"],
        "@3",
        ["2 - / air7", "3 ice5 magnet5 / fire5 sand6*2"],
    ),
    ("music", ["2 music5 / air7*5 sand6"], "@3", ["2 music5 / sand6", "3 air7 / -"]),
    ("music", ["2 music5 / air7 sand6"], "", ["2 music5 / air7*2 sand6"]),
    ("sand", ["2 sand5*2 / air7", "4 - / fire6 ice5"], "@4", ["2 - / air7", "4 sand5*1 / fire6*1 ice5*1"]),
    ("star", ["2 star5 / air7 sand6"], "", ["2 star5 / air7*2 sand6"]),
]


@pytest.mark.parametrize(("guild", "before", "answers", "after"), CLAUSES)
def test_activation(guild: str, before: list[str], answers: str, after: list[str]) -> None:
    g = duel(*before, f"hand 0 {guild}7")
    g.push(f"activate {guild}7 guild {guild}5 {answers}")
    for text in after:
        key, row = text.split(" ", 1)
        assert line(g, key) == row
    touched = {text.split(" ", 1)[0] for text in (*before, *after)}
    for lane in "12345":
        if lane not in touched:
            assert line(g, lane) == "- / -"
    assert g.seat == 1


@pytest.mark.parametrize(
    ("card", "before", "answers", "after"),
    [
        ("earth5", "ice6 / air7 sand6", "", "ice6 earth5 / air7*1 sand6*1"),
        ("love5", "ice6*3 water7*2 / air7", "water7", "ice6*3 water7 love5 / air7"),
        ("fire5", "ice6*3 / air7", "", "ice6*3 fire5 / air7"),
    ],
)
def test_playing(card: str, before: str, answers: str, after: str) -> None:
    g = duel(f"2 {before}", "4 ice5*1 / ice5", f"hand 0 {card}")
    g.push(f"play {card} @2 {answers}")
    assert line(g, "2") == after
    assert line(g, "4") == "ice5*1 / ice5"


def test_star_draws_one_card() -> None:
    g = duel("2 star5 / -", "hand 0 star7", "deck 0 ice5 ice6")
    g.push("activate star7 guild star5")
    assert len(line(g, "hand 0").split()) == 1
