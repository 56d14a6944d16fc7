"""The files, classes and functions that the documentation names in backticks exist."""

from __future__ import annotations

import ast
import importlib
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Generated pages are compared with their source elsewhere. The changelog names what earlier versions had.
UNCHECKED = {"CHANGELOG.md", "cards.md", "cli.md", "features.md", "python-api.md"}
PAGES = [
    page
    for page in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/**/*.md")])
    if page.name not in UNCHECKED
]
FOLDERS = ("src", "tests", "tools", "bench", "deploy", "docs", "client", "requirements")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`]+)`")
NAME_IN_FILE = re.compile(r"`([A-Za-z_]\w*)`\s+(?:in|of)\s+`([\w/.<>-]+\.(?:py|ts|toml))`")

SUFFIXES = "css|ftl|html|js|json|lock|md|npz|py|svelte|svg|toml|ts"
FILE = re.compile(rf"[\w./<>*{{}},-]+\.(?:{SUFFIXES})")
FOLDER = re.compile(r"\w[\w./<>-]*/")
MODULE = re.compile(r"(riftable(?:\.\w+)+)(?:\(.*\))?")
MEMBER = re.compile(r"([A-Z]\w*[a-z]\w*)\.([A-Za-z_]\w*)\b.*")
CALL = re.compile(r"(?:\w+\.)*([A-Za-z_]\w*)\(.*\)")
NAME = re.compile(r"[A-Z][a-z]\w+|[a-z]+_\w+|[a-z]+[A-Z]\w+|[A-Z]+_[A-Z_]+")

# What readers write themselves, what programs write, and what belongs to other programs.
NOT_OURS = {
    "*.dist-info/sboms/riftable.cdx.json",
    "gymnasium.make",
    "gymnasium.make_vec",
    "language/de.py",
    "language/table_talk/de.py",
    "leaderboard.json",
    "leaderboard.md",
    "lessons.md",
    "mybot.py",
    "net.npz",
    "net.svg",
    "pettingzoo.make",
    "pg_dump",
    "print",
    "pyspiel.load_game",
    "python_team_dominoes",
    "riftable.bots",
    "riftable.db",
    "riftable.export",
    "secure_delete",
}

CLASS_IN_TYPESCRIPT = re.compile(
    r"^export (?:interface|class) (\w+)[^{]*\{\n(.*?)^\}", re.MULTILINE | re.DOTALL
)
MEMBER_IN_TYPESCRIPT = re.compile(r"^  (?:async |get |set |readonly )*(\w+)\??[:(<= ]", re.MULTILINE)
COMMENT_IN_TYPESCRIPT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


@cache
def files() -> frozenset[str]:
    """The paths of all files of the project, from its root."""
    found = [path for path in ROOT.iterdir() if path.is_file()]
    for folder in FOLDERS:
        below = [path for path in (ROOT / folder).iterdir() if path.name != "node_modules"]
        found += [path for path in below if path.is_file()]
        found += [path for inner in below for path in inner.rglob("*") if path.is_file()]
    return frozenset(f"/{path.relative_to(ROOT).as_posix()}" for path in found)


@cache
def folders() -> frozenset[str]:
    """The paths of all folders of the project, each with a slash at its end."""
    return frozenset(path[: i + 1] for path in files() for i, sign in enumerate(path) if sign == "/")


def path_pattern(path: str) -> re.Pattern[str]:
    """What the end of a path must match: `<game>` and `*` are any name, `{a,b}` is one of them."""
    pattern = re.sub(r"<\w+>|\*", "ANY", path)
    pattern = re.escape(pattern).replace("ANY", "[^/]+")
    pattern = re.sub(r"\\\{(.*?)\\\}", lambda match: f"(?:{match[1].replace(',', '|')})", pattern)
    return re.compile(rf"/{pattern}")


def matching(path: str, among: frozenset[str]) -> list[str]:
    pattern = path_pattern(path)
    return [one for one in sorted(among) if any(pattern.fullmatch(one, at) for at in slashes(one))]


def slashes(path: str) -> list[int]:
    return [at for at, sign in enumerate(path) if sign == "/"]


class Names:
    """What the sources define and mention."""

    def __init__(self) -> None:
        self.callables: set[str] = set()
        self.members: dict[str, set[str]] = defaultdict(set)  # by class
        self.bases: dict[str, set[str]] = defaultdict(set)
        self.all: set[str] = set()

    def read_python(self, text: str) -> None:
        for node in ast.walk(ast.parse(text)):
            for field in ("id", "attr", "arg", "name"):
                name = getattr(node, field, None)
                if isinstance(name, str):
                    self.all.add(name)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
                self.all.add(node.value)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                self.callables.add(node.name)
            elif isinstance(node, ast.ClassDef):
                self.callables.add(node.name)
                self.read_class(node)

    def read_class(self, node: ast.ClassDef) -> None:
        found = self.members[node.name]
        for base in node.bases:
            plain = base.value if isinstance(base, ast.Subscript) else base
            self.bases[node.name].add(ast.unparse(plain).rpartition(".")[2])
        for one in ast.walk(node):
            if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
                found.add(one.name)
            elif isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store):
                found.add(one.id)
            elif isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store):
                found.add(one.attr)

    def read_typescript(self, text: str) -> None:
        text = COMMENT_IN_TYPESCRIPT.sub("", text)
        words = re.findall(r"[A-Za-z_]\w*", text)
        self.all.update(words)
        self.callables.update(re.findall(r"([A-Za-z_]\w*)\s*[(<]", text))
        for name, body in CLASS_IN_TYPESCRIPT.findall(text):
            self.members[name].update(MEMBER_IN_TYPESCRIPT.findall(body))

    def has_member(self, owner: str, member: str) -> bool:
        return member in self.members[owner] or any(
            self.has_member(base, member) for base in self.bases[owner] if base in self.members
        )


@cache
def names() -> Names:
    found = Names()
    for path in sorted(files()):
        file = ROOT / path[1:]
        if file.suffix == ".py" and file != Path(__file__):  # it names what does not exist
            found.read_python(file.read_text(encoding="utf-8"))
        elif file.suffix in (".ts", ".svelte", ".js"):
            found.read_typescript(file.read_text(encoding="utf-8"))
        elif file.suffix == ".toml" or file.name == "Makefile":
            found.all.update(re.findall(r"[A-Za-z_]\w*", file.read_text(encoding="utf-8")))
    return found


def importable(dotted: str) -> bool:
    """Whether a dotted name is a module, or a name in one."""
    module, rest = dotted, ""
    while module:
        try:
            found: object = importlib.import_module(module)
        except ModuleNotFoundError as problem:
            if not (problem.name or "").startswith("riftable"):
                return True  # it exists, and needs an extra that is not installed
            module, _, last = module.rpartition(".")
            rest = f"{last}.{rest}" if rest else last
            continue
        for part in rest.split(".") if rest else []:
            found = getattr(found, part, None)
        return found is not None
    return False


def is_known(code: str) -> bool:
    """Whether the code in backticks names something that exists, or is not a name at all."""
    if code.partition("(")[0] in NOT_OURS:
        return True
    if FILE.fullmatch(code):
        return bool(matching(code.removeprefix("./"), files()))
    if FOLDER.fullmatch(code):
        return bool(matching(code, folders()))
    if match := MODULE.fullmatch(code):
        return importable(match[1])
    if match := MEMBER.fullmatch(code):
        return names().has_member(match[1], match[2])
    if match := CALL.fullmatch(code):
        return match[1] in names().callables
    return not NAME.fullmatch(code) or code in names().all


def spans(text: str) -> list[str]:
    """All code in backticks, without blocks of code."""
    return [" ".join(code.split()) for code in CODE.findall(FENCED.sub("", text))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_names_in_backticks_exist(page: Path) -> None:
    assert [code for code in spans(page.read_text(encoding="utf-8")) if not is_known(code)] == []


def has_name(file: str, name: str) -> bool:
    texts = [(ROOT / path[1:]).read_text(encoding="utf-8") for path in matching(file, files())]
    return any(re.search(rf"\b{name}\b", text) for text in texts)


def missing_in_files(text: str) -> list[tuple[str, str]]:
    """The pairs "`name` in `file.py`" of which the file does not have the name."""
    found = NAME_IN_FILE.findall(FENCED.sub("", text))
    return [(name, file) for name, file in found if not has_name(file, name)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_names_are_in_the_files_that_are_given(page: Path) -> None:
    assert missing_in_files(page.read_text(encoding="utf-8")) == []


def test_names_that_are_in_another_file_are_reported() -> None:
    text = "`Ask` in `core/machine.py`, `settle` in\n`core/bag.py`, `DUEL` of `games/<game>/ai/strategy.py`"
    assert missing_in_files(text) == [("settle", "core/bag.py")]


def test_exceptions_are_needed() -> None:
    used = {code.partition("(")[0] for page in PAGES for code in spans(page.read_text(encoding="utf-8"))}
    assert used >= NOT_OURS


@pytest.mark.parametrize(
    "code",
    [
        "core/machine.py",
        "games/<game>/rl/encoding.py",
        "games/<game>/locales/browser.<lang>.ftl",
        "requirements/*.lock",
        "server/http/",
        "riftable.ai.review.review(game)",
        "Play.apply",
        "GameSpec.routes",
        "Update.undo",
        "look_ahead()",
        "state.copy()",
        "walker.svelte.ts",
        "encode_sparse",
        "level6?trees=4&jobs=2",
    ],
)
def test_names_that_exist_are_found(code: str) -> None:
    assert is_known(code)


@pytest.mark.parametrize(
    "code",
    [
        "core/engine.py",
        "games/<game>/rl/coding.py",
        "server/web/",
        "riftable.ai.review.reviews",
        "Play.evolve",
        "Update.redone",
        "look_to_the_end()",
        "state.cloned()",
        "best_grandchild",
        "NoSuchClass",
    ],
)
def test_names_that_do_not_exist_are_reported(code: str) -> None:
    assert not is_known(code)
