"""A desk to try the rules of Fab-a-Diffy at: strips come from the deck as the test says."""

from collections.abc import Iterable

from msgspec.structs import replace

from gamehall.games.fab_a_diffy import acts
from gamehall.games.fab_a_diffy.rules import GAME
from gamehall.games.fab_a_diffy.state import Lie, State
from gamehall.games.fab_a_diffy.strips import decks
from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Dealt
from gamehall.kernel.record import Manner
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import DEALER, Seat
from tests.games.pentathlon.desk import JUDGES, P1, P2, Event

__all__ = ["FIRST", "P1", "P2", "Desk"]

FIRST = ("1/2", "1/3", "11/12", "5/6")
"""A half and a third lie face up beside eleven twelfths, and five sixths is in the Show Box."""


class Desk(Event):
    """A table of Fab-a-Diffy whose first turn is p1's, unless told not to draw for it."""

    def __init__(
        self,
        manner: Manner = "tournament",
        *,
        draw: bool = True,
        judges: Iterable[Seat] = JUDGES,
        factors: dict[Seat, float] | None = None,
        **options: object,
    ) -> None:
        options = {"capture_seconds": 0, **options}
        super().__init__(GAME, manner, judges=judges, factors=factors, **options)
        if draw:
            self.draw("1/12", "2/2")

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def draw(self, first: str, second: str) -> None:
        for seat, strip in ((P1, first), (P2, second)):
            assert not self.say(seat, acts.DrawStrip()).refused
            assert not self.say(DEALER, Dealt((strip,))).refused

    def show(self, *strips: str) -> Ruling:
        """The holder draws these: the rectangles first, the Show Box last."""
        shown = self.say(self.holder(), acts.Show())
        return self.say(DEALER, Dealt(strips)) if strips else shown

    def touch(self, *strips: str) -> list[Ruling]:
        return [self.say(self.holder(), acts.Touch(strip)) for strip in strips]

    def announce(self, sentence: str) -> Ruling:
        return self.say(self.holder(), acts.Announce(sentence))

    def take(self) -> Ruling:
        return self.say(self.holder(), acts.Take())

    def move(self, rectangle: int | None = None) -> Ruling:
        board = self.state.lie.board
        return self.say(self.holder(), acts.MoveShow(board.index("") if rectangle is None else rectangle))

    def trick(self, left: str, right: str, sentence: str) -> None:
        """Touch, announce, pick up."""
        self.touch(left, right)
        self.announce(sentence)
        assert not self.take().refused

    def turn(self, *strips: str, trick: tuple[str, str, str] | None = None) -> Ruling:
        """A whole turn: with this trick, or the strip moved to a rectangle."""
        self.show(*strips)
        if trick:
            self.trick(*trick)
        else:
            assert not self.move().refused
        return self.pass_card()

    def missed(self) -> None:
        """p1 leaves the trick of the first strips, and p2 holds the card."""
        self.turn(*FIRST)

    def capture(self, sentence: str = "1/2 + 1/3 = 5/6", *, take: bool = True) -> None:
        assert not self.say(self.holder(), common.Capture()).refused
        self.touch("1/2", "1/3")
        self.announce(sentence)
        if take:
            assert not self.take().refused

    def leave(
        self, deck: Iterable[str], face_up: Iterable[str] = (), piles: dict[Seat, int] | None = None
    ) -> None:
        """The deck comes to this: these lie face up, so many tricks are taken, nobody knows of what."""
        deck, laid = tuple(deck), tuple(face_up)
        rest = [s for s in decks()[self.state.options.deck].strips if s not in deck and s not in laid]
        counts = piles or {}
        taken = {seat: tuple(rest.pop() for _ in range(3 * counts.get(seat, 0))) for seat in (P1, P2)}
        board = (*laid, *rest)
        self._set(lie=Lie(deck, board, "", taken))

    def _set(self, **changed: object) -> None:
        state = replace(self.state, **changed)
        self.table = replace(self.table, state=state, prompts=GAME.prompts(state))
