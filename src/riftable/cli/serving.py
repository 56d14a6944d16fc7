"""`riftable serve`: starts the table for browsers, and says where it is."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from riftable.cli.files import Complaint, called
from riftable.cli.screen import STRONG, Screen
from riftable.i18n import Texts


def open_table(
    screen: Screen, texts: Texts, host: str, port: int, data: str | None, *, show: bool, jobs: int | None
) -> None:
    """Serves until somebody interrupts it."""
    from riftable.table.store import Trouble
    from riftable.web import qr
    from riftable.web.app import STATIC
    from riftable.web.serve import Place, data_folder, is_loopback, serve

    folder = Path(data).expanduser() if data else data_folder()

    def ready(address: str) -> None:
        if not (STATIC / "index.html").is_file():
            screen.say(texts("serve-not-built"), STRONG)
        screen.say(texts("serve-at", address=address), STRONG)
        if not is_loopback(host):
            screen.say(texts("serve-open"))
            for line in qr.for_terminal(address).splitlines():
                screen.draw([(line, "")])
        screen.say(texts("serve-data", folder=called(str(folder))))
        screen.say(texts("serve-stop"))

    try:
        serve(Place(host, port, folder), ready=ready, show=show, workers=jobs)
    except (sqlite3.Error, Trouble) as problem:
        raise Complaint(texts("error-data", folder=called(str(folder)), text=str(problem))) from problem
    except OSError as problem:
        text = problem.strerror or str(problem)
        raise Complaint(texts("error-listen", host=host, port=str(port), text=text)) from problem
