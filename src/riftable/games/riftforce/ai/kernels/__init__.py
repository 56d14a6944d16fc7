"""The search of Riftforce as kernels: the tree of `riftable.ai.tree`, grown over rows of a batch."""
