"""The `.tou` files of AUPAIR, in which results are sent to be rated.

A line for each entrant: the name in twenty columns, and for each round a block of the mark (2 won, 1 drawn),
the score, and the opponent's number with a plus before it for who began. Who has nobody across has their own
number there: with the mark a bye, with the plus alone a round lost without a game, with neither no round.
Source: files that AUPAIR and Woogles have written, and the readers of WESPA and CoCo."""

import re
from collections.abc import Mapping, Sequence
from datetime import date

from msgspec.structs import replace

from gamehall.kernel.files import Unfit
from gamehall.tournaments.event.state import State
from gamehall.tournaments.files.plain_letters import ascii_of, told_apart
from gamehall.tournaments.files.problems import Written
from gamehall.tournaments.files.snapshot import Sat, Snapshot, snapshot
from gamehall.tournaments.files.tsh import unfit
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.scoring import Scoring
from gamehall.tournaments.standings.worth import shares

COLUMNS = 20
END = "*** END OF FILE ***"
HIGH_WORD = f"{'0':>39}"
"""The best word and what it scored: here nobody asks for it."""
NO_DATE = "00.00.0000"
MOST_SCORE = 999
_LINE_END = "\r\n"
_WON, _DRAWN, _LOST = "2", "1", " "


def write_tou(state: State) -> Written:
    """The event as AUPAIR has it, and what of it that cannot tell; `Unfit` where it has no place for it."""
    return told_tou(snapshot(state), state.format.scoring)


def told_tou(event: Snapshot, scoring: Scoring) -> Written:
    if fault := unfit(event) or _too_high(event):
        raise Unfit(fault)
    lines: list[str] = []
    notices: list[str] = []
    named = dict(zip(event.divisions, told_apart((d or "A" for d in event.divisions), 60), strict=True))
    scoring = replace(scoring, cap=0, caps={})
    for division in event.divisions:
        entrants = event.of(division)
        names = told_apart([one.name for one in entrants], COLUMNS)
        changed = [one.name for one, told in zip(entrants, names, strict=True) if one.name != told]
        if changed:
            notices.append(f"{len(changed)} names are in plain letters and twenty columns, as {changed[0]}.")
        lines += [f"*M{_dated(event.date)} {ascii_of(event.name)}".rstrip(), f"*{named[division]}", HIGH_WORD]
        lines += _lines(event, division, entrants, names, scoring)
    if _dated(event.date) == NO_DATE:
        notices.append("The event has no date that a calendar knows; the file has none either.")
    if event.penalties:
        notices.append("Penalties are not in the file.")
    if any(one.result and one.result.how not in ("played", "bye") for one in _all(event)):
        notices.append("Who won by a forfeit has a bye there, and who forfeited a lost round.")
    return Written(_LINE_END.join([*lines, END, ""]).encode("ascii"), tuple(notices))


def _all(event: Snapshot) -> list[Sat]:
    return [sat for rounds in event.rounds.values() for tables in rounds for sat in tables]


def _too_high(event: Snapshot) -> str:
    """Why its figures have no room in three columns; empty: they have."""
    for sat in _all(event):
        for figure in (*sat.result.scores, sat.result.margin) if sat.result else ():
            if not 0 <= abs(figure) <= MOST_SCORE or (figure < 0 and sat.result and sat.result.played):
                return (
                    f"A score of {figure:,} stands in round results; the file has room for 0 to {MOST_SCORE}."
                )
    return ""


def _dated(text: str) -> str:
    try:
        return date.fromisoformat(text).strftime("%d.%m.%Y")
    except ValueError:
        return NO_DATE


def _lines(
    event: Snapshot, division: str, entrants: Sequence[Entrant], names: Sequence[str], scoring: Scoring
) -> list[str]:
    place = {one.number: at for at, one in enumerate(entrants, start=1)}
    width = 4 if len(entrants) > 99 else 3
    rounds = event.rounds.get(division, ())
    seats = [{who: sat for sat in tables for who in sat.who} for tables in rounds]
    lines = []
    for one, name in zip(entrants, names, strict=True):
        blocks = [_block(one.number, found.get(one.number), place, scoring) for found in seats]
        while blocks and blocks[-1] is None:
            blocks.pop()
        told = [block or (_LOST, 0, str(place[one.number])) for block in blocks]
        lines.append(f"{name:<{COLUMNS}}" + "".join(f" {m}{s:>3} {who:>{width}}" for m, s, who in told))
    return lines


Block = tuple[str, int, str]
"""The mark, the score, and the opponent with the plus."""


def _block(number: int, sat: Sat | None, place: Mapping[int, int], scoring: Scoring) -> Block | None:
    """Nothing where somebody was not paired. A game without a result is nought to nought, and not drawn."""
    if sat is None or (sat.result is None and len(sat.who) == 1):
        return None
    other = next((who for who in sat.who if who != number), number)
    plus = "+" if sat.who[0] == number and sat.begins else ""
    if sat.result is None:
        return (_LOST, 0, f"{plus}{place[other]}")
    share = next(one for one in shares(sat.result, scoring) if one.number == number)
    if len(sat.who) == 1 or not sat.result.played or sat.result.conduct:
        own = str(place[number])
        return (_WON, abs(share.spread), own) if share.wins == 2 else (_LOST, abs(share.spread), f"+{own}")
    score = sat.result.scores[sat.who.index(number)]
    return ((_LOST, _DRAWN, _WON)[share.wins], score, f"{plus}{place[other]}")


HEADER = re.compile(r"\*M(?P<day>\d\d)\.(?P<month>\d\d)\.(?P<year>\d{4}) ?(?P<name>.*)")
