"""The bus: workers of a house tell each other that they live, and pass each other messages, through Redis.

That somebody lives is a lease which he renews; Redis alone reads the clock. Messages from one worker to
another arrive in order or not at all. Nothing that must be kept travels here: what is lost is asked for
again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from riftable.server.storage.interface import StorageError

LOG: Final = logging.getLogger(__name__)
BEAT: Final = 0.5  # seconds between two signs of life
LEASE: Final = 2.0  # seconds after which somebody without one is dead
AGAIN: Final = 0.2  # seconds until a lost connection is tried again
MOST_AT_ONCE: Final = 256  # messages in one go
FAILURES: Final = (RedisError, OSError, TimeoutError)
CREW: Final = "riftable:crew"  # who lives, and until when
TICK: Final = b""  # what a worker sends to himself, to know that he can hear

LIVE: Final = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local until_then = redis.call('ZSCORE', KEYS[1], ARGV[1])
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - 60000)
local lived = until_then and tonumber(until_then) >= now
local alive = {}
for _, worker in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], now, '+inf')) do
    if worker == ARGV[1] or redis.call('PUBSUB', 'NUMSUB', ARGV[3] .. worker)[2] > 0 then
        alive[#alive + 1] = worker
    end
end
return {lived and 1 or 0, alive}
"""


def channel(worker: str) -> str:
    """Where a worker listens."""
    return f"riftable:{worker}"


class Letter(NamedTuple):
    """A message on its way; `sent` hears whether somebody took it."""

    to: str
    data: bytes
    sent: asyncio.Future[bool] | None


async def cancel(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until all have ended; those that go on are cancelled again.

    One cancellation is not enough: on Python 3.11 `asyncio.wait_for`, with which redis-py sends, loses one
    that arrives in the same turn of the event loop as the result, and the task would go on for ever.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)


class Bus:
    """One worker's place on it. `hear` gets what others send; `torn` is told when something may be lost."""

    def __init__(self, url: str) -> None:
        self.me = secrets.token_hex(8)
        self.url = url
        self.alive: set[str] = set()
        self.hear: Callable[[bytes], None] = lambda _data: None
        self.torn: Callable[[str], None] = lambda _worker: None  # "": with everybody
        self.letters: asyncio.Queue[Letter] = asyncio.Queue()
        self.listening = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.redis: Any = None

    async def open(self) -> None:
        """Takes its place; StorageError if there is no bus."""
        try:
            self.redis = Redis.from_url(self.url, socket_timeout=LEASE, retry=Retry(NoBackoff(), 0))
        except ValueError as problem:
            raise StorageError(str(problem)) from problem
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self.speak()), loop.create_task(self.listen())]
        try:
            await self.beat()
            await asyncio.wait_for(self.listening.wait(), LEASE)
        except BaseException as problem:
            await self.close()
            if isinstance(problem, TimeoutError):
                raise StorageError("the bus does not answer") from problem
            raise

    async def close(self) -> None:
        """Leaves: from now on nobody thinks that it lives."""
        await cancel(self.tasks)
        with contextlib.suppress(*FAILURES):
            await self.redis.zrem(CREW, self.me)
        await self.redis.aclose()

    # Who lives.

    async def beat(self) -> bool:
        """Says that we live and hears who does; False: for the others we were dead before."""
        try:
            lived, names = await self.redis.eval(LIVE, 1, CREW, self.me, int(LEASE * 1000), channel(""))
        except FAILURES as problem:
            raise StorageError(f"the bus does not answer: {problem}") from problem
        self.alive = {name.decode() for name in names}
        return bool(lived)

    async def lives(self, worker: str) -> bool:
        """Whether a worker lives, as far as anybody can know."""
        if worker not in self.alive:
            await self.beat()
        return worker in self.alive

    # Messages.

    def post(self, to: str, data: bytes) -> None:
        """Sends a message, some time soon; whoever is not there, `torn` is told."""
        self.letters.put_nowait(Letter(to, data, None))

    async def send(self, to: str, data: bytes) -> bool:
        """The same; True once somebody took it."""
        sent: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.letters.put_nowait(Letter(to, data, sent))
        return await sent

    async def speak(self) -> None:
        """Sends what waits, in order."""
        while True:
            letters = [await self.letters.get()]
            while len(letters) < MOST_AT_ONCE and not self.letters.empty():
                letters.append(self.letters.get_nowait())
            try:
                async with self.redis.pipeline(transaction=False) as pipe:
                    for letter in letters:
                        pipe.publish(channel(letter.to), letter.data)
                    heard = await pipe.execute()
            except FAILURES as problem:
                LOG.warning("the bus takes no messages: %s", problem)
                heard = [0] * len(letters)
                for worker in {letter.to for letter in letters}:  # some may have arrived: nobody knows which
                    self.torn(worker)
            for letter, count in zip(letters, heard, strict=True):
                if letter.sent is not None and not letter.sent.done():
                    letter.sent.set_result(bool(count))
                elif not count and letter.sent is None:
                    self.torn(letter.to)

    async def listen(self) -> None:
        """Hears what is sent here. Who does not even hear his own ticks is cut off, and tries anew."""
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=False) as ear:
                    await ear.subscribe(channel(self.me))
                    while (message := await ear.get_message(timeout=LEASE)) is not None:
                        if message["type"] == "subscribe":
                            self.listening.set()
                        elif message["data"] != TICK:
                            self.hear(message["data"])
                LOG.warning("the bus is silent")
            except FAILURES as problem:
                LOG.warning("the bus is lost: %s", problem)
            self.listening.clear()
            self.torn("")
            await asyncio.sleep(AGAIN)
