"""Another game with the same people: who asks for it and who is asked, and where everybody sits then."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel.game import Game
from gamehall.kernel.seat import Seat, is_player, player
from gamehall.live.gathering import in_order
from gamehall.store.rows import ChairRow, Setup, TableRow


class Next(Struct, frozen=True):
    """The game after this one."""

    table: str
    by: Seat
    """The chair of this table whose person asked for it."""


def own(chairs: Iterable[ChairRow], person: str) -> tuple[Seat, ...]:
    """The chairs somebody sits in."""
    return tuple(chair.seat for chair in chairs if person and chair.person == person)


def places(game: Game, chairs: Sequence[ChairRow]) -> dict[Seat, Seat]:
    """Where whoever sits in a player's chair sits in the next game: everybody moves up by one, so that
    somebody else begins where the first chair does. Teams stay together; equally large ones change sides."""
    seats = [chair.seat for chair in in_order(game, chairs) if is_player(chair.seat)]
    if not game.teams:
        return dict(zip(seats, (*seats[-1:], *seats[:-1]), strict=True))
    if len(seats) % 2:
        return {seat: seat for seat in seats}
    return {seat: player(number + 1 if number % 2 else number - 1) for number, seat in enumerate(seats, 1)}


def chairs_again(game: Game, chairs: Sequence[ChairRow], asking: str) -> list[ChairRow]:
    """The chairs of the next game: who asks sits down at once, bots come along, other people are asked."""
    moved = places(game, chairs)
    return [
        _asked(replace(chair, table_id="", key="", seat=moved.get(chair.seat, chair.seat)), asking)
        for chair in chairs
        if chair.kind != "hall"
    ]


def _asked(chair: ChairRow, asking: str) -> ChairRow:
    waits = chair.kind == "person" and chair.person != asking
    return replace(chair, person=None, name="") if waits else chair


def setup_again(row: TableRow, chairs: Sequence[ChairRow], asking: str) -> Setup:
    """As it was chosen before. While somebody is waited for no list shows the table: the chair is theirs."""
    waits = any(chair.open for chair in chairs)
    maker = row.setup.maker if row.setup.maker_keeps else asking
    return replace(row.setup, maker=maker, private=row.setup.private or waits, after=row.id)


def by_whom(row: TableRow, chairs: Iterable[ChairRow]) -> Seat | None:
    """The chair at the table before from which this one was asked for, as far as that can still be told."""
    return next(iter(own(chairs, row.setup.maker)), None)
