"""Worlds of LinguiSHTIK that look the same from other seats: other solutions are written in secret.

Each pair is told as two whole scripts and shown after every act since they parted, until the slips are.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from msgspec.structs import replace

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.cubes import cube_sets
from gamehall.games.linguishtik.rules.beginning import FIRST_COLOUR
from gamehall.games.linguishtik.state import KEEPER
from gamehall.kernel.action import Action, Fell
from gamehall.kernel.game import Game
from gamehall.kernel.record import Header, Manner
from gamehall.kernel.seat import CLOCK, DEALER, GALLERY, JUDGE, Seat
from tests.conformance.driver import header_for

P1, P2, P3 = (Seat(f"p{n}") for n in range(1, 4))
Script = list[tuple[Seat, Action]]
World = tuple[Script, Script, tuple[Seat, ...], Header]
OFFICIALS = (JUDGE, KEEPER, GALLERY)
NOT_P1 = (P2, P3, *OFFICIALS)
NOT_P2 = (P1, P3, *OFFICIALS)

CUBES = cube_sets()["mlag"]
ROLLED = "ETINBEGTAHMPSRONJKQYCAL"
B, G, A, M, P, C, L = (ROLLED.index(letter) for letter in "BGAMPCL")

LAMP = acts.Present("The lamp glowed.", 4, "lamp")
CAMP = acts.Present("The camp closed.", 4, "camp")
WRONG = acts.Present("the horses was brokken", 4, "horses")
LATER_CUBE = replace(LAMP, cubes=(L, ROLLED.rindex("A"), M, P))
THIS_CUBE = replace(LAMP, cubes=(L, A, M, P))
SINGULAR = replace(LAMP, demand="singular", demand_cube=B)
WITH_L = replace(LAMP, demand="contains:L", demand_cube=B)
WITH_G = replace(LAMP, demand="singular", demand_cube=G)
NONSENSE = replace(LAMP, demand="nonsense", demand_cube=B)


def worlds(game: Game) -> list[World]:
    """Many in the first division; the others play by the same rules of secrecy."""
    if game.shelves[0].id != "senior":
        return list(islice(now(game), 3))
    return [*now(game), *others(game), *disqualified(game), *typed(game)]


def now(game: Game) -> Iterator[World]:
    """Under Now: the sentence, its word, the cubes, a further demand and its cube are p1's secret."""
    pairs = [
        (LAMP, CAMP),
        (LAMP, WRONG),
        (LATER_CUBE, THIS_CUBE),
        (LAMP, SINGULAR),
        (SINGULAR, WITH_L),
        (SINGULAR, WITH_G),
        (SINGULAR, NONSENSE),
    ]
    header = header_of(game)
    for one, two in pairs:
        yield from since_parting([_written(one), _written(two)], NOT_P1, header)
    yield from since_parting([_third(LAMP), _third(WRONG)], NOT_P2, header)
    at_once = header_of(game, check="at once")
    yield from since_parting([_written(LAMP), _written(CAMP)], NOT_P1, at_once)
    guided = header_of(game, "guided", check="at once")
    yield from since_parting([_written(LAMP), _written(CAMP)], NOT_P1, guided)


def others(game: Game) -> Iterator[World]:
    """The same where Impossible was called, where the roll was called hopeless, and at forceout."""
    header = header_of(game)
    called: Script = [*moved(), (P1, acts.Challenge("impossible"))]
    passed: Script = [*moved(), *((seat, acts.Pass()) for seat in (P1, P2, P3))]
    for script in (called, passed):
        told: list[Script] = [[*script, (P2, each), *_minutes(P3)] for each in (LAMP, WRONG)]
        yield from since_parting(told, NOT_P2, header)
    for one, two in (
        (replace(LAMP, designation="s-v"), replace(CAMP, designation="s-v")),
        (replace(LAMP, designation="s-v"), replace(LAMP, designation="simple")),
        (replace(LAMP, designation="s-v"), replace(LAMP, designation="nonsense")),
    ):
        told = [
            [*rolled(), (P1, acts.Challenge("impossible")), (P3, acts.Disagree()), (P2, each), *_minutes(P3)]
            for each in (one, two)
        ]
        yield from since_parting(told, NOT_P2, header)


def disqualified(game: Game) -> Iterator[World]:
    """What somebody wrote who is then disqualified is never shown."""
    told = [out(LAMP)[:-PLAYED_ON], out(WRONG)[:-PLAYED_ON]]
    yield from since_parting(told, (P1, P3, *OFFICIALS), header_of(game))


PLAYED_ON = 5


def out(solution: acts.Present) -> Script:
    """p2 hands this in and is disqualified; p1 is correct, and the next shake is rolled."""
    panel = acts.Panel(P2, "singing", ("a", "b", "c"), disqualify="round")
    played_on: Script = [
        (P1, LAMP),
        (P3, acts.Accept(P1)),
        (P1, acts.Ready()),
        (P3, acts.Ready()),
        (P3, acts.Roll()),
    ]
    assert len(played_on) == PLAYED_ON
    return [*challenged(), (P2, solution), (JUDGE, panel), (P3, acts.Neutral()), *played_on]


def typed(game: Game) -> Iterator[World]:
    """With real cubes the scorer knows what was typed, and nobody else but its writer."""
    header = header_of(game, cubes="real")
    told = [_typed(each) for each in (LAMP, WRONG)]
    yield from since_parting(told, (P2, P3, JUDGE, GALLERY), header)


def since_parting(told: list[Script], blind: tuple[Seat, ...], header: Header) -> Iterator[World]:
    """The two worlds after each act from the first that differs."""
    one, two = told
    assert len(one) == len(two)
    parted = next(n for n, (ours, theirs) in enumerate(zip(one, two, strict=True)) if ours != theirs)
    for end in range(parted + 1, len(one) + 1):
        yield one[:end], two[:end], blind, header


def header_of(game: Game, manner: Manner = "tournament", **options: Any) -> Header:
    header = header_for(game, manner, "1", players=3)
    return replace(header, options={**header.options, **options})


# How the scripts begin.


def rolled() -> Script:
    """p1 begins and has rolled."""
    script: Script = []
    for seat, letter in ((P1, "E"), (P2, "T"), (P3, "T")):
        face = CUBES.cubes[FIRST_COLOUR].faces.index(letter) + 1
        script += [(seat, acts.RollForFirst()), (DEALER, Fell((face,)))]
    faces = (
        CUBES.cubes[colour].faces.index(letter) + 1
        for colour, letter in zip(CUBES.colours, ROLLED, strict=True)
    )
    return [*script, (P1, acts.Roll()), (DEALER, Fell(tuple(faces)))]


def _moves() -> Script:
    """The word is a noun and the subject of S-V; A, M and P lie in Letters, and p3 has moved last."""
    return [
        (P1, acts.Designate("s-v")),
        (P2, acts.Demand(0, "type:noun")),
        (P3, acts.Demand(1, "function:subject")),
        *((seat, acts.PlayLetter(cube)) for seat, cube in ((P1, A), (P2, M), (P3, P))),
    ]


def moved() -> Script:
    return [*rolled(), *_moves()]


def challenged() -> Script:
    return [*moved(), (P1, acts.Challenge("now"))]


def _written(solution: acts.Present) -> Script:
    """p1 hands this in, p2 is neutral, and p3's time runs almost out."""
    return [*challenged(), (P1, solution), (P2, acts.Neutral()), *_minutes(P3)]


def _third(solution: acts.Present) -> Script:
    """p2 hands this in before p1, who must, has written."""
    return [*challenged(), (P2, solution), (P3, CAMP), *_minutes(P1)]


def _minutes(seat: Seat) -> Script:
    """The minute for neutral is over where there is one, and time is called; nothing is shown yet."""
    return [(CLOCK, acts.WritingOver(seat))]


def _typed(solution: acts.Present) -> Script:
    begun: Script = [(KEEPER, acts.NameFirst(P1)), (KEEPER, acts.SetOut(tuple(ROLLED)))]
    said = [*_moves(), (P1, acts.Challenge("now")), (P1, solution), (P2, acts.Neutral())]
    return [*begun, *((KEEPER, acts.ActFor(seat, act)) for seat, act in said)]  # type: ignore[arg-type]
