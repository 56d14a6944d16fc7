"""Observations for PettingZoo and Gymnasium: features and action mask, flat or by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from riftable import games
from riftable.core.error_messages import AnyOf
from riftable.core.errors import BadOption
from riftable.core.rules import View
from riftable.envs.error_messages import EnvMessage
from riftable.gamekit.encoding import Encoding

OBSERVATION_FORMS: Final = ("flat", "named")


def env_id(game: str, mode: str | None = None) -> str:
    """Return the id of an environment: riftable/<game>-<mode>-v0, or riftable/<game>-v0 for a single mode."""
    modes = games.spec(game).modes
    return f"riftable/{game}-{mode or modes[0]}-v0" if len(modes) > 1 else f"riftable/{game}-v0"


def env_ids() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the id of each environment with its game and mode."""
    for spec in games.specs():
        for mode in spec.modes:
            yield env_id(spec.name, mode), {"game": spec.name, "mode": mode}


def check_observations(form: str) -> str:
    """Return a form of observations; raise `BadOption` if it is unknown."""
    if form not in OBSERVATION_FORMS:
        raise BadOption(EnvMessage.OBSERVATIONS, choices=AnyOf(OBSERVATION_FORMS), word=form)
    return form


def observation_space(encoding: Encoding, form: str) -> spaces.Dict:
    """Return the space of `observation`; features run from 0 to 1."""
    seen: spaces.Space[Any] = (
        spaces.Box(0.0, 1.0, (encoding.size,), np.float32)
        if form == "flat"
        else spaces.Dict(
            {feature.name: spaces.Box(0.0, 1.0, feature.shape, np.float32) for feature in encoding.features}
        )
    )
    return spaces.Dict(
        {"observation": seen, "action_mask": spaces.Box(0, 1, (encoding.num_actions,), np.int8)}
    )


def observation(encoding: Encoding, view: View, form: str) -> dict[str, Any]:
    """Return the features of a view and the mask of legal actions.

    If the seat is not asked, or the game is over, no action counts, and the mask is all 1, so that a masked
    softmax stays finite.
    """
    flat = encoding.encode(view)
    mask = encoding.mask(view) if view.ask is not None else np.ones(encoding.num_actions, np.int8)
    return {"observation": flat if form == "flat" else encoding.named(flat), "action_mask": mask}
