"""`gamehall linguishtik shakes`: a campaign of bots, with what it came to as tables or as JSON."""

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table as Sheet

from gamehall.games.linguishtik import bots as software
from gamehall.games.linguishtik.campaign.shakes import Meeting, Shaken, play_meeting
from gamehall.games.linguishtik.campaign.tally import ShakesTally, tally
from gamehall.games.linguishtik.charts import charts
from gamehall.machine.speech import Unusable, console, errors

_DIVISIONS = ("senior", "junior", "middle", "elementary")
_A_TABLE = 5
"""So many shakes are played at one table."""
_PLAYERS = (2, 3)


def play_shakes(division: str, bots: str, shakes: int, seed: int, jobs: int, json: bool, wrong: bool) -> int:
    kinds = tuple(kind.strip() for kind in bots.split(",") if kind.strip())
    for kind in kinds:
        if kind not in software.BOTS.kinds:
            raise Unusable(f"LinguiSHTIK has no bot {kind!r}; it has {', '.join(software.BOTS.kinds)}.")
    if len(kinds) not in _PLAYERS:
        raise Unusable("Name two or three bots, separated by commas.")
    divisions = _DIVISIONS if division == "all" else (division,)
    found: dict[str, ShakesTally] = {}
    doubted: list[Shaken] = []
    for each in divisions:
        meetings = tuple(_meetings(each, kinds, shakes, seed))
        runs = _played(meetings, jobs or len(os.sched_getaffinity(0)))
        played = list(track(runs, each, total=len(meetings), console=errors(), transient=True))
        played.sort(key=lambda one: one.meeting.number)
        found[each] = tally(played)
        doubted += played
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        for each, result in found.items():
            _print(console(), each, result)
        if wrong:
            _print_wrong(console(), doubted)
    return int(any(result.stalls or result.illegal for result in found.values()))


def _meetings(division: str, kinds: tuple[str, ...], shakes: int, seed: int) -> Iterator[Meeting]:
    for number, first in enumerate(range(0, shakes, _A_TABLE)):
        yield Meeting(division, kinds, seed, number, min(_A_TABLE, shakes - first))


def _played(meetings: Sequence[Meeting], jobs: int) -> Iterator[Shaken]:
    """As they finish; the same shakes, however many tables play at once."""
    if jobs == 1 or len(meetings) == 1:
        software.warm()
        yield from map(play_meeting, meetings)
        return
    # A fresh process: a fork of one with threads in it can hang.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(meetings)), context, software.warm) as pool:
        waiting = [pool.submit(play_meeting, meeting) for meeting in meetings]
        try:
            yield from (done.result() for done in as_completed(waiting))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _print(out: Console, division: str, found: ShakesTally) -> None:
    out.print(
        f"[bold]{division}[/]: {found.shakes} shakes, {len(found.stalls)} stalls, "
        f"{len(found.illegal)} illegal states; {found.moves:.1f} moves and {found.seconds:.2f} s a shake."
    )
    for line in (*found.stalls, *found.illegal):
        out.print(f"  {line}", markup=False)
    chart = charts()["default"].rows
    ends = Sheet(title="How the shakes ended", title_justify="left")
    for heading in ("row", "what it says", "shakes"):
        ends.add_column(heading, justify="right" if heading == "shakes" else "left")
    for row, count in found.rows.items():
        ends.add_row(row, chart[row].says, str(count))
    out.print(ends)
    paid = _sheet("What they paid", "bot", "points a shake", "0", "2", "4", "6", "penalties")
    calls = _sheet("Challenges", "bot", "Now right", "Now wrong", "Impossible right", "Impossible wrong")
    slips = _sheet("Solutions handed in", "bot", "all", *_VERDICTS, "stood")
    for bot in found.bots:
        counts = (bot.paid.get(points, 0) for points in (0, 2, 4, 6))
        paid.add_row(bot.bot, f"{bot.points:.2f}", *map(str, counts), str(bot.penalties))
        right, wrong = bot.called.get("now A", 0), bot.called.get("now B", 0) + bot.called.get("now C", 0)
        none, some = bot.called.get("impossible D", 0), bot.called.get("impossible E", 0)
        calls.add_row(bot.bot, *map(str, (right, wrong, none, some)))
        shares = (f"{100 * bot.verdicts.get(v, 0) / max(1, bot.solutions):.1f} %" for v in _VERDICTS)
        slips.add_row(bot.bot, str(bot.solutions), *shares, str(bot.held))
    for sheet in (paid, calls, slips):
        out.print(sheet)


_VERDICTS = ("valid", "judge", "invalid")


def _sheet(title: str, *headings: str) -> Sheet:
    sheet = Sheet(title=title, title_justify="left")
    for heading in headings:
        sheet.add_column(heading, justify="left" if heading == "bot" else "right")
    return sheet


def _print_wrong(out: Console, played: Sequence[Shaken]) -> None:
    for each in played:
        for slip in each.handed:
            if slip.verdict != "valid":
                asked = ", ".join(slip.asked)
                out.print(f"{slip.bot}, {slip.verdict}: {slip.text} [{slip.word}: {asked}]", markup=False)
                for fault in slip.faults:
                    out.print(f"    {fault}", markup=False)
