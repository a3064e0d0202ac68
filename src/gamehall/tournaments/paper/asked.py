"""What is to be printed of an event: how it stands, which round, and the links of those who take part."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from gamehall.tournaments.event.state import State
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.site import places
from gamehall.tournaments.site.results import Division, Sat, division

_NO_LINKS: Mapping[int, str] = {}


class Asked(Struct, frozen=True):
    state: State
    divisions: tuple[Division, ...]
    """As far as they hang out: no pairing is printed before it is published."""
    number: int = 0
    """The round; 0: of each division the last that hangs out."""
    links: Mapping[int, str] = _NO_LINKS
    """By the number of an entrant."""

    @property
    def headline(self) -> str:
        options = self.state.options
        return " · ".join(filter(None, (options.name, options.place, options.date)))

    def tables(self) -> Iterator[tuple[Division, int, tuple[Sat, ...]]]:
        """Of every division the round that is asked for, where it hangs out."""
        for one in self.divisions:
            number = self.number or len(one.rounds)
            if 0 < number <= len(one.rounds):
                yield one, number, one.rounds[number - 1]

    def name(self, number: int) -> str:
        return one_line(self.state.name(number))

    def entrants(self) -> list[Entrant]:
        """Everybody, by name."""
        return sorted(self.state.entrants.values(), key=lambda one: (one.name.casefold(), one.number))


def asked(state: State, number: int = 0, links: Mapping[int, str] = _NO_LINKS) -> Asked:
    keys = places.keys(state.divisions)
    divisions = tuple(division(state, name, key) for name, key in keys.items() if state.of(name))
    return Asked(state, divisions, number, links)


def one_line(text: str) -> str:
    """A name stands on one line, however it was written."""
    return " ".join(text.split())
