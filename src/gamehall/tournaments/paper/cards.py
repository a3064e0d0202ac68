"""What everybody gets in their hand: the card with their own link, and at the end a certificate."""

from collections.abc import Iterator

from gamehall.tournaments.paper.asked import Asked, one_line
from gamehall.tournaments.paper.blocks import Beside, Block, Code, Field, Fields, Paper, Space, Words
from gamehall.tournaments.site.results import Division
from gamehall.tournaments.standings.prizes import awards, prizes
from gamehall.tournaments.standings.teams import teams


def login_cards(asked: Asked) -> Paper | None:
    """Only for those who have a link."""
    cards = []
    for one in asked.entrants():
        if not (link := asked.links.get(one.number)):
            continue
        told = [("Number", str(one.number)), ("Division", one.division), ("", one.school or one.team)]
        says = " · ".join(f"{label} {one_line(value)}".strip() for label, value in told if value)
        left: tuple[Block, ...] = (
            Words(one_line(one.name), "large", bold=True),
            Words(says),
            Words("Open this link to check in, to see where you sit and to hand in your slip.", "small"),
        )
        cards.append(
            (
                Words(asked.headline, "small"),
                Beside((left, (Code(link, 32),)), (56, 38)),
                Words(link, "small"),
            )
        )
    if not cards:
        return None
    return Paper("login-cards", "Login cards", tuple(cards), asked.headline, across=2, down=5, flows=False)


def certificates(asked: Asked) -> Paper | None:
    """For who won a prize or an award; for a team that counts its members', one for all of them."""
    parts = []
    for division in asked.divisions:
        if division.heard:
            parts += [_certificate(asked, division, *won) for won in _won(asked, division)]
    if not parts:
        return None
    return Paper(
        "certificates", "Certificates", tuple(parts), asked.headline, landscape=True, flows=False, framed=True
    )


def _won(asked: Asked, division: Division) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Who, for what, and the members of a team."""
    state, format = asked.state, asked.state.format
    out = {row.number for row in division.rows if state.gone(row.number, format.rounds)}
    there = state.of(division.name)
    for won in prizes(format, there, division.rows, out):
        where = f"Place {won.place}" + (f" of {won.of}" if won.of else "")
        what = f", shared by {won.sharing}" if won.sharing > 1 else f": {won.prizes[0]}"
        yield asked.name(won.number), where + what, state.entrants[won.number].members
    for number, award in awards(division.rows, format.awards, out).items():
        yield asked.name(number), award, ()
    for line in teams(there, division.rows, format.team_of):
        if line.rank <= len(format.prizes):
            yield (
                one_line(line.name),
                f"Place {line.rank} of the teams",
                tuple(map(asked.name, line.counting)),
            )


def _certificate(
    asked: Asked, division: Division, name: str, what: str, members: tuple[str, ...]
) -> tuple[Block, ...]:
    options = asked.state.options
    blocks: list[Block] = [
        Words("Certificate", "huge", "center", bold=True),
        Space(4),
        Words(" · ".join(filter(None, (one_line(options.name), division.name))), "large", "center"),
        Space(16),
        Words(name, "huge", "center", bold=True),
    ]
    if members:
        blocks += [Space(3), Words(", ".join(map(one_line, members)), "normal", "center")]
    blocks += [
        Space(16),
        Words(what, "large", "center"),
        Space(6),
        Words(", ".join(filter(None, (one_line(options.place), options.date))), "normal", "center"),
        Space(14),
        Beside(((Fields((Field("Director"),), 1),), (), (Fields((Field("Date"),), 1),)), (3, 1, 2)),
    ]
    return tuple(blocks)
