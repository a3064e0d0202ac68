"""Plans and people of an event that is played by chance."""

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from gamehall.tournaments.formats.checking import wrong
from gamehall.tournaments.formats.finding import formats
from gamehall.tournaments.formats.fitting import fitted
from gamehall.tournaments.formats.format import Block, Clocks, Format
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.scoring import Scoring

_GAMES = ("one", "two", "three", "four", "five")
_FREE = ("swiss", "swiss", "swiss", "king-of-the-hill", "by-lot", "factor", "australian", "cop", "by-hand")
"""Systems that pair any field in any round."""
_QUICK = {"cop": {"simulations": 40}}
"""What is asked of a system here; simulations are not what is tried."""
_FEWEST, _MOST = 4, 40
_OFTEN = 0.35
"""In this share of the events a ready-made format is played."""


def drawn_plan(random: Random) -> Format:
    """A format that is ready-made, or one of no hall's."""
    made = _ready_made(random) if random.random() < _OFTEN else random.choice(_KINDS)(random)
    if fault := wrong(made):
        raise ValueError(f"a plan was drawn that is none: {fault}")
    return made


def _ready_made(random: Random) -> Format:
    chosen = formats()[random.choice(sorted(formats()))]
    made = fitted(chosen, chosen.games or _GAMES[:1], random.randint(_FEWEST, 12))
    return replace(made, blocks=tuple(_quick(block) for block in made.blocks))


def _quick(block: Block) -> Block:
    return replace(block, options={**_QUICK.get(block.system, {}), **block.options})


def _free(random: Random) -> Format:
    rounds = random.randint(2, 7)
    split = random.randint(1, rounds)
    blocks = [Block((1, split), random.choice(_FREE), lag=random.choice((0, 0, 1, 2)))]
    if split < rounds:
        blocks.append(Block((split + 1, rounds), random.choice(_FREE), lag=random.choice((0, 0, 1))))
    return _format(random, tuple(_quick(block) for block in blocks))


def _round_robin(random: Random) -> Format:
    options = {"meetings": random.choice((1, 1, 2)), "by_lot": random.random() < 0.5}
    lag = random.choice((0, 1, 5))
    return _format(random, (Block((1, random.randint(2, 7)), "round-robin", lag=lag, options=options),))


def _knock_out(random: Random) -> Format:
    options = {"third_place": random.random() < 0.5, "games": random.choice((1, 1, 1, 3))}
    before = random.choice((0, 0, 2))
    bracket = Block((before + 1, before + 2), "knock-out", options=options)
    return _format(random, (Block((1, before), "swiss"), bracket) if before else (bracket,))


def _groups(random: Random) -> Format:
    first = Block((1, 3), random.choice(("pools", "fontes")))
    return _format(random, (first, Block((4, random.randint(4, 8)), "swiss", lag=random.randint(0, 1))))


def _teams(random: Random) -> Format:
    options = {"games": random.choice((1, 1, 2))}
    block = Block((1, random.randint(2, 6)), "team-round-robin", options=options)
    return replace(_format(random, (block,)), apart="team", divisions=())


def _tables(random: Random) -> Format:
    scoring = Scoring("places", places={"2": (6, 4), "3": (6, 4, 2)}, order=("points", "scored", "lot"))
    return replace(_format(random, (Block((1, random.randint(2, 4)), "tables"),), scoring), tables=3)


def _stars(random: Random) -> Format:
    scoring = Scoring("results", order=("points",))
    return replace(_format(random, (Block((1, 5), "stars"),), scoring), games=_GAMES)


_KINDS: tuple[Callable[[Random], Format], ...] = (
    *(_free, _free, _free, _free, _free),
    *(_round_robin, _knock_out, _groups, _teams, _tables, _stars),
)


def _format(random: Random, blocks: tuple[Block, ...], scoring: Scoring | None = None) -> Format:
    return Format(
        id="by-chance",
        title="By chance",
        games=_GAMES[:1],
        book="",
        blocks=blocks,
        scoring=scoring or Scoring(),
        divisions=random.choice(((), (), (), ("a", "b"))),
        apart=random.choice(("", "", "school", "team")),
        starts=random.random() < 0.8,
        clocks=random.choice((Clocks(), Clocks(1800, 300, "Five minutes."))),
        prizes=("cup", "book", "pen")[: random.randint(0, 3)],
    )


def drawn_people(random: Random, format: Format) -> tuple[Entrant, ...]:
    divisions = format.divisions or ("",)
    low = 2 if len(divisions) > 1 else _FEWEST
    return tuple(
        person(random, format, f"{division}{at}", division)
        for division in divisions
        for at in range(int(random.triangular(low, max(low + 1, _MOST / len(divisions)), low + 4)))
    )


def person(random: Random, format: Format, name: str, division: str = "") -> Entrant:
    """Where teams meet teams nobody comes without one; elsewhere some do."""
    teams = any(block.system == "team-round-robin" for block in format.blocks)
    people = random.randint(0, format.chairs) if format.chairs > 1 else 0
    return Entrant(
        number=0,
        name=f"Person {name}",
        rating=random.choice((0, random.randint(500, 2000))),
        school=random.choice(("", *"pqrst")),
        team=random.choice("uvw") if teams else random.choice(("", *"uvwxyz")),
        division=division or random.choice(format.divisions or ("",)),
        classes=random.choice(((), (), ("novice",))),
        members=tuple(f"Person {name}.{at}" for at in range(people)),
    )
