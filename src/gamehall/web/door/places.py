"""How many connections fit into the hall, and who has to leave when it is full.

An address may hold a part of them only. When it holds all its part, whoever of it has not finished asking
for anything makes room for the next, so that half a request holds up nobody for long.
"""

import resource
from collections import Counter, OrderedDict, defaultdict
from typing import Protocol

from uvicorn.server import ServerState

FEW_FILES = 1024
"""So many files a hall needs for a school."""
_MOST_FILES = 65_536
_OWN_FILES = 96
"""For the database, word lists and models."""
_AN_ADDRESS = 600
"""A class of forty behind one address: six connections a browser, and four windows with a socket."""


class Guest(Protocol):
    """A connection."""

    address: str

    def throw_out(self) -> None: ...


class Places(ServerState):
    """Everybody inside, by address; and those who still are about to say what they want."""

    def __init__(self, most: int, share: int, proxies: tuple[str, ...] = ()) -> None:
        super().__init__()
        self._most, self._share, self._proxies = most, share, proxies
        self._inside: Counter[str] = Counter()
        self._all = 0
        self._waiting: defaultdict[str, OrderedDict[Guest, None]] = defaultdict(OrderedDict)

    def enter(self, guest: Guest) -> bool:
        """Whether there is a place, or one could be made."""
        address = guest.address
        if (
            self._inside[address] >= self._share
            and address not in self._proxies
            and not self._make_room(address)
        ):
            return False
        if self._all >= self._most and not self._make_room(self._inside.most_common(1)[0][0]):
            return False
        self._inside[address] += 1
        self._all += 1
        return True

    def leave(self, guest: Guest) -> None:
        self.waits(guest, False)
        self._all -= 1
        self._inside[guest.address] -= 1
        if self._inside[guest.address] <= 0:
            del self._inside[guest.address]

    def waits(self, guest: Guest, still: bool) -> None:
        """Whether this guest has not yet said what they want."""
        if still:
            self._waiting[guest.address][guest] = None
        elif guest.address in self._waiting:
            self._waiting[guest.address].pop(guest, None)
            if not self._waiting[guest.address]:
                del self._waiting[guest.address]

    def _make_room(self, address: str) -> bool:
        """The one who has waited longest, and said nothing, goes."""
        waiting = self._waiting.get(address)
        if not waiting:
            return False
        next(iter(waiting)).throw_out()
        return True


def places(files: int, limits: bool, proxies: tuple[str, ...] = ()) -> Places:
    most = _room(files)
    return Places(most, min(_AN_ADDRESS, most // 3) if limits else most, proxies)


def _room(files: int) -> int:
    return max(files - _OWN_FILES, 32)


def open_files() -> int:
    """Every connection is a file: have as many as this machine allows; how many these are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return _MOST_FILES if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (ValueError, OSError):  # some systems name a limit that they do not give
        return soft
    return most


def too_few(files: int) -> str:
    """What is said where a school would not fit in."""
    if files >= FEW_FILES:
        return ""
    return (
        f"This machine lets the hall open {files} files at once, so about {_room(files) // 4} people fit in. "
        f"Enter `ulimit -n {FEW_FILES}` or more before the hall is opened, to let in more."
    )
