"""Who did something, and the verb that goes with it. No words of any language."""

from __future__ import annotations

from typing import NamedTuple


class Party(NamedTuple):
    """Who did something: seats by name, and perhaps the reader. Names come as they are to be printed."""

    names: tuple[str, ...]
    me: bool = False
    title: str = ""  # of somebody without a name, alone: the trainer


class Verb(NamedTuple):
    """The present tense of a verb: she, you, they. French and Ukrainian say you in the plural."""

    she: str
    you: str
    they: str

    def by(self, who: Party) -> str:
        """The form that goes with its subject."""
        if who.me:
            return self.you
        return self.she if who.title or len(who.names) == 1 else self.they
