"""A very deep tree is freed without a crash."""

from __future__ import annotations

import os
import subprocess
import sys

CODE = """
from riftable.ai.tree import SearchNode
for depth in (20, 60, 1000):
    top = node = SearchNode(0, 1.0)
    for _ in range(depth):
        node.children.append(SearchNode(0, 1.0))
        node = node.children[0]
    del top, node
print("freed")
"""


def test_a_deep_tree_is_freed() -> None:
    """With the checks of the allocator: without them corrupted memory is not noticed."""
    env = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run([sys.executable, "-c", CODE], env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "freed\n"), done.stderr
