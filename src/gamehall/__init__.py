"""Gamehall plays, referees, times and scores table games by their printed rules.

    import gamehall

    sitting = gamehall.sit("contig60", players=["Ana"], bots=["greedy"], seed=7)
    sitting.play()                        # the bots, until somebody else must speak
    sitting.legal("p1")                   # what the rules take from Ana now
    sitting.say("p1", "toss")             # an act, or its words as people type them
    sitting.save("game.jsonl")
    gamehall.audit(gamehall.load("game.jsonl"))

Everything named here is loaded when it is first used: docs/library.md shows what there is.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gamehall.bots.bot import NoSuchBot, call_bot
    from gamehall.bots.seating import sit
    from gamehall.english.asking import judge_sentence, read_sentence
    from gamehall.english.explaining import NoClaim
    from gamehall.games.scrabble.positions import NoPosition, scrabble_plays
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
    from gamehall.lexicon.search import anagrams, hooks, matching
    from gamehall.lexicon.shelf import NoSuchLexicon
    from gamehall.lexicon.shelf import lexicon as words

__all__ = [
    "Action",
    "Answer",
    "Bot",
    "Entry",
    "Event",
    "Game",
    "Header",
    "Lexicon",
    "NoClaim",
    "NoPosition",
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
    "judge_sentence",
    "load",
    "matching",
    "positions",
    "read_sentence",
    "replay",
    "scrabble_plays",
    "sit",
    "words",
]

__version__ = "0.1.0"

_HOMES = {
    "bots.bot": ("NoSuchBot", "call_bot"),
    "bots.seating": ("sit",),
    "english.asking": ("judge_sentence", "read_sentence"),
    "english.explaining": ("NoClaim",),
    "games.scrabble.positions": ("NoPosition", "scrabble_plays"),
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
    "lexicon.shelf": ("NoSuchLexicon",),
}
"""Where each name is found when it is first used. `games` is the package, which can be called."""


def __getattr__(name: str) -> object:
    if name == "games":
        return import_module("gamehall.games")
    if name == "words":
        found: object = import_module("gamehall.lexicon.shelf").lexicon
    elif home := next((home for home, names in _HOMES.items() if name in names), None):
        found = getattr(import_module(f"gamehall.{home}"), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
