"""Interface strings, taken apart for tests."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, ast

from riftable.language.fluent import source


def messages(lang: str, part: str = "") -> dict[str, str]:
    """Each key with what stands behind it."""
    text = source(lang, part)
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            found[entry.id.name] = text[entry.span.start : entry.span.end].partition("=")[2]
    return found


def variables(text: str) -> set[str]:
    """What is to be filled in."""
    return set(re.findall(r"\$(\w+)", text))
