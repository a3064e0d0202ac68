"""Queens & Guards in words alone."""

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import plain
from gamehall.games.queens_and_guards import acts
from gamehall.games.queens_and_guards.board import NAMES, OUTERMOST, colour_of, is_queen, on_board
from gamehall.games.queens_and_guards.faults import NATURES
from gamehall.games.queens_and_guards.moving import steps
from gamehall.games.queens_and_guards.state import State
from gamehall.games.queens_and_guards.traps import ways_out
from gamehall.games.queens_and_guards.turns import last_moved
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Plain
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

_KINDS = {
    **plain.KINDS,
    "PassCard": "Pass the flag card",
    "NameColour": "Name the colour that begins",
    "PickHand": "Pick one of the Monitor’s hands",
    "Move": "Move a piece",
    "SendOut": "Send a piece out that was moved wrongly",
    "SayTrap": "Say Trap",
    "OfferTie": "Say that a player cannot move",
    "AgreeTie": "Agree that a player cannot move: a tie",
}


def say(state: State, action: Action) -> str:
    match action:
        case acts.NameColour(colour):
            return f"{colour.capitalize()} begins"
        case acts.PickHand(hand):
            return f"Pick the {hand} hand"
        case acts.Move(start, end):
            return f"Move {_piece(state, start)} to {_name(end)}"
        case acts.SendOut(start, end):
            return f"Send {_piece(state, start)} out to {_name(end)}"
        case common.DeclareWin():
            return "Declare a win: the queen on the centre, all guards round her"
    own = (acts.SayTrap, acts.OfferTie, acts.AgreeTie, common.PassCard)
    return _KINDS[type(action).__name__] if isinstance(action, own) else plain.say(action, NATURES)


def _name(at: int) -> str:
    return f"{'the ' * (NAMES[at] == 'centre')}{NAMES[at]}" if on_board(at) else str(at)


def _piece(state: State, at: int) -> str:
    piece = state.board[at] if on_board(at) else ""
    return f"the {'queen' if is_queen(piece) else 'guard'} on {_name(at)}" if piece else _name(at)


def offers(state: State, prompt: Prompt) -> tuple[Action, ...]:
    """Every step of a piece of one's own, and back, and the opponent's last piece to each place on the edge:
    whether it is right is for who says it."""
    own, kinds = list[Action](), prompt.kinds
    if "Move" in kinds:
        own += _moves(state, prompt.seat)
        own += _sendings(state)
        own += [common.DeclareWin()]
    own += [acts.NameColour("white"), acts.NameColour("black")] * ("NameColour" in kinds)
    own += [acts.PickHand("left"), acts.PickHand("right")] * ("PickHand" in kinds)
    own += [act for kind, act in _WORDS.items() if kind in kinds]
    return (*plain.offers(prompt, NATURES), *own)


_WORDS: dict[str, Action] = {
    "SayTrap": acts.SayTrap(),
    "OfferTie": acts.OfferTie(),
    "AgreeTie": acts.AgreeTie(),
}


def _moves(state: State, seat: Seat) -> list[Action]:
    colour, ground, board = state.colour(seat), state.ground, state.board
    return [
        acts.Move(start, end)
        for start, piece in enumerate(board)
        if colour_of(piece) == colour
        for end in dict.fromkeys((*steps(ground, board, start), *ways_out(ground, board, start)))
        if end != start
    ]


def _sendings(state: State) -> list[Action]:
    step = last_moved(state.last) if state.last else None
    if step is None:
        return []
    places = (at for at in OUTERMOST if not state.board[at])
    return [acts.SendOut(step.end, at) for at in places]


PLAIN = Plain(say=say, kinds=_KINDS, offers=offers)
