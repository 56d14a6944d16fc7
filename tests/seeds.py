"""Seeds of the fuzzers: a new one in every run, printed; RIFTABLE_FUZZ_SEED sets one."""

from __future__ import annotations

import os
import random
import secrets

VARIABLE = "RIFTABLE_FUZZ_SEED"


def fresh_seed() -> int:
    """Return the seed of RIFTABLE_FUZZ_SEED, or a new one from the system.

    `secrets` and `random` follow from the name of a test here, so neither would give a new one.
    """
    given = os.environ.get(VARIABLE)
    seed = int.from_bytes(os.urandom(4)) if given is None else int(given)
    print(f"{VARIABLE}={seed} repeats this run")
    return seed


def seed_secrets(seed: int) -> None:
    """Let `secrets` of this process draw from a seed, as `conftest` does for tests: cards, ids and salts."""
    rng = random.Random(seed)
    vars(secrets).update(
        randbits=rng.getrandbits,
        randbelow=rng.randrange,
        token_bytes=lambda nbytes=None: rng.randbytes(32 if nbytes is None else nbytes),
    )
