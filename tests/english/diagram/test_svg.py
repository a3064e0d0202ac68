"""Pictures are well-formed, stand for themselves, and no text can break out of them."""

from xml.etree import ElementTree

import pytest

from gamehall.english.diagram import draw, svg
from gamehall.english.diagram.letters import LONGEST, shown, width
from gamehall.english.tree import Node, Tree
from tests.english.diagram.readings import reading, unread

SVG = "{http://www.w3.org/2000/svg}"
PILOT = "The/DT/det/1 pilot/NN/nsubj/2 handed/VBD/ROOT/2 him/PRP/dative/2 a/DT/det/5 wrench/NN/dobj/2 ./././2"
HOSTILE = (
    "<script>alert(1)</script>",
    '"><img/onerror=x>',
    "]]>&amp;",
    "\x00\x1b[31m",
    "\u202egnitaercs",
    "\ud800",
    "&#0;",
    "z\u0315\u031b" * 30,
    "\ufffe",
)


def picture(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def test_a_picture_is_named_and_described() -> None:
    root = picture(svg(reading(PILOT)))
    assert root.get("role") == "img"
    assert root[0].tag == f"{SVG}title"
    assert root[0].text == "The pilot handed him a wrench ."
    assert root[1].tag == f"{SVG}desc"
    assert root[1].text == (
        "Subject: pilot, modified by the article The. Verb: handed. Indirect object: him. "
        "Direct object: wrench, modified by the article a."
    )


def test_a_picture_shows_the_words_where_they_can_be_found() -> None:
    texts = {each.get("data-words"): each.text for each in picture(svg(reading(PILOT))).iter(f"{SVG}text")}
    assert texts == {"0": "The", "1": "pilot", "2": "handed", "3": "him", "4": "a", "5": "wrench"}


def test_a_picture_needs_nothing_from_elsewhere_and_no_styles() -> None:
    text = svg(reading(PILOT))
    assert "href" not in text
    assert "<style" not in text
    assert "style=" not in text
    assert text.count("http") == 1
    assert "var(--ink, #2b241c)" in text
    assert "var(--sheet, #fffdf8)" in text


def test_what_runs_round_a_bend_follows_a_path_of_the_same_picture() -> None:
    seen = reading("The/DT/det/2 barking/VBG/amod/2 dog/NN/nsubj/3 ran/VBD/ROOT/3 ./././3")
    root = picture(svg(seen))
    (path,) = root.iter(f"{SVG}textPath")
    assert path.text == "barking"
    assert path.get("href", "").removeprefix("#") in {each.get("id") for each in root.iter(f"{SVG}path")}


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_stays_text(text: str) -> None:
    nodes = (Node(text, 0, text, "NN", "nsubj", 1), Node("ran", len(text) + 1, "run", "VBD", "ROOT", 1))
    seen = unread(Tree(f"{text} ran", nodes))
    root = picture(svg(seen))
    assert {each.tag.removeprefix(SVG) for each in root.iter()} <= {
        "svg",
        "title",
        "desc",
        "rect",
        "g",
        "path",
        "text",
    }
    assert [each.text for each in root.iter(f"{SVG}text") if each.get("data-words") == "0"] == [shown(text)]
    assert not {"\x00", "\x1b", "\u202e"} & set(draw(seen))


def test_a_long_word_is_cut_where_it_is_drawn() -> None:
    assert len(shown("a" * 500)) == LONGEST
    assert shown("a\nb") == "a b"
    assert shown("") == "\ufffd"


def test_letters_have_widths() -> None:
    assert width("W") > width("i")
    assert width("é") == width("e")
    assert width("漢") > 1
