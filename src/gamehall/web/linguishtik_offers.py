"""What may be demanded next at a LinguiSHTIK table: asked for a position, remembered by nobody."""

from typing import Any

from litestar import Response, get
from litestar.exceptions import ValidationException
from msgspec import Struct

from gamehall.english.terms import Division
from gamehall.games.linguishtik.demanding import demand_faults, type_of
from gamehall.games.linguishtik.offering import TEMPLATES, sheet
from gamehall.games.linguishtik.saying import name_demand, say_demand
from gamehall.web.api import json_response
from gamehall.web.render import Ask

MOST_DEMANDS = 23
"""No more than there are cubes."""
LONGEST = 100
_KEPT = {"Cache-Control": "private, max-age=600"}


class OfferedDemand(Struct, frozen=True, omit_defaults=True):
    """A demand by name and in a sentence; `fault` says why it may not be made now."""

    demand: str
    name: str
    says: str
    fault: str = ""


class OfferedGroup(Struct, frozen=True):
    group: str
    title: str
    demands: tuple[OfferedDemand, ...]


class Offers(Struct, frozen=True):
    """Answer to GET /api/linguishtik/offers: the demands of the division for this part of speech."""

    groups: tuple[OfferedGroup, ...]


@get("/api/linguishtik/offers")
async def linguishtik_offers(request: Ask) -> Response[bytes]:
    asked = request.query_params
    division = _division(asked.get("division", ""))
    designation = asked.get("designation", "")
    made = tuple(asked.getall("made", []))
    if len(made) > MOST_DEMANDS:
        raise ValidationException(f"There are at most {MOST_DEMANDS} demands.")
    if any(len(text) > LONGEST for text in (designation, *made)):
        raise ValidationException(f"A designation or a demand has at most {LONGEST} characters.")
    answer = json_response(offers(division, designation, made))
    answer.headers.update(_KEPT)
    return answer


def offers(division: Division, designation: str, made: tuple[str, ...]) -> Offers:
    return Offers(
        tuple(
            OfferedGroup(
                each.group,
                each.title,
                tuple(_offered(division, designation, made, demand) for demand in each.demands),
            )
            for each in sheet(division, type_of(made))
        )
    )


def _offered(division: Division, designation: str, made: tuple[str, ...], demand: str) -> OfferedDemand:
    """One that names a letter, a number or a colour stands for all that it may name."""
    named = TEMPLATES.get(demand, (demand,))[0]
    faults = demand_faults(division, designation, made, named)
    return OfferedDemand(
        demand, name_demand(demand), say_demand(demand), " ".join(fault.says for fault in faults)
    )


def _division(name: str) -> Division:
    try:
        return Division(name)
    except ValueError:
        known = ", ".join(division.value for division in Division)
        raise ValidationException(f"Name the division: {known}.") from None


ROUTES: list[Any] = [linguishtik_offers]
