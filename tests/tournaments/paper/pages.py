"""A printed page looked at by program: every sign with the place where it stands."""

import ctypes
import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

import pypdfium2
import pypdfium2.raw as raw

MM = 72 / 25.4
_AT_THE_END = {0x02: "-", 0xFFFE: "-"}
"""A hyphen at the end of a line is told as one of these."""


class Sign(NamedTuple):
    sign: str
    left: float
    bottom: float
    right: float
    top: float
    font: str

    @property
    def says(self) -> str:
        return f"{self.sign!r} at {self.left / MM:.0f}, {self.bottom / MM:.0f} mm"


class Page(NamedTuple):
    width: float
    height: float
    signs: tuple[Sign, ...]

    @property
    def text(self) -> str:
        return "".join(sign.sign for sign in self.signs)

    def within(self, left: float, bottom: float, right: float, top: float) -> str:
        """What stands in a part of the page."""
        return "".join(
            one.sign
            for one in self.signs
            if left <= (one.left + one.right) / 2 <= right and bottom <= (one.bottom + one.top) / 2 <= top
        )


def bare(text: str) -> str:
    """Without blanks, and without signs that nobody sees."""
    kept = (s for s in unicodedata.normalize("NFC", text) if unicodedata.category(s)[0] not in "ZC")
    return re.sub(r"\s", "", "".join(kept))


def pages(pdf: bytes) -> list[Page]:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [_page(document[number]) for number in range(len(document))]
    finally:
        document.close()


def _page(page: pypdfium2.PdfPage) -> Page:
    text = page.get_textpage()
    signs = []
    for at in range(text.count_chars()):
        sign = chr(raw.FPDFText_GetUnicode(text, at)).translate(_AT_THE_END)
        if bare(sign):
            left, bottom, right, top = text.get_charbox(at)
            signs.append(Sign(sign, left, bottom, right, top, _font(text, at)))
    width, height = page.get_size()
    return Page(width, height, tuple(signs))


def _font(text: pypdfium2.PdfTextPage, at: int) -> str:
    name = ctypes.create_string_buffer(200)
    raw.FPDFText_GetFontInfo(text, at, name, 200, None)
    return name.value.decode("utf-8", "replace")


def outside(page: Page, margin: float) -> Iterator[str]:
    """Signs that are not wholly within the margins, in millimetres."""
    edge = margin * MM
    for one in page.signs:
        beside = one.left < edge or one.right > page.width - edge
        if beside or one.bottom < edge or one.top > page.height - edge:
            yield one.says


def overlaps(page: Page) -> Iterator[str]:
    """Signs that stand on one another. Marks belong to their letters."""
    seen: dict[tuple[int, int], list[Sign]] = {}
    for one in page.signs:
        if unicodedata.category(one.sign)[0] == "M" or one.right <= one.left or one.top <= one.bottom:
            continue
        places = [
            (x, y)
            for x in range(int(one.left) // 20, int(one.right) // 20 + 1)
            for y in range(int(one.bottom) // 20, int(one.top) // 20 + 1)
        ]
        if other := next((o for place in places for o in seen.get(place, ()) if _on(one, o)), None):
            yield f"{one.says} on {other.says}"
        for place in places:
            seen.setdefault(place, []).append(one)


def _on(one: Sign, other: Sign) -> bool:
    if one[1:] == other[1:]:
        return False  # two letters that are drawn as one
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.top, other.top) - max(one.bottom, other.bottom)
    if wide <= 0 or high <= 0:
        return False
    return wide * high > 0.3 * min(_area(one), _area(other))


def _area(one: Sign) -> float:
    return (one.right - one.left) * (one.top - one.bottom)
