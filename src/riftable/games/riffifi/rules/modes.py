"""The modes of Riffifi, and the configuration that the positions of a game share."""

from __future__ import annotations

from typing import Final

from riftable.core.errors import BadOption
from riftable.core.machine import CHANCE
from riftable.games.riffifi.error_messages import RiffifiMessage
from riftable.games.riffifi.rules.ids import (
    COLOR_NAMES,
    MIN_PLAYERS,
    NUM_COLORS,
    NUM_VALUES,
    OFFICER,
    UNUSED,
    VALUE,
)
from riftable.games.riffifi.rules.options import DEFAULTS
from riftable.games.riffifi.rules.state import GameConfig
from riftable.games.riffifi.rules.turn import OFFICER_CODE, PLAIN_CODE

MODES: Final = ("table",)
EACH: Final = {3: 12, 4: 10, 5: 8}


def make_config(options: dict[str, str]) -> GameConfig:
    """Return the configuration for `options`, all of them canonical."""
    config = GameConfig()
    config.players = int(options["players"])
    config.each = EACH[int(config.players)]
    config.officer = options["officer"] == "yes"
    config.equal_chances = options["equal_chances"] == "yes"
    config.ticks = options["scoring"] == "ticks"
    config.at_once = config.ticks and options["tick_timing"] == "immediate"
    config.in_total = config.ticks and options["captures_in_total"] == "yes"
    config.reveal = options["reveal"] == "yes"
    config.hands = 0 if config.ticks else config.players
    config.left = [(seat + 1) % config.players for seat in range(config.players)]
    config.dealer = CHANCE if options["dealer"] == "random" else int(options["dealer"])
    if config.dealer >= config.players:
        raise BadOption(RiffifiMessage.DEALER, option="dealer", last=config.players - 1)
    chooses = config.officer and config.players > MIN_PLAYERS
    if options["removed"] == "random":
        config.one = CHANCE if chooses else NUM_COLORS
    elif chooses:
        config.one = COLOR_NAMES.index(options["removed"])
    else:
        raise BadOption(RiffifiMessage.REMOVED, option="removed")
    if options["tick_timing"] != DEFAULTS["tick_timing"] and not config.ticks:
        raise BadOption(RiffifiMessage.GOES_WITH_TICKS, option="tick_timing")
    if options["captures_in_total"] != DEFAULTS["captures_in_total"] and not config.ticks:
        raise BadOption(RiffifiMessage.GOES_WITH_TICKS, option="captures_in_total")
    config.decks = [deck_of(config, color) for color in range(NUM_COLORS + 1)]
    seats = bytes([seat for seat in range(config.players) for _ in range(config.each)])
    spare = len(config.decks[NUM_COLORS]) - len(seats) if not chooses else 0
    config.places = seats + bytes([UNUSED] * spare)
    config.opening = OFFICER_CODE if config.officer else PLAIN_CODE
    return config


def deck_of(config: GameConfig, out: int) -> bytes:
    """The cards in play when the 1 of a color is out; of three players with the Officer no 1 is in play."""
    if not config.officer:
        return bytes(range(OFFICER))
    lowest = 2 if config.players == MIN_PLAYERS else 1
    cards = [card for card in range(OFFICER) if VALUE[card] >= lowest and card != out * NUM_VALUES]
    return bytes([*cards, OFFICER])
