"""Worlds of Scrabble that look the same from other seats: other racks, other discards, another bag.

Each pair is told as two whole scripts and shown after every act since they parted.
"""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from gamehall.games.scrabble import acts, clock
from gamehall.games.scrabble.state import DIRECTOR, KEEPER
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.game import Game
from gamehall.kernel.record import Header
from gamehall.kernel.seat import CLOCK, DEALER, GALLERY, JUDGE, Seat
from tests.conformance.driver import header_for

P1, P2, P3, P4 = (Seat(f"p{n}") for n in range(1, 5))
Script = list[tuple[Seat, Action]]
World = tuple[Script, Script, tuple[Seat, ...], Header]
OTHERS = (GALLERY, JUDGE, DIRECTOR, KEEPER)
QUIET = (P2, *OTHERS)
LATE = {"watchers": "late", "watchers_delay": 3}
"""The gallery sees a rack three turns after it was played from."""


def worlds(game: Game) -> list[World]:
    (book,) = game.shelves
    header = header_for(game, "tournament", "1")
    own = wespa if book.id == "wespa" else literacy
    told = [
        *since_parting(_dealt("CATERED"), _dealt("CATQUIZ"), QUIET, header),
        *since_parting(_dealt(second="AEIOUNR"), _dealt(second="QZJXKVW"), (P1, *OTHERS), header),
        *own(header),
    ]
    if book.id == "literacy":
        told += teams(header_for(game, "tournament", "1", players=4))
    return told


def since_parting(one: Script, two: Script, blind: tuple[Seat, ...], header: Header) -> Iterator[World]:
    """The two worlds after each act from the first that differs."""
    assert len(one) == len(two)
    parted = next(n for n, (ours, theirs) in enumerate(zip(one, two, strict=True)) if ours != theirs)
    for end in range(parted + 1, len(one) + 1):
        yield one[:end], two[:end], blind, header


def wespa(header: Header) -> Iterator[World]:
    """A turn ends with the timer; tiles are drawn when the opponent has had time to speak."""
    for one, two in (
        (_changed("ER", "LM"), _changed("CA", "LM")),  # what was changed
        (_changed("ER", "LM"), _changed("ER", "VW")),  # what came for it
        (_played("ERED"), _played("QUIZ")),  # what was left on the rack
        (_drawn("LMN"), _drawn("VWX")),
        (_aside("LMN", (P2, acts.Accept())), _aside("VWX", (P2, acts.Accept()))),
        (_aside("LMN", *OFF, rest="ERED"), _aside("VWX", *OFF, rest="QUIZ")),
        (_flash("LMN", rest="ERED"), _flash("VWX", rest="QUIZ")),
    ):
        yield from since_parting(one, two, QUIET, header)
    passes: list[Script] = [[(seat, acts.Pass())] for seat in (P2, P1, P2)]
    yield from gallery(header, [pressed(), *passes])


def literacy(header: Header) -> Iterator[World]:
    """A turn ends with the announcement, and tiles are drawn at once."""
    for one, two in (
        (_changed_at_once("ER", "LM"), _changed_at_once("CA", "LM")),
        (_changed_at_once("ER", "LM"), _changed_at_once("ER", "VW")),
        (_drawn_at_once("LMN"), _drawn_at_once("VWX")),
        (_drawn_at_once("LMN", *RULED_OUT, rest="ERED"), _drawn_at_once("VWX", *RULED_OUT, rest="QUIZ")),
    ):
        yield from since_parting(one, two, QUIET, header)
    yield from gallery(
        header, [[(DEALER, Dealt(tuple("LMN")))], _swap(P2, "A"), _swap(P1, "L"), _swap(P2, "E")]
    )


def teams(header: Header) -> Iterator[World]:
    """p1 and p3 play against p2 and p4: a team's rack, and the order they put it in, is the team's own."""
    against = (P2, P4, *OTHERS)
    yield from since_parting(_dealt("CATERED"), _dealt("CATQUIZ"), against, header)
    yield from since_parting(_dealt(second="AEIOUNR"), _dealt(second="QZJXKVW"), (P1, P3, *OTHERS), header)
    yield from since_parting(_arranged(P3, "DERECAT"), _arranged(P3, "RACEDTE"), against, header)
    yield from since_parting(_arranged(P1, "DERECAT"), _arranged(P1, "RACEDTE"), against, header)


def gallery(header: Header, turns: list[Script]) -> Iterator[World]:
    """Racks are shown late, and without what is held still: of that those who watch never hear."""
    one, two = _and_then("ERED", turns), _and_then("QUIZ", turns)
    yield from since_parting(one, two, QUIET, _with(header, LATE))


def _and_then(rest: str, turns: list[Script]) -> Script:
    """p1 announces CAT; what ends the turn and what others do next is told turn by turn."""
    return [*announced(rest), *(said for turn in turns for said in turn)]


def _with(header: Header, options: dict[str, Any]) -> Header:
    return replace(header, options={**header.options, **options})


# How the scripts begin.


def _dealt(first: str = "CATERED", second: str = "AEIOUNR") -> Script:
    """p1 has drawn the lower letter and both racks are dealt."""
    return [
        (P1, acts.DrawForStart()),
        (DEALER, Dealt(("A",))),
        (P2, acts.DrawForStart()),
        (DEALER, Dealt(("B",))),
        (P1, acts.TakeTiles()),
        (DEALER, Dealt(tuple(first))),
        (DEALER, Dealt(tuple(second))),
    ]


def announced(rest: str = "ERED") -> Script:
    """p1 puts CAT across the centre, holding other tiles beside it, and says ten."""
    tiles = tuple(acts.Tile(f"{column}8", letter) for column, letter in zip("GHI", "CAT", strict=True))
    return [*_dealt(f"CAT{rest}"), (P1, acts.Place(tiles)), (P1, acts.Announce(10))]


def _arranged(seat: Seat, order: str) -> Script:
    """Somebody of p1's team puts the rack in order, and the team goes on to play."""
    return [*_dealt(), (seat, acts.Arrange(tuple(order))), *announced()[-2:]]


# By the tournament book.


def _played(rest: str) -> Script:
    """The play is final and recorded."""
    return [*announced(rest), (P1, acts.Press()), (P1, acts.Record(10))]


def _drawn(tiles: str) -> Script:
    """The play stands and p1 draws; p2 plays on and draws."""
    return [*announced(), *pressed(tiles), *_reply()]


def pressed(tiles: str = "LMN") -> Script:
    """The timer is pressed, the score written, and tiles are drawn in good time."""
    said: Script = [(P1, acts.Press()), (P1, acts.Record(10)), (P2, acts.Accept())]
    return [*said, (P1, acts.Draw()), (DEALER, Dealt(tuple(tiles)))]


def _reply() -> Script:
    """p2 puts E under the A of CAT, records it and draws."""
    return [
        (P2, acts.Place((acts.Tile("H9", "E"),))),
        (P2, acts.Announce(2)),
        (P2, acts.Press()),
        (P2, acts.Record(2)),
        (P2, acts.Draw()),
        (DEALER, Dealt(("O",))),
        (P1, acts.Pass()),
    ]


def _changed(discards: str, drawn: str) -> Script:
    """p1 announces a change, presses, draws; the discards go into the bag, and p2 plays from it."""
    return [
        *_dealt(),
        (P1, acts.Exchange(tuple(discards))),
        (P1, acts.Press()),
        (P1, acts.Draw()),
        (DEALER, Dealt(tuple(drawn))),
        (P2, acts.Pass()),
        (P1, acts.Pass()),
    ]


def _aside(tiles: str, *then: tuple[Seat, Action], rest: str = "ERED") -> Script:
    """p2 holds for more than a minute; p1 draws and keeps the tiles apart."""
    held: Script = [(P2, acts.Hold()), (CLOCK, clock.HoldOver()), (P1, acts.Draw())]
    return [*_played(rest), *held, (DEALER, Dealt(tuple(tiles))), *then, (P2, acts.Pass())]


def _flash(tiles: str, rest: str) -> Script:
    """p1 draws too fast, and the director lets p2 challenge although the tiles are on the rack."""
    called: Script = [
        (P1, acts.Draw()),
        (DEALER, Dealt(tuple(tiles))),
        (P2, acts.CallDirector("flash")),
        (DIRECTOR, acts.Decide("too fast", allow_challenge=True)),
    ]
    return [*_played(rest)[:-1], *called, *OFF, (P2, acts.Pass())]


OFF: Script = [
    (P2, acts.Challenge(("CAT",))),
    (P1, acts.Confirm()),
    (JUDGE, acts.Verdict(False)),
    (P1, acts.Ready()),
    (P2, acts.Ready()),
]
"""CAT is challenged off: what was drawn since goes back into the bag."""


# By the team book.

RULED_OUT: Script = [(P2, acts.Challenge(("CAT",))), (JUDGE, acts.Verdict(False))]


def _drawn_at_once(tiles: str, *then: tuple[Seat, Action], rest: str = "ERED") -> Script:
    return [*announced(rest), (DEALER, Dealt(tuple(tiles))), *then, (P2, acts.Pass()), (P1, acts.Pass())]


def _changed_at_once(discards: str, drawn: str) -> Script:
    changed: Script = [(P1, acts.Exchange(tuple(discards))), (DEALER, Dealt(tuple(drawn)))]
    return [*_dealt(), *changed, (P2, acts.Pass())]


def _swap(seat: Seat, tile: str) -> Script:
    return [(seat, acts.Exchange((tile,))), (DEALER, Dealt(("O",)))]
