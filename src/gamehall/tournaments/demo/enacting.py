"""An event of this kind made ready: its people drawn, its desk opened, nothing said yet."""

from collections.abc import Iterator

from gamehall.tournaments.demo.course import Step, play
from gamehall.tournaments.demo.desk import Desk
from gamehall.tournaments.demo.halls import Tables
from gamehall.tournaments.demo.people import most, people
from gamehall.tournaments.demo.shows import Show
from gamehall.tournaments.event.state import Options
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.people import MOST_ENTRANTS


class TooMany(ValueError):
    """So many entrants, or so few, cannot be made up; the sentence says how many can."""


def enact(
    show: Show, format: Format, count: int, seed: str, tables: Tables | None = None
) -> tuple[Desk, Iterator[Step]]:
    """The desk, and the steps in which the event is played there."""
    fewest, highest = least(format), min(most(show), MOST_ENTRANTS)
    if not fewest <= count <= highest:
        what = "teams" if show.teams else "players"
        raise TooMany(f"{show.name} is shown with {fewest} to {highest} {what}, not {count}.")
    plan = show.planned(format)
    desk = Desk(show.id, Options(plan, show.name, seed, show.date, show.place), show.opens)
    return desk, play(desk, show, people(show, plan, count, seed), tables, seed)


def least(format: Format) -> int:
    """Enough that every division has a table, also when one has left and one is late."""
    return max(1, len(format.divisions)) * (format.tables + 2)
