"""Copies of a form, with all that is known written in."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from gamehall.kernel import catalog
from gamehall.tournaments.paper.asked import Asked, one_line
from gamehall.tournaments.paper.blocks import (
    Block,
    Choice,
    Column,
    Field,
    Fields,
    Group,
    Heading,
    Lines,
    Paper,
    Table,
    Words,
)
from gamehall.tournaments.paper.forms.finding import fits
from gamehall.tournaments.paper.forms.form import Form, Piece, Write
from gamehall.tournaments.site.results import Division, Sat

Known = Mapping[str, str]


class Copy(Struct, frozen=True):
    """What one copy of a form knows."""

    known: Known
    players: tuple[Known, ...] = ()
    games: tuple[Known, ...] = ()
    entrants: tuple[Known, ...] = ()


def filled(asked: Asked, forms: Sequence[Form]) -> Paper:
    """All copies of the forms with one id."""
    first = forms[0]
    parts = [
        tuple(_blocks(form, one)) for form, copy in _copies(asked, forms) for one in _numbered(form, copy)
    ]
    if not parts:
        parts = [tuple(_blocks(form, one)) for form in forms for one in _numbered(form, _empty(asked))]
    return Paper(
        first.id,
        first.title,
        tuple(parts),
        asked.headline,
        landscape=first.landscape,
        across=first.across,
        down=first.down,
        flows=first.per == "division",
    )


def _copies(asked: Asked, forms: Sequence[Form]) -> Iterator[tuple[Form, Copy]]:
    format = asked.state.format
    names = {_game(id): id for id in format.games}
    if forms[0].per in ("entrant", "division"):
        for division in asked.divisions:
            for form in forms:
                if any(fits(form, format, game, division.name) for game in format.games):
                    copies = (
                        _of_entrants(asked, division) if form.per == "entrant" else [_of(asked, division)]
                    )
                    yield from ((form, copy) for copy in copies)
        return
    for division, number, sats in asked.tables():
        for sat in sats:
            game = names.get(sat.game, format.games[0] if format.games else "")
            for form in forms:
                if len(sat.parts) > 1 and fits(form, format, game, division.name):
                    copy = _of_table(asked, division, number, sat, _game(game))
                    mine = _of_players(copy) if form.per == "player" else [copy]
                    yield from ((form, one) for one in mine)


def _numbered(form: Form, copy: Copy) -> Iterator[Copy]:
    for number in range(1, form.copies + 1):
        yield Copy({**copy.known, "copy": str(number)}, copy.players, copy.games, copy.entrants)


def _event(asked: Asked) -> dict[str, str]:
    options = asked.state.options
    return {"event": one_line(options.name), "place": one_line(options.place), "date": options.date}


def _empty(asked: Asked) -> Copy:
    """Nobody sits anywhere yet: one empty copy, for as many as may sit down at a table."""
    format = asked.state.format
    players = tuple({"name": f"Player {'ABCDEFGH'[at]}"} for at in range(format.tables))
    return Copy(_event(asked), players, tuple(_games(asked, 0, None)))


def _of_table(asked: Asked, division: Division, number: int, sat: Sat, game: str) -> Copy:
    known = {
        **_event(asked),
        "division": division.name,
        "round": str(number),
        "table": str(sat.board),
        "game": game,
        "names": " and ".join(asked.name(part.number) for part in sat.parts),
    }
    players = []
    for part in sat.parts:
        opponent = " and ".join(map(asked.name, part.others))
        starts = asked.state.format.starts
        order = ("begins" if part.began else "second") if starts else ""
        players.append({**_person(asked, part.number), "opponent": opponent, "order": order})
    return Copy(known, tuple(players))


def _of_players(copy: Copy) -> Iterator[Copy]:
    for player in copy.players:
        others = tuple(one for one in copy.players if one is not player)
        yield Copy({**copy.known, **player}, (player, *others))


def _of_entrants(asked: Asked, division: Division) -> Iterator[Copy]:
    for one in sorted(asked.state.of(division.name), key=lambda one: one.number):
        known = {**_event(asked), "division": division.name, **_person(asked, one.number)}
        yield Copy(known, games=tuple(_games(asked, one.number, division)))


def _of(asked: Asked, division: Division) -> Copy:
    known = {**_event(asked), "division": division.name}
    rows = tuple(_person(asked, one.number) for one in asked.entrants() if one.division == division.name)
    return Copy(known, entrants=rows)


def _person(asked: Asked, number: int) -> dict[str, str]:
    one = asked.state.entrants[number]
    star = asked.state.stars.get(number, ())
    return {
        "name": one_line(one.name),
        "number": str(number),
        "school": one_line(one.school),
        "team": one_line(one.team),
        "members": ", ".join(map(one_line, one.members)),
        "star": ", ".join(map(_game, star)),
    }


def _games(asked: Asked, number: int, division: Division | None) -> Iterator[Known]:
    """The games of somebody, in the order of their star; without a star, their rounds."""
    format = asked.state.format
    star = asked.state.stars.get(number, ())
    played = division.parts.get(number, {}) if division else {}
    for round in range(1, format.rounds + 1):
        part = played.get(round)
        game = _game(star[round - 1]) if round <= len(star) else ""
        yield {
            "row": str(round),
            "game": game or (part.game if part else ""),
            "table": str(part.board or "") if part else "",
            "opponent": " and ".join(map(asked.name, part.others)) if part else "",
        }


def _game(id: str) -> str:
    known = catalog.games().get(id)
    return known.name if known else id


def _blocks(form: Form, copy: Copy) -> Iterator[Block]:
    for piece in form.piece:
        match piece.kind:
            case "heading":
                yield Heading(_told(piece.text, copy.known), _told(piece.says, copy.known))
            case "words":
                yield Words(_told(piece.text, copy.known), piece.size)
            case "fields":
                fields = (Field(label, copy.known.get(of, "")) for label, of in piece.fields)
                yield Fields(tuple(fields), piece.across)
            case "choice":
                yield Choice(piece.text, piece.options)
            case "lines":
                yield Lines(piece.rows, piece.text)
            case "grid":
                yield _grid(piece, copy)


def _told(text: str, known: Known) -> str:
    """Names are put in last and are not looked through for more."""
    told = ""
    for at, piece in enumerate(text.split("{")):
        key, closed, rest = piece.partition("}")
        told += f"{known.get(key, '')}{rest}" if at and closed else piece
    return told.strip(" ·,")


def _grid(piece: Piece, copy: Copy) -> Table:
    columns = [_column(one) for one in piece.columns]
    groups = [Group("", len(columns))] if columns and piece.each else []
    for player in copy.players if piece.each else ():
        columns += [_column(one) for one in piece.each]
        groups.append(Group(player["name"], len(piece.each)))
    listed: Mapping[str, Sequence[Known]] = {
        "players": copy.players,
        "games": copy.games,
        "entrants": copy.entrants,
    }
    known = listed[piece.of] if piece.of else [{"row": str(number)} for number in range(1, piece.rows + 1)]
    rows = tuple(
        tuple(row.get(column.of, "") for column in piece.columns)
        + ("",) * (len(columns) - len(piece.columns))
        for row in known
    )
    return Table(tuple(columns), rows, tuple(groups), height=piece.height, ruled=True, size=9)


def _column(one: Write) -> Column:
    return Column(one.label, one.align, one.width)
