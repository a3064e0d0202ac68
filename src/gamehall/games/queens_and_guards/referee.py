"""What a referee finds when asked: what is wrong with a move, a turn, "Trap", a declared win."""

from collections.abc import Iterator, Sequence

from gamehall.games.pentathlon.card import Declaration
from gamehall.games.queens_and_guards.board import (
    BAND,
    CENTRE,
    GUARDS,
    NAMES,
    NEIGHBOURS,
    OUTERMOST,
    QUEEN,
    Board,
    Colour,
    colour_of,
    enemy,
    is_queen,
)
from gamehall.games.queens_and_guards.moving import enters_trap, makes_trap
from gamehall.games.queens_and_guards.state import State, Step, Turn, guards_home
from gamehall.games.queens_and_guards.traps import (
    Ground,
    held_back,
    to_be_moved,
    traps_at,
    traps_of,
    ways_out,
)
from gamehall.games.queens_and_guards.turns import boards, moves_owed, regular_moves, touched, way_out_owed
from gamehall.kernel.outcome import Outcome, tied, won
from gamehall.kernel.ruling import Fault

Named = tuple[tuple[str, ...], Fault]
"""A fault with the natures it may be claimed by."""


def check_move(
    ground: Ground, board: Board, colour: Colour, bound: Sequence[int], start: int, end: int
) -> Named | None:
    """What can be challenged in a move: the way it was made, a trapped piece left, a trap made in a trap."""
    piece, no_step = board[start], end not in NEIGHBOURS[start]
    if colour_of(piece) != colour:
        return ("move",), Fault("one-step", f"The piece on {NAMES[start]} is not that player's own.")
    if must := to_be_moved(ground, board, colour, bound):
        wrong = _wrong_way_out(ground, board, must, start, end)
        return (("release", "move") if no_step else ("release",), wrong) if wrong else None
    trapped = bool(traps_at(ground, board, start))
    if trapped and end in ways_out(ground, board, start):
        return None
    if no_step:
        says = f"{NAMES[end]} is not beside {NAMES[start]}; a piece moves one step."
        return ("move",), Fault("one-step", says)
    if is_queen(piece) and not ground.may_stand(piece, end):
        return ("move",), Fault("crown", f"{NAMES[end]} is the other queen's starting position.")
    if not trapped and held_back(ground, board, colour) and makes_trap(ground, board, start, end, colour):
        says = "Who is in a trap makes none, but with the piece that moves out."
        return ("trap",), Fault("trap-in-trap", says)
    return None


def _wrong_way_out(ground: Ground, board: Board, must: Sequence[int], start: int, end: int) -> Fault | None:
    where = " or ".join(NAMES[at] for at in must)
    if start not in must:
        if is_queen(board[must[0]]) and traps_at(ground, board, start):
            return Fault("multiple-traps", f"The trapped queen on {where} is moved first.")
        return Fault("bound", f"A trap is announced: the trapped piece on {where} is moved out first.")
    if end in ways_out(ground, board, start):
        return None
    if is_queen(board[start]):
        return Fault("queen-back", "A trapped queen goes back to her starting position.")
    return Fault("guard-back", f"A trapped guard moves back one space, and {NAMES[end]} is none behind it.")


def self_inflicted(ground: Ground, board: Board, start: int, end: int) -> Fault | None:
    """MOVING INTO A TRAP, BACKWARDS, ON THE THRONE OR CENTER HEXAGON: no matter for a challenge."""
    if start == end:
        return None
    piece, out = board[start], traps_at(ground, board, start) and end in ways_out(ground, board, start)
    if not is_queen(piece) and not ground.may_stand(piece, end):
        return Fault("guard-on-throne", f"Only a queen may stand on {_place(end)}.")
    if BAND[end] > BAND[start] and not out:
        return Fault("backwards", "A piece moves sideways or inward, not back.")
    if enters_trap(ground, board, start, end):
        return Fault("into-trap", f"On {NAMES[end]} it is in a trap.")
    return None


def _place(at: int) -> str:
    return "the centre" if at == CENTRE else f"{NAMES[at]}, her starting position"


def offenders(state: State) -> dict[int, Fault]:
    """The opponent's pieces that may be put on the outermost band now, and why."""
    turn = state.turn
    if turn is None or any(step.did in ("moved", "taken back") for step in turn.steps):
        return {}
    begun = boards(state.board, turn.steps)[0]
    found = _moved_wrongly(state.ground, begun, turn.facing)
    gone = {step.start for step in turn.steps if step.did == "sent"}
    return {at: fault for at, fault in found.items() if at not in gone}


def _moved_wrongly(ground: Ground, board: tuple[str, ...], steps: Sequence[Step]) -> dict[int, Fault]:
    """Of the pieces moved in these steps that led to this board: where those are that moved wrongly."""
    history, found = boards(board, steps), dict[int, Fault]()
    for step, at in zip(steps, history, strict=False):
        found.pop(step.start, None)
        if step.did == "moved" and (fault := self_inflicted(ground, at, step.start, step.end)):
            found[step.end] = fault
    return found


def announceable(state: State, turn: Turn, board: tuple[str, ...], steps: Sequence[Step]) -> list[int]:
    """2 WAYS TO ANNOUNCE TRAP: the opponent's pieces that the word binds, said after these steps of a turn.

    Before a piece is touched: those that stood in the trap before the opponent's last move too. After that:
    those that this turn's own moves have trapped.
    """
    ground, other = state.ground, enemy(state.colour(turn.by))
    now, history = traps_of(ground, board, other), boards(board, steps)
    if not touched(steps):
        earlier = boards(history[0], turn.facing)[0]
        old = now & traps_of(ground, earlier, other)
        return sorted({at for at, _ in old} - set(turn.bound))
    begun = next(i for i, step in enumerate(steps) if touched((step,)))
    return sorted({at for at, _ in now - traps_of(ground, history[begun], other)})


def check_trap(state: State, turn: Turn, board: tuple[str, ...], steps: Sequence[Step]) -> Fault | None:
    """What is wrong with "Trap", said by the holder of the card after these steps."""
    if quiet(state, turn, board, steps):
        return Fault("trap-in-trap", "Who is in a trap announces none, but of the piece that moves out.")
    if announceable(state, turn, board, steps):
        return None
    if touched(steps):
        return Fault("announce-made", "No trap was made in this turn.")
    return Fault(
        "announce-later", "No piece of the opponent has been in a trap since before their last move."
    )


def quiet(state: State, turn: Turn, board: tuple[str, ...], steps: Sequence[Step]) -> bool:
    """In a trap as the turn began, and not on the way out of it."""
    colour, history = state.colour(turn.by), boards(board, steps)
    own = [i for i, step in enumerate(steps) if step.did == "moved" and step.start != step.end]
    if own and traps_at(state.ground, history[own[-1]], steps[own[-1]].start):
        return False
    return held_back(state.ground, history[own[0]] if own else board, colour)


def examine(state: State, turn: Turn, board: tuple[str, ...]) -> Iterator[Named]:
    """Everything that can be challenged in a turn that led to this board, each error once."""
    history, colour = boards(board, turn.steps), state.colour(turn.by)
    regular, off = regular_moves(turn.steps), list[Step]()
    done: Step | None = None
    for i, step in enumerate(turn.steps):
        if step.did == "trap":
            if fault := check_trap(state, turn, history[i], turn.steps[:i]):
                yield ("trap",), fault
        elif step.did == "sent":
            if fault := check_sent(state, turn, history[i], turn.steps[:i], step):
                yield ("sent",), fault
        elif i in regular and step.start == step.end:
            off.append(step)
        elif i in regular and done:
            yield ("laid",), _laid(done, step)
        elif i in regular:
            done = step
            if any(one.start != step.start for one in off):
                says = f"The piece on {NAMES[off[0].start]} was moved off its space, and another was moved."
                yield ("laid",), Fault("move-it-use-it", says)
            bound = turn.bound if not way_out_taken(turn.steps[:i]) else ()
            if wrong := check_move(state.ground, history[i], colour, bound, step.start, step.end):
                yield wrong


def way_out_taken(steps: Sequence[Step]) -> bool:
    """A trapped piece was moved out in this turn already, since "Trap" was said without the card."""
    called = any(step.did == "called" for step in steps)
    return called and not way_out_owed(steps)


def _laid(first: Step, second: Step) -> Fault:
    if second.start == first.end:
        says = f"The piece was laid on {NAMES[first.end]} and then moved to {NAMES[second.end]}."
    else:
        says = (
            f"After the piece from {NAMES[first.start]} a second one was moved, from {NAMES[second.start]}."
        )
    return Fault("laid-is-played", says)


def check_sent(
    state: State, turn: Turn, board: tuple[str, ...], steps: Sequence[Step], step: Step
) -> Fault | None:
    """The opponent's piece that was put on the outermost band."""
    begun = boards(board, steps)[0]
    if any(one.did in ("moved", "taken back") for one in steps) or step.start not in _moved_wrongly(
        state.ground, begun, turn.facing
    ):
        return Fault("send-out", f"The piece on {NAMES[step.start]} was not moved wrongly.")
    if step.end not in OUTERMOST or not state.ground.may_stand(board[step.start], step.end):
        return Fault("send-out", f"{NAMES[step.end]} is no space for it along the outermost band.")
    return None


def check_complete(turn: Turn) -> Fault | None:
    if way_out_owed(turn.steps):
        return Fault("trap-wrong-time", "A trapped piece is to be moved out of the trap.")
    return Fault("one-step", "No piece was moved.") if moves_owed(turn) else None


def reached(board: Board, colour: Colour) -> bool:
    """GOAL: the queen on the centre, and all her guards round it."""
    return board[CENTRE] == QUEEN[colour] and guards_home(tuple(board), colour) == GUARDS


def check_win(state: State, declared: Declaration) -> Fault | None:
    colour = state.colour(declared.by)
    if reached(state.board, colour):
        return None
    if state.board[CENTRE] != QUEEN[colour]:
        return Fault("goal", "That player's queen is not on the centre.")
    home = guards_home(state.board, colour)
    return Fault("goal", f"{home} of that player's {GUARDS} guards stand round the centre.")


def win(state: State, declared: Declaration) -> Outcome:
    """The result that a declaration claims."""
    says = f"{{{declared.by}}} wins: the queen is on the centre, with all guards round her."
    return won(declared.by, (state.other(declared.by),), "goal", says)


def count(state: State) -> Outcome:
    """GAME TIME LIMIT."""
    return tied(state.seats, "time-limit", "A tie: time is over, and nobody has won.")
