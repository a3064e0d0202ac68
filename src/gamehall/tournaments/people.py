"""Who takes part in an event: one player, or a team that plays as one."""

from typing import Annotated

from msgspec import Meta, Struct

from gamehall.kernel.words import Key

Name = Annotated[str, Meta(min_length=1, max_length=80)]

MOST_ENTRANTS = 4_000


class Entrant(Struct, frozen=True):
    """One line of the list of entrants. The number is theirs for the whole event and is never given again."""

    number: int
    name: Name
    rating: int = 0
    """0: not rated."""
    games: int = 0
    """Rated games before this event."""
    school: Annotated[str, Meta(max_length=80)] = ""
    """Or club, or bank: whose own do not meet each other where the format says so."""
    team: Annotated[str, Meta(max_length=80)] = ""
    division: Key = ""
    """The part of the event they play in; each division is paired and ranked by itself."""
    classes: tuple[Key, ...] = ()
    """Prizes they may win beside those for the places."""
    members: tuple[Name, ...] = ()
    """The people of a team that plays as one."""
