"""What a challenge can be about, and the faults that are open to one."""

from gamehall.games.pentathlon.highlights import MONITORS, OTHER, WIN, Found, Nature
from gamehall.games.queens_and_guards.referee import check_complete, check_win, examine
from gamehall.games.queens_and_guards.state import State

_NATURES = (
    Nature(
        "move",
        "The piece was not moved one step, or none was.",
        "A piece was moved one step.",
    ),
    Nature(
        "release",
        "A trapped piece should have been moved out of its trap, or was moved wrongly.",
        "No trapped piece had to be moved otherwise.",
    ),
    Nature(
        "trap",
        "A trap was made or announced that may not be.",
        "There is nothing wrong with what was made and announced.",
    ),
    Nature(
        "laid",
        "A piece was moved again or put back, or a second one was moved.",
        "One piece was moved once.",
    ),
    Nature(
        "sent",
        "A piece was picked up that may not be, or put in a wrong place.",
        "No piece was picked up wrongly.",
    ),
    WIN,
    *MONITORS,
    OTHER,
)

WORDS_FOR = (
    Nature("trapped", "An enemy piece is in a trap.", "It is announced by the word Trap."),
    Nature(
        "wrongly-placed",
        "A piece was moved into a trap or backwards, or a guard on the throne.",
        "It is put on the outermost band.",
    ),
)
"""What is no matter for a challenge and costs nothing: the player is told what to say or to do instead."""

NATURES = {nature.name: nature for nature in (*_NATURES, *WORDS_FOR)}


def open_faults(state: State, against: str) -> tuple[Found, ...]:
    """Everything wrong that a challenge against this could find, each error once."""
    found: list[Found] = []
    declared = state.card.declared
    if against == "declared" and declared and (fault := check_win(state, declared)):
        found.append(Found("win", ("win",), fault))
    turn = state.last if against == "last" else state.turn if against == "declared" else None
    if turn:
        found += [Found("turn", names, fault) for names, fault in examine(state, turn, state.board)]
        if against == "last" and (fault := check_complete(turn)):
            found.append(Found("turn", ("move",), fault))
    return tuple(found)
