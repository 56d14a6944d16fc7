"""Write docs/reference/cli.md: every command and option of `riftable`, from the parser and the help texts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from typer.core import TyperArgument, TyperCommand, TyperOption

from riftable.cli.games import flags, help_text
from riftable.cli.main import commands as all_commands
from riftable.language.fluent import Texts

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "reference" / "cli.md"
EVERYWHERE: Final = {"--help", "--lang"}  # options that every command has
HEAD: Final = """# Command line

Generated from the program itself by `make reference`. `riftable COMMAND --help` shows the same in your
language.

The exit status is 0, or 2 with one line on stderr if the command could not be understood or run.
`riftable verify` exits with 1 if a record does not verify.

"""
OPTIONS_OF_RULES: Final = """## Options of the rules

`riftable play` and `riftable arena` take these options of the games, and any other with
`--option NAME=VALUE`. Defaults are those of the rules: see [Riftforce](notation.md#positions),
[Riffifi](notation.md#positions-1) and [Riftbound](riftbound.md#modes-and-options). `--players` of `arena`
names the bots instead; use `--option players=3` there.

"""


def cell(text: str) -> str:
    """Return text for a cell of a Markdown table."""
    return text.replace("|", "\\|")


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Return a Markdown table, or nothing if it has no rows."""
    if not rows:
        return ""
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join(f"| {' | '.join(cell(text) for text in line)} |\n" for line in lines) + "\n"


def spelling(option: TyperOption) -> str:
    """Return an option as it is typed, with both forms of a switch."""
    names = ", ".join(option.opts) + "".join(f"/{name}" for name in option.secondary_opts)
    return f"`{names} {option.metavar}`" if option.metavar else f"`{names}`"


def default(option: TyperOption) -> str:
    """Return the default of an option as text, with the environment variable that may set it."""
    if option.required:
        return "required"
    if isinstance(option.default, bool):
        text = ("`" + option.opts[0] + "`" if option.default else "") if option.secondary_opts else ""
    else:
        text = f"`{option.default}`" if option.default not in (None, "") else ""
    env = f"`${option.envvar}`" if isinstance(option.envvar, str) else ""
    return ", else ".join(filter(None, [env, text]))


def bounds(option: TyperOption) -> str:
    """Return what the values of an option are limited to, and whether it can be repeated."""
    notes = []
    if option.min is not None and option.max is not None:
        notes.append(f"{option.min} to {option.max}")
    elif option.min is not None:
        notes.append(f"at least {option.min}")
    if option.multiple:
        notes.append("repeatable")
    return "; ".join(notes)


def options_table(options: list[TyperOption], texts: Texts) -> str:
    """Return the table of some options."""
    rows = [(spelling(one), help_text(texts, one.help or ""), default(one), bounds(one)) for one in options]
    return table(("option", "meaning", "default", "values"), rows)


def options_of(command: TyperCommand) -> list[TyperOption]:
    """Return the options of a command, without arguments."""
    return [one for one in command.params if isinstance(one, TyperOption)]


def is_of_rules(option: TyperOption) -> bool:
    """Return whether a game brings this option; a command may have another of the same name."""
    return any((option.name, option.help) == (flag.name, flag.key) for flag in flags())


def section(name: str, command: TyperCommand, texts: Texts) -> str:
    """Return the section of one command; options of the rules are described once, elsewhere."""
    arguments = [one for one in command.params if isinstance(one, TyperArgument)]
    usage = " ".join(["riftable", name, "[OPTIONS]", *(one.metavar or "" for one in arguments)])
    options = options_of(command)
    own = [one for one in options if not is_of_rules(one) and not EVERYWHERE & set(one.opts)]
    parts = [
        f"## `riftable {name}`\n\n{help_text(texts, command.help or '')}.\n\n```\n{usage}\n```\n\n",
        table(
            ("argument", "meaning"),
            [(f"`{one.metavar}`", help_text(texts, one.help or "")) for one in arguments],
        ),
        options_table(own, texts),
    ]
    if any(is_of_rules(one) for one in options):
        parts.append("It also takes the [options of the rules](#options-of-the-rules).\n\n")
    return "".join(parts)


def page() -> str:
    """Return the whole page."""
    texts = Texts("en")
    group = all_commands()
    commands = {name: one for name, one in group.commands.items() if isinstance(one, TyperCommand)}
    contents = [
        (f"[`riftable {name}`](#riftable-{name})", help_text(texts, command.help or ""))
        for name, command in commands.items()
    ]
    everywhere = [one for one in group.params if isinstance(one, TyperOption)]
    of_rules = [one for one in options_of(commands["play"]) if is_of_rules(one)]
    parts = [
        HEAD,
        table(("command", "what it does"), contents),
        "Options of every command (`--version` only without a command):\n\n",
        table(
            ("option", "meaning"), [(spelling(one), help_text(texts, one.help or "")) for one in everywhere]
        ),
        *(section(name, command, texts) for name, command in commands.items()),
        OPTIONS_OF_RULES,
        table(("option", "meaning"), [(spelling(one), help_text(texts, one.help or "")) for one in of_rules]),
    ]
    return "".join(parts).rstrip("\n") + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
