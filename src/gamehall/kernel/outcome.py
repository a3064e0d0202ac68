"""How a game ended."""

from msgspec import Struct

from gamehall.kernel.seat import Seat


class Outcome(Struct, frozen=True):
    """`ranks` lists the seats from first place down; seats in one group share the place."""

    ranks: tuple[tuple[Seat, ...], ...]
    cites: str
    says: str

    @property
    def winner(self) -> Seat | None:
        """The seat that won alone; nobody after a tie, or where a team won."""
        first = self.ranks[0]
        return first[0] if len(first) == 1 else None

    @property
    def tie(self) -> bool:
        return len(self.ranks) == 1


def won(winner: Seat, losers: tuple[Seat, ...], cites: str, says: str) -> Outcome:
    return Outcome(((winner,), losers), cites, says)


def tied(seats: tuple[Seat, ...], cites: str, says: str) -> Outcome:
    return Outcome((seats,), cites, says)
