"""The generated pages of docs/reference are current; `make reference` writes them."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

import riftable
from tools import api_reference, cards, cli_reference, features


@pytest.mark.parametrize(
    "tool", [api_reference, cards, cli_reference, features], ids=lambda tool: tool.__name__
)
def test_generated_pages_are_current(tool: ModuleType) -> None:
    assert tool.PAGE.read_text(encoding="utf-8") == tool.page(), "run `make reference`"


def test_the_command_line_reference_has_defaults_bounds_and_both_forms_of_a_switch() -> None:
    page = cli_reference.page()
    assert "| `--port N` |" in page
    assert "| `8765` | 0 to 65535 |" in page
    assert "| `--browser/--no-browser` |" in page
    assert "| `$RIFTABLE_STORE` |" in page
    assert "| required |" in page


def test_a_signature_is_shown_as_it_is_called() -> None:
    page = api_reference.page()
    assert "\nrules(game: str, mode: str | None = None, **options: object) -> Rules\n" in page
    assert "\nnew(game: str, *, mode: str | None = None, " in page
    assert "**`push(line: str | int) -> list[Event]`**\n" in page
    assert "**`over: bool`**\n" in page  # a property has no parentheses


def test_the_examples_of_the_python_reference_run() -> None:
    result = doctest.testfile(
        str(api_reference.PAGE), module_relative=False, encoding="utf-8", globs={"riftable": riftable}
    )
    assert result.attempted >= 6
    assert result.failed == 0


def test_a_name_that_is_gone_is_reported() -> None:
    with pytest.raises(KeyError, match=r"riftable\.core\.game has no Vanished"):
        api_reference.definition("riftable.core.game", "Vanished")
