"""What a referee finds when asked: where a card may lie, what it scores, the faults of a turn, who wins."""

from collections.abc import Callable, Iterator

from gamehall.games.stars_and_bars.board import Board
from gamehall.games.stars_and_bars.cards import a_card, differ, name_of
from gamehall.games.stars_and_bars.state import TURNED, Laid, Sheet, Skipped, State
from gamehall.kernel.outcome import Outcome, tied, won
from gamehall.kernel.ruling import Fault
from gamehall.kernel.seat import Seat

STACK_POINTS = {"turned": 2, "removed": 2, "centre": 4}

ATTRIBUTES = 4


def lay(state: State, card: str, space: str) -> Laid:
    """A card of a hand put on this space now."""
    return _lay(state.board, state.faces, card, space)


def _lay(board: Board, faces: tuple[str, ...], card: str, space: str) -> Laid:
    on = dict(zip(board.spaces, faces, strict=True))
    turned = on[space] == TURNED
    beside = tuple(on[near] for near in board.neighbours[space] if _is_card(on[near]))
    return Laid(card, space, beside, "" if turned else on[space], turned, not any(map(_is_card, faces)))


def _is_card(face: str) -> bool:
    return face not in ("", TURNED)


def worth(state: State, laid: Laid) -> int:
    """The points for a card that lies so: for each card beside it, in how many ways the two differ."""
    ways = sum(differ(laid.card, near) for near in laid.around)
    return ways if state.options.score == "differences" else ATTRIBUTES * len(laid.around) - ways


def check_laid(state: State, laid: Laid) -> Fault | None:
    """What is wrong with where a card lies."""
    if laid.turned:
        return Fault("turned-over", f"The stack on {laid.space} is turned over; no card is placed on it.")
    if not laid.around and not laid.alone:
        return Fault("touching", f"No card lies face up beside {laid.space}.")
    ways = differ(laid.card, laid.under) if laid.under else 1
    if ways != 1 and state.options.cover_rule == "one way":
        covered = name_of(laid.under)
        return Fault("covering", f"It differs from the {covered} in {ways} ways; it may cover only in one.")
    return None


def playable(state: State, seat: Seat) -> Iterator[Laid]:
    """Every way in which this seat can rightly place a card of its hand."""
    return _ways(state, Skipped(state.hand(seat), state.faces))


def _ways(state: State, there: Skipped) -> Iterator[Laid]:
    for space in state.board.spaces:
        for card in there.hand:
            laid = _lay(state.board, there.faces, card, space)
            if check_laid(state, laid) is None:
                yield laid


def turnable(state: State) -> tuple[str, ...]:
    """Central stacks that may be turned over now."""
    return tuple(s for s in state.board.centre if state.full(s) and s not in state.turned)


def removable(state: State) -> tuple[str, ...]:
    """Outer stacks that may be removed now."""
    return tuple(s for s in state.board.spaces if s not in state.board.centre and state.full(s))


def centre_removable(state: State) -> bool:
    return set(state.board.centre) <= set(state.turned)


def stacks_due(sheet: Sheet) -> int:
    """The points for stacks turned over and removed first thing in the turn."""
    return sum(STACK_POINTS[done.kind] for done in sheet.done if done.first)


def earned(state: State, sheet: Sheet) -> int:
    """The points for the card placed in this turn."""
    return worth(state, sheet.laid) if sheet.laid else 0


def right_points(state: State, sheet: Sheet) -> int:
    """What is to be announced: the points for stacks as recorded in time, and those for the card."""
    return (sheet.stack_points or 0) + earned(state, sheet)


def late_points(state: State, sheet: Sheet) -> int:
    """Points announced beyond the right ones that can only be for stacks, too late for points."""
    if sheet.points is None:
        return 0
    extra = sheet.points - right_points(state, sheet)
    unpaid = sum(STACK_POINTS[done.kind] for done in sheet.done) - (sheet.stack_points or 0)
    return extra if 0 < extra <= unpaid and extra % 2 == 0 else 0


def check_placing(state: State, sheet: Sheet) -> Fault | None:
    return check_laid(state, sheet.laid) if sheet.laid else None


def check_moved(state: State, sheet: Sheet) -> Fault | None:
    first, laid = sheet.laid_first, sheet.laid
    if first is None or laid is None:
        return None
    says = f"The {name_of(first.card)} was placed on {first.space} and let go"
    return Fault("laid-is-played", f"{says}; now {a_card(laid.card)} lies on {laid.space}.")


def check_skipped(state: State, sheet: Sheet) -> Fault | None:
    if sheet.skipped is None:
        return None
    could = max(_ways(state, sheet.skipped), key=lambda laid: worth(state, laid), default=None)
    if could is None:
        return None
    return Fault("one-card", f"The {name_of(could.card)} can be placed on {could.space}.")


def check_announcing(state: State, sheet: Sheet) -> Fault | None:
    right = right_points(state, sheet)
    if sheet.points is not None or not right:
        return None
    total = sheet.before + right
    return Fault("announcing", f"The {right} points of the turn and the total {total} are not announced.")


def check_scoring(state: State, sheet: Sheet) -> Fault | None:
    if sheet.points is None or sheet.score is None:
        return None
    right = right_points(state, sheet) + late_points(state, sheet)
    if sheet.points != right:
        return Fault("placing-points", f"The turn earns {right} points, not {sheet.points}.")
    if sheet.score != sheet.before + right:
        return Fault("running-score", f"The running score is {sheet.before + right}, not {sheet.score}.")
    return None


def check_stacks(state: State, sheet: Sheet) -> Fault | None:
    due, recorded = stacks_due(sheet), sheet.stack_points or 0
    if recorded > due:
        return Fault("stack-points", f"The stacks earn {due} points, not {recorded}.")
    if late := late_points(state, sheet):
        return Fault("stack-points-first", f"The {late} points for stacks were not recorded first thing.")
    return None


ORDINARY: dict[str, Callable[[State, Sheet], Fault | None]] = {
    "placing": check_placing,
    "scoring": check_scoring,
    "announcing": check_announcing,
    "stacks": check_stacks,
    "changed": check_moved,
    "skipped": check_skipped,
}


def faults_of(state: State, sheet: Sheet) -> tuple[Fault, ...]:
    """Everything a referee could find on a sheet."""
    found = (check(state, sheet) for check in ORDINARY.values())
    return tuple(fault for fault in found if fault)


def count(state: State, cites: str) -> Outcome:
    """The result by running scores: ahead by the margin or more wins."""
    ahead, behind = sorted(state.scores, key=lambda seat: -state.scores[seat])
    says = f"{state.scores[ahead]} against {state.scores[behind]}"
    margin = state.options.margin
    if state.scores[ahead] - state.scores[behind] >= margin:
        return won(ahead, (behind,), cites, f"{{{ahead}}} wins on running score, {says}.")
    return tied(state.seats, "time-tie", f"A tie: {says}, less than {margin} apart.")


def awards(state: State, to: Seat) -> Outcome | None:
    """What the Monitor awards as the beginning player receives the card: a round is complete."""
    if to != state.card.beginner:
        return None
    ahead, behind = sorted(state.scores, key=lambda seat: -state.scores[seat])
    high, lead, options = state.scores[ahead], state.scores[ahead] - state.scores[behind], state.options
    by = f"{{{ahead}}} is {lead} points ahead at the end of a round"
    if lead > options.win_lead:
        return won(ahead, (behind,), "goal-lead", f"{by}, over {options.win_lead}, and wins.")
    if high > options.win_score and lead >= options.margin:
        says = f"{by} with {high}, over {options.win_score}, and wins."
        return won(ahead, (behind,), "goal-score", says)
    if not any(state.hand(seat) for seat in state.seats):
        return count(state, "end-of-game")
    return None
