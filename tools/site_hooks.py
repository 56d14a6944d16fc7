"""Hooks of MkDocs: pages from outside of docs/, links to them, and the API reference (`make site`).

On the forge, pages of docs/ link to files elsewhere in the repository. In the site such a page is added if it
is listed in `ADDED`; any other file is named, not linked.
"""

from __future__ import annotations

import os.path
import posixpath
import re
import sys
from pathlib import Path
from typing import Any, Final

from mkdocs.structure.files import File

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.api_reference import MODULES  # noqa: E402 - needs the path

ADDED: Final = {  # file -> page
    "CHANGELOG.md": "project/changelog.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
    "bench/README.md": "project/benchmarks.md",
    "bench/results.md": "project/benchmark-results.md",
    "bench/load/results.md": "project/load-results.md",
}
FILES: Final = {page: file for file, page in ADDED.items()}
MODULES_PAGE: Final = "reference/modules.md"
CODE: Final = re.compile(r"(^```.*?^```$|`[^`\n]*`)", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s:]+)\)")


def on_config(config: Any) -> Any:
    """List all decisions, and the added pages, in the navigation."""
    decisions = sorted((ROOT / "docs" / "explanation" / "adr").glob("0*.md"))
    programmers = next(part["For programmers"] for part in config.nav if "For programmers" in part)
    shelf = next(part["Decisions"] for part in programmers if "Decisions" in part)
    shelf += [f"explanation/adr/{path.name}" for path in decisions]
    config.nav.append({"Project": list(ADDED.values())})
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the pages from outside of docs/, and the reference of the public modules."""
    for file, page in ADDED.items():
        files.append(File.generated(config, page, content=(ROOT / file).read_text("utf-8")))
    files.append(File.generated(config, MODULES_PAGE, content=modules_page()))
    return files


def modules_page() -> str:
    """Return the page with everything public, from signatures and docstrings; mkdocstrings fills it."""
    parts = ["# Modules\n\nThe public modules with all their members and sources.\n"]
    for module, purpose, names in MODULES:
        parts.append(f"## {module}\n\n{purpose}\n")
        parts += [f"::: {module}.{name}\n" for name in names]
    return "\n".join(parts)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Lead the links of a page to pages of the site."""
    uri = page.file.src_uri
    origin = FILES.get(uri, f"docs/{uri}")
    pieces = CODE.split(markdown)
    return "".join(
        piece if i % 2 else LINK.sub(lambda found: relinked(found, origin, uri), without_references(piece))
        for i, piece in enumerate(pieces)
    )


def without_references(text: str) -> str:
    """Return text in which `[1][R]`, the cost of a card, is not taken for a link."""
    return text.replace("][", r"]\[")


def relinked(found: re.Match[str], origin: str, uri: str) -> str:
    """Return a link as it is in the site: `origin` is the page in the repository, `uri` in the site."""
    text, target = found[1], found[2]
    path, hash_sign, anchor = target.partition("#")
    anchor = re.sub(r"-(?=\d$)", "_", anchor)  # a heading that occurs again: the forge counts with a hyphen
    if not path:
        return found[0]
    file = posixpath.normpath(posixpath.join(posixpath.dirname(origin), path))
    inside = file.removeprefix("docs/") if file.startswith("docs/") else ADDED.get(file)
    if inside is None:
        return f"{text} (`{file}`)"
    there = os.path.relpath(inside, posixpath.dirname(uri) or ".")
    return f"[{text}]({Path(there).as_posix()}{hash_sign}{anchor})"
