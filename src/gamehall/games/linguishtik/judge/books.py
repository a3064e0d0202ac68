"""The books of each division: its own, the one of all divisions, and that of the play."""

from functools import cache
from pathlib import Path

from gamehall.games.linguishtik.judge.divisions import Division, books_of
from gamehall.games.linguishtik.state import KEEPER
from gamehall.kernel.rulebook import Shelf, read_book, shelve
from gamehall.kernel.seat import JUDGE, Official

_TITLES = {
    Division.ELEMENTARY: "Elementary Division",
    Division.MIDDLE: "Middle Division",
    Division.JUNIOR: "Junior Division",
    Division.SENIOR: "Senior Division",
}
CITES = ("references-forbidden",)

OFFICIALS = (Official(JUDGE, "Judge"), Official(KEEPER, "Scorer", barred="disqualified", keeps_time=True))


@cache
def shelf(division: Division) -> Shelf:
    play = read_book(Path(__file__).parents[1] / "book" / "linguishtik-play.toml")
    return shelve(
        division.value,
        _TITLES[division],
        play,
        *books_of(division),
        fixes={"division": division.value},
        fixed=("division",),
        closed_books=True,
    )


def cited(division: Division, key: str, otherwise: str) -> str:
    """The paragraph an official named, if the books have it."""
    return key if key in set(shelf(division).keys()) else otherwise
