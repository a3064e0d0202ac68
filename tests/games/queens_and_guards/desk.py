"""A desk to try the rules of Queens & Guards at: pieces stand where the test puts them."""

from collections.abc import Iterable

from msgspec.structs import replace

from gamehall.games.pentathlon.acts import DeclareWin
from gamehall.games.queens_and_guards import acts
from gamehall.games.queens_and_guards.board import COLOURS, GUARD, HEXES, NAMES, NUMBERS, QUEEN, Colour
from gamehall.games.queens_and_guards.rules import GAME
from gamehall.games.queens_and_guards.state import State, Turn
from gamehall.kernel.action import Fell
from gamehall.kernel.record import Manner
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import DEALER, Seat
from tests.games.pentathlon.desk import JUDGES, P1, P2, Event

__all__ = ["P1", "P2", "Desk", "at"]

FAR = {"white": "A1 A3 A5 A7 A9 A11 A13", "black": "A16 A18 A20 A22 A24 A26 A27"}
"""Guards where they are in nobody's way."""


def at(name: str) -> int:
    return NUMBERS[name.lower()]


def board_of(**pieces: str) -> tuple[str, ...]:
    """Of each colour the queen's hex first, then guards; guards not named stand far away."""
    board = [""] * HEXES
    named = [name for said in pieces.values() for name in said.split()]
    assert len(set(named)) == len(named)
    for colour in COLOURS:
        queen, *guards = pieces[colour].split()
        spare = [name for name in FAR[colour].split() if name not in named]
        board[at(queen)] = QUEEN[colour]
        for name in [*guards, *spare][:6]:
            board[at(name)] = GUARD[colour]
    return tuple(board)


class Desk(Event):
    """A table at which p1 plays White and begins, unless told not to start."""

    def __init__(
        self,
        manner: Manner = "tournament",
        *,
        start: bool = True,
        judges: Iterable[Seat] = JUDGES,
        factors: dict[Seat, float] | None = None,
        white: str = "",
        black: str = "",
        **options: object,
    ) -> None:
        super().__init__(GAME, manner, judges=judges, factors=factors, **options)
        if start:
            self.say(P1, acts.NameColour("white"))
            self.say(P2, acts.PickHand("left"))
            self.say(DEALER, Fell((2,)))
        if white:
            self.put(white=white, black=black)

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def put(self, **pieces: str) -> None:
        """The pieces stand so as the holder's turn begins, and nothing came before."""
        turn = self.state.turn
        assert turn
        self.alter(
            board=board_of(**pieces), turn=Turn(turn.by, turn.number), last=None, announced=(), seen=()
        )

    def alter(self, **changed: object) -> None:
        state = replace(self.state, **changed)
        self.table = replace(self.table, state=state, prompts=GAME.prompts(state))

    def move(self, start: str, end: str) -> Ruling:
        return self.say(self.holder(), acts.Move(at(start), at(end)))

    def turn(self, start: str, end: str, *, trap: bool = False) -> Ruling:
        """A piece is moved, Trap is said if it is to be, and the card is passed."""
        assert not self.move(start, end).refused
        if trap:
            assert not self.trap().refused
        return self.pass_card()

    def trap(self, seat: Seat | None = None) -> Ruling:
        return self.say(seat or self.holder(), acts.SayTrap())

    def send_out(self, start: str, end: str) -> Ruling:
        return self.say(self.holder(), acts.SendOut(at(start), at(end)))

    def win(self) -> Ruling:
        return self.say(self.holder(), DeclareWin())

    def bound(self) -> set[str]:
        """The pieces that an announced trap holds."""
        return {NAMES[i] for i in self.state.announced}

    def piece(self, name: str) -> str:
        return self.state.board[at(name)]

    def colour(self, seat: Seat) -> Colour:
        return self.state.colour(seat)
