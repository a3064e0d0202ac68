"""Between two rounds of letter cards: what could have been laid, from the asker's own chair."""

from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath
from msgspec import Struct

from gamehall.games.letter_cards.ladder import longest, longest_ladder
from gamehall.games.letter_cards.rounds import Round, rounds
from gamehall.games.letter_cards.words import Layable
from gamehall.kernel import catalog
from gamehall.kernel.codec import read_lines
from gamehall.kernel.numerals import read_number
from gamehall.kernel.seat import GALLERY, Seat, is_player
from gamehall.live.people import NotPossible
from gamehall.web import wording
from gamehall.web.desk import AtDesk, NotHere
from gamehall.web.making import from_sight, respond
from gamehall.web.render import Ask

MOST_WORDS = 12


class RoundSeen(Struct, frozen=True):
    """Answer to GET /t/{id}/rounds/{number}. Onlookers have no hand: theirs is only what lay open."""

    round: int
    seat: str
    open: tuple[str, ...]
    """The longest words of the cards on the table alone, when the round ended."""
    yours: tuple[Layable, ...]
    """Words you could still have laid then."""
    longest: Layable | None
    """The longest word of all cards on the table and one of your hand, laid or not."""
    ladder: tuple[Layable, ...]
    """The longest row of words from the first cards of the round and your hand."""


@get("/t/{id:str}/rounds/{number:str}", costs="reviews")
async def round_seen(request: Ask, desk: AtDesk, id: FromPath[str], number: FromPath[str]) -> Response[bytes]:
    live = await desk.live(id)
    if live.game.id != "letter_cards":
        raise NotHere("There are no rounds of cards at this table.")
    told = len(live.table.state.results)
    round = read_number(number) or 0
    if not 1 <= round <= told + 1:
        raise NotHere("There is no such round.")
    if round > told:
        raise NotPossible("What could have been laid is told when the round is over.")
    seat = wording.home_seat(desk.person(request), live)
    body = await from_sight(request, live, seat if is_player(seat) else GALLERY, _encoded, round)
    return respond(request, body, MediaType.JSON)


def _encoded(lines: bytes, seat: Seat, number: int) -> bytes:
    played = rounds(*read_lines(lines, catalog.game))
    return wording.encode(seen(played[number - 1], seat))


def seen(played: Round, seat: Seat) -> RoundSeen:
    opened, number = played.open_words[:MOST_WORDS], played.result.round
    if not is_player(seat):
        return RoundSeen(number, "", opened, (), None, ())
    options, result = played.begun.options, played.result
    return RoundSeen(
        number,
        seat,
        opened,
        played.could_lay(seat)[:MOST_WORDS],
        longest(options, result.table, played.ended.hand(seat)),
        longest_ladder(options, result.start, played.begun.hand(seat)),
    )


ROUTES: list[Any] = [round_seen]
