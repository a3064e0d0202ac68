"""The forms of an event: those that lie in the folders of its games, in `paper/`."""

import tomllib
from functools import cache

import msgspec
from msgspec.structs import replace

from gamehall.kernel import catalog
from gamehall.tournaments.formats.finding import files_of_games, games_of
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.paper.forms.form import Form


@cache
def forms() -> tuple[Form, ...]:
    """Every form of every game."""
    found = []
    for file in files_of_games("*/paper/*.toml"):
        form = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Form)
        found.append(form if form.games else replace(form, games=games_of(file.parents[1])))
    return tuple(found)


def forms_of(format: Format) -> dict[str, tuple[Form, ...]]:
    """The forms that an event needs, by their ids: of one id there is one for each game, at most."""
    found: dict[str, tuple[Form, ...]] = {}
    for form in forms():
        if any(
            fits(form, format, game, division) for game in format.games for division in _divisions(format)
        ):
            found[form.id] = (*found.get(form.id, ()), form)
    return found


def fits(form: Form, format: Format, game: str, division: str) -> bool:
    """Whether a form is for this game, as this division plays it."""
    if game not in form.games:
        return False
    if not form.books:
        return True
    book = format.books.get(division, format.book) or catalog.game(game).shelves[0].id
    return book in form.books


def _divisions(format: Format) -> tuple[str, ...]:
    return format.divisions or ("",)
