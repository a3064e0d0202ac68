"""Plays any game at random: officials by software, players by whatever the prompts allow."""

import os
from random import Random

from gamehall.kernel.action import Action, Resign
from gamehall.kernel.dealer import seal
from gamehall.kernel.game import Game
from gamehall.kernel.officials import Officials, settle
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.seat import DEALER, Seat, is_player, player
from gamehall.kernel.table import Table, open_table, submit

LONGER = int(os.environ.get("GAMEHALL_FUZZ", "1"))
"""How many times as long the campaigns run."""


def header_for(game: Game, manner: Manner, seed: str, shelf: str = "", **options: object) -> Header:
    seats = tuple(Player(player(n + 1), f"Player {n + 1}") for n in range(game.seats[0]))
    book = game.shelf(shelf) if shelf else game.shelves[0]
    return Header("t", game.id, book.id, book.edition, manner, dict(options), seats, 1_000, seal(seed))


def officials_of(game: Game, seed: str) -> Officials:
    return Officials(seed, frozenset({DEALER, *(o.seat for o in game.officials)}))


def play(game: Game, manner: Manner, seed: int, acts: int = 400, shelf: str = "") -> Table:
    """A game from its opening to its end, or as far as `acts` answers bring it."""
    return play_on(open_table(game, header_for(game, manner, str(seed), shelf)), seed, acts)


def play_on(table: Table, seed: int, acts: int) -> Table:
    rng, software, at = Random(seed), officials_of(table.game, table_seed(table, seed)), 1_000
    for _ in range(acts):
        table, _ = settle(table, software, at)
        at += rng.choice((100, 1_000, 3_000, 20_000 if rng.random() < 0.1 else 2_000))
        if table.finished:
            break
        if chosen := choose(table, rng):
            prompt, action = chosen
            table = submit(table, prompt.seat, action, prompt=prompt.id, at=at).table
    return settle(table, software, at)[0]


def table_seed(table: Table, seed: int) -> str:
    assert table.header.sealed_seed == seal(str(seed))
    return str(seed)


def choose(table: Table, rng: Random) -> tuple[Prompt, Action] | None:
    """Any sensible answer to any open question; optional ones are answered now and then."""
    asked = [p for p in table.prompts if is_player(p.seat) and (p.must or rng.random() < 0.15)]
    rng.shuffle(asked)
    for prompt in asked:
        answers = table.game.legal(table.state, prompt) if table.game.legal else ()
        if answers:
            return prompt, rng.choice(answers)
    return None


def everyone(table: Table) -> tuple[Seat, ...]:
    return (*table.header.seats, Seat("gallery"), *(o.seat for o in table.game.officials))


def resign(table: Table) -> Table:
    return submit(table, table.header.seats[0], Resign(), at=10**9).table
