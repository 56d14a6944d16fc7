"""`riftable serve`, `riftable migrate` and `riftable ratings`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

from riftable.cli.files import CommandError, display_name
from riftable.cli.screen import STRONG, Screen
from riftable.language.fluent import Texts
from riftable.server.http.defaults import DEFAULT_MIN_ANSWER_MS, LOOPBACK

if TYPE_CHECKING:
    from riftable.server.http.run import ClusterConfig
    from riftable.server.http.security import SiteConfig
    from riftable.server.storage.interface import StorageError, Store

POSTGRES_SCHEMES: Final = ("postgresql", "postgres")
REDIS_SCHEMES: Final = ("redis", "rediss", "unix")
DATA_ERROR_TEXTS: Final = {  # by kind of StorageError
    "damaged": "error-data-damaged",
    "file": "error-data-file",
    "foreign": "backup-foreign",
    "full": "error-data-full",
    "in-use": "error-data-in-use",
    "newer": "backup-newer",
    "readonly": "error-data-readonly",
}


class ServeOptions(NamedTuple):
    """The options of `riftable serve`."""

    host: str
    port: int
    data: str | None
    store: str | None
    bus: str | None
    workers: int
    jobs: int | None
    origins: Sequence[str] = ()
    proxies: Sequence[str] = ()
    floor: int = DEFAULT_MIN_ANSWER_MS
    metrics: str = ""
    custom_bots: Sequence[str] = ()
    ratings: bool = False
    ray: str = ""


def run_server(screen: Screen, texts: Texts, options: ServeOptions, *, show: bool) -> None:
    """Run the server until it is interrupted."""
    from riftable.server.http import qr
    from riftable.server.http.app import STATIC
    from riftable.server.http.run import CannotListen, ServerLocation, WorkersNotStarted, is_loopback, serve
    from riftable.server.session.custom_bots import add_custom_bot
    from riftable.server.storage.interface import StorageError

    host, port = options.host, options.port
    folder = data_path(options.data)
    cluster = cluster_settings(options, texts)
    kept = display_name(str(folder)) if cluster is None else without_password(cluster.store)
    site, metrics = security_settings(options, texts), metrics_address(options, texts)
    for bot in options.custom_bots:
        add_custom_bot(bot)  # first: it raises for an unknown bot

    def ready(address: str) -> None:
        if not (STATIC / "index.html").is_file():
            screen.say(texts("serve-not-built"), STRONG)
        screen.say(texts("serve-at", address=address), STRONG)
        if not is_loopback(host):
            screen.say(texts("serve-open"))
            if not site.encrypted:
                screen.say(texts("serve-plain"))
            for line in qr.for_terminal(address).splitlines():
                screen.draw([(line, "")])
        screen.say(texts("serve-data", folder=kept))
        if metrics is not None:
            screen.say(texts("serve-metrics", host=metrics[0], port=str(metrics[1])))
        screen.say(texts("serve-stop"))

    try:
        serve(
            ServerLocation(host, port, folder),
            ready=ready,
            show=show,
            jobs=options.jobs,
            cluster=cluster,
            site=site,
            metrics=metrics,
            custom_bots=options.custom_bots,
            ray=options.ray,
        )
    except StorageError as problem:
        raise CommandError(explain_unusable_data(texts, folder, problem)) from problem
    except CannotListen as problem:
        where = {"host": problem.host, "port": str(problem.port)}
        raise CommandError(texts("error-listen", text=str(problem), **where)) from problem
    except WorkersNotStarted as problem:
        raise CommandError(texts("error-start")) from problem


def explain_unusable_data(texts: Texts, folder: Path, problem: StorageError) -> str:
    """Return why a server cannot use its data folder."""
    from riftable.server.storage.sqlite import DATABASE_NAME

    names = {"folder": display_name(str(folder)), "file": display_name(str(folder / DATABASE_NAME))}
    return texts(DATA_ERROR_TEXTS.get(problem.kind, "error-data"), text=str(problem), **names)


def security_settings(options: ServeOptions, texts: Texts) -> SiteConfig:
    """Return hosts, origins and proxies to trust; raises CommandError."""
    from riftable.arena.extras import need
    from riftable.server.http.security import InvalidOrigin, InvalidProxy, site_config

    if options.ratings:
        need("ratings")
    if options.ray:
        need("ray")
    try:
        return site_config(options.origins, options.proxies, options.floor, ratings=options.ratings)
    except InvalidOrigin as problem:
        raise CommandError(texts("error-origin", origin=display_name(str(problem)))) from problem
    except InvalidProxy as problem:
        raise CommandError(texts("error-proxy", proxy=display_name(str(problem)))) from problem


def metrics_address(options: ServeOptions, texts: Texts) -> tuple[str, int] | None:
    """Return host and port of the metrics, or None; localhost unless an address is given."""
    host, colon, port = options.metrics.rpartition(":")
    if options.metrics and not port.isdecimal():
        raise CommandError(texts("error-metrics", text=display_name(options.metrics)))
    return (host if colon else LOOPBACK, int(port)) if options.metrics else None


def data_path(data: str | None) -> Path:
    """Return the data folder."""
    from riftable.server.http.run import data_folder

    return Path(data).expanduser() if data else data_folder()


def without_password(url: str) -> str:
    """Return an address without user and password."""
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2]
    return display_name(f"{parts.scheme}://{host}{parts.path}")


def cluster_settings(options: ServeOptions, texts: Texts) -> ClusterConfig | None:
    """Return store, bus and number of workers after checking both; None for one process with a file."""
    from riftable.arena.extras import need
    from riftable.server.http.run import ClusterConfig
    from riftable.server.storage.interface import StorageError

    if not options.store and not options.bus and options.workers == 1:
        return None
    if not has_scheme(options.store, POSTGRES_SCHEMES) or not has_scheme(options.bus, REDIS_SCHEMES):
        raise CommandError(texts("error-cluster"))
    need("cluster")
    from riftable.server.http.cluster import check_connections

    cluster = ClusterConfig(options.store or "", options.bus or "", options.workers)
    try:
        asyncio.run(check_connections(cluster.store, cluster.bus))
    except StorageError as problem:
        raise CommandError(
            texts("error-data", folder=without_password(cluster.store), text=str(problem))
        ) from problem
    return cluster


def has_scheme(url: str | None, schemes: tuple[str, ...]) -> bool:
    """Return whether an address has one of these schemes."""
    return urlsplit(url or "").scheme in schemes


def recompute_ratings(screen: Screen, texts: Texts, data: str | None, store: str | None) -> None:
    """Compute the ratings of a server anew from its results, and print how many games they contain."""
    from riftable import games
    from riftable.arena.extras import need
    from riftable.server.http.app import sqlite_store
    from riftable.server.http.data_folder import data_folder_in_use
    from riftable.server.storage.interface import StorageError
    from riftable.server.storage.sqlite import DATABASE_NAME

    need("ratings")
    if store and not has_scheme(store, POSTGRES_SCHEMES):
        raise CommandError(texts("error-store"))
    folder = data_path(data)
    try:
        if store:
            need("cluster")
            from riftable.server.storage.migration import opened

            found = asyncio.run(rated_anew(opened(store)))
        elif not (folder / DATABASE_NAME).is_file():
            raise CommandError(texts("backup-nothing", folder=display_name(str(folder))))
        else:
            with data_folder_in_use(folder):
                found = asyncio.run(rated_anew(sqlite_store(folder)))
    except StorageError as problem:
        raise CommandError(explain_unusable_data(texts, folder, problem)) from problem
    for game, rated in found.items():
        screen.say(texts("ratings-done", game=games.spec(game).label, n=rated))


async def rated_anew(opening: contextlib.AbstractAsyncContextManager[Store]) -> dict[str, int]:
    """Compute all ratings anew; return how many games of each they contain."""
    from riftable.server.storage.ratings import rate_games, reset_ratings

    async with opening as store:
        await store.write(reset_ratings)
        return await rate_games(store)


def migrate_data(screen: Screen, texts: Texts, data: str | None, store: str, *, only_check: bool) -> None:
    """Copy a data folder into a database and print whether both are equal."""
    from riftable.arena.extras import need
    from riftable.server.storage.interface import StorageError
    from riftable.server.storage.sqlite import DATABASE_NAME

    if not has_scheme(store, POSTGRES_SCHEMES):
        raise CommandError(texts("error-store"))
    need("cluster")
    from riftable.server.storage.migration import DatabaseNotEmptyError, check, migrate

    path = data_path(data) / DATABASE_NAME
    try:
        found = asyncio.run((check if only_check else migrate)(path, store))
    except DatabaseNotEmptyError as problem:
        raise CommandError(texts("migrate-not-empty", store=without_password(store))) from problem
    except StorageError as problem:
        key = "migrate-in-use" if problem.kind == "locked" else "error-data"
        raise CommandError(texts(key, folder=display_name(str(path)), text=str(problem))) from problem
    for same in found:
        mark = texts("migrate-same" if same.equal else "migrate-differs")
        screen.say(f"{same.table:10} {same.sqlite_rows:9} {same.postgres_rows:9}  {mark}")
    if not all(same.equal for same in found):
        raise CommandError(texts("migrate-unlike"))
    screen.say(texts("migrate-done" if not only_check else "migrate-checked"), STRONG)
