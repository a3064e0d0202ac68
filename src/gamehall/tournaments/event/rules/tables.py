"""Event 4: games played at tables of the hall. Each says its result by itself, and it counts once."""

from typing import assert_never

from gamehall.kernel.procedure import sentence
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.tournaments.event import events as happened
from gamehall.tournaments.event.acts import OpenTable, Recall, Report
from gamehall.tournaments.event.saying import told, where
from gamehall.tournaments.event.state import Board, Round, State
from gamehall.tournaments.results import Result


def rule(state: State, act: OpenTable | Report | Recall) -> Ruling:
    match act:
        case OpenTable():
            return _open(state, act)
        case Report():
            return _report(state, act)
        case Recall():
            return _recall(state, act)
    assert_never(act)


def _open(state: State, act: OpenTable) -> Ruling:
    round = state.round(act.division, act.round)
    board = round.at(act.who[0]) if round and round.published else None
    if round is None or board is None or set(board.meeting.who) != set(act.who) or board.bye:
        return refused("event-live", f"Nobody meets so in round {act.round}.")
    if board.result:
        return refused("event-live", f"{where(board)} has its result already.")
    if board.table:
        return refused("event-live", f"{where(board)} has a table of the hall already.")
    if state.seat_of(act.table):
        return refused("event-live", "Another board of this event has that table.")
    if set(act.chairs.values()) != set(act.who):
        return refused("event-live", "Everybody who meets there has a chair.")
    opened = happened.TableOpened(act.division, act.round, act.who, act.table, act.chairs)
    says = f"Round {act.round}, {where(board).lower()} plays at a table of the hall."
    return allowed("event-live", says, opened)


def _report(state: State, act: Report) -> Ruling:
    found = state.seat_of(act.table)
    if found is None:
        return _stranger()
    division, round, board = found
    if act.seq <= board.seq:
        return refused("event-once", f"That table was heard up to entry {board.seq} already.")
    if set(act.scores) != set(board.chairs) or not {*act.at_fault, *act.signed} <= set(board.chairs):
        return refused("event-result", "Every chair of the table has a score.")
    result = _result(round, board, act)
    standing = board.result
    if standing and not act.reason.strip():
        return refused("event-correction", "A result that stands is set right for a reason.")
    says = f"Round {round.number}, {where(board).lower()}: {told(state, result)}."
    entered = happened.Entered(division, result, act.reason if standing else "", act.table, act.seq, act.seal)
    if standing:
        says = f"{says[:-1]}, not {told(state, standing)}. {sentence(act.reason)}"
        return allowed("event-correction", says, entered)
    return allowed("event-result", says, entered)


def _result(round: Round, board: Board, act: Report) -> Result:
    """Each entrant's part is what the first of their chairs says; who began stands first."""
    who = board.meeting.who
    first = {number: seat for seat, number in reversed(board.chairs.items())}
    fault = tuple(n for n in who if any(board.chairs[seat] == n for seat in act.at_fault))
    signed = tuple(n for n in who if any(board.chairs[seat] == n for seat in act.signed))
    return Result(
        round.number,
        board.number,
        who,
        tuple(act.scores[first[number]] for number in who),
        "forfeit" if fault else "played",
        fault,
        act.conduct and bool(fault),
        signed=signed,
    )


def _recall(state: State, act: Recall) -> Ruling:
    found = state.seat_of(act.table)
    if found is None:
        return _stranger()
    division, round, board = found
    if act.seq < board.seq or (act.seq == board.seq and not act.shut):
        return refused("event-once", f"That table was heard up to entry {board.seq} already.")
    if not act.reason.strip():
        return refused("event-correction", "A result is taken back for a reason.")
    if board.result and act.shut:
        return refused("event-live", f"{where(board)} has its result.")
    if not (board.result or act.shut):
        return refused("event-live", f"{where(board)} has no result to take back.")
    what = "is played anew" if act.shut else "is in play again"
    gone = happened.Voided(
        division, round.number, board.meeting.who, act.reason, act.table, act.seq, act.shut
    )
    says = f"Round {round.number}, {where(board).lower()} {what}: {sentence(act.reason)}"
    return allowed("event-live", says, gone)


def _stranger() -> Ruling:
    return refused("event-live", "No game of this event is played at that table.")
