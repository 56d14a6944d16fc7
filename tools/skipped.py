"""Say which tests were skipped, and why: the end of `make test`.

The test runs leave files in a folder: one line `REASON` for each skipped test (`tests/conftest.py`), and in
`engine` the sentence of `setup.py` if the engine could not be compiled.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ENGINE = "engine"


def summary(folder: Path) -> Iterator[str]:
    """Yield a line for each reason, those of most tests first."""
    engine = folder / ENGINE
    if engine.is_file():
        yield f"the compiled engine: {engine.read_text('utf-8').strip()}"
    reasons: Counter[str] = Counter()
    for path in sorted(folder.iterdir()):
        if path != engine:
            reasons.update(path.read_text("utf-8").splitlines())
    for reason, count in reasons.most_common():
        yield f"{count} test{'s' if count > 1 else ''}: {reason}"


def main() -> int:
    lines = list(summary(Path(sys.argv[1])))
    print("== skipped ==" if lines else "== nothing was skipped ==")
    for line in lines:
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
