"""RequestRefused: why a command or a request is not carried out, as data.

`riftable.server.texts` puts it into words, in the language of the client.
"""

from __future__ import annotations

from collections.abc import Callable

from riftable.core.refusal import Refusal
from riftable.core.rules import Rules


class RequestRefused(Exception):
    """A command or request was refused; nothing has changed.

    `key` names the reason and is sent to the client. `status` is the HTTP status. `reason` is given where the
    rules of the game refuse; `rules` are those it is worded by. `details` words, in a language, what a
    sentence per key cannot say; it returns "" if there is nothing to add. `values` go into the sentence.
    """

    def __init__(
        self,
        key: str,
        status: int = 409,
        reason: Refusal | None = None,
        details: Callable[[str], str] | None = None,
        **values: str | int,
    ) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.reason = reason
        self.details = details
        self.values = values
        self.rules: Rules | None = None


def refused_by_rules(reason: Refusal) -> RequestRefused:
    """Return the refusal for a reason of the rules."""
    return RequestRefused(reason.key, 409, reason)
