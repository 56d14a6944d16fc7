"""QR codes of addresses, for terminals and as SVG."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from segno import QRCode

MAX_CHARACTERS: Final = 300


def code(text: str) -> QRCode:
    """Return a code with medium error correction."""
    import segno

    return segno.make(text, error="m", micro=False)


def for_terminal(text: str) -> str:
    """Return the code in block characters."""
    out = io.StringIO()
    code(text).terminal(out=out, compact=True)
    return out.getvalue()


def svg(text: str) -> bytes:
    """Return the code as SVG, dark on white in every theme, with the margin that cameras need."""
    out = io.BytesIO()
    code(text).save(out, kind="svg", border=3, dark="#0A0C12", light="#fff", xmldecl=False, omitsize=True)
    return out.getvalue()
