"""Event 2 B and D: who meets whom. A round is paired by its system, and then its pairings hang out."""

from collections.abc import Sequence

from msgspec.structs import replace

from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.tournaments.event import events as happened
from gamehall.tournaments.event.drawing import scheduled, starred
from gamehall.tournaments.event.field import field
from gamehall.tournaments.event.rules.byes import bye, missed
from gamehall.tournaments.event.rules.planning import not_open
from gamehall.tournaments.event.saying import many, where
from gamehall.tournaments.event.state import Board, Round, State
from gamehall.tournaments.pairing.field import Field, Meeting
from gamehall.tournaments.pairing.finding import pair as paired_by
from gamehall.tournaments.pairing.system import CannotPair, IsOver

_MOST_MISSING = 4


def pair(state: State, division: str, round: int) -> Ruling:
    if no := not_open(state, division, round):
        return no
    if round != state.next(division):
        return refused("event-pairing", f"Round {state.next(division)} is to be paired next.")
    source = state.format.source(round)
    if missing := state.missing(division, source):
        return refused("event-pairing", _rests_on(round, source, missing))
    here = field(state, division, round)
    if not here.players:
        return refused("event-check-in", "Only who has checked in is paired, and nobody has.")
    if fault := _cannot_be_kept(state, here):
        return refused("event-by-hand", fault)
    here, stars = starred(state, division, here)
    try:
        options, schedule = scheduled(state, division, round, here)
        made = paired_by(here, state.format.block(round).system, options)
    except CannotPair as error:
        return refused("event-pairing", str(error))
    for event in stars:
        state = replace(state, stars={**state.stars, **dict(event.stars)})
    meetings = tuple(_with_game(state, meeting, round) for meeting in made.meetings)
    paired = happened.Paired(division, round, meetings, source, made.reports, made.out)
    heard = f"by the standings after round {source}" if source else "before any result"
    reports = "".join(f" {report}" for report in made.reports)
    return allowed("event-pairing", f"Round {round} is paired {heard}.{reports}", *stars, *schedule, paired)


def _cannot_be_kept(state: State, here: Field) -> str:
    """Why the director's word of a round does not hold any more; empty: it does."""
    playing = {player.number for player in here.players}
    for who in here.fixed:
        if gone := next((number for number in who if number not in playing), None):
            names = many([state.name(number) for number in who])
            said = f"{names} were to meet" if len(who) > 1 else f"{names} was to have the bye"
            return (
                f"{said} in round {here.round}, and {state.name(gone)} does not play in it. Take that back."
            )
    return ""


def over(state: State, division: str) -> bool:
    """Whether its schedule, or its bracket, is played to the end, however many rounds others have."""
    round = state.next(division)
    here = field(state, division, round)
    try:
        options, _ = scheduled(state, division, round, here)
        paired_by(here, state.format.block(round).system, options)
    except IsOver:
        return True
    except CannotPair:
        return False
    return False


def _rests_on(round: int, source: int, missing: Sequence[tuple[int, Board]]) -> str:
    boards = ", ".join(f"{where(b).lower()} of round {n}" for n, b in missing[:_MOST_MISSING])
    more = f" and {len(missing) - _MOST_MISSING} more" if len(missing) > _MOST_MISSING else ""
    return f"Round {round} is paired by the standings after round {source}; no slip yet: {boards}{more}."


def _with_game(state: State, meeting: Meeting, round: int) -> Meeting:
    """Whom the director seated together plays what their stars say."""
    game = state.game(meeting.who, round)
    return replace(meeting, game=game) if game and not meeting.game else meeting


def publish(state: State, division: str, round: int) -> Ruling:
    known = state.round(division, round)
    if known is None:
        return refused("event-published", f"Round {round} is not paired yet.")
    if known.published:
        return refused("event-published", f"Round {round} hangs out already.")
    if fault := _overtaken(state, division, known):
        return refused("event-published", fault)
    byes = [bye(state, division, round, board.meeting) for board in known.boards if board.bye]
    away = [one for one in state.of(division) if _comes_back_later(state, one.number, round)]
    lost = [missed(state, one, round) for one in away]
    hung = happened.Published(division, round)
    return allowed("event-published", f"The pairings of round {round} hang out.", hung, *byes, *lost)


def _comes_back_later(state: State, number: int, round: int) -> bool:
    """Whether somebody is away in a round, and it is known already into which one they come back."""
    return any(first <= round < back for first, back in state.away.get(number, ()))


def _overtaken(state: State, division: str, known: Round) -> str:
    """Why a round must be paired again before it hangs out; empty: it stands."""
    round = known.number
    sit = {who for board in known.boards for who in board.meeting.who} | set(known.out)
    playing = {one.number for one in state.of(division) if state.plays(one.number, round)}
    if sit != playing:
        names = many([state.name(n) for n in sorted(sit ^ playing)])
        return f"{names}: came or left since round {round} was paired. Pair it again."
    if missing := state.missing(division, known.source):
        return f"{_rests_on(round, known.source, missing)} Pair it again when they are in."
    for wish in state.wishes:
        if (wish.division, wish.round) != (division, round):
            continue
        tables = [set(board.meeting.who) & set(wish.who) for board in known.boards]
        kept = set(wish.who) in [set(board.meeting.who) for board in known.boards]
        if not kept if wish.together else any(len(table) > 1 for table in tables):
            names = many([state.name(n) for n in wish.who])
            return f"Of {names} something else was said since round {round} was paired. Pair it again."
    return ""
