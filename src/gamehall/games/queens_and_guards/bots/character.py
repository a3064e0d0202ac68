"""How a bot plays: what it watches, how often it errs, and what it does next in a turn."""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import bots as pentathlon
from gamehall.games.queens_and_guards import acts
from gamehall.games.queens_and_guards.answers import complete, may_say_trap, moves, ways_to_send
from gamehall.games.queens_and_guards.bots.mistakes import slip
from gamehall.games.queens_and_guards.highlights import HIGHLIGHTS
from gamehall.games.queens_and_guards.moving import Move
from gamehall.games.queens_and_guards.referee import examine, reached
from gamehall.games.queens_and_guards.state import State, Turn
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

Choose = Callable[[State, Turn, list[Move], Random], Move]
"""Which of these moves to make."""
Send = Callable[[State, Turn, list[Move], Random], Move | None]
"""Where to put a piece that the opponent moved wrongly; None: it is let be."""


class Character(Struct, frozen=True):
    """How a bot plays: how it chooses, whether it watches its opponent, how often it errs."""

    choose: Choose
    send: Send
    watchful: bool
    err: float = 0.0


def seated(character: Character) -> Bot:
    def says(state: State, seat: Seat, prompt: Prompt, rng: Random) -> Action | None:
        match prompt.kinds[0]:
            case "NameColour":
                return acts.NameColour(rng.choice(("white", "black")))
            case "PickHand":
                return acts.PickHand(rng.choice(("left", "right")))
            case "AgreeTie":
                return acts.AgreeTie() if _nothing_to_win(state, seat) else None
            case "SayTrap":
                return None  # without the card
        if pentathlon.answers_by_the_card(prompt):
            return pentathlon.by_the_card(HIGHLIGHTS, state, seat, prompt, watchful=character.watchful)
        return _turn(character, state, rng) if state.turn else None

    return pentathlon.seated(says)


def _nothing_to_win(state: State, seat: Seat) -> bool:
    """The opponent is nearer home."""
    return state.scores[seat] < state.scores[state.other(seat)]


def _turn(character: Character, state: State, rng: Random) -> Action:
    """The next thing to do in this turn."""
    turn = state.turn
    assert turn
    if reached(state.board, state.colour(turn.by)) and not any(examine(state, turn, state.board)):
        return common.DeclareWin()
    forgets = rng.random() < character.err
    if may_say_trap(state, turn) and not forgets and (turn.steps or character.watchful):
        return acts.SayTrap()
    if complete(state, turn):
        return common.PassCard()
    if character.watchful and not forgets and (places := ways_to_send(state)):
        place = character.send(state, turn, places, rng)
        if place:
            return acts.SendOut(*place)
    if forgets and (mistake := slip(state, turn, rng)):
        return acts.Move(*mistake)
    return acts.Move(*character.choose(state, turn, moves(state, turn), rng))
