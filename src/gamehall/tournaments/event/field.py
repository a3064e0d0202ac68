"""A division as its pairing system sees it: players by the standings that are heard, and whom they met."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from gamehall.tournaments.event.state import Round, State
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.pairing.field import Field, Player
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.row import Row
from gamehall.tournaments.standings.standings import standings
from gamehall.tournaments.standings.worth import cap_of, shares


def rows(state: State, division: str, upto: int) -> tuple[Row, ...]:
    """The standings of a division after a round."""
    return standings(
        state.of(division),
        state.results(division),
        state.format.scoring,
        upto,
        state.options.seed,
        state.penalties,
    )


def field(state: State, division: str, number: int) -> Field:
    """The division before one of its rounds. Rounds that are paired and not played count as met."""
    format = state.format
    source = format.source(number)
    earlier = state.rounds.get(division, ())[: number - 1]
    met, last = _met(earlier)
    starts, byes = _starts(earlier, source), _byes(earlier)
    won = _won(state, division, source)
    everybody = tuple(
        replace(
            _player(state, row, starts, byes),
            met=met.get(row.number, {}),
            last=last.get(row.number, ()),
            won=won.get(row.number, ()),
        )
        for row in rows(state, division, source)
    )
    wishes = [wish for wish in state.wishes if (wish.division, wish.round) == (division, number)]
    return Field(
        players=tuple(player for player in everybody if state.plays(player.number, number)),
        round=number,
        source=source,
        rounds=format.rounds,
        seed=f"{state.options.seed}/{division}",
        prizes=len(format.prizes),
        fixed=tuple(wish.who for wish in wishes if wish.together),
        by_hand=tuple(wish.who for wish in wishes if not wish.together),
        counts="wins" if format.scoring.worth == "wins" else "points",
        starts=format.starts,
        cap=_cap(format, source),
        everybody=everybody,
    )


def _cap(format: Format, source: int) -> int:
    """The widest of the rounds that are left; 0: one of them has none."""
    caps = [cap_of(round, format.scoring) for round in range(source + 1, format.rounds + 1)]
    return max(caps, default=0) if all(caps) else 0


def _player(state: State, row: Row, starts: Mapping[int, tuple[int, int]], byes: Mapping[int, int]) -> Player:
    entrant = state.entrants[row.number]
    firsts, seconds = starts.get(row.number, (0, 0))
    return Player(
        number=row.number,
        points=_ranked_by(state, row),
        spread=row.spread,
        rating=entrant.rating,
        apart=_apart(state, entrant),
        group=entrant.classes[0] if entrant.classes else "",
        star=state.stars.get(row.number, ()),
        firsts=firsts,
        seconds=seconds,
        byes=byes.get(row.number, 0),
        heard=(row.wins + row.losses) // 2,
    )


def _ranked_by(state: State, row: Row) -> int:
    """Half wins where wins are counted; else the points, in sixths, since places of three can be shared."""
    return row.wins if state.format.scoring.worth == "wins" else int(row.points * 6)


def _apart(state: State, entrant: Entrant) -> tuple[str, ...]:
    shared = {"school": entrant.school, "team": entrant.team}.get(state.format.apart, "")
    return (shared,) if shared else ()


def _met(rounds: Sequence[Round]) -> tuple[dict[int, dict[int, int]], dict[int, tuple[int, ...]]]:
    met: dict[int, dict[int, int]] = {}
    last: dict[int, tuple[int, ...]] = {}
    for round in rounds:
        for board in round.boards:
            who = board.meeting.who
            for one in who:
                others = met.setdefault(one, {})
                for other in who:
                    if other != one:
                        others[other] = others.get(other, 0) + 1
                last[one] = tuple(other for other in who if other != one)
    return met, last


def _starts(rounds: Sequence[Round], source: int) -> dict[int, tuple[int, int]]:
    """How often each began and how often not: a bye is neither, nor is a game nobody came to.

    Of rounds that are not heard yet the pairing counts, whatever has become of it."""
    starts: dict[int, tuple[int, int]] = {}
    for round in rounds:
        heard = round.number <= source
        for board in round.boards:
            if board.bye or (heard and board.result and not board.result.played):
                continue
            for at, one in enumerate(board.who if heard else board.meeting.who):
                firsts, seconds = starts.get(one, (0, 0))
                starts[one] = (firsts + (at == 0), seconds + (at > 0))
    return starts


def _byes(rounds: Sequence[Round]) -> dict[int, int]:
    byes: dict[int, int] = {}
    for round in rounds:
        for board in round.boards:
            if board.bye:
                byes[board.who[0]] = byes.get(board.who[0], 0) + 1
    return byes


def _won(state: State, division: str, source: int) -> dict[int, tuple[int, ...]]:
    """The half wins of each round that is heard."""
    won: dict[int, list[int]] = {}
    for result in state.results(division):
        if result.round <= source:
            for share in shares(result, state.format.scoring):
                won.setdefault(share.number, [0] * source)[result.round - 1] += share.wins
    return {number: tuple(rounds) for number, rounds in won.items()}
