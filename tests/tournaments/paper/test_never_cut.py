"""No text is cut, none stands on another and none leaves its card, however long people's names are."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from gamehall.tournaments.formats.finding import formats
from gamehall.tournaments.formats.format import Block, Format
from gamehall.tournaments.paper import pdf as typeset
from gamehall.tournaments.paper import prepare, widths
from gamehall.tournaments.paper.asked import Asked, asked
from gamehall.tournaments.paper.blocks import Beside, Paper, Table
from gamehall.tournaments.paper.blocks import Block as Piece
from gamehall.tournaments.paper.kinds import kinds, pack
from gamehall.tournaments.paper.pdf import pdf
from gamehall.tournaments.paper.prepare import Size, prepared
from tests.tournaments.event.desk import plan
from tests.tournaments.paper.events import long_ones, played
from tests.tournaments.paper.pages import MM, bare, outside, overlaps, pages

READY = [id for id, one in formats().items() if one.games]
PLAIN = ("entrants", "pairings-by-name", "slips")


def of(format: Format, rounds: int, count: int = 9) -> Asked:
    state = played(format, long_ones(count, format), rounds, next_one=rounds < format.rounds)
    links = {n: f"https://hall.example/check-in/{'0123456789abcdef' * 4}-{n}" for n in state.entrants}
    return asked(state, links=links)


def words(part: tuple[Piece, ...]) -> Iterator[str]:
    """All that is written in a part."""
    for one in part:
        if isinstance(one, Table):
            yield from (cell for row in one.rows for cell in row)
            yield from (column.label for column in one.columns)
            yield from (group.label for group in one.groups)
        elif isinstance(one, Beside):
            for cell in one.cells:
                yield from words(cell)
        else:
            for name in ("text", "says"):
                yield getattr(one, name, "")
            for field in getattr(one, "fields", ()):
                yield from (field.label, field.value)


def look_at(paper: Paper, size: Size) -> None:
    found = pages(pdf(paper, size))
    for page in found:
        assert list(outside(page, 5)) == [], paper.id
        assert list(overlaps(page)) == [], paper.id
    if paper.flows:
        there = bare("".join(page.text for page in found))
        assert [word for part in paper.parts for word in missing(part, there)] == [], paper.id
        return
    each = paper.across * paper.down
    margin = prepared(paper, size)["margin"] * MM if each > 1 else 0.0
    assert len(found) == -(-len(paper.parts) // each), f"{paper.id} has pages too many"
    for at, part in enumerate(paper.parts):
        page = found[at // each]
        down, across = divmod(at % each, paper.across)
        wide = (page.width - 2 * margin) / paper.across
        high = (page.height - 2 * margin) / paper.down
        left, top = margin + across * wide, page.height - margin - down * high
        there = bare(page.within(left, top - high, left + wide, top))
        assert list(missing(part, there)) == [], f"{paper.id}, {at}"


def missing(part: tuple[Piece, ...], there: str) -> Iterator[str]:
    yield from (one for line in words(part) for one in line.split() if bare(one) not in there)


@pytest.mark.parametrize("id", READY)
def test_every_paper_of_a_round_with_the_longest_names(id: str) -> None:
    format = formats()[id]
    papers = list(pack(of(format, 1 if format.rounds > 1 else 0)))
    assert {"entrants", "slips", "pairings-by-name", "login-cards"} <= {one.id for one in papers}
    for paper in papers:
        look_at(paper, "a4")


@pytest.mark.parametrize("id", READY)
def test_every_paper_of_an_event_that_is_over_on_letter_paper(id: str) -> None:
    format = formats()[id]
    around = of(format, format.rounds)
    assert around.state.finished
    papers = list(pack(around))
    assert set(kinds(format)) == {one.id for one in papers}
    for paper in papers:
        look_at(paper, "letter")


def test_charts_of_many_rounds_have_room() -> None:
    format = plan(Block((1, 30), "swiss"), starts=True)
    around = of(format, 24, count=6)
    for paper in pack(around, ("wall-charts", "cross-tables", "standings")):
        look_at(paper, "a4")


def test_an_event_may_have_the_longest_of_names() -> None:
    around = of(plan(), 1, count=4)
    state = around.state
    options = replace(state.options, name="W" * 500, place="M" * 500, date="2026-11-19")
    for paper in pack(asked(replace(state, options=options), links=around.links)):
        look_at(paper, "a4")


def test_it_is_noticed_where_words_have_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is looked for is found: without places to break in, long words run over the edge."""
    around = of(plan(), 1, count=4)
    monkeypatch.setattr(prepare, "breakable", lambda text, most: text)
    monkeypatch.setattr(widths, "breakable", lambda text, most: text)
    for paper in pack(around, PLAIN):
        with pytest.raises(AssertionError):
            look_at(paper, "a4")


def test_it_is_noticed_where_a_card_has_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards as small as stamps, and nothing is made smaller to fit them."""
    (slips,) = pack(of(plan(), 1, count=8), ("slips",))
    small = replace(slips, across=3, down=9)
    look_at(small, "a4")
    template = tmp_path / "paper.typ"
    written = typeset._TEMPLATE.read_text("utf-8")
    assert "if whole-height <= height" in written
    template.write_text(written.replace("if whole-height <= height", "if true"), "utf-8")
    monkeypatch.setattr(typeset, "_TEMPLATE", template)
    typeset._compiler.cache_clear()
    try:
        with pytest.raises(AssertionError):
            look_at(small, "a4")
    finally:
        typeset._compiler.cache_clear()
