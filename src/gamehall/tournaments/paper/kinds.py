"""What can be printed of an event."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.paper.asked import Asked
from gamehall.tournaments.paper.blocks import Paper
from gamehall.tournaments.paper.cards import certificates, login_cards
from gamehall.tournaments.paper.forms.filling import filled
from gamehall.tournaments.paper.forms.finding import forms_of
from gamehall.tournaments.paper.lists import entrants, pairings_by_name, pairings_by_table
from gamehall.tournaments.paper.slips import slips
from gamehall.tournaments.paper.tables import cross_tables, standings, wall_charts

_OF_ANY_GAME: Mapping[str, tuple[str, Callable[[Asked], Paper | None], str]] = {
    "entrants": ("Entrants", entrants, "nobody is written down"),
    "login-cards": ("Login cards", login_cards, "nobody has a link: name a file of them"),
    "pairings-by-name": ("Pairings by name", pairings_by_name, "no such round hangs out"),
    "pairings-by-table": ("Pairings by table", pairings_by_table, "no such round hangs out"),
    "slips": ("Result slips", slips, "no such round hangs out"),
    "standings": ("Standings", standings, "there is no result yet"),
    "wall-charts": ("Wall charts", wall_charts, "nobody is written down"),
    "cross-tables": ("Cross tables", cross_tables, "there is no result yet"),
    "certificates": ("Certificates", certificates, "nobody has won a prize yet"),
}


class NoSuchPaper(KeyError):
    """An event has no paper of this name; the sentence names those it has."""

    def __str__(self) -> str:
        return str(self.args[0])


class NothingToPrint(ValueError):
    """There is such a paper, and nothing that would stand on it yet; the sentence says why."""


def kinds(format: Format) -> dict[str, str]:
    """Every paper of an event by its id, with what it is called."""
    known = {id: title for id, (title, _, _) in _OF_ANY_GAME.items()}
    return known | {id: forms[0].title for id, forms in forms_of(format).items()}


def paper(asked: Asked, kind: str) -> Paper:
    known = kinds(asked.state.format)
    if kind not in known:
        raise NoSuchPaper(f"There is no paper {kind!r} for this event; there are {', '.join(known)}.")
    found = _made(asked, kind)
    if found is None:
        title, _, why = _OF_ANY_GAME[kind]
        raise NothingToPrint(f"{title}: {why}.")
    return found


def pack(asked: Asked, wanted: Sequence[str] = ()) -> Iterator[Paper]:
    """The papers that are asked for; without a word, all that have something on them now."""
    if wanted:
        yield from (paper(asked, kind) for kind in dict.fromkeys(wanted))
        return
    for kind in kinds(asked.state.format):
        if kind == "certificates" and not asked.state.finished:
            continue
        if found := _made(asked, kind):
            yield found


def _made(asked: Asked, kind: str) -> Paper | None:
    if kind in _OF_ANY_GAME:
        return _OF_ANY_GAME[kind][1](asked)
    return filled(asked, forms_of(asked.state.format)[kind])
