"""Event 2 D: a round that hangs out is changed by hand, for those who have no result yet."""

from collections.abc import Sequence

from gamehall.kernel.procedure import sentence
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.tournaments.event import events as happened
from gamehall.tournaments.event.acts import Rearrange
from gamehall.tournaments.event.rules.byes import bye
from gamehall.tournaments.event.saying import many, where
from gamehall.tournaments.event.state import Round, State
from gamehall.tournaments.pairing.field import Meeting

_MOST_TOLD = 3


def rearrange(state: State, act: Rearrange) -> Ruling:
    round = state.round(act.division, act.round)
    if round is None or not round.published:
        return refused("event-published", f"Round {act.round} does not hang out; pair it again.")
    if not act.reason.strip():
        return refused("event-published", "Pairings that hang out are changed for a reason.")
    named = [who for table in act.tables for who in table]
    if unknown := next((n for n in named if n not in state.entrants), None):
        return refused("event-number", f"Nobody has number {unknown}.")
    if len(set(named)) < len(named):
        return refused("event-by-hand", "Each sits at one table.")
    if any(len(table) > state.format.tables for table in act.tables):
        return refused("event-by-hand", f"No more than {state.format.tables} sit at a table.")
    if torn := next((table for table in act.tables if state.differ(table, act.round)), None):
        names = many([state.name(n) for n in torn])
        return refused("event-by-hand", f"{names} play different games in round {act.round}, by their stars.")
    if fault := _cannot_move(state, act.division, round, named):
        return refused("event-published", fault)
    why = f"By hand: {sentence(act.reason)}"
    meetings = tuple(Meeting(table, why, game=state.game(table, act.round)) for table in act.tables)
    byes = [bye(state, act.division, act.round, m) for m in meetings if len(m.who) == 1]
    moved = happened.Rearranged(act.division, act.round, meetings)
    names = "; ".join(many([state.name(n) for n in table]) for table in act.tables[:_MOST_TOLD])
    says = f"Round {act.round} is changed by hand: {names}. {sentence(act.reason)}"
    return allowed("event-published", says, moved, *byes)


def _cannot_move(state: State, division: str, round: Round, named: Sequence[int]) -> str:
    """Why these do not sit down otherwise; empty: they can. Who came late may be seated so as well."""
    for number in named:
        one = state.entrants[number]
        here = number in state.here and not state.gone(number, round.number)
        if one.division != division or not here:
            return f"{one.name} does not play in round {round.number}."
    boards = [b for b in round.boards if set(b.meeting.who) & set(named)]
    if played := next((b for b in boards if b.result and not b.bye), None):
        return f"{where(played)} has its result already."
    if live := next((b for b in boards if b.table), None):
        return f"{where(live)} plays at a table of the hall; close that table first."
    sat = [who for b in boards for who in b.meeting.who if who not in named]
    alone = [who for who in sat if not state.gone(who, round.number)]
    sit = "sits" if len(alone) == 1 else "sit"
    return f"Say also where {many([state.name(n) for n in alone])} {sit}." if alone else ""
