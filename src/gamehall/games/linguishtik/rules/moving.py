"""LT 8 to LT 12, LT 14 and LT 23: the moves, and whose turn comes next.

A move the rules forbid can be made all the same: it stands until somebody calls it.
"""

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.fold import then
from gamehall.games.linguishtik.referee import move_faults
from gamehall.games.linguishtik.saying import say_demand, say_designation
from gamehall.games.linguishtik.state import Move, State
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat

CITES = (
    "tournament-version",
    "materials",
    "demand-sheet",
    "cube-touched",
    "letters-unordered",
    "letter-or-demand",
    "later-demands",
    "proper-order",
    "two-players",
)
"""Rules that the shape of moves keeps by itself: a move is one cube, and no act takes it back. What was
designated and demanded is kept with the moves, and every judge goes by that."""


def rule_move(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.Designate(designation):
            return _designate(state, seat, designation)
        case acts.PlayLetter(cube):
            if not in_resources(state, cube):
                return refused("letter-move", "That cube does not lie in Resources.")
            says = f"{{{seat}}} moves {named(state, cube)} to Letters."
            return _made(state, seat, "letter-move", says, Move(seat, "letter", cube))
        case acts.Demand(cube, demand):
            if not in_resources(state, cube):
                return refused("how-to-demand", "That cube does not lie in Resources.")
            if not demand.strip():
                return refused("how-to-demand", "Say what you demand as you put the cube down.")
            says = f"{{{seat}}} puts {named(state, cube)} on Demands. {say_demand(demand)}"
            return _made(state, seat, _cited(state), says, Move(seat, "demand", cube, demand))
        case acts.Pass():
            cites = "pass-then-move" if state.passed else "choice-of-plays"
            return _made(state, seat, cites, f"{{{seat}}} passes.", Move(seat, "pass"))
    return None


def named(state: State, cube: int) -> str:
    return f"{state.colour(cube)} {state.letters[cube]}"


def in_resources(state: State, cube: int) -> bool:
    return 0 <= cube < len(state.places) and state.places[cube] == "resources"


def following(state: State, *events: Event, open_to_call: bool = False) -> tuple[Event, ...]:
    """These events, and what follows of itself: turns lost in advance, and Forceout.

    Forceout waits while a move that is no legal one can be called.
    """
    now = then(state, *events)
    more: list[Event] = []
    while open_to_call or not _forced_out(now):
        if not (now.set_up and now.owed.get(now.mover, 0)):
            return (*events, *more)
        more.append(e.TurnLost(now.mover, owed=True))
        now = then(now, more[-1])
    return (*events, *more, e.WritingBegun("forceout"))


def _forced_out(state: State) -> bool:
    """All have passed, or no cube is left to move."""
    passed = set(state.order) <= set(state.passed)
    return state.phase == "moving" and state.set_up and (passed or not state.at("resources"))


def _designate(state: State, seat: Seat, designation: str) -> Ruling:
    if state.designation:
        return refused("designate-first", "The kind of sentence is designated already.")
    if not designation.strip():
        return refused("designate-first", "Name a pattern, a structure or a purpose.")
    says = f"{{{seat}}} designates: {say_designation(designation)}"
    return _made(state, seat, "designate-first", says, Move(seat, "designation", says=designation))


def _cited(state: State) -> str:
    return {"type": "type-second", "function": "function-third"}.get(state.stage, "how-to-demand")


def _made(state: State, seat: Seat, cites: str, says: str, move: Move) -> Ruling:
    in_turn = seat == state.mover
    faults = move_faults(state, Move(seat, move.kind, move.cube, move.says, state.turn, in_turn))
    events = following(state, _event(move), open_to_call=bool(faults and state.at("resources")))
    if isinstance(events[-1], e.WritingBegun):
        cites, says = "forceout", f"{says} That is Forceout: everybody writes."
    return allowed(cites, says, *events, faults=faults)


def _event(move: Move) -> Event:
    match move.kind:
        case "designation":
            return e.Designated(move.by, move.says)
        case "letter" if move.cube is not None:
            return e.LetterPlayed(move.by, move.cube)
        case "demand" if move.cube is not None:
            return e.DemandMade(move.by, move.cube, move.says)
    return e.Passed(move.by)
