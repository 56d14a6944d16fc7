"""Write docs/reference/python-api.md: the public classes and functions, from their signatures and docstrings.

It reads the sources and imports nothing, so the page is the same with a compiled engine.
"""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "reference" / "python-api.md"
HEAD: Final = """# Python API

The public modules, generated from their docstrings by `make reference`. The package is typed. What is not
listed here may change without notice.

"""
# Module, what it is for, and its public names in the order of the page; without any, its docstring is shown.
MODULES: Final = [
    ("riftable", "Start, set up and load games.", ["new", "rules", "position", "load", "replay"]),
    ("riftable.core.game", "A game in progress, with its record and undo.", ["Game", "Moves"]),
    ("riftable.core.rules", "What every game promises its callers.", ["Rules", "View"]),
    ("riftable.core.machine", "Positions and questions.", ["Ask", "State"]),
    ("riftable.core.view_codec", "Views as JSON.", ["encode_view", "decode_view", "BadView"]),
    ("riftable.core.record", "Recorded games.", ["Record", "read_record"]),
    ("riftable.core.rng", "Reproducible random numbers.", ["Rng"]),
    ("riftable.core.playout", "Random play.", ["playout"]),
    ("riftable.core.errors", "Exceptions.", ["RiftableError", "BadOption", "BadNotation", "IllegalMove"]),
    ("riftable.core.error_messages", "Messages of errors.", ["ErrorMessage", "AnyOf", "LocalizedValue"]),
    ("riftable.gamekit.bot", "What a bot is.", ["Bot"]),
    ("riftable.ai.registry", "Bots by name.", ["find_bot"]),
    ("riftable.remote.connection", "A server elsewhere.", ["Connection"]),
    ("riftable.remote.runner", "Games of a bot on it.", ["Runner", "NewTables", "Invitation"]),
    ("riftable.remote.table_player", "One of them.", ["TablePlayer", "FinishedGame", "rules_of_table"]),
    ("riftable.ai.review", "Analysis of a recorded game.", ["review", "Review", "Decision"]),
    ("riftable.games", "The registry of games.", ["names", "spec", "specs", "enable_only"]),
    ("riftable.gamekit.spec", "What a game offers.", ["GameSpec", "Lazy", "lazy", "Flag"]),
    ("riftable.envs.encoding", "The encoding of a game.", ["encoding_for"]),
    ("riftable.gamekit.encoding", "Views as arrays.", ["Encoding", "Feature"]),
    ("riftable.envs.pettingzoo", "PettingZoo environments.", ["env", "raw_env"]),
    ("riftable.envs.gymnasium", "Gymnasium environments.", ["SeatEnv"]),
    ("riftable.envs.openspiel", "OpenSpiel games, registered on import.", []),
    ("riftable.envs.export", "Games as tables.", ["export"]),
]  # fmt: skip
# Examples with a real game, by name of a function or class. The package itself names no game.
EXAMPLES: Final = {
    "new": """\
>>> game = riftable.new("riftforce", draft="beyond", seed=7)
>>> game.seat, len(game.moves)
(0, 8)
""",
    "Game": """\
>>> game = riftable.new("riftforce", guilds="fire ice light water / air plant sand star", first=0, seed=7)
>>> game.moves
<Moves play activate>
>>> events = game.push("play light6 @1 ice6 @2 stop")
>>> game.seat
1
""",
}
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


def source_of(module: str) -> str:
    """Return the source of a module or package."""
    path = ROOT / "src" / Path(*module.split("."))
    file = path.with_suffix(".py")
    return (file if file.exists() else path / "__init__.py").read_text(encoding="utf-8")


def doc(node: Function | ast.ClassDef | ast.Module) -> str:
    """Return the docstring of a node as Markdown, or nothing."""
    found = ast.get_docstring(node)
    return f"{inspect.cleandoc(found)}\n\n" if found else ""


def parameter(one: ast.arg, default: ast.expr | None, stars: str = "") -> str:
    """Return one parameter of a signature."""
    annotation = f": {ast.unparse(one.annotation)}" if one.annotation is not None else ""
    if default is None:
        return f"{stars}{one.arg}{annotation}"
    equals = " = " if annotation else "="
    return f"{one.arg}{annotation}{equals}{ast.unparse(default)}"


def signature(function: Function, *, method: bool = False) -> str:
    """Return the signature of a function as it is called: that of a method has no `self`."""
    found = function.args
    names = [*found.posonlyargs, *found.args]
    defaults = [None] * (len(names) - len(found.defaults)) + list(found.defaults)
    shown = [parameter(one, default) for one, default in zip(names, defaults, strict=True)][int(method) :]
    if found.vararg is not None:
        shown.append(parameter(found.vararg, None, "*"))
    elif found.kwonlyargs:
        shown.append("*")
    shown += [parameter(*pair) for pair in zip(found.kwonlyargs, found.kw_defaults, strict=True)]
    if found.kwarg is not None:
        shown.append(parameter(found.kwarg, None, "**"))
    returned = f" -> {ast.unparse(function.returns)}" if function.returns is not None else ""
    return f"{function.name}({', '.join(shown)}){returned}"


def is_public(name: str) -> bool:
    """Return whether a name is for callers."""
    return not name.startswith("_")


def fields(node: ast.ClassDef, lines: list[str]) -> str:
    """Return the annotated attributes of a class, with the comments beside them."""
    rows = []
    for one in node.body:
        if (
            not isinstance(one, ast.AnnAssign)
            or not isinstance(one.target, ast.Name)
            or not is_public(one.target.id)
        ):
            continue
        end = lines[(one.end_lineno or one.lineno) - 1][one.end_col_offset or 0 :]
        comment = end.partition("# ")[2].partition("  # ")[0].strip()
        if one.target.id == "metadata":
            continue  # what the libraries of environments want to know
        default = f" = {ast.unparse(one.value)}" if one.value is not None else ""
        about = f": {comment}" if comment and not comment.startswith(("type:", "noqa")) else ""
        rows.append(f"- `{one.target.id}: {ast.unparse(one.annotation)}{default}`{about}\n")
    return "".join(rows) + ("\n" if rows else "")


def methods(node: ast.ClassDef) -> str:
    """Return the public methods and properties of a class that have a docstring."""
    parts = []
    for one in node.body:
        if not isinstance(one, Function) or not is_public(one.name) or not doc(one):
            continue
        is_property = any(ast.unparse(use) in ("property", "cached_property") for use in one.decorator_list)
        if is_property:
            returned = f": {ast.unparse(one.returns)}" if one.returns is not None else ""
            shown = f"{one.name}{returned}"
        else:
            shown = signature(one, method=True)
        parts.append(f"**`{shown}`**\n\n{doc(one)}")
    return "".join(parts)


def constructor(node: ast.ClassDef) -> str:
    """Return how a class is called, if it defines that itself."""
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and one.name == "__init__":
            call = signature(one, method=True).replace("__init__", node.name, 1).removesuffix(" -> None")
            return f"```\n{call}\n```\n\n{doc(one)}"
    return ""


def entry(node: Function | ast.ClassDef, lines: list[str]) -> str:
    """Return the section of a class or function, with its example."""
    example = f"```python\n{EXAMPLES[node.name]}\n```\n\n" if node.name in EXAMPLES else ""
    about = doc(node) + example
    if isinstance(node, ast.ClassDef):
        return f"### {node.name}\n\n{constructor(node)}{about}{fields(node, lines)}{methods(node)}"
    return f"### {node.name}\n\n```\n{signature(node)}\n```\n\n{about}"


def definition(module: str, name: str) -> tuple[Function | ast.ClassDef, list[str]]:
    """Return where a module defines a name, or the module it imports it from, and that source's lines."""
    source = source_of(module)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.name == name:
            return node, source.splitlines()
        if isinstance(node, ast.ImportFrom) and node.module and any(one.name == name for one in node.names):
            return definition(node.module, name)
    raise KeyError(f"{module} has no {name}")


def section(module: str, about: str, names: list[str]) -> str:
    """Return the section of a module."""
    entries = [entry(*definition(module, name)) for name in names] or [doc(ast.parse(source_of(module)))]
    return f"## {module}\n\n{about}\n\n{''.join(entries)}"


def page() -> str:
    """Return the whole page."""
    return (HEAD + "".join(section(*one) for one in MODULES)).rstrip("\n") + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
