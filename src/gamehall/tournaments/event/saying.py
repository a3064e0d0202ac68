"""How the hall speaks of many names, and of a result."""

from collections.abc import Sequence

from gamehall.kernel import catalog
from gamehall.tournaments.event.state import Board, State
from gamehall.tournaments.results import Result

_MOST_NAMED = 3


def many(names: Sequence[str]) -> str:
    """A few names, or the first ones and how many more."""
    if len(names) <= _MOST_NAMED:
        return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)
    return f"{', '.join(names[:2])} and {len(names) - 2} more"


def told(state: State, result: Result) -> str:
    """`Ana 431, Ben 388`: who began stands first."""
    if result.how == "bye":
        return f"{state.name(result.who[0])} has a bye"
    if result.how != "played":
        absent = many([state.name(one) for one in (result.at_fault or result.who)])
        return f"{absent} forfeit{'s' * (len(result.at_fault) == 1)}"
    return ", ".join(f"{state.name(w)} {s}" for w, s in zip(result.who, result.scores, strict=True))


def game_of(board: Board) -> str:
    """What the game is called that is played at a board; empty, where the whole event plays one."""
    known = catalog.games().get(board.meeting.game)
    return known.name if known else board.meeting.game


def where(board: Board) -> str:
    return f"Board {board.number}" if board.number else "The bye"
