"""LT 13.6: what is wrong with a move, found by whoever looks at the position before it."""

from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.acts import Nature
from gamehall.games.linguishtik.fold import apply
from gamehall.games.linguishtik.rules.demanding import demand_faults, designation_faults
from gamehall.games.linguishtik.state import Move, State
from gamehall.kernel.ruling import Fault

_STAGES = {
    "designation": ("designate-first", "Player One designates a pattern, structure or purpose first."),
    "type": ("type-second", "The type demand comes before anything else."),
    "function": ("function-third", "The function demand is due: it comes before letters and other demands."),
}


def before_last(state: State) -> State:
    """The position as it was before the last move."""
    return apply(state, e.MoveReturned())


def last_faults(state: State) -> tuple[Fault, ...]:
    """What made the last move an illegal procedure."""
    return move_faults(before_last(state), state.moves[-1]) if state.moves else ()


def move_faults(state: State, move: Move) -> tuple[Fault, ...]:
    """What makes a move on this position an illegal procedure; nothing, if it is legal."""
    faults = [] if move.in_turn else [Fault("illegal-procedure", "It was another player's turn.")]
    match move.kind:
        case "designation":
            faults += designation_faults(state.options.division, move.says)
        case "demand":
            assert move.cube is not None
            if state.stage == "designation":
                faults.append(Fault(*_STAGES["designation"]))
            else:
                faults += demand_faults(
                    state.options.division,
                    state.designation,
                    state.demands,
                    move.says,
                    state.colour(move.cube),
                )
        case "letter" if state.stage != "free":
            faults.append(Fault(*_STAGES[state.stage]))
        case "pass":
            faults += _pass_faults(state, move)
    return tuple(faults)


def _pass_faults(state: State, move: Move) -> list[Fault]:
    faults = []
    if not state.set_up:
        faults.append(Fault("pass-after-setup", "Nobody may pass before the first three moves are made."))
    if move.by in state.passed:
        faults.append(Fault("pass-once", "A player may pass only once in a shake."))
    return faults


_NATURES: dict[str, Nature] = {
    "illegal-procedure": "turn",
    "demand-cube": "cube",
    "designate-first": "order",
    "type-second": "order",
    "function-third": "order",
    "interjection-third": "order",
    "pass-after-setup": "pass",
    "pass-once": "pass",
}


def nature_of(fault: Fault) -> Nature:
    """Under which name a fault is called."""
    return _NATURES.get(fault.cites, "demand")
