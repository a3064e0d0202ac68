"""How a bot plays: what it watches, how often it errs, and what it does next in a turn."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gamehall.games.juggle import acts
from gamehall.games.juggle.board import Cells
from gamehall.games.juggle.bots.mistakes import claimed, overlooked, slip
from gamehall.games.juggle.faults import counted
from gamehall.games.juggle.highlights import HIGHLIGHTS
from gamehall.games.juggle.referee import check_touching, check_win
from gamehall.games.juggle.state import Laid, State, Turn
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import bots as pentathlon
from gamehall.games.pentathlon.card import Declaration
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.seat import Seat

Select = Callable[[State, Turn, Random], Action | None]
"""A piece to select, or a sentence to state for one; None: no more this turn."""
Lay = Callable[[State, Turn, str, Random], Cells | None]
"""Where to lay the piece in hand; None: nowhere."""
TakeOff = Callable[[State, Seat, Random], Laid | None]
"""A piece to remove before rolling, if any."""

PACE = 600
"""Milliseconds that each act of a turn takes: slow enough to be watched."""


class Character(Struct, frozen=True):
    """How a bot plays: how it chooses, whether it watches its opponent, how often it errs."""

    select: Select
    lay: Lay
    take_off: TakeOff
    watchful: bool
    err: float = 0.0


def seated(character: Character) -> Bot:
    def says(state: State, seat: Seat, prompt: Prompt, rng: Random) -> Action | None:
        if pentathlon.answers_by_the_card(prompt):
            watchful = character.watchful and not _only_mine(state, seat, prompt)
            return pentathlon.by_the_card(HIGHLIGHTS, state, seat, prompt, watchful=watchful)
        if state.turn is None:
            return None
        if state.card.phase == "window":
            return _before_rolling(character, state, seat, rng)
        return _play(character, state, state.turn, rng)

    return _at_its_pace(pentathlon.seated(says))


def _at_its_pace(bot: Bot) -> Bot:
    """A turn takes time, at the card as at the board; objections are made at once."""

    def paced(state: Any, seat: Seat, prompts: tuple[Prompt, ...], rng: Random) -> Answer | None:
        answer = bot(state, seat, prompts, rng)
        if answer is None or isinstance(answer.action, common.Challenge):
            return answer
        return replace(answer, after=PACE)

    return paced


def _only_mine(state: State, seat: Seat, prompt: Prompt) -> bool:
    """During the count: nothing touches on the opponent's board, so there is nothing to challenge."""
    declared = state.card.declared
    if not (declared and declared.either and "Challenge" in prompt.kinds):
        return False
    return seat in counted(state) and check_touching(state, state.other(seat)) is None


def _before_rolling(character: Character, state: State, seat: Seat, rng: Random) -> Action:
    if check_win(state, Declaration(seat)) is None:
        return common.DeclareWin()
    laid = character.take_off(state, seat, rng)
    return acts.Remove(laid.cells[0]) if laid else common.Roll()


def _play(character: Character, state: State, turn: Turn, rng: Random) -> Action:
    """The next thing to do in this turn."""
    if turn.hand:
        return _lay(character, state, turn, turn.hand.piece, rng)
    if not state.empty(turn.by):
        return common.PassCard() if check_win(state, Declaration(turn.by)) else common.DeclareWin()
    if rng.random() < character.err and (mistake := slip(state, turn, rng)):
        return mistake
    if turn.sentence and character.err and (meant := claimed(state, turn, rng)):
        return meant
    return character.select(state, turn, rng) or common.PassCard()


def _lay(character: Character, state: State, turn: Turn, piece: str, rng: Random) -> Action:
    if rng.random() < character.err / 2 and (wrong := overlooked(state, turn, piece, rng)):
        return acts.Place(wrong)
    cells = character.lay(state, turn, piece, rng)
    return acts.Place(cells) if cells else acts.Return()
