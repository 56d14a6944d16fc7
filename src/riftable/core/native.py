"""Native integers and class attributes of mypyc, with plain replacements at run time.

This module is never compiled, so that the engine needs nothing but the standard library.
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
        """Do nothing: the attributes are for the compiler."""

        def same(cls: C) -> C:
            return cls

        return same
