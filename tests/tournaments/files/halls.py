"""Whole events, walked through at the director's desk: odd names, and all that can become of a game."""

from collections.abc import Sequence
from random import Random

from gamehall.kernel.action import Action
from gamehall.kernel.table import Table
from gamehall.tournaments.event.acts import (
    CheckIn,
    ComeBack,
    Enrol,
    Enter,
    Pair,
    Penalise,
    Publish,
    Slip,
    Void,
    Withdraw,
)
from gamehall.tournaments.event.event import opened, say
from gamehall.tournaments.event.state import Board, Options, State
from gamehall.tournaments.formats.format import Block, Format
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.scoring import Scoring

ODD = (
    "Ana Kos",
    "Ana Maria Kos",
    "O’Neil, Pat",
    "Smith; Jr",
    "Ünal Öz",
    "李 小龍",
    "Robot 2",
    "#7 Hash",
    "Back\\slash",
    "*Star",
    "<script>alert(1)</script>",
    "=1+1",
    "'-Ben",
    'Eve "Q" Ng',
    "L" * 80,
    "Kos, Ana",
    "comma,",
    "A|B",
    "Zoë\u0301",
    "1500",
)
SECRET = "the-lot-of-17-ravens"


def plan(
    divisions: tuple[str, ...] = (), tables: int = 2, rounds: int = 5, scoring: Scoring | None = None
) -> Format:
    """Any game, paired by lot or in tables."""
    system = "tables" if tables > 2 else "swiss"
    return Format(
        id="any",
        title="An event",
        games=(),
        book="",
        blocks=(Block((1, rounds), system),),
        scoring=scoring or Scoring(),
        tables=tables,
        chairs=4,
        divisions=divisions,
        prizes=("$100", "$50"),
    )


class Hall:
    """A desk at which some of what is said may be refused: then nothing happens."""

    def __init__(self, format: Format, name: str = "The “Owls” & Sons", seed: str = SECRET) -> None:
        options = Options(format=format, name=name, seed=seed, date="2025-11-30", place="Łódź")
        self.event: Table = opened("hall", options, 0)
        self.now = 0

    @property
    def state(self) -> State:
        state: State = self.event.state
        return state

    def says(self, *acts: Action) -> bool:
        """Whether all of it was allowed."""
        fine = True
        for act in acts:
            self.now += 1_000
            done = say(self.event, act, self.now)
            self.event = done.table
            fine &= not done.ruling.refused
        return fine


def entrants(names: Sequence[str], random: Random, divisions: Sequence[str] = ("",)) -> list[Entrant]:
    return [
        Entrant(
            number=0,
            name=name,
            rating=random.choice((0, random.randrange(400, 2200))),
            games=random.choice((0, random.randrange(900))),
            school=random.choice(("", "East; side", "Banka Łódź", "=SUM(A1)")),
            team=random.choice(("", "Owls", "Red | Blue")),
            division=random.choice(divisions),
            classes=tuple(random.sample(("A", "new comer", "x_y", "B|C"), random.randrange(3))),
            members=tuple(random.sample(("Ana", "Ben; Lee", "C|D"), random.randrange(3))),
        )
        for name in names
    ]


def walked(seed: int, names: Sequence[str] = ODD, format: Format | None = None) -> Hall:
    """An event after a few rounds, with whatever the lot brings: late ones, leavers, forfeits, open games."""
    random = Random(seed)
    hall = Hall(format or plan())
    divisions = hall.state.divisions
    people = entrants(names, random, divisions)
    late = people[len(people) - len(people) // 6 :]
    hall.says(*(Enrol((one,)) for one in people[: len(people) - len(late)]))
    for round in range(1, random.randint(1, hall.state.format.rounds) + 1):
        if round == 2:
            hall.says(*(Enrol((one,), random.choice(("lost", "nothing"))) for one in late))
        hall.says(CheckIn(tuple(hall.state.entrants)))
        for division in divisions:
            hall.says(Pair(division, round))
            if random.random() < 0.9:
                hall.says(Publish(division, round))
            _played(hall, division, round, random)
        _between(hall, round, random)
    return hall


def _played(hall: Hall, division: str, round: int, random: Random) -> None:
    known = hall.state.round(division, round)
    for board in known.boards if known else ():
        if board.result is None and random.random() < 0.9:
            hall.says(Enter(division, round, slip(board, random)))


def slip(board: Board, random: Random) -> Slip:
    who = list(board.meeting.who)
    random.shuffle(who)
    scores = tuple(random.choice((0, 1, 300, random.randrange(700))) for _ in who)
    lot = random.random()
    if lot < 0.8:
        return Slip(scores, board.number, tuple(who))
    if lot < 0.85:
        return Slip(scores, board.number, tuple(who), "double forfeit")
    if lot < 0.9:
        return Slip(scores, board.number, tuple(who), "forfeit", (who[0],), conduct=True)
    margin = random.choice((0, random.randrange(1, 300)))
    return Slip((0,) * len(who), board.number, tuple(who), "forfeit", (who[-1],), margin=margin)


def _between(hall: Hall, round: int, random: Random) -> None:
    numbers = list(hall.state.entrants)
    if not numbers:
        return
    if random.random() < 0.5:
        hall.says(Withdraw(random.choice(numbers), round + random.randrange(2), "a secret reason"))
    if random.random() < 0.4 and hall.state.left:
        hall.says(ComeBack(random.choice(list(hall.state.left)), round + 1))
    if random.random() < 0.4:
        hall.says(Penalise(random.choice(numbers), random.randrange(1, 100), "a secret reason"))
    if random.random() < 0.3:
        division = random.choice(hall.state.divisions)
        known = hall.state.round(division, round)
        if known:
            hall.says(Void(division, round, known.boards[0].meeting.who, "a secret reason"))
