"""What may be demanded next, with the reason where it may not."""

from typing import Annotated

from msgspec import Meta, Struct

from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.offering import TEMPLATES, sheet
from gamehall.games.linguishtik.rules.demanding import demand_faults, type_of
from gamehall.games.linguishtik.saying import name_demand, say_demand
from gamehall.kernel.seat import Seat
from gamehall.kernel.views import View

MOST_DEMANDS = 23
"""No more than there are cubes."""

_Told = Annotated[str, Meta(max_length=100)]


class Demanded(Struct, frozen=True):
    """What was designated and demanded so far."""

    designation: _Told = ""
    made: Annotated[tuple[_Told, ...], Meta(max_length=MOST_DEMANDS)] = ()


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
    """The demands of the division for this part of speech."""

    groups: tuple[OfferedGroup, ...]


def offers(view: View, seat: Seat, asked: Demanded) -> Offers:
    division, designation, made = view.state.options.division, asked.designation, asked.made
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
