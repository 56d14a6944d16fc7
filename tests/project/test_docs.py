"""The Python code of the documentation runs, and its links and anchors resolve."""

from __future__ import annotations

import doctest
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import riftable
from riftable import games
from riftable.envs.encoding import encoding_for
from tests.extras import skip_without

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/**/*.md")])
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(([^)\s]*)\)")
HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)
ELSEWHERE = re.compile(r"[a-z]+:")  # https:, mailto:


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def links(text: str) -> list[str]:
    """Return the targets of all links in Markdown, without those to other sites."""
    prose = CODE.sub("", FENCED.sub("", text))
    return [target for target in LINK.findall(prose) if not ELSEWHERE.match(target)]


def anchors(text: str) -> set[str]:
    """Return the anchors of all headings in Markdown, as GitHub and MkDocs make them."""
    seen: Counter[str] = Counter()
    found = set()
    for heading in HEADING.findall(FENCED.sub("", text)):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)  # a link is its text
        slug = re.sub(r"[^\w\- ]", "", words.strip().lower()).replace(" ", "-")
        found.add(f"{slug}-{seen[slug]}" if seen[slug] else slug)
        seen[slug] += 1
    return found


@cache
def anchors_of(page: Path) -> set[str]:
    return anchors(page.read_text(encoding="utf-8"))


def broken(page: Path, text: str) -> list[str]:
    """Return the links of a page to files or headings that do not exist."""
    wrong = []
    for link in links(text):
        target, _, anchor = link.partition("#")
        path = (page.parent / target).resolve() if target else page
        if not path.exists() or (anchor and (path.suffix != ".md" or anchor not in anchors_of(path))):
            wrong.append(link)
    return wrong


def test_readme_sessions() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted >= 10
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_python_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if page.name == "use-rl-environments.md":
        skip_without("openspiel")
        skip_without("batch")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        if ">>>" not in block:
            exec(compile(block, page.name, "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_and_anchors_resolve(page: Path) -> None:
    assert broken(page, page.read_text(encoding="utf-8")) == []


def test_broken_links_and_anchors_are_found() -> None:
    page = ROOT / "README.md"
    text = "[a](docs) [b](https://example.org/x) `[c](no)`\n```\n[d](no)\n```\n[e](no.md) [f](SECURITY.md#no)"
    assert broken(page, text) == ["no.md", "SECURITY.md#no"]
    assert anchors("# A `b`, c-d\n```\n# e\n```\n## A b c-d\n## [F](g.md) & h") == {
        "a-b-c-d",
        "a-b-c-d-1",
        "f--h",
    }


def test_the_environments_have_the_documented_sizes() -> None:
    page = (ROOT / "docs" / "how-to" / "use-rl-environments.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\|(?: `(\w+)`)? \| `([\w=]+)` \| (\d+) \| (\d+) \| (\d+) \|$", page, re.MULTILINE)
    documented = set()
    game = ""
    for first, mode, seats, actions, size in rows:
        game = first or game
        option, is_option, value = mode.partition("=")
        rules = riftable.rules(game, **{option: value}) if is_option else riftable.rules(game, mode)
        encoding = encoding_for(rules)
        sizes = len(rules.sides), encoding.num_actions, encoding.size
        assert sizes == (int(seats), int(actions), int(size)), (game, mode)
        documented.add((game, rules.mode))
    assert documented == {(name, mode) for name in games.BUILT_IN for mode in games.spec(name).modes}


def test_every_test_that_a_page_names_exists() -> None:
    tests = {path.name for path in ROOT.glob("tests/**/*.py")}
    for page in PAGES:
        named_here = set(re.findall(r"\b(test_\w+\.py)\b", page.read_text(encoding="utf-8")))
        assert named_here <= tests, page


def test_every_page_is_in_the_index() -> None:
    """A page that the index does not name cannot be found."""
    docs = ROOT / "docs"
    index = docs / "index.md"
    linked = {(docs / target.partition("#")[0]).resolve() for target in links(index.read_text("utf-8"))}
    listed = linked | {docs / "explanation" / "adr" / path.name for path in docs.glob("explanation/adr/*.md")}
    assert {path for path in docs.rglob("*.md") if path not in listed and path != index} == set()


def test_pictures_are_small_and_shown() -> None:
    """`make shots ARGS=--docs` takes them."""
    pictures = sorted((ROOT / "docs" / "pictures").iterdir())
    sizes = [path.stat().st_size for path in pictures]
    assert len(pictures) >= 3
    assert max(sizes) < 300_000
    assert sum(sizes) < 2_000_000
    shown = " ".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert [path.name for path in pictures if f"pictures/{path.name}" not in shown] == []
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert all((ROOT / source).is_file() for source in re.findall(r'<img src="([^"]+)"', readme))
    assert len(readme.splitlines()) <= 80


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {riftable.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
