"""Worlds of the letter card game that look the same: other hands, other cards face down, another hidden time.

Each pair is told as two whole scripts and shown after every act since they parted.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from gamehall.games.letter_cards import acts
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.game import Game
from gamehall.kernel.record import Header
from gamehall.kernel.seat import CLOCK, DEALER, GALLERY, JUDGE, Seat
from tests.conformance.driver import header_for

P1, P2 = Seat("p1"), Seat("p2")
Script = list[tuple[Seat, Action]]
World = tuple[Script, Script, tuple[Seat, ...], Header]
WATCHERS = (GALLERY, JUDGE)
NOBODY_KNOWS = (P1, P2, *WATCHERS)


def worlds(game: Game) -> list[World]:
    header = header_for(game, "tournament", "1")
    by_setter = replace(header, options={"timer": "setter"})
    return [
        *since_parting(_dealt("CATER"), _dealt("VOUCH"), (P2, *WATCHERS), header),
        *since_parting(_dealt(second="AEIOU"), _dealt(second="QZJXK"), (P1, *WATCHERS), header),
        *since_parting(_dealt(down="TONE"), _dealt(down="RAIL"), NOBODY_KNOWS, header),
        *since_parting(_raced("30000"), _raced("90000"), NOBODY_KNOWS, header),
        *since_parting(_challenged("31000"), _challenged("87300"), NOBODY_KNOWS, header),
        *since_parting(_wound(0, "30500"), _wound(100, "88800"), (P2, *WATCHERS), by_setter),
        *since_parting(_wound(50, "55000"), _wound(50, "65000"), NOBODY_KNOWS, by_setter),
    ]


def since_parting(one: Script, two: Script, blind: tuple[Seat, ...], header: Header) -> Iterator[World]:
    parted = next(n for n, (a, b) in enumerate(zip(one, two, strict=True)) if a != b)
    for length in range(parted + 1, len(one) + 1):
        yield one[:length], two[:length], blind, header


def _dealt(first: str = "CATER", second: str = "LINED", down: str = "SOUP") -> Script:
    return [(P1, acts.Ready()), (P2, acts.Ready()), (DEALER, Dealt(tuple(first + second + down)))]


def _raced(time: str) -> Script:
    """A round begins, and words are laid: the time set for it tells nobody anything."""
    return [
        *_dealt(),
        (DEALER, Dealt((time,))),
        (CLOCK, acts.CountOver()),
        (P1, acts.Announce("SOUP")),
        (P1, acts.Complete()),
        (P2, acts.Announce("LOUPS")),
        (P2, acts.Withdraw()),
        (P1, acts.Announce("COUPS")),
        (P1, acts.Complete()),
    ]


def _challenged(time: str) -> Script:
    return [
        *_raced(time),
        (P2, acts.Challenge()),
        (JUDGE, acts.Rule(True)),
        (CLOCK, acts.ResumeOver()),
        (P1, acts.Announce("SPOUT")),
    ]


def _wound(dial: int, time: str) -> Script:
    return [
        *_dealt(),
        (P1, acts.Wind(dial)),
        (DEALER, Dealt((time,))),
        (CLOCK, acts.CountOver()),
        (P2, acts.Announce("OUP")),
    ]
