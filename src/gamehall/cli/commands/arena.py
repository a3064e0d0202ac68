"""`gamehall arena`: a match between bots over all cores, with its result as a table or as JSON."""

import multiprocessing
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from gamehall.bots.arena import Match, Played, play_number
from gamehall.bots.bot import NoSuchBot, call_bot
from gamehall.bots.tally import Speed, Tally, speed, tally
from gamehall.cli.commands.options import find_game_by, read_options
from gamehall.kernel import catalog
from gamehall.kernel.record import Manner
from gamehall.machine.speech import Unusable, console, errors


def run_match(
    game_id: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    manner: Manner,
    jobs: int,
    option: tuple[str, ...],
    json: bool,
    book: str,
) -> None:
    game = find_game_by(game_id, book)
    if not game.seats[0] <= len(bots) <= game.seats[1]:
        least, most = game.seats
        takes = f"{least}" if least == most else f"{least} to {most}"
        raise Unusable(f"{game.name} takes {takes} players, and {len(bots)} bots were named.")
    match = Match(game_id, bots, seed, manner, read_options(game, manner, option), book)
    try:
        for call in match.bots:
            call_bot(game, call)
    except NoSuchBot as error:
        raise Unusable(str(error)) from error
    start = time.perf_counter()
    played = list(_progress(match, games, jobs or len(os.sched_getaffinity(0))))
    result, pace = tally(match, played), speed(played, time.perf_counter() - start)
    if json:
        both = {"match": match, "result": result, "speed": pace}
        print(msgspec.json.format(msgspec.json.encode(both), indent=2).decode())
    else:
        _print(console(), match, result, pace)


def play_all(match: Match, games: int, jobs: int) -> Iterator[Played]:
    """Every game of the match, as they finish. The same games, however many play at once."""
    if jobs == 1 or games == 1:
        yield from (play_number(match, number) for number in range(games))
        return
    # A fresh process: a fork of one with threads and compiled code in it can hang.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, games), context, _ready, (match,)) as pool:
        waiting = [pool.submit(play_number, match, number) for number in range(games)]
        try:
            yield from (done.result() for done in as_completed(waiting))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _ready(match: Match) -> None:
    """Each process loads its bots once, before the first game."""
    for call in match.bots:
        call_bot(catalog.game(match.game), call)


def _progress(match: Match, games: int, jobs: int) -> Iterator[Played]:
    columns = (
        TextColumn(" against ".join(match.bots)),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[score]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors(), transient=True) as progress:
        task = progress.add_task("", total=games, score="")
        won = [0] * len(match.bots)
        for game in play_all(match, games, jobs):
            if game.winner is not None:
                won[game.winner] += 1
            progress.update(task, advance=1, score=":".join(map(str, won)))
            yield game


def _print(out: Console, match: Match, result: Tally, pace: Speed) -> None:
    one, *others = match.bots
    two = others[0] if len(others) == 1 else "others"
    names = " against ".join(f"[bold]{bot}[/]" for bot in match.bots)
    out.print(f"{names}, {result.games} games of {match.game}, {match.manner}")
    out.print(
        f"{one} won {result.wins}, lost {result.losses}, tied {result.ties}: "
        f"[bold]{100 * result.share:.1f} %[/] of decided games "
        f"(95 % interval {100 * result.low:.1f} to {100 * result.high:.1f})."
    )
    game = catalog.game(match.game)
    shelf = game.shelf(match.book or game.shelves[0].id)
    ends = Table(title="How the games ended", title_justify="left")
    for heading in ("paragraph", "what it says", f"{one} won", f"{two} won", "tied"):
        ends.add_column(heading, justify="right" if "won" in heading or heading == "tied" else "left")
    for cites, how in result.ends.items():
        counts = [str(how.get(kind, 0)) for kind in ("wins", "losses", "ties")]
        ends.add_row(cites, shelf.cite(cites).gist, *counts)
    out.print(ends)
    bots = Table(title="The bots", title_justify="left")
    for heading in ("bot", "won", "acts", "refused", "ms an act", "remarks"):
        bots.add_column(heading, justify="left" if heading in ("bot", "remarks") else "right")
    for bot, thinking in zip(result.bots, pace.ms_an_act, strict=True):
        remarks = ", ".join(f"{count} {what}" for what, count in bot["remarks"].items())
        numbers = [str(bot[what]) for what in ("won", "acts", "refused")]
        bots.add_row(bot["bot"], *numbers, f"{thinking:.2f}", remarks)
    out.print(bots)
    out.print(
        f"{result.entries} entries in {pace.seconds:.1f} s, {pace.entries_a_second:,.0f} a second.",
        style="dim",
    )
