"""People at terminal tables: what they type, and what stands on the terminal afterwards."""

import io
from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from gamehall.bots.bot import call_bot
from gamehall.cli.terminal.race_session import RaceSession
from gamehall.cli.terminal.session import Leave, Session
from gamehall.kernel.codec import codec
from gamehall.kernel.dealer import seal
from gamehall.kernel.game import Game
from gamehall.kernel.parts import Bot
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.seat import Seat
from gamehall.kernel.setting import setting
from gamehall.kernel.sitting import Sitting
from gamehall.kernel.table import Table
from gamehall.machine.speech import console

P1, P2 = Seat("p1"), Seat("p2")
OPENED = 1_000_000


class Typing:
    """Lines one after the other, each after a while; the time passes while they are read."""

    def __init__(self, lines: Iterable[str], takes: int = 0) -> None:
        self.lines, self.takes, self.now = iter(lines), takes, OPENED
        self.left = takes

    def __enter__(self) -> None: ...

    def __exit__(self, *_: Any) -> None: ...

    def line(self, seconds: float | None) -> str | None:
        if seconds is not None and 1000 * seconds < self.left:
            self.now += round(1000 * seconds)
            self.left -= round(1000 * seconds)
            return None
        self.now += self.left
        self.left = self.takes
        text = next(self.lines, None)
        if text is None:
            raise EOFError
        return text.strip()

    def pause(self, seconds: float) -> None:
        self.now += round(1000 * seconds)


def screen() -> tuple[Console, io.StringIO]:
    said = io.StringIO()
    return console(file=said, width=100, no_color=True), said


def sat_down(
    game: Game,
    manner: Manner,
    typing: Typing,
    out: Console,
    bot: str | Bot,
    seed: str = "seed",
    options: dict[str, Any] | None = None,
    name: str = "Ana",
) -> Session:
    """At a new table against one bot, as the command sits people down."""
    shelf = game.shelves[0]
    chosen = setting(game, shelf.id, manner, options or {})
    codec(game).read_options(chosen)
    seats = [Seat(f"p{n + 1}") for n in range(max(2, game.seats[0]))]
    bots: dict[Seat, Bot] = {s: call_bot(game, bot) if isinstance(bot, str) else bot for s in seats[1:]}
    people = (Player(P1, name), *(Player(s, "Bot", "bot") for s in seats[1:]))
    header = Header("t", game.id, shelf.id, shelf.edition, manner, chosen, people, OPENED, seal(seed))
    kind = RaceSession if game.credit else Session
    return kind(out, game, header, P1, bots, seed, lines=typing, clock=lambda: typing.now)


def played(
    game: Game, manner: Manner, lines: Iterable[str], bot: str | Bot, takes: int = 0, **table: Any
) -> tuple[Session, str]:
    """A whole visit; the session, and what stood on the terminal when the lines were at their end."""
    out, said = screen()
    session = sat_down(game, manner, Typing(lines, takes), out, bot, **table)
    with pytest.raises((EOFError, Leave)):
        session.play()
    return session, said.getvalue()


def looking_at(table: Table, seat: Seat, *lines: str) -> str:
    """What a person who comes to this table reads, and is answered to these lines, none of which is sent."""
    out, said = screen()
    typing = Typing(lines)
    kind = RaceSession if table.game.credit else Session
    header = replace(table.header, sealed_seed="")
    session = kind(out, table.game, header, seat, {}, "", lines=typing, clock=lambda: typing.now)
    session.sitting = Sitting(table, session.sitting.officials)
    prompts = session.view.prompts
    offers = session._offers(prompts)
    session.draw()
    session._list(prompts, offers, "")
    for line in lines:
        if not session._command(line, prompts, offers) and session._chosen(line, prompts, offers) is None:
            session.screen.not_understood(session.view, prompts, line)
    return said.getvalue()
