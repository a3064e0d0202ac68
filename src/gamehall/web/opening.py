"""From what somebody wishes to a table with chairs."""

from collections.abc import Mapping, Sequence
from typing import Any

from litestar.connection import ASGIConnection

from gamehall.bots.bot import bot_titles
from gamehall.kernel import catalog
from gamehall.kernel.codec import Unreadable
from gamehall.kernel.game import Game
from gamehall.kernel.names import tidy_name
from gamehall.kernel.seat import CLOCK, Seat, is_player
from gamehall.kernel.setting import setting
from gamehall.live.gathering import title, usual_timekeepers
from gamehall.live.people import NotPossible, Person
from gamehall.store.rows import ChairRow, Setup
from gamehall.web.desk import Desk, NotHere
from gamehall.web.wire.messages import ChairLink, NewTable, TableMade, Wish


def find_game(id: str) -> Game:
    try:
        return catalog.game(id)
    except KeyError as error:
        raise NotHere(str(error.args[0])) from error


def youngest(id: str) -> str:
    """The shelf from which a newcomer plays."""
    game = find_game(id)
    return (game.first.book if game.first else "") or game.shelves[0].id


def game_by(id: str, book: str) -> Game:
    """A game as one of its books has it played: the one named, else the first."""
    game = find_game(id)
    if book and book not in {shelf.id for shelf in game.shelves}:
        raise NotPossible(f"{game.name} has no book {book!r}.")
    return game.by(book or game.shelves[0].id)


async def open_table(
    desk: Desk, connection: ASGIConnection[Any, Any, Any, Any], maker: Person, new: NewTable
) -> TableMade:
    game = game_by(new.game, new.book)
    book = game.shelves[0].id
    try:
        options = setting(game, book, new.manner, new.options)
    except (Unreadable, ValueError) as error:
        raise NotPossible(f"The options cannot be used: {error}".rstrip(".") + ".") from error
    scorer_keeps_time = any(wish.who == "scorer" for wish in new.chairs)
    setup = Setup(book, new.manner, options, maker.id, new.private, scorer_keeps_time, new.keep, new.begins)
    titles = bot_titles(game, {wish.seat: wish.bot for wish in new.chairs if wish.who == "bot"})
    named = _names(game, maker, new.chairs)
    chairs = [_chair(maker, _as_scorer(game, wish, new.chairs), titles, named) for wish in new.chairs]
    if len({chair.seat for chair in chairs}) != len(chairs):
        raise NotPossible("A chair is named twice.")
    desk.pay("bots", connection, sum(wish.who == "bot" for wish in new.chairs))
    opened = await desk.check_room(connection, bots_only=only_bots(chairs))
    row, seated = await desk.hall.make_table(maker, new.game, setup, chairs)
    opened(row.id)
    return TableMade(row.id, row.code, row.status, f"/t/{row.id}", free_links(game, seated))


def only_bots(chairs: Sequence[ChairRow]) -> bool:
    """Nobody plays: such a table asks the most of the hall."""
    return all(chair.kind == "bot" for chair in chairs if is_player(chair.seat))


def free_links(game: Game, chairs: Sequence[ChairRow]) -> tuple[ChairLink, ...]:
    """The links of the chairs nobody sits in yet. Who has the link has the chair."""
    return tuple(ChairLink(c.seat, title(game, c.seat), f"/sit/{c.key}") for c in chairs if c.open)


def scorer(game: Game, wishes: Sequence[Wish]) -> Wish | None:
    """The person who types what happens at a real table, and so usually keeps its time."""
    usual = usual_timekeepers(game)
    return next((wish for wish in wishes if wish.seat in usual and wish.who in ("me", "friend")), None)


def _as_scorer(game: Game, wish: Wish, wishes: Sequence[Wish]) -> Wish:
    if wish.who != "scorer":
        return wish
    typing = scorer(game, wishes)
    if wish.seat != CLOCK or typing is None:
        raise NotPossible("A scorer keeps the time where a person types what happens at a real table.")
    return Wish(CLOCK, typing.who)


def _names(game: Game, maker: Person, wishes: Sequence[Wish]) -> dict[Seat, str]:
    """Who plays where one person keeps the table for several players: as it was typed, else by the chair."""
    kept = [wish for wish in wishes if wish.who == "me" and is_player(wish.seat)]
    shared = any(is_player(wish.seat) and wish.who == "friend" for wish in wishes)
    typed = {wish.seat: tidy_name(wish.name) for wish in wishes if wish.name}
    if typed.keys() - {wish.seat for wish in kept} or (typed and shared):
        raise NotPossible("Players are named where one person keeps the table for all of them.")
    if len(kept) < 2:
        return {seat: name for seat, name in typed.items() if name}
    first = {kept[0].seat: maker.name} if not typed else {}
    names = {
        wish.seat: typed.get(wish.seat) or first.get(wish.seat) or title(game, wish.seat) for wish in kept
    }
    if len(set(names.values())) != len(names):
        raise NotPossible("Two players have the same name. Give each of them one of their own.")
    return names


def _chair(maker: Person, wish: Wish, titles: Mapping[Seat, str], named: Mapping[Seat, str]) -> ChairRow:
    factor = wish.time_factor
    match wish.who:
        case "me":
            name = named.get(wish.seat, maker.name)
            return ChairRow("", wish.seat, "", "person", maker.id, name, time_factor=factor)
        case "friend":
            return ChairRow("", wish.seat, "", "person", time_factor=factor)
        case "bot":
            return ChairRow("", wish.seat, "", "bot", None, titles[wish.seat], wish.bot, factor)
        case _:
            return ChairRow("", wish.seat, "", "hall")
