"""The laws on random games with cards about zones: from the trash, the top of a deck and Banishment."""

from __future__ import annotations

import pytest

from riftable.core.laws import check_game
from riftable.games.riftbound.rulebook import Riftbound
from tests.games.riftbound.test_laws import reread
from tests.helpers import share

ANNIE = (
    "annie-dark-child annie-stubborn! blind-fury*3 twisted-fate-gambler*3 soulgorger*3 the-harrowing*3 "
    "gust*3 nocturne-horrifying*3 mystic-poro*3 traveling-merchant*3 incinerate*3 stacked-deck*3 "
    "sneaky-deckhand*3 chemtech-enforcer*3 annie-stubborn*2 flame-chompers*2 "
    "fury*6 chaos*6 the-candlelit-sanctum"
)
VIKTOR = (
    "viktor-herald-of-the-arcane viktor-innovator! portal-rescue*3 time-warp*3 promising-future*3 "
    "spectral-matron*3 baited-hook*3 soaring-scout*3 ekko-recurrent*3 cruel-patron*3 ava-achiever*3 "
    "sprite-call*3 teemo-strategist*3 hidden-blade*3 ravenbloom-student*3 mind*6 order*6 the-grand-plaza"
)
LEE_SIN = (
    "lee-sin-blind-monk lee-sin-centered! reinforce*3 dazzling-aurora*3 stalwart-poro*3 pit-rookie*3 "
    "wielder-of-water*3 first-mate*3 challenge*3 pakaa-cub*3 discipline*3 wildclaw-shaman*3 mountain-drake*3 "
    "wizened-elder*3 wind-wall*3 calm*6 body*6 the-candlelit-sanctum"
)
JINX = (
    "jinx-loose-cannon jinx-demolitionist! super-mega-death-rocket*3 blind-fury*3 the-harrowing*3 gust*3 "
    "chemtech-enforcer*3 brazen-buccaneer*3 traveling-merchant*3 undercover-agent*3 scrapheap*3 "
    "raging-soul*3 flame-chompers*3 void-seeker*3 mystic-poro*3 fury*6 chaos*6 zaun-warrens"
)
TABLES = [
    ("duel", f"{JINX} / {VIKTOR}"),
    ("duel", f"{ANNIE} / {VIKTOR}"),
    ("duel", f"{VIKTOR} / {LEE_SIN}"),
    ("duel", f"{LEE_SIN} / {ANNIE}"),
    ("skirmish", f"{ANNIE} / {VIKTOR} / {LEE_SIN}"),
    ("magma", f"{VIKTOR} / {ANNIE} / {LEE_SIN} / {JINX}"),
]


@pytest.mark.parametrize(("mode", "decks"), TABLES)
def test_laws_hold_with_cards_about_zones(mode: str, decks: str) -> None:
    for seed in range(share(2)):
        assert check_game(Riftbound(mode, {"decks": decks}), seed, reread) > 0
