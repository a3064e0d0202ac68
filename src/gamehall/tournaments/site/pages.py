"""The pages of the site, each whole in itself: they need no script, no network and no other file to be read.

They show what hangs out in the hall and nothing more: no pairing before its round is published, no
reasons, no log, and nothing that lots are drawn from."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from gamehall.kernel.extras import missing
from gamehall.kernel.names import visible
from gamehall.tournaments.event.state import State
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.site import places
from gamehall.tournaments.site.figures import plain
from gamehall.tournaments.site.results import division
from gamehall.tournaments.site.standing import standing
from gamehall.tournaments.site.won import offered, won
from gamehall.tournaments.standings.teams import teams

if TYPE_CHECKING:
    from jinja2 import Environment

_TEMPLATES = Path(__file__).with_name("templates")


def site(state: State, files: Sequence[str] = ()) -> dict[str, bytes]:
    """Every page by its place in the folder; `files` lie in the same folder and are offered on
    the first page."""
    return {place: text.encode() for place, text in _pages(_legible(state), files)}


def _legible(state: State) -> State:
    """Nobody's name has signs that one does not see and that turn what stands beside it about."""
    options, told = state.options, ("name", "school", "team")
    entrants = {
        number: replace(
            one,
            classes=tuple(map(visible, one.classes)),
            members=tuple(map(visible, one.members)),
            **{field: visible(getattr(one, field)) for field in told},
        )
        for number, one in state.entrants.items()
    }
    shown = replace(
        options, name=visible(options.name), date=visible(options.date), place=visible(options.place)
    )
    return replace(state, entrants=entrants, options=shown)


@cache
def _templates() -> "Environment":
    try:
        from jinja2 import Environment, FileSystemLoader, StrictUndefined
    except ImportError as error:
        raise missing("tournaments", "The results site") from error
    found = Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.filters["plain"] = plain
    found.globals.update(style=(_TEMPLATES / "site.css").read_text("utf-8"), places=places)
    return found


def _pages(state: State, files: Sequence[str]) -> Iterator[tuple[str, str]]:
    keys = places.keys(state.divisions)
    divisions = [division(state, name, key) for name, key in keys.items()]
    always = {"state": state, "event": state.options, "divisions": divisions, "up": ""}

    def page(place: str, template: str, **values: Any) -> tuple[str, str]:
        return place, _templates().get_template(template).render({**always, "place": place, **values})

    tables = [(one, standing(state, one)) for one in divisions]
    yield page(places.INDEX, "index.html", files=files, tables=tables)
    yield page(places.ENTRANTS, "entrants.html", entrants=_by_name(state))
    prizes = [won(state, one) for one in divisions]
    yield page(places.PRIZES, "prizes.html", won=prizes, offered=list(offered(state)))
    for one, table in tables:
        ranked = teams(state.of(one.name), one.rows, state.format.team_of)
        yield page(places.standings(one.key), "standings.html", here=one, table=table, teams=ranked)
        yield page(places.cross_table(one.key), "cross_table.html", here=one)
        for number, sats in enumerate(one.rounds, start=1):
            yield page(places.round(one.key, number), "round.html", here=one, number=number, sats=sats)
        rows = {row.number: row for row in one.rows}
        for who in state.of(one.name):
            yield page(
                places.entrant(who.number), "entrant.html", here=one, up="../", who=who, row=rows[who.number]
            )


def _by_name(state: State) -> list[Entrant]:
    return sorted(state.entrants.values(), key=lambda one: (one.name.casefold(), one.number))
