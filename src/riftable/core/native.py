"""What mypyc offers, harmless where it is not there: native integers and class attributes.

Never compiled itself, so that the engine needs nothing but the standard library at run time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

C = TypeVar("C")

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_attributes: Any):
        """Hints for the compiler only."""

        def same(cls: C) -> C:
            return cls

        return same
