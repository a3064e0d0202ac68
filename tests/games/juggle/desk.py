"""A desk to try the rules of Juggle at: dice fall as the test says, pieces lie where it lays them."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from gamehall.games.juggle import acts
from gamehall.games.juggle.board import space_named
from gamehall.games.juggle.rules import GAME
from gamehall.games.juggle.state import Laid, Layout, State
from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Fell
from gamehall.kernel.record import Manner
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import DEALER, Seat
from tests.games.pentathlon.desk import JUDGES, P1, P2, Event

__all__ = ["COVER", "OTHER_COVER", "P1", "P2", "TOUCHING", "Desk"]

COVER = (
    ("yellow V5", "a1 a2 a3 b3 c3"),
    ("blue L5", "b1 b2 c2 d2 e2"),
    ("red I3", "c1 d1 e1"),
    ("green Y5", "d3 b4 c4 d4 e4"),
    ("yellow I1", "e3"),
    ("red L5", "a4 a5 b5 c5 d5"),
    ("blue I1", "e5"),
)
"""A board of five by five, covered; beside it another can be covered from the same bank."""

OTHER_COVER = (
    ("green W5", "a1 a2 b2 b3 c3"),
    ("red Y5", "b1 c1 d1 e1 c2"),
    ("yellow L5", "d2 d3 d4 d5 e5"),
    ("green I3", "e2 e3 e4"),
    ("blue Z5", "a3 a4 b4 c4 c5"),
    ("red I2", "a5 b5"),
)

TOUCHING = (("red I2", "a1 b1"), ("red V3", "c2 c3 d3"))
"""Two red pieces that share a corner."""


class Desk(Event):
    """A Juggle table whose first turn is p1's, unless told not to toss."""

    def __init__(
        self,
        manner: Manner = "tournament",
        *,
        toss: bool = True,
        judges: Iterable[Seat] = JUDGES,
        factors: dict[Seat, float] | None = None,
        **options: Any,
    ) -> None:
        super().__init__(GAME, manner, judges=judges, factors=factors, **options)
        if toss:
            self.toss(1, 6)

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def spaces(self, names: str) -> tuple[int, ...]:
        """`a1 b1`: the spaces that are called so."""
        found = [space_named(self.state.options.side, name) for name in names.split()]
        assert None not in found
        return tuple(sorted(space for space in found if space is not None))

    def roll(self, *dice: int) -> None:
        assert not self.say(self.holder(), common.Roll()).refused
        assert not self.say(DEALER, Fell(dice)).refused

    def announce(self, sentence: str) -> Ruling:
        return self.say(self.holder(), acts.Announce(sentence))

    def pick(self, piece: str, space: str = "") -> Ruling:
        (at,) = self.spaces(space) or (None,)
        return self.say(self.holder(), acts.PickUp(piece, at))

    def place(self, names: str) -> Ruling:
        return self.say(self.holder(), acts.Place(self.spaces(names)))

    def give_back(self) -> Ruling:
        return self.say(self.holder(), acts.Return())

    def move(self, names: str) -> Ruling:
        return self.say(self.holder(), acts.MovePiece(self.spaces(names)))

    def remove(self, name: str) -> Ruling:
        (at,) = self.spaces(name)
        return self.say(self.holder(), acts.Remove(at))

    def put(self, piece: str, names: str, space: str = "") -> None:
        """Pick a piece up and place it, which both have to be possible."""
        assert not (said := self.pick(piece, space)).refused, said
        assert not (said := self.place(names)).refused, said

    def idle(self, *dice: int) -> Ruling:
        """Roll and pass the card without a piece."""
        self.roll(*(dice or (1, 1)))
        return self.pass_card()

    def on(self, seat: Seat) -> dict[str, str]:
        """What lies on a board, and where, by names."""
        side = self.state.options.side
        letters = "abcdefghi"
        return {
            one.piece: " ".join(f"{letters[space % side]}{space // side + 1}" for space in one.cells)
            for one in self.state.laid(seat)
        }

    def lay(self, seat: Seat, *pieces: tuple[str, str]) -> None:
        """Put pieces from the bank on a board as if they had been played before."""
        layout = self.state.layout
        bank, laid = list(layout.bank), list(layout.boards[seat])
        for piece, names in pieces:
            bank.remove(piece)
            laid.append(Laid(piece, self.spaces(names)))
        now = Layout({**layout.boards, seat: tuple(laid)}, tuple(bank))
        turn = self.state.turn
        state = replace(self.state, layout=now, turn=turn and replace(turn, before=now))
        assert GAME.sound
        assert GAME.sound(state)
        self.table = replace(self.table, state=state, prompts=GAME.prompts(state))
