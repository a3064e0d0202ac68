"""A game: a name, its books, and five pure functions."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.facts import Facts
from gamehall.kernel.inventory import Inventory
from gamehall.kernel.newcomers import FirstGame
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.prompt import Limit, Prompt
from gamehall.kernel.rulebook import Shelf
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import JUDGE, Official, Seat

State = Any
"""A game's own frozen position. The kernel hands it round and never looks inside."""


class Game(Struct, frozen=True, eq=False):
    id: str
    name: str
    shelves: tuple[Shelf, ...]
    options: type
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]

    opening: Callable[[Any, tuple[Seat, ...]], State]
    """The table as set up."""
    prompts: Callable[[State], tuple[Prompt, ...]]
    """Whom are we waiting for?"""
    rule: Callable[[State, Seat, Action], Ruling]
    """May they, and what follows? Changes nothing, never raises for a bad move."""
    apply: Callable[[State, Event], State]
    """It happened: the new position. Never refuses."""
    outcome: Callable[[State], Outcome | None]
    """Is it over, and who won?"""

    seats: tuple[int, int] = (2, 2)
    """Fewest and most players."""
    usual: int = 0
    """How many usually sit down to it; 0: as few as can be."""
    officials: tuple[Official, ...] = (Official(JUDGE, "Judge"),)
    judge: Callable[[State, Prompt], Action | None] | None = None
    """What the software in a judge's chair says, and proposes to a person there; None: it cannot tell."""
    legal: Callable[[State, Prompt], tuple[Action, ...]] | None = None
    """Every legal answer to a prompt, where that can be listed."""
    pieces: Callable[[State], Inventory] | None = None
    """Where every piece is, to prove that none is ever lost."""
    portray: Callable[[State], str] | None = None
    """The position as text, for the terminal, the plain page and the screen reader."""
    facts: Callable[[State, Seat, tuple[Prompt, ...]], Facts] | None = None
    """What a seat is told of the position it sees, with the questions put to it."""
    dials: Callable[[State], tuple[Limit, ...]] | None = None
    """The timers everybody sees at all times, such as each player's clock, also while they stand."""
    tagline: str = ""
    presets: dict[str, dict[str, Any]] = {}
    """For each manner, the options a new table starts from where they differ from the defaults."""

    first: FirstGame | None = None
    """How somebody plays who has never played; without it `Play now` opens a guided table like any other."""

    teams: bool = False
    """Odd chairs play against even chairs, and win and lose together."""
    stamps: Callable[[Any], dict[str, Any]] | None = None
    """What the record must tell besides the options chosen, such as the edition of a word list.
    Raises ValueError with a plain sentence where the options ask for what this hall does not have."""
    choices: Callable[[], dict[str, tuple[tuple[str, str], ...]]] | None = None
    """For options that only this hall can list: each value, and what people call it."""

    leaves: Callable[[State, Seat, str], tuple[Event, ...]] | None = None
    """Where more than two play: what follows when one resigns, or forfeits for this reason, and the others
    play on. Nothing: the game ends."""

    ponders: Callable[[State, Action | Prompt], bool] | None = None
    """Where some rulings take long (a sentence is read): whether the one on this act, or a judge's on this
    question, does. Those are made beside the hall's other work."""

    credit: Callable[[State], int] | None = None
    """Where players race: how many milliseconds of a player's round trip are credited at most. It counts for
    actions that have a field `credit`; the hall fills it in, and nobody else's figure is heard."""

    room: Callable[[Any], int] | None = None
    """How many players a table with these options has room for, where that may be fewer than usual."""

    bots_play: Callable[[Any], bool] | None = None
    """Whether bots can sit at a table with these options; always, where nothing is said."""

    signed: Callable[[State], tuple[Seat, ...]] | None = None
    """The players who have signed the result by the game's own procedure; the hall asks them nothing more."""

    sound: Callable[[State], bool] | None = None
    """Whether the rules can go on from this position, which an official typed: what is asked of three dice
    finds three. Told by what everybody sees. Not said: from any that can be shown."""

    wooden: Callable[[Any, bool], bool] | None = None
    """Whether a table with these options, and a person or none in the dealer's chair, is a real one at which
    whoever types sees nothing that the players do not see: one of them may keep it. Not said: never."""

    not_now: Callable[[State, Seat, Action], Ruling | None] | None = None
    """Why the game does not take this act from this seat now, by its own rules: a refusal. None: the hall's
    own answer will do."""

    unlisted: frozenset[str] = frozenset()
    """Kinds of acts that are never listed among the answers: to find one is the game."""

    def shelf(self, id: str) -> Shelf:
        for shelf in self.shelves:
            if shelf.id == id:
                return shelf
        raise KeyError(f"{self.name} has no book {id!r}; it has {', '.join(one.id for one in self.shelves)}.")

    def by(self, book: str) -> "Game":
        """This game as one of its shelves has it played: with its chairs and its officials."""
        return _by(self, book)

    def may_forfeit(self) -> tuple[Official, ...]:
        """The officials who may take a game away, the highest last."""
        return tuple(official for official in self.officials if not official.barred)

    def most_players(self, options: Any) -> int:
        """How many can sit at a table with these options."""
        return min(self.seats[1], self.room(options)) if self.room else self.seats[1]

    def side(self, seat: Seat, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Those who win and lose together with this seat, itself among them."""
        return tuple(s for s in seats if int(s[1:]) % 2 == int(seat[1:]) % 2) if self.teams else (seat,)


@lru_cache(maxsize=64)
def _by(game: Game, book: str) -> Game:
    shelf = game.shelf(book)
    if game.shelves == (shelf,):
        return game
    seats, officials = shelf.seats or game.seats, shelf.officials or game.officials
    return replace(game, shelves=(shelf,), seats=seats, officials=officials, teams=shelf.teams)
