"""A desk to try rules at: seats speak, dice fall as the test says, the software Monitor rules."""

from collections.abc import Iterable

from msgspec.structs import replace

from gamehall.games.contig60 import acts
from gamehall.games.contig60.play import State
from gamehall.games.contig60.rules import GAME
from gamehall.games.pentathlon.acts import Accept, Challenge, Claim, Rule
from gamehall.kernel.action import Fell
from gamehall.kernel.officials import Officials
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import DEALER, JUDGE, Seat
from gamehall.kernel.sitting import Sitting
from gamehall.kernel.table import open_table
from tests import desk

P1, P2 = Seat("p1"), Seat("p2")
JUDGES = frozenset({JUDGE, Seat("leader"), Seat("director")})


class Desk(desk.Desk):
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
        players = (Player(P1, "Ana"), Player(P2, "Ben"))
        chosen = {"turn_seconds": 0, "period_minutes": 0, **options}
        header = Header(
            "desk",
            "contig60",
            "highlights-2020",
            "2020",
            manner,
            chosen,
            players,
            0,
            time_factors=factors or {},
        )
        self.sitting = Sitting(open_table(GAME, header), Officials("", frozenset(judges)))
        if toss:
            self.toss(1, 6)

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def toss(self, first: int, second: int) -> None:
        for seat, value in ((P1, first), (P2, second)):
            self.say(seat, acts.Toss())
            self.say(DEALER, Fell((value,)))

    def holder(self) -> Seat:
        assert self.state.holder
        return self.state.holder

    def roll(self, *dice: int) -> None:
        assert not self.say(self.holder(), acts.Roll()).refused
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

    def pass_card(self) -> Ruling:
        return self.say(self.holder(), acts.PassCard())

    def pass_turn(self, *dice: int) -> Ruling:
        """Roll and pass the card without a chip."""
        self.roll(*dice)
        return self.pass_card()

    def challenge(self, seat: Seat, *natures: str, accept: bool = True) -> Ruling:
        """Challenge, let the officials rule, and let both players accept."""
        ruling = self.say(seat, Challenge(tuple(Claim(nature) for nature in natures)))
        if accept and not ruling.refused:
            ruling = self.accept()
        return ruling

    def accept(self) -> Ruling:
        ruling = self.say(P1, Accept())
        return self.say(P2, Accept()) if self.may(P2, "Accept") else ruling

    def marks(self, seat: Seat) -> tuple[str, ...]:
        return self.state.marks.get(seat, ())

    def ruled(self) -> Rule:
        """The last thing an official ruled."""
        return next(e.action for e in reversed(self.table.entries) if isinstance(e.action, Rule))

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
