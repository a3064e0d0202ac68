"""Who can still win a prize: reckoned out where that can be done, else simulated; and said in a sentence."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from gamehall.tournaments.outlook.ahead import MOST_MARGIN, Ahead
from gamehall.tournaments.outlook.chances import SIMULATIONS, Chance, chances
from gamehall.tournaments.outlook.drawing import Model
from gamehall.tournaments.outlook.reach import Needs, Reach, reach
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.scoring import Scoring

Verdict = Literal["certain", "open", "out"]

_MODEL = Model()
_NOBODY: Mapping[int, int] = {}


class Line(Struct, frozen=True):
    """What is before one entrant."""

    number: int
    verdict: Verdict
    """Certain and out are always proved."""
    says: str
    reach: Reach
    chance: Chance | None = None
    """Where it was simulated."""


class Outlook(Struct, frozen=True):
    lines: tuple[Line, ...]
    """In the order of the standings."""
    prizes: int
    exact: bool
    """Every verdict is proved, also that a prize is still open."""
    simulations: int = 0


def outlook(
    entrants: Sequence[Entrant],
    results: Sequence[Result],
    scoring: Scoring,
    ahead: Ahead,
    prizes: int,
    seed: str = "",
    penalties: Mapping[int, int] = _NOBODY,
    simulations: int = SIMULATIONS,
    model: Model = _MODEL,
    most_margin: int = MOST_MARGIN,
) -> Outlook:
    """The places 1 to `prizes` win something; who shares the last of them wins it too."""
    reaches = reach(entrants, results, scoring, ahead, prizes, seed, penalties, most_margin)
    exact = all(_verdict(one, prizes) != "open" or one.open(prizes) for one in reaches)
    if exact:
        return Outlook(tuple(_reckoned(one, prizes) for one in reaches), prizes, exact)
    likely = {
        one.number: one
        for one in chances(entrants, results, scoring, ahead, prizes, simulations, seed, penalties, model)
    }
    lines = tuple(_simulated(one, prizes, likely[one.number]) for one in reaches)
    return Outlook(lines, prizes, exact, simulations)


def _verdict(one: Reach, prizes: int) -> Verdict:
    return "certain" if one.certain(prizes) else "out" if one.out(prizes) else "open"


def _reckoned(one: Reach, prizes: int) -> Line:
    verdict = _verdict(one, prizes)
    return Line(one.number, verdict, _proved(verdict) or _open(one.needs), one)


def _simulated(one: Reach, prizes: int, chance: Chance) -> Line:
    verdict = _verdict(one, prizes)
    return Line(one.number, verdict, _proved(verdict) or _likely(chance), one, chance)


def _proved(verdict: Verdict) -> str:
    match verdict:
        case "certain":
            return "Certain of a prize."
        case "out":
            return "Out of the prizes."
        case "open":
            return ""


def _open(needs: Needs | None) -> str:
    if needs is None:
        return "Can still win a prize."
    if not needs.games:
        return "Can still win a prize: its own games are over, others decide."
    last = "its last game" if needs.games == 1 else f"its last {needs.games} games"
    must = _must(needs.fewest, needs.games, last)
    if needs.enough is None:
        told = must or f"{last} alone will not decide it"
    elif needs.fewest == needs.enough:
        told = f"{must}, and that is enough"
    else:
        enough = f"{_make(needs.enough, needs.games, last)} is enough"
        told = f"{must}; to {enough}" if must else f"to {enough}, and with less others decide"
    return f"Can still win a prize: {told}."


def _must(halves: int, games: int, last: str) -> str:
    if not halves:
        return ""
    return f"must {'at least ' if halves < 2 * games else ''}{_make(halves, games, last)}"


def _make(halves: int, games: int, last: str) -> str:
    if halves == 2 * games:
        return f"win {last}"
    if games == 1:
        return f"draw {last}"
    wins = f"{halves // 2 or ''}{'½' if halves % 2 else ''}"
    return f"make {wins} {'wins' if halves > 2 else 'win'} of {last}"


def _likely(chance: Chance) -> str:
    if not chance.prize:
        return f"None of the {chance.simulations:,} simulations ends in the prizes."
    if chance.prize == 1:
        return f"All of the {chance.simulations:,} simulations end in the prizes."
    share, error = 100 * chance.prize, 100 * chance.error
    digits = 0 if error >= 0.95 else 1
    return f"About {share:.{digits}f} % (± {error:.{digits}f}) of the simulations end in the prizes."
