"""Kernels: what the batches of all games share, from the compiler to the arrays of a batch."""
