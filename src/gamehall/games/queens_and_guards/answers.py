"""Every sensible answer to a prompt, for the plain page, for bots and for proofs."""

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.answers import legal as common_legal
from gamehall.games.queens_and_guards import acts
from gamehall.games.queens_and_guards.board import COLOURS, OUTERMOST
from gamehall.games.queens_and_guards.faults import WORDS_FOR
from gamehall.games.queens_and_guards.highlights import HIGHLIGHTS
from gamehall.games.queens_and_guards.moving import Move, legal_moves, ways_of
from gamehall.games.queens_and_guards.referee import (
    check_complete,
    check_trap,
    examine,
    offenders,
    reached,
    way_out_taken,
)
from gamehall.games.queens_and_guards.state import State, Turn
from gamehall.games.queens_and_guards.traps import to_be_moved, trapped
from gamehall.games.queens_and_guards.turns import moves_owed, touched, way_out_owed
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat


def legal(state: State, prompt: Prompt) -> tuple[Action, ...]:
    found = common_legal(HIGHLIGHTS, state, prompt, _own)
    return tuple(action for action in found if not _for_other_words(action))


def _for_other_words(action: Action) -> bool:
    """A challenge of what is no matter for one."""
    names = {nature.name for nature in WORDS_FOR}
    return isinstance(action, common.Challenge) and any(claim.nature in names for claim in action.claims)


def _own(state: State, seat: Seat, kind: str) -> list[Action] | None:
    turn = state.turn if seat == state.card.holder else None
    match kind:
        case "NameColour":
            return [acts.NameColour(colour) for colour in COLOURS]
        case "PickHand":
            return [acts.PickHand("left"), acts.PickHand("right")]
        case "AgreeTie":
            return [acts.AgreeTie()]
        case "Move" if turn:
            return [acts.Move(*move) for move in moves(state, turn)]
        case "SendOut" if turn:
            return [acts.SendOut(*out) for out in ways_to_send(state)]
        case "SayTrap" if turn and may_say_trap(state, turn):
            return [acts.SayTrap()]
        case "SayTrap":
            return []
        case "PassCard" if turn and not complete(state, turn):
            return []
        case "DeclareWin" if turn:
            won = reached(state.board, state.colour(seat)) and not any(examine(state, turn, state.board))
            return [common.DeclareWin()] if won else []
        case "OfferTie":
            return [acts.OfferTie()] if state.offered != seat and _going_round(state) else []
    return None


def moves(state: State, turn: Turn) -> list[Move]:
    """What may be moved now; nothing once the turn's move is made."""
    colour = state.colour(turn.by)
    if way_out_owed(turn.steps):
        must = to_be_moved(state.ground, state.board, colour, trapped(state.ground, state.board, colour))
        return ways_of(state.ground, state.board, must)
    if not moves_owed(turn):
        return []
    bound = () if way_out_taken(turn.steps) else state.announced
    return legal_moves(state.ground, state.board, colour, bound)


def ways_to_send(state: State) -> list[Move]:
    """Each piece the opponent moved wrongly, to each place along the outermost band."""
    return [
        (start, end)
        for start in offenders(state)
        for end in OUTERMOST
        if not state.board[end] and state.ground.may_stand(state.board[start], end)
    ]


def may_say_trap(state: State, turn: Turn) -> bool:
    """Rightly, and not for the second time."""
    after = touched(turn.steps)
    said = any(step.did == "trap" and touched(turn.steps[:i]) is after for i, step in enumerate(turn.steps))
    return not said and check_trap(state, turn, state.board, turn.steps) is None


def complete(state: State, turn: Turn) -> bool:
    return check_complete(turn) is None and state.card.phase == "play"


def _going_round(state: State) -> bool:
    """A position has come back: nobody may be getting on."""
    return len(set(state.seen)) < len(state.seen)
