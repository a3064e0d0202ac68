"""The long campaigns of `gamehall bench english`: writer against judge, and texts that nobody would write."""

from collections import deque

from rich.console import Console
from rich.progress import track

from gamehall.games.linguishtik.campaign.fuzzing import Fuzzed, fuzz
from gamehall.games.linguishtik.campaign.writer import Match, campaign, tally
from gamehall.machine.speech import console, errors
from gamehall.proving.figures import Figure

_SAMPLE = 100


def writer(count: int, seed: int, wrong: bool) -> list[Figure]:
    """The figures of so many orders; with `wrong` also what was refused or asked about, and a sample."""
    warm_up(seed)
    runs = campaign(count, seed)
    matches = list(track(runs, "writer against judge", total=count, console=errors(), transient=True))
    found = tally(matches)
    drafts = tally(list(campaign(max(1, count // 10), seed, first_drafts=True)))
    if wrong:
        _tell(console(), found.refused, "refused")
        _tell(console(), found.asked, "left to a judge")
        written = [match for match in matches if match.written]
        _tell(console(), tuple(written[:: max(1, len(written) // _SAMPLE)][:_SAMPLE]), "a sample")
    done = max(1, found.written)
    return [
        Figure("writer: orders", found.orders, "orders"),
        Figure(f"writer: sentences found ({found.written})", 100 * found.written / max(1, found.orders), "%"),
        Figure("writer: an order on average", found.milliseconds, "ms", 50, most=True),
        Figure(f"writer: called valid ({found.valid}/{found.written})", 100 * found.valid / done, "%", 97),
        Figure("writer: called invalid", len(found.refused), "sentences"),
        Figure("writer: left to a judge", len(found.asked), "sentences"),
        Figure(
            f"writer: first drafts called valid ({drafts.valid}/{drafts.written})",
            100 * drafts.valid / max(1, drafts.written),
            "%",
        ),
    ]


def warm_up(seed: int) -> None:
    """The word lists are read once, before anything is timed."""
    for _ in campaign(3, seed):
        pass


def _tell(out: Console, matches: tuple[Match, ...], title: str) -> None:
    out.print(f"\n{title}", style="bold")
    for match in matches:
        if match.written is None:
            continue
        claim = match.written.claim
        asked = ", ".join((claim.designation, claim.type, *claim.demanded, *claim.demands))
        out.print(f"{claim.text}  [{claim.word}: {asked}]", highlight=False, markup=False)
        if match.answer and match.answer.faults:
            said = " ".join(f"{fault.of}: {fault.says}" for fault in match.answer.faults)
            out.print(f"    {said}", highlight=False, markup=False)


def fuzzed(count: int, seed: int) -> list[Figure]:
    runs = track(fuzz(count, seed), "odd texts", total=count, console=errors(), transient=True)
    last: Fuzzed = deque(runs, maxlen=1)[0]
    for problem in last.crashed:
        console().print(problem, highlight=False, markup=False)
    return [
        Figure("odd texts: answered", last.inputs - len(last.crashed), "texts", count),
        Figure("odd texts: the slowest answer", last.slowest.seconds, "s", 2, most=True),
        Figure("odd texts: later than 2 s", len(last.late), "texts", 0, most=True),
    ]
