"""Games that were not played, or were taken from somebody, in files of programs that have no word for them.

They stand in a field of our own beside what comes nearest there, so that nothing is lost on the way back."""

import re
from collections.abc import Sequence

from msgspec import Struct

from gamehall.tournaments.results import How, Result

_HOW: dict[str, How] = {"f": "forfeit", "d": "double forfeit", "b": "bye", "p": "played"}
_MARK = {how: mark for mark, how in _HOW.items()}
_PART = re.compile(r"(\d{1,3}) (\d{1,6}) (-?\d{1,6}) (-?\d{1,6}) ([fdbp]) ([fcow])")
_EACH = 6


class Part(Struct, frozen=True):
    """One entrant's part of a game that was not played."""

    round: int
    opponent: int
    score: int
    margin: int
    how: How
    fault: str
    """`f` forfeited, `c` by misconduct; `w` did not, `o` where the other did by misconduct."""


def part(result: Result, of: int) -> Part:
    opponent = next((one for one in result.who if one != of), 0)
    at_fault = of in result.at_fault
    fault = ("c" if at_fault else "o") if result.conduct else ("f" if at_fault else "w")
    score = result.scores[result.who.index(of)] if result.scores else 0
    return Part(result.round, opponent, score, result.margin, result.how, fault)


def besides(result: Result) -> bool:
    """Whether the scores alone do not tell it."""
    return not result.played or result.conduct or bool(result.at_fault)


def stands(one: Part, opponent: int, score: int | None) -> bool:
    """Whether what the file says beside it is still what was written with it."""
    if not one.opponent or one.how == "double forfeit":
        return opponent == 0
    if opponent != one.opponent or score is None:
        return False
    if one.how == "played" and one.fault in "fw":
        return score == one.score
    return score == 0 or one.fault in "wo"


def told(one: Part) -> str:
    return f"{one.round} {one.opponent} {one.score} {one.margin} {_MARK[one.how]} {one.fault}"


def heard(field: str) -> list[Part] | None:
    """The parts that `told` wrote; None: the field was changed by hand, or is another program's."""
    words = field.split()
    parts: list[Part] = []
    for at in range(0, len(words), _EACH):
        read = _PART.fullmatch(" ".join(words[at : at + _EACH]))
        if read is None:
            return None
        round, opponent, score, margin = map(int, read.groups()[:4])
        parts.append(Part(round, opponent, score, margin, _HOW[read[5]], read[6]))
    return parts


def together(parts: Sequence[tuple[int, Part]]) -> Result:
    """The result that these entrants' parts tell; who began stands first."""
    first = parts[0][1]
    return Result(
        first.round,
        0,
        tuple(number for number, _ in parts),
        tuple(one.score for _, one in parts),
        first.how,
        tuple(number for number, one in parts if one.fault in "cf"),
        any(one.fault in "co" for _, one in parts),
        first.margin,
    )
