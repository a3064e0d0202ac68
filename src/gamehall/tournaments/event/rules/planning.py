"""Event 2 A and C: the plan of the event, and the director's word about a round that is to be paired."""

from gamehall.kernel.procedure import sentence
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.tournaments.event import events as happened
from gamehall.tournaments.event.acts import Fix, KeepApart, Release
from gamehall.tournaments.event.rules.entering import misfit
from gamehall.tournaments.event.saying import many
from gamehall.tournaments.event.state import State
from gamehall.tournaments.formats.checking import wrong
from gamehall.tournaments.formats.format import Format


def plan(state: State, format: Format, reason: str) -> Ruling:
    if not reason.strip():
        return refused("event-plan", "A plan is changed for a reason.")
    if fault := wrong(format) or _unlike(state, format):
        return refused("event-plan", fault)
    if format == state.format:
        return refused("event-plan", "That is the plan already.")
    return allowed("event-plan", f"The plan is changed: {sentence(reason)}", happened.Planned(format))


def _unlike(state: State, format: Format) -> str:
    """What a new plan cannot change any more; empty: it changes only what is to come."""
    divisions = format.divisions or ("",)
    for one in state.entrants.values():
        if one.division not in divisions:
            return f"Somebody plays in {one.division or 'no division'}; the plan must have it."
        if fault := misfit(one, format):
            return fault
    before = max((state.paired(division) for division in state.rounds), default=0)
    if format.rounds < before:
        return f"{_rounds(before)} paired; the plan cannot have fewer."
    if format.rounds < state.running:
        return f"The clock is in round {state.running}; call its time first."
    if any(_paired_by(state.format, n) != _paired_by(format, n) for n in range(1, before + 1)):
        return f"{_rounds(before)} paired; the plan changes only those to come."
    if before and format.tables != state.format.tables:
        return "The event has begun; as many sit at a table as before."
    if before and format.games != state.format.games:
        return "The event has begun; the games stay those that are played."
    return ""


def _rounds(count: int) -> str:
    return "1 round is" if count == 1 else f"{count} rounds are"


def _paired_by(format: Format, number: int) -> object:
    """How a round is paired; other rounds of its block may come or go."""
    block = format.block(number)
    return block.rounds[0], block.system, block.lag, block.options


def wish(state: State, act: Fix | KeepApart | Release) -> Ruling:
    division, round, who = act.division, act.round, act.who
    if no := not_open(state, division, round):
        return no
    if unknown := next((n for n in who if n not in state.entrants), None):
        return refused("event-number", f"Nobody has number {unknown}.")
    names = many([state.name(n) for n in who])
    if isinstance(act, Release):
        there = [w for w in state.wishes if (w.division, w.round) == (division, round)]
        if said := next((w.who for w in there if set(w.who) == set(who)), None):
            gone = happened.Unwished(division, round, said)
            return allowed("event-by-hand", f"Round {round}: {names} as the system pairs them.", gone)
        return refused("event-by-hand", f"Nothing was said of {names} in round {round}.")
    if fault := _wrong_wish(state, act):
        return refused("event-by-hand", fault)
    together = isinstance(act, Fix)
    says = f"{names} {'meet' if len(who) > 1 else 'has a bye'}" if together else f"{names} do not meet"
    wished = happened.Wished(division, round, who, together)
    return allowed("event-by-hand", f"Round {round}: {says}.", wished)


def _wrong_wish(state: State, act: Fix | KeepApart) -> str:
    division, round, who = act.division, act.round, act.who
    names = many([state.name(n) for n in who])
    together = isinstance(act, Fix)
    if len(set(who)) < len(who) or any(state.entrants[n].division != division for n in who):
        return "Each stands once, and all play in this division."
    if together and len(who) > state.format.tables:
        return f"No more than {state.format.tables} sit at a table."
    if together and (away := next((n for n in who if not state.plays(n, round)), None)):
        return f"{state.name(away)} does not play in round {round}."
    if together and state.differ(who, round):
        return f"{names} play different games in round {round}, by their stars."
    if not together and len(who) < 2:
        return "Name two or more who do not meet."
    here = [w for w in state.wishes if (w.division, w.round) == (division, round)]
    if together and any(w.together and set(w.who) & set(who) for w in here):
        return f"One of {names} has a place in round {round} already."
    if any(set(w.who) == set(who) and w.together == together for w in here):
        return "That was said already."
    if other := next((w for w in here if w.together != together and len(set(w.who) & set(who)) > 1), None):
        both = many([state.name(n) for n in sorted(set(other.who) & set(who))])
        return f"It was said that {both} {'do not meet' if together else 'meet'}. Take that back first."
    return ""


def not_open(state: State, division: str, round: int) -> Ruling | None:
    """Why nothing can be wished of this round; None: it can."""
    if division not in state.divisions:
        return refused("event-plan", f"This event has no division {division or 'without a name'}.")
    known = state.round(division, round)
    if known and known.published:
        return refused("event-published", f"Round {round} hangs out; it is changed by hand, with a reason.")
    if round > state.format.rounds:
        return refused("event-plan", f"The plan has {state.format.rounds} rounds.")
    return None
