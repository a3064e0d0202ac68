"""Numbers as a page prints them: halves as ½, and a sign before what is won or lost."""

from fractions import Fraction

_PARTS = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
}


def plain(value: Fraction | int) -> str:
    """`5`, `5½`, `−⅓`; what has no sign of its own is told in tenths."""
    value = Fraction(value)
    minus = "−" if value < 0 else ""
    whole, part = divmod(abs(value), 1)
    if not part:
        return f"{minus}{whole}"
    if part not in _PARTS:
        return f"{minus}{float(abs(value)):.1f}"
    return f"{minus}{whole or ''}{_PARTS[part]}"


def halves(number: int) -> str:
    """Wins, which are counted in halves."""
    return plain(Fraction(number, 2))


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else plain(number)
