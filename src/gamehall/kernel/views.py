"""What one seat sees: the same game folded from the redacted record."""

from msgspec import Struct

from gamehall.kernel.facts import Facts, in_manner
from gamehall.kernel.game import State
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Entry
from gamehall.kernel.seat import CLOCK, DEALER, Seat, is_player
from gamehall.kernel.table import Table, add, open_table


class View(Struct, frozen=True):
    """A seat's own copy of the table. It is a table like any other, made of what the seat may know."""

    seat: Seat
    table: Table

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def seq(self) -> int:
        return self.table.seq

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """The questions put to this seat."""
        return tuple(p for p in self.table.prompts if p.seat == self.seat)

    @property
    def facts(self) -> Facts | None:
        """What this seat is told of the position."""
        game = self.table.game
        told = game.facts and game.facts(self.state, self.seat, self.prompts)
        return in_manner(told, self.table.header.manner) if told else None

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that must answer before play goes on."""
        seats = [p.seat for p in self.table.prompts if p.must and p.seat not in (CLOCK, DEALER)]
        return tuple(dict.fromkeys(seats))


def books_closed(table: Table, seat: Seat) -> bool:
    """Whether this seat plays at a tournament by books that stay shut as long as the game may go on."""
    tournament = table.header.manner == "tournament" and is_player(seat)
    return tournament and table.game.shelf(table.header.book).closed_books and not table.closed


def view_of(table: Table, seat: Seat) -> View:
    """A seat's view from the first entry to now."""
    return catch_up(View(seat, open_table(table.game, table.header)), table)


def catch_up(view: View, table: Table) -> View:
    """Bring a view up to the table's last entry."""
    own = view.table
    for entry in table.entries[own.seq :]:
        own = add(own, entry.seen_by(view.seat))
    return View(view.seat, own)


def seen_entries(table: Table, seat: Seat, since: int = 0) -> tuple[Entry, ...]:
    return tuple(entry.seen_by(seat) for entry in table.entries[since:])
