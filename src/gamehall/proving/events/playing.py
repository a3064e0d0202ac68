"""One event, from its first entrant to its prizes, looked at after everything that is said there."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from gamehall.kernel.action import Correct
from gamehall.kernel.audit import audit
from gamehall.kernel.codec import broken_links, read_lines, write_lines
from gamehall.kernel.event import Rewound
from gamehall.kernel.seat import CLOCK
from gamehall.kernel.table import Submitted, Table, add, replay
from gamehall.proving.events import lagged, paired, standing
from gamehall.proving.events.course import next_said
from gamehall.proving.events.plans import drawn_people, drawn_plan
from gamehall.proving.events.saying import Said
from gamehall.tournaments.event import acts
from gamehall.tournaments.event.event import EVENT, opened, say
from gamehall.tournaments.event.events import Paired
from gamehall.tournaments.event.field import rows
from gamehall.tournaments.event.seats import DIRECTOR
from gamehall.tournaments.event.sound import sound
from gamehall.tournaments.event.state import Options, State
from gamehall.tournaments.finding import game_of_record

_MOST_ACTS = 5_000
_COMES = 0.95
_GOES_ON = 0.5
"""So often something is said after the prizes."""
_LONGEST_MS = 200_000


class Broken(Exception):
    """An event did not keep what it promises; the sentence says what, and the seed that plays it again."""


class Played(Struct, frozen=True):
    acts: int
    entries: int
    rounds: int
    """How many were paired, each anew among them."""
    corrections: int
    systems: frozenset[str]


def play(seed: str) -> Played:
    """The event of this seed. Raises `Broken`."""
    try:
        return _played(seed)
    except Exception as error:
        raise Broken(f"Event {seed}: {type(error).__name__}: {error}") from error


def _played(seed: str) -> Played:
    random = Random(seed)
    event = opened("event", Options(drawn_plan(random), "By chance", seed), 0)
    positions: list[State] = [event.state]
    said = 0
    while not (event.state.finished and random.random() > _GOES_ON):
        seat, act = _arrival(random, event.state) or next_said(random, event.state, event.seq)
        done = say(event, act, event.last_at + random.randint(1, _LONGEST_MS), seat)
        if faults := [*_faults(event, done, positions, random)]:
            raise Broken(f"after entry {event.seq}, {act}: {'; '.join(faults)}")
        event = done.table
        said += 1
        if said > _MOST_ACTS:
            raise Broken(f"it has no end: {event.state.format}")
    if faults := [*_not_kept(event)]:
        raise Broken("; ".join(faults))
    happened = [one for entry in event.entries for one in entry.ruling.events]
    return Played(
        acts=said,
        entries=event.seq,
        rounds=sum(isinstance(one, Paired) for one in happened),
        corrections=sum(
            isinstance(entry.action, Correct | acts.Amend | acts.Void) for entry in event.entries
        ),
        systems=frozenset(block.system for block in event.state.format.blocks),
    )


def _arrival(random: Random, state: State) -> Said | None:
    """At first people are written down, and most of them are there."""
    if not state.entrants:
        return DIRECTOR, acts.Enrol(drawn_people(random, state.format))
    if not state.here:
        there = tuple(number for number in state.entrants if random.random() < _COMES)
        return DIRECTOR, acts.CheckIn(there or tuple(state.entrants))
    return None


def _faults(event: Table, done: Submitted, positions: list[State], random: Random) -> Iterator[str]:
    """What is wrong after something was said. `positions`: the one after each entry, filled in here."""
    if done.ruling.refused and any(entry.seat != CLOCK for entry in done.entries):
        yield "what was refused stands in the record"
    if tuple(done.table.entries[: event.seq]) != tuple(event.entries):
        yield "entries of the record have changed"
    for entry in done.entries:
        for happened in entry.ruling.events:
            match happened:
                case Paired() if not isinstance(entry.action, Correct):
                    yield from paired.faults(event.state, happened)
                    yield from lagged.faults(event.state, happened, random)
                case Rewound(to) if add(event, entry).state != positions[to - 1]:
                    yield f"going back to before entry {to} gives another position than there was"
        before, event = event.state, add(event, entry)
        positions.append(event.state)
        if not isinstance(entry.action, Correct):
            yield from standing.faults(before, event.state, entry)
    if event.state != done.table.state:
        yield "the entries give another position"
    if not sound(event.state):
        yield "the event cannot go on from here"


def _not_kept(event: Table) -> Iterator[str]:
    """Its record, written and read again, gives the same event; asked again, the rules give every ruling."""
    lines = write_lines(event.header, event.entries)
    yield from broken_links(lines)
    header, entries = read_lines(lines, game_of_record)
    again = replay(EVENT, header, entries)
    if (again.state, again.prompts, again.seal) != (event.state, event.prompts, event.seal):
        yield "its record gives another event"
    yield from (
        f"entry {one.seq} was ruled {one.recorded!r}, and now {one.today!r}"
        for one in audit(EVENT, header, entries)
    )
    for division in event.state.divisions:
        rows(event.state, division, event.state.format.rounds)
