"""Grammatical subjects and the verb forms that agree with them, for all languages."""

from __future__ import annotations

from typing import NamedTuple


class Subject(NamedTuple):
    """Players as the subject of a sentence: by name, and perhaps the reader."""

    names: tuple[str, ...]
    me: bool = False
    title: str = ""  # of a single subject without a name: the trainer


class Verb(NamedTuple):
    """The present tense of a verb: she, you, they. French and Ukrainian say you in the plural."""

    she: str
    you: str
    they: str

    def by(self, actors: Subject) -> str:
        """Return the form that agrees with a subject."""
        if actors.me:
            return self.you
        return self.she if actors.title or len(actors.names) == 1 else self.they
