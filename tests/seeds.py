"""Seeds of the fuzzers: a new one in every run, printed, and used again when RIFTABLE_FUZZ_SEED says it."""

from __future__ import annotations

import os
import random
import secrets

VARIABLE = "RIFTABLE_FUZZ_SEED"


def fresh_seed() -> int:
    """Return the seed of RIFTABLE_FUZZ_SEED, or a new one from the system.

    `secrets` and `random` follow from the name of a test here, so neither would give a new one.
    """
    told = os.environ.get(VARIABLE)
    seed = int.from_bytes(os.urandom(4)) if told is None else int(told)
    print(f"{VARIABLE}={seed} repeats this run")
    return seed


def seed_secrets(seed: int) -> None:
    """Let `secrets` of this process draw from a seed, as `conftest` does for tests: cards, ids and salts."""
    luck = random.Random(seed)
    vars(secrets).update(
        randbits=luck.getrandbits,
        randbelow=luck.randrange,
        token_bytes=lambda nbytes=None: luck.randbytes(32 if nbytes is None else nbytes),
    )
