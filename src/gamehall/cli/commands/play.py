"""`gamehall play`: a game in the terminal against bots, with rulings that name their paragraph."""

import secrets
from itertools import cycle
from pathlib import Path

from msgspec import UNSET

from gamehall.bots.bot import NoSuchBot, bot_titles, call_bot, strongest
from gamehall.cli.commands.day import play_day
from gamehall.cli.commands.options import find_game_by, read_options
from gamehall.cli.terminal.race_session import RaceSession
from gamehall.cli.terminal.session import Leave, Session
from gamehall.kernel.codec import codec
from gamehall.kernel.dealer import seal
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.seat import Seat, player
from gamehall.live.wall import program_time
from gamehall.machine.speech import Unusable, console, one_line
from gamehall.tournaments.match.day import DAY

_LONGEST_NAME = 40


def play_game(
    game_id: str,
    bot: tuple[str, ...],
    seat: str,
    manner: Manner,
    option: tuple[str, ...],
    seed: str,
    name: str,
    save: Path | None,
    book: str,
    timekeeper: bool = False,
) -> None:
    if game_id == DAY.id:
        if book or timekeeper or len(bot) > 1:
            raise Unusable("A day is played by the hall's clock, against one bot, by each game's own book.")
        play_day(bot, seat, manner, option, seed, _name(name), save)
        return
    if save:
        _check_place(save)
    game = find_game_by(game_id, book)
    seats = [player(n) for n in range(1, max(2, game.seats[0], len(bot) + 1) + 1)]
    options = read_options(game, manner, option)
    most = game.most_players(codec(game).read_options({**game.shelves[0].fixes, **options}))
    if len(seats) > most:
        raise Unusable(f"{game.name} takes at most {most} players.")
    if seat not in seats:
        raise Unusable(f"{game.name} has no chair {seat!r} for a player; it has {', '.join(seats)}.")
    try:
        calls = bot or (strongest(game),)
        named = dict(zip((s for s in seats if s != seat), cycle(calls), strict=False))
        bots = {s: call_bot(game, call) for s, call in named.items()}
    except NoSuchBot as error:
        raise Unusable(str(error)) from error
    titles = bot_titles(game, named)
    shelf = game.shelves[0]
    seed = seed or secrets.token_hex(16)
    header = Header(
        table=f"terminal-{secrets.token_hex(4)}",
        game=game.id,
        book=shelf.id,
        edition=shelf.edition,
        manner=manner,
        options=options,
        players=tuple(Player(s, titles[s], "bot") if s in bots else Player(s, _name(name)) for s in seats),
        opened_at=program_time(),
        sealed_seed=seal(seed),
        timekeeper="person" if timekeeper else UNSET,
    )
    at_table = RaceSession if game.credit else Session
    session = at_table(console(), game, header, Seat(seat), bots, seed, saves=save is not None)
    try:
        session.play()
    except (Leave, EOFError):
        session.out.print("You leave the table.")
    except KeyboardInterrupt:
        session.out.print("\nYou leave the table.")
    finally:
        if save:
            session.save(save)


def _name(given: str) -> str:
    return " ".join(one_line(given).split())[:_LONGEST_NAME] or "Guest"


def _check_place(save: Path) -> None:
    """A game is not played for nothing: what cannot be written is said before it begins."""
    if save.is_dir() or not save.parent.is_dir():
        raise Unusable(f"The record cannot be written to {save}: name a file in a folder that is there.")
