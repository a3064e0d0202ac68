"""What can be asked of an event: why two meet, and whom somebody meets next."""

from gamehall.tournaments.event.saying import game_of, many
from gamehall.tournaments.event.state import Board, Round, State


def why(state: State, division: str, round: int, number: int) -> str:
    """Why somebody sits where they sit: `Ana meets Ben: equal wins, not met, schools differ; cost 12.`"""
    known = state.round(division, round)
    board = known.at(number) if known else None
    if known is None or board is None:
        return f"{state.name(number)} is not paired in round {round}."
    return f"{sits(state, board)}: {_lowered(board.meeting.why)}{_heard(known)}"


def sits(state: State, board: Board) -> str:
    who = board.meeting.who
    if len(who) == 1:
        return f"{state.name(who[0])} has a bye"
    game = f" in {game_of(board)}" if board.meeting.game else ""
    return f"{state.name(who[0])} meets {many([state.name(one) for one in who[1:]])}{game}"


def _lowered(why: str) -> str:
    return why[:1].lower() + why[1:] if why else "no reason was written down."


def _heard(round: Round) -> str:
    return f" Paired by the standings after round {round.source}." if round.source else ""
