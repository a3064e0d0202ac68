"""Event 1: who takes part, who is in the hall, who comes late and who leaves."""

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from gamehall.kernel.event import Event
from gamehall.kernel.procedure import sentence
from gamehall.kernel.ruling import Ruling, allowed, penalised, refused
from gamehall.tournaments.event import events as happened
from gamehall.tournaments.event.acts import Change, CheckIn, ComeBack, Enrol, Penalise, Withdraw
from gamehall.tournaments.event.rules.byes import lost
from gamehall.tournaments.event.saying import many
from gamehall.tournaments.event.state import Board, Round, State
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.people import MOST_ENTRANTS, Entrant
from gamehall.tournaments.results import How, Result

MOST_NUMBER = 100_000
MOST_RATING = 9_999


def rule(state: State, act: Enrol | Change | CheckIn | Withdraw | ComeBack | Penalise) -> Ruling:
    match act:
        case Enrol():
            return _enrol(state, act)
        case Change(entrant, reason):
            return _change(state, entrant, reason)
        case CheckIn(numbers, here):
            return _check_in(state, numbers, here)
        case Withdraw(number, round, reason):
            return _withdraw(state, number, round, reason)
        case ComeBack(number, round):
            return _come_back(state, number, round)
        case Penalise(number, points, reason):
            return _penalise(state, number, points, reason)
    assert_never(act)


def _enrol(state: State, act: Enrol) -> Ruling:
    if len(state.entrants) + len(act.entrants) > MOST_ENTRANTS:
        return refused("event-entry", f"An event has no more than {MOST_ENTRANTS} entrants.")
    known = {_known_by(one) for one in state.entrants.values()}
    for one in act.entrants:
        if fault := misfit(one, state.format):
            return refused("event-entry", fault)
        if _known_by(one) in known:
            return refused("event-entry", _twice(one))
        known.add(_known_by(one))
    given = [one.number for one in act.entrants if one.number]
    if taken := next((n for n in given if n in state.entrants), None):
        return refused("event-number", f"Number {taken} is {state.name(taken)}'s.")
    if len(set(given)) < len(given):
        return refused("event-number", "Two of them have the same number.")
    written = _numbered(state, act.entrants)
    if max(one.number for one in written) > MOST_NUMBER:
        return refused("event-number", f"No number is higher than {MOST_NUMBER}.")
    late: dict[int, list[Entrant]] = {}
    for one in written:
        late.setdefault(state.next(one.division), []).append(one)
    events: list[Event] = [happened.Enrolled(tuple(ones), begins) for begins, ones in late.items()]
    if act.missed == "lost":
        events += [
            gone
            for begins, ones in late.items()
            for one in ones
            for gone in lost(state, one, range(1, begins))
        ]
    says = f"Written down: {many([one.name for one in written])}."
    if set(late) == {1}:
        return allowed("event-entry", says, *events)
    begins = max(late)
    return allowed(
        "event-late", f"{says} Rounds before are paired; they play from round {begins} on.", *events
    )


def _numbered(state: State, entrants: Sequence[Entrant]) -> list[Entrant]:
    """Who has no number is given the next ones after all that there are."""
    free = max([*state.entrants, *(one.number for one in entrants)], default=0)
    written = []
    for one in entrants:
        free += not one.number
        written.append(one if one.number else replace(one, number=free))
    return written


def _known_by(one: Entrant) -> tuple[str, ...]:
    return (one.name.casefold(), one.division, one.school.casefold(), one.team.casefold())


def _twice(one: Entrant) -> str:
    return f"{one.name} is written down already, with the same school or team."


def misfit(one: Entrant, format: Format) -> str:
    """Why a plan has no place for this entrant; empty: it has."""
    if not one.name.strip():
        return "An entrant has a name."
    if one.number < 0:
        return "Numbers count from one."
    if not 0 <= one.rating <= MOST_RATING or one.games < 0:
        return f"{one.name}: a rating is between 0 and {MOST_RATING}, and games are not below nothing."
    if one.division not in (format.divisions or ("",)):
        known = ", ".join(format.divisions)
        has = f"has the divisions {known}" if known else "has no divisions"
        return f"{one.name}: this event {has}, and none called {one.division or 'nothing'}."
    if len(one.members) > format.chairs > 1:
        return f"{one.name}: a team has no more than {format.chairs} people."
    if one.members and format.chairs == 1:
        return f"{one.name}: in this event everybody plays alone."
    return ""


def _change(state: State, entrant: Entrant, reason: str) -> Ruling:
    old = state.entrants.get(entrant.number)
    if old is None:
        return _unknown(entrant.number)
    if not reason.strip():
        return refused("event-correction", "What is written of an entrant is set right for a reason.")
    if fault := misfit(entrant, state.format):
        return refused("event-entry", fault)
    if entrant == old:
        return refused("event-correction", "It is written so already.")
    if entrant.division != old.division and _bound(state, old):
        return refused("event-entry", f"{old.name} has rounds in a division and stays in it.")
    others = {_known_by(one) for one in state.entrants.values() if one.number != entrant.number}
    if _known_by(entrant) in others:
        return refused("event-entry", _twice(entrant))
    says = f"Number {entrant.number}, {old.name}, is set right: {sentence(reason)}"
    return allowed("event-correction", says, happened.Changed(entrant))


def _bound(state: State, one: Entrant) -> bool:
    """Whether rounds of a division have been paired with them, or count as missed by them."""
    return _sits(state, one.number) or any(one.number in result.who for result in state.missed)


def _check_in(state: State, numbers: tuple[int, ...], here: bool) -> Ruling:
    numbers = tuple(dict.fromkeys(numbers))
    if unknown := next((n for n in numbers if n not in state.entrants), None):
        return _unknown(unknown)
    new = tuple(n for n in numbers if (n in state.here) != here)
    if not new:
        says = "They are checked in already." if here else "They are not checked in."
        return refused("event-check-in", says)
    names = many([state.name(n) for n in new])
    if not here:
        paired = next((n for n in new if _sits(state, n)), None)
        if paired:
            says = f"{state.name(paired)} has been paired; let them withdraw instead."
            return refused("event-check-in", says)
        return allowed("event-check-in", f"Not here: {names}.", happened.CheckedIn(new, False))
    events: list[Event] = [happened.CheckedIn(new, True)]
    for number in new:
        one = state.entrants[number]
        until = min(state.next(one.division), state.left.get(number, state.next(one.division)))
        events += lost(state, one, range(state.begins.get(number, 1), until))
    cites = "event-late" if len(events) > 1 else "event-check-in"
    return allowed(cites, f"Here: {names}.", *events)


def _sits(state: State, number: int) -> bool:
    division = state.entrants[number].division
    return any(round.published and round.at(number) for round in state.rounds.get(division, ()))


def _withdraw(state: State, number: int, round: int, reason: str) -> Ruling:
    one = state.entrants.get(number)
    if one is None:
        return _unknown(number)
    if not reason.strip():
        return refused("event-withdraw", "Somebody withdraws for a reason.")
    left = state.left.get(number)
    if left is not None and left <= round:
        return refused("event-withdraw", f"{one.name} has withdrawn from round {left} on.")
    if round > state.format.rounds:
        return refused("event-withdraw", f"The plan has {state.format.rounds} rounds.")
    if played := next(
        (r.number for r in _since(state, one, round) if _met(state, r.at(number), r.number)), None
    ):
        return refused("event-withdraw", f"{one.name} has a result in round {played} already.")
    forfeits = [_forfeit(state, one, known) for known in _since(state, one, round)]
    events: list[Event] = [happened.Withdrew(number, round), *(event for event in forfeits if event)]
    says = f"{one.name} plays no more from round {round} on: {sentence(reason)}"
    return allowed("event-withdraw", says, *events)


def _since(state: State, one: Entrant, round: int) -> tuple[Round, ...]:
    """The rounds that hang out, from this one on."""
    return tuple(known for known in state.rounds.get(one.division, ())[round - 1 :] if known.published)


def _met(state: State, board: Board | None, round: int) -> bool:
    """Whether somebody has a result there that is more than the leaving of others, or a bye."""
    if board is None or board.result is None or board.bye:
        return False
    result = board.result
    return result.played or not all(state.gone(one, round) for one in result.at_fault)


def _forfeit(state: State, one: Entrant, round: Round) -> Event | None:
    """A pairing that hangs out stays when one of it leaves: the other has won it without a game. At a table
    of several the others play, and its slip says who was not there."""
    board = round.at(one.number)
    if board is None or len(board.meeting.who) > 2:
        return None
    who = board.meeting.who
    fault = tuple(n for n in who if n == one.number or state.gone(n, round.number))
    how: How = "double forfeit" if len(fault) == 2 else "forfeit"
    result = Result(round.number, board.number, who, (0,) * len(who), how, fault)
    return happened.Entered(one.division, result, amended="withdrew" if board.result else "")


def _come_back(state: State, number: int, round: int) -> Ruling:
    one = state.entrants.get(number)
    if one is None:
        return _unknown(number)
    if number not in state.left:
        return refused("event-withdraw", f"{one.name} has not withdrawn.")
    if round < state.next(one.division):
        return refused("event-withdraw", f"Round {round} is paired; the next is {state.next(one.division)}.")
    if round > state.format.rounds:
        return refused("event-withdraw", f"The plan has {state.format.rounds} rounds.")
    since = max(state.left[number], state.begins.get(number, 1))
    back = happened.CameBack(number, round)
    says = f"{one.name} plays again from round {round} on."
    return allowed("event-withdraw", says, back, *lost(state, one, range(since, round)))


def _penalise(state: State, number: int, points: int, reason: str) -> Ruling:
    if number not in state.entrants:
        return _unknown(number)
    if not points or not reason.strip():
        return refused("event-penalty", "A penalty is of some points, and has its reason.")
    if state.penalties.get(number, 0) + points < 0:
        return refused("event-penalty", f"So much was not taken from {state.name(number)}.")
    what = "loses" if points > 0 else "is given back"
    says = f"{state.name(number)} {what} {abs(points)} points: {sentence(reason)}"
    return penalised("event-penalty", says, happened.Penalised(number, points))


def _unknown(number: int) -> Ruling:
    return refused("event-number", f"Nobody has number {number}.")
