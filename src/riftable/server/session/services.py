"""TableServices: what all tables of a server share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from riftable.server.match.play import Play
from riftable.server.session.bot_pool import BotPool, HostQuotas
from riftable.server.storage.interface import Store


@dataclass
class TableServices:
    """Storage, bots and the clock, and what the tables of a server are configured with."""

    store: Store
    bots: BotPool
    now: Callable[[], int]  # ms since 1970
    quotas: HostQuotas = field(default_factory=HostQuotas)
    min_answer_ms: int = 0  # that answers of bots take at least where several people play
    ratings: bool = False  # the host wants players to have some
    open_rematch: Callable[[Play], Awaitable[str]] | None = None  # opens a table for it, returns its id
