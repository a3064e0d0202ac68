"""What stands once it is said: pairings that hang out, and results, change only by an act that says so."""

from collections.abc import Iterator

from gamehall.kernel.record import Entry
from gamehall.tournaments.event.acts import Amend, Rearrange, Recall, Report, Void, Withdraw
from gamehall.tournaments.event.events import Rearranged
from gamehall.tournaments.event.state import Board, Round, State

_SETS_RIGHT = Amend | Void | Report | Recall | Withdraw
"""Who leaves turns a bye, or the leaving of the other one, into a result of their own."""


def faults(before: State, after: State, entry: Entry) -> Iterator[str]:
    """What an entry has changed and must not; corrections aside, which may change anything."""
    moved = {
        (event.division, event.round): {who for meeting in event.meetings for who in meeting.who}
        for event in entry.ruling.events
        if isinstance(event, Rearranged)
    }
    if moved and not (isinstance(entry.action, Rearrange) and entry.action.reason.strip()):
        yield "pairings were changed without a reason"
    for division, rounds in before.rounds.items():
        for round in rounds:
            if not round.published:
                continue
            now = after.round(division, round.number)
            if now is None or not now.published:
                yield f"round {round.number} hung out, and does not any more"
                continue
            yield from _of_round(round, now, moved.get((division, round.number), set()), entry)


def _of_round(before: Round, after: Round, moved: set[int], entry: Entry) -> Iterator[str]:
    for board in before.boards:
        here = f"round {before.number}, board {board.number}"
        if moved.intersection(board.meeting.who):
            if board.result and not board.bye:
                yield f"{here} was changed by hand, and had its result"
            continue
        now = after.at(board.meeting.who[0])
        if now is None or (now.number, now.meeting) != (board.number, board.meeting):
            yield f"{here} was paired otherwise when it hung out"
        elif _result(board) not in (None, _result(now)) and not isinstance(entry.action, _SETS_RIGHT):
            yield f"{here} had a result, and has another one without a reason"


def _result(board: Board) -> object:
    """As far as it counts: more signatures change nothing."""
    return board.result and (board.result.who, board.result.scores, board.result.how, board.result.at_fault)
