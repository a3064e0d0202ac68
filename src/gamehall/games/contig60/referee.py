"""What a referee finds when asked: the faults of a turn, a captured pass or a declared win."""

from collections.abc import Callable

from gamehall.games.contig60.arithmetic import check_sentence, playable_sentences
from gamehall.games.contig60.board import is_line, touching
from gamehall.games.contig60.notation import read_sentence
from gamehall.games.contig60.play import Declaration, Sheet, State
from gamehall.games.pentathlon.acts import Claim, Opinion, Rule
from gamehall.games.pentathlon.dispute import Dispute
from gamehall.kernel.outcome import Outcome, tied, won
from gamehall.kernel.ruling import Fault
from gamehall.kernel.seat import Seat

MARGIN = 3

NATURES = {
    "recording": "The dice are not recorded, or wrongly.",
    "announcing": "No number sentence was announced for the chip.",
    "sentence": "The number sentence is wrong.",
    "placing": "The chip is not on the result of the sentence.",
    "scoring": "The running score is missing or wrong.",
    "moved": "A laid chip was moved.",
    "capture": "The captured pass is wrong.",
    "win": "The declared win is not one.",
    "start": "Something about the start.",
    "flag": "Something about passing the card.",
    "time": "Something about the one-minute limit.",
    "other": "Something else.",
}
NEVER = ("start", "flag", "time")
IN_THEIR_TIME = tuple(nature for nature in NATURES if nature not in (*NEVER, "other"))


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
    sentence = read_sentence(sheet.sentence)
    if sentence is None:
        return None
    return check_sentence(sentence, sheet.dice, whole=state.options.steps == "whole").value


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
    sentence = read_sentence(sheet.sentence)
    if sentence is None:
        return None
    return check_sentence(sentence, sheet.dice, whole=state.options.steps == "whole").fault


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


def check_capture(state: State, sheet: Sheet, *, done: bool = True) -> Fault | None:
    """A captured pass is right only if its chip, sentence, place and doubled score all are.

    While the capturer is still at it (not `done`) what is missing may yet come.
    """
    if sheet.space is None:
        return Fault("capture-steps", "A capture was announced, but no chip was placed.") if done else None
    wrong = [check_said, check_placing, check_moved] if sheet.sentence else [check_moved]
    missing = [check_announcing] if done else []
    fault = next((f for check in (*missing, *wrong) if (f := check(state, sheet))), None)
    line_declared = bool(state.declared and state.declared.line)
    unwritten = sheet.score is None and (line_declared or not done)
    if fault is None and not unwritten and (scoring := check_scoring(state, sheet)):
        fault = Fault("capture-double", scoring.says)
    return fault


def check_win(state: State, declared: Declaration) -> Fault | None:
    seat = declared.by
    if declared.line:
        if not is_line(state.board, declared.line):
            return Fault("goal-five", "These are not five spaces in one unbroken line.")
        if any(state.covered[state.board.index[n]] != seat for n in declared.line):
            return Fault("own-chips", "Not all five spaces hold that player's own chips.")
        return None
    mine, theirs = state.scores[seat], state.scores[state.other(seat)]
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


def challenged_sheet(state: State, against: str) -> Sheet | None:
    return {"last": state.last, "capture": state.captured, "declared": state.sheet}.get(against)


def against_what(state: State, seat: Seat) -> str:
    """What `seat` may challenge at this moment: `last`, `capture`, `declared`, or nothing."""
    declared = state.declared
    if declared:
        if declared.counted:
            waiting = state.last is not None and state.holder == seat
            return "last" if waiting else ""
        return "declared" if declared.by != seat else ""
    if state.holder == seat:
        return "last" if state.phase == "window" and state.last else ""
    return "capture" if state.captured else ""


def judge_claim(state: State, dispute: Dispute, claim: Claim) -> Opinion:
    """The software's ruling on one claim."""
    if claim.nature in NEVER:
        return Opinion("IA", "no-challenge", "That is the Monitor's business and cannot be challenged.")
    if claim.nature not in IN_THEIR_TIME:
        return Opinion("IA", "inappropriate", "That is not a tournament rule.")
    if not in_time(state, dispute, claim):
        return Opinion("IA", "inappropriate", f"{wrong_time(claim)} This is not the time.")
    fault = _find(state, dispute, claim)
    if fault:
        return Opinion("C", fault.cites, fault.says)
    return Opinion("I", "incorrect", _is_right(claim))


def in_time(state: State, dispute: Dispute, claim: Claim) -> bool:
    """Is this claim made while what it is about may be challenged?"""
    if claim.nature == "win":
        return dispute.against == "declared"
    if claim.nature == "capture":
        return state.captured is not None and dispute.against in ("capture", "declared")
    return dispute.against in ("last", "declared")


def wrong_time(claim: Claim) -> str:
    if claim.nature == "win":
        return "A win is challenged when it has been declared."
    if claim.nature == "capture":
        return "A captured pass is challenged before the capturer passes the card."
    return "A turn is challenged on receiving the card and before rolling."


def _find(state: State, dispute: Dispute, claim: Claim) -> Fault | None:
    if claim.nature == "win":
        return check_win(state, state.declared) if state.declared else None
    if claim.nature == "capture":
        captured, done = state.captured, state.phase != "capture"
        return check_capture(state, captured, done=done) if captured else None
    sheet = challenged_sheet(state, dispute.against)
    if sheet is None:
        return None
    line_declared = bool(state.declared and state.declared.line)
    if claim.nature == "scoring" and line_declared and sheet.score is None:
        return None
    return ORDINARY[claim.nature](state, sheet)


def _is_right(claim: Claim) -> str:
    return {
        "recording": "The dice are recorded rightly.",
        "announcing": "The sentence was announced, or no chip was placed.",
        "sentence": "There is nothing wrong with the announced sentence.",
        "placing": "The chip is on the result of the sentence.",
        "scoring": "The running score is right.",
        "moved": "No laid chip was moved.",
        "capture": "The pass was captured rightly.",
        "win": "The goal was reached.",
    }[claim.nature]


def rule_on(state: State, dispute: Dispute) -> Rule:
    return Rule(tuple(judge_claim(state, dispute, claim) for claim in dispute.claims))


def count(state: State, cites: str) -> Outcome:
    """The result by running scores: lower by three or more wins."""
    one, two = state.seats
    low, high = sorted(state.seats, key=lambda seat: state.scores[seat])
    says = f"{state.scores[low]} against {state.scores[high]}"
    if state.scores[high] - state.scores[low] >= MARGIN:
        return won(low, (high,), cites, f"{{{low}}} wins on running score, {says}.")
    tie = "time-tie" if cites == "time-limit" else cites
    return tied((one, two), tie, f"A tie: {says}, less than {MARGIN} apart.")
