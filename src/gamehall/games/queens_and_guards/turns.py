"""A turn read from its steps: the board as it was at each of them, and what is still to be done."""

from collections.abc import Sequence

from gamehall.games.queens_and_guards.moving import moved
from gamehall.games.queens_and_guards.state import Step, Turn

Boards = list[tuple[str, ...]]


def before(board: tuple[str, ...], step: Step) -> tuple[str, ...]:
    """The board before a step that led to this one."""
    return board if step.start == step.end else moved(board, step.end, step.start)


def boards(board: tuple[str, ...], steps: Sequence[Step]) -> Boards:
    """The board before each step, and the one they led to."""
    found = [board]
    for step in reversed(steps):
        found.append(before(found[-1], step))
    return found[::-1]


def touched(steps: Sequence[Step]) -> bool:
    """Whether a piece was touched, by whoever's turn it is."""
    return any(step.did in ("moved", "sent") for step in steps)


def way_out_owed(steps: Sequence[Step]) -> bool:
    """ "Trap" was said without the card: a trapped piece is moved out before anything else."""
    owed = False
    for step in steps:
        match step.did:
            case "called" | "put back":
                owed = True
            case "moved":
                owed = False
    return owed


def regular_moves(steps: Sequence[Step]) -> list[int]:
    """Which steps moved a piece as the turn's own move, or took it off and put it back."""
    return [i for i, step in enumerate(steps) if step.did == "moved" and not way_out_owed(steps[:i])]


def moves_owed(turn: Turn) -> bool:
    """Whether the turn is not complete: a way wrongly taken out of a trap costs the regular move."""
    if way_out_owed(turn.steps):
        return True
    lost = any(step.did == "put back" for step in turn.steps)
    done = [turn.steps[i] for i in regular_moves(turn.steps)]
    return not lost and not any(step.start != step.end for step in done)


def last_moved(turn: Turn) -> Step | None:
    """The last piece its player moved."""
    return next(
        (step for step in reversed(turn.steps) if step.did == "moved" and step.start != step.end), None
    )
