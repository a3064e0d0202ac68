"""The letter cards as the lobby shows them: six cards, one of them from the hand, and the hidden timer."""

from gamehall.kernel.drawing import box, disc, drawing, line, print_, turned
from gamehall.kernel.parts import Picture

_TABLE = "STREAM"
_FROM_HAND = 5
"""The card with the strip of the hand."""

SAYS = "Letter cards that spell STREAM, one of them from the hand, and a round timer."


def _card(x: float, letter: str, *, hand: bool) -> str:
    strip = box(x + 8, 149, 30, 6, "card-hand", round=3, edge="card-edge") if hand else ""
    return (
        box(x, 96, 46, 66, "card", round=6, edge="card-edge")
        + print_(x + 23, 139, 34, letter, "card-ink")
        + strip
    )


def svg() -> str:
    cards = "".join(
        turned((at - 2.5) * 1.6, 160, 130, _card(13 + 50 * at, letter, hand=at == _FROM_HAND))
        for at, letter in enumerate(_TABLE)
    )
    dial = (
        disc(160, 48, 34, "board-paper", edge="board-line")
        + line("M160 48 L160 20", "board-ink", thick=4)
        + line("M160 48 L178 60", "cube-red", thick=4)
        + disc(160, 48, 5, "board-ink")
        + "".join(turned(30 * hour, 160, 48, line("M160 16 v5", "board-ink")) for hour in range(12))
    )
    return drawing(SAYS, box(0, 0, 320, 200, "board-felt"), dial, cards)


PICTURE = Picture(svg=svg, says=SAYS)
