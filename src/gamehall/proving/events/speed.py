"""`gamehall bench tournament`: how long it takes to pair a large field, and to read a large event again."""

import time
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from gamehall.kernel.action import Action
from gamehall.kernel.codec import read_lines, write_lines
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import Table
from gamehall.kernel.table import replay as replayed
from gamehall.machine.speech import errors
from gamehall.proving.events.saying import a_slip
from gamehall.proving.figures import Figure, show
from gamehall.tournaments.event import acts
from gamehall.tournaments.event.event import EVENT, opened, say
from gamehall.tournaments.event.seats import DIRECTOR, SCOREKEEPER
from gamehall.tournaments.event.state import Options
from gamehall.tournaments.finding import game_of_record
from gamehall.tournaments.formats.format import Block, Format
from gamehall.tournaments.pairing.drawn import bench_field
from gamehall.tournaments.pairing.field import Field, Player
from gamehall.tournaments.pairing.finding import pair, systems
from gamehall.tournaments.pairing.star_orders import draw_stars
from gamehall.tournaments.people import Entrant

LARGE = 500
ROUNDS = 15
_PLAYED = 7
"""So many rounds are behind a field that is paired."""
_GAMES = ("one", "two", "three", "four", "five")
_TEAM = 8
_MANY = 2_000
_SECONDS: Mapping[int, float] = {LARGE: 1.0, _MANY: 10.0}
"""In how many seconds a field of so many is paired."""
_REPLAY_SECONDS = 1.0
_BY_HAND = "by-hand"


def bench_tournament(players: int, json: bool) -> int:
    with errors().status("pairing"):
        figures = [figure for count in (LARGE, players) for figure in pairings(count)]
    with errors().status("playing a large event"):
        figures += large_event(LARGE, ROUNDS)
    show(figures, "Pairing and events on one core, processor time", json)
    return int(not all(figure.met for figure in figures))


def pairings(count: int) -> Iterator[Figure]:
    """Every system once, with so many players."""
    field = bench_field(count, _PLAYED, "bench")
    for id in systems():
        if id == _BY_HAND:
            continue
        there, options = _fit(field, id)
        began = time.process_time()
        pair(there, id, options)
        seconds = time.process_time() - began
        yield Figure(f"{id}, {count:,} players", seconds, "s", _SECONDS.get(count), most=True)


def _fit(field: Field, id: str) -> tuple[Field, dict[str, Any]]:
    """The field as a system may meet it: a schedule at its beginning, stars drawn, teams of eight."""
    players = tuple(replace(one, apart=(f"team {one.number // _TEAM}",)) for one in field.players)
    match id:
        case "round-robin" | "pools" | "fontes" | "knock-out" | "team-round-robin":
            fresh = tuple(Player(one.number, rating=one.rating, apart=one.apart) for one in players)
            return replace(field, players=fresh, round=1, source=0), {}
        case "stars":
            schools = {one.number: one.apart[0] for one in players}
            stars = draw_stars([one.number for one in players], _GAMES, "bench", schools)
            starred = tuple(replace(one, star=stars[one.number], met={}, last=()) for one in players)
            return replace(field, players=starred, round=3, source=2), {}
        case "tables":
            return replace(field, players=players, counts="points"), {}
    return replace(field, players=players), {}


def large_event(players: int, rounds: int) -> Iterator[Figure]:
    """An event with so many, played to its end, and its record read and replayed."""
    event, longest = drawn_event(players, rounds)
    what = f"{players:,} players, {rounds} rounds"
    yield Figure(f"the longest pairing of an event, {what}", longest, "s", _SECONDS.get(players), most=True)
    lines = write_lines(event.header, event.entries)
    began = time.process_time()
    header, entries = read_lines(lines, game_of_record)
    read = time.process_time() - began
    began = time.process_time()
    again = replayed(EVENT, header, entries)
    seconds = time.process_time() - began
    if again.state != event.state:
        raise AssertionError("the record of the large event gives another event")
    yield Figure(f"replay of an event, {what}", seconds, "s", _REPLAY_SECONDS, most=True)
    yield Figure("reading its record from a file", read, "s")
    yield Figure("its entries", event.seq, "entries")


def drawn_event(players: int, rounds: int) -> tuple[Table, float]:
    """A Swiss event with results by lot, every slip an entry; and the longest time a pairing took."""
    random = Random(players * 1_000 + rounds)
    format = Format("large", "A large event", ("any",), "", (Block((1, rounds), "swiss"),))
    event = opened("large", Options(format, "A large event", "bench"), 0)

    def said(act: Action, seat: Seat = DIRECTOR) -> None:
        nonlocal event
        done = say(event, act, event.last_at + 1_000, seat)
        if done.ruling.refused:
            raise AssertionError(f"{type(act).__name__} was refused: {done.ruling.says}")
        event = done.table

    people = tuple(Entrant(n, f"Player {n}", random.randint(600, 2000)) for n in range(1, players + 1))
    said(acts.Enrol(people))
    said(acts.CheckIn(tuple(one.number for one in people)))
    longest = 0.0
    for number in range(1, rounds + 1):
        began = time.process_time()
        said(acts.Pair("", number))
        longest = max(longest, time.process_time() - began)
        said(acts.Publish("", number))
        round = event.state.round("", number)
        for board in round.boards if round else ():
            if not board.bye:
                said(acts.Enter("", number, a_slip(random, board)), SCOREKEEPER)
    said(acts.Finish())
    return event, longest
