"""Rewrite the golden files; review the diff before you commit it."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.playthrough import golden_files  # noqa: E402  (tests are not installed)

for path, text in golden_files().items():
    changed = not path.exists() or path.read_text(encoding="utf-8") != text
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(("changed  " if changed else "same     ") + str(path.relative_to(ROOT)))
