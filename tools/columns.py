"""Write columns_derived.py of Riftbound from the declarations in columns.py (`make columns`).

A search copies positions all the time. In the compiled engine one plain assignment for each column is the
fastest way, so the assignments are written out. Starting and copying set the attributes in the same order,
because Python finds attributes faster in objects that all got them in one order. A test checks that the file
is up to date.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).resolve().parents[1] / "src" / "riftable" / "games" / "riftbound" / "rules"
SOURCE: Final = FOLDER / "columns.py"
TARGET: Final = FOLDER / "columns_derived.py"

FIXED: Final = ("config", "cards")  # the same in all positions of a rule-book
MARKS: Final = ("MATCH", "OBJECT", "PRIVATE", "SHARED")
NUMBERS: Final = {"i64": "s.{}", "bool": "int(s.{})"}  # type -> how it becomes a number
STARTS: Final = {"i64": "0", "bool": "False"}  # type -> value where the declaration says none
# Function -> the type of the columns that it lists, and what it says about them.
LISTS: Final = {
    "int_columns": ("list[int]", "lists of numbers"),
    "nested_columns": ("list[list[int]]", "lists of lists of numbers"),
    "bag_columns": ("list[Bag]", "lists of bags"),
    "pile_columns": ("list[Pile]", "lists of piles"),
}
# What `row` turns into numbers by itself, because an entry is an object.
OBJECTS: Final = ("list[Item]", "list[Effect]")

HEAD: Final = '''"""What is done with every column of a position.

Generated from `columns` by `make columns`. Do not edit.
"""

from __future__ import annotations

from riftable.core.bag import EMPTY_BAG, Bag, Pile
from riftable.games.riftbound.rules.columns import GONE, Columns
from riftable.games.riftbound.rules.ids import NO_STAGE, NUM_DOMAINS, POOL, SET_UP'''


class Column(NamedTuple):
    """A column as it is declared."""

    name: str
    type: str
    start: str  # its value before a game
    marks: frozenset[str]

    @property
    def copied(self) -> str:
        """The expression for the value that a copy of `s` gets."""
        value = f"s.{self.name}"
        if self.type in NUMBERS or "SHARED" in self.marks:
            return value
        return f"[item.copy() for item in {value}]" if self.type == "list[Item]" else f"{value}[:]"


def declared(source: str) -> list[Column]:
    """Return the columns of the class `Columns`, in order; ValueError for unknown types and marks."""
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    body = next(node.body for node in classes if node.name == "Columns")
    lines = [node for node in body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
    return [column(node) for node in lines if ast.unparse(node.target) not in FIXED]


def column(node: ast.AnnAssign) -> Column:
    """Return the column that a declaration describes."""
    name, kind, rest = ast.unparse(node.target), node.annotation, list[ast.expr]()
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "Annotated":
        assert isinstance(kind.slice, ast.Tuple)
        kind, *rest = kind.slice.elts
    type_ = ast.unparse(kind)
    if type_ not in (*NUMBERS, *OBJECTS, *(of for of, _ in LISTS.values())):
        raise ValueError(f"column “{name}”: tools/columns.py does not know what to do with {type_}")
    start = STARTS.get(type_, "[]")
    match rest:
        case [ast.Constant(value=str(start)), *rest]:
            pass
    marks = frozenset(ast.unparse(mark) for mark in rest)
    if not marks <= set(MARKS):
        raise ValueError(f"column “{name}”: a mark is one of {', '.join(MARKS)}, a value is a string")
    return Column(name, type_, start, marks)


def derived(columns: list[Column]) -> str:
    """Return the text of the generated module."""
    public = [one for one in columns if "PRIVATE" not in one.marks]
    game = [one for one in columns if "MATCH" not in one.marks]
    numbers = [NUMBERS[one.type].format(one.name) for one in columns if one.type in NUMBERS]
    rows = [f"s.{one.name}" for one in columns if "OBJECT" in one.marks]
    parts = [
        HEAD,
        *started("start_match", "Set all columns to their values before a match.", columns),
        *started(
            "start_game",
            "Set all columns but those that last for a match to their values before a game.",
            game,
        ),
        *copied("copy_columns", "Copy all columns; changing `twin` then leaves `s` as it is.", columns),
        *copied("copy_public", "Copy the columns that all players see, and no others.", public),
        *listed("scalars", "list[int]", "Return the columns that are a single number, as numbers.", numbers),
        *listed(
            "object_columns", "list[list[int]]", "Return the columns with an entry for each object.", rows
        ),
    ]
    for name, (type_, about) in LISTS.items():
        found = [f"s.{one.name}" for one in columns if one.type == type_]
        parts += listed(name, f"list[{type_}]", f"Return the columns that are {about}.", found)
    return "\n".join(parts)


def started(name: str, about: str, columns: list[Column]) -> Iterator[str]:
    """Yield the lines of a function that sets columns to their first values."""
    yield f'\n\ndef {name}(s: Columns) -> None:\n    """{about}"""'
    yield "    config = s.config"
    yield "    players, fields = config.players, config.fields"
    yield "    rows = players + fields"
    yield from (f"    s.{one.name} = {one.start}" for one in columns)


def copied(name: str, about: str, columns: list[Column]) -> Iterator[str]:
    """Yield the lines of a function that copies columns from one position to another."""
    yield f'\n\ndef {name}(s: Columns, twin: Columns) -> None:\n    """{about}"""'
    yield from (f"    twin.{one.name} = {one.copied}" for one in columns)


def listed(name: str, type_: str, about: str, values: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a function that lists columns."""
    yield f'\n\ndef {name}(s: Columns) -> {type_}:\n    """{about}"""\n    return ['
    yield from (f"        {value}," for value in values)
    yield "    ]"


if __name__ == "__main__":
    TARGET.write_text(derived(declared(SOURCE.read_text(encoding="utf-8"))) + "\n", encoding="utf-8")
