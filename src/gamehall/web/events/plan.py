"""The plan of an event: how every round is paired, what is scored and won; changed with a reason."""

from collections.abc import Mapping
from typing import Any

from gamehall.tournaments.formats.telling import told
from gamehall.tournaments.formats.writing import write_format
from gamehall.tournaments.pairing.finding import systems
from gamehall.web.events.inside import DIRECTS, Inside, room


def view(inside: Inside) -> Mapping[str, Any]:
    format, typed = inside.state.format, inside.typed
    classes = "\n".join(
        f"{name}: {prize}" for name, prizes in format.class_prizes.items() for prize in prizes
    )
    return {
        "told": list(told(format)),
        "written": typed.get("format") or write_format(format),
        "prizes": typed.get("prizes", "\n".join(format.prizes)),
        "class_prizes": typed.get("class_prizes", classes),
        "systems": list(systems().values()),
        "plans": inside.may("Plan") is not None,
    }


ROUTES: list[Any] = room("/e/{id:str}/plan", "plan.html", view, DIRECTS)
