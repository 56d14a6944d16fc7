"""The bus between workers: which are alive, and messages from one to another, through Redis.

A worker is alive while it has a lease, which it renews, and a subscription to its channel. Redis alone reads
the clock, and notices at once when a killed worker's connection closes. Messages from one worker to another
arrive in order or not at all. Nothing that must be kept travels here: what is lost is asked for again.
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
HEARTBEAT_S: Final = 0.5
LEASE_S: Final = 10.0  # taking over a thousand tables can keep the event loop busy for several seconds
RECONNECT_DELAY_S: Final = 0.2
CANCEL_AGAIN_AFTER_S: Final = 0.2
MAX_MESSAGES_PER_BATCH: Final = 256
FAILURES: Final = (RedisError, OSError, TimeoutError)
LEASES_KEY: Final = "riftable:crew"  # a sorted set: workers by the time at which their lease ends
SELF_PING: Final = b""  # what a worker sends to its own channel, to know that it still receives

# KEYS: the leases. ARGV: this worker, its lease in ms, the prefix of channels.
# Returns whether the lease had not ended before, and the workers that are alive.
HEARTBEAT_SCRIPT: Final = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local lease_end = redis.call('ZSCORE', KEYS[1], ARGV[1])
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - 60000)
local in_time = lease_end and tonumber(lease_end) >= now
local alive = {}
for _, worker in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], now, '+inf')) do
    if worker == ARGV[1] or redis.call('PUBSUB', 'NUMSUB', ARGV[3] .. worker)[2] > 0 then
        alive[#alive + 1] = worker
    end
end
return {in_time and 1 or 0, alive}
"""


def channel(worker: str) -> str:
    """Return the channel to which a worker subscribes."""
    return f"riftable:{worker}"


class Outgoing(NamedTuple):
    """A message to be sent; `received` is set to whether the worker is subscribed."""

    to: str
    data: bytes
    received: asyncio.Future[bool] | None


async def cancel(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until all have ended; those that go on are cancelled again.

    One cancellation is not enough: on Python 3.11 `asyncio.wait_for`, with which redis-py sends, loses one
    that arrives in the same turn of the event loop as the result, and the task would go on for ever.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=CANCEL_AGAIN_AFTER_S)


class Bus:
    """One worker's connection to the bus.

    `on_message` is called with each message. `on_loss` is called with a worker when messages to it may be
    lost, and with "" when messages of any worker to this one may be.
    """

    def __init__(self, url: str) -> None:
        self.worker = secrets.token_hex(8)
        self.url = url
        self.alive: set[str] = set()
        self.on_message: Callable[[bytes], None] = lambda _data: None
        self.on_loss: Callable[[str], None] = lambda _worker: None
        self.outbox: asyncio.Queue[Outgoing] = asyncio.Queue()
        self.subscribed = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.redis: Any = None

    async def open(self) -> None:
        """Connect, and take a lease. Raises `StorageError` if Redis does not answer."""
        try:
            self.redis = Redis.from_url(self.url, socket_timeout=LEASE_S, retry=Retry(NoBackoff(), 0))
        except ValueError as problem:
            raise StorageError(str(problem)) from problem
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self.send_outbox()), loop.create_task(self.receive())]
        try:
            await self.heartbeat()
            await asyncio.wait_for(self.subscribed.wait(), LEASE_S)
        except BaseException as problem:
            await self.close()
            if isinstance(problem, TimeoutError):
                raise StorageError("the bus does not answer") from problem
            raise

    async def close(self) -> None:
        """Give up the lease and disconnect."""
        await cancel(self.tasks)
        with contextlib.suppress(*FAILURES):
            await self.redis.zrem(LEASES_KEY, self.worker)
        await self.redis.aclose()

    # Which workers are alive.

    async def heartbeat(self) -> bool:
        """Renew the lease and update `alive`. Return False if the lease had ended before."""
        try:
            in_time, workers = await self.redis.eval(
                HEARTBEAT_SCRIPT, 1, LEASES_KEY, self.worker, int(LEASE_S * 1000), channel("")
            )
        except FAILURES as problem:
            raise StorageError(f"the bus does not answer: {problem}") from problem
        self.alive = {worker.decode() for worker in workers}
        return bool(in_time)

    async def is_alive(self, worker: str) -> bool:
        """Return whether a worker was alive at the last heartbeat, or is now."""
        if worker not in self.alive:
            await self.heartbeat()
        return worker in self.alive

    # Messages.

    def post(self, to: str, data: bytes) -> None:
        """Send a message soon; `on_loss` is called if it is not received."""
        self.outbox.put_nowait(Outgoing(to, data, None))

    async def send(self, to: str, data: bytes) -> bool:
        """Send a message, and return whether the worker received it."""
        received: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.outbox.put_nowait(Outgoing(to, data, received))
        return await received

    async def send_outbox(self) -> None:
        """Send what is in the outbox, in order and in batches."""
        while True:
            batch = [await self.outbox.get()]
            while len(batch) < MAX_MESSAGES_PER_BATCH and not self.outbox.empty():
                batch.append(self.outbox.get_nowait())
            try:
                async with self.redis.pipeline(transaction=False) as pipe:
                    for message in batch:
                        pipe.publish(channel(message.to), message.data)
                    receivers = await pipe.execute()
            except FAILURES as problem:
                LOG.warning("cannot send to the bus: %s", problem)
                receivers = [0] * len(batch)
                for worker in {message.to for message in batch}:  # which of them arrived is unknown
                    self.on_loss(worker)
            for message, count in zip(batch, receivers, strict=True):
                if message.received is not None and not message.received.done():
                    message.received.set_result(bool(count))
                elif not count and message.received is None:
                    self.on_loss(message.to)

    async def receive(self) -> None:
        """Receive messages; connect again if not even this worker's own pings arrive."""
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=False) as subscription:
                    await subscription.subscribe(channel(self.worker))
                    while (message := await subscription.get_message(timeout=LEASE_S)) is not None:
                        if message["type"] == "subscribe":
                            self.subscribed.set()
                        elif message["data"] != SELF_PING:
                            self.on_message(message["data"])
                LOG.warning("nothing was received from the bus for %s seconds", LEASE_S)
            except FAILURES as problem:
                LOG.warning("the connection to the bus was lost: %s", problem)
            self.subscribed.clear()
            self.on_loss("")
            await asyncio.sleep(RECONNECT_DELAY_S)
