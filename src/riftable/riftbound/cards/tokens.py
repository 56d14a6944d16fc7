"""Tokens [187]."""

from __future__ import annotations

from typing import Final

from riftable.riftbound.words.make import token_unit

RECRUIT: Final = token_unit("token-recruit", "Recruit", 1)

CARDS: Final = (RECRUIT,)
