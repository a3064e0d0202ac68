"""The course of an event by chance: what brings it on, and now and then something else."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from gamehall.proving.events.asides import aside
from gamehall.proving.events.saying import Said, a_slip, reported
from gamehall.tournaments.event import acts
from gamehall.tournaments.event.seats import DIRECTOR, SCOREKEEPER
from gamehall.tournaments.event.state import Round, State, Wish
from gamehall.tournaments.formats.format import Format

_ASIDE = 0.25
_SHORTER = 0.01
"""Also where a schedule is over and the plan has more rounds."""


def next_said(random: Random, state: State, seq: int) -> Said:
    """Something that somebody says after the last entry `seq`; mostly what brings the event on."""
    if random.random() < _ASIDE and (said := aside(random, state, seq)):
        return said
    divisions = [one for one in state.divisions if state.of(one)]
    division = random.choice(divisions)
    waiting = [one for one in state.rounds.get(division, ()) if one.published and not one.complete]
    ahead = state.next(division) <= state.format.rounds
    source = state.format.source(state.next(division)) if ahead else 0
    if ahead and not state.missing(division, source) and (not waiting or random.random() < 0.2):
        return _hang_out(random, state, division)
    if waiting:
        return _slip(random, state, division, random.choice(waiting))
    return DIRECTOR, acts.Finish()


def _hang_out(random: Random, state: State, division: str) -> Said:
    number = state.next(division)
    if stale := next((w for w in _said(state, division) if w.together and not _plays(state, w)), None):
        return DIRECTOR, acts.Release(division, number, stale.who)
    if random.random() < _SHORTER and (plan := _shorter(state)):
        return DIRECTOR, acts.Plan(plan, "It is late")
    if state.format.block(number).system == "by-hand" and (
        said := next(_by_hand(random, state, division), None)
    ):
        return said
    if state.round(division, number) is None or random.random() < 0.1:
        return DIRECTOR, acts.Pair(division, number)
    return DIRECTOR, acts.Publish(division, number)


def _said(state: State, division: str) -> list[Wish]:
    """The director's word about the next round."""
    return [w for w in state.wishes if (w.division, w.round) == (division, state.next(division))]


def _plays(state: State, wish: Wish) -> bool:
    return all(state.entrants[n].division == wish.division and state.plays(n, wish.round) for n in wish.who)


def _shorter(state: State) -> Format | None:
    """The plan without the rounds that nobody has begun."""
    begun = max(map(state.paired, state.divisions))
    blocks = [block for block in state.format.blocks if block.rounds[0] <= begun]
    if not blocks:
        return None
    last = replace(blocks[-1], rounds=(blocks[-1].rounds[0], min(begun, blocks[-1].rounds[1])))
    return replace(state.format, blocks=(*blocks[:-1], last))


def _by_hand(random: Random, state: State, division: str) -> Iterator[Said]:
    """Who has no place yet in the round that the director makes."""
    number = state.next(division)
    sits = {who for wish in _said(state, division) if wish.together for who in wish.who}
    free = [n for one in state.of(division) if state.plays(n := one.number, number) and n not in sits]
    if free:
        random.shuffle(free)
        yield (
            DIRECTOR,
            acts.Fix(division, number, tuple(free[: random.choice((1, *[state.format.tables] * 4))])),
        )


def _slip(random: Random, state: State, division: str, round: Round) -> Said:
    board = random.choice([one for one in round.boards if one.result is None])
    if board.table:
        return reported(random, board, board.seq + random.randint(1, 9), "")
    return random.choice((DIRECTOR, SCOREKEEPER)), acts.Enter(division, round.number, a_slip(random, board))
