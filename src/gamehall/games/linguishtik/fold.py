"""How each event changes the position."""

from functools import reduce

from msgspec.structs import replace

from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.charts import Kind
from gamehall.games.linguishtik.fold_solutions import apply_solution
from gamehall.games.linguishtik.rules.standing import leader_at_warning, points_by_rank
from gamehall.games.linguishtik.state import (
    Block,
    Duty,
    Move,
    MoveKind,
    Penalty,
    Place,
    Procedure,
    ShakeLine,
    State,
    Writer,
)
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.seat import Seat


def apply(state: State, event: Event) -> State:
    match event:
        case e.FirstRollCalled(seat):
            return replace(state, first_called=seat)
        case e.FirstRolled(seat, letter):
            return replace(state, first_called=None, first_rolls={**state.first_rolls, seat: letter})
        case e.FirstTied(seats):
            return replace(state, first_rolls={}, first_rolling=seats, first_round=state.first_round + 1)
        case e.ShakeBegun(number, order):
            return _shake(state, number, order)
        case e.RollCalled():
            return replace(state, roll_called=True)
        case e.Rolled(letters):
            return replace(state, roll_called=False, phase="moving", letters=letters)
        case e.Penalised(_, seat, cites, waits):
            penalty = Penalty(seat, cites, state.shake, None if waits else True)
            taken = replace(state, penalties=(*state.penalties, penalty))
            return taken if waits else _points(taken, {seat: -1})
        case e.Initialled(number, granted):
            return _initialled(state, number, granted)
        case e.WarningCalled():
            return replace(state, warning=True, leader=leader_at_warning(state))
        case e.ShakeScored():
            return _scored(state, event)
        case e.ReadySaid(seat):
            return replace(state, ready=(*state.ready, seat))
        case Ended(outcome):
            return replace(state, ended=outcome, match_points=points_by_rank(state, outcome.ranks))
    state = _apply_conduct(state, event)
    return apply_solution(_apply_move(state, event), event)


def then(state: State, *events: Event) -> State:
    """The position after these."""
    return reduce(apply, events, state)


def _apply_move(state: State, event: Event) -> State:
    match event:
        case e.Designated(seat, designation):
            return _moved(replace(state, designation=designation), seat, "designation", says=designation)
        case e.LetterPlayed(seat, cube):
            return _moved(_put(state, cube, "letters"), seat, "letter", cube)
        case e.DemandMade(seat, cube, demand):
            put = _put(state, cube, "demands")
            made = replace(put, demands=(*put.demands, demand), demand_cubes=(*put.demand_cubes, cube))
            return _moved(made, seat, "demand", cube, demand)
        case e.Passed(seat):
            return _moved(replace(state, passed=(*state.passed, seat)), seat, "pass")
        case e.TimeCalled() if state.phase in ("rolling", "moving"):
            return replace(state, called=True)
        case e.TurnLost(seat, owed):
            return _turn_lost(state, seat, owed)
        case e.TurnOwed(seat):
            return replace(state, owed={**state.owed, seat: state.owed.get(seat, 0) + 1})
        case e.MinuteRenewed(seat):
            timeouts = {**state.timeouts, seat: state.timeouts.get(seat, 0) + 1}
            return _new_minute(replace(state, timeouts=timeouts))
        case e.IllegalCalled(by, nature, words):
            return replace(state, procedure=Procedure(by, nature, words), acts=state.acts + 1)
        case e.ProcedureRuled(illegal):
            refuted = state.refuted
            if state.procedure and not illegal:
                by, nature = state.procedure.by, state.procedure.nature
                refuted = {**refuted, by: (*refuted.get(by, ()), nature)}
            return replace(state, procedure=None, refuted=refuted, acts=state.acts + 1)
        case e.MoveReturned():
            return _returned(state)
        case e.WritingBegun(kind, challengers, mover):
            writers = {seat: Writer(_duty(kind, seat, challengers, mover)) for seat in state.order}
            block = Block(kind, writers, challengers, mover, state.warning)
            return replace(state, phase="writing", block=block, called=False, procedure=None)
    return state


def _apply_conduct(state: State, event: Event) -> State:
    match event:
        case e.ConductWarned(player):
            return replace(state, warned=(*state.warned, player))
        case e.ConductPenalised(player, points):
            return _points(state, {player: -points})
        case e.Disqualified(player):
            out = replace(state, disqualified=(*state.disqualified, player))
            return _leaves(out, player)
        case e.MarkedAbsent(player):
            away = replace(state, absent=(*state.absent, player))
            return away if state.phase in ("writing", "checking") else _leaves(away, player)
        case e.MarkedPresent(player):
            absent = tuple(seat for seat in state.absent if seat != player)
            return replace(state, absent=absent, timeouts={**state.timeouts, player: 0})
    return state


def _shake(state: State, number: int, order: tuple[Seat, ...]) -> State:
    """A new shake: all cubes in Resources, nothing designated, nothing demanded."""
    count = len(state.places)
    return replace(
        state,
        phase="rolling",
        shake=number,
        first=order[0],
        order=order,
        letters=("",) * count,
        places=("resources",) * count,
        turn=0,
        minute=0,
        minutes=0,
        called=False,
        designation="",
        demands=(),
        demand_cubes=(),
        moves=(),
        passed=(),
        owed={},
        procedure=None,
        refuted={},
        block=None,
        slips={},
        checks=(),
        ready=(),
    )


def _points(state: State, points: dict[Seat, int]) -> State:
    return replace(state, scores={seat: score + points.get(seat, 0) for seat, score in state.scores.items()})


def _initialled(state: State, number: int, granted: bool) -> State:
    penalty = state.penalties[number - 1]
    known = list(state.penalties)
    known[number - 1] = replace(penalty, initialled=granted)
    state = replace(state, penalties=tuple(known))
    return _points(state, {penalty.seat: -1}) if granted else state


def _put(state: State, cube: int, place: Place) -> State:
    places = list(state.places)
    places[cube] = place
    return replace(state, places=tuple(places))


def _moved(state: State, seat: Seat, kind: MoveKind, cube: int | None = None, says: str = "") -> State:
    """A move is made; one made in turn gives the turn to the next player."""
    in_turn = seat == state.mover
    late = in_turn and state.called
    move = Move(seat, kind, cube, says, state.turn, in_turn, late, state.minute)
    state = replace(state, moves=(*state.moves, move), refuted={}, timeouts={**state.timeouts, seat: 0})
    return _next_turn(state) if in_turn else state


def _next_turn(state: State) -> State:
    return _new_minute(replace(state, turn=state.turn + 1))


def _new_minute(state: State) -> State:
    return replace(state, minute=state.minutes + 1, minutes=state.minutes + 1, called=False)


def _turn_lost(state: State, seat: Seat, owed: bool) -> State:
    lost = _next_turn(state)
    if owed:
        *before, last = lost.moves
        moves = (*before, replace(last, skipped=(*last.skipped, seat)))
        return replace(lost, moves=moves, owed={**state.owed, seat: state.owed[seat] - 1})
    return replace(lost, timeouts={**state.timeouts, seat: state.timeouts.get(seat, 0) + 1})


def _returned(state: State) -> State:
    """The last move never was; whoever made it in turn is on turn again, with what is left of the minute."""
    *moves, move = state.moves
    state = replace(state, moves=tuple(moves), refuted={}, acts=state.acts + 1)
    if move.cube is not None:
        state = _put(state, move.cube, "resources")
    match move.kind:
        case "designation":
            state = replace(state, designation="")
        case "demand":
            state = replace(state, demands=state.demands[:-1], demand_cubes=state.demand_cubes[:-1])
        case "pass":
            state = replace(state, passed=_without_last(state.passed, move.by))
    if not move.in_turn or move.by not in state.order:
        return state
    turn, owed = move.turn, dict(state.owed)
    while state.order[turn % len(state.order)] != move.by:  # somebody has left since
        turn += 1
    for seat in move.skipped:
        owed[seat] = owed.get(seat, 0) + 1
    return replace(state, turn=turn, minute=move.minute, called=False, owed=owed)


def _without_last(passed: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """Somebody who has left since is no longer among those who passed."""
    at = len(passed) - 1 - passed[::-1].index(seat) if seat in passed else len(passed)
    return (*passed[:at], *passed[at + 1 :])


def _duty(kind: Kind, seat: Seat, challengers: tuple[Seat, ...], mover: Seat | None) -> Duty:
    match kind:
        case "now" if seat in challengers:
            return "must"
        case "impossible" | "hopeless" if seat in challengers:
            return "barred"
        case "impossible" if seat == mover:
            return "must"
    return "may"


def _leaves(state: State, player: Seat) -> State:
    """The shake goes on among those who are left; whose turn it was keeps it, or the next one has it."""
    if player not in state.order:
        return state
    around = [state.order[(state.turn + step) % len(state.order)] for step in range(len(state.order))]
    order, turn = tuple(seat for seat in state.order if seat != player), state.turn
    if not order:
        return state
    if state.phase not in ("rolling", "moving"):
        return replace(state, order=order)
    on_turn = next(seat for seat in around if seat != player)
    while order[turn % len(order)] != on_turn:
        turn += 1
    left = _new_minute(state) if state.mover == player else state
    return replace(
        left,
        first=state.first if state.moves else order[0],
        order=order,
        turn=turn,
        passed=tuple(seat for seat in state.passed if seat != player),
        acts=state.acts + 1,
    )


def _scored(state: State, event: e.ShakeScored) -> State:
    block = state.block
    line = ShakeLine(
        state.shake,
        block.kind if block else "time",
        event.row,
        event.points,
        event.results,
        block.challengers if block else (),
    )
    return _points(replace(state, phase="between", sheet=(*state.sheet, line)), event.points)
