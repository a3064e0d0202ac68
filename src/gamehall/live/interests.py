"""One person, one interest: who plays where others play sits in no official's chair of that table.

One exception: a real table that one of its players keeps, where all who sit down were told so and agreed.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from gamehall.kernel.codec import codec
from gamehall.kernel.game import Game
from gamehall.kernel.record import Header
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE, Seat, is_player
from gamehall.live.gathering import in_order, plays_from, title
from gamehall.store.rows import ChairRow, Setup, TableRow

CITES = ("hall-two-chairs",)


class Both(Struct, frozen=True):
    """Somebody who has an official's chair and a player's at one table."""

    person: str
    name: str
    official: Seat
    plays: Seat


def both(chairs: Sequence[ChairRow]) -> list[Both]:
    return [
        Both(chair.person, chair.name, chair.seat, own)
        for chair in chairs
        if chair.person and not is_player(chair.seat) and (own := plays_from(chairs, chair.person))
    ]


def others_play(chairs: Iterable[ChairRow], person: str) -> bool:
    """Whether another person plays here, or shall: a chair that waits for somebody counts."""
    return any(is_player(c.seat) and c.kind == "person" and c.person != person for c in chairs)


def wooden(game: Game, setup: Setup, chairs: Iterable[ChairRow]) -> bool:
    """A real table, at which whoever types sees no more than the players do."""
    if game.wooden is None:
        return False
    options = codec(game).read_options({**game.shelf(setup.book).fixes, **setup.options})
    return game.wooden(options, any(c.seat == DEALER and c.kind == "person" for c in chairs))


def two_interests(game: Game, row: TableRow, chairs: Sequence[ChairRow]) -> Both | None:
    """Somebody who may not sit as they would; None: all may."""
    return next(
        (
            one
            for one in both(chairs)
            if others_play(chairs, one.person) and not _agreed(game, row, chairs, one)
        ),
        None,
    )


def of_two_players(header: Header, one: Seat, other: Seat) -> bool:
    """Two people began the game in these chairs: neither of them gets to see what the other held."""
    names = {player.seat: player.name for player in header.players}
    return one in names and other in names and names[one] != names[other]


def _agreed(game: Game, row: TableRow, chairs: Sequence[ChairRow], one: Both) -> bool:
    """Before the game the table's maker may keep it; then whoever has the chairs that the header names."""
    if not row.setup.maker_keeps:
        return False
    if row.header:
        return row.header.also.get(one.official) == one.plays
    return one.person == row.setup.maker and wooden(game, row.setup, chairs)


def agreement(game: Game, row: TableRow, chairs: Sequence[ChairRow]) -> str:
    """What whoever sits down here agrees to; empty: there is nothing to agree to."""
    keeping = both(in_order(game, chairs)) if row.setup.maker_keeps else []
    if not keeping:
        return ""
    duties = list(dict.fromkeys(_duty(game, one.official) for one in keeping))
    told = ", ".join(duties[:-1]) + " and " * (len(duties) > 1) + duties[-1]
    return f"{keeping[0].name} plays here and also {told}. By sitting down you agree."


def _duty(game: Game, seat: Seat) -> str:
    if seat == CLOCK:
        return "keeps the time"
    if seat == DEALER:
        return "types what falls"
    if any(official.seat == seat and official.keeps_time for official in game.officials):
        return "types what happens"
    return "judges" if seat == JUDGE else f"is {title(game, seat)}"


def refusal(game: Game, found: Both, person: str, seat: Seat) -> str:
    """What is said to somebody who wants a chair, or changes one for others, and may not."""
    if found.person != person:
        official, plays = title(game, found.official), title(game, found.plays)
        return f"{found.name} is {official} and {plays} at this table. Where others play too nobody is both."
    held = found.plays if seat == found.official else found.official
    return f"You are {title(game, held)} in this game, so you cannot be {title(game, seat)} too."


def refusal_at_opening(game: Game, found: Both, setup: Setup, chairs: Sequence[ChairRow]) -> str:
    official = title(game, found.official)
    says = (
        f"You play at this table, and other people play too, so you cannot be its {official} as well. "
        "Leave that chair to the hall's software or to somebody who does not play"
    )
    if setup.maker_keeps:
        return f"{says}: only a real table, where the players see all there is, can be kept by a player."
    real = ", or say that you play at this real table and keep it" if wooden(game, setup, chairs) else ""
    return f"{says}{real}."
