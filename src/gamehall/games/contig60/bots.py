"""Players made of software. They see what their seat sees, and say what anyone in that seat may say."""

from collections.abc import Callable
from random import Random
from typing import Literal

from msgspec import Struct

from gamehall.games.contig60 import acts
from gamehall.games.contig60.answers import legal
from gamehall.games.contig60.board import lines_of, touching
from gamehall.games.contig60.claims import against_what, open_faults, rule_on
from gamehall.games.contig60.mistakes import claimed, slip, wrong_score
from gamehall.games.contig60.play import Declaration, Sheet, State
from gamehall.games.contig60.referee import (
    check_win,
    playable,
    right_score,
)
from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot, Bots
from gamehall.kernel.prompt import Answer, Prompt
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
    return _seated(Character(_any_space, watchful=False, captures=_never, err=err))


def greedy(err: float = 0.0) -> Bot:
    """Takes a win, else the most points at once; objects to what it sees."""
    return _seated(Character(most_points, watchful=True, captures=_always, err=err))


def strong(err: float = 0.0) -> Bot:
    """Looks ahead over the dice; objects, captures and asks for opinions when it should."""
    from gamehall.games.contig60.engine_player import best_space, gains_by_capture, would_rather_roll

    return _seated(Character(best_space, True, gains_by_capture, err, would_rather_roll))


def warm() -> None:
    """Get the strong bot's engine ready before anyone waits for it."""
    from gamehall.games.contig60 import engine

    engine.warm()


def _seated(character: Character) -> Bot:
    def bot(state: State, seat: Seat, prompts: tuple[Prompt, ...], rng: Random) -> Answer | None:
        for prompt in sorted(prompts, key=lambda p: p.must):
            action = _answer(character, state, seat, prompt, rng)
            if action is not None:
                return Answer(prompt.id, action)
        return None

    return bot


def _answer(character: Character, state: State, seat: Seat, prompt: Prompt, rng: Random) -> Action | None:
    if "Challenge" in prompt.kinds:
        return objection(state, seat) if character.watchful else None
    if "AskOpinion" in prompt.kinds and character.watchful and _wronged(state, seat):
        return common.AskOpinion()
    match prompt.kinds[0]:
        case "Toss" | "Accept" | "Sign":
            return next(iter(legal(state, prompt)), None)
    if "Capture" in prompt.kinds and _can_take(state) and character.captures(state, seat):
        return acts.Capture()
    if "UseRoll" in prompt.kinds and not character.prefers_roll(state, seat):
        return acts.UseRoll()
    return _win(state, seat) or _play(character, state, rng)


def objection(state: State, seat: Seat) -> Action | None:
    """A challenge of the first fault this seat may object to now, if there is one."""
    found = next(iter(open_faults(state, against_what(state, seat))), None)
    if found is None:
        return None
    return common.Challenge((common.Claim("capture" if found.where == "capture" else found.names[0]),))


def _wronged(state: State, seat: Seat) -> bool:
    """An official ruled otherwise than the rules do, to this seat's harm."""
    dispute = state.dispute
    if dispute is None or not dispute.opinions:
        return False
    ours = [opinion.mark for opinion in rule_on(state, dispute).opinions]
    theirs = [opinion.mark for opinion in dispute.opinions]
    harm: Literal["C", "I"] = "I" if dispute.challenger == seat else "C"
    return any(
        mine != said and (said == harm or mine != harm) for mine, said in zip(ours, theirs, strict=True)
    )


def _always(state: State, seat: Seat) -> bool:
    return True


def _never(state: State, seat: Seat) -> bool:
    return False


def _can_take(state: State) -> bool:
    return state.last is not None and bool(playable(state, state.last.dice)) and _has_chip(state)


def _has_chip(state: State) -> bool:
    return state.holder is not None and state.chips[state.holder] > 0


def _win(state: State, seat: Seat) -> Action | None:
    """Declare what can be declared, once the chip that made it is announced."""
    sheet = state.acting()
    if sheet and sheet.space is not None and not sheet.sentence:
        return None
    if five := lines_of(state.board, state.covered, seat):
        return acts.DeclareWin(five[0])
    scored = sheet is None or sheet.space is None or sheet.score is not None
    if scored and check_win(state, Declaration(seat)) is None:
        return acts.DeclareWin()
    return None


def _play(character: Character, state: State, rng: Random) -> Action:
    """The next thing to do in this turn or capture."""
    sheet = state.acting()
    assert sheet is not None
    if state.phase == "window":
        return acts.Roll()
    if not sheet.recorded:
        return acts.RecordDice(sheet.dice)
    if sheet.space is None:
        return _sentence_or_chip(character, state, sheet, rng)
    right = right_score(state, sheet)
    if sheet.score is None and right != sheet.before:
        return acts.RecordScore(wrong_score(right, rng) if rng.random() < character.err / 2 else right)
    return acts.Roll() if state.phase == "capture" else acts.PassCard()


def _sentence_or_chip(character: Character, state: State, sheet: Sheet, rng: Random) -> Action:
    if sheet.sentence:
        return acts.Place(claimed(state, sheet))
    if rng.random() < character.err and (mistake := slip(state, sheet, rng)):
        return mistake
    space = character.choose(state, sheet, rng)
    if space is None:
        return acts.Roll() if state.phase == "capture" else acts.PassCard()
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
    factor = 2 if state.phase == "capture" else 1
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
    if not isinstance(action, acts.PassCard) or sheet is None or sheet.space is not None:
        return ""
    could = state.chips[seat] and playable(state, sheet.dice)
    return "unforced passes" if could else "forced passes"


BOTS = Bots(
    kinds={"random": random, "greedy": greedy, "strong": strong},
    warm=warm,
    remark=remark,
)
