"""What the board in the browser may ask of a table besides what everybody is sent."""

from msgspec import Struct

from gamehall.games.linguishtik.questions.offers import Demanded, Offers, offers
from gamehall.games.linguishtik.questions.slips import (
    CouldBe,
    Possible,
    SlipAsked,
    SlipSeen,
    could_be,
    not_drawn,
    not_over,
    slip_seen,
)
from gamehall.kernel.citing import Source, source
from gamehall.kernel.parts import Questions
from gamehall.kernel.question import Question
from gamehall.kernel.seat import GALLERY, Seat
from gamehall.kernel.views import View, books_closed


class Paragraphs(Struct, frozen=True):
    """Everything that a judge of this table can cite."""


def paragraphs(view: View, seat: Seat, asked: Paragraphs) -> tuple[Source, ...]:
    game, book = view.table.game, view.table.header.book
    keys = game.shelf(book).keys()
    return tuple(source(game, book, key) for key in keys)


def books_shut(view: View, seat: Seat, asked: Paragraphs) -> str:
    shut = books_closed(view.table, seat)
    return "The rules are closed to players while the round is on." if shut else ""


_SLIP = Question(
    name="slip",
    takes=SlipAsked,
    gives=SlipSeen,
    answer=slip_seen,
    who=("judge", "player", "gallery"),
    when=not_drawn,
    sees=GALLERY,
    beside="sentences",
)
_POSSIBLE = Question(
    name="possible",
    takes=Possible,
    gives=CouldBe,
    answer=could_be,
    who=("gallery",),
    when=not_over,
    beside="sentences",
)
_PARAGRAPHS = Question(
    name="paragraphs",
    takes=Paragraphs,
    gives=tuple[Source, ...],
    answer=paragraphs,
    who=("judge", "player", "gallery"),
    when=books_shut,
)
_OFFERS = Question(
    name="offers",
    takes=Demanded,
    gives=Offers,
    answer=offers,
    who=("gallery",),
    beside="answers",
    lasting=True,
)

QUESTIONS = Questions(asked=(_SLIP, _POSSIBLE, _PARAGRAPHS, _OFFERS))
