"""Two worlds that differ only in what a seat may not know look the same from that seat, byte for byte.

A game that hides things tells in `worlds.py`, beside its tests, how to make such worlds: pairs of scripts,
each a list of (seat, action) to be said in turn, and the seats that must not see the difference; a fourth
part is the header of a table other than the plainest. `worlds` may ask for the game, to learn its book.
"""

import importlib
import importlib.util
import inspect
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.event import Event
from gamehall.kernel.game import Game
from gamehall.kernel.record import Entry, Header, encode
from gamehall.kernel.seat import GALLERY, Seat
from gamehall.kernel.table import Table, open_table, submit
from gamehall.kernel.views import view_of
from tests.conformance.driver import everyone, header_for, play
from tests.toys.bluff import rules as bluff

Script = list[tuple[Seat, Action]]
Pair = tuple[Script, Script, tuple[Seat, ...]] | tuple[Script, Script, tuple[Seat, ...], Header]


def hides(game: Game) -> bool:
    """Does any act or event of this game look different to different seats?"""
    own: tuple[type[Action] | type[Event], ...] = (*game.actions, *game.events)
    return any(kind.seen_by not in (Action.seen_by, Event.seen_by) for kind in own)


def worlds_of(game: Game) -> list[Pair]:
    for home in (f"tests.games.{game.id}.worlds", f"tests.toys.{game.id}.worlds"):
        try:
            found = importlib.util.find_spec(home)
        except ModuleNotFoundError:
            continue
        if found:
            worlds = importlib.import_module(home).worlds
            return worlds(game) if inspect.signature(worlds).parameters else worlds()  # type: ignore[no-any-return]
    return []


def follow(game: Game, script: Script, header: Header | None = None) -> Table:
    header = header or header_for(game, "tournament", "1")
    table = open_table(game, replace(header, sealed_seed=""))
    for n, (seat, action) in enumerate(script):
        kind = type(action).__name__
        prompt = next(
            p.id
            for p in table.prompts
            if p.seat == seat and kind in p.kinds and (p.limit is None or p.limit.then == action)
        )
        done = submit(table, seat, action, prompt=prompt, at=1_000 * n)
        assert not done.ruling.refused, f"{seat} {action}: {done.ruling.says}"
        table = done.table
    return table


def stream(table: Table, seat: Seat) -> bytes:
    """All that a seat is ever sent: entries, position, questions."""
    view = view_of(table, seat)
    parts = [*(entry.seen_by(seat) for entry in table.entries), view.state, view.prompts, view.waiting_for]
    return b"\n".join(encode(part) for part in parts)


def differences(game: Game, pairs: list[Pair]) -> Iterator[Seat]:
    for one, two, blind, *header in pairs:
        first, second = follow(game, one, *header), follow(game, two, *header)
        assert first.state != second.state, "the worlds are the same"
        yield from (seat for seat in blind if stream(first, seat) != stream(second, seat))


def test_worlds_that_differ_in_secrets_look_the_same(game: Game) -> None:
    if hides(game):
        pairs = worlds_of(game)
        assert pairs, f"{game.id} hides things; its worlds.py must say which worlds look alike"
        assert list(differences(game, pairs)) == []
    else:
        table = play(game, "tournament", 1)
        for seat in everyone(table):
            seen = [entry.seen_by(seat) for entry in table.entries]
            assert seen == [_unsealed(entry) for entry in table.entries]
            assert view_of(table, seat).state == table.state


def _unsealed(entry: Entry) -> Entry:
    """Without its seal. What the dealer drew is told by the events, open or not."""
    dealt = isinstance(entry.action, Dealt)
    return replace(entry, hash="", command="", action=Dealt(()) if dealt else entry.action)


def _tells(self: Event, seat: Seat) -> Event:
    return self


@pytest.mark.parametrize("leak", [bluff.HandDealt, bluff.Laid])
def test_a_leak_is_caught(leak: type[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leak, "seen_by", _tells)
    assert GALLERY in set(differences(bluff.GAME, worlds_of(bluff.GAME)))
