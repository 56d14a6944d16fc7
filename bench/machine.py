"""Facts that a result depends on: machine, interpreter, versions, commit."""

import os
import platform
import subprocess
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bench.catalog import ROOT

PACKAGES = ("open_spiel", "rlcard", "pettingzoo", "chess", "mypy")


def facts() -> dict[str, str]:
    """Return the facts by name, in the order in which they are printed."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "commit": commit(),
        "CPU": f"{cpu_model()}, {os.cpu_count()} cores",
        "load average before": load(),
        "system": f"{platform.system()} {platform.machine()}",
        "optimization of the C compiler": f"-O{os.environ.get('RIFTABLE_OPTIMIZE', '3')}",
        "Python": f"{platform.python_implementation()} {platform.python_version()}",
        "packages": ", ".join(f"{name} {installed(name)}" for name in PACKAGES),
    }


def cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    for line in lines:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


def load() -> str:
    """Return the load average of the last minute; well below 1 on an idle machine."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"


def commit() -> str:
    try:
        name = git("rev-parse", "--short=12", "HEAD")
        changed = git("status", "--porcelain", "--", "src")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return f"{name} with local changes" if changed else name


def git(*words: str) -> str:
    done = subprocess.run(  # noqa: S603 - all arguments are our own
        ["git", *words],  # noqa: S607 - git is not at the same path everywhere
        cwd=ROOT,
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    return done.stdout.strip()
