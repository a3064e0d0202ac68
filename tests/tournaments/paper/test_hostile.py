"""Names are words, whatever else they look like: to the PDF, and to a browser."""

import re

import pytest

from gamehall.tournaments.event.acts import CheckIn, Enrol
from gamehall.tournaments.paper.asked import asked
from gamehall.tournaments.paper.kinds import pack
from gamehall.tournaments.paper.page import page
from gamehall.tournaments.paper.pdf import pdf
from gamehall.tournaments.paper.wording import printed
from gamehall.tournaments.people import Entrant
from tests.tournaments.event.desk import Desk, plan
from tests.tournaments.paper.pages import bare, pages

NAMES = (
    '#panic("no")',
    '#read("/etc/passwd")',
    "*bold* _it_ $x^2$ `raw` = head",
    "@ref <label> // gone",
    "\\u{41} \\ ~ -- ---",
    '"]; } #sys.inputs',
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '" onmouseover="x',
    "{{ 7 * 7 }} {name} {% raw %}",
    "&lt;b&gt; &amp;",
    "Ana\u202egnol",
)


def desk() -> Desk:
    found = Desk(plan())
    found.done(Enrol(tuple(Entrant(0, name, school=name, team=name) for name in NAMES)))
    found.done(CheckIn(tuple(found.state.entrants)))
    found.hang_out(1)
    found.play(1)
    return found


def test_names_stand_in_the_pdf_as_they_were_written() -> None:
    for one in pack(asked(desk().state), ("entrants", "pairings-by-name", "slips", "standings")):
        there = "".join(bare(found.text) for found in pages(pdf(one)))
        for name in NAMES:
            # Signs at the end of a line may be told otherwise by who reads the PDF.
            assert bare(printed(name)).replace("-", "") in there.replace("-", ""), one.id


def test_names_are_no_part_of_the_page() -> None:
    for one in pack(asked(desk().state)):
        text = page(one)
        assert "<script" not in text
        assert "<img" not in text
        assert "&lt;script&gt;" in text or one.id == "cross-tables" or "script" not in text
        assert not re.search(r"<[^>]*onmouseover", text)
        assert "49 {name}" not in text


@pytest.mark.parametrize(
    ("written", "stands"),
    [
        ("Ana\u202eBen\u2066", "AnaBen"),
        ("A\x00na\x1b[31m", "Ana[31m"),
        ("Ana\u00a0\u3000 Li", "Ana Li"),
        ("Z" + "\u0301" * 40, "\u0179" + "\u0301" * 3),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_what_nobody_sees_is_not_printed(written: str, stands: str) -> None:
    assert printed(written) == stands


def test_a_line_break_in_a_name_begins_no_line() -> None:
    found = Desk(plan())
    found.done(Enrol((Entrant(0, "Ana\n\n\nLopez"),)))
    (one,) = pack(asked(found.state), ("entrants",))
    assert "Ana Lopez" in page(one)
