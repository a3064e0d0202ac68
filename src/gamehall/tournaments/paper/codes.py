"""Links as square codes that a telephone reads."""

from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING

from gamehall.kernel.extras import missing

if TYPE_CHECKING:
    from segno import QRCode

_BORDER = 2
_MASK = 3
"""Which of eight patterns lies over the squares is free; to look for the fairest takes five times as long."""


def dots(link: str) -> bytes:
    """A picture, a dot for each of its squares."""
    made = BytesIO()
    _code(link).save(made, kind="png", scale=1, border=_BORDER)
    return made.getvalue()


def drawn(link: str) -> str:
    """A drawing that takes the room it is given."""
    made = BytesIO()
    _code(link).save(made, kind="svg", border=_BORDER, omitsize=True, xmldecl=False, svgns=False, nl=False)
    return made.getvalue().decode()


@lru_cache(maxsize=4_096)
def _code(link: str) -> "QRCode":
    """Kept, since the same card is made twice: as a PDF and as a page."""
    try:
        import segno
    except ImportError as error:
        raise missing("tournaments", "A code for telephones") from error
    return segno.make_qr(link, error="m", mask=_MASK)
