"""The gallery of diagrams: every construction, drawn when somebody first asks, then kept."""

from functools import cache
from typing import Any

from litestar import Response, get
from markupsafe import Markup
from msgspec import Struct

from gamehall.english import diagram
from gamehall.english.fusing import read_many
from gamehall.english.reading import Reading
from gamehall.web.render import Ask, page
from gamehall.web.sentencereaders import by_a_reader


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


@get("/sentence/gallery")
async def gallery(request: Ask) -> Response[str]:
    return page(request, "sentencegallery.html", rooms=await by_a_reader(rooms))


@cache
def rooms() -> tuple[Room, ...]:
    groups = diagram.gallery()
    reads = read_many([text for group in groups for text in group.sentences])
    return tuple(
        Room(
            group.key,
            group.heading,
            group.explains,
            tuple(_exhibit(text, next(reads).best) for text in group.sentences),
        )
        for group in groups
    )


def _exhibit(text: str, reading: Reading) -> Exhibit:
    return Exhibit(text, Markup(diagram.svg(reading)), diagram.describe(reading))


ROUTES: list[Any] = [gallery]
