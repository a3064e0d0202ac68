"""Names that the hall itself gives: nobody else has one, or others would take a guest for an official."""

import re
import unicodedata
from functools import lru_cache

from gamehall.bots.bot import bot_title
from gamehall.kernel import catalog
from gamehall.live.bots import bots_of

ORGANISER = ("Organiser", "Organizer")
_ALWAYS = ("The hall", "Gamehall", "The hall's software", "Official", "Dealer", "Scorer", "Timekeeper")

_ALIKE = str.maketrans("аеорсухіјѕтнкмвο013i|", "aeopcyxljsthkmboolell")
"""Letters of other alphabets, and figures, that look like ours; i, l and 1 are one."""


def taken_by_the_hall(name: str, *, organiser: bool = False) -> bool:
    """Whether a guest of this name could be taken for the hall, an official or a bot."""
    plain = _plain(name)
    if organiser and plain in {_plain(own) for own in ORGANISER}:
        return False
    names, bots = _taken()
    return plain in names or plain.removeprefix("the") in names or bool(bots.fullmatch(plain))


@lru_cache(maxsize=1)
def _taken() -> tuple[frozenset[str], re.Pattern[str]]:
    games = catalog.games().values()
    titles = {o.title for game in games for shelf in game.shelves for o in game.by(shelf.id).officials}
    bots = {_plain(bot_title(game, bot)) for game in games for bot in bots_of(game.id)}
    named = frozenset(_plain(name) for name in (*ORGANISER, *_ALWAYS, *titles))
    return named, re.compile(f"({'|'.join(sorted(bots))})[a-z]?")


def _plain(name: str) -> str:
    """A name as a quick eye reads it: no accents, blanks or marks, and letters that look alike are one."""
    apart = unicodedata.normalize("NFKD", name).casefold().translate(_ALIKE)
    return "".join(sign for sign in apart if sign.isalnum())
