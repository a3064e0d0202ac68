"""What a referee finds when asked: the faults of a turn or a declared win, and who wins by a count."""

from collections.abc import Callable

from gamehall.games.contig60.board import is_line, touching
from gamehall.games.contig60.state import Sheet, State
from gamehall.games.pentathlon.arithmetic import examined, playable_sentences
from gamehall.games.pentathlon.card import Declaration
from gamehall.games.pentathlon.numerals import Number
from gamehall.games.pentathlon.scorecard import lower_wins
from gamehall.games.pentathlon.sentences import read_sentence
from gamehall.kernel.outcome import Outcome, won
from gamehall.kernel.ruling import Fault
from gamehall.kernel.seat import Seat

MARGIN = 3


def playable(state: State, dice: tuple[int, ...]) -> dict[int, str]:
    """The uncovered spaces these dice reach, each with a sentence for it."""
    board, whole = state.board, state.options.steps == "whole"
    return {
        value: sentence
        for value, sentence in playable_sentences(dice, whole=whole).items()
        if value in board.index and not state.covered[board.index[value]]
    }


def value_of(state: State, sheet: Sheet) -> int | None:
    """What the announced sentence is truly worth."""
    said = examined(sheet.sentence, sheet.dice, whole=state.options.steps == "whole")
    return said.value if said else None


def said_result(sheet: Sheet) -> Number | None:
    """The result the player announced, right or wrong, if any."""
    sentence = read_sentence(sheet.sentence)
    return sentence.steps[-1].result if sentence else None


def points(state: State, sheet: Sheet) -> int:
    """The points for the chip on this sheet: one for each covered space around it, doubled in a capture."""
    if sheet.space is None:
        return 0
    if sheet is not state.captured:
        return touching(state.board, state.covered, sheet.space)
    covered = list(state.covered)
    if state.sheet and state.sheet.space is not None:
        covered[state.board.index[state.sheet.space]] = ""
    return 2 * touching(state.board, covered, sheet.space)


def right_score(state: State, sheet: Sheet) -> int:
    return sheet.before - points(state, sheet)


def true_score(state: State, seat: Seat) -> int:
    """The running score as it truly is: what stood before the turn less what its chips earned."""
    sheet, captured = state.sheet, state.captured
    if sheet is None or sheet.by != seat:
        return state.scores[seat]
    if captured is None:
        return right_score(state, sheet) if sheet.dice else state.scores[seat]
    return right_score(state, captured) - points(state, sheet)


def check_recording(state: State, sheet: Sheet) -> Fault | None:
    if sheet is state.captured or sorted(sheet.recorded) == sorted(sheet.dice):
        return None
    rolled = ", ".join(map(str, sheet.dice))
    if not sheet.recorded:
        return Fault("recording", f"The roll {rolled} is not recorded on the Scoring Flag Card.")
    return Fault("recording", f"The roll is {rolled}, not {', '.join(map(str, sheet.recorded))}.")


def check_announcing(state: State, sheet: Sheet) -> Fault | None:
    if sheet.space is None or sheet.sentence:
        return None
    return Fault("all-three", f"No number sentence is announced for the chip on {sheet.space}.")


def check_said(state: State, sheet: Sheet) -> Fault | None:
    said = examined(sheet.sentence, sheet.dice, whole=state.options.steps == "whole")
    return said.fault if said else None


def check_placing(state: State, sheet: Sheet) -> Fault | None:
    if sheet.space is None:
        if sheet.sentence:
            return Fault("all-three", "A sentence is announced, but no chip is placed.")
        return None
    if not sheet.sentence:
        return None
    value = value_of(state, sheet)
    if value == sheet.space:
        return None
    worth = f"is {value}" if value is not None else "has no value"
    return Fault("placing", f"The announced sentence {worth}; the chip is on {sheet.space}.")


def check_scoring(state: State, sheet: Sheet) -> Fault | None:
    right = right_score(state, sheet)
    if sheet.score is None:
        if right == sheet.before:
            return None
        return Fault("running-score", f"The new running score {right} is not recorded and announced.")
    if sheet.score == right:
        return None
    return Fault("points", f"The running score is {right}, not {sheet.score}.")


def check_moved(state: State, sheet: Sheet) -> Fault | None:
    if sheet.laid_first is None:
        return None
    return Fault(
        "laid-is-played", f"The chip was laid on {sheet.laid_first} and then moved to {sheet.space}."
    )


def check_win(state: State, declared: Declaration) -> Fault | None:
    seat = declared.by
    if declared.line:
        if not is_line(state.board, declared.line):
            return Fault("goal-five", "These are not five spaces in one unbroken line.")
        if any(state.covered[state.board.index[n]] != seat for n in declared.line):
            return Fault("own-chips", "Not all five spaces hold that player's own chips.")
        return None
    mine, theirs = true_score(state, seat), state.scores[state.other(seat)]
    if mine > 0:
        return Fault("goal-zero", f"The running score is {mine}; a win needs 0 or less.")
    if theirs - mine < MARGIN:
        return Fault("goal-zero", f"The scores {mine} and {theirs} are not {MARGIN} apart.")
    return None


ORDINARY: dict[str, Callable[[State, Sheet], Fault | None]] = {
    "recording": check_recording,
    "announcing": check_announcing,
    "sentence": check_said,
    "placing": check_placing,
    "scoring": check_scoring,
    "moved": check_moved,
}


def faults_of(state: State, sheet: Sheet, *, five_declared: bool = False) -> tuple[Fault, ...]:
    """Everything a referee could find on a sheet; a declared line of five needs no score."""
    found = [
        check(state, sheet) for name, check in ORDINARY.items() if not (five_declared and name == "scoring")
    ]
    return tuple(fault for fault in found if fault)


def count(state: State, cites: str) -> Outcome:
    """The result by running scores: lower by three or more wins."""
    return lower_wins(state.scores, MARGIN, "running score", cites)


def depleted(state: State, to: Seat) -> Outcome | None:
    """What the Monitor awards as a turn begins without chips."""
    return None if state.chips[to] else count(state, "goal-depletion")


def win(state: State, declared: Declaration) -> Outcome:
    """The result that a declaration claims."""
    by = "five in a row" if declared.line else "running score"
    cites = "goal-five" if declared.line else "goal-zero"
    says = f"{{{declared.by}}} wins by {by}."
    return won(declared.by, (state.other(declared.by),), cites, says)
