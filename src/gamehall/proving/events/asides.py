"""What else is said at an event, at any time: sensible acts, and others."""

from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace

from gamehall.kernel.action import Action
from gamehall.kernel.seat import HALL, Seat
from gamehall.proving.events import correcting
from gamehall.proving.events.plans import person
from gamehall.proving.events.saying import Said, a_slip, reported
from gamehall.tournaments.event import acts
from gamehall.tournaments.event.seats import DIRECTOR, SCOREKEEPER
from gamehall.tournaments.event.state import Board, Round, State

_WHY = "By chance"


Aside = Callable[[Random, State, int], Said | None]
"""With the number of the last entry."""


def _a_board(
    random: Random, state: State, fits: Callable[[Round, Board], bool]
) -> tuple[str, Round, Board] | None:
    found = [
        (division, round, board)
        for division, rounds in state.rounds.items()
        for round in rounds
        for board in round.boards
        if fits(round, board)
    ]
    return random.choice(found) if found else None


def _somebody(random: Random, state: State) -> int:
    return random.choice(list(state.entrants))


def _at(random: Random, state: State, number: int) -> int:
    """A round from about now on."""
    return max(1, state.next(state.entrants[number].division) + random.choice((-2, -1, 0, 0, 0, 1)))


def _enrol(random: Random, state: State, seq: int) -> Said:
    one = person(random, state.format, f"late {seq}")
    return DIRECTOR, acts.Enrol((one,), random.choice(("lost", "nothing")))


def _check_in(random: Random, state: State, seq: int) -> Said:
    out = [number for number in state.entrants if number not in state.here]
    if out and random.random() < 0.8:
        return DIRECTOR, acts.CheckIn(tuple(out[-3:]))
    return DIRECTOR, acts.CheckIn((_somebody(random, state),), here=False)


def _withdraw(random: Random, state: State, seq: int) -> Said:
    number = _somebody(random, state)
    return DIRECTOR, acts.Withdraw(number, _at(random, state, number), _WHY)


def _come_back(random: Random, state: State, seq: int) -> Said:
    number = random.choice(list(state.left or state.entrants))
    return DIRECTOR, acts.ComeBack(number, _at(random, state, number))


def _change(random: Random, state: State, seq: int) -> Said:
    old = state.entrants[_somebody(random, state)]
    new = replace(person(random, state.format, f"new {seq}"), number=old.number)
    return DIRECTOR, acts.Change(new, _WHY)


def _wish(random: Random, state: State, seq: int) -> Said:
    division = random.choice(state.divisions)
    of = [one.number for one in state.of(division)]
    who = tuple(random.sample(of, min(len(of), random.choice((1, 2, 2, 2)))))
    number = state.next(division)
    if not who:
        return DIRECTOR, acts.Announce(_WHY)
    kept = [w.who for w in state.wishes if (w.division, w.round) == (division, number)]
    if kept and random.random() < 0.7:
        return DIRECTOR, acts.Release(division, number, random.choice(kept))
    return DIRECTOR, random.choice((acts.Fix, acts.KeepApart))(division, number, who)


def _amend(random: Random, state: State, seq: int) -> Said | None:
    found = _a_board(random, state, lambda round, board: board.result is not None and round.published)
    if found is None:
        return None
    division, round, board = found
    return DIRECTOR, acts.Amend(division, round.number, a_slip(random, board), _WHY)


def _void(random: Random, state: State, seq: int) -> Said | None:
    if state.missed and random.random() < 0.3:
        gone = random.choice(state.missed)
        division = state.entrants[gone.who[0]].division
        return DIRECTOR, acts.Void(division, gone.round, gone.who, _WHY)
    found = _a_board(random, state, lambda round, board: board.result is not None)
    if found is None:
        return None
    division, round, board = found
    return DIRECTOR, acts.Void(division, round.number, board.meeting.who, _WHY)


def _sign(random: Random, state: State, seq: int) -> Said | None:
    found = _a_board(random, state, lambda round, board: board.result is not None)
    if found is None:
        return None
    division, round, board = found
    return SCOREKEEPER, acts.Sign(division, round.number, random.choice(board.meeting.who))


def _rearrange(random: Random, state: State, seq: int) -> Said | None:
    open_ = _a_board(random, state, lambda round, board: round.published and (board.bye or not board.result))
    if open_ is None:
        return None
    division, round, _ = open_
    free = [b for b in round.boards if b.bye or (b.result is None and not b.table)]
    moved = random.sample(free, min(len(free), 2))
    sit = [n for board in moved for n in board.meeting.who if not state.gone(n, round.number)]
    late = [one.number for one in state.of(division) if one.number in state.here and not round.at(one.number)]
    if late and random.random() < 0.5:
        sit.append(random.choice(late))
    random.shuffle(sit)
    tables = tuple(_dealt(sit, state.format.tables))
    return (DIRECTOR, acts.Rearrange(division, round.number, tables, _WHY)) if tables else None


def _dealt(people: list[int], size: int) -> Iterator[tuple[int, ...]]:
    while people:
        yield tuple(people[:size])
        del people[:size]


def _penalise(random: Random, state: State, seq: int) -> Said:
    return DIRECTOR, acts.Penalise(_somebody(random, state), random.randint(-20, 20), _WHY)


def _open_table(random: Random, state: State, seq: int) -> Said | None:
    found = _a_board(
        random, state, lambda round, board: round.published and not board.bye and not board.table
    )
    if found is None:
        return None
    division, round, board = found
    chairs = {Seat(f"p{at}"): who for at, who in enumerate(board.meeting.who, start=1)}
    return HALL, acts.OpenTable(division, round.number, board.meeting.who, f"table{seq}", chairs)


def _tell(random: Random, state: State, seq: int) -> Said | None:
    found = _a_board(random, state, lambda round, board: bool(board.table))
    if found is None:
        return None
    board = found[2]
    seq = board.seq + random.randint(-1, 5)
    if random.random() < 0.5:
        return reported(random, board, seq, random.choice(("", _WHY)))
    return HALL, acts.Recall(board.table, seq, _WHY, shut=random.random() < 0.5)


def _clock(random: Random, state: State, seq: int) -> Said:
    if state.running:
        return DIRECTOR, acts.CallTime()
    return DIRECTOR, acts.StartRound(max(1, max(map(state.paired, state.divisions)) + random.randint(-1, 1)))


def _plan(random: Random, state: State, seq: int) -> Said:
    format = state.format
    *before, last = format.blocks
    longer = replace(last, rounds=(last.rounds[0], last.rounds[1] + random.choice((-1, 1))))
    other = replace(format, blocks=(*before, longer)) if random.random() < 0.7 else replace(format, tables=4)
    return DIRECTOR, acts.Plan(other, _WHY)


def _nonsense(random: Random, state: State, seq: int) -> Said:
    number, round = random.randint(1, 200), random.randint(1, 12)
    division = random.choice((*state.divisions, "nowhere"))
    who = tuple(random.randint(1, 60) for _ in range(random.randint(1, 4)))
    slip = acts.Slip(
        (1,) * random.randint(1, 4), random.randint(0, 30), who, random.choice(("played", "bye"))
    )
    said: tuple[Action, ...] = (
        acts.Withdraw(number, round, " "),
        acts.ComeBack(number, round),
        acts.CheckIn(who, here=random.random() < 0.5),
        acts.Enter(division, round, slip),
        acts.Amend(division, round, slip, _WHY),
        acts.Void(division, round, who, _WHY),
        acts.Sign(division, round, number),
        acts.Pair(division, round),
        acts.Publish(division, round),
        acts.Fix(division, round, who),
        acts.Rearrange(division, round, (who, who[:1]), _WHY),
        acts.Penalise(number, 0, _WHY),
        acts.Log(_WHY, number),
        acts.Finish(),
    )
    return DIRECTOR, random.choice(said)


_ASIDES: tuple[Aside, ...] = (
    *(_enrol, _check_in, _check_in, _withdraw, _come_back, _change, _wish, _wish, _amend, _void, _sign),
    *(
        _rearrange,
        _rearrange,
        _penalise,
        _open_table,
        _open_table,
        _tell,
        _clock,
        _plan,
        _nonsense,
        _nonsense,
    ),
    *(correcting.back, correcting.back, correcting.typed),
)


def aside(random: Random, state: State, seq: int) -> Said | None:
    """Something that is not what everybody waits for; None where there is nothing of its kind to say."""
    return random.choice(_ASIDES)(random, state, seq)
