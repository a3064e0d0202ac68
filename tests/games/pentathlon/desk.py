"""A desk to try a game of the Pentathlon at: seats speak, officials rule, time passes as the test says."""

from collections.abc import Iterable
from typing import Any

from gamehall.games.pentathlon.acts import Accept, Challenge, Claim, PassCard, Rule, Toss
from gamehall.kernel.action import Fell
from gamehall.kernel.game import Game
from gamehall.kernel.officials import Officials
from gamehall.kernel.record import Header, Manner, Player
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import DEALER, JUDGE, Seat
from gamehall.kernel.sitting import Sitting
from gamehall.kernel.table import open_table
from tests import desk

P1, P2 = Seat("p1"), Seat("p2")
JUDGES = frozenset({JUDGE, Seat("leader"), Seat("director")})


class Event(desk.Desk):
    """A table of one of the five games, without clocks unless they are asked for."""

    def __init__(
        self,
        game: Game,
        manner: Manner = "tournament",
        *,
        judges: Iterable[Seat] = JUDGES,
        factors: dict[Seat, float] | None = None,
        **options: object,
    ) -> None:
        players = (Player(P1, "Ana"), Player(P2, "Ben"))
        chosen = {"turn_seconds": 0, "period_minutes": 0, **options}
        (shelf,) = game.shelves
        edition = shelf.books[0].edition
        header = Header(
            "desk", game.id, shelf.id, edition, manner, chosen, players, 0, time_factors=factors or {}
        )
        self.sitting = Sitting(open_table(game, header), Officials("", frozenset(judges)))

    @property
    def state(self) -> Any:
        return self.table.state

    def toss(self, first: int, second: int) -> None:
        for seat, value in ((P1, first), (P2, second)):
            self.say(seat, Toss())
            self.say(DEALER, Fell((value,)))

    def holder(self) -> Seat:
        assert self.state.card.holder
        return Seat(self.state.card.holder)

    def pass_card(self) -> Ruling:
        return self.say(self.holder(), PassCard())

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
        return tuple(self.state.card.marks.get(seat, ()))

    def ruled(self) -> Rule:
        """The last thing an official ruled."""
        return next(e.action for e in reversed(self.table.entries) if isinstance(e.action, Rule))
