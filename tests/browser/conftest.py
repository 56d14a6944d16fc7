"""Fixtures: a server and a browser for each test process, and a new visitor for each test."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from riftable.server.http.app import STATIC
from tests.browser.visitor import FLAGS, Visitor
from tests.server.http.ports import free_port

PAGE_TIMEOUT_MS = 60_000  # long, because machines are busy and bots think
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")  # the first is quicker
# Too little memory to paint in. Without a graphics card painting takes as long as everything else in the page
# together, and no test looks at pixels; styles, layout, frames and clicks are as ever.
UNPAINTED = "--force-gpu-mem-available-mb=1"
MISSING = [
    *([] if CHROMIUM else ["Chromium is not installed"]),
    *([] if (STATIC / "index.html").is_file() else ["the browser client was not built: make client"]),
]


@pytest.fixture(scope="session", autouse=True)
def require_browser() -> None:
    """Skip the tests if Chromium or the client is missing; in CI that is a failure (`tests/conftest.py`)."""
    if MISSING:
        pytest.skip("; ".join(MISSING))


class Server:
    """A real server process with its own port and data folder."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options  # of the command line
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "riftable", "serve", "--no-browser", "--jobs", "1"]
        command += ["--port", str(self.port), "--data", str(self.data), "--lang", "en", *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 120
        while self.process.poll() is None and time.monotonic() < until:
            try:
                with urlopen(f"{self.url}/api/me", timeout=30):
                    return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise TimeoutError("the server did not start")

    def stop(self) -> None:
        """Kill the process."""
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, require_browser: None) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("table"))
    yield started
    started.process.terminate()
    try:
        started.process.wait(60)
    finally:
        started.stop()


@pytest.fixture(scope="session")
def browser(require_browser: None) -> Iterator[Browser]:
    expect.set_options(timeout=PAGE_TIMEOUT_MS)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, UNPAINTED])
        yield chromium
        chromium.close()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Visit]:
    """Return a function that opens the site as a new user, in a browser context of their own."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_site(
        *,
        lang: str = "en",
        size: tuple[int, int] = (1280, 800),
        touch: bool = False,
        url: str = "",
        worker: bool = False,
        **settings: str,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            has_touch=touch,
            is_mobile=touch,
            service_workers="allow" if worker else "block",
            device_scale_factor=2 if size[0] < 600 else 1,
            ignore_https_errors=url.startswith("https://localhost"),  # a proxy of a test signs for itself
        )
        contexts.append(context)
        page: Page = context.new_page()
        page.set_default_timeout(PAGE_TIMEOUT_MS)
        page.on("pageerror", lambda error: problems.append(str(error)))
        home = url or server.url

        def on_console(message: ConsoleMessage) -> None:
            if "Content Security Policy" in message.text:
                problems.append(message.text)

        def on_request(request: Request) -> None:
            if not request.url.startswith((home, "blob:", "data:")):
                problems.append(request.url)

        page.on("console", on_console)
        page.on("request", on_request)
        return Visitor(page, home, {"speed": "none", **settings})

    yield open_site
    for context in contexts:
        context.close()
    assert not problems, "the page failed, broke its policy, or asked another host"
