"""The position in words, for the terminal, the plain page and the screen reader."""

from gamehall.games.linguishtik.saying import say_demand, say_designation
from gamehall.games.linguishtik.state import Place, State
from gamehall.kernel.inventory import Inventory, stock

_PLACES: tuple[Place, ...] = ("letters", "demands", "resources")


def portray(state: State) -> str:
    lines = [f"Shake {state.shake}." if state.shake else "Who goes first?"]
    if state.designation:
        lines.append(f"Sentence: {say_designation(state.designation)}")
    lines += [f"Demand: {say_demand(demand)}" for demand in state.demands]
    if any(state.letters):
        lines += [f"{place.capitalize()}: {_cubes(state, place)}" for place in _PLACES]
    for check in state.checks:
        slip = check.solution
        lines.append(f"{{{slip.by}}} wrote: {slip.text} ({slip.word})")
    lines.append(", ".join(f"{{{seat}}} {state.scores[seat]}" for seat in state.seats))
    return "\n".join(lines)


def _cubes(state: State, place: Place) -> str:
    """Each colour with its letters in order."""
    by_colour: dict[str, list[str]] = {}
    for cube in state.at(place):
        by_colour.setdefault(state.colour(cube), []).append(state.letters[cube])
    return (
        "; ".join(f"{colour} {' '.join(sorted(letters))}" for colour, letters in by_colour.items()) or "none"
    )


def pieces(state: State) -> Inventory:
    """Every cube lies in Resources, Letters or Demands."""
    return stock({place: [state.colour(cube) for cube in state.at(place)] for place in _PLACES})
