"""Cards banned in sanctioned one-on-one Constructed play: they can be played here, and are marked."""

from __future__ import annotations

from typing import Final

DATE: Final = "2026-09-18"  # of the official list
BANNED: Final = frozenset(  # numbers of cards
    {
        "ogn-110",  # Ekko, Recurrent
        "ogn-168",  # Fight or Flight
        "ogn-177",  # Stealthy Pursuer
        "ogn-182",  # Scrapheap
        "ogn-183",  # Stacked Deck
        "ogn-276",  # Aspirant's Climb
        "ogn-284",  # Obelisk of Power
        "ogn-285",  # Reaver's Row
        "ogn-290",  # The Arena's Greatest
        "ogn-292",  # The Dreaming Tree
        "sfd-020",  # Draven, Vanquisher
        "sfd-122",  # Called Shot
    }
)
