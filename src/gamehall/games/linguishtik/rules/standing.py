"""Where the players stand: who leads, and how the round ends."""

from gamehall.games.linguishtik.charts import charts, match_points
from gamehall.games.linguishtik.state import State
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.seat import Seat


def leader_at_warning(state: State) -> Seat | None:
    """The sole leader, where somebody is so far behind that a Now without a solution would pay the leader."""
    ranked = sorted(state.seats, key=lambda seat: -state.scores[seat])
    first, second, last = state.scores[ranked[0]], state.scores[ranked[1]], state.scores[ranked[-1]]
    return ranked[0] if first > second and first - last >= charts()[state.options.chart].lead else None


def ranks(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The players from first to last; the disqualified come after all others, and so do those who left
    an opponent alone at the table."""
    there = [seat for seat in state.seats if seat not in (*state.absent, *state.disqualified)]
    last = state.disqualified if len(there) > 1 else (*state.absent, *state.disqualified)
    places: dict[tuple[bool, int], list[Seat]] = {}
    for seat in state.seats:
        places.setdefault((seat in last, -state.scores[seat]), []).append(seat)
    return tuple(tuple(places[place]) for place in sorted(places))


def points_by_rank(state: State, groups: tuple[tuple[Seat, ...], ...]) -> dict[Seat, float]:
    """What the round pays each player; whoever shares a place shares what its places pay."""
    places = {seat: -place for place, group in enumerate(groups) for seat in group}
    return match_points(places, chart=state.options.chart)


def final(state: State) -> Outcome:
    """The result of the round."""
    groups = ranks(state)
    totals = ", ".join(f"{{{seat}}} {state.scores[seat]}" for group in groups for seat in group)
    if len(groups[0]) == 1:
        says = f"The round is over: {{{groups[0][0]}}} wins. {totals}."
    else:
        says = f"The round is over and shared. {totals}."
    return Outcome(groups, "round-end", says)
