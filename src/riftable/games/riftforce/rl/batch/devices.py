"""The card: whether there is one, and arrays in its memory that other libraries can read."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from riftable.core.errors import RiftableError
from riftable.games.riftforce.error_messages import RiftforceMessage
from riftable.games.riftforce.rl.batch.jit import NUMBA, SIMULATED

# Threads of a block: few, because games of a warp part ways; each is a thread of Python in the simulator.
BLOCK: Final = 2 if SIMULATED else 64


class NoGPU(RiftableError):
    """Raised where the extra `gpu` is not installed, or CUDA finds no card."""


def load_threads() -> Any:
    """Return the module `threads`; raise `NoGPU` if its kernels cannot run here."""
    if not SIMULATED:
        if NUMBA is None or find_spec("numba_cuda") is None:
            raise NoGPU(RiftforceMessage.GPU_EXTRA)
        cuda = import_module("numba.cuda")
        if not cuda.is_available():
            raise NoGPU(RiftforceMessage.GPU_CARD, problem=problem_of(cuda))
    return import_module("riftable.games.riftforce.rl.batch.threads")


def problem_of(cuda: Any) -> str:
    """Return why CUDA is not available, in one line."""
    try:
        cuda.current_context()
    except Exception as error:  # noqa: BLE001 - what CUDA raises depends on the driver
        return " ".join(str(error).split()) or type(error).__name__
    return "NVVM was not found"


class DeviceArray:
    """An array in the memory of a card. PyTorch, JAX and CuPy read and write it without a copy.

    `torch.from_dlpack(array)`, `jax.dlpack.from_dlpack(array)` or `cupy.asarray(array)` share its memory;
    `array.numpy()` copies it to the host.
    """

    def __init__(self, array: Any) -> None:
        self.array = array  # of `numba.cuda`

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of its axes."""
        return tuple(self.array.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of its numbers."""
        found: np.dtype[Any] = np.dtype(self.array.dtype)
        return found

    def __len__(self) -> int:
        return self.shape[0]

    def columns(self, first: int, count: int | None = None) -> DeviceArray:
        """Return a column, or `count` of them, of an array of rows; it shares the memory.

        An index of numba would list all rows in Python to find out which memory they cover.
        """
        if SIMULATED:
            return DeviceArray(self.array[:, first if count is None else slice(first, first + count)])
        rows, width = self.shape
        size = self.dtype.itemsize
        whole = self.__cuda_array_interface__
        part = whole | {
            "data": (whole["data"][0] + first * size, False),
            "shape": (rows,) if count is None else (rows, count),
            "strides": (width * size,) if count is None else (width * size, size),
        }
        owner = SimpleNamespace(__cuda_array_interface__=part, array=self.array)  # keeps the memory
        return DeviceArray(import_module("numba.cuda").as_cuda_array(owner, sync=False))

    @property
    def contiguous(self) -> bool:
        """Whether its numbers lie one after the other."""
        return bool(self.array.is_c_contiguous())

    def numpy(self) -> NDArray[Any]:
        """Return a copy in the memory of the host."""
        array = self.array
        if len(self) and len(self.shape) == 1 and not self.contiguous:  # else whole rows would be copied
            array = copied_on_card(self, self.dtype).array
        copied: NDArray[Any] = array.copy_to_host()
        return copied

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        if copy is False:
            raise ValueError("an array of a card can be read by numpy only as a copy")
        return self.numpy().astype(dtype or self.dtype, copy=False)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface

    def __dlpack_device__(self) -> tuple[int, int]:
        return tuple(self.exported().__dlpack_device__())

    def __dlpack__(self, **options: Any) -> Any:
        """Return a capsule; all kernels of a batch run in the default stream, which the reader waits for."""
        return self.exported().__dlpack__(**options)

    def exported(self) -> Any:
        """Return this memory as cuda-core describes it."""
        view = import_module("cuda.core.utils").StridedMemoryView
        return view.from_cuda_array_interface(self.array, stream_ptr=-1)


def copied_on_card(numbers: DeviceArray, kind: Any) -> DeviceArray:
    """Return a copy of a one-dimensional array as numbers of this type, one after the other."""
    threads = load_threads()
    out = threads.cuda.device_array(numbers.shape, kind)
    if len(numbers):
        threads.COPY[-(-len(numbers) // BLOCK), BLOCK](numbers.array, out)
    return DeviceArray(out)
