"""EncodedBatchGPU: a batch on a card as a learner plays it, without a wait for the card between decisions."""

from __future__ import annotations

from typing import Any

from riftable.gamekit.kernels.stepper import Seeds
from riftable.games.riftforce.rl.batch.encoded import offsets
from riftable.games.riftforce.rl.batch.gpu import BatchGPU
from riftable.games.riftforce.rl.encoding import RiftforceEncoding
from riftable.games.riftforce.rulebook import Riftforce


class EncodedBatchGPU(BatchGPU):
    """A batch on a card whose games are observed as the environments observe them, in any of its modes.

    `gamekit.batches.CardBatch` says what its methods do.
    """

    def __init__(self, rules: Riftforce, seeds: Seeds) -> None:
        super().__init__(rules, seeds)
        self.encoding = RiftforceEncoding(rules)
        self.offsets = self.upload(offsets(self.encoding))

    def wrap(self, tensor: Any) -> Any:
        return self.threads.cuda.as_cuda_array(tensor, sync=False)

    def look(self, observations: Any, masks: Any) -> None:
        config = self.tables[0]
        self.launch(self.threads.LOOK, len(self), *self.arrays, config, self.offsets, observations, masks)

    def play_on(self, answers: Any, seeds: Any, ended: Any, outcomes: Any) -> None:
        self.launch(
            self.threads.PLAY_ON, len(self), *self.arrays, *self.tables, answers, seeds, ended, outcomes
        )
