"""The locked dependencies: they fit the ranges in pyproject.toml, and every file of them has its hash."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = sorted(path.stem for path in (ROOT / "requirements").glob("*.lock"))


class Pin(NamedTuple):
    """One version of one package, and the hashes of its files."""

    version: str
    hashes: list[str]


def pins(lock: str) -> dict[str, list[Pin]]:
    """What a lock holds; a package may have a version for each of several Pythons."""
    found: dict[str, list[Pin]] = {}
    text = (ROOT / "requirements" / f"{lock}.lock").read_text("utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if not line.startswith("#"):
            one = Requirement(line.partition(" --hash")[0])
            (version,) = one.specifier
            assert version.operator == "=="
            name = canonicalize_name(one.name)
            found.setdefault(name, []).append(
                Pin(version.version, re.findall(r"sha256:([0-9a-f]{64})\b", line))
            )
    return found


def ranges(extra: str) -> Iterator[Requirement]:
    """What pyproject.toml asks for with an extra, its own extras followed; "": without one."""
    project = PROJECT["project"]
    for text in project["optional-dependencies"][extra] if extra else project["dependencies"]:
        one = Requirement(text)
        if one.name == project["name"]:
            for other in sorted(one.extras):
                yield from ranges(other)
        else:
            yield one


WANTED = {
    "build": [Requirement(text) for text in PROJECT["build-system"]["requires"]],
    "dev": [*ranges(""), *ranges("dev")],
    "dev-all": [*ranges(""), *ranges("dev-all")],
    "docs": [Requirement(text) for text in PROJECT["dependency-groups"]["docs"]],
    "node": [Requirement(text) for text in PROJECT["dependency-groups"]["node"]],
    "serve": [*ranges(""), *ranges("cluster")],
}


def test_every_lock_is_known() -> None:
    assert sorted(WANTED) == LOCKS


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_fits_the_ranges(lock: str) -> None:
    held = pins(lock)
    for wanted in WANTED[lock]:
        found = held.get(canonicalize_name(wanted.name))
        assert found, f"{wanted} is not in {lock}.lock: make lock"
        for pin in found:
            assert wanted.specifier.contains(pin.version), (
                f"{wanted} is {pin.version} in {lock}.lock: make lock"
            )


@pytest.mark.parametrize("lock", LOCKS)
def test_everything_locked_has_hashes_and_names_no_host(lock: str) -> None:
    for name, found in pins(lock).items():
        assert all(pin.hashes for pin in found), name
    text = (ROOT / "requirements" / f"{lock}.lock").read_text("utf-8")
    assert "://" not in text
    assert "--index-url" not in text


def test_a_first_change_needs_no_heavy_packages() -> None:
    heavy = {"matplotlib", "numba", "open-spiel", "pyarrow", "ray", "torch"}
    assert heavy.isdisjoint(pins("dev"))
    assert heavy - set(pins("dev-all")) == {"torch"}


def test_locks_agree() -> None:
    held = pins("dev-all")
    for lock in ("build", "dev", "docs", "serve"):
        for name, found in pins(lock).items():
            assert found == held.get(name, found), name
