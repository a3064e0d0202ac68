"""What the hall writes of a table for one pair of eyes: rules cited, seats named, secrets left out."""

import logging
from functools import lru_cache
from urllib.parse import quote

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import Action
from gamehall.kernel.game import Game
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import CLOCK, DEALER, GALLERY, Seat
from gamehall.kernel.table import Table
from gamehall.live.gathering import title
from gamehall.live.hall import may_act
from gamehall.live.people import Person
from gamehall.live.table import LiveTable, Reply
from gamehall.store.rows import ChairRow
from gamehall.web.messages import Asked, Chair, People, Ruled, SeenEntry, Source, Update, Waiting, Welcome

log = logging.getLogger("gamehall.web")

_MOST_KEPT = 32

encode = msgspec.json.Encoder().encode


@lru_cache(maxsize=4096)
def source(game: Game, book: str, key: str) -> Source:
    """A cited paragraph with the link to it."""
    shelf, href = game.shelf(book), f"/rules/{quote(game.id)}/{quote(book)}#{quote(key)}"
    try:
        found = shelf.cite(key)
    except KeyError:  # a person in a judge's chair may cite what no book has
        return Source(key, shelf.id, shelf.title, shelf.edition, key, "", href)
    return Source(key, found.book, found.title, found.edition, found.at, found.gist, href)


def named(header: Header, game: Game, text: str) -> str:
    """Rules speak of {p1} and {judge}; people read names and titles."""
    if "{" not in text:
        return text
    for official in game.officials:
        text = text.replace(f"{{{official.seat}}}", f"the {official.title}")
    if game.teams and len(header.players) > 2:
        text = text.replace("{p1}", "Team A").replace("{p2}", "Team B")
    return header.named(text)


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
        source(game, header.book, seen.ruling.cites),
        named(header, game, seen.ruling.says),
        seen.ruling.events,
    )


def outcome_of(table: Table) -> Outcome | None:
    outcome = table.outcome
    return outcome and replace(outcome, says=named(table.header, table.game, outcome.says))


def asked(live: LiveTable, sight: Table, seat: Seat) -> tuple[Asked, ...]:
    """The questions to this seat; to a judge, with what the software would say."""
    return tuple(
        Asked(
            p.id,
            p.kinds,
            p.must,
            named(sight.header, sight.game, p.says),
            p.chance,
            p.limit,
            proposal(sight, p) if seat != DEALER else None,
        )
        for p in sight.prompts
        if p.seat == seat
    )


def waiting(live: LiveTable, sight: Table) -> tuple[Waiting, ...]:
    found: dict[Seat, Waiting] = {}
    for prompt in sight.prompts:
        chair = live.chairs.get(prompt.seat)
        if prompt.must and prompt.seat != CLOCK and chair and chair.kind != "hall":
            says = named(sight.header, sight.game, prompt.says)
            found.setdefault(prompt.seat, Waiting(prompt.seat, says))
    return tuple(found.values())


def chairs(live: LiveTable) -> tuple[Chair, ...]:
    return tuple(chair_of(live.game, chair, here=live.here[chair.seat] > 0) for chair in live.chairs.values())


def chair_of(game: Game, chair: ChairRow, *, here: bool) -> Chair:
    name = "the hall" if chair.kind == "hall" else chair.name
    return Chair(
        chair.seat,
        title(game, chair.seat),
        name,
        chair.kind,
        open=chair.open,
        here=here or chair.kind != "person",
    )


def yours(person: Person, live: LiveTable) -> tuple[Seat, ...]:
    """The chairs a person may act from, their own before those the organiser may step into."""
    mine = [s for s, c in live.chairs.items() if person.id and c.kind == "person" and c.person == person.id]
    lent = [s for s in live.chairs if s not in mine and may_act(person, live, s)]
    return (*mine, *lent)


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
        )
    )


def people(live: LiveTable) -> bytes:
    key = ("people", live.people_seq)
    if key not in live.memo:
        live.memo[key] = encode(People(chairs(live)))
    return live.memo[key]


def update(live: LiveTable, seat: Seat, since: int, now: int) -> bytes:
    """All that is new to this seat, encoded once for everybody who looks from it at this moment."""
    key = ("update", seat, since, now // 16)
    if key not in live.memo:
        if len(live.memo) > _MOST_KEPT:
            live.memo.clear()
        live.memo[key] = _update(live, seat, since, now)
    return live.memo[key]


def _update(live: LiveTable, seat: Seat, since: int, now: int) -> bytes:
    table, sight = live.table, live.sight(seat)
    state_key = ("state", id(sight))
    if state_key not in live.memo:
        live.memo[state_key] = encode(sight.state)
    dials = sight.game.dials(sight.state) if sight.game.dials else ()
    readings = clocks.read(sight.clock, sight.prompts, now, sight.header.time_factors, dials)
    return encode(
        Update(
            since,
            table.seq,
            tuple(seen_entry(table, entry, seat) for entry in table.entries[since:]),
            Raw(live.memo[state_key]),
            asked(live, sight, seat),
            waiting(live, sight),
            tuple(readings),
            sight.clock.paused,
            outcome_of(sight),
            sight.finished,
            now,
        )
    )


def ruled(live: LiveTable, seat: Seat, command: str, reply: Reply) -> bytes:
    ruling: Ruling = reply.ruling.seen_by(seat)
    game, header = live.game, live.table.header
    cites = source(game, header.book, ruling.cites)
    says = named(header, game, ruling.says)
    return encode(Ruled(command, ruling.verdict, cites, says, reply.seq, reply.again))


def proposal(sight: Table, prompt: Prompt) -> Action | None:
    """What the software would say here, from the judge's own view: it may not tell what they may not know."""
    if sight.game.judge is None or all(o.seat != prompt.seat for o in sight.game.officials):
        return None
    try:
        return sight.game.judge(sight.state, prompt)
    except Exception:
        log.exception("no proposal for %s at %s", prompt.id, sight.header.table)
        return None
