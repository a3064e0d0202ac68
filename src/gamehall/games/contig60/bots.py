"""Players made of software. They see what their seat sees, and say what anyone in that seat may say."""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from gamehall.games.contig60 import acts
from gamehall.games.contig60.board import lines_of, touching
from gamehall.games.contig60.highlights import HIGHLIGHTS
from gamehall.games.contig60.mistakes import claimed, slip
from gamehall.games.contig60.play import Sheet, State
from gamehall.games.contig60.referee import check_win, playable, right_score
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.bots import answers_by_the_card, by_the_card, seated
from gamehall.games.pentathlon.card import Declaration
from gamehall.games.pentathlon.mistakes import wrong_score
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot, Bots
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


def random(err: float = 0.0) -> Bot:
    """Takes any space it can, and never objects."""
    return _seated(Character(_any_space, watchful=False, captures=lambda state, seat: False, err=err))


def greedy(err: float = 0.0) -> Bot:
    """Takes a win, else the most points at once; objects to what it sees."""
    return _seated(Character(most_points, watchful=True, captures=lambda state, seat: True, err=err))


def strong(err: float = 0.0) -> Bot:
    """Looks ahead over the dice; objects, captures and asks for opinions when it should."""
    from gamehall.games.contig60.engine_player import best_space, gains_by_capture, would_rather_roll

    return _seated(Character(best_space, True, gains_by_capture, err, would_rather_roll))


def warm() -> None:
    """Get the strong bot's engine ready before anyone waits for it."""
    from gamehall.games.contig60 import engine

    engine.warm()


def _seated(character: Character) -> Bot:
    def says(state: State, seat: Seat, prompt: Prompt, rng: Random) -> Action | None:
        if answers_by_the_card(prompt):
            return by_the_card(HIGHLIGHTS, state, seat, prompt, watchful=character.watchful)
        if "Capture" in prompt.kinds and _can_take(state, seat) and character.captures(state, seat):
            return common.Capture()
        if "UseRoll" in prompt.kinds and not character.prefers_roll(state, seat):
            return acts.UseRoll()
        return _win(state, seat) or _play(character, state, rng)

    return seated(says)


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


def _any_space(state: State, sheet: Sheet, rng: Random) -> int | None:
    spaces = list(playable(state, sheet.dice)) if state.chips[sheet.by] else []
    return rng.choice(spaces) if spaces else None


def most_points(state: State, sheet: Sheet, rng: Random) -> int | None:
    """A space that wins, else one that earns the most."""
    spaces = list(playable(state, sheet.dice)) if state.chips[sheet.by] else []
    if not spaces:
        return None
    worth = {space: touching(state.board, state.covered, space) for space in spaces}
    factor = 2 if state.card.phase == "capture" else 1
    mine, theirs = state.scores[sheet.by], state.scores[state.other(sheet.by)]
    for space in spaces:
        covered = list(state.covered)
        covered[state.board.index[space]] = sheet.by
        after = mine - factor * worth[space]
        if lines_of(state.board, covered, sheet.by) or (after <= 0 and theirs - after >= 3):
            return space
    most = max(worth.values())
    return rng.choice([space for space in spaces if worth[space] == most])


def remark(state: State, seat: Seat, action: Action) -> str:
    """What is worth counting in a player's play: passes, and whether a chip could have been placed."""
    sheet = state.acting()
    if not isinstance(action, common.PassCard) or sheet is None or sheet.space is not None:
        return ""
    could = state.chips[seat] and playable(state, sheet.dice)
    return "unforced passes" if could else "forced passes"


BOTS = Bots(kinds={"random": random, "greedy": greedy, "strong": strong}, warm=warm, remark=remark)
