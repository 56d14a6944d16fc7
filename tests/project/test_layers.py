"""The shape of the sources: imports, docstrings, file lengths, no private paths."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"

MAX_LINES = 500
SOURCE_SUFFIXES = {".py", ".pyi", ".c", ".h", ".cu", ".ts", ".js", ".svelte", ".css"}

# Written so that this file does not match itself.
HOME = re.compile(r"(?<![\w.])/(?:[h]ome|[U]sers)/\w|(?<![\w.-])/[r]oot(?![\w-])|\b[A-Z]:\\+[U]sers\\+\w")


def module_name(path: Path) -> str:
    """Return the dotted name of a file below src/."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


class WithoutTypeChecking(ast.NodeTransformer):
    """Removes the code under `if TYPE_CHECKING:`, which is not imported at run time."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        if ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}:
            return node.orelse or ast.Pass()
        return node


def foreign_imports(source: str) -> list[str]:
    """Return the top-level packages that a source imports besides the standard library and Riftable."""
    found: set[str] = set()
    for node in ast.walk(WithoutTypeChecking().visit(ast.parse(source))):
        match node:
            case ast.Import(names=names):
                found.update(alias.name for alias in names)
            case ast.ImportFrom(module=str(base), level=0):
                found.add(base)
            case ast.Call(func=function, args=[ast.Constant(value=str(name)), *_]):
                if ast.unparse(function) in {"import_module", "importlib.import_module", "__import__"}:
                    found.add(name)
            case _:
                pass
    return sorted({name.split(".")[0] for name in found} - sys.stdlib_module_names - {"riftable"})


def too_long(text: str) -> bool:
    return len(text.splitlines()) > MAX_LINES


def undocumented(source: str) -> bool:
    return not ast.get_docstring(ast.parse(source))


def files_of_the_repository() -> list[Path]:
    """Return the files that git tracks or would track; without git, all but generated ones."""
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


def test_core_needs_the_standard_library_only() -> None:
    found = {
        module_name(path): foreign_imports(path.read_text("utf-8"))
        for path in sorted((SRC / "riftable" / "core").glob("*.py"))
    }
    assert not any(found.values()), found


def test_every_module_opens_with_a_docstring() -> None:
    undocumented_modules = [module_name(path) for path in MODULES if undocumented(path.read_text("utf-8"))]
    assert not undocumented_modules, f"without a docstring: {undocumented_modules}"


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
    assert not long, f"more than {MAX_LINES} lines, please split: {long}"


def test_no_file_names_a_home_directory() -> None:
    leaks = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in files_of_the_repository()
        if (match := HOME.search(path.read_text("utf-8", errors="ignore")))
    ]
    assert not leaks, "\n".join(leaks)


@pytest.mark.parametrize(
    "source",
    [
        "import rich",
        "from typing_extensions import override",
        "def late() -> None:\n    import numpy",
        "if TYPE_CHECKING:\n    import sys\nelse:\n    import numpy",
        "importlib.import_module('numpy')",
    ],
)
def test_a_foreign_import_in_the_core_is_noticed(source: str) -> None:
    assert foreign_imports(source)


@pytest.mark.parametrize(
    "source",
    [
        "import sys\nfrom collections.abc import Iterator\nfrom riftable.core.rules import Ask",
        "from . import rules\nfrom .rules import Ask",
        "if TYPE_CHECKING:\n    from mypy_extensions import i64\nelse:\n    i64 = int",
    ],
)
def test_an_allowed_import_in_the_core_passes(source: str) -> None:
    assert not foreign_imports(source)


# Imports that break the contracts of pyproject.toml, by the module they are added to.
FORBIDDEN = {
    "riftable.core.bag": "from riftable.games import spec",
    "riftable.core.rng": "def late() -> None:\n    import riftable.ai.greedy",
    "riftable.gamekit.spec": "from riftable.server.protocol import parts",
    "riftable.language.fluent": "from riftable.cli.main import run",
    "riftable.ai.greedy": "import riftable.server.match.clock",
    "riftable.server.http.app": "from riftable.cli import main",
    "riftable.server.match.clock": "import asyncio",
    "riftable.games.riffifi.rules.state": "from riftable.games.riftforce.rules.state import Rift",
    "riftable.games.riffifi.rules.turn": "from riftable.games.riffifi.speech import speech",
    "riftable.games.riftforce.speech.en.log": "from riftable.games.riftforce.rulebook import Riftforce",
    "riftable.games.riftforce.ui.hints": "from riftable.games import presenter_of",
    "riftable.games.riftbound.decks.seats": "from riftable.games.riftbound.decks import library",
    "riftable.games.riftbound.rules.mutations": "from riftable.games.riftbound.rules import chain",
}


def test_contracts_hold_and_notice_forbidden_imports(tmp_path: Path) -> None:
    """Run import-linter on the sources, and on a copy with forbidden imports."""

    def lint(folder: Path) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()"]
        options = ["--no-cache", "--no-logo", "--config", str(ROOT / "pyproject.toml")]
        environment = {**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "1000"}
        return subprocess.run(
            command + options, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )

    clean = lint(SRC)
    assert clean.returncode == 0, clean.stdout + clean.stderr
    for path in MODULES:
        copy = tmp_path / path.relative_to(SRC)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    for module, source in FORBIDDEN.items():
        with Path(tmp_path, *module.split(".")).with_suffix(".py").open("a", encoding="utf-8") as file:
            file.write(f"\n{source}\n")
    broken = lint(tmp_path)
    assert broken.returncode == 1, broken.stderr
    names = [contract["name"] for contract in contracts()]
    kept = [name for name in names if f"{name} BROKEN" not in broken.stdout]
    unnoticed = [module for module in FORBIDDEN if module not in broken.stdout]
    assert not kept, f"no forbidden import breaks {kept}"
    assert set(unnoticed) <= {"riftable.games.riftbound.rules.mutations"}, unnoticed  # cycles name packages
    assert "No cycles are allowed in riftable.games.riftbound.rules." in broken.stdout


def contracts() -> list[dict[str, str]]:
    """Return the contracts of [tool.importlinter]."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: list[dict[str, str]] = settings["tool"]["importlinter"]["contracts"]
    return found


def test_a_module_without_docstring_is_noticed() -> None:
    assert undocumented("import sys\n")
    assert undocumented("")
    assert not undocumented('"""A module."""\n')


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
