"""Who sits where, decided on a table's rows as they are: what changes with it, or why it cannot be."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from gamehall.kernel.game import Game
from gamehall.kernel.seat import CLOCK, Seat
from gamehall.live import gathering, interests
from gamehall.live.people import Person
from gamehall.store.rows import ChairRow, Seating, TableRow

Decide = Callable[[TableRow, Sequence[ChairRow]], Seating | str]


def sit_down(game: Game, person: Person, seat: Seat, now: int, *, agrees: bool) -> Decide:
    """Somebody sits down in an open chair; where that was wished, with the scorer's in the timekeeper's."""

    def decide(row: TableRow, chairs: Sequence[ChairRow]) -> Seating | str:
        if row.status == "closed":
            return "This table has been closed."
        if not any(chair.open and chair.seat == seat for chair in chairs):
            return "Somebody sits there already."
        asked = interests.agreement(game, row, chairs)
        if asked and not agrees:
            return asked
        own = gathering.plays_from(chairs, person.id)
        if own and row.header and interests.of_two_players(row.header, own, seat):
            return interests.refusal(game, interests.Both(person.id, person.name, seat, own), person.id, seat)
        scorer = row.setup.scorer_keeps_time and seat in gathering.usual_timekeepers(game)
        wanted = (seat, CLOCK) if scorer else (seat,)
        taken = [
            replace(chair, person=person.id, name=chair.name or person.name)
            for chair in chairs
            if chair.open and chair.seat in wanted
        ]
        return _seating(game, row, chairs, taken, now, person.id, seat)

    return decide


def give(game: Game, chair: ChairRow, now: int, *, only_open: bool) -> Decide:
    """A chair is given to somebody, or to nobody, whoever sat there; or only if nobody does."""

    def decide(row: TableRow, chairs: Sequence[ChairRow]) -> Seating | str:
        if row.status == "closed":
            return "This table has been closed."
        old = next(c for c in chairs if c.seat == chair.seat)
        if only_open and not old.open:
            return "Somebody sits there already."
        given = replace(chair, time_factor=old.time_factor)
        return _seating(game, row, chairs, [given], now, chair.person or "", chair.seat)

    return decide


def begin(game: Game, now: int) -> Decide:
    """Nobody moves; the game begins if everybody is there."""
    return lambda row, chairs: _seating(game, row, chairs, [], now, "", Seat(""))


def _seating(
    game: Game,
    row: TableRow,
    chairs: Sequence[ChairRow],
    changed: Sequence[ChairRow],
    now: int,
    person: str,
    seat: Seat,
) -> Seating | str:
    after = list({chair.seat: chair for chair in (*chairs, *changed)}.values())
    if found := interests.two_interests(game, row, after):
        return interests.refusal(game, found, person, seat)
    begins = row.status == "gathering" and row.header is None and not gathering.missing(after)
    header = gathering.header_of(game, row, after, now) if begins else None
    return Seating(tuple(changed), header)
