"""A diagram as an SVG picture: on a page it takes the page's ink and paper, alone its own."""

from math import cos, radians, sin
from xml.sax.saxutils import escape
from zlib import crc32

from gamehall.english.diagram.layout import Diagram, laid_out
from gamehall.english.diagram.letters import shown
from gamehall.english.diagram.plan import plan
from gamehall.english.diagram.shapes import Line, Text
from gamehall.english.diagram.words import described
from gamehall.english.reading import Reading

FONTS = "'Atkinson Hyperlegible', system-ui, 'Segoe UI', Roboto, Arial, sans-serif"
INK, SOFT, PAPER = "#2b241c", "#5f5446", "#fffdf8"


def svg(reading: Reading) -> str:
    parts = plan(reading)
    return picture(laid_out(parts), reading.text, described(parts))


def picture(diagram: Diagram, title: str, description: str) -> str:
    """Colours stand in attributes, since a page may forbid styles; what knows no variables inherits."""
    width, height = f"{diagram.width:.0f}", f"{diagram.height:.0f}"
    lines = [_line(each) for each in diagram.lines if not each.dotted]
    dotted = [_line(each) for each in diagram.lines if each.dotted]
    key = crc32(repr(diagram.texts).encode(errors="replace"))
    texts = [_text(each, f"course-{key:x}-{place}") for place, each in enumerate(diagram.texts)]
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" fill="{PAPER}" color="{INK}">',
            f"<title>{_escaped(title)}</title>",
            f"<desc>{_escaped(description)}</desc>",
            f'<rect width="{width}" height="{height}" fill="var(--sheet, {PAPER})"/>',
            f'<g color="var(--ink, {INK})" stroke-linecap="round" stroke-linejoin="round">',
            '<g fill="none" stroke="currentColor" stroke-width="1.6">',
            *lines,
            "</g>",
            '<g fill="none" stroke="currentColor" stroke-width="1.4" stroke-dasharray="1 4.5">',
            *dotted,
            "</g>",
            f'<g fill="currentColor" font-family="{FONTS}" text-anchor="middle">',
            *texts,
            "</g>",
            "</g>",
            "</svg>",
            "",
        )
    )


def _line(line: Line) -> str:
    return f'<path d="{_path(line.points)}"/>'


def _path(points: tuple[tuple[float, float], ...]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _text(text: Text, name: str) -> str:
    size = f'font-size="{text.size:g}"'
    words = f' data-words="{" ".join(map(str, text.nodes))}"' if text.nodes else ""
    said = escape(text.text)
    if text.course:
        return (
            f'<path id="{name}" d="{_path(text.course)}" fill="none"/>'
            f'<text {size}{words}><textPath href="#{name}" startOffset="50%">{said}</textPath></text>'
        )
    angle = radians(text.turn)
    x, y = text.x + cos(angle) * text.width / 2, text.y + sin(angle) * text.width / 2
    turned = f' transform="rotate({text.turn:.2f} {x:.1f} {y:.1f})"' if text.turn else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" {size}{turned}{words}>{said}</text>'


def _escaped(text: str) -> str:
    return escape(" ".join(shown(word) for word in text.split()))
