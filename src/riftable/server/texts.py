"""Words of the server: its own sentences, and refusals in the language of the client."""

from __future__ import annotations

from functools import cache

from riftable.games import presenter_of
from riftable.language.fluent import Texts
from riftable.server.match.refusals import RequestRefused


@cache
def server_texts(lang: str) -> Texts:
    """Return the server's own sentences in a language."""
    return Texts(lang, "server")


def refusal_text(refusal: RequestRefused, lang: str) -> str:
    """Return the sentence that tells a client why their request was refused."""
    if refusal.reason is not None and refusal.rules is not None:
        presenter = presenter_of(refusal.rules, lang)
        return presenter.tie(presenter.refusal(refusal.reason))
    details = "" if refusal.details is None else refusal.details(lang)
    return details or server_texts(lang)(f"refused-{refusal.key.replace('_', '-')}", **refusal.values)
