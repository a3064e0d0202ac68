"""Positions with numbers known beforehand: plays, sum of their scores, top score."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from gamehall.cli.games.scrabble.positions import read_line
from gamehall.games.scrabble import engine
from gamehall.lexicon.graph import Graph, keep
from gamehall.lexicon.lists.shelf import lexicon

SHARED = Path(__file__).parents[5] / "shared" / "data"
FIXED = [
    ("15/15/15/15/15/15/15/3WETHEr6/3R3S7/3A3P7/3N3E7/3G3C7/7i7/7A7/7L7 TTAOFOI", (499, 3590, 24)),
    (
        "15/10G4/10UM3/9GIO3/9ID4/9FE4/4B4T5/3WETHErS5/3RE2S7/2FAT2P7/2INS2E7/1BAG3C7/1AT4i7/1N5A7/1K5L7"
        " TVOOORY",
        (192, 1585, 22),
    ),
    (
        "15/15/10G4/10O4/10A4/10D4/10S4/7MIRTHS2/10E1Y2/10R1N2/12D2/12S2/15/15/15 JG?FIRD",
        (3343, 28938, 47),
    ),
    ("15/15/15/15/15/3DAyGIRL5/4DAH8/3VOGIE7/15/15/15/15/15/15/15 IAOTEJA", (215, 1207, 16)),
    (
        "11F2A/9G1JEEZ/8WAGoN1I/9LOR2N/9LAD2E/4RYOT2D4/6MOXAS3C/7MIRTHS1O/10E1YON/10R1NUN/12DI1/11AS2"
        "/11L3/9QUEEN1/5TUTTI1W3 LIEBG?C",
        (3410, 30542, 40),
    ),
]


def graph_in(folder: Path, words: Iterable[str]) -> Graph:
    return keep("list", lambda: words, folder)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Graph:
    return graph_in(tmp_path_factory.mktemp("hall"), lexicon())


@pytest.mark.parametrize(("position", "wanted"), FIXED)
def test_known_positions(hall: Graph, position: str, wanted: tuple[int, int, int]) -> None:
    """These were counted by the slow way, which takes a minute for each."""
    assert engine.summary(hall, engine.standard(), *read_line(position)) == wanted


def test_two_hundred_positions_other_engines_agree_on(tmp_path: Path) -> None:
    if not (SHARED / "scrabble-positions.tsv").exists():
        pytest.skip(f"the positions to compare with are not in {SHARED}")
    graph = graph_in(tmp_path, (SHARED / "enable.txt").read_text().split())
    lines = (SHARED / "scrabble-positions.tsv").read_text().splitlines()
    wanted = [tuple(map(int, line.split("\t")[1:4])) for line in lines]
    positions = [read_line(line) for line in lines]
    assert len(positions) == 200
    assert engine.summaries(graph, engine.standard(), positions) == wanted
