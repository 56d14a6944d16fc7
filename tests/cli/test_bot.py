"""`riftable bot --account`: where the password comes from, and what is said if there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from tests.cli.helpers import Done, Person, cli

NO_PASSWORD = "there is no password for --account: type it, or set RIFTABLE_PASSWORD"


def command(tmp_path: Path) -> list[str]:
    """Return the arguments of a bot whose server does not answer."""
    session = str(tmp_path / "session")
    server = ["--server", "http://127.0.0.1:9", "--patience", "0", "--session", session]
    return ["bot", "random", *server, "--account", "Ada"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", NO_PASSWORD),
        ("fr", "passe de --account\u202f: tapez-le, ou définissez RIFTABLE_PASSWORD"),
        ("uk", "немає пароля для --account: введіть його або задайте RIFTABLE_PASSWORD"),
    ],
)
def test_without_any_input_the_missing_password_is_named(lang: str, said: str, tmp_path: Path) -> None:
    done = cli(*command(tmp_path), "--lang", lang)
    assert done.code == 2
    assert said in done.err
    assert done.err.count("\n") == 1


def test_closed_input_is_as_good_as_an_empty_one(tmp_path: Path) -> None:
    for arguments, code, said in (
        (command(tmp_path), 2, f"Error: {NO_PASSWORD}\n"),
        (["play", "--seed", "7"], 0, ""),
    ):
        done = subprocess.run(
            ["sh", "-c", 'exec "$0" -m riftable "$@" <&-', sys.executable, *arguments],
            check=False,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=300,
            env={**os.environ, "RIFTABLE_LANG": "en", "RIFTABLE_PASSWORD": ""},
        )
        assert (done.returncode, done.stderr) == (code, said)


def test_an_aborted_prompt_is_no_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def abort(_text: str, *, hide_input: bool) -> str:
        assert hide_input
        raise typer.Abort

    monkeypatch.setattr(Person, "isatty", lambda _self: True)
    monkeypatch.setattr(typer, "prompt", abort)
    assert cli(*command(tmp_path)) == Done(2, "", f"Error: {NO_PASSWORD}\n")


def test_a_password_may_come_through_a_pipe_or_the_environment(tmp_path: Path) -> None:
    for done in (
        cli(*command(tmp_path), typed=["correct horse"]),
        cli(*command(tmp_path), RIFTABLE_PASSWORD="correct horse"),
    ):
        assert "has not answered for 0 seconds" in done.err  # it was not asked for again
