"""Whether an event that a file tells can have been: everybody is known, sits once a round, and slips fit."""

from collections.abc import Iterator

from gamehall.tournaments.files.snapshot import Sat, Snapshot

Fault = tuple[str, str]
"""Where, as a path, and what."""


def faults(event: Snapshot) -> tuple[Fault, ...]:
    return tuple(_faults(event))


def _faults(event: Snapshot) -> Iterator[Fault]:
    known: dict[int, str] = {}
    for at, one in enumerate(event.entrants):
        if one.number < 1:
            yield f"$.entrants[{at}].number", f"{one.name}: numbers count from one."
        elif one.number in known:
            yield f"$.entrants[{at}].number", f"Number {one.number} is {known[one.number]}'s already."
        known.setdefault(one.number, one.name)
        if one.rating < 0 or one.games < 0:
            yield f"$.entrants[{at}]", f"{one.name}: a rating and games are not below nothing."
    place = {one.number: one.division for one in event.entrants}
    named = list(event.rounds)
    for at, one in enumerate(event.entrants):
        if named and one.division not in event.rounds:
            says = f"{one.name}: there is no division {one.division or 'without a name'}."
            yield f"$.entrants[{at}].division", says
    for at, division in enumerate(named):
        for number, tables in enumerate(event.rounds[division], start=1):
            where = f"$.divisions[{at}].rounds[{number - 1}]"
            seen: set[int] = set()
            for board, sat in enumerate(tables):
                yield from _sat(sat, f"Round {number}", f"{where}[{board}]", division, place, seen)
    for what, numbers in (("left", event.left), ("penalties", event.penalties)):
        for strange in sorted(set(numbers) - set(place)):
            yield f"$.{what}.{strange}", f"Nobody has number {strange}."


def _sat(
    sat: Sat, round: str, where: str, division: str, place: dict[int, str], seen: set[int]
) -> Iterator[Fault]:
    for who in sat.who:
        if who not in place:
            yield where, f"{round}: nobody has number {who}."
        elif place[who] != division:
            yield where, f"{round}: number {who} plays in another division."
        elif who in seen:
            yield where, f"{round}: number {who} sits at two tables."
        seen.add(who)
    result = sat.result
    if result is None:
        return
    if len(result.scores) != len(sat.who):
        yield where, f"{round}: {len(result.scores)} scores for {len(sat.who)} at the table."
    if not set(result.at_fault) <= set(sat.who):
        yield where, f"{round}: who is at fault does not sit at the table."
    if result.how == "bye" and len(sat.who) > 1:
        yield where, f"{round}: a bye is for one alone."
    if result.how == "played" and len(sat.who) == 1:
        yield where, f"{round}: nobody plays alone."
