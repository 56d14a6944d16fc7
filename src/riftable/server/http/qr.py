"""QR codes of an address: for a terminal, and as a picture for a phone to be pointed at."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from segno import QRCode

LONGEST: Final = 300  # signs of an address


def code(text: str) -> QRCode:
    """A code that bears a thumb on it."""
    import segno

    return segno.make(text, error="m", micro=False)


def for_terminal(text: str) -> str:
    """The code in blocks."""
    out = io.StringIO()
    code(text).terminal(out=out, compact=True)
    return out.getvalue()


def picture(text: str) -> bytes:
    """The code as SVG, dark on white whatever the theme, with the margin that cameras want."""
    out = io.BytesIO()
    code(text).save(out, kind="svg", border=3, dark="#0A0C12", light="#fff", xmldecl=False, omitsize=True)
    return out.getvalue()
