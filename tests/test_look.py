"""Contrast of the hall's colours, by day and by night (WCAG 2: 4.5:1 for text, 3:1 for pieces and edges)."""

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[1] / "frontend" / "src" / "look" / "tokens.css"

SHEETS = ["paper", "sheet", "sunk"]
BOARDS = ["board-paper", "board-paper-alt"]
TILES = ["tile", "tile-last", "tile-tried"]
SEATS = [f"p{number}" for number in range(1, 7)]
PARTS_OF_SPEECH = [
    "noun",
    "pronoun",
    "verb",
    "adjective",
    "adverb",
    "preposition",
    "conjunction",
    "interjection",
]
TEXT = [
    *((ink, sheet) for ink in ["ink", "ink-soft", "link", *SEATS] for sheet in SHEETS),
    *((ink, "accent-soft") for ink in ["ink", "ink-soft", "link"]),
    *((verdict, sheet) for verdict in ["allowed", "penalised", "refused", "notice"] for sheet in SHEETS),
    *((verdict, f"{verdict}-soft") for verdict in ["allowed", "penalised", "refused", "notice"]),
    *((f"on-{seat}", seat) for seat in SEATS),
    *((f"pos-{pos}", sheet) for pos in PARTS_OF_SPEECH for sheet in SHEETS),
    ("on-accent", "accent"),
    ("on-accent", "accent-strong"),
    ("on-wood", "wood"),
    ("on-wood-soft", "wood"),
    *(("board-ink", board) for board in [*BOARDS, "board-wood"]),
    *(("on-chip", chip) for chip in ["chip-p1", "chip-p2"]),
    *((ink, tile) for ink in ["tile-ink", "tile-blank-ink"] for tile in TILES),
    ("on-board-felt", "board-felt"),
    ("card-ink", "card"),
    *(("on-square-double", f"square-double-{kind}") for kind in ["letter", "word"]),
    *(("on-square-triple", f"square-triple-{kind}") for kind in ["letter", "word"]),
    *(
        ("cube-ink-light", f"cube-{colour}")
        for colour in ["red", "blue", "green", "black", "orange", "violet"]
    ),
    *(("cube-ink-dark", f"cube-{colour}") for colour in ["yellow", "pink", "white"]),
]
PIECES = [
    *((edge, sheet) for edge in ["line-strong", "focus", "accent"] for sheet in SHEETS),
    ("on-wood-focus", "wood"),
    *((tile, "square") for tile in TILES),
    *(
        ("tile-rim", ground)
        for ground in [*TILES, "square-double-letter", "square-double-word", "square-aim"]
    ),
    *((tile, f"square-triple-{kind}") for tile in TILES for kind in ["letter", "word"]),
    ("board-ink", "square-aim"),
    ("card", "board-felt"),
    ("square-aim", "board-felt"),
    *(("card-edge", ground) for ground in ["card", "card-hand", "board-wood"]),
    ("card-back-line", "card-back"),
    *((piece, board) for piece in ["board-line", "chip-p1", "chip-p2", "cube-edge"] for board in BOARDS),
]


def tokens(theme: int) -> dict[str, str]:
    root = TOKENS.read_text().split("@media")[0]
    pairs = re.findall(r"--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));", root)
    return {name: (day, night)[theme] or plain for name, day, night, plain in pairs}


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize(("pairs", "least"), [(TEXT, 4.5), (PIECES, 3.0)], ids=["text", "pieces"])
def test_contrast(pairs: list[tuple[str, str]], least: float, theme: int) -> None:
    colours = tokens(theme)
    faint = {
        f"--{one} on --{other}": round(contrast(colours[one], colours[other]), 2)
        for one, other in pairs
        if contrast(colours[one], colours[other]) < least
    }
    assert not faint
