"""What both kinds of environments give to learners: an observation with its mask, flat or in named pieces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from riftable import games
from riftable.core.errors import BadOption
from riftable.core.rules import View
from riftable.gamekit.encoding import Encoding

FORMS: Final = ("flat", "named")


def name_of(game: str, mode: str | None = None) -> str:
    """The name of an environment: riftable/riftforce-duel-v0, riftable/riffifi-v0 where there is one mode."""
    modes = games.spec(game).modes
    return f"riftable/{game}-{mode or modes[0]}-v0" if len(modes) > 1 else f"riftable/{game}-v0"


def named_tables() -> Iterator[tuple[str, dict[str, str]]]:
    """Every game and mode by the name of its environment."""
    for spec in games.specs():
        for mode in spec.modes:
            yield name_of(spec.name, mode), {"game": spec.name, "mode": mode}


def check_form(form: str) -> str:
    """A form of observations, if it is one."""
    if form not in FORMS:
        raise BadOption(f"observations are {' or '.join(FORMS)}, not “{form}”")
    return form


def observation_space(code: Encoding, form: str) -> spaces.Dict:
    """The space of `observation`; numbers run from 0 to 1."""
    seen: spaces.Space[Any] = (
        spaces.Box(0.0, 1.0, (code.size,), np.float32)
        if form == "flat"
        else spaces.Dict({piece.name: spaces.Box(0.0, 1.0, piece.shape, np.float32) for piece in code.pieces})
    )
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (code.actions,), np.int8)})


def observation(code: Encoding, view: View, form: str) -> dict[str, Any]:
    """What a seat sees, and which actions answer its question.

    Where it is asked nothing, because another seat is or the game is over, no action counts and the mask is 1
    throughout: a softmax over what is left of a policy stays finite.
    """
    flat = code.encode(view)
    mask = code.mask(view) if view.ask is not None else np.ones(code.actions, np.int8)
    return {"observation": flat if form == "flat" else code.named(flat), "action_mask": mask}
