"""A format in words: for how many rounds, how each is paired, and what decides."""

from collections.abc import Iterator, Sequence

from gamehall.kernel import catalog
from gamehall.tournaments.formats.format import Block, Format
from gamehall.tournaments.pairing.finding import system
from gamehall.tournaments.pairing.uncaught import SAYS as GIBSON_SAYS
from gamehall.tournaments.standings.scoring import Order, Scoring

_DECIDES: dict[Order, str] = {
    "points": "points",
    "spread": "spread",
    "scored": "all points scored",
    "head-to-head": "the games with each other",
    "wins": "wins",
    "buchholz": "the points of their opponents",
    "rating": "rating",
    "lot": "lot",
}


def told(format: Format) -> Iterator[str]:
    """One sentence or two for each thing a director asks of a plan."""
    yield f"{_games(format)}; {_rounds(format.rounds)}."
    for block in format.blocks:
        yield block_told(format, block)
        if block.provenance:
            yield block.provenance
    yield scoring_told(format.scoring)
    yield from _people(format)
    yield from _times(format)
    yield from _won(format)


def block_told(format: Format, block: Block) -> str:
    """`Rounds 6 to 8: King of the hill. First against second, … By the standings after the round before.`"""
    first, last = block.rounds
    named = f"Round {first}" if first == last else f"Rounds {first} to {last}"
    asked = system(block.system)
    options = ", ".join(_option(name.replace("_", " "), value) for name, value in block.options.items())
    chosen = f" ({options})" if options else ""
    uncaught = f" {GIBSON_SAYS}" if block.options.get("gibson") else ""
    return f"{named}: {asked.title}{chosen}. {asked.says}{uncaught} {_heard(format, block)}"


def _option(name: str, value: object) -> str:
    """`repeats 1`, `strict`, `gibson spread 500, 400`."""
    match value:
        case bool():
            return name if value else f"not {name}"
        case list() | tuple():
            return f"{name} {', '.join(map(str, value))}"
    return f"{name} {value}"


def _heard(format: Format, block: Block) -> str:
    first, last = block.rounds
    if scheduled(block):
        return f"The schedule is made before round {first}."
    if not block.lag:
        if first > 1:
            return "By the standings after the round before."
        then = ", then by the standings after the round before" if last > 1 else ""
        return f"By the ratings, or by lot, in round 1{then}."
    rests = [f"round {n} on round {format.source(n)}" for n in range(first, last + 1) if format.source(n)]
    early = [str(n) for n in range(first, last + 1) if not format.source(n)]
    before = f"Rounds {' and '.join(early)} are paired before any result. " if early else ""
    return f"{before}Lagged by {block.lag}: {', '.join(rests)}." if rests else before.strip()


def scheduled(block: Block) -> bool:
    """Whether its rounds follow from a schedule, and not from standings round by round."""
    return "first_round" in system(block.system).options.__struct_fields__


def scoring_told(scoring: Scoring) -> str:
    match scoring.worth:
        case "wins":
            worth = "A win counts one, a draw half"
        case "results":
            worth = f"A win earns {scoring.win}, a tie {scoring.tie}, a loss {scoring.loss}"
            worth += f", who does not come {scoring.absent}, misconduct nothing"
        case "places":
            tables = (
                f"{_listed(earned)} at a table of {size}"
                for size, earned in sorted(scoring.places.items(), reverse=True)
            )
            worth = f"Places earn {'; '.join(tables)}; who tie share"
        case "total":
            worth = "All points scored count"
    then = ", then ".join(_DECIDES[one] for one in scoring.order)
    margins = f"a bye is won by {scoring.bye_margin}, a forfeit by {scoring.forfeit_margin}"
    cap = f" No game's spread counts for more than {scoring.cap}." if scoring.cap else ""
    spread = f"; {margins}" if scoring.worth in ("wins", "total") else ""
    return f"{worth}{spread}. It decides by {then}.{cap}"


def _listed(numbers: Sequence[int]) -> str:
    *first, last = map(str, numbers)
    return f"{', '.join(first)} and {last}" if first else last


def _games(format: Format) -> str:
    if not format.games:
        return "For any game"
    known = catalog.games()
    names = [known[id].name if id in known else id for id in format.games]
    return f"Of {', '.join(names)} each once" if len(names) > 1 else names[0]


def _rounds(number: int) -> str:
    return f"{number} round{'s' * (number != 1)}"


def _people(format: Format) -> Iterator[str]:
    if format.tables > 2:
        yield f"{format.tables} sit at a table."
    if format.chairs > 1:
        yield f"Up to {format.chairs} people play as one."
    if format.divisions:
        books = {name: format.books.get(name, format.book) for name in format.divisions}
        own = len(set(books.values())) > 1
        yield (
            "Divisions: "
            + ", ".join(
                f"{name} by the book {books[name]}" if own and books[name] != name else name
                for name in format.divisions
            )
            + (", each by its own book." if own else ".")
        )
    if format.apart:
        yield f"Who share a {format.apart} do not meet while that can be avoided."
    if format.team_of:
        yield f"A team's score is the sum of its best {format.team_of}."


def _times(format: Format) -> Iterator[str]:
    clocks = format.clocks
    if clocks.round:
        last = f", then the warning and {clocks.last // 60} minutes to finish" if clocks.last else ""
        yield f"One clock for the hall: {clocks.round // 60} minutes a round{last}."
    if format.late_minutes:
        yield f"Who comes with less than {format.late_minutes} minutes left may play or forfeit."


def _won(format: Format) -> Iterator[str]:
    if format.rating:
        yield f"Rated by {format.rating}."
    if format.prizes:
        yield f"Prizes: {', '.join(format.prizes)}."
    if format.awards:
        limits = (f"{name} from {least}" for name, least in format.awards.items() if least)
        rest = "".join(f", else {name}" for name, least in format.awards.items() if not least)
        yield f"Awards by points: {', '.join(limits)}{rest}."
    if format.provenance:
        yield f"Where it comes from: {format.provenance}"
