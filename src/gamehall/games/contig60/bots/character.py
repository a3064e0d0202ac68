"""How a bot plays: what it watches, how often it errs, and what it does next in a turn."""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from gamehall.games.contig60 import acts
from gamehall.games.contig60.board import lines_of
from gamehall.games.contig60.bots.mistakes import claimed, slip
from gamehall.games.contig60.highlights import HIGHLIGHTS
from gamehall.games.contig60.referee import check_win, playable, right_score
from gamehall.games.contig60.state import Sheet, State
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import bots as pentathlon
from gamehall.games.pentathlon.bots.mistakes import wrong_score
from gamehall.games.pentathlon.card import Declaration
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

Choose = Callable[[State, Sheet, Random], int | None]
"""Which uncovered space to take with the dice of a sheet."""


class Character(Struct, frozen=True):
    """How a bot plays: how it chooses, whether it watches its opponent, how often it errs."""

    choose: Choose
    watchful: bool
    captures: Callable[[State, Seat], bool]
    """Whether it would capture the pass that it could."""
    err: float = 0.0
    prefers_roll: Callable[[State, Seat], bool] = lambda state, seat: True


def seated(character: Character) -> Bot:
    def says(state: State, seat: Seat, prompt: Prompt, rng: Random) -> Action | None:
        if pentathlon.answers_by_the_card(prompt):
            return pentathlon.by_the_card(HIGHLIGHTS, state, seat, prompt, watchful=character.watchful)
        if "Capture" in prompt.kinds and _can_take(state, seat) and character.captures(state, seat):
            return common.Capture()
        if "UseRoll" in prompt.kinds and not character.prefers_roll(state, seat):
            return acts.UseRoll()
        return _win(state, seat) or _play(character, state, rng)

    return pentathlon.seated(says)


def _can_take(state: State, seat: Seat) -> bool:
    return state.last is not None and bool(playable(state, state.last.dice)) and state.chips[seat] > 0


def _win(state: State, seat: Seat) -> Action | None:
    """Declare what can be declared, once the chip that made it is announced."""
    sheet = state.acting()
    if sheet and sheet.space is not None and not sheet.sentence:
        return None
    if five := lines_of(state.board, state.covered, seat):
        return common.DeclareWin(five[0])
    scored = sheet is None or sheet.space is None or sheet.score is not None
    if scored and check_win(state, Declaration(seat)) is None:
        return common.DeclareWin()
    return None


def _play(character: Character, state: State, rng: Random) -> Action:
    """The next thing to do in this turn or capture."""
    sheet = state.acting()
    assert sheet is not None
    if state.card.phase == "window":
        return common.Roll()
    if not sheet.recorded:
        return acts.RecordDice(sheet.dice)
    if sheet.space is None:
        return _sentence_or_chip(character, state, sheet, rng)
    right = right_score(state, sheet)
    if sheet.score is None and right != sheet.before:
        return acts.RecordScore(wrong_score(right, rng) if rng.random() < character.err / 2 else right)
    return common.Roll() if state.card.phase == "capture" else common.PassCard()


def _sentence_or_chip(character: Character, state: State, sheet: Sheet, rng: Random) -> Action:
    if sheet.sentence:
        return acts.Place(claimed(state, sheet))
    if rng.random() < character.err and (mistake := slip(state, sheet, rng)):
        return mistake
    space = character.choose(state, sheet, rng)
    if space is None:
        return common.Roll() if state.card.phase == "capture" else common.PassCard()
    return acts.Announce(playable(state, sheet.dice)[space])
