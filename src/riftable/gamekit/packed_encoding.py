"""PackedEncoding: an encoding whose numbers a compiled packer writes."""

from __future__ import annotations

import numpy as np

from riftable.core.rules import Rules, View
from riftable.gamekit.encoding import Encoding, Feature, Floats, Mask, SparseArray
from riftable.gamekit.packing import Packer, marked


class PackedEncoding(Encoding):
    """An encoding that reads the bytes of a packer. Packer and features must have the same layout."""

    def __init__(
        self, rules: Rules, features: list[Feature], num_actions: int, chance_moves: range, packer: Packer
    ) -> None:
        super().__init__(rules, features, num_actions, chance_moves)
        self.packer = packer

    def encode(self, view: View, out: Floats | None = None) -> Floats:
        flat = np.frombuffer(self.packer.pack(view), np.float32)
        if out is None:
            return flat
        out[:] = flat
        return out

    def encode_sparse(self, view: View) -> SparseArray:
        flat = self.encode(view)
        places = flat.nonzero()[0]
        return dict(zip(places.tolist(), flat[places].tolist(), strict=True))

    def mask(self, view: View, out: Mask | None = None) -> Mask:
        found = np.frombuffer(marked(self.legal_actions(view), self.num_actions), np.int8)
        if out is None:
            return found
        out[:] = found
        return out


__all__ = ["PackedEncoding"]
