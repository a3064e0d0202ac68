"""A desk to try the rules of Contig 60 at: dice fall as the test says, chips lie where it lays them."""

from collections.abc import Iterable

from msgspec.structs import replace

from gamehall.games.contig60 import acts
from gamehall.games.contig60.rules import GAME
from gamehall.games.contig60.state import State
from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Fell
from gamehall.kernel.record import Manner
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import DEALER, Seat
from tests.games.pentathlon.desk import JUDGES, P1, P2, Event

__all__ = ["P1", "P2", "Desk"]


class Desk(Event):
    """A Contig 60 table whose first turn is p1's, unless told not to toss."""

    def __init__(
        self,
        manner: Manner = "tournament",
        *,
        toss: bool = True,
        judges: Iterable[Seat] = JUDGES,
        factors: dict[Seat, float] | None = None,
        **options: object,
    ) -> None:
        super().__init__(GAME, manner, judges=judges, factors=factors, **options)
        if toss:
            self.toss(1, 6)

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def roll(self, *dice: int) -> None:
        assert not self.say(self.holder(), common.Roll()).refused
        assert not self.say(DEALER, Fell(dice)).refused
        if self.state.options.card == "by hand":
            self.say(self.holder(), acts.RecordDice(dice))

    def play(self, dice: tuple[int, ...], sentence: str, space: int, score: int | None = None) -> None:
        """Roll, record, announce, place; the score if it is given."""
        self.roll(*dice)
        assert not self.announce(sentence).refused
        assert not self.place(space).refused
        if score is not None:
            self.score(score)

    def turn(self, dice: tuple[int, ...], sentence: str, space: int, score: int | None = None) -> None:
        self.play(dice, sentence, space, score)
        self.pass_card()

    def announce(self, sentence: str) -> Ruling:
        return self.say(self.holder(), acts.Announce(sentence))

    def place(self, space: int) -> Ruling:
        return self.say(self.holder(), acts.Place(space))

    def score(self, score: int) -> Ruling:
        return self.say(self.holder(), acts.RecordScore(score))

    def pass_turn(self, *dice: int) -> Ruling:
        """Roll and pass the card without a chip."""
        self.roll(*dice)
        return self.pass_card()

    def lay(self, seat: Seat, *spaces: int) -> None:
        """Put chips on the board as if they had been played before."""
        covered, board = list(self.state.covered), self.state.board
        for space in spaces:
            covered[board.index[space]] = seat
        chips = {**self.state.chips, seat: self.state.chips[seat] - len(spaces)}
        self._set(covered=tuple(covered), chips=chips)

    def set_scores(self, first: int, second: int) -> None:
        self._set(scores={P1: first, P2: second})

    def set_chips(self, seat: Seat, left: int) -> None:
        self._set(chips={**self.state.chips, seat: left})

    def _set(self, **changed: object) -> None:
        state = replace(self.state, **changed)
        if "scores" in changed and state.sheet:
            state = replace(state, sheet=replace(state.sheet, before=state.scores[state.sheet.by]))
        self.table = replace(self.table, state=state, prompts=GAME.prompts(state))
