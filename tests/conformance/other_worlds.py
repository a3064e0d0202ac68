"""Makes a second world out of a played one: other things are dealt and laid where a seat sees no difference.

What a seat may know is what its events tell it. Acts are chosen so that the events it sees are the same in
both worlds; all else it is sent (sentences, prompts, positions, dials, refusals) must then be the same.
"""

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice, pairwise
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import Action, Close
from gamehall.kernel.dealer import deal
from gamehall.kernel.growing import Growing
from gamehall.kernel.prompt import Draw
from gamehall.kernel.record import Entry, encode
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import DEALER, Seat
from gamehall.kernel.table import Table, add, open_table, run_out, submit
from gamehall.kernel.views import View, catch_up, view_of
from tests.conformance.asking import asked, questions_of, told
from tests.conformance.corrections import corrections
from tests.waiting import rang

PROBES = 3
MOST_TRIED = 40
CORRECTIONS = 4
PARTS = (
    "entries",
    "position",
    "prompts",
    "table's prompts",
    "waiting list",
    "dials",
    "portrait",
    "answers",
    "facts",
    "outcome",
    "closing",
)


class Compared(Struct):
    """How far two worlds went side by side while they differed in secret, and what told them apart."""

    apart: int = 0
    """Entries the seat was shown while the worlds differed."""
    over: int = 0
    """Those of them that were shown while the game was over and its table not closed for good."""
    again: int = 0
    """Those of them that were shown after the table had been closed for good and reopened."""
    corrected: int = 0
    """Corrections that were typed in both worlds while they differed."""
    told: str = ""


class Tells(Exception):
    """The seat can tell the worlds apart by something that is not its to know."""


class Ends(Exception):
    """The seat rightly learns something, or the other world cannot go the same way: compare no further."""


def compare(world: Table, seat: Seat, rng: Random) -> Compared:
    """Play the twin of a world along with it, and show both to the seat after every entry.

    When the table is closed for good nothing is secret, and it is one world again; from there a twin goes on
    with it that was reopened too.
    """
    found, start = Compared(), open_table(world.game, world.header)
    try:
        for stretch in _stretches(world.entries):
            with suppress(Ends):
                _side_by_side(start, stretch, seat, rng, found)
            for entry in stretch:
                start = add(start, entry)
    except Tells as tells:
        found.told = str(tells)
    return found


def _stretches(entries: Growing[Entry]) -> Iterator[tuple[Entry, ...]]:
    """The record from its beginning, or from where it was open to all, to where it is so."""
    closings = [entry.seq for entry in entries if isinstance(entry.action, Close)]
    for begin, end in pairwise((0, *closings, len(entries))):
        yield entries[begin:end]


def _side_by_side(start: Table, stretch: tuple[Entry, ...], seat: Seat, rng: Random, found: Compared) -> None:
    one = twin = start
    ours = theirs = view_of(start, seat)
    parted = False
    for entry in stretch:
        if isinstance(entry.action, Close):
            return
        if one.seq == twin.seq:
            _hear_bells(one, twin, entry.at)
            _probe(ours, one, twin, entry.at)
        one = add(one, entry)
        twin = follow(twin, entry, seat, rng) if twin.seq < one.seq else twin
        if one.seq != twin.seq:
            continue  # limits that run out at one moment: the twin has them all at once
        for part, a, b in zip(PARTS, shown(one, ours), shown(twin, theirs), strict=True):
            if a != b:
                raise Tells(f"entry {entry.seq}: {seat} is told by the {part}: {a!r} or {b!r}")
        ours, theirs = catch_up(ours, one), catch_up(theirs, twin)
        if one.state != twin.state:
            parted = True
            _ask((one, ours), (twin, theirs))
            found.corrected += _correct((one, ours), (twin, theirs), rng)
        found.apart += parted
        found.over += parted and one.outcome is not None
        found.again += parted and start.closed


def _ask(*worlds: tuple[Table, View]) -> None:
    """The game's own questions are answered beside all that is sent: they may tell no more."""
    table, view = worlds[0]
    for question in questions_of(table.game):
        for said in asked(question, table):
            a, b = (told(question, world, own, said) for world, own in worlds)
            if a != b:
                raise Tells(f"entry {table.seq}: {view.seat} is told by the question {said}: {a!r} or {b!r}")


def _correct(one: tuple[Table, View], two: tuple[Table, View], rng: Random) -> int:
    """An official types what may fit in one world only: whatever is answered, it is answered in both."""
    (table, view), (twin, other), at = one, two, one[0].last_at
    seat = view.seat
    if seat not in {official.seat for official in table.game.officials} or rng.random() < 0.5:
        return 0
    for action in islice(corrections(table, rng), CORRECTIONS):
        done, again = (submit(world, seat, action, at=at) for world in (table, twin))
        a, b = ((d.ruling.verdict, d.ruling.cites, d.ruling.says) for d in (done, again))
        if a != b:
            raise Tells(f"after entry {table.seq}: {seat} is told by the correction {action}: {a} or {b}")
        if not done.ruling.refused:
            for part, here, there in zip(
                PARTS, shown(done.table, view), shown(again.table, other), strict=True
            ):
                if here != there:
                    raise Tells(
                        f"{seat} is told by the {part} after the correction {action}: {here!r} or {there!r}"
                    )
    return CORRECTIONS


def _hear_bells(one: Table, twin: Table, at: int) -> None:
    """A hidden timer that has run out by now is a secret no more; until then nothing may tell of it."""
    bells = [_bell(table) for table in (one, twin)]
    if bells[0] != bells[1] and any(bell is not None and bell <= at for bell in bells):
        raise Ends


def _bell(table: Table) -> int | None:
    secret = (p.limit for p in table.prompts if p.limit and p.limit.secret)
    return next((clocks.due(table.clock, limit, table.header.time_factors) for limit in secret), None)


def shown(table: Table, before: View) -> Iterator[bytes]:
    """All that a seat is sent for the entries since `before`, in the order of `PARTS`."""
    seat, game, at = before.seat, table.game, table.entries[-1].at
    view = catch_up(before, table)
    yield encode([entry.seen_by(seat) for entry in table.entries[before.seq :]])
    yield encode(view.state)
    yield encode(view.prompts)
    yield encode([p for p in table.prompts if p.seat == seat])
    yield encode(view.waiting_for)
    yield encode(clocks.read(table.clock, table.prompts, at, table.header.time_factors))
    yield game.portray(view.state).encode() if game.portray else b""
    yield encode([game.legal(view.state, p) for p in view.prompts] if game.legal else [])
    yield encode(view.facts)
    yield encode(table.outcome)
    yield encode([table.closing, table.closes_at])


def follow(twin: Table, entry: Entry, seat: Seat, rng: Random) -> Table:
    """The twin after an act that looks to the seat like this entry."""
    if rang(entry):
        after, kept = run_out(twin, entry.at)
        if not kept:
            raise Tells(f"entry {entry.seq}: {seat} is told by a limit that runs out in one world only")
        if not looks_like(kept[0].ruling, entry, seat):
            raise Ends
        return after
    for action in answers(twin, entry, seat, rng):
        done = submit(twin, entry.seat, action, prompt=entry.prompt, at=entry.at)
        if entry.seat == seat and done.ruling.refused:
            raise Tells(f"entry {entry.seq}: {seat} is told by a refusal: {done.ruling.says}")
        if not done.ruling.refused and len(done.entries) == 1 and looks_like(done.ruling, entry, seat):
            return done.table
    raise Ends


def looks_like(ruling: Ruling, entry: Entry, seat: Seat) -> bool:
    return encode(ruling.seen_by(seat).events) == encode(entry.ruling.seen_by(seat).events)


def answers(twin: Table, entry: Entry, seat: Seat, rng: Random) -> list[Action]:
    """What may be said in the twin: by the seat itself the same; by others whatever might look the same."""
    prompt = next((p for p in twin.prompts if p.id == entry.prompt and p.seat == entry.seat), None)
    if entry.seat == seat or prompt is None:
        return [entry.action]
    if entry.seat == DEALER:
        if not isinstance(prompt.chance, Draw):
            return [entry.action]
        others = [deal(str(rng.random()), entry.seq, prompt.chance) for _ in range(MOST_TRIED)]
        return [*others, entry.action] if rng.random() < 0.7 else [entry.action, *others]
    legal = list(twin.game.legal(twin.state, prompt)) if twin.game.legal else []
    rng.shuffle(legal)
    blends = [blend for other in legal for blend in blended(entry.action, other)]
    others = [*blends[:MOST_TRIED], *legal[:MOST_TRIED]]
    secret = entry.ruling.seen_by(seat) is not entry.ruling
    return [*others, entry.action] if secret and rng.random() < 0.5 else [entry.action, *others]


def blended(action: Action, other: Action) -> Iterator[Action]:
    """The action with one field of another of its kind: the same claim for another card."""
    if type(action) is type(other):
        for field in action.__struct_fields__:
            if getattr(action, field) != getattr(other, field):
                yield replace(action, **{field: getattr(other, field)})


def _probe(view: View, one: Table, twin: Table, at: int) -> None:
    """A refusal costs nothing, so it may not tell: what is refused in one world is refused in both."""
    for prompt in view.prompts:
        legal = view.table.game.legal
        for action in (legal(view.state, prompt) if legal else ())[:PROBES]:
            a, b = (submit(t, view.seat, action, prompt=prompt.id, at=at).ruling for t in (one, twin))
            if (a.refused or b.refused) and (a.refused, a.cites, a.says) != (b.refused, b.cites, b.says):
                raise Tells(
                    f"after entry {one.seq}: {view.seat} is told by a refusal: {a.says!r} or {b.says!r}"
                )
