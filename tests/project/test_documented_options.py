"""The tables of options, modes and keys in docs/reference have what the code has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from riftable import games
from riftable.games.riftbound.decks.legality import KNOWN, STANDARD
from riftable.games.riftbound.rules.modes import MODES

ROOT = Path(__file__).resolve().parents[2]
REFERENCE = ROOT / "docs" / "reference"
PAGES = {"riftforce": "notation.md", "riffifi": "notation.md", "riftbound": "riftbound.md"}
SHOWN_DEFAULTS = {"trainer": "random", "preset": "", "decks": " / ".join(STANDARD)}  # where a table says more


def option_rows(game: str) -> dict[str, list[str]]:
    """Return the table of a game's options: the other cells of each row by the name of its option."""
    page = (REFERENCE / PAGES[game]).read_text(encoding="utf-8")
    wanted = set(games.spec(game).options)
    for table in re.findall(r"^\| option \|.*\n\|[-|]+\n((?:\|.*\n)+)", page, re.MULTILINE):
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]
        found = {row[0].strip("`"): row[1:] for row in rows}
        if wanted & set(found):
            return found
    raise AssertionError(f"no table of the options of {game}")


@pytest.mark.parametrize("game", list(PAGES))
def test_every_option_is_documented_with_its_default_and_values(game: str) -> None:
    spec, rows = games.spec(game), option_rows(game)
    assert set(rows) == set(spec.options)
    for mode in spec.modes:
        for option in spec.described(mode):
            cells = rows[option.name]
            default = SHOWN_DEFAULTS.get(option.name, option.default)
            assert cells[-1].startswith(f"`{default}`" if default else ""), option.name
            assert cells[-1] or not default
            if option.kind == "switch" or (option.kind == "choice" and "random" not in option.choices):
                told = " ".join(cells)
                left_out = [one for one in option.choices if not re.search(rf"\b{one}\b", told)]
                assert not left_out or (option.name == "ampersand" and "…" in told), option.name


def test_the_options_of_riftforce_are_documented_with_their_modes() -> None:
    spec, rows = games.spec("riftforce"), option_rows("riftforce")
    for name, (modes, *_) in rows.items():
        having = [mode for mode in spec.modes if name in {one.name for one in spec.described(mode)}]
        if name != "edition":  # records have it, menus do not
            assert modes == ("all" if having == list(spec.modes) else ", ".join(having)), name


def test_the_modes_and_decks_of_riftbound_are_documented() -> None:
    page = (REFERENCE / "riftbound.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (\d+[^|]*\| \d+)", page, re.MULTILINE))
    assert set(rows) == set(MODES)
    for name, mode in MODES.items():
        players, points = re.findall(r"^\d+|\d+$", rows[name])
        assert (int(players), int(points)) == (len(mode.sides), mode.victory), name
    assert set(re.findall(r"`([\w-]+)`", option_rows("riftbound")["decks"][0])) == set(KNOWN)


def test_every_key_of_the_browser_is_documented() -> None:
    source = (ROOT / "client" / "src" / "shell" / "keys.svelte.ts").read_text(encoding="utf-8")
    defaults = re.search(r'= \{\n((?:  \w+: ".+",\n)+)\} as const;', source)
    assert defaults is not None
    wanted = set(re.findall(r': "(?:Ctrl\+)?(.+)",', defaults[1]))
    page = (REFERENCE / "browser.md").read_text(encoding="utf-8")
    table = page.split("| key | does |")[1].split("\n\n")[0]
    cells = re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE)
    documented = {key.strip().removeprefix("Ctrl+").lower() for cell in cells for key in cell.split(",")}
    spelled = {",": "comma", ".": "period"}  # signs that a table cannot show well
    assert {spelled.get(key, key.lower()) for key in wanted} <= documented
