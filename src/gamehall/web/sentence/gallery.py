"""The gallery of diagrams: every construction, drawn when somebody first asks, then kept."""

from typing import Any

from litestar import Response, get
from markupsafe import Markup
from msgspec import Struct

from gamehall.english import diagram
from gamehall.english.reader import read_many
from gamehall.english.reading import Reading
from gamehall.web.pages.render import Ask, page
from gamehall.web.sentence.readers import by_a_reader


class Exhibit(Struct, frozen=True):
    text: str
    diagram: Markup
    described: str


class Room(Struct, frozen=True):
    """One construction with its exhibits."""

    key: str
    heading: str
    explains: str
    exhibits: tuple[Exhibit, ...]


_hung: dict[str, Room] = {}


@get("/sentence/gallery")
async def gallery(request: Ask) -> Response[str]:
    """Room by room, so that who has a sentence read meanwhile waits for one room only."""
    groups = diagram.gallery()
    for group in groups:
        if group.key not in _hung:
            _hung[group.key] = await by_a_reader(request, hang, group, key=group.key)
    return page(request, "sentence/gallery.html", rooms=[_hung[group.key] for group in groups])


def hang(group: diagram.Group) -> Room:
    reads = zip(group.sentences, read_many(group.sentences), strict=True)
    exhibits = tuple(_exhibit(text, read.best) for text, read in reads)
    return Room(group.key, group.heading, group.explains, exhibits)


def _exhibit(text: str, reading: Reading) -> Exhibit:
    return Exhibit(text, Markup(diagram.svg(reading)), diagram.describe(reading))


ROUTES: list[Any] = [gallery]
