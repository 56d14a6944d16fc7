"""Grammatical subjects and the verb forms that agree with them, for all languages."""

from __future__ import annotations

from typing import NamedTuple


class Subject(NamedTuple):
    """Players as the subject of a sentence: by name, and perhaps the reader."""

    names: tuple[str, ...]
    me: bool = False
    title: str = ""  # of a single subject without a name: the trainer


class Verb(NamedTuple):
    """The present tense of a verb. The reader is addressed with the polite plural in French and Ukrainian."""

    third_singular: str
    you: str
    third_plural: str

    def by(self, actors: Subject) -> str:
        """Return the form that agrees with a subject."""
        if actors.me:
            return self.you
        return self.third_singular if actors.title or len(actors.names) == 1 else self.third_plural
