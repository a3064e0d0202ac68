"""An event as a game of the kernel: its moves are the acts of the director.

So it is ruled on, sealed, replayed, audited and verified as every record of the hall is.
"""

from pathlib import Path

from gamehall.kernel.action import TABLE_ACTIONS, Action
from gamehall.kernel.game import Game
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.record import Header
from gamehall.kernel.rulebook import read_book, shelve
from gamehall.kernel.ruling import refused
from gamehall.kernel.seat import CLOCK, HALL, Seat
from gamehall.kernel.table import Submitted, Table, open_table, submit
from gamehall.tournaments.event.acts import ACTIONS
from gamehall.tournaments.event.drawing import as_written
from gamehall.tournaments.event.events import EVENTS
from gamehall.tournaments.event.folding import apply, opening
from gamehall.tournaments.event.rules import rule
from gamehall.tournaments.event.seats import DIRECTOR, OFFICIALS, prompts
from gamehall.tournaments.event.sound import sound
from gamehall.tournaments.event.state import Options, State

_BOOK = read_book(Path(__file__).with_name("book") / "event.toml")

_FINAL = Outcome(((),), "event-prizes", "The event is over.")


def outcome(state: State) -> Outcome | None:
    return _FINAL if state.finished else None


def portray(state: State) -> str:
    """The event as lines of text: how far each division is."""
    lines = [state.options.name, f"{len(state.entrants)} entrants, {len(state.here)} here"]
    for division in state.divisions:
        rounds = state.rounds.get(division, ())
        named = f"{division}: " if division else ""
        played = sum(round.complete for round in rounds)
        lines.append(f"{named}{len(rounds)} of {state.format.rounds} rounds paired, {played} complete")
    return "\n".join(lines)


EVENT = Game(
    id="event",
    name="An event",
    shelves=(shelve("event", "Events from check-in to prizes", _BOOK),),
    options=Options,
    actions=ACTIONS,
    events=EVENTS,
    opening=opening,
    prompts=prompts,
    rule=rule,
    apply=apply,
    outcome=outcome,
    seats=(0, 0),
    officials=OFFICIALS,
    portray=portray,
    sound=sound,
)


def header(id: str, options: Options, at: int) -> Header:
    shelf = EVENT.shelves[0]
    return Header(
        table=id,
        game=EVENT.id,
        book=shelf.id,
        edition=shelf.edition,
        manner="tournament",
        options=as_written(options),
        players=(),
        opened_at=at,
    )


def opened(id: str, options: Options, at: int) -> Table:
    return open_table(EVENT, header(id, options, at))


def say(event: Table, action: Action, at: int, seat: Seat = DIRECTOR, command: str = "") -> Submitted:
    """Somebody says something at an event: the event after it, the entries to keep, and the ruling."""
    if isinstance(action, TABLE_ACTIONS) and seat not in (DIRECTOR, HALL, CLOCK):
        return Submitted(event, (), refused("event-roles", "Only the Tournament Director does that."))
    if seat == CLOCK:
        prompt = next((p.id for p in event.prompts if p.seat == CLOCK), "")
    else:
        prompt = str(seat)
    return submit(event, seat, action, prompt=prompt, at=at, command=command)
