"""The result of a match, and how sure one can be of it."""

import math
from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from gamehall.bots.arena import Match, Played


class Tally(Struct, frozen=True):
    """Wins, losses and ties are those of the first bot."""

    games: int
    wins: int
    losses: int
    ties: int
    share: float
    """The first bot's share of decided games, with its 95 % interval."""
    low: float
    high: float
    ends: dict[str, dict[str, int]]
    """For each paragraph games ended by: how often the first won by it, lost by it, tied by it."""
    entries: int
    bots: tuple[dict[str, Any], ...]
    """For each bot: games won, acts, refused acts, and remarks on its play."""


class Speed(Struct, frozen=True):
    """What differs from run to run, kept apart from the result."""

    seconds: float
    entries_a_second: float
    ms_an_act: tuple[float, ...]
    """Each bot's thinking for one act."""


def tally(match: Match, played: Iterable[Played]) -> Tally:
    games = sorted(played, key=lambda game: game.number)
    wins = sum(game.winner == 0 for game in games)
    ties = sum(game.winner is None for game in games)
    losses = len(games) - wins - ties
    low, high = interval(wins, wins + losses)
    ends: dict[str, Counter[str]] = {}
    for game in games:
        how = "ties" if game.winner is None else "wins" if game.winner == 0 else "losses"
        ends.setdefault(game.cites, Counter())[how] += 1
    bots = tuple(_count_bot(games, place, name) for place, name in enumerate(match.bots))
    share = wins / (wins + losses) if wins + losses else 0.5
    return Tally(
        len(games),
        wins,
        losses,
        ties,
        share,
        low,
        high,
        {cites: dict(ends[cites]) for cites in sorted(ends)},
        sum(game.entries for game in games),
        bots,
    )


def speed(played: Iterable[Played], seconds: float) -> Speed:
    games = list(played)
    entries = sum(game.entries for game in games)
    places = range(len(games[0].acts) if games else 0)
    thinking = (
        1000 * sum(g.thought[n] for g in games) / max(1, sum(g.acts[n] for g in games)) for n in places
    )
    return Speed(seconds, entries / seconds, tuple(thinking))


def interval(hits: int, of: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval: where the true share lies, 19 times in 20."""
    if not of:
        return 0.0, 1.0
    share, spread = hits / of, z * z / of
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / of + spread / of / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def _count_bot(games: list[Played], place: int, name: str) -> dict[str, Any]:
    remarks: Counter[str] = Counter()
    for game in games:
        remarks.update(game.remarks[place])
    return {
        "bot": name,
        "won": sum(game.winner == place for game in games),
        "acts": sum(game.acts[place] for game in games),
        "refused": sum(game.refused[place] for game in games),
        "remarks": dict(sorted(remarks.items())),
    }
