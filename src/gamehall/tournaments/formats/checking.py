"""Whether an event can be run by a format, said in a sentence where it cannot."""

from collections.abc import Iterator

from gamehall.tournaments.formats.format import Block, Format
from gamehall.tournaments.pairing.finding import chosen, system
from gamehall.tournaments.pairing.system import CannotPair
from gamehall.tournaments.standings.scoring import Scoring

_MOST_ROUNDS = 200
_SEVERAL = "tables"
"""The one system that seats more than two at a table."""
_STARS = "stars"


def wrong(format: Format) -> str:
    """What is wrong with a plan; empty: nothing."""
    return amiss(format)[1]


def amiss(format: Format) -> tuple[str, str]:
    """The first thing that is wrong with a plan: the path of its field, and the sentence; empty: nothing."""
    return next(_faults(format), ("", ""))


def _faults(format: Format) -> Iterator[tuple[str, str]]:
    if not format.games or len(set(format.games)) < len(format.games):
        yield "games", "A plan names the game that is played, or several, each once."
    if not format.blocks:
        yield "blocks", "A plan has at least one round."
    if not 2 <= format.tables <= 8:
        yield "tables", "Two to eight sit down at a table."
    if not 1 <= format.chairs <= 12:
        yield "chairs", "One to twelve people play as one entrant."
    if len(set(format.divisions)) < len(format.divisions) or not all(d.strip() for d in format.divisions):
        yield "divisions", "Each division has a name of its own."
    if stranger := next((d for d in format.books if d not in format.divisions), None):
        yield f"books.{stranger}", f"The plan has a book for {stranger}, and no division of that name."
    yield from _numbers(format)
    yield from _blocks(format)
    yield from _scoring(format.scoring, format.tables)


def _numbers(format: Format) -> Iterator[tuple[str, str]]:
    clocks = format.clocks
    counted = {
        "clocks.round": clocks.round,
        "clocks.last": clocks.last,
        "late_minutes": format.late_minutes,
        "team_of": format.team_of,
    }
    for path, number in counted.items():
        if number < 0:
            yield path, "Times and numbers of people are not below nothing."
    if clocks.last and not clocks.round:
        yield "clocks.last", "The last minutes of a round follow on its time; say how long that is."


def _blocks(format: Format) -> Iterator[tuple[str, str]]:
    expected = 1
    for at, block in enumerate(format.blocks):
        first, last = block.rounds
        here = f"blocks[{at}]"
        if first != expected or last < first:
            yield f"{here}.rounds", f"Round {expected} comes next in the plan, not rounds {first} to {last}."
        if last > _MOST_ROUNDS:
            yield f"{here}.rounds", f"A plan has no more than {_MOST_ROUNDS} rounds."
        if block.lag < 0:
            yield f"{here}.lag", "A round is paired by the results of rounds before it."
        if fault := _block(format, block):
            yield here, f"Rounds {first} to {last}: {fault}"
        expected = last + 1


def _block(format: Format, block: Block) -> str:
    try:
        options = chosen(system(block.system), block.options)
    except CannotPair as fault:
        return str(fault)
    if getattr(options, "first_round", 1) > block.rounds[0]:
        return f"their schedule has begun in round {block.rounds[0]}, so first_round is no later."
    if block.system == _SEVERAL and getattr(options, "size", format.tables) != format.tables:
        return f"{format.tables} sit at a table of this plan, so size is {format.tables}."
    if getattr(options, "gibson", False) and not _by_wins_and_spread(format.scoring):
        return "gibson tells who cannot be caught by wins, then spread; this plan decides by something else."
    if block.system != _STARS:
        return ""
    if len(format.games) < 2:
        return "a star is an order of several games; the plan has one."
    if block.rounds[1] - block.rounds[0] >= len(format.games):
        return f"a star has {len(format.games)} games, and no more rounds are played by it."
    return ""


def _by_wins_and_spread(scoring: Scoring) -> bool:
    return scoring.worth == "wins" and scoring.order[:2] == ("points", "spread")


def _scoring(scoring: Scoring, tables: int) -> Iterator[tuple[str, str]]:
    if scoring.worth == "places":
        if odd := next((s for s, earned in scoring.places.items() if str(len(earned)) != s), None):
            yield "scoring.places", f"At a table of {odd} each of the {odd} places earns something, or 0."
        if short := next((n for n in range(2, tables + 1) if str(n) not in scoring.places), None):
            yield (
                "scoring.places",
                f"Say what the places at a table of {short} earn; a hall that does not come out even has it.",
            )
    if any(not round.isdecimal() for round in scoring.caps):
        yield "scoring.caps", "A cap of its own is for a round, by its number."
    margins = {"cap": scoring.cap, "bye_margin": scoring.bye_margin, "forfeit_margin": scoring.forfeit_margin}
    margins["overdue_margin"] = scoring.overdue_margin
    margins["caps"] = min(scoring.caps.values(), default=0)
    for name, margin in margins.items():
        if margin < 0:
            yield f"scoring.{name}", "Caps and margins are not below nothing."
    if not scoring.order or len(set(scoring.order)) < len(scoring.order):
        yield "scoring.order", "Say what decides the places, each once."
