"""What a challenge can be about, and the faults that are open to one."""

from gamehall.games.pentathlon.highlights import MONITORS, OTHER, Found, Nature
from gamehall.games.stars_and_bars.referee import ORDINARY, check_laid
from gamehall.games.stars_and_bars.state import Sheet, State
from gamehall.kernel.ruling import Fault

STACKS = "stacks"

_NATURES = (
    Nature("placing", "The card may not lie where it was placed.", "The card may lie there."),
    Nature(
        "scoring",
        "The points for the card, or the running score, are wrong.",
        "The points and the running score are right.",
    ),
    Nature(
        "announcing",
        "The points and the running score were not announced.",
        "Points and running score were announced, or there were none.",
    ),
    Nature(
        STACKS,
        "The points for turning over or removing stacks are wrong.",
        "No points were scored for stacks but those they earn.",
    ),
    Nature("changed", "A card was changed or moved after it had been let go.", "No laid card was changed."),
    Nature(
        "skipped",
        "No card was placed, though one could be.",
        "A card was placed, or none could be.",
    ),
    Nature("unturned", "A full stack was not turned over or removed.", monitors=True, cites="not-turning"),
    Nature("count", "There were fewer than four cards in a stack.", monitors=True, cites="checking-stacks"),
    Nature("drawing", "No card was drawn at the end of the turn.", monitors=True, cites="draw-reminder"),
    *MONITORS,
    OTHER,
)
NATURES = {nature.name: nature for nature in _NATURES}


def open_faults(state: State, against: str) -> tuple[Found, ...]:
    """Everything wrong that a challenge against this could find, each error once."""
    if against != "last" or state.last is None:
        return ()
    sheet = state.last
    wrong = {nature: fault for nature, check in ORDINARY.items() if (fault := check(state, sheet))}
    also = _second_names(state, sheet, wrong)
    named = {second for seconds in also.values() for second in seconds}
    return tuple(
        Found("turn", (nature, *also.get(nature, ())), fault)
        for nature, fault in wrong.items()
        if nature not in named
    )


def _second_names(state: State, sheet: Sheet, wrong: dict[str, Fault]) -> dict[str, tuple[str, ...]]:
    """What else an error may be called: points for stacks spoil the running score too, and a card that was
    moved to where it may not lie, from where it might, is one error."""
    also: dict[str, tuple[str, ...]] = {}
    if STACKS in wrong and "scoring" not in wrong:
        also[STACKS] = ("scoring",)
    first = sheet.laid_first
    if "changed" in wrong and "placing" in wrong and first and check_laid(state, first) is None:
        also["changed"] = ("placing",)
    return also


def excuse(state: State, against: str, nature: str) -> str:
    """Points that never came are not wrong; that they are missing is another fault."""
    unsaid = nature == "scoring" and any(
        found.names[0] == "announcing" for found in open_faults(state, against)
    )
    return "Nothing was announced, so nothing is wrong; that it is missing is another challenge." * unsaid
