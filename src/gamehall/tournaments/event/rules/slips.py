"""Event 3: results. One stands for each table; another takes its place only for a reason."""

from typing import assert_never

from gamehall.kernel.procedure import sentence
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.tournaments.event import events as happened
from gamehall.tournaments.event.acts import Amend, Enter, Sign, Slip, Void
from gamehall.tournaments.event.saying import told, where
from gamehall.tournaments.event.state import Board, Round, State
from gamehall.tournaments.results import Result


def rule(state: State, act: Enter | Sign | Amend | Void) -> Ruling:
    round = state.round(act.division, act.round)
    if round is None or not round.published:
        return refused("event-result", f"Round {act.round} does not hang out, so no game of it has a result.")
    match act:
        case Enter(division, _, slip):
            return _enter(state, division, round, slip)
        case Amend(division, _, slip, reason):
            return _amend(state, division, round, slip, reason)
        case Sign(division, _, number):
            return _sign(state, division, round, number)
        case Void(division, _, who, reason):
            return _void(state, division, round, who, reason)
    assert_never(act)


def _enter(state: State, division: str, round: Round, slip: Slip) -> Ruling:
    read = read_slip(state, round, slip)
    if isinstance(read, str):
        return refused("event-result", read)
    board, result = read
    if board.table:
        says = f"{where(board)} plays at a table of the hall, which says its result by itself."
        return refused("event-live", says)
    if standing := board.result:
        same = (standing.scores, standing.who, standing.how) == (result.scores, result.who, result.how)
        says = f"{where(board)} has its result already: {told(state, standing)}."
        hint = "" if same else " To set it right, say the reason."
        return refused("event-once", says + hint)
    says = f"Round {round.number}, {where(board).lower()}: {told(state, result)}."
    return allowed("event-result", says, happened.Entered(division, result))


def _amend(state: State, division: str, round: Round, slip: Slip, reason: str) -> Ruling:
    read = read_slip(state, round, slip)
    if isinstance(read, str):
        return refused("event-result", read)
    board, result = read
    if board.result is None:
        return refused("event-correction", f"{where(board)} has no result to set right; enter it.")
    if not reason.strip():
        return refused("event-correction", "A result that stands is set right for a reason.")
    if board.result == result:
        return refused("event-once", f"{where(board)} has this result already.")
    was, now = told(state, board.result), told(state, result)
    says = f"Round {round.number}, {where(board).lower()} is set right: {now}, not {was}. {sentence(reason)}"
    says += _rested_on(state, division, round)
    return allowed("event-correction", says, happened.Entered(division, result, reason))


def _rested_on(state: State, division: str, round: Round) -> str:
    """What is to be said of rounds that were paired by a result which changes now."""
    later = [one for one in state.rounds[division] if one.source >= round.number]
    if not later:
        return ""
    says = f" Round {later[0].number} was paired by what stood before"
    return f"{says}." if later[0].published else f"{says}; it does not hang out yet, so pair it again."


def _sign(state: State, division: str, round: Round, number: int) -> Ruling:
    board = round.at(number)
    if board is None:
        return refused("event-signed", f"{state.name(number)} sits at no table of round {round.number}.")
    if board.result is None:
        return refused("event-signed", f"{where(board)} has no result to sign yet.")
    if number in board.result.signed:
        return refused("event-signed", f"{state.name(number)} has signed already.")
    says = f"{state.name(number)} confirms: {told(state, board.result)}."
    return allowed("event-signed", says, happened.Signed(division, round.number, number))


def _void(state: State, division: str, round: Round, who: tuple[int, ...], reason: str) -> Ruling:
    if not reason.strip():
        return refused("event-correction", "A result is taken back for a reason.")
    if any((r.round, r.who) == (round.number, who) and _in(state, division, who) for r in state.missed):
        says = f"{state.name(who[0])}: round {round.number} counts as nothing. {sentence(reason)}"
        return allowed("event-correction", says, happened.Voided(division, round.number, who, reason))
    board = round.at(who[0])
    if board is None or board.result is None or board.bye:
        return refused("event-correction", "There is no result of a game to take back.")
    voided = happened.Voided(division, round.number, board.meeting.who, reason)
    was = told(state, board.result)
    says = f"Round {round.number}, {where(board).lower()} has no result any more; it was {was}."
    says = f"{says} {sentence(reason)}{_rested_on(state, division, round)}"
    return allowed("event-correction", says, voided)


def _in(state: State, division: str, who: tuple[int, ...]) -> bool:
    return all(state.entrants[one].division == division for one in who)


def read_slip(state: State, round: Round, slip: Slip) -> tuple[Board, Result] | str:
    """The board and the result a slip tells of, or why it tells of none."""
    board = round.board(slip.board) if slip.board else round.at(slip.who[0]) if slip.who else None
    if board is None:
        there = sum(1 for one in round.boards if one.number)
        named = f"board {slip.board}" if slip.board else "such table"
        return f"Round {round.number} has no {named}; its boards are 1 to {there}."
    sit = board.meeting.who
    who = slip.who or sit
    if set(who) != set(sit) or len(who) != len(sit):
        return f"At {where(board).lower()} of round {round.number} other people sit."
    if len(slip.scores) != len(who):
        return (
            f"{where(board)} has {len(who)} scores, one for each who sits there; here are {len(slip.scores)}."
        )
    if not {*slip.at_fault, *slip.signed} <= set(who):
        return "Only who sits at the table is at fault there, or signs its slip."
    if fault := _wrong_kind(slip, board):
        return fault
    how, fault_of = slip.how, slip.at_fault
    if how == "double forfeit":
        fault_of = who
    result = Result(
        round.number, board.number, who, slip.scores, how, fault_of, slip.conduct, slip.margin, slip.signed
    )
    return board, result


def _wrong_kind(slip: Slip, board: Board) -> str:
    """Why a game cannot have gone so; empty: it can."""
    if (slip.how == "bye") and not board.bye:
        return f"{where(board)} is no bye: two or more sit there."
    if slip.how == "played" and board.bye:
        return "Nobody plays against a bye."
    if slip.how == "forfeit" and not slip.at_fault:
        return "Say who forfeited."
    if slip.how == "played" and (slip.at_fault or slip.conduct):
        return "A game that somebody forfeited was not played to its end; say that it is a forfeit."
    if slip.conduct and not slip.at_fault:
        return "Say whose misconduct it was."
    return ""
