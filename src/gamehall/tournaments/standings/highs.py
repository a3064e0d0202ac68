"""The high scores of an event: what is called out at the end, and often has a prize of its own."""

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result


class High(Struct, frozen=True):
    """One entry of a list of high scores."""

    number: int
    """Whose it is; of what a table did together, of who started there."""
    value: int
    score: int
    against: tuple[int, ...]
    """The scores of the others at the table, in their order there."""
    opponents: tuple[int, ...]
    round: int
    board: int


class Chair(Struct, frozen=True):
    """A game that was played, from one chair."""

    result: Result
    at: int

    @property
    def score(self) -> int:
        return self.result.scores[self.at]

    @property
    def others(self) -> tuple[int, ...]:
        return self.result.scores[: self.at] + self.result.scores[self.at + 1 :]

    @property
    def won(self) -> bool:
        return self.score > max(self.others)

    @property
    def lost(self) -> bool:
        return self.score < max(self.others)


Value = Callable[[Chair, Mapping[int, int]], int | None]
"""What of a game is compared, the most first; nothing where the game is not of this list."""


def _game(chair: Chair, ratings: Mapping[int, int]) -> int | None:
    return chair.score


def _loss(chair: Chair, ratings: Mapping[int, int]) -> int | None:
    return chair.score if chair.lost else None


def _spread(chair: Chair, ratings: Mapping[int, int]) -> int | None:
    return chair.score - max(chair.others) if chair.won else None


def _together(chair: Chair, ratings: Mapping[int, int]) -> int | None:
    return sum(chair.result.scores) if chair.at == 0 else None


def _draw(chair: Chair, ratings: Mapping[int, int]) -> int | None:
    drawn = chair.at == 0 and len(set(chair.result.scores)) == 1
    return chair.score if drawn else None


def _upset(chair: Chair, ratings: Mapping[int, int]) -> int | None:
    """By how much the best of those who were beaten is rated above the winner, where all are rated."""
    rated = [ratings.get(number, 0) for number in chair.result.who]
    if not chair.won or not all(rated):
        return None
    ahead = max(rated) - rated[chair.at]
    return ahead if ahead > 0 else None


HIGHS: dict[str, Value] = {
    "High game": _game,
    "High losing game": _loss,
    "Greatest spread": _spread,
    "High table": _together,
    "High draw": _draw,
    "Greatest upset": _upset,
}
"""By what the list is called."""


def highs(
    entrants: Iterable[Entrant], results: Iterable[Result], most: int = 1
) -> dict[str, tuple[High, ...]]:
    """For every list the best `most`, and all who are equal to the last of them, the earliest first.

    Only games that were played to an end and stand as played can hold a high score."""
    ratings = {entrant.number: entrant.rating for entrant in entrants}
    chairs = [
        Chair(result, at)
        for result in sorted(results, key=lambda result: (result.round, result.board, result.who))
        if result.played and not result.conduct and len(result.who) > 1
        for at in range(len(result.who))
    ]
    return {name: _best(chairs, ratings, value, most) for name, value in HIGHS.items()}


def _best(chairs: Iterable[Chair], ratings: Mapping[int, int], of: Value, most: int) -> tuple[High, ...]:
    found = [(value, chair) for chair in chairs if (value := of(chair, ratings)) is not None]
    found.sort(key=lambda one: one[0], reverse=True)
    if len(found) > most:
        last = found[most - 1][0]
        found = [one for one in found if one[0] >= last]
    return tuple(_high(value, chair) for value, chair in found)


def _high(value: int, chair: Chair) -> High:
    result, at = chair.result, chair.at
    return High(
        number=result.who[at],
        value=value,
        score=chair.score,
        against=chair.others,
        opponents=result.who[:at] + result.who[at + 1 :],
        round=result.round,
        board=result.board,
    )
