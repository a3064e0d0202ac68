"""Scores: corrections both agree to, the recount, and the slip that both sides sign."""

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.fold import after
from gamehall.games.scrabble.referee import right_score
from gamehall.games.scrabble.standing import result
from gamehall.games.scrabble.state import HIGHEST, MOST, ONE, TWO, State, Stop
from gamehall.kernel.action import Action
from gamehall.kernel.event import Ended
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused
from gamehall.kernel.seat import Seat

CITES = ("scorekeeper",)


def rule_slip(state: State, side: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.QueryScore(line, score):
            return _query(state, side, line, score)
        case acts.QueryTotal(player, total):
            return _query_total(state, side, player, total)
        case acts.Agree() if state.stop:
            says = f"{{{side}}} agrees."
            return allowed("correction", says, _correction(state.stop, state.stop.score))
        case acts.Disagree():
            says = f"{{{side}}} does not agree: an official settles it."
            return allowed("correction", says, events.QueryDisputed(side))
        case acts.SettleScore(score):
            return _settle(state, score)
        case acts.Recount():
            return _recount(state, side)
        case acts.Sign():
            return _sign(state, side)
    return None


def _query(state: State, side: Seat, line: int, score: int) -> Ruling:
    if side in state.signed:
        return refused("after-signing", "You have signed; only an official can change the slip now.")
    if not 0 <= line < len(state.sheet) or state.sheet[line].kind != "play":
        return refused("correction", "That line of the sheet is not a play.")
    if not 0 <= score <= HIGHEST:
        return refused("correction", f"A play scores from 0 to {HIGHEST} points.")
    found = state.sheet[line]
    if score == found.score:
        return refused("correction", f"It reads {score} already.")
    says = f"{{{side}}} says that {found.word} scores {score}, not {found.score}.{_stands(state)}"
    faults: tuple[Fault, ...] = ()
    if (right := right_score(state, line)) != score:
        faults = (Fault("score", f"{found.word} scores {right}, not {score}."),)
    return allowed("correction", says, events.ScoreQueried(side, score, line), faults=faults)


def _query_total(state: State, side: Seat, player: Seat, total: int) -> Ruling:
    if side in state.signed:
        return refused("after-signing", "You have signed; only an official can change the slip now.")
    if player not in (ONE, TWO):
        return refused("correction", "Say whose total it is: p1 or p2.")
    if not -MOST <= total <= MOST:
        return refused("correction", "A total has at most four figures.")
    if total == state.scores[player]:
        return refused("correction", f"It reads {total} already.")
    says = f"{{{side}}} says that {{{player}}} has {total}, not {state.scores[player]}.{_stands(state)}"
    faults: tuple[Fault, ...] = ()
    if (right := state.added(player)) != total:
        faults = (Fault("correction", f"The lines of the sheet add up to {right}, not {total}."),)
    return allowed("correction", says, events.ScoreQueried(side, total, player=player), faults=faults)


def _stands(state: State) -> str:
    """A common clock runs on while a score is settled; only a judged word stops it."""
    return " The timer stands." if state.options.clock == "each" else ""


def _settle(state: State, score: int) -> Ruling:
    """The director or scorekeeper says what it shall read."""
    cites = "tally" if state.options.chief == "keeper" else "correction"
    if state.stop is None:
        return refused(cites, "No score is queried.")
    if state.stop.player is None and not 0 <= score <= HIGHEST:
        return refused(cites, f"A play scores from 0 to {HIGHEST} points.")
    if not -MOST <= score <= MOST:
        return refused(cites, "A total has at most four figures.")
    says = f"{{{state.chief}}} settles it: {score}."
    return allowed(cites, says, _correction(state.stop, score))


def _correction(stop: Stop, score: int) -> events.ScoreCorrected:
    return events.ScoreCorrected(score, stop.line, stop.player)


def _recount(state: State, side: Seat) -> Ruling:
    margin = abs(state.scores[ONE] - state.scores[TWO])
    most = state.options.recount_margin
    if margin > most:
        return refused("recount", f"The margin is {margin}; a recount needs {most} or less.")
    if side in state.signed:
        return refused("recount", "You have signed; a recount is asked for before that.")
    scores = tuple(right_score(state, line) for line in range(len(state.sheet)))
    now = after(state, (events.Recounted(scores),))
    lines = zip(state.sheet, scores, strict=True)
    wrong = sum(line.score != score and not line.removed for line, score in lines)
    found = "every turn was right" if not wrong else f"{wrong} turn{'s' * (wrong != 1)} corrected"
    totals = f"{now.scores[ONE]} and {now.scores[TWO]}"
    says = f"The whole game is counted again: {found}. The totals are {totals}."
    return allowed("recount", says, events.Recounted(scores))


def _sign(state: State, side: Seat) -> Ruling:
    signed = events.Signed(side)
    if state.other(side) not in state.signed:
        return allowed("result", f"{{{side}}} signs the slip.", signed)
    outcome = result(state)
    says = f"{{{side}}} signs the slip; it is locked. {outcome.says}"
    return allowed("result", says, signed, Ended(outcome))
