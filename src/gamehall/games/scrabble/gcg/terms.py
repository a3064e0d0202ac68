"""By which options a game file was played, as far as it shows."""

from typing import Any

from gamehall.games.scrabble.gcg.values import UNCOUNTED, GameFile, Reading
from gamehall.games.scrabble.options import POINTS, Penalty

_RULES: tuple[Penalty, ...] = ("5 per turn", "10 per turn", "5 per word", "10 per word")


def terms_of(reading: Reading, codes: frozenset[str]) -> dict[str, Any]:
    """The options of a table at which this file can be played again; `codes` is what was found of it."""
    file = reading.game
    kinds = [event.kind for event in file.events]
    terms: dict[str, Any] = _challenges(file)
    if not fines_of(file):
        terms["minutes"] = 0
    if "exchange-late" in codes:
        terms["exchange_min"] = 1
    if "zeros-overrun" in codes:
        terms["zeros"] = _zeros(file)
    if "rack-gained" in kinds and "rack-lost" in kinds:
        terms["unplayed"] = "add and subtract"
    if file.events[-1].notes[-1:] == (UNCOUNTED,):  # by the other book, which knows no end by zeros either
        terms |= {"unplayed": "none", "exchange_min": 1, "zeros": 0}
    return terms


def fines_of(file: GameFile) -> dict[str, int]:
    """Points each nickname loses for time, all penalties together."""
    fines: dict[str, int] = {}
    for event in file.events:
        if event.kind == "time" and event.score < 0:
            fines[event.nick] = fines.get(event.nick, 0) - event.score
    return fines


def _zeros(file: GameFile) -> int:
    """How many turns without a score end the game, where it went on after six; 0: no number does."""
    runs, longest = 0, 0
    for n, event in enumerate(file.events):
        withdrawn = [later.kind for later in file.events[n + 1 : n + 2]] == ["withdrawn"]
        if event.kind in ("pass", "exchange") or (event.kind == "play" and withdrawn):
            runs += 1
        elif event.kind == "play":
            longest, runs = max(longest, runs), 0
    ended = any(event.kind == "rack-lost" for event in file.events)
    return runs if ended and runs > longest and runs <= 20 else 0


def _challenges(file: GameFile) -> dict[str, Any]:
    """Which challenge rule the file was played by."""
    cost = [
        (event.score, len(file.challenged(n - 1)) if n else 0)
        for n, event in enumerate(file.events)
        if event.kind == "challenge"
    ]
    if not cost:
        if any(n + 1 not in file.lost for n in file.stood):
            return {"challenge": "single"}
        return {"challenge": "double"} if file.lost else {}
    fitting = (rule for rule in _RULES if all(_fits(rule, abs(points), words) for points, words in cost))
    booked = {"penalty": "deduction"} if max(cost)[0] < 0 else {}
    return {"challenge": next(fitting, "5 per word"), **booked}


def _fits(rule: Penalty, points: int, words: int) -> bool:
    """Whether a wrong challenge costs so much; how many words were challenged is not always told."""
    if "turn" in rule:
        return points == POINTS[rule]
    return points == words * POINTS[rule] if words else points % POINTS[rule] == 0
