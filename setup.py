"""Compiles the engines with mypyc where that is possible, and puts a bill of materials into the wheel.

RIFTABLE_COMPILE=0 never compiles, RIFTABLE_COMPILE=1 compiles or fails. Unset, the build compiles when
mypyc and a working C compiler are at hand, and otherwise prints one line and ships pure Python, which is
the same engine, only slower. Editable installs never compile, so that an edited source takes effect.
RIFTABLE_OPTIMIZE (0 to 3; 3 unless said) is how hard the C compiler tries: 1 is sooner done, for tests.
"""

import base64
import contextlib
import importlib.util
import json
import os
import re
import shutil
import sys
import sysconfig
import tempfile
import time
import uuid
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from setuptools import Command, Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ENGINES = Path("src", "riftable")
CLIENT = ENGINES / "server" / "http" / "static" / "index.html"

# Package -> its modules that stay Python. Every other module directly in the package is compiled.
TOP = ("__init__", "error_messages", "examples", "lawsets", "spec", "statistics")
RULES = ("__init__", "deck_breaches", "options", "refusals", "view_json")
EXCLUDE: dict[str, tuple[str, ...]] = {
    "ai": (
        "__init__",
        "analysis",
        "error_messages",
        "greedy",
        "learned_net",
        "levels",
        "net_bot",
        "net_hooks",
        "parallel_search",
        "random",
        "registry",
        "review",
        "review_summary",
        "search",
        "weakened",
    ),
    "core": (
        "__init__",
        "error_messages",
        "errors",
        "game",
        "laws",
        "loops",
        "native",
        "options",
        "pickling",
        "position",
        "record",
        "refusal",
        "view_codec",
        "view_json",
        "worker_pool",
    ),
    "gamekit": (
        "__init__",
        "autopass",
        "bot",
        "browser_types",
        "encoding",
        "examples",
        "lessons",
        "message_parts",
        "own_action",
        "packed_encoding",
        "presenter",
        "puzzles",
        "search_tree",
        "seat_decks",
        "spec",
        "statistics",
        "strategy",
        "terminal",
    ),
    "games/riffifi": TOP,
    "games/riffifi/ai": ("__init__", "strategy", "weights"),
    "games/riffifi/rl/native": ("__init__",),
    "games/riffifi/rules": RULES,
    "games/riftbound": (*TOP, "autopass", "numbered_moves", "options"),
    "games/riftbound/ai": ("__init__", "strategy", "weights"),
    "games/riftbound/rl/native": ("__init__",),
    "games/riftbound/rules": RULES,
    "games/riftbound/words": ("__init__",),
    "games/riftforce": TOP,
    "games/riftforce/ai": ("__init__", "strategy", "weights"),
    "games/riftforce/rl/native": ("__init__",),
    "games/riftforce/rules": RULES,
}

# Calls into Python's own library go straight there: a seventh more speed where that library is shared.
# The C is mypyc's: warnings about it tell us nothing, and looking for them takes most of the time.
# Floats are rounded after each operation, so that bots answer alike on all processors, and with kernels.
DIRECT = ["-Werror", "-Wno-all", "-fno-plt", "-fno-semantic-interposition", "-ffp-contract=off"]

MODE = os.environ.get("RIFTABLE_COMPILE", "")
if MODE not in ("", "0", "1"):
    sys.exit(f"RIFTABLE_COMPILE must be 0, 1 or unset, not {MODE!r}")
MUST = MODE == "1"
OPTIMIZE = os.environ.get("RIFTABLE_OPTIMIZE", "3")
if OPTIMIZE not in ("0", "1", "2", "3"):
    sys.exit(f"RIFTABLE_OPTIMIZE must be 0, 1, 2, 3 or unset, not {OPTIMIZE!r}")

# Only these commands build. Metadata, source archives and editable installs must not pay for mypyc.
BUILDING = not {"build", "build_ext", "bdist_wheel", "install"}.isdisjoint(sys.argv)


def sources() -> list[str]:
    """The modules to compile, in a stable order."""
    return [
        path.as_posix()
        for package, kept in sorted(EXCLUDE.items())
        for path in sorted((ENGINES / package).glob("*.py"))
        if path.stem not in kept
    ]


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Swallow what we and our child processes print, so that a probe leaves no trace."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = os.dup(1), os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for stream, copy in enumerate(kept, start=1):
            os.dup2(copy, stream)
            os.close(copy)
        os.close(nowhere)


def builds(flags: list[str]) -> bool:
    """Whether a tiny extension can be built with these flags."""
    with tempfile.TemporaryDirectory() as folder, silence():
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        extension = Extension("probe", [str(source)], extra_compile_args=flags)
        distribution = Distribution({"name": "probe", "ext_modules": [extension]})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception:  # noqa: BLE001 - whatever went wrong, the answer is the same
            return False
    return True


def obstacle() -> str | None:
    """Why compiling is not possible here; None when it is."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    if builds([]):
        return None
    missing = "C compiler" if has_headers() else "C compiler with the headers of this Python"
    return f"there is no working {missing} ({remedy()})"


def has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def remedy() -> str:
    """What to type, or to install, so that the engine can be compiled."""
    if sys.platform == "darwin":
        return "xcode-select --install"
    if sys.platform == "win32":
        return "install the Build Tools for Visual Studio"
    own = sys.base_prefix in {"/usr", "/usr/local"}  # else its headers came with it
    for program, tools, headers in (
        ("apt-get", "gcc libc6-dev", "python3-dev"),
        ("dnf", "gcc", "python3-devel"),
        ("apk", "gcc musl-dev", "python3-dev"),
        ("pacman", "gcc", ""),
    ):
        if any(Path(folder, program).exists() for folder in ("/usr/bin", "/sbin", "/usr/sbin")):
            wanted = f"{tools} {headers}".strip() if own and not has_headers() else tools
            verb = {"apk": "add", "pacman": "-S"}.get(program, "install")
            return f"{program.removesuffix('-get')} {verb} {wanted}"
    return "install gcc and the development files of Python"


def stay_pure(reason: str) -> None:
    print(f"riftable: {reason}; the engine runs in pure Python: the same, but many times slower", flush=True)


def mended(code: Iterable[str]) -> Iterator[str]:
    """Yield the lines of mypyc's C code; objects without a garbage collector header are freed at once.

    mypyc frees every object by way of CPython's trashcan, which keeps what it has to free later in a list
    through these headers. Classes marked as acyclic have none: freed inside fifty other objects, they would
    write into the memory before them. Indentation is left out: mypyc's grows to nine tenths of the file.
    """
    freeing = tracked = False
    for line in map(str.lstrip, code):
        if re.match(r"\w+_dealloc\(\w+ \*self\)$", line):
            freeing, tracked = True, False
        elif line.startswith("PyObject_GC_UnTrack(self);"):
            tracked = True
        elif line.startswith("done: ;"):
            freeing = False
        if not (freeing and not tracked and line.startswith("CPy_TRASHCAN_")):
            yield line


def extensions() -> list[Extension]:
    """The compiled modules, or none where pure Python is wanted or all that can be had."""
    if MODE == "0" or not BUILDING:
        return []
    reason = obstacle()
    if reason is None:
        from mypyc.build import mypycify

        try:
            found = mypycify(
                sources(),
                opt_level=OPTIMIZE,
                debug_level="1" if OPTIMIZE == "3" else "0",
                group_name="riftable",
            )
        except (Exception, SystemExit):  # mypyc prints what displeases it and exits
            if MUST:
                raise
            reason = "mypyc refused the sources"
        else:
            flags = DIRECT if builds(DIRECT) else []
            for extension in found:
                for source in map(Path, extension.sources):
                    if source.name.startswith("__native"):
                        with source.open(encoding="utf-8") as lines:
                            code = "".join(mended(lines))
                        source.write_text(code, encoding="utf-8")
                extension.extra_compile_args = [*extension.extra_compile_args, *flags]
            return found
    if MUST:
        sys.exit(f"riftable: RIFTABLE_COMPILE=1, but {reason}")
    stay_pure(reason)
    return []


class CleanBuild(build):
    """A build that starts from nothing: else a module no longer compiled would ship its old binary."""

    def run(self) -> None:
        target = Path(self.build_lib).resolve()
        if Path("build").resolve() in target.parents:
            shutil.rmtree(target, ignore_errors=True)
        super().run()


class AllOrNothing(build_ext):
    """Extensions share one library, so half of them are worse than none: a failure removes them all."""

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            if MUST:
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            stay_pure("the C compiler failed, see above")


def python_packages() -> Iterator[tuple[str, str, bool]]:
    """Name, version and whether it is needed only on some systems, of what the server is tested with."""
    lock = Path("requirements", "serve.lock").read_text(encoding="utf-8")
    for name, version, marker in re.findall(r"^([\w.-]+)==([^\s;]+)( ;)?", lock, re.MULTILINE):
        yield name, version, bool(marker)


def client_packages() -> Iterator[tuple[str, dict[str, Any]]]:
    """Name and lock entry of what the browser client is bundled from."""
    lock = json.loads(Path("client", "package-lock.json").read_text(encoding="utf-8"))
    for path, entry in sorted(lock["packages"].items()):
        if path and not entry.get("dev"):
            yield path.rpartition("node_modules/")[2], entry


def bill_of_materials(name: str, version: str) -> str:
    """The wheel's components as CycloneDX JSON; the same sources give the same text (SOURCE_DATE_EPOCH)."""
    from cyclonedx.contrib.license.factories import LicenseFactory
    from cyclonedx.model import HashAlgorithm, HashType
    from cyclonedx.model.bom import Bom
    from cyclonedx.model.component import Component, ComponentScope, ComponentType
    from cyclonedx.output.json import JsonV1Dot6
    from packageurl import PackageURL

    def component(kind: str, name: str, version: str, **more: Any) -> Component:
        group, _, short = name.rpartition("/")
        url = PackageURL(kind, group or None, short, version)
        return Component(name=short, group=group or None, version=version, purl=url, bom_ref=str(url), **more)

    licenses = LicenseFactory()
    bom = Bom()
    root = component(
        "pypi", name, version, type=ComponentType.APPLICATION, licenses=[licenses.make_from_string("MIT")]
    )
    bom.metadata.component = root
    for package, at, some in python_packages():
        scope = ComponentScope.OPTIONAL if some else ComponentScope.REQUIRED
        bom.components.add(component("pypi", package, at, scope=scope))
    for package, entry in client_packages() if CLIENT.is_file() else ():
        digest = base64.b64decode(entry["integrity"].removeprefix("sha512-")).hex()
        bom.components.add(
            component(
                "npm",
                package,
                entry["version"],
                hashes=[HashType(alg=HashAlgorithm.SHA_512, content=digest)],
                licenses=[licenses.make_from_string(entry["license"])],
            )
        )
    bom.register_dependency(root, bom.components)
    when = float(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
    bom.metadata.timestamp = datetime.fromtimestamp(when, UTC)
    refs = " ".join(sorted(str(one.bom_ref) for one in bom.components))
    bom.serial_number = uuid.uuid5(uuid.NAMESPACE_URL, f"{root.bom_ref} {refs}")
    return str(JsonV1Dot6(bom).output_as_string(indent=2))


class Wheel(bdist_wheel):
    """A wheel with a bill of materials, where PEP 770 wants it: `*.dist-info/sboms/`."""

    def write_wheelfile(self, wheelfile_base: str, *args: Any, **options: Any) -> None:
        super().write_wheelfile(wheelfile_base, *args, **options)
        folder = Path(wheelfile_base, "sboms")
        folder.mkdir()
        name, version = self.distribution.get_name(), self.distribution.get_version()
        (folder / f"{name}.cdx.json").write_text(bill_of_materials(name, version), encoding="utf-8")


class Probe(Command):
    """`python setup.py -q probe`: succeed when this machine can compile, else print why not."""

    description = "tell whether the engines can be compiled here"
    user_options: list[tuple[str, str | None, str]] = []  # noqa: RUF012 - setuptools declares it so

    def initialize_options(self) -> None:
        """Nothing to choose."""

    def finalize_options(self) -> None:
        """Nothing to decide."""

    def run(self) -> None:
        reason = "RIFTABLE_COMPILE is 0" if MODE == "0" else obstacle()
        if reason is not None:
            stay_pure(reason)
            sys.exit(1)


setup(
    ext_modules=extensions(),
    cmdclass={"build": CleanBuild, "build_ext": AllOrNothing, "bdist_wheel": Wheel, "probe": Probe},
)
