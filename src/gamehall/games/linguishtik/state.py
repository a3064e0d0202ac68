"""The position: cubes, demands, whose move it is, what is being written, and what is open to objection."""

from typing import Literal, get_args

from msgspec import Struct

from gamehall.games.linguishtik.acts import Nature
from gamehall.games.linguishtik.charts import Kind, Result
from gamehall.games.linguishtik.cubes import Colour, Cube
from gamehall.games.linguishtik.events import Solution
from gamehall.games.linguishtik.options import Options
from gamehall.games.linguishtik.rules.demanding import type_of
from gamehall.games.linguishtik.rules.insulating import standing
from gamehall.games.linguishtik.solver.need import FUNCTION, Need, name_of
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.seat import Seat

KEEPER = Seat("keeper")
"""Types what happens at a table of real cubes."""

Phase = Literal["first", "rolling", "moving", "writing", "checking", "between"]
Place = Literal["resources", "letters", "demands"]
Stage = Literal["designation", "type", "function", "free"]
"""Which move is due: the three of the opening, then any."""
MoveKind = Literal["designation", "letter", "demand", "pass"]
Duty = Literal["must", "may", "barred"]


class Move(Struct, frozen=True):
    """A move of this shake, while anything can still be said of it."""

    by: Seat
    kind: MoveKind
    cube: int | None = None
    says: str = ""
    """The designation or the demand."""
    turn: int = 0
    in_turn: bool = True
    late: bool = False
    """Made after the ten-second call."""
    minute: int = 0
    """The minute in which it was made."""
    skipped: tuple[Seat, ...] = ()
    """Whose turns, lost in advance, went by after it."""


class Procedure(Struct, frozen=True):
    """The call that the last move was an illegal procedure."""

    by: Seat
    nature: Nature
    words: str = ""


class Writer(Struct, frozen=True):
    """A player while solutions are written."""

    duty: Duty
    done: Literal["", "presented", "neutral", "none"] = ""
    called: bool = False
    """The ten-second call was made."""
    minute_over: bool = False
    """No longer may declare neutral."""
    disagrees: bool = False


class Block(Struct, frozen=True):
    """Why solutions are written, and who writes."""

    kind: Kind
    writers: dict[Seat, Writer]
    challengers: tuple[Seat, ...] = ()
    mover: Seat | None = None
    after_warning: bool = False


class Objection(Struct, frozen=True):
    by: Seat
    faults: tuple[str, ...]
    words: str = ""
    upheld: bool | None = None
    cites: str = ""
    says: str = ""


class Check(Struct, frozen=True):
    """One solution while the others look at it."""

    solution: Solution
    checkers: tuple[Seat, ...]
    accepted: tuple[Seat, ...] = ()
    objections: tuple[Objection, ...] = ()
    voting: bool = False
    votes: dict[Seat, bool] = {}
    correct: bool | None = None
    """What it is held to be, once that is settled."""

    @property
    def open_objection(self) -> Objection | None:
        last = self.objections[-1] if self.objections else None
        return last if last and last.upheld is None else None

    def looking(self, seat: Seat) -> bool:
        """Whether this player has still to accept or object."""
        heard = (*self.accepted, *(objection.by for objection in self.objections))
        return self.correct is None and seat in self.checkers and seat not in heard


class Penalty(Struct, frozen=True):
    """A point taken; `initialled` is None while it waits for a judge."""

    seat: Seat
    cites: str
    shake: int
    initialled: bool | None = True


class ShakeLine(Struct, frozen=True):
    """A line of the score sheet."""

    number: int
    kind: Kind
    row: str
    points: dict[Seat, int]
    results: dict[Seat, Result]
    challengers: tuple[Seat, ...] = ()


class State(Struct, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    scores: dict[Seat, int]
    letters: tuple[str, ...]
    """The letter on top of each cube, in the order of the set; empty before the roll."""
    places: tuple[Place, ...]
    """Where each cube lies."""
    phase: Phase = "first"
    first_rolls: dict[Seat, str] = {}
    first_rolling: tuple[Seat, ...] = ()
    """Who rolls for the beginning, all or those tied."""
    first_round: int = 1
    first_called: Seat | None = None
    shake: int = 0
    first: Seat | None = None
    """Player One of this shake."""
    order: tuple[Seat, ...] = ()
    """Who plays this shake, from Player One on."""
    roll_called: bool = False
    turn: int = 0
    minute: int = 0
    """Which minute of this shake runs: each turn has its own, and one more where the move must still be
    made. A move that is returned brings its minute back."""
    minutes: int = 0
    """The last minute that was begun."""
    called: bool = False
    """The ten-second call was made to the player on turn."""
    designation: str = ""
    demands: tuple[str, ...] = ()
    demand_cubes: tuple[int, ...] = ()
    """The cube that carries each demand."""
    moves: tuple[Move, ...] = ()
    passed: tuple[Seat, ...] = ()
    owed: dict[Seat, int] = {}
    """Turns that are lost in advance."""
    procedure: Procedure | None = None
    refuted: dict[Seat, tuple[Nature, ...]] = {}
    """What was called wrong with the last move in vain, and by whom."""
    block: Block | None = None
    slips: dict[Seat, Solution] = {}
    checks: tuple[Check, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    timeouts: dict[Seat, int] = {}
    """Turns timed out in a row."""
    sheet: tuple[ShakeLine, ...] = ()
    ready: tuple[Seat, ...] = ()
    absent: tuple[Seat, ...] = ()
    disqualified: tuple[Seat, ...] = ()
    warned: tuple[Seat, ...] = ()
    """Who was warned for conduct."""
    warning: bool = False
    leader: Seat | None = None
    """The sole leader at the warning, four or more points ahead of somebody."""
    acts: int = 0
    """Counts what opens new questions."""
    match_points: dict[Seat, float] = {}
    ended: Outcome | None = None

    @property
    def mover(self) -> Seat:
        """Whose turn it is."""
        return self.order[self.turn % len(self.order)]

    @property
    def last_mover(self) -> Seat | None:
        """Who put down the last cube, or designated; a pass changes nothing."""
        return next((move.by for move in reversed(self.moves) if move.kind != "pass"), None)

    @property
    def type(self) -> str:
        """The part of speech that was demanded; a word that names none demands nothing."""
        return type_of(self.demands) or ""

    @property
    def stage(self) -> Stage:
        if not self.designation:
            return "designation"
        if not self.type:
            return "type"
        if self.type != "interjection" and not any(name_of(d) == FUNCTION for d in self.demands):
            return "function"
        return "free"

    @property
    def set_up(self) -> bool:
        """Players One, Two and Three have moved: the opening is over."""
        return self.stage == "free" and sum(move.in_turn for move in self.moves) >= 3

    def colour(self, cube: int) -> Colour:
        return self.options.colours[cube]

    def cube(self, cube: int) -> Cube:
        return Cube(self.colour(cube), self.letters[cube])

    def at(self, place: Place) -> tuple[int, ...]:
        """The cubes that lie in a place."""
        return tuple(cube for cube, where in enumerate(self.places) if where == place)

    def check(self, of: Seat) -> Check | None:
        return next((check for check in self.checks if check.solution.by == of), None)

    def next_first(self) -> Seat:
        """Clockwise, to the left of Player One."""
        after = self.seats.index(self.first) + 1 if self.first else 0
        around = (*self.seats[after:], *self.seats[:after])
        return next(seat for seat in around if seat not in (*self.absent, *self.disqualified))


def opening(options: Options, seats: tuple[Seat, ...]) -> State:
    count = len(options.set.colours)
    unplayed: Place = "resources"
    return State(
        options,
        seats,
        dict.fromkeys(seats, 0),
        letters=("",) * count,
        places=(unplayed,) * count,
        first_rolling=seats,
    )


def unheard(state: State, seat: Seat) -> tuple[Nature, ...]:
    """What this player has not yet called wrong with the last move."""
    return tuple(each for each in get_args(Nature) if each not in state.refuted.get(seat, ()))


MOST_TAKEN: dict[Kind, int | None] = {
    "now": 1,
    "impossible": None,
    "forceout": 2,
    "hopeless": None,
    "time": None,
}
"""How many cubes of Resources a solution may take."""


def need_of(state: State, kind: Kind, *, demand: str = "", demand_cube: int | None = None) -> Need:
    """What a solution must meet in this position; the one more cube may have made one more demand."""
    most = MOST_TAKEN[kind]
    if demand:
        most = max(0, (most or 0) - 1)
    made = (*state.demands, demand) if demand else state.demands
    stands = standing(state.options.division, state.designation, made)
    return Need(
        stands.division,
        stands.designation,
        stands.demands,
        tuple(state.cube(cube) for cube in state.at("letters")),
        tuple(state.cube(cube) for cube in state.at("resources") if cube != demand_cube),
        most,
    )


def spellers(state: State, demand_cube: int | None = None) -> tuple[int, ...]:
    """The cubes a word may be spelled with, in the order in which a need lists them."""
    return (*state.at("letters"), *(cube for cube in state.at("resources") if cube != demand_cube))
