"""What the page on the files of an event shows is what is read."""

import json
import re
from pathlib import Path
from textwrap import dedent

from gamehall.tournaments.files.columns import HEADINGS, columns
from gamehall.tournaments.files.reading import read_event
from gamehall.tournaments.files.tsh_lines import Written, read_line
from tests.tournaments.files.same import event_of

PAGE = (Path(__file__).parents[3] / "docs" / "event-files.md").read_text("utf-8")


def example(begins: str) -> str:
    """The example that begins so."""
    blocks = re.findall(r"(?:^ {4}.*\n)+", PAGE, re.MULTILINE)
    return next(text for block in blocks if (text := dedent(block)).startswith(begins))


def test_the_example_in_json_is_an_event() -> None:
    text = example("{")
    assert json.loads(text)
    event = event_of(read_event(text.encode()))
    assert event.rounds[""][0][0].who == (1, 2)


def test_the_example_of_aupair_is_an_event() -> None:
    event = event_of(read_event(example("*M").encode()))
    one, two = event.rounds["A"]
    assert [(sat.who, sat.result and sat.result.scores) for sat in one] == [
        ((1, 2), (400, 350)),
        ((3,), (0,)),
    ]
    assert [(sat.who, sat.result and sat.result.scores) for sat in two] == [
        ((3, 1), (300, 380)),
        ((2,), (0,)),
    ]


def test_the_line_of_tsh_is_one() -> None:
    line = read_line(example("Kos").strip())
    assert line == Written("Ana Kos", 1500, (2, 3, 0), (400, 380, 50), {"p12": "1 2 0", "board": "1 1 0"})


def test_the_columns_are_those_that_are_read() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", PAGE, re.MULTILINE)
    assert {name for name, _ in rows} == set(HEADINGS) - {"surname", "given"}
    for name, others in rows:
        for heading in re.split(r"[;:]", others)[0].split(", "):
            assert columns([heading]).found == {name: 0}, heading
