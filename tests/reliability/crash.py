"""The crash harness: kill servers at random moments under load, and compare their answers with the log.

Most kills are of `driver`, which is forked from a process that has everything imported and so starts in
milliseconds; the others are of `riftable serve` itself, played over HTTP.
"""

from __future__ import annotations

import argparse
import http.client
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tests.reliability import driver
from tests.reliability.ledger import Ledger, Sent
from tests.server.helpers import GUILDS

MAX_LOAD_S = 0.16  # under load before the kill
MIN_ACKS = 3  # before the kill: a busy machine may need longer than `MAX_LOAD_S` for the first
ANSWER_TIMEOUT_S = 60.0
RESENT_COMMANDS = 24  # after a kill
CLIENTS = 4
KILLS_PER_DATABASE = 50  # all acknowledgements are compared after each kill


class Drivers:
    """Kills of `driver`: the code of tables and the store, without HTTP."""

    def __init__(
        self,
        folder: Path,
        ledger: Ledger,
        rng: random.Random,
        *,
        min_acks: int = MIN_ACKS,
        ack_early: bool = False,
    ) -> None:
        self.folder = folder
        self.ledger = ledger
        self.rng = rng
        self.min_acks = min_acks
        self.ack_early = ack_early
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(["tests.reliability.driver"])

    def kill_one(self) -> None:
        """Start a driver, resend the last commands, let it work, and kill it."""
        ledger = self.ledger
        mine, theirs = self.context.Pipe(duplex=False)
        again = [sent for sent, _ in ledger.last_sent(RESENT_COMMANDS)]
        begin = time.perf_counter()
        process = self.context.Process(
            target=driver.main, args=(self.folder, theirs, self.rng.randrange(10**9), again, self.ack_early)
        )
        process.start()
        theirs.close()
        killed, enough = begin + ANSWER_TIMEOUT_S, len(ledger.acks) + self.min_acks
        try:
            while True:
                left = killed - time.perf_counter() if len(ledger.acks) >= enough else ANSWER_TIMEOUT_S
                if left <= 0 or not mine.poll(left):
                    break
                message = msgspec.json.decode(mine.recv_bytes())
                if message[0] == "ready":
                    ledger.starts.append(time.perf_counter() - begin)
                    killed = time.perf_counter() + self.rng.uniform(0, MAX_LOAD_S)
                self.take(message)
            process.kill()
            while True:  # the rest of what it sent before it died
                self.take(msgspec.json.decode(mine.recv_bytes()))
        except EOFError:
            pass
        finally:
            process.kill()
            process.join()
            mine.close()
        if process.exitcode != -signal.SIGKILL:
            ledger.wrong.append(f"a driver ended by itself: {process.exitcode}")
        ledger.kills += 1
        ledger.compare(self.folder / "riftable.db")

    def take(self, message: list[Any]) -> None:
        match message:
            case ["sent", game, user, command]:
                self.ledger.send(Sent(game, user, command.encode()))
            case ["ack", game, user, name, answer]:
                self.ledger.acknowledge((game, user, name), answer.encode())
            case ["refused", game, user, name, key]:
                self.ledger.wrong.append(f"{game} {user} {name} was refused: {key}")
            case ["version", game, v]:
                self.ledger.announced[game] = max(v, self.ledger.announced.get(game, 0))


class Client(threading.Thread):
    """A client that plays both seats of a table over HTTP until the server is gone."""

    def __init__(self, servers: Servers, number: int) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.rng = random.Random(f"{servers.ledger.kills}/{number}/{servers.rng.random()}")
        self.name = f"c{servers.ledger.kills}-{number}"
        self.number = number
        self.count = 0
        self.game = self.user = self.cookie = ""
        self.connection = http.client.HTTPConnection("127.0.0.1", servers.port, timeout=ANSWER_TIMEOUT_S)

    def run(self) -> None:
        self.game, self.user, self.cookie = self.servers.homes.get(self.number, ("", "", ""))
        try:
            while True:
                self.play_one()
        except (OSError, http.client.HTTPException):
            pass  # killed, as it should be
        finally:
            self.connection.close()

    def ask(self, path: str, body: Any = None) -> bytes:
        headers = {"X-Riftable": "1", "Cookie": self.cookie}
        payload = None if body is None else msgspec.json.encode(body)
        self.connection.request("GET" if body is None else "POST", f"/api/{path}", payload, headers)
        answer = self.connection.getresponse()
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie).split(";")[0]
        raw = answer.read()
        if answer.status != 200:
            self.servers.ledger.wrong.append(f"{path} was answered {answer.status} {raw!r}")
            raise OSError(answer.status)
        return raw

    def play_one(self) -> None:
        """Play the game of the previous run, or a new one, to its end."""
        if not self.game:
            seats = ["me", "here:Kim"]
            request = {"game": "riftforce", "mode": "duel", "seats": seats, "options": GUILDS, "name": "Ada"}
            self.game = msgspec.json.decode(self.ask("games", request))["id"]
            self.user = msgspec.json.decode(self.ask("me"))["id"]
            self.servers.homes[self.number] = (self.game, self.user, self.cookie)
        game = self.game
        info = msgspec.json.decode(self.ask(f"games/{game}"))
        while info["status"] != "over":
            seat = info["waiting"][0]
            info, update = msgspec.json.decode(self.ask(f"games/{game}/events?seat={seat}"))["messages"][:2]
            moves = [self.rng.choice(update["ask"]["tree"])["m"]]
            self.send(
                game, {"t": "move", "id": self.next_id(), "v": update["v"], "seat": seat, "moves": moves}
            )
            name = self.next_id()
            self.send(game, {"t": "chat", "id": name, "text": f"line {name}"})
            info = msgspec.json.decode(self.ask(f"games/{game}"))
        self.game = ""

    def next_id(self) -> str:
        self.count += 1
        return f"{self.name}-{self.count}"

    def send(self, game: str, command: dict[str, Any]) -> None:
        ledger, lock = self.servers.ledger, self.servers.lock
        key = (game, self.user, command["id"])
        with lock:
            ledger.send(Sent(game, self.user, msgspec.json.encode(command)))
            self.servers.cookies[self.user] = self.cookie
        answer = self.ask(f"games/{game}/command", command)
        with lock:
            ledger.acknowledge(key, answer)


class Servers:
    """Kills of `riftable serve`."""

    def __init__(self, folder: Path, ledger: Ledger, rng: random.Random) -> None:
        self.folder = folder
        self.ledger = ledger
        self.rng = rng
        self.lock = threading.Lock()
        self.cookies: dict[str, str] = {}
        self.homes: dict[int, tuple[str, str, str]] = {}  # game, user and cookie of each client
        self.port = 0

    def kill_one(self) -> None:
        """Start a server, resend the last commands, play on, and kill it."""
        begin = time.perf_counter()
        command = [sys.executable, "-m", "riftable", "serve", "--no-browser", "--port", "0", "--jobs", "1"]
        process = subprocess.Popen(
            [*command, "--data", str(self.folder), "--lang", "en"],
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONWARNINGS": "ignore"},  # it cannot clean up
        )
        clients: list[Client] = []
        try:
            assert process.stdout is not None
            address = next(line for line in process.stdout if " at http" in line)
            self.port = int(address.strip().rstrip("/").rpartition(":")[2])
            self.wait_until(self.answers)
            self.ledger.starts.append(time.perf_counter() - begin)
            self.resend()
            clients = [Client(self, number) for number in range(CLIENTS)]
            known = len(self.ledger.acks)
            for client in clients:
                client.start()
            self.wait_until(lambda: len(self.ledger.acks) > known)
            time.sleep(self.rng.uniform(0, MAX_LOAD_S))
        finally:
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()
        for client in clients:
            client.join(30)
        self.ledger.kills += 1
        self.ledger.compare(self.folder / "riftable.db")

    def answers(self) -> bool:
        """Return whether the server answers."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=ANSWER_TIMEOUT_S)
        try:
            connection.request("GET", "/api/me")
            return bool(connection.getresponse().read())
        except OSError:
            return False
        finally:
            connection.close()

    def wait_until(self, true: Callable[[], bool]) -> None:
        """Wait until `true` returns True; AssertionError after `ANSWER_TIMEOUT_S`."""
        until = time.monotonic() + ANSWER_TIMEOUT_S
        while not true():
            if time.monotonic() > until:
                raise AssertionError("timed out")
            time.sleep(0.01)

    def resend(self) -> None:
        """Resend the last commands, answered or not; the ledger notes an answer that differs."""
        client = Client(self, -1)
        for sent, _ in self.ledger.last_sent(RESENT_COMMANDS):
            if sent.user in self.cookies:
                client.user, client.cookie = sent.user, self.cookies[sent.user]
                client.send(sent.game, msgspec.json.decode(sent.command))
        client.connection.close()


def kill_drivers(
    folder: Path, kills: int, seed: int, *, min_acks: int = MIN_ACKS, ack_early: bool = False
) -> Ledger:
    """Kill drivers; return what was found."""
    ledger = Ledger()
    drivers = Drivers(folder, ledger, random.Random(seed), min_acks=min_acks, ack_early=ack_early)
    for _ in range(kills):
        drivers.kill_one()
    return ledger


def kill_servers(folder: Path, kills: int, seed: int) -> Ledger:
    """Kill servers; return what was found."""
    ledger = Ledger()
    servers = Servers(folder, ledger, random.Random(seed))
    for _ in range(kills):
        servers.kill_one()
    return ledger


def main() -> int:
    """Run `make crash`: many kills, and the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument(
        "--of-servers", type=int, default=None, help="kills of the whole server (default: a tenth)"
    )
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    args = parser.parse_args()
    servers = args.kills // 10 if args.of_servers is None else args.of_servers
    print(f"seed {args.seed}", flush=True)
    wrong = 0
    for name, kill, kills in (
        ("tables without HTTP", kill_drivers, args.kills - servers),
        ("the whole server", kill_servers, servers),
    ):
        begin = time.monotonic()
        total, games = Ledger(), 0
        for first in range(0, kills, KILLS_PER_DATABASE):
            with tempfile.TemporaryDirectory(prefix="riftable-crash-") as folder:
                ledger = kill(Path(folder), min(KILLS_PER_DATABASE, kills - first), args.seed + first)
                games += ledger.play_through(Path(folder) / "riftable.db")
            total.add(ledger)
        print(f"\n{name}: {games} games, {time.monotonic() - begin:.0f} s")
        print(total.figures(), flush=True)
        wrong += len(total.wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
