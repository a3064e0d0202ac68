"""Gamehall plays, referees, times and scores table games by their printed rules.

    import gamehall

    game, *others = gamehall.games()      # by their ids
    sitting = gamehall.sit(game, players=["Ana"], bots=["random"], seed=7)
    sitting.play()                        # the bots, until somebody else must speak
    acts = sitting.legal("p1")            # what the rules take from Ana now
    sitting.say("p1", acts[0])            # an act, or its words as people type them
    sitting.save("game.jsonl")
    gamehall.audit(gamehall.load("game.jsonl"))

Everything named here is loaded when it is first used, and so is what a game's own `library.py` names:
docs/library.md shows what there is.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gamehall.bots.bot import NoSuchBot, call_bot
    from gamehall.bots.seating import sit
    from gamehall.kernel.action import Action
    from gamehall.kernel.catalog import NoSuchGame, game, games
    from gamehall.kernel.codec import Unreadable
    from gamehall.kernel.event import Event
    from gamehall.kernel.extras import NotInstalled
    from gamehall.kernel.game import Game
    from gamehall.kernel.outcome import Outcome
    from gamehall.kernel.parts import Bot
    from gamehall.kernel.prompt import Answer, Prompt
    from gamehall.kernel.record import Entry, Header, Record
    from gamehall.kernel.records import audit, load, positions, replay
    from gamehall.kernel.ruling import Ruling
    from gamehall.kernel.sitting import NotUnderstood, Sitting
    from gamehall.kernel.table import Table
    from gamehall.kernel.views import View
    from gamehall.lexicon.lexicon import Lexicon
    from gamehall.lexicon.lists.shelf import NoSuchLexicon
    from gamehall.lexicon.lists.shelf import lexicon as words
    from gamehall.lexicon.search import anagrams, hooks, matching

__all__ = [
    "Action",
    "Answer",
    "Bot",
    "Entry",
    "Event",
    "Game",
    "Header",
    "Lexicon",
    "NoSuchBot",
    "NoSuchGame",
    "NoSuchLexicon",
    "NotInstalled",
    "NotUnderstood",
    "Outcome",
    "Prompt",
    "Record",
    "Ruling",
    "Sitting",
    "Table",
    "Unreadable",
    "View",
    "anagrams",
    "audit",
    "call_bot",
    "game",
    "games",
    "hooks",
    "load",
    "matching",
    "positions",
    "replay",
    "sit",
    "words",
]

__version__ = "0.2.0"

_HOMES = {
    "bots.bot": ("NoSuchBot", "call_bot"),
    "bots.seating": ("sit",),
    "kernel.action": ("Action",),
    "kernel.catalog": ("NoSuchGame", "game"),
    "kernel.codec": ("Unreadable",),
    "kernel.event": ("Event",),
    "kernel.extras": ("NotInstalled",),
    "kernel.game": ("Game",),
    "kernel.outcome": ("Outcome",),
    "kernel.prompt": ("Answer", "Prompt"),
    "kernel.record": ("Entry", "Header", "Record"),
    "kernel.records": ("audit", "load", "positions", "replay"),
    "kernel.ruling": ("Ruling",),
    "kernel.parts": ("Bot",),
    "kernel.sitting": ("NotUnderstood", "Sitting"),
    "kernel.table": ("Table",),
    "kernel.views": ("View",),
    "lexicon.lexicon": ("Lexicon",),
    "lexicon.search": ("anagrams", "hooks", "matching"),
    "lexicon.lists.shelf": ("NoSuchLexicon",),
}
"""Where each name is found when it is first used. `games` is the package, which can be called. What
is not here is looked for in what the games themselves give to programs."""


def __getattr__(name: str) -> Any:
    if name == "games":
        return import_module("gamehall.games")
    if name == "words":
        found: object = import_module("gamehall.lexicon.lists.shelf").lexicon
    elif home := next((home for home, names in _HOMES.items() if name in names), None):
        found = getattr(import_module(f"gamehall.{home}"), name)
    elif not name.startswith("_") and (own := import_module("gamehall.kernel.catalog").own_names().get(name)):
        found = getattr(import_module(own), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    own = import_module("gamehall.kernel.catalog").own_names()
    return sorted({*globals(), *__all__, *own})
