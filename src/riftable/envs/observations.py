"""Observations for PettingZoo and Gymnasium: features flat or by name, with the action mask or without."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from riftable.arena.extras import importing

with importing("rl"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

from riftable import games
from riftable.core.error_messages import AnyOf
from riftable.core.errors import BadOption
from riftable.core.rules import View
from riftable.envs.error_messages import EnvMessage
from riftable.gamekit.encoding import Encoding

OBSERVATION_FORMS: Final = ("flat", "named", "array")
PLAIN_ARRAY: Final = "array"  # the form without a dictionary; the mask is in the info only


def env_id(game: str, mode: str | None = None) -> str:
    """Return the id of an environment: riftable/<game>-<mode>-v0, or riftable/<game>-v0 for a single mode."""
    modes = games.spec(game).modes
    return f"riftable/{game}-{mode or modes[0]}-v0" if len(modes) > 1 else f"riftable/{game}-v0"


def env_ids() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the id of each environment with its game and mode."""
    for spec in games.specs():
        for mode in spec.modes:
            yield env_id(spec.name, mode), {"game": spec.name, "mode": mode}


def plays_batches(game: str, mode: str) -> bool:
    """Return whether many games of a mode can be played at once over arrays."""
    spec = games.spec(game)
    return spec.batch is not None and mode in spec.batch_modes


def check_observations(form: str) -> str:
    """Return a form of observations; raise `BadOption` if it is unknown."""
    if form not in OBSERVATION_FORMS:
        raise BadOption(EnvMessage.OBSERVATIONS, choices=AnyOf(OBSERVATION_FORMS), word=form)
    return form


def observation_space(encoding: Encoding, form: str) -> spaces.Space[Any]:
    """Return the space of `observation`; features run from 0 to 1."""
    flat = spaces.Box(0.0, 1.0, (encoding.size,), np.float32)
    if form == PLAIN_ARRAY:
        return flat
    named: dict[str, spaces.Space[Any]] = {
        feature.name: spaces.Box(0.0, 1.0, feature.shape, np.float32) for feature in encoding.features
    }
    return spaces.Dict(
        {
            "observation": flat if form == "flat" else spaces.Dict(named),
            "action_mask": spaces.Box(0, 1, (encoding.num_actions,), np.int8),
        }
    )


def action_mask(encoding: Encoding, view: View) -> NDArray[np.int8]:
    """Return 1 for each legal action.

    If the seat is not asked, or the game is over, no action counts, and the mask is all 1, so that a masked
    softmax stays finite.
    """
    return encoding.mask(view) if view.ask is not None else np.ones(encoding.num_actions, np.int8)


def observation(
    encoding: Encoding, view: View, form: str, mask: NDArray[np.int8]
) -> dict[str, Any] | NDArray[np.float32]:
    """Return the features of a view, with the mask unless a plain array is wanted."""
    flat = encoding.encode(view)
    if form == PLAIN_ARRAY:
        return flat
    return {"observation": flat if form == "flat" else encoding.named(flat), "action_mask": mask}
