"""What the page needs to know beside the position: written into its generated types."""

from gamehall.games.linguishtik.charts import charts, stakes
from gamehall.games.linguishtik.cubes import cube_sets
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.judge.grounds import grounds
from gamehall.games.linguishtik.judge.word import LONGEST, SHORTEST
from gamehall.games.linguishtik.offering import TEMPLATES, Offered, designations, sheet
from gamehall.games.linguishtik.options import Options
from gamehall.games.linguishtik.rules.challenging import LETTERS_FOR_NOW
from gamehall.games.linguishtik.rules.demanding import TYPES
from gamehall.games.linguishtik.rules.penalties import PENALTIES
from gamehall.games.linguishtik.rules.procedure import NATURES
from gamehall.games.linguishtik.saying import (
    KIND_NAMES,
    name_demand,
    name_designation,
    say_demand,
    say_designation,
)
from gamehall.games.linguishtik.state import MOST_TAKEN
from gamehall.kernel.parts import Page

_MANY = "transfer:?=?"
"""Too many to list: the page puts the letters in itself."""


def _every() -> tuple[Offered, ...]:
    """All that any division may demand of any word, each in its group once."""
    groups: dict[str, tuple[str, dict[str, None]]] = {}
    for pos in (None, *TYPES):
        for division in reversed(Division):
            for each in sheet(division, pos):
                _, demands = groups.setdefault(each.group, (each.title, {}))
                demands |= dict.fromkeys(each.demands)
    return tuple(Offered(group, title, tuple(demands)) for group, (title, demands) in groups.items())


def _demands(every: tuple[Offered, ...]) -> dict[str, tuple[str, str]]:
    listed = {demand: None for each in every for demand in each.demands}
    named = {one: None for name, many in TEMPLATES.items() if name != _MANY for one in many}
    return {demand: (name_demand(demand), say_demand(demand)) for demand in {**listed, **named}}


_EVERY = _every()

_CONSTANTS: dict[str, object] = {
    "CUBE_SETS": {
        name: {
            "carries": cubes.carries,
            "cubes": {
                colour: {"count": kind.count, "faces": kind.faces} for colour, kind in cubes.cubes.items()
            },
        }
        for name, cubes in cube_sets().items()
    },
    "LETTERS_FOR_NOW": LETTERS_FOR_NOW,
    "INITIALLED": [division for division in Division if Options(division=division).initials],
    "MOST_TAKEN": MOST_TAKEN,
    "WORD_LENGTHS": (SHORTEST, LONGEST),
    "TYPES": TYPES,
    "NATURES": NATURES,
    "KIND_NAMES": KIND_NAMES,
    "GROUNDS": [
        {"id": one.id, "group": one.group, "says": one.says, "also": one.also, "opinion": bool(one.opinion)}
        for one in grounds()
    ],
    "PENALTIES": PENALTIES,
    "DESIGNATIONS": {division.value: designations(division) for division in Division},
    "DESIGNATION_NAMES": {
        designation: (name_designation(designation), say_designation(designation))
        for division in Division
        for each in designations(division)
        for designation in each.demands
    },
    "EVERY_DEMAND": _EVERY,
    "DEMAND_NAMES": _demands(_EVERY),
    "TRANSFER_NAMES": (name_demand("transfer:1=2"), say_demand("transfer:1=2")),
    "CHARTS": {
        name: {
            "title": chart.title,
            "lead": chart.lead,
            "match": chart.match,
            "stakes": {call: stakes(name, call) for call in ("now", "impossible", "hopeless")},
            "rows": {
                letter: {
                    "kind": row.kind,
                    "says": row.says,
                    "points": row.points,
                    "note": row.note,
                    "cites": row.cites,
                }
                for letter, row in chart.rows.items()
            },
        }
        for name, chart in charts().items()
    },
}

PAGE = Page(constants=_CONSTANTS)
