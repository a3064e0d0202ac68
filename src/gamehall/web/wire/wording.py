"""What the hall writes of a table for one pair of eyes: rules cited, seats named, secrets left out."""

import logging
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from gamehall.kernel import catalog
from gamehall.kernel.action import Action
from gamehall.kernel.citing import cited as cited
from gamehall.kernel.citing import source as source
from gamehall.kernel.event import Paused
from gamehall.kernel.facts import Facts, in_manner
from gamehall.kernel.game import Game
from gamehall.kernel.naming import named as named
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.parts import Glossary
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Entry
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import CLOCK, DEALER, GALLERY, Seat, is_player
from gamehall.kernel.table import Table
from gamehall.kernel.views import books_closed
from gamehall.live.acting import may_act
from gamehall.live.gathering import title
from gamehall.live.people import Person
from gamehall.live.table import LiveTable, Reply
from gamehall.store.rows import ChairRow
from gamehall.web.wire.messages import (
    Asked,
    Chair,
    Ending,
    People,
    Ruled,
    SeenEntry,
    Standstill,
    Waiting,
    Welcome,
)

log = logging.getLogger("gamehall.web")

encode = msgspec.json.Encoder().encode


def seen_entry(table: Table, entry: Entry, seat: Seat) -> SeenEntry:
    """One line of the record as `seat` may know it."""
    seen, game, header = entry.seen_by(seat), table.game, table.header
    return SeenEntry(
        seen.seq,
        seen.at,
        seen.seat,
        seen.prompt,
        seen.action,
        seen.ruling.verdict,
        cited(table, seat, seen.ruling.cites),
        named(header, game, seen.ruling.says),
        seen.ruling.events,
    )


def outcome_of(table: Table) -> Outcome | None:
    outcome = table.outcome
    return outcome and replace(outcome, says=named(table.header, table.game, outcome.says))


def ending(live: LiveTable) -> Ending | None:
    if live.table.outcome is None:
        return None
    of = "" if live.of_event else live.row.match or ""
    if live.open_to_all:
        return Ending(True, match=of)
    return Ending(False, live.awaited, live.table.closes_at, of)


def standstill(table: Table) -> Standstill | None:
    """Why a paused table stands still, as the entry says that stopped it."""
    if not table.clock.paused:
        return None
    for entry in reversed(table.entries):
        for event in entry.ruling.events:
            if isinstance(event, Paused):
                return Standstill(event.reason, entry.seat, entry.at)
    return None


def asked(live: LiveTable, sight: Table, seat: Seat) -> tuple[Asked, ...]:
    """The questions to this seat; to a judge, with what the software would say."""
    return tuple(
        Asked(
            p.id,
            seat,
            p.kinds,
            p.must,
            named(sight.header, sight.game, p.says),
            p.chance,
            p.limit and replace(p.limit, calls=named(sight.header, sight.game, p.limit.calls)),
            p.about,
            p.number,
            proposal(live, sight, p) if seat != DEALER else None,
        )
        for p in sight.prompts
        if p.seat == seat
    )


def facts_of(sight: Table, seat: Seat) -> Facts | None:
    """What this seat is told of the position, in people's names."""
    game = sight.game
    if game.facts is None:
        return None
    told = game.facts(sight.state, seat, tuple(p for p in sight.prompts if p.seat == seat))
    facts = in_manner(told, sight.header.manner)
    challenge = facts.challenge and replace(
        facts.challenge,
        says=named(sight.header, game, facts.challenge.says),
        cost=named(sight.header, game, facts.challenge.cost),
    )
    return replace(facts, ask=named(sight.header, game, facts.ask), challenge=challenge)


def with_others(live: LiveTable, sight: Table, seat: Seat, others: Sequence[Seat]) -> tuple[Asked, ...]:
    """And the questions to the other chairs of whoever looks from this one."""
    sights = ((live.sight(other), other) for other in others)
    return asked(live, sight, seat) + tuple(one for s, other in sights for one in asked(live, s, other))


def facts_for(live: LiveTable, sight: Table, seat: Seat, others: Sequence[Seat]) -> Facts | None:
    """What a seat is told; whoever holds several chairs is told what may be challenged from any of them."""
    facts = facts_of(sight, seat)
    if facts is None or not others or (facts.challenge and facts.challenge.open):
        return facts
    told = (facts_of(live.sight(other), other) for other in others if is_player(other))
    open_now = (one.challenge for one in told if one and one.challenge and one.challenge.open)
    return replace(facts, challenge=next(open_now, facts.challenge))


def waiting(live: LiveTable, sight: Table) -> tuple[Waiting, ...]:
    found: dict[Seat, Waiting] = {}
    for prompt in sight.prompts:
        chair = live.chairs.get(prompt.seat)
        if prompt.must and prompt.seat != CLOCK and chair and chair.kind != "hall":
            says = named(sight.header, sight.game, prompt.says)
            found.setdefault(prompt.seat, Waiting(prompt.seat, says))
    if not found and sight.header.person_keeps_time and sight.outcome is None:
        return tuple(
            Waiting(CLOCK, named(sight.header, sight.game, p.limit.calls))
            for p in sight.prompts
            if p.seat == CLOCK and p.must and p.limit
        )[:1]
    return tuple(found.values())


def chairs(live: LiveTable) -> tuple[Chair, ...]:
    """Whoever sits in two chairs and looks from one of them is there for both."""
    here = {chair.person for seat, chair in live.chairs.items() if chair.person and live.here[seat] > 0}
    every = tuple(live.chairs.values())
    return tuple(
        chair_of(live.game, chair, every, here=chair.person in here or live.here[chair.seat] > 0)
        for chair in every
    )


def chairs_of_a_replay(live: LiveTable) -> tuple[Chair, ...]:
    """Nobody is away from a game that is over."""
    every = tuple(live.chairs.values())
    return tuple(chair_of(live.game, chair, every, here=True) for chair in every)


def chair_of(game: Game, chair: ChairRow, chairs: Sequence[ChairRow], *, here: bool) -> Chair:
    same = [
        c.seat
        for c in chairs
        if chair.person and c.person == chair.person and is_player(c.seat) is not is_player(chair.seat)
    ]
    name = "the hall" if chair.kind == "hall" else chair.name
    return Chair(
        chair.seat,
        title(game, chair.seat),
        name,
        chair.kind,
        open=chair.open,
        here=here or chair.kind != "person",
        also=" and ".join(title(game, seat) for seat in same),
        forfeits=any(official.seat == chair.seat for official in game.may_forfeit()),
    )


def yours(person: Person, live: LiveTable) -> tuple[Seat, ...]:
    """The chairs a person may act from, their own before those the organiser may step into."""
    mine = [s for s, c in live.chairs.items() if person.id and c.kind == "person" and c.person == person.id]
    lent = [s for s in live.chairs if s not in mine and may_act(person, live, s)]
    return (*mine, *lent)


def held(person: Person, live: LiveTable, seat: Seat) -> tuple[Seat, ...]:
    """The other chairs somebody sits in who looks from this own one; an organiser's lent chairs are none."""
    own = tuple(
        s for s, c in live.chairs.items() if person.id and c.kind == "person" and c.person == person.id
    )
    return tuple(s for s in own if s != seat) if seat in own else ()


def home_seat(person: Person, live: LiveTable) -> Seat:
    """Where a person sits who does not say which chair: their own, else the gallery."""
    own = (s for s, c in live.chairs.items() if person.id and c.kind == "person" and c.person == person.id)
    return next(own, GALLERY)


def welcome(live: LiveTable, person: Person, seat: Seat, now: int) -> bytes:
    table, game = live.table, live.game
    shelf = game.shelf(table.header.book)
    return encode(
        Welcome(
            live.id,
            game.id,
            game.name,
            shelf.id,
            shelf.title,
            table.header.manner,
            table.header,
            seat,
            yours(person, live),
            person.organiser,
            chairs(live),
            now,
            shelf.closed_books and table.header.manner == "tournament",
            again(live),
            {} if books_closed(table, seat) else terms(game),
        )
    )


def terms(game: Game) -> Mapping[str, str]:
    glossary = catalog.part(game.id, Glossary)
    return glossary.terms if glossary else {}


def again(live: LiveTable) -> Seat | None:
    return live.next.by if live.next else None


def people(live: LiveTable) -> bytes:
    key = ("people", live.people_seq)
    if key not in live.memo:
        live.memo[key] = encode(People(chairs(live), again(live)))
    return live.memo[key]


def ruled(live: LiveTable, seat: Seat, command: str, reply: Reply) -> bytes:
    ruling: Ruling = reply.ruling.seen_by(seat)
    game, header = live.game, live.table.header
    cites = cited(live.table, seat, ruling.cites)
    says = named(header, game, ruling.says)
    return encode(Ruled(command, ruling.verdict, cites, says, reply.seq, reply.again))


def proposal(live: LiveTable, sight: Table, prompt: Prompt) -> Action | None:
    """What the software would say here, from the judge's own view: it may not tell what they may not know."""
    if sight.game.judge is None or all(o.seat != prompt.seat for o in sight.game.officials):
        return None
    if sight.game.ponders and sight.game.ponders(sight.state, prompt):
        return live.proposed.get(prompt.id)
    try:
        return sight.game.judge(sight.state, prompt)
    except Exception:
        log.exception("no proposal for %s at %s", prompt.id, sight.header.table)
        return None
