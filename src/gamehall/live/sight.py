"""What each seat sees of a live table, kept up to date entry by entry."""

from gamehall.kernel.seat import Seat
from gamehall.kernel.table import Table
from gamehall.kernel.views import View, catch_up, view_of


class Sights:
    """A seat from which nothing has ever been hidden sees the table itself; others fold their own view.

    The position depends on events alone, so unredacted events give the very same position, and a game
    without secrets is folded once however many people look on.
    """

    def __init__(self) -> None:
        self._seen_whole: dict[Seat, int] = {}
        self._views: dict[Seat, View] = {}

    def of(self, table: Table, seat: Seat) -> Table:
        """The table from this seat. Its entries may be whole: send `seen_entries`, never these."""
        view = self._views.get(seat)
        if view is None:
            if self._sees_all(table, seat):
                return table
            view = view_of(table, seat)
        elif view.seq < table.seq:
            view = catch_up(view, table)
        self._views[seat] = view
        return view.table

    def _sees_all(self, table: Table, seat: Seat) -> bool:
        known = self._seen_whole.get(seat, 0)
        if any(entry.ruling.seen_by(seat) is not entry.ruling for entry in table.entries[known:]):
            return False
        self._seen_whole[seat] = table.seq
        return True
