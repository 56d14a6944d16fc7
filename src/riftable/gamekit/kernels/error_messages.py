"""Messages of errors about batches of games."""

from __future__ import annotations

from riftable.core.error_messages import ErrorMessage


class BatchMessage(ErrorMessage):
    """Messages about the seeds, answers and seats of a batch."""

    BATCH_ANSWERS = "a step takes one answer a game, {n} in all, not {found}"
    BATCH_CHANCE = "a game of a batch waits for players only: let chance answer first"
    BATCH_ENCODED_SEATS = "each of {n} games is observed by a seat from 0 to {last}, not by {word}"
    BATCH_LEARNERS = "each of {n} games has a learner at a seat from 0 to {last}, or -1 for none; not {word}"
    BATCH_SEEDS = "the seeds of a batch are a row of whole numbers from 0 to 2**64 - 1"
