"""Write docs/reference/features.md: every feature of every game, from the encodings themselves."""

from __future__ import annotations

from pathlib import Path

import riftable
from riftable.envs.encoding import encoding_for
from riftable.gamekit.encoding import Encoding

PAGE = Path(__file__).resolve().parents[1] / "docs" / "reference" / "features.md"
HEAD = """# Features

What a learner sees, feature by feature. `make reference` writes this page from `riftable.envs`;
[Use Riftable as an RL environment](../how-to/use-rl-environments.md#features) explains how to use them. Every
number is from 0 to 1. Seats are counted from the observing one.
"""


def with_sizes(title: str, code: Encoding) -> str:
    """Return the section of a game whose layout depends on the mode only."""
    sizes = f"Version `{code.version}`, {code.size} numbers, {code.num_actions} actions."
    return f"## {title}\n\n{sizes}\n\n{code.markdown_table()}\n"


def without_sizes(title: str, code: Encoding, note: str) -> str:
    """Return the section of a game whose layout depends on more than the mode, without sizes."""
    rows = "\n".join(f"| `{feature.name}` | {feature.about} |" for feature in code.features)
    return f"## {title}\n\nVersion `{code.version}`. {note}\n\n| feature | what |\n|---|---|\n{rows}\n"


def page() -> str:
    """Return the whole page."""
    parts = [
        HEAD,
        with_sizes("Riftforce, duel and solo", encoding_for(riftable.rules("riftforce", "duel"))),
        with_sizes("Riftforce, team4", encoding_for(riftable.rules("riftforce", "team4"))),
        "In team3 there are three seats instead of four.\n",
        with_sizes("Riffifi, four players", encoding_for(riftable.rules("riffifi", players=4))),
        without_sizes(
            "Riftbound",
            encoding_for(riftable.rules("riftbound", "duel")),
            "Sizes depend on the mode and on the cards of the decks; `encoding_for(rules).markdown_table()` "
            "shows them.",
        ),
    ]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
