"""Drawings of 320 by 200, for the lobby and for those who learn a game, in the colours of the hall.

A colour is a name from the hall's one list of colours: `board-paper` stands for `var(--board-paper)`.
"""

from html import escape

WIDTH, HEIGHT = 320, 200


def drawing(says: str, *parts: str) -> str:
    """All the parts, one over the other; what does not fit into the frame is cut off."""
    inside = "".join(parts)
    return (
        f'<svg class="game-picture" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(says)}">'
        f"{inside}</svg>"
    )


def box(
    x: float, y: float, width: float, height: float, fill: str, *, round: float = 0, edge: str = ""
) -> str:
    corner = f' rx="{round:g}"' if round else ""
    at = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {at}{corner} fill="{_ink(fill)}"{_edge(edge)}/>'


def disc(x: float, y: float, radius: float, fill: str, *, edge: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{_ink(fill)}"{_edge(edge)}/>'


def line(d: str, edge: str, *, thick: float = 2, fill: str = "none") -> str:
    """A path, as an SVG writes it."""
    return f'<path d="{d}" fill="{_ink(fill)}"{_edge(edge, thick)}/>'


def print_(x: float, y: float, size: float, what: str, ink: str, *, anchor: str = "middle") -> str:
    """Letters or figures, bold; `y` is the line they stand on."""
    at = f'x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="700" text-anchor="{anchor}"'
    return f'<text {at} fill="{_ink(ink)}">{escape(what)}</text>'


def turned(degrees: float, x: float, y: float, *parts: str) -> str:
    """Parts turned about a point, as cards lie in a fan."""
    return f'<g transform="rotate({degrees:g} {x:g} {y:g})">{"".join(parts)}</g>'


def _ink(name: str) -> str:
    return name if name == "none" else f"var(--{name})"


def _edge(edge: str, thick: float = 1.5) -> str:
    return f' stroke="{_ink(edge)}" stroke-width="{thick:g}" stroke-linejoin="round"' if edge else ""
