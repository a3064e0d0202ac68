"""Diagrams for the terminal: a skeleton where it fits, else an outline."""

from gamehall.english.diagram import draw, gallery
from gamehall.english.diagram.sketch import Sketch
from gamehall.english.reader import read_many
from tests.english.diagram.readings import reading

PILOT = "The/DT/det/1 pilot/NN/nsubj/2 handed/VBD/ROOT/2 him/PRP/dative/2 a/DT/det/5 wrench/NN/dobj/2 ./././2"
KNOW = "I/PRP/nsubj/1 know/VBP/ROOT/1 that/IN/mark/4 she/PRP/nsubj/4 left/VBD/ccomp/1 ./././1"


def test_a_skeleton() -> None:
    assert draw(reading(PILOT)).splitlines() == [
        " pilot │ handed  │ wrench",
        "───────┼─────────┴────────",
        " \\ The   \\         \\ a",
        "          └  him",
        "            ─────",
    ]


def test_plain_characters() -> None:
    text = draw(reading(KNOW), ascii=True)
    assert text.isascii()
    assert text.splitlines()[-2:] == [" I | know |      ^", "---+------+------------"]


def test_an_outline_where_the_skeleton_is_too_wide() -> None:
    narrow = draw(reading(PILOT), width=20).splitlines()
    assert max(map(len, narrow)) <= 20
    assert [line.strip() for line in narrow] == [
        "pilot",
        "\\ The",
        "│  handed",
        "\\",
        "└  him",
        "│ wrench",
        "\\ a",
    ]


def test_every_word_of_the_gallery_is_drawn() -> None:
    sentences = [sentence for group in gallery() for sentence in group.sentences]
    for seen in read_many(sentences):
        sketch = Sketch(seen.best)
        for width in (100, 30):
            drawn = draw(seen.best, width)
            assert all(sketch.word(host).text in drawn for host in set(sketch.hosts) & sketch.drawn)
