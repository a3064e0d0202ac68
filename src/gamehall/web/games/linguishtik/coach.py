"""The coach's page: sheets for a room with real cubes, to be read on a screen and printed."""

import secrets
from enum import StrEnum
from typing import Any
from urllib.parse import parse_qsl, urlencode

from litestar import Response, get
from litestar.exceptions import ValidationException
from msgspec import Struct

from gamehall.games.linguishtik.charts import Chart, charts
from gamehall.games.linguishtik.cubes import cube_sets
from gamehall.games.linguishtik.judge.books import shelf
from gamehall.games.linguishtik.judge.divisions import Division, Offer, offer_of
from gamehall.games.linguishtik.offering import designations, sheet
from gamehall.games.linguishtik.practice.training import MOST_SEEDS, Exercise, Level, draw
from gamehall.games.linguishtik.rules.demanding import TYPES
from gamehall.games.linguishtik.saying import name_demand, name_designation
from gamehall.games.linguishtik.works import works
from gamehall.lexicon.knowledge import Pos
from gamehall.web.games.linguishtik.practice import address, numbered, one_of
from gamehall.web.games.linguishtik.seen import (
    DIVISIONS,
    LEVELS,
    Face,
    Piece,
    faces,
    pieces,
    sheet_lines,
    split_at,
)
from gamehall.web.pages.render import Ask, go, page
from gamehall.web.sentence.readers import by_a_reader

MOST_EXERCISES = 8
_HOME = "/coach/linguishtik"
_CHANCE = 100_000
_WORDS = 8
_SCALE = (6, 4, 2, 0)
_ROLES = {
    "challenger": "challenger",
    "solver": "other correct",
    "neutral": "neutral",
    "wrong": "not correct",
}
_OF_CONTAINERS = "the function of a clause or phrase that was demanded before"
_ALONE = ("forceout", "time")
"""The ends of a shake that nobody brings on."""


class Sheet(StrEnum):
    DEMANDS = "demand-sheet"
    GENERAL = "general-demands"
    ORDER = "order-of-play"
    CHART = "scoring-chart"
    EXERCISES = "exercises"


SHEETS = (
    (Sheet.DEMANDS.value, "Demand Sheet", "a blank form for two shakes"),
    (Sheet.GENERAL.value, "General Demand Sheet", "all that may be demanded of the word"),
    (Sheet.ORDER.value, "Order of Play", "the opening moves, the turns and the times"),
    (Sheet.CHART.value, "Scoring Chart", "both charts that the hall knows"),
    (
        Sheet.EXERCISES.value,
        "Exercises",
        "cubes and demands for a class, with the answers on a page of their own",
    ),
)


class Listed(Struct, frozen=True):
    """A heading of a sheet and what stands under it."""

    title: str
    names: tuple[str, ...]


class Printed(Struct, frozen=True):
    """An exercise on paper, and its line of the key."""

    number: int
    href: str
    now: bool
    lines: tuple[tuple[str, str], ...]
    places: tuple[tuple[str, tuple[Face, ...]], ...]
    parts: tuple[str, str, str]
    pieces: tuple[Piece, ...]
    words: tuple[str, ...]


class PaidRow(Struct, frozen=True):
    letter: str
    says: str
    cells: tuple[str, ...]
    note: str
    provenance: str


@get(_HOME)
async def coach(request: Ask) -> Response[str]:
    return page(
        request,
        "games/linguishtik/coach.html",
        divisions=DIVISIONS,
        sheets=SHEETS,
        levels=LEVELS,
        most=MOST_EXERCISES,
    )


@get(f"{_HOME}/sheets", costs="sentences")
async def sheets(request: Ask) -> Response[Any]:
    """The sheets that were chosen, one after another; the address is all there is to know of them."""
    asked = request.query_params
    division = one_of(Division, asked.get("division", ""))
    wanted = {_sheet(given) for given in asked.getall("sheet", [])}
    if not wanted:
        raise ValidationException("Choose at least one sheet.")
    exercises: list[Printed] = []
    level = one_of(Level, asked.get("level") or Level.EASY)
    if Sheet.EXERCISES in wanted:
        if not asked.get("number"):
            # With its number the address is the same sheets for whoever opens it again.
            kept = [(name, given) for name, given in parse_qsl(request.url.query) if name != "number"]
            return go(f"{_HOME}/sheets?{urlencode([*kept, ('number', str(secrets.randbelow(_CHANCE)))])}")
        first = numbered(asked["number"])
        for number in range(first, first + _count(asked.get("count") or "4")):
            exercises.append(await by_a_reader(request, _printed, division, level, number % MOST_SEEDS))
    return page(
        request,
        "games/linguishtik/coach_sheets.html",
        division=division,
        name=division.value.capitalize(),
        level=level,
        sheets=[sheet for sheet in Sheet if sheet in wanted],
        sheet=Sheet,
        designations=_designations(division),
        types=[pos.value for pos in TYPES],
        functions=_functions(division),
        general=_general(division),
        work=_work(division),
        limit=offer_of(division).in_limit,
        charts=_charts(),
        scale=_SCALE,
        exercises=exercises,
        books=shelf(division).books[:-1],
        cubes=cube_sets()["mlag"],
        works=works() if _work(division) else None,
    )


def _sheet(given: str) -> Sheet:
    try:
        return Sheet(given)
    except ValueError:
        raise ValidationException(f"The sheets are: {', '.join(Sheet)}.") from None


def _count(given: str) -> int:
    if given not in {str(count) for count in range(1, MOST_EXERCISES + 1)}:
        raise ValidationException(f"Print from 1 to {MOST_EXERCISES} exercises at a time.")
    return int(given)


def _designations(division: Division) -> tuple[Listed, ...]:
    return tuple(
        Listed(each.title, tuple(name_designation(one) for one in each.demands))
        for each in designations(division)
    )


def _functions(division: Division) -> tuple[Listed, ...]:
    named = {pos: sheet(division, pos)[0] for pos in offer_of(division).functions}
    return tuple(
        Listed(pos.value.capitalize(), tuple(name_demand(each) for each in group.demands))
        for pos, group in named.items()
    )


def _general(division: Division) -> tuple[Listed, ...]:
    """What is demanded of any word, of each part of speech, and of what stands around the word."""
    offer = offer_of(division)
    groups = {each.group: each for each in sheet(division, TYPES[0])}
    around = [groups[name] for name in ("clauses", "phrases", "quotes", "not-in") if name in groups]
    return (
        Listed("Letters of the word", tuple(name_demand(each) for each in groups["letters"].demands)),
        *(
            Listed(pos.value.capitalize(), tuple(_with_details(offer, each) for each in demands))
            for pos, demands in offer.demands.items()
        ),
        *(Listed(each.title, tuple(_bare(name_demand(one)) for one in each.demands)) for each in around),
        *((Listed("And", (_OF_CONTAINERS,)),) if offer.container_functions else ()),
    )


def _with_details(offer: Offer, demand: str) -> str:
    name = "function of the " + demand.removesuffix("-function") if demand.endswith("-function") else ""
    details = offer.details.get(demand, ())
    return (name or name_demand(demand)) + (f" ({', '.join(details)})" if details else "")


def _bare(name: str) -> str:
    for before in ("not in an ", "not in a ", "in an ", "in a "):
        name = name.removeprefix(before)
    return name


def _work(division: Division) -> tuple[Listed, ...]:
    """What infinitives, gerunds, clauses and phrases may be demanded to be."""
    offer = offer_of(division)
    verbals = {"the infinitive": "infinitive-function", "the gerund": "gerund-function"}
    groups = {each.group: each for each in sheet(division, Pos.VERB)}
    named = {name: groups[group].demands for name, group in verbals.items() if group in groups}
    if offer.container_functions:
        for kind in works().containers:
            of_kind = f"container-function:{kind}="
            named[kind.replace("-", " ")] = tuple(
                each for each in groups["work"].demands if each.startswith(of_kind)
            )
    return tuple(
        Listed(name[0].upper() + name[1:], tuple(name_demand(each).partition(" as ")[2] for each in demands))
        for name, demands in named.items()
        if demands
    )


def _charts() -> list[tuple[Chart, tuple[PaidRow, ...]]]:
    """The chart the hall scores by, then of each other one the rows that differ."""
    usual, *others = charts().values()
    rows = _rows(usual)
    return [
        (usual, rows),
        *((chart, tuple(row for row in _rows(chart) if row not in rows)) for chart in others),
    ]


def _rows(chart: Chart) -> tuple[PaidRow, ...]:
    return tuple(
        PaidRow(
            letter,
            row.says,
            tuple(
                ", ".join(
                    "correct" if row.kind in _ALONE and role == "solver" else _ROLES[role] for role in paid
                )
                for paid in (row.paid(points) for points in _SCALE)
            ),
            row.note,
            row.provenance,
        )
        for letter, row in chart.rows.items()
    )


def _printed(division: Division, level: Level, number: int) -> Printed:
    found: Exercise = draw(division, level, number)
    need, model = found.need, found.model
    return Printed(
        number,
        address(division, level, number),
        found.now,
        sheet_lines(need),
        (("Letters", faces(need.letters)), ("Resources", faces(need.resources))),
        split_at(model.sentence, model.start, model.word),
        pieces(need, model.word, model.cubes),
        found.words[:_WORDS],
    )


ROUTES: list[Any] = [coach, sheets]
