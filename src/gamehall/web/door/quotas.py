"""How many tables one person, and one address, may have standing at once.

Those count that gather, and those in play that were opened in the last twelve hours: a game somebody left
last week is in nobody's way. A teacher may open the tables of several classes in a day.
"""

from collections import OrderedDict

from msgspec import Struct

from gamehall.store.standing import Opened, Standing
from gamehall.web.door.limits import TooMuch, Visitor

LATELY_MS = 12 * 3_600_000
_MOST_ADDRESSES = 20_000


class Quota(Struct, frozen=True):
    tables: int
    of_bots: int
    """Bots that play among themselves think without a pause."""


PERSON = Quota(tables=120, of_bots=6)
ADDRESS = Quota(tables=400, of_bots=40)

_PERSON_SAYS = (
    "You have opened {n} tables that are not over. Finish some, or close those that nobody came to."
)
_ADDRESS_SAYS = "{n} tables that are not over were opened from your address. Some have to be finished first."
_BOTS_SAY = (
    "Bots play each other at {n} tables that were opened from here. Wait until one of these games is over."
)


class Quotas:
    """Who opened a table stands in its row; from which address is remembered only here."""

    def __init__(self, standing: Standing) -> None:
        self._standing = standing
        self._opened: OrderedDict[str, dict[str, int]] = OrderedDict()

    def check(self, visitor: Visitor, now: int, *, bots_only: bool) -> None:
        """Whether one more table may be opened. It reads from the disk."""
        since = now - LATELY_MS
        _hold(self._standing.opened_by(visitor.person, since), PERSON, _PERSON_SAYS, bots_only)
        opened = {id: at for id, at in self._opened.get(visitor.address, {}).items() if at >= since}
        if len(opened) >= ADDRESS.of_bots:
            _hold(self._standing.among(list(opened), since), ADDRESS, _ADDRESS_SAYS, bots_only)

    def opened(self, visitor: Visitor, table: str, now: int) -> None:
        tables = self._opened.setdefault(visitor.address, {})
        self._opened.move_to_end(visitor.address)
        for id in [id for id, at in tables.items() if at < now - LATELY_MS]:
            del tables[id]
        tables[table] = now
        if len(self._opened) > _MOST_ADDRESSES:
            self._opened.popitem(last=False)


def _hold(opened: Opened, quota: Quota, says: str, bots_only: bool) -> None:
    if opened.tables >= quota.tables:
        raise TooMuch(says.format(n=opened.tables), 60)
    if bots_only and opened.of_bots >= quota.of_bots:
        raise TooMuch(_BOTS_SAY.format(n=opened.of_bots), 60)
