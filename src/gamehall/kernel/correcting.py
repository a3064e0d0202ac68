"""What a correction may touch: what its official sees. The answer to it tells nothing of what lies hidden.

An official who may not see a hand could else type one card after the other and read the hand from what fits.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import count
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import Correct
from gamehall.kernel.dealer import deal
from gamehall.kernel.event import HIDDEN, TABLE_EVENTS, Event, Noted
from gamehall.kernel.folding import Table, add, happen, open_table, run_out
from gamehall.kernel.game import Game, State
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.procedure import sentence
from gamehall.kernel.prompt import Draw, Prompt
from gamehall.kernel.record import Entry, encode
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import CLOCK, DEALER, GALLERY, Seat

_BOOK = "hall-correct-seen"
_HIDDEN = encode(HIDDEN)

_LIMITS_TRIED = 3
"""So many time limits in a row are tried after a correction, before it stands."""

_UNFIT = refused("hall-correct", "These events do not fit the position.")
_TOUCHES = refused(
    _BOOK,
    "This names or takes what your chair may not see. Go back to before it happened, "
    "and let it be played again.",
)
_ATTEMPTED = "An official tried to correct the game; it cannot be done, and nothing changes: "


def fitting(table: Table, seat: Seat, action: Correct, ruling: Ruling, at: int) -> Ruling:
    """A correction's events are typed by a person: what cannot be is refused, by what that seat sees."""
    game, played = table.game, tuple(e for e in ruling.events if not isinstance(e, TABLE_EVENTS))
    if not played:
        return ruling
    entry = Entry(table.seq + 1, max(at, table.last_at), seat, "", action, ruling)
    if not all(_seats_known(game, table.header.seats, event) for event in played):
        return _UNFIT
    blind = False
    if _hides(game) and not table.closed:
        own = _seen(table, seat)
        blind = not _knows_all(own.state, table.state)
        if blind and (no := _out_of_sight(own, entry, played)):
            return no
    try:
        after = add(table, entry)
        if any(_blurs(event, table.state) for event in played):
            return _UNFIT
        outcome = _tried(after)
    except Exception:
        if not blind:
            return _UNFIT
        says = f"{_ATTEMPTED}{sentence(action.reason)}"
        return allowed(_BOOK, says, Noted(action.reason))
    if table.closed and outcome is None:
        return refused("hall-closed", "The table is closed for good. Only the organiser lets its game go on.")
    return ruling


_SEEN: dict[tuple[Game, str, Seat], tuple[str, Table]] = {}
"""What officials saw when they last corrected something: a long record is not folded for each correction."""
_MOST_SEEN = 16


def _seen(table: Table, seat: Seat) -> Table:
    """The table as this seat sees it. The seal of an entry tells that all before it was the same."""
    key = (table.game, table.header.table, seat)
    seal, own = _SEEN.pop(key, ("", None))
    if own is None or not 0 < own.seq <= table.seq or table.entries[own.seq - 1].hash != seal or not seal:
        own = open_table(table.game, table.header)
    for entry in table.entries[own.seq :]:
        own = add(own, entry.seen_by(seat))
    while len(_SEEN) >= _MOST_SEEN:
        _SEEN.pop(next(iter(_SEEN)), None)
    _SEEN[key] = (table.seal, own)
    return own


def _out_of_sight(own: Table, entry: Entry, played: tuple[Event, ...]) -> Ruling | None:
    """Why a correction is not made from a seat that sees the table so; hidden things have no say in it."""
    if any(_names_hidden(event, entry.seat) for event in played):
        return _TOUCHES
    state, clock = own.state, own.clock
    touches = False
    try:
        for event in entry.ruling.events:
            known = state
            state, clock = happen(own, state, clock, event, entry.at)
            if event in played:
                touches = touches or _takes_hidden(own.game, known, event)
        after = add(own, entry)
        _look(own.game, after.state, after.prompts, (entry.seat,))
    except Exception:
        return _UNFIT
    return _TOUCHES if touches else None


def _tried(table: Table) -> Outcome | None:
    """Show a corrected table to everybody, and let its next time limits run out; what breaks raises."""
    game = table.game
    everybody = (*table.header.seats, GALLERY, CLOCK, *(official.seat for official in game.officials))
    outcome = table.outcome
    for _ in range(_LIMITS_TRIED):
        _look(game, table.state, table.prompts, everybody)
        _look_ahead(game, table.state, table.prompts)
        clocks.read(table.clock, table.prompts, table.last_at, table.header.time_factors)
        if (upcoming := table.next_due()) is None:
            break
        table, _ = run_out(table, upcoming[0])
    return outcome


@lru_cache(maxsize=64)
def _hides(game: Game) -> bool:
    """Whether some seat of this game sees less of it than another."""
    return any(kind.seen_by is not Event.seen_by for kind in game.events)


def _knows_all(own: State, true: State) -> bool:
    """Whether a seat that sees the position so sees all of it."""
    return encode(own) == encode(true)


def _names_hidden(event: Event, seat: Seat) -> bool:
    """Whether it says more than this seat would be told of it, or says that something is not known."""
    return event.seen_by(seat) != event or _HIDDEN in encode(event)


def _blurs(event: Event, state: State) -> bool:
    """Whether it calls a thing unknown in a position where all is known."""
    return _HIDDEN in encode(event) and _HIDDEN not in encode(state)


def _takes_hidden(game: Game, own: State, event: Event) -> bool:
    """Whether it fits what a seat sees only if a hidden thing is what the event says."""
    numbers = count()
    try:
        return _HIDDEN in encode(game.apply(_dark(own, numbers), event))
    except Exception:
        return True


def _seats_known(game: Game, seats: tuple[Seat, ...], event: Event) -> bool:
    """Whether whoever it names sits at this table."""
    known = {*seats, *(official.seat for official in game.officials)}
    return all(
        said in known
        for field in _seat_fields(type(event))
        for said in _each(getattr(event, field))
        if said is not None
    )


def _look(game: Game, state: State, prompts: tuple[Prompt, ...], seats: tuple[Seat, ...]) -> None:
    """Ask of a position all that is shown of it; what cannot be shown raises."""
    msgspec.json.encode(state)
    if game.sound and not game.sound(state):
        raise ValueError("the rules cannot go on from here")
    game.outcome(state)
    for shows in (game.portray, game.signed, game.dials):
        if shows:
            shows(state)
    if game.facts:
        for seat in seats:
            encode(game.facts(state, seat, tuple(p for p in prompts if p.seat == seat)))


def _look_ahead(game: Game, state: State, prompts: tuple[Prompt, ...]) -> None:
    """Ask what clock, dealer and the software in a judge's chair would say next; what breaks there raises."""
    titled = {official.seat for official in game.officials}
    for prompt in prompts:
        if prompt.seat == DEALER and prompt.chance:
            chance = prompt.chance
            there = not isinstance(chance, Draw) or 0 <= chance.count <= len(chance.pool)
            if not there or game.rule(state, DEALER, deal("any", 0, chance)).refused:
                raise ValueError(f"the dealer is asked {prompt.id} and cannot deal so")
        if prompt.seat == CLOCK and prompt.limit:
            game.rule(state, CLOCK, prompt.limit.then)
        ponders = game.ponders and game.ponders(state, prompt)
        said = game.judge(state, prompt) if game.judge and prompt.seat in titled and not ponders else None
        if said and game.rule(state, prompt.seat, said).refused:
            raise ValueError(f"the judge is asked {prompt.id} and the answer is refused")


@lru_cache(maxsize=256)
def _seat_fields(kind: type[Event]) -> tuple[str, ...]:
    return tuple(name for name, hint in get_type_hints(kind, include_extras=True).items() if _of_seats(hint))


def _of_seats(hint: Any) -> bool:
    return hint is Seat or any(_of_seats(inner) for inner in get_args(hint))


def _each(value: Any) -> tuple[Any, ...]:
    match value:
        case dict():
            return tuple(value)
        case tuple() | list() | frozenset():
            return tuple(inner for one in value for inner in _each(one))
    return (value,)


def _dark(value: Any, numbers: Iterator[int]) -> Any:
    """The same position, and in place of each hidden thing one of its own that nothing else is like."""
    match value:
        case str():
            return f"\x00{next(numbers)}" if value == HIDDEN else value
        case Struct():
            known = {name: getattr(value, name) for name in value.__struct_fields__}
            return replace(value, **{name: _dark(one, numbers) for name, one in known.items()})
        case dict():
            return {_dark(key, numbers): _dark(one, numbers) for key, one in value.items()}
        case tuple() if type(value) is not tuple:
            return type(value)._make(_dark(one, numbers) for one in value)  # type: ignore[attr-defined]
        case tuple() | list() | frozenset():
            return type(value)(_dark(one, numbers) for one in value)
    return value
