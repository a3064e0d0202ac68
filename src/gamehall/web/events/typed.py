"""A result as it is typed from a pile of slips: `12 431 388`, and Enter.

First the board, then a score for each who sits there, who began first. `12 f 7`: number 7 did not come or
did not go on, and scores before the f are those of a game that had begun; `12 ff`: nobody came. What follows
an exclamation mark is the reason for which a result that stands is set right: `12 413 388 ! misread`.
"""

import re
from typing import NamedTuple

from gamehall.kernel.numerals import read_number
from gamehall.live.people import NotPossible
from gamehall.tournaments.event.acts import Amend, Enter, Slip
from gamehall.tournaments.event.state import Board, Round

SYNTAX = (
    "Type the board and the scores, such as 12 431 388; 12 f 7 where number 7 forfeits, 12 ff where both do."
)
_APART = re.compile(r"[\s,;:]+")
_NOBODY, _ABSENT = "ff", "f"


class Line(NamedTuple):
    board: int
    scores: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    nobody: bool = False
    reason: str = ""


def read_line(text: str) -> Line:
    result, _, reason = text.partition("!")
    first, *rest = [part.lower() for part in _APART.split(result.strip())]
    board = _number(first)
    if board < 1 or not rest:
        raise NotPossible(SYNTAX)
    if rest == [_NOBODY]:
        return Line(board, nobody=True, reason=reason.strip())
    at = rest.index(_ABSENT) if _ABSENT in rest else len(rest)
    absent = tuple(map(_number, rest[at + 1 :]))
    if at < len(rest) and not absent:
        raise NotPossible(f"Say who forfeited: {board} f and their number.")
    return Line(board, tuple(map(_number, rest[:at])), absent, reason=reason.strip())


def _number(text: str) -> int:
    number = read_number(text, 5)
    if number is None:
        raise NotPossible(f"“{text[:20]}” is no number. {SYNTAX}")
    return number


def said(division: str, round: Round, text: str) -> Enter | Amend:
    """What such a line says; with a reason it sets right what stands."""
    line = read_line(text)
    slip = slip_of(line, round.board(line.board))
    if line.reason:
        return Amend(division, round.number, slip, line.reason)
    return Enter(division, round.number, slip)


def slip_of(line: Line, board: Board | None) -> Slip:
    none = (0,) * (len(board.meeting.who) if board else 2)
    if line.nobody:
        return Slip(none, line.board, how="double forfeit")
    if line.absent:
        return Slip(line.scores or none, line.board, how="forfeit", at_fault=line.absent)
    return Slip(line.scores, line.board)
