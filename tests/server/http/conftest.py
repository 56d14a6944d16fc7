"""Passwords of tests are hashed with a fast setting."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher

from riftable.server.accounts import users

QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(users, "HASHER", QUICK)
    monkeypatch.setattr(users, "UNMATCHABLE_HASH", users.unmatchable_hash(QUICK))
