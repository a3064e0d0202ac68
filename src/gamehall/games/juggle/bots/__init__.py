"""Players made of software. They see what their seat sees, and say what anyone in that seat may say."""

from random import Random

from gamehall.games.juggle import acts
from gamehall.games.juggle.board import Cells
from gamehall.games.juggle.bots.character import Character, seated
from gamehall.games.juggle.bots.choosing import (
    any_piece,
    any_place,
    beside_the_dead,
    largest_piece,
    one_small_piece,
    snug_place,
)
from gamehall.games.juggle.state import Laid, State, Turn
from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot, Bots, Rung
from gamehall.kernel.seat import Seat


def beginner(err: float = 0.0) -> Bot:
    """Takes one small piece a turn and lays it anywhere, and never objects."""
    return seated(Character(one_small_piece, any_place, _nothing, watchful=False, err=err))


def random(err: float = 0.0) -> Bot:
    """Takes any piece it can and lays it anywhere, and never objects."""
    return seated(Character(any_piece, any_place, _nothing, watchful=False, err=err))


def greedy(err: float = 0.0) -> Bot:
    """Takes the largest piece and lays it snugly; removes what is in the way; objects to what it sees."""
    return seated(Character(largest_piece, snug_place, beside_the_dead, watchful=True, err=err))


def strong(err: float = 0.0) -> Bot:
    """Looks for covers of the whole board and lays what the dice give of the fastest; objects when due."""
    from gamehall.games.juggle.bots.planning import plan, to_remove

    def select(state: State, turn: Turn, rng: Random) -> Action | None:
        found = plan(state, turn)
        if found is None:
            return largest_piece(state, turn, rng)
        if found.sentence and not turn.sentence and not turn.picks:
            return acts.Announce(found.sentence)
        left = found.moves[len(turn.picks) :]
        return acts.PickUp(left[0].piece, left[0].space) if left and found.sentence == turn.sentence else None

    def lay(state: State, turn: Turn, piece: str, rng: Random) -> Cells | None:
        found = plan(state, turn)
        moves = found.moves[len(turn.picks) - 1 :][:1] if found else ()
        if moves and moves[0].piece == piece and state.covered(turn.by).isdisjoint(moves[0].cells):
            return moves[0].cells
        return snug_place(state, turn, piece, rng)

    def take_off(state: State, seat: Seat, rng: Random) -> Laid | None:
        return to_remove(state, seat)

    return seated(Character(select, lay, take_off, watchful=True, err=err))


def _nothing(state: State, seat: Seat, rng: Random) -> Laid | None:
    """Whoever removes no pieces."""
    return None


def warm() -> None:
    """Get the strong bot's engine ready before anyone waits for it."""
    from gamehall.games.juggle import engine

    engine.warm()


def remark(state: State, seat: Seat, action: Action) -> str:
    """What is worth counting in a player's play: turns, and those in which nothing was placed."""
    if not isinstance(action, common.PassCard | common.DeclareWin) or state.turn is None:
        return ""
    return "turns with a piece" if any(pick.cells for pick in state.turn.picks) else "turns without a piece"


BOTS = Bots(
    kinds={"beginner": beginner, "random": random, "greedy": greedy, "strong": strong},
    ladder={
        "beginner": Rung("Beginner", "Lays one small piece a turn, anywhere, and never objects."),
        "random": Rung("Casual", "Lays any pieces that its dice give, and never objects."),
        "greedy": Rung("Regular", "Lays large pieces close together, and objects to what it sees wrong."),
        "strong": Rung("Strong", "Plans whole covers, takes your pieces with a 6, and sees every mistake."),
    },
    warm=warm,
    remark=remark,
)
