"""The shape of the house: who may import whom, docstrings, file lengths, no private paths."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"

GAMES = ("riftforce", "riffifi", "riftbound")

# A package imports only from itself and from those before it; games never import each other. "games" is the
# registry, "riftable" is src/riftable/__init__.py.
ORDER = (
    "core",
    "language",
    "gamekit",
    *(f"games.{game}" for game in GAMES),
    "games",
    "api",
    "riftable",
    "ai",
    "arena",
    "envs",
    "server",
    "cli",
    "__main__",
)

# Modules of a game that a higher package loads through the game's spec. They count as part of that package.
PLUG_INS = {
    "riftable.games.riftbound.decks.http": "server",
    "riftable.games.riftbound.decks.http_models": "server",
    "riftable.games.riftbound.decks.library": "server",
    "riftable.games.riftbound.decks.cli": "cli",
    "riftable.games.riftbound.decks.shown": "cli",
    "riftable.games.riftforce.rl.openspiel": "envs",
}

LONGEST = 500
SOURCE_SUFFIXES = {".py", ".pyi", ".c", ".h", ".cu", ".ts", ".js", ".svelte", ".css"}

# Written so that this file does not match itself.
HOME = re.compile(r"(?<![\w.])/(?:[h]ome|[U]sers)/\w|(?<![\w.-])/[r]oot(?![\w-])|\b[A-Z]:\\+[U]sers\\+\w")


def module_name(path: Path) -> str:
    """The dotted name of a file below src/."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def package_of(module: str) -> str:
    """The package of a dotted name: riftable.core.bag -> core, riftable.new -> riftable."""
    for plug_in, package in PLUG_INS.items():
        if module == plug_in or module.startswith(f"{plug_in}."):
            return package
    parts = module.split(".")
    game = ".".join(parts[1:3])
    if game in ORDER:
        return game
    return parts[1] if len(parts) > 1 and parts[1] in ORDER else "riftable"


class WithoutTypeChecking(ast.NodeTransformer):
    """Forgets what stands under `if TYPE_CHECKING:`, which nobody needs at run time."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        if ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}:
            return node.orelse or ast.Pass()
        return node


def imports(module: str, tree: ast.Module, *, is_package: bool = False) -> set[str]:
    """Every dotted name a module imports, wherever the statement stands, relative ones made absolute."""
    found: set[str] = set()
    here = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                found.update(alias.name for alias in names)
            case ast.ImportFrom(module=base, names=names, level=level):
                above = here[: len(here) - level + 1] if level else []
                origin = ".".join([*above, *([base] if base else [])])
                found.update(f"{origin}.{alias.name}" for alias in names)
            case ast.Call(func=function, args=[ast.Constant(value=str(name)), *_]):
                if ast.unparse(function) in {"import_module", "importlib.import_module", "__import__"}:
                    found.add(name)
            case _:
                pass
    return found


def complaints(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """What a module imports although the order of the house forbids it."""
    own = package_of(module)
    wrong = []
    for name in sorted(imports(module, ast.parse(source), is_package=is_package)):
        if name.split(".")[0] != "riftable":
            continue
        other = package_of(name)
        if own.startswith("games.") and other.startswith("games.") and own != other:
            wrong.append(f"{module} imports {name}: games never import each other")
        elif ORDER.index(other) > ORDER.index(own):
            wrong.append(f"{module} imports {name}: {other} comes after {own}")
    if own == "core":
        running = WithoutTypeChecking().visit(ast.parse(source))
        for name in sorted(imports(module, running, is_package=is_package)):
            if name.split(".")[0] not in sys.stdlib_module_names | {"riftable"}:
                wrong.append(f"{module} imports {name}: core needs the standard library only")
    return wrong


def too_long(text: str) -> bool:
    return len(text.splitlines()) > LONGEST


def undocumented(source: str) -> bool:
    return not ast.get_docstring(ast.parse(source))


def files_of_the_repository() -> list[Path]:
    """What git tracks or would track; every file but the generated ones where there is no git."""
    git = ["git", "-c", "safe.directory=*"]
    listing = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(git + listing, cwd=ROOT, check=True, capture_output=True).stdout.decode()
        paths = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        skipped = {".git", ".venv", "build", "dist", "__pycache__"}
        paths = [path for path in ROOT.rglob("*") if skipped.isdisjoint(path.relative_to(ROOT).parts)]
    return sorted(path for path in paths if path.is_file())


MODULES = sorted(SRC.rglob("*.py"))


def test_there_is_something_to_check() -> None:
    assert "riftable.core.machine" in {module_name(path) for path in MODULES}
    assert Path(__file__).resolve() in files_of_the_repository()


def test_every_package_has_its_place_in_the_order() -> None:
    homes = {path.relative_to(SRC / "riftable").parts[0].removesuffix(".py") for path in MODULES}
    assert homes - set(ORDER) <= {"__init__"}


def test_packages_import_only_from_those_above() -> None:
    wrong = [
        complaint
        for path in MODULES
        for complaint in complaints(
            module_name(path), path.read_text("utf-8"), is_package=path.stem == "__init__"
        )
    ]
    assert not wrong, "\n".join(wrong)


def test_every_module_opens_with_a_docstring() -> None:
    silent = [module_name(path) for path in MODULES if undocumented(path.read_text("utf-8"))]
    assert not silent, f"without a docstring: {silent}"


def test_no_source_file_is_too_long() -> None:
    tests = ROOT / "tests"
    generated = ROOT / "client" / "src" / "wire.ts"
    long = [
        str(path.relative_to(ROOT))
        for path in files_of_the_repository()
        if path.suffix in SOURCE_SUFFIXES
        and tests not in path.parents
        and path != generated
        and too_long(path.read_text("utf-8"))
    ]
    assert not long, f"more than {LONGEST} lines, please split: {long}"


def test_no_file_names_a_home_directory() -> None:
    leaks = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in files_of_the_repository()
        if (match := HOME.search(path.read_text("utf-8", errors="ignore")))
    ]
    assert not leaks, "\n".join(leaks)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("riftable.core.bag", "import riftable"),
        ("riftable.core.bag", "import rich"),
        ("riftable.core.bag", "from typing_extensions import override"),
        ("riftable.core.bag", "if TYPE_CHECKING:\n    import sys\nelse:\n    import numpy"),
        ("riftable.core.bag", "from riftable import new"),
        ("riftable.core.bag", "from riftable import games"),
        ("riftable.core.bag", "from riftable.games.riftforce.rules.guilds import FIRE"),
        ("riftable.core.bag", "from .. import games"),
        ("riftable.core.bag", "from ..games.riftforce.rules import guilds"),
        ("riftable.core.bag", "def late() -> None:\n    import riftable.ai.greedy"),
        ("riftable.core.bag", "if TYPE_CHECKING:\n    from riftable.cli import main"),
        ("riftable.core.bag", "importlib.import_module('riftable.server')"),
        ("riftable.gamekit.spec", "from riftable import games"),
        ("riftable.games.riffifi.rules.state", "from riftable.games.riftforce.rules.state import Rift"),
        ("riftable.games.riftforce.rules.state", "from riftable.games.riftbound import zones"),
        ("riftable.games.riftforce.rules.state", "from riftable.games import spec"),
        ("riftable.games.riftforce.speech.fr", "from ....ai import greedy"),
        ("riftable.games.riftbound.decks.seats", "from riftable.games.riftbound.decks import library"),
        ("riftable.games.riftforce.ui.terminal", "from riftable.games.riffifi.speech import speech"),
        ("riftable.games.riffifi.ui.terminal", "from riftable.cli.screen import Screen"),
        ("riftable.games.riftforce.ui.hints", "from riftable.ai.lookahead import look_ahead"),
        ("riftable.gamekit.presenter", "from riftable.games import presenter_of"),
        ("riftable.gamekit.presenter", "from riftable.server.protocol.parts import Ask"),
        ("riftable.ai.greedy", "import riftable.server.match.clock"),
        ("riftable.server.http.app", "from riftable.cli import main"),
        ("riftable.language.fluent", "from riftable.cli.main import run"),
        ("riftable", "from riftable.ai import greedy"),
    ],
)
def test_a_forbidden_import_is_noticed(module: str, source: str) -> None:
    assert complaints(module, source)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("riftable.core.bag", "import sys\nfrom collections.abc import Iterator\nfrom .rules import Ask"),
        ("riftable.core.bag", "from . import rules\nfrom riftable.core import machine"),
        ("riftable.core.bag", "if TYPE_CHECKING:\n    from mypy_extensions import i64\nelse:\n    i64 = int"),
        (
            "riftable.games.riftforce.rules.state",
            "from riftable.core.machine import Step\nfrom .guilds import FIRE",
        ),
        (
            "riftable.games.riftbound.cards.tokens",
            "from ..words import effects\nfrom ....core.bag import Bag",
        ),
        ("riftable.games.riftbound.decks.http", "from riftable.server.http.requests import route"),
        ("riftable.ai.greedy", "import riftable\nimport numpy\nfrom riftable import games, new"),
        ("riftable.cli.main", "from riftable.language.fluent import Texts\nimport typer"),
        ("riftable.games.riffifi.ui.terminal", "from riftable.gamekit.terminal import Terminal"),
        ("riftable.games.riffifi.ui.terminal", "from riftable.games.riffifi.speech import speech"),
        ("riftable.__main__", "from riftable.cli.main import run"),
        ("riftable", "from riftable import games\nfrom riftable.core.game import Game"),
    ],
)
def test_an_allowed_import_passes(module: str, source: str) -> None:
    assert not complaints(module, source)


def test_a_relative_import_in_a_package_starts_at_the_package() -> None:
    tree = ast.parse("from .bag import Bag")
    assert imports("riftable.core", tree, is_package=True) == {"riftable.core.bag.Bag"}
    assert imports("riftable.core", tree) == {"riftable.bag.Bag"}
    assert complaints("riftable.core", "from ..ai import greedy", is_package=True)


def test_a_silent_module_is_noticed() -> None:
    assert undocumented("import sys\n")
    assert undocumented("")
    assert not undocumented('"""Not responsible for anything."""\n')


def test_a_long_file_is_noticed() -> None:
    assert too_long("x\n" * 501)
    assert not too_long("x\n" * 500)


@pytest.mark.parametrize(
    "path", ["|home|ada|notes.txt", "(|Users|ada", "cd |root", "|root|x", "C:^Users^ada"]
)
def test_a_home_directory_is_noticed(path: str) -> None:
    assert HOME.search(path.replace("|", "/").replace("^", "\\"))


@pytest.mark.parametrize("text", ["~/.config/riftable", "https://example.org/root", "./home/x", "/rooted"])
def test_other_paths_are_no_home_directories(text: str) -> None:
    assert not HOME.search(text)
