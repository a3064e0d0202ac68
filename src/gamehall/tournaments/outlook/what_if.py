"""The standings as they would be: some results are assumed, and everybody's place is compared."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings import standings
from gamehall.tournaments.standings.row import Row
from gamehall.tournaments.standings.scoring import Scoring

_NOBODY: Mapping[int, int] = {}


class CannotAssume(Exception):
    """In one sentence, why these results cannot be assumed."""


class Change(Struct, frozen=True):
    """What the assumed results do to one entrant."""

    number: int
    before: Row
    after: Row

    @property
    def up(self) -> int:
        """By how many places they go up; less than 0: down."""
        return self.before.rank - self.after.rank


def what_if(
    entrants: Sequence[Entrant],
    results: Sequence[Result],
    scoring: Scoring,
    assumed: Sequence[Result],
    upto: int,
    seed: str = "",
    penalties: Mapping[int, int] = _NOBODY,
) -> tuple[Change, ...]:
    """Everybody's row without and with the assumed results, in the order they would stand in."""
    together = supposed(entrants, results, assumed, upto)
    before = {row.number: row for row in standings(entrants, results, scoring, upto, seed, penalties)}
    after = standings(entrants, together, scoring, upto, seed, penalties)
    return tuple(Change(row.number, before[row.number], row) for row in after)


def supposed(
    entrants: Iterable[Entrant], results: Sequence[Result], assumed: Sequence[Result], upto: int
) -> tuple[Result, ...]:
    """The results with the assumed ones among them.

    An assumed result takes the place of the one of its board in its round, or of the same people there."""
    known = {entrant.number for entrant in entrants}
    for result in assumed:
        _check(result, known, upto)
    _once_each(assumed)
    boards = {(result.round, result.board) for result in assumed if result.board}
    tables = {(result.round, frozenset(result.who)) for result in assumed}
    kept = [
        result
        for result in results
        if (result.round, result.board) not in boards and (result.round, frozenset(result.who)) not in tables
    ]
    busy = {(result.round, number) for result in kept for number in result.who}
    for result in assumed:
        for number in result.who:
            if (result.round, number) in busy:
                raise CannotAssume(
                    f"Number {number} has another result in round {result.round}; a round has one for each."
                )
    return (*kept, *assumed)


def _check(result: Result, known: set[int], upto: int) -> None:
    """What is wrong with one assumed result by itself."""
    if not 1 <= result.round <= upto:
        raise CannotAssume(f"Round {result.round} is not among the rounds 1 to {upto} of these standings.")
    if not result.who:
        raise CannotAssume(f"A result of round {result.round} names nobody; it is of one entrant at least.")
    for number in (*result.who, *result.at_fault):
        if number not in known:
            raise CannotAssume(f"Number {number} is not in the list of entrants.")
    for number in result.at_fault:
        if number not in result.who:
            raise CannotAssume(
                f"Number {number} is said to forfeit in round {result.round}, at no table there."
            )
    if len(result.who) == 1 and result.how == "played":
        raise CannotAssume(
            f"Number {result.who[0]} sits alone in round {result.round}; a game has two at least."
        )
    if len(result.who) > 1 and result.how == "bye":
        raise CannotAssume(f"A bye in round {result.round} names several; it is of one entrant alone.")
    if len(result.who) > 1 and len(result.scores) != len(result.who):
        raise CannotAssume(
            f"A result of round {result.round} has {len(result.scores)} scores for {len(result.who)} people;"
            " each has one."
        )


def _once_each(assumed: Sequence[Result]) -> None:
    seats = Counter((result.round, number) for result in assumed for number in result.who)
    for (round, number), times in seats.items():
        if times > 1:
            raise CannotAssume(
                f"Number {number} would sit twice in round {round}; a round has one table for each."
            )
    boards = Counter((result.round, result.board) for result in assumed if result.board)
    for (round, board), times in boards.items():
        if times > 1:
            raise CannotAssume(f"Board {board} of round {round} is assumed twice; a board has one result.")
