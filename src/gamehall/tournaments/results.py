"""What the slip of a table says when its game is over."""

from typing import Literal

from msgspec import Struct

How = Literal["played", "forfeit", "double forfeit", "bye"]


class Result(Struct, frozen=True):
    """One game's result. `who` and `scores` stand in the same order; who started stands first."""

    round: int
    board: int
    """0: a bye, at no board."""
    who: tuple[int, ...]
    scores: tuple[int, ...]
    how: How = "played"
    at_fault: tuple[int, ...] = ()
    """Who forfeited: they did not come, did not go on, or the game was taken from them."""
    conduct: bool = False
    """It was taken away for misconduct, so that some formats give them nothing at all."""
    margin: int = 0
    """The spread of a game that was not played: of a bye or a forfeit."""
    signed: tuple[int, ...] = ()
    """Who of them has signed the slip."""

    @property
    def played(self) -> bool:
        """Whether it was played to an end, so that it counts for ratings."""
        return self.how == "played"
