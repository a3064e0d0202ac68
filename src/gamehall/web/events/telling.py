"""What is told to the hall, and what is written down beside the results: announcements and the log."""

from collections.abc import Mapping
from typing import Any

from gamehall.tournaments.event.event import EVENT
from gamehall.web.events.inside import RULES, Inside, cites, room


def view(inside: Inside) -> Mapping[str, Any]:
    state = inside.state
    return {
        "announced": state.announced[::-1],
        "log": [
            (
                told,
                state.name(told.number) if told.number else "",
                cites(told.paragraph) if told.paragraph else None,
            )
            for told in reversed(state.log)
        ],
        "may": {kind: inside.may(kind) for kind in ("Announce", "Log")},
        "paragraphs": [cites(one.key) for one in EVENT.shelves[0].books[0].paragraph],
        "warning": state.format.clocks.warning,
    }


ROUTES: list[Any] = room("/e/{id:str}/hall", "telling.html", view, RULES)
