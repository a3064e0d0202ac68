"""What a game may have besides its rules: records of these kinds, found in its folder by their names.

A `Terminal` stands as `TERMINAL` in the game's `terminal.py`, its `Bots` as `BOTS` in `bots.py`, and so on.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from gamehall.kernel.action import Action
from gamehall.kernel.files import FileKind
from gamehall.kernel.game import State
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.question import Question
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.seat import Seat

Bot = Callable[[State, Seat, tuple[Prompt, ...], Random], Answer | None]
"""Given a seat's own view and the prompts put to it, what it answers; None: nothing now."""

Factory = Callable[..., Bot]
"""Takes a bot's settings as keywords, such as `err=0.1`, and gives the bot."""

Remark = Callable[[State, Seat, Action], str]

Paint = Callable[[State], Iterable[tuple[str, str]]]
"""Patterns in what is drawn, and the style of what they match."""


class Hint(Struct, frozen=True):
    """Something a learner may do, and why; the later ones of a list tell more."""

    says: str
    action: Action | None = None


class Terminal(Struct, frozen=True, kw_only=True):
    """A table of the game in a terminal: what is typed, and what is drawn."""

    help: str = ""
    """What people type, a line each."""
    parse: Callable[[State, Prompt, str], Action | None] | None = None
    """The action these words mean in answer to this prompt; None: they mean none."""
    own_words: frozenset[str] = frozenset()
    """Kinds of acts that nothing but `parse` reads."""
    ways: Callable[[State, Prompt], tuple[str, ...]] | None = None
    """How the answers to a prompt are typed, whatever they are."""
    explain: Callable[[State, tuple[Prompt, ...], str], str] | None = None
    """How to write what could not be read."""
    write: Callable[[State, Action], str] | None = None
    """An act as it is typed; empty for those that have no such form."""
    picture: Callable[[State, Seat], str] | None = None
    """The board for a seat, where the portrait is not enough."""
    paint: Paint | None = None
    paint_hints: Paint | None = None
    """More colours at a guided table, which help whoever plays."""
    shows: Mapping[str, Callable[[State], str]] = {}
    """Further things to look at, such as a score sheet, by what is typed for them."""


class Rung(Struct, frozen=True):
    """One step of the ladder of bots, as people choose from it."""

    name: str
    """In a word or two: `Beginner`. At the table the bot goes by it."""
    says: str
    """How it plays, in one short sentence."""


class Bots(Struct, frozen=True, kw_only=True):
    """Players made of software."""

    kinds: dict[str, Factory]
    """By name, the strongest last."""
    ladder: dict[str, Rung]
    """Each kind as people choose it; who begins meets the first."""
    warm: Callable[[], None] | None = None
    """Make ready what would make their first answers slow."""
    remark: Remark | None = None
    """What is worth counting in a player's play when bots play matches; empty: nothing."""


class Engine(Struct, frozen=True, kw_only=True):
    """What would make the first answers slow, done beforehand."""

    warm: Callable[[], None]
    """Once on a machine: what is kept on the disk."""
    rouse: Callable[[], None] | None = None
    """Once in a process, before the first ruling of a table is waited for."""


class Hints(Struct, frozen=True, kw_only=True):
    """What a learner could do now."""

    hints: Callable[[State, Seat], Sequence[Hint]]


class Review(Struct, frozen=True, kw_only=True):
    """A look back at a game that is over."""

    review: Callable[[Header, Sequence[Entry]], Any]
    tell: Callable[[Any], list[str]]
    """The same in plain sentences."""


class Page(Struct, frozen=True, kw_only=True):
    """What the game's board in the browser has to know besides its types."""

    constants: Mapping[str, object]


class Picture(Struct, frozen=True, kw_only=True):
    """The game's board as the lobby shows it, so that one sees what is played before one sits down."""

    svg: Callable[[], str]
    """A drawing of 320 by 200, in the colours of the hall: `fill="var(--board-paper)"`."""
    says: str
    """What is to be seen on it, for those who do not see it."""


class Plain(Struct, frozen=True, kw_only=True):
    """The game in words alone, for the page without script and without a board."""

    say: Callable[[State, Action], str]
    """An act as a button says it, in the imperative: `Put a chip on 32`. May name seats, as `{p2}`."""
    kinds: Mapping[str, str]
    """What a player does by a kind of act that has to be written or chosen from many."""
    offers: Callable[[State, Prompt], Sequence[Action]]
    """Answers that may be offered in every manner: to read them tells nobody what lies hidden or is right."""


class Files(Struct, frozen=True, kw_only=True):
    """The files of other programs that the game reads and writes."""

    kinds: Mapping[str, FileKind]
    """By the ending of their names."""


class Questions(Struct, frozen=True, kw_only=True):
    """What the game's board in the browser may ask besides what everybody is sent."""

    asked: tuple[Question, ...]

    def named(self, name: str) -> Question | None:
        return next((one for one in self.asked if one.name == name), None)


class Glossary(Struct, frozen=True, kw_only=True):
    """Words of a game that somebody hears for the first time, each with what it means."""

    terms: Mapping[str, str]


class Library(Struct, frozen=True, kw_only=True):
    """What the game gives to programs besides its rules: `import gamehall` has these names too."""

    names: Mapping[str, tuple[str, ...]]
    """By the module of the game's folder that has them; it is imported when a name is first used."""


KINDS = (Terminal, Bots, Engine, Hints, Review, Page, Picture, Plain, Files, Questions, Library, Glossary)

Part = TypeVar(
    "Part", Terminal, Bots, Engine, Hints, Review, Page, Picture, Plain, Files, Questions, Library, Glossary
)
