"""The proof that a diagram can be read: no two words overlap, and no line runs through a word."""

from gamehall.english.diagram.ink import Point
from gamehall.english.diagram.layout import Diagram
from gamehall.english.diagram.shapes import Box, boxes, pieces


def overlaps(diagram: Diagram) -> list[tuple[str, str]]:
    """The words that overlap, by their texts; a line that runs through a word is called "line"."""
    placed = [(place, text.text, box) for place, text in enumerate(diagram.texts) for box in boxes(text)]
    found = []
    for first, (place, text, box) in enumerate(placed):
        for other, other_text, other_box in placed[first + 1 :]:
            if other != place and meet(box, other_box):
                found.append((text, other_text))
    for line in diagram.lines:
        for piece in pieces(line):
            found += [(text, "line") for _, text, box in placed if meet(box, piece)]
    return found


def meet(one: Box, other: Box | tuple[Point, Point]) -> bool:
    """Whether two convex shapes overlap: no straight line parts them."""
    for ax, ay in (*_normals(one), *_normals(other)):
        mine = [x * ax + y * ay for x, y in one]
        theirs = [x * ax + y * ay for x, y in other]
        if max(mine) <= min(theirs) or max(theirs) <= min(mine):
            return False
    return True


def _normals(shape: Box | tuple[Point, Point]) -> list[Point]:
    (ax, ay), (bx, by) = shape[0], shape[1]
    return [(ay - by, bx - ax), (bx - ax, by - ay)]
