"""Whether an event can go on from how it stands: asked after a correction that somebody typed."""

from collections.abc import Sequence

from gamehall.tournaments.event.state import Board, Round, State
from gamehall.tournaments.formats.checking import wrong
from gamehall.tournaments.results import Result


def sound(state: State) -> bool:
    """The plan is one, rounds are in order, everybody is known and sits once, and slips fit their tables."""
    return (
        not wrong(state.format)
        and all(number == one.number > 0 for number, one in state.entrants.items())
        and all(one.division in state.divisions for one in state.entrants.values())
        and _known(state)
        and all(_in_order(state, rounds) for rounds in state.rounds.values())
        and set(state.rounds) <= set(state.divisions)
        and 0 <= state.running <= state.format.rounds
    )


def _known(state: State) -> bool:
    """Whoever is spoken of is an entrant."""
    named = {*state.here, *state.begins, *state.left, *state.away, *state.stars, *state.penalties}
    named |= {who for wish in state.wishes for who in wish.who}
    missed = state.missed
    named |= {who for result in missed for who in result.who}
    return named <= state.entrants.keys() and all(_fits(result, result.who) for result in missed)


def _in_order(state: State, rounds: Sequence[Round]) -> bool:
    hangs = [round.published for round in rounds]
    return (
        len(rounds) <= state.format.rounds
        and all(round.number == at and _seated(state, round) for at, round in enumerate(rounds, start=1))
        and all(hangs[:-1])
    )


def _seated(state: State, round: Round) -> bool:
    sit = [who for board in round.boards for who in board.meeting.who] + list(round.out)
    return (
        len(set(sit)) == len(sit)
        and set(sit) <= state.entrants.keys()
        and all(_slip_fits(board, round) for board in round.boards)
    )


def _slip_fits(board: Board, round: Round) -> bool:
    result, who = board.result, board.meeting.who
    fits = result is None or (result.round == round.number and _fits(result, who))
    return fits and bool(who) and set(board.chairs.values()) <= set(who)


def _fits(result: Result, who: tuple[int, ...]) -> bool:
    return (
        sorted(result.who) == sorted(who)
        and len(result.scores) == len(who)
        and {*result.at_fault, *result.signed} <= set(who)
    )
