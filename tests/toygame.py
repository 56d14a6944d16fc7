"""Install the game of `tests/fixtures/toygame` as pip would: its folder and its entry point on the path."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parent / "fixtures" / "toygame"


def installed(folder: Path) -> str:
    """Write the metadata of the package into `folder`; return what PYTHONPATH must be."""
    project = tomllib.loads((SOURCE / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(metadata, "utf-8")
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    return os.pathsep.join([str(SOURCE), str(folder), *filter(None, [os.environ.get("PYTHONPATH", "")])])
