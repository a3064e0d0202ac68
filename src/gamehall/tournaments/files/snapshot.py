"""An event as any program could tell it: entrants, and the tables of each round with what came of them.

Readers of files give it, writers start from it, and an event that began elsewhere goes on from it."""

from msgspec import Struct
from msgspec.structs import replace

from gamehall.tournaments.event.state import Board, Round, State
from gamehall.tournaments.formats.format import Format
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.scoring import Scoring
from gamehall.tournaments.standings.worth import scores_of


class Sat(Struct, frozen=True):
    """One table of a round. One alone had a bye, or was not there and lost the round."""

    who: tuple[int, ...]
    """Who began stands first, where that is known."""
    result: Result | None = None
    begins: bool = True
    """Whether it is known who began."""
    game: str = ""
    """Which game, where the event has several."""


Tables = tuple[Sat, ...]
"""Tables in the order of their boards, then those who were alone, by number."""


class Snapshot(Struct, frozen=True):
    name: str = ""
    date: str = ""
    place: str = ""
    entrants: tuple[Entrant, ...] = ()
    rounds: dict[str, tuple[Tables, ...]] = {}
    """By division, the first round first; only rounds that hang out."""
    left: dict[int, int] = {}
    """The first round that those who withdrew do not play."""
    penalties: dict[int, int] = {}
    format: Format | None = None
    """The plan, where it is told."""

    @property
    def divisions(self) -> tuple[str, ...]:
        named = dict.fromkeys(one.division for one in self.entrants)
        return tuple(dict.fromkeys([*self.rounds, *named])) or ("",)

    def of(self, division: str) -> tuple[Entrant, ...]:
        return tuple(one for one in self.entrants if one.division == division)


def snapshot(state: State) -> Snapshot:
    """The event as it stands. Who signed and what was amended stays in its record."""
    entrants = tuple(sorted(state.entrants.values(), key=lambda one: one.number))
    rounds = {
        division: tuple(_tables(state, division, round) for round in known if round.published)
        for division, known in state.rounds.items()
    }
    return Snapshot(
        name=state.options.name,
        date=state.options.date,
        place=state.options.place,
        entrants=entrants,
        rounds={division: rounds.get(division, ()) for division in state.divisions},
        left=dict(state.left),
        penalties={number: points for number, points in state.penalties.items() if points},
        format=state.format,
    )


def added(event: Snapshot, division: Snapshot) -> Snapshot:
    """An event with another division; where its numbers are taken, they go on from the last."""
    taken = {one.number for one in event.entrants}
    if taken.intersection(one.number for one in division.entrants):
        division = _moved(division, max(taken))
    return replace(
        event,
        entrants=(*event.entrants, *division.entrants),
        rounds={**event.rounds, **division.rounds},
        left={**event.left, **division.left},
        penalties={**event.penalties, **division.penalties},
    )


def _moved(event: Snapshot, by: int) -> Snapshot:
    def numbers(who: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(number + by for number in who)

    def sat(one: Sat) -> Sat:
        result = one.result
        if result is not None:
            result = replace(result, who=numbers(result.who), at_fault=numbers(result.at_fault))
        return replace(one, who=numbers(one.who), result=result)

    return replace(
        event,
        entrants=tuple(replace(one, number=one.number + by) for one in event.entrants),
        rounds={d: tuple(tuple(map(sat, tables)) for tables in rounds) for d, rounds in event.rounds.items()},
        left={number + by: round for number, round in event.left.items()},
        penalties={number + by: points for number, points in event.penalties.items()},
    )


def ordered(tables: Tables | list[Sat]) -> Tables:
    """Boards numbered from one in the order given, and those who are alone at the end."""
    seated = [one for one in tables if len(one.who) > 1]
    alone = sorted((one for one in tables if len(one.who) == 1), key=lambda one: one.who)
    return (*(_at(one, board) for board, one in enumerate(seated, start=1)), *(_at(one, 0) for one in alone))


def _at(one: Sat, board: int) -> Sat:
    return replace(one, result=replace(one.result, board=board)) if one.result else one


def _tables(state: State, division: str, round: Round) -> Tables:
    scoring = state.format.scoring
    missed = [
        Sat(result.who, _plain(result, scoring))
        for result in state.missed
        if result.round == round.number and state.entrants[result.who[0]].division == division
    ]
    return ordered([*(_sat(board, scoring) for board in round.boards), *missed])


def _sat(board: Board, scoring: Scoring) -> Sat:
    result = _plain(board.result, scoring) if board.result else None
    return Sat(board.who, result, game=board.meeting.game)


def _plain(result: Result, scoring: Scoring) -> Result:
    """Without signatures; every score and the margin of one alone as a number."""
    fault = tuple(who for who in result.who if who in result.at_fault)
    result = replace(result, signed=(), at_fault=fault, scores=scores_of(result))
    if len(result.who) > 1:
        return result
    usual = scoring.bye_margin if result.how == "bye" else scoring.forfeit_margin
    return replace(result, margin=result.margin or usual)
