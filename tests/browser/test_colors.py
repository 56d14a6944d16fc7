"""Accessible colors: simulated color vision, shapes where hues fail, and contrast."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

CLIENT = Path(__file__).parents[2] / "client" / "src"
Color: TypeAlias = tuple[float, float, float]  # linear light
Eyes: TypeAlias = Callable[[Color], Color]

# Machado, Oliveira and Fernandes (2009), severity 1, on linear light.
DICHROMATS: dict[str, tuple[Color, Color, Color]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
APART = 0.07  # in Oklab: a difference that is seen at a glance
ALIKE = 0.65  # shared ink of two signs, of all their ink

THEMES = ("dark", "light", "contrast")
SIDES = ("you", "foe")
STATES = ("legal", "hurt", "rift")  # may be picked, is struck, is picked: of one card, one of them
DARK_STATES = ("may-pick", "hurt", "picked")  # the same of cards whose faces are dark in every theme
SEATS = ("you", "foe", "foe-2", "foe-3")
SURFACES = ("abyss", "cold", "warm", "plate", "plate-2")
TEXTS = ("ink", "ink-2", "ink-3", "you", "foe", "legal", "hurt", "rift")


def linear(text: str) -> Color:
    """Return a color of a style sheet as linear light."""
    digits = text.removeprefix("#")
    digits = digits if len(digits) == 6 else "".join(2 * one for one in digits)
    parts = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return red, green, blue


def seen_through(rows: Sequence[Color], color: Color) -> Color:
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, color, strict=True)))) for row in rows
    )
    return red, green, blue


EYES: dict[str, Eyes] = {
    "all colors": lambda color: color,
    "gray": lambda color: (luminance(color),) * 3,
    **{name: partial(seen_through, rows) for name, rows in DICHROMATS.items()},
}


def luminance(color: Color) -> float:
    return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]


def contrast(one: Color, other: Color) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def oklab(color: Color) -> Color:
    r, g, b = color
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def distance(one: Color, other: Color) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(oklab(one), oklab(other), strict=True)) ** 0.5)


def tokens(theme: str) -> dict[str, Color]:
    """Return the plain colors of a theme; those it does not define are as in the dark one."""
    css = (CLIENT / "ui" / "base.css").read_text("utf-8")
    found: dict[str, Color] = {}
    for name in ("dark", theme):
        begin = ":root {" if name == "dark" else f'[data-theme="{name}"] {{'
        block = css[css.index(begin) :].split("}", 1)[0]
        found |= {key: linear(value) for key, value in re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", block)}
    return found


def guilds() -> dict[str, dict[str, str]]:
    """Return the four tones of each guild."""
    text = (CLIENT / "games" / "riftforce" / "colors.ts").read_text("utf-8")
    blocks = re.findall(r"^  (\w+): \{\n(    ink.*?)    ridge", text, re.MULTILINE | re.DOTALL)
    return {name: dict(re.findall(r'(\w+): "([^"]+)"', values)) for name, values in blocks}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", DICHROMATS)
def test_exclusive_states_differ_with_every_color_vision(theme: str, eyes: str) -> None:
    found, see = tokens(theme), EYES[eyes]
    for role in (SIDES, STATES, DARK_STATES):
        for one, other in combinations(role, 2):
            assert distance(see(found[one]), see(found[other])) >= APART, (one, other)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
def test_words_are_read_by_every_eye(theme: str, eyes: str) -> None:
    found, see = tokens(theme), EYES[eyes]
    for text in TEXTS:
        for surface in SURFACES:
            assert contrast(see(found[text]), see(found[surface])) >= 4.5, (text, surface)


@pytest.mark.parametrize("eyes", EYES)
def test_the_sign_of_a_guild_stands_out_with_every_color_vision(eyes: str) -> None:
    """Eighteen guilds cannot be distinguished by hue, so their signs and codes must be visible."""
    see = EYES[eyes]
    found = guilds()
    assert len(found) == 18
    assert len({name[:2] for name in found}) == 18  # the codes that stand beside the colors
    for name, tone in found.items():
        light, dark = see(linear(tone["ink"])), see(linear(tone["deep"]))
        assert contrast(light, dark) >= 4.5, name  # in the dark, on a facet
        assert contrast(linear("#fff"), see(linear(tone["mid"]))) >= 4.5, name  # on a pale table


@pytest.mark.parametrize("theme", THEMES)
def test_a_card_has_a_rim_that_stands_out(theme: str) -> None:
    """A picked card from its own face, one that may be picked also from the table."""
    found = tokens(theme)
    for name, tone in guilds().items():
        for part in ("mid", "deep"):
            assert contrast(found["picked"], linear(tone[part])) >= 3, (name, part)
        assert contrast(found["may-pick"], linear(tone["deep"])) >= 3, name
    for surface in ("cold", "warm"):
        assert contrast(found["may-pick"], found[surface]) >= 3, surface


@pytest.mark.parametrize("theme", THEMES)
def test_a_sign_on_the_color_of_a_seat_stands_out(theme: str) -> None:
    found = tokens(theme)
    for seat in SEATS:
        assert contrast(found["on-foe"], found[seat]) >= 4.5, seat


OVERLAP = """([size, names]) => {
  const draw = (id) => new Promise((done) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">
      <style>.stroke{fill:none;stroke:#000;stroke-width:2.25;stroke-linecap:round;stroke-linejoin:round}.cut{fill:#fff}
      .cut-stroke{fill:none;stroke:#fff;stroke-width:1.75}</style>${document.getElementById(id).innerHTML}</svg>`;
    const image = new Image();
    image.onload = () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
      const pen = canvas.getContext('2d');
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, size, size);
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, size, size);
      done([...data].filter((_, i) => i % 4 === 0).map((v) => 1 - v / 255));
    };
    image.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
  });
  const pairs = (inks) => names.flatMap((a, i) => names.slice(i + 1).map((b, k) => {
    const other = inks[i + 1 + k];
    const both = inks[i].reduce((sum, v, p) => sum + Math.min(v, other[p]), 0);
    const all = inks[i].reduce((sum, v, p) => sum + Math.max(v, other[p]), 0);
    return [a, b, both / all];
  }));
  return Promise.all(names.map(draw)).then(pairs);
}"""


def test_no_two_signs_share_their_shape(visit: Visit) -> None:
    page = visit().duel().page
    pairs = page.evaluate(OVERLAP, [20, [f"riftforce-{guild}" for guild in guilds()]])
    assert len(pairs) == 18 * 17 // 2
    assert [pair for pair in pairs if pair[2] > ALIKE] == []


def test_sides_and_states_have_a_shape_of_their_own(visit: Visit) -> None:
    """In gray all hues of a role fall together: corners, stripes, marks and words carry them."""
    page = visit().duel().page
    style = "(e, [pseudo, key]) => getComputedStyle(e, pseudo || null)[key]"
    assert "repeating" in page.locator(".plate.foe .avatar").first.evaluate(style, ["", "backgroundImage"])
    page.locator("[data-region=hand] .legal").first.click()
    place = page.locator(".place").first
    expect(place).to_be_visible()
    assert place.evaluate(style, ["", "borderTopStyle"]) == "dashed"
    place.click()
    expect(page.locator("[data-region=hand] .picked .badge")).to_have_text("1")
    mine, theirs = page.locator(".cell.you .card").first, page.locator(".cell.foe .card").first
    assert mine.evaluate(style, ["", "clipPath"]) != theirs.evaluate(style, ["", "clipPath"])


def test_tokens_have_the_same_color_in_the_bank_and_with_players(visit: Visit) -> None:
    page = visit().set_table("riffifi", players=3).at_table().page
    hue = "(e) => getComputedStyle(e).color"
    for color in ("red", "blue", "green", "yellow", "purple"):
        bank = page.locator(f"[data-fx=bank-{color}] .heap").evaluate(hue)
        assert bank == page.locator(f"[data-fx^=tokens-][data-fx$={color}] .sign").first.evaluate(hue), color
