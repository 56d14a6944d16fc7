"""`riftable serve` and `riftable migrate`: open the table for browsers, and move it to another store."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

from riftable.cli.files import Complaint, called
from riftable.cli.screen import STRONG, Screen
from riftable.language.fluent import Texts

if TYPE_CHECKING:
    from riftable.server.http.run import Crew
    from riftable.server.http.security import Door
    from riftable.server.storage.interface import StorageError

POSTGRES: Final = ("postgresql", "postgres")
REDIS: Final = ("redis", "rediss", "unix")
UNUSABLE: Final = {  # what is said of a data folder, by the kind of trouble
    "damaged": "error-data-damaged",
    "file": "error-data-file",
    "foreign": "backup-foreign",
    "full": "error-data-full",
    "in-use": "error-data-in-use",
    "newer": "backup-newer",
    "readonly": "error-data-readonly",
}


class Wish(NamedTuple):
    """What somebody wants of a server."""

    host: str
    port: int
    data: str | None
    store: str | None
    bus: str | None
    workers: int
    jobs: int | None
    origins: Sequence[str] = ()
    proxies: Sequence[str] = ()
    floor: int = 900
    metrics: str = ""
    guests: Sequence[str] = ()


def open_table(screen: Screen, texts: Texts, wish: Wish, *, show: bool) -> None:
    """Serves until somebody interrupts it."""
    from riftable.server.http import qr
    from riftable.server.http.app import STATIC
    from riftable.server.http.run import CannotListen, NotStarted, Place, is_loopback, serve
    from riftable.server.session.custom_bots import invite
    from riftable.server.storage.interface import StorageError

    host, port = wish.host, wish.port
    folder = folder_of(wish.data)
    crew = crew_of(wish, texts)
    kept = called(str(folder)) if crew is None else shown(crew.store)
    entrance, meters = door_of(wish, texts), meters_of(wish, texts)
    for guest in wish.guests:
        invite(guest)  # before anybody is told that there is a table: what is no bot cannot come

    def ready(address: str) -> None:
        if not (STATIC / "index.html").is_file():
            screen.say(texts("serve-not-built"), STRONG)
        screen.say(texts("serve-at", address=address), STRONG)
        if not is_loopback(host):
            screen.say(texts("serve-open"))
            if not entrance.encrypted:
                screen.say(texts("serve-plain"))
            for line in qr.for_terminal(address).splitlines():
                screen.draw([(line, "")])
        screen.say(texts("serve-data", folder=kept))
        if meters is not None:
            screen.say(texts("serve-metrics", host=meters[0], port=str(meters[1])))
        screen.say(texts("serve-stop"))

    try:
        serve(
            Place(host, port, folder),
            ready=ready,
            show=show,
            jobs=wish.jobs,
            crew=crew,
            door=entrance,
            meters=meters,
            guests=wish.guests,
        )
    except StorageError as problem:
        raise Complaint(unusable(texts, folder, problem)) from problem
    except CannotListen as problem:
        where = {"host": problem.host, "port": str(problem.port)}
        raise Complaint(texts("error-listen", text=str(problem), **where)) from problem
    except NotStarted as problem:
        raise Complaint(texts("error-start")) from problem


def unusable(texts: Texts, folder: Path, problem: StorageError) -> str:
    """Why a server cannot use its data folder."""
    from riftable.server.storage.sqlite import DATABASE_NAME

    names = {"folder": called(str(folder)), "file": called(str(folder / DATABASE_NAME))}
    return texts(UNUSABLE.get(problem.kind, "error-data"), text=str(problem), **names)


def door_of(wish: Wish, texts: Texts) -> Door:
    """How people reach the server."""
    from riftable.server.http.security import BadOrigin, BadProxy, door

    try:
        return door(wish.origins, wish.proxies, wish.floor)
    except BadOrigin as problem:
        raise Complaint(texts("error-origin", origin=called(str(problem)))) from problem
    except BadProxy as problem:
        raise Complaint(texts("error-proxy", proxy=called(str(problem)))) from problem


def meters_of(wish: Wish, texts: Texts) -> tuple[str, int] | None:
    """Where Prometheus reads the meters, if anywhere: on this machine, unless an address is said."""
    from riftable.server.http.run import LOOPBACK

    host, colon, port = wish.metrics.rpartition(":")
    if wish.metrics and not port.isdecimal():
        raise Complaint(texts("error-metrics", text=called(wish.metrics)))
    return (host if colon else LOOPBACK, int(port)) if wish.metrics else None


def folder_of(data: str | None) -> Path:
    """Where the file is, or will be."""
    from riftable.server.http.run import data_folder

    return Path(data).expanduser() if data else data_folder()


def shown(url: str) -> str:
    """An address without its password, for a screen."""
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2]
    return called(f"{parts.scheme}://{host}{parts.path}")


def crew_of(wish: Wish, texts: Texts) -> Crew | None:
    """The workers that share a store and a bus, both of which answer; None: one process and a file."""
    from riftable.arena.extras import need
    from riftable.server.http.run import Crew
    from riftable.server.storage.interface import StorageError

    if not wish.store and not wish.bus and wish.workers == 1:
        return None
    if not kind_of(wish.store, POSTGRES) or not kind_of(wish.bus, REDIS):
        raise Complaint(texts("error-crew"))
    need("cluster")
    from riftable.server.http.cluster import check

    crew = Crew(wish.store or "", wish.bus or "", wish.workers)
    try:
        asyncio.run(check(crew.store, crew.bus))
    except StorageError as problem:
        raise Complaint(texts("error-data", folder=shown(crew.store), text=str(problem))) from problem
    return crew


def kind_of(url: str | None, schemes: tuple[str, ...]) -> bool:
    """Whether an address is of this kind."""
    return urlsplit(url or "").scheme in schemes


def move_house(screen: Screen, texts: Texts, data: str | None, store: str, *, only_check: bool) -> None:
    """Copies a folder's games and people into a database, and says whether both hold the same."""
    from riftable.arena.extras import need
    from riftable.server.storage.interface import StorageError
    from riftable.server.storage.sqlite import DATABASE_NAME

    if not kind_of(store, POSTGRES):
        raise Complaint(texts("error-store"))
    need("cluster")
    from riftable.server.storage.migration import DatabaseNotEmptyError, check, migrate

    path = folder_of(data) / DATABASE_NAME
    try:
        found = asyncio.run((check if only_check else migrate)(path, store))
    except DatabaseNotEmptyError as problem:
        raise Complaint(texts("migrate-not-empty", store=shown(store))) from problem
    except StorageError as problem:
        key = "migrate-in-use" if problem.kind == "locked" else "error-data"
        raise Complaint(texts(key, folder=called(str(path)), text=str(problem))) from problem
    for same in found:
        mark = texts("migrate-same" if same.equal else "migrate-differs")
        screen.say(f"{same.table:10} {same.sqlite_rows:9} {same.postgres_rows:9}  {mark}")
    if not all(same.equal for same in found):
        raise Complaint(texts("migrate-unlike"))
    screen.say(texts("migrate-done" if not only_check else "migrate-checked"), STRONG)
