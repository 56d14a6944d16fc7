"""RequestRefused: why something is not done, as data; said in the reader's language when it is sent."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from riftable.core.refusal import Refusal
from riftable.core.rules import Rules
from riftable.games import presenter_of
from riftable.language.fluent import Texts
from riftable.server.storage.interface import Trouble


class RequestRefused(Exception):
    """Nothing has changed. `why` is a reason of the rules; other keys have a sentence `refused-KEY`."""

    def __init__(
        self,
        key: str,
        status: int = 409,
        why: Refusal | None = None,
        told: Callable[[str], str] | None = None,
        **values: str | int,
    ) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.why = why
        self.told = told  # more than a sentence by the key can say, in a language; "" if there is no more
        self.values = values
        self.rules: Rules | None = None

    def text(self, lang: str) -> str:
        """The sentence."""
        if self.why is not None and self.rules is not None:
            presenter = presenter_of(self.rules, lang)
            return presenter.tie(presenter.refusal(self.why))
        more = "" if self.told is None else self.told(lang)
        return more or texts(lang)(f"refused-{self.key.replace('_', '-')}", **self.values)


def by_rules(why: Refusal) -> RequestRefused:
    """A refusal for a reason of the rules."""
    return RequestRefused(why.key, 409, why)


def by_store(trouble: Trouble) -> RequestRefused:
    """A refusal because nothing could be written, or read."""
    match trouble.kind:
        case "full":
            return RequestRefused("store_full", 503)
        case "readonly":
            return RequestRefused("store_readonly", 503)
        case "locked":
            return RequestRefused("store_locked", 503)
        case "damaged":
            return RequestRefused("store_damaged", 500)
        case _:
            return RequestRefused("store", 503)


@cache
def texts(lang: str) -> Texts:
    """The server's own sentences in a language."""
    return Texts(lang, "server")
