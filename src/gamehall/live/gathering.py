"""Before the game: a table is made, people sit down, and when the last chair is taken play begins."""

import secrets
from collections.abc import Iterable, Sequence

from msgspec import UNSET

from gamehall.bots.bot import NoSuchBot, call_bot
from gamehall.kernel.codec import Unreadable, codec
from gamehall.kernel.dealer import nth_seed, seal
from gamehall.kernel.game import Game
from gamehall.kernel.record import Header, Player
from gamehall.kernel.rulebook import Shelf
from gamehall.kernel.seat import CLOCK, DEALER, Seat, is_player, player
from gamehall.live.people import NotPossible
from gamehall.store.rows import ChairRow, Setup, TableRow

CODE_LETTERS = "BCDFGHJKMNPQRSTVWXYZ"
"""No vowels, so no words; no I, L or O, which look like figures."""


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def new_id() -> str:
    return "".join(secrets.choice("abcdefghjkmnpqrstvwxyz23456789") for _ in range(12))


def new_key() -> str:
    return secrets.token_urlsafe(18)


def chair_key(table_id: str) -> str:
    """What a chair's link ends with. It names the table, so that a link that was replaced can be told so."""
    return f"{table_id}-{new_key()}"


def table_of_key(key: str) -> str:
    return key.partition("-")[0]


def title(game: Game, seat: Seat) -> str:
    """What the people at this table call a chair."""
    if is_player(seat) and game.teams:
        number = int(seat[1:])
        return f"Team {'BA'[number % 2]}, player {(number + 1) // 2}"
    if is_player(seat):
        return f"Player {seat[1:]}"
    if seat == DEALER:
        return "Scorer"
    if seat == CLOCK:
        return "Timekeeper"
    return next((o.title for o in game.officials if o.seat == seat), seat)


def official_seats(game: Game) -> tuple[Seat, ...]:
    return (*(o.seat for o in game.officials), DEALER)


def usual_timekeepers(game: Game) -> tuple[Seat, ...]:
    """The chairs from which time is usually kept as well: of those who type what happens at a real table."""
    return (*(o.seat for o in game.officials if o.keeps_time), DEALER)


def check_setup(game: Game, setup: Setup, chairs: Sequence[ChairRow]) -> None:
    """Everything wrong with a new table that the person making it can put right."""
    if setup.book not in {shelf.id for shelf in game.shelves}:
        raise NotPossible(f"{game.name} has no book {setup.book!r}.")
    try:
        options = codec(game).read_options({**game.shelf(setup.book).fixes, **setup.options})
    except Unreadable as error:
        raise NotPossible(f"The options cannot be used: {error}.") from error
    if game.bots_play and not game.bots_play(options) and any(chair.kind == "bot" for chair in chairs):
        raise NotPossible("Bots cannot sit at this table: its options leave them nothing to see.")
    players = [chair.seat for chair in chairs if is_player(chair.seat)]
    fewest, most = game.seats[0], game.most_players(options)
    if game.teams:
        if not {"p1", "p2"} <= set(players):
            raise NotPossible("The first chair of each team is taken by somebody.")
        if not set(players) <= {player(n) for n in range(1, most + 1)}:
            raise NotPossible(f"A team of {game.name} has at most {most // 2} players.")
    elif sorted(players) != sorted(f"p{n}" for n in range(1, len(players) + 1)):
        raise NotPossible("Players' chairs are numbered p1, p2, … without a gap.")
    if not fewest <= len(players) <= most:
        with_these = " with these options" if most < game.seats[1] else ""
        says = f"{game.name} seats {fewest} to {most} players{with_these}, not {len(players)}."
        raise NotPossible(says)
    for chair in chairs:
        _check_chair(game, chair)


def _check_chair(game: Game, chair: ChairRow) -> None:
    name = title(game, chair.seat)
    if not is_player(chair.seat) and chair.seat not in (*official_seats(game), CLOCK):
        raise NotPossible(f"{game.name} has no chair {chair.seat!r}.")
    if chair.kind == "bot" and not is_player(chair.seat):
        raise NotPossible(f"A bot cannot sit as {name}; the hall's own software can.")
    if chair.kind == "bot":
        check_bot(game, chair.bot)
    if chair.kind == "hall" and is_player(chair.seat):
        raise NotPossible(f"{name} is a player: a person or a bot.")
    if not 0.25 <= chair.time_factor <= 10:
        raise NotPossible("A time factor is between 0.25 and 10.")


def check_bot(game: Game, call: str) -> None:
    """A bot may be called with settings, such as `greedy:err=0.1`."""
    try:
        call_bot(game, call)
    except NoSuchBot as error:
        raise NotPossible(str(error)) from error


def in_order(game: Game, chairs: Iterable[ChairRow]) -> list[ChairRow]:
    """Players by number, then the officials, the scorer last."""
    officials = official_seats(game)

    def place(chair: ChairRow) -> tuple[int, int]:
        if is_player(chair.seat):
            return 0, int(chair.seat[1:])
        return 1, officials.index(chair.seat) if chair.seat in officials else len(officials)

    return sorted(chairs, key=place)


def missing(chairs: Sequence[ChairRow]) -> list[ChairRow]:
    return [chair for chair in chairs if chair.open]


def plays_from(chairs: Iterable[ChairRow], person: str | None) -> Seat | None:
    """The player's chair this person sits in, if any."""
    if not person:
        return None
    return next((c.seat for c in chairs if c.person == person and is_player(c.seat)), None)


def header_of(game: Game, row: TableRow, chairs: Sequence[ChairRow], opened_at: int) -> Header:
    """The first line of the record, fixed when the last chair is taken."""
    shelf: Shelf = game.shelf(row.setup.book)
    seated = sorted((c for c in chairs if is_player(c.seat)), key=lambda c: int(c.seat[1:]))
    players = tuple(Player(c.seat, c.name, "bot" if c.kind == "bot" else "person") for c in seated)
    hall_deals = any(c.seat == DEALER and c.kind == "hall" for c in chairs)
    return Header(
        table=row.id,
        game=game.id,
        book=shelf.id,
        edition=shelf.edition,
        manner=row.setup.manner,
        options=row.setup.options,
        players=players,
        opened_at=opened_at,
        sealed_seed=seal(nth_seed(row.secret, 0)) if hall_deals else "",
        time_factors={c.seat: c.time_factor for c in seated if c.time_factor != 1.0},
        also={
            c.seat: own
            for c in in_order(game, chairs)
            if not is_player(c.seat) and (own := plays_from(chairs, c.person))
        },
        timekeeper="person" if any(c.seat == CLOCK and c.kind == "person" for c in chairs) else UNSET,
    )
