"""The page for a browser says what the PDF says, and is whole in itself."""

from html.parser import HTMLParser

import pytest

from gamehall.tournaments.formats.finding import formats
from gamehall.tournaments.paper.asked import asked
from gamehall.tournaments.paper.kinds import pack
from gamehall.tournaments.paper.page import page
from gamehall.tournaments.paper.pdf import pdf
from gamehall.tournaments.paper.wording import printed
from tests.tournaments.paper.events import long_ones, played
from tests.tournaments.paper.pages import bare, pages
from tests.tournaments.paper.test_never_cut import words

_EMPTY = {"meta", "hr", "path"}


class Reader(HTMLParser):
    """What is to be read on a page; tags that are not closed are told."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _EMPTY:
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "title"):
            self.text += data


@pytest.mark.parametrize("id", [id for id, one in formats().items() if one.games][:4])
def test_page_and_pdf_say_the_same(id: str) -> None:
    format = formats()[id]
    state = played(format, long_ones(6, format), 1, next_one=format.rounds > 1)
    links = {number: f"https://hall.example/check-in/{number}" for number in state.entrants}
    for paper in pack(asked(state, links=links), ("entrants", "slips", "standings", "login-cards")):
        reader = Reader()
        reader.feed(page(paper))
        assert reader.open == []
        assert reader.links == []
        there, typeset = bare(reader.text), bare("".join(one.text for one in pages(pdf(paper))))
        for part in paper.parts:
            for word in (word for line in words(part) for word in printed(line).split()):
                assert bare(word) in there, paper.id
                assert bare(word).replace("-", "") in typeset.replace("-", ""), paper.id
