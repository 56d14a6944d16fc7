"""`riftable serve`: starts the table for browsers, and says where it is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from riftable.cli.files import Complaint, called
from riftable.cli.screen import STRONG, Screen
from riftable.i18n import Texts


def open_table(
    screen: Screen,
    texts: Texts,
    host: str,
    port: int,
    data: str | None,
    *,
    show: bool,
    jobs: int | None,
    origins: Sequence[str] = (),
    proxies: Sequence[str] = (),
    floor: int = 900,
    metrics: str = "",
) -> None:
    """Serves until somebody interrupts it."""
    from riftable.table.store import Trouble
    from riftable.web.app import STATIC
    from riftable.web.door import BadOrigin, door
    from riftable.web.serve import LOOPBACK, Place, data_folder, is_loopback, qr_code, serve

    folder = Path(data).expanduser() if data else data_folder()

    try:
        entrance = door(origins, proxies, floor)
    except BadOrigin as problem:
        raise Complaint(texts("error-origin", origin=called(str(problem)))) from problem
    where, colon, number = metrics.rpartition(":")
    if metrics and not number.isdecimal():
        raise Complaint(texts("error-metrics", text=called(metrics)))
    meters = (where if colon else LOOPBACK, int(number)) if metrics else None

    def ready(address: str) -> None:
        if not (STATIC / "index.html").is_file():
            screen.say(texts("serve-not-built"), STRONG)
        screen.say(texts("serve-at", address=address), STRONG)
        if not is_loopback(host):
            screen.say(texts("serve-open"))
            if not entrance.encrypted:
                screen.say(texts("serve-plain"))
            for line in qr_code(address).splitlines():
                screen.draw([(line, "")])
        screen.say(texts("serve-data", folder=called(str(folder))))
        if meters is not None:
            screen.say(texts("serve-metrics", host=meters[0], port=str(meters[1])))
        screen.say(texts("serve-stop"))

    try:
        serve(Place(host, port, folder), ready=ready, show=show, workers=jobs, door=entrance, meters=meters)
    except Trouble as problem:
        if problem.kind == "newer":
            raise Complaint(texts("backup-newer", file=called(str(folder)))) from problem
        raise Complaint(texts("error-data", folder=called(str(folder)), text=str(problem))) from problem
    except OSError as problem:
        text = problem.strerror or str(problem)
        raise Complaint(texts("error-listen", host=host, port=str(port), text=text)) from problem
