"""LT 5 and LT 6: who goes first, and the roll."""

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.cubes import SIDES, Colour
from gamehall.games.linguishtik.fold import then
from gamehall.games.linguishtik.state import State
from gamehall.kernel.action import Action, Fell
from gamehall.kernel.event import Event
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat
from gamehall.lexicon.capitals import capitals

FIRST_COLOUR: Colour = "black"
"""The colour that is rolled for the beginning: any, so long as it is the same for all."""


def rule_beginning(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.RollForFirst():
            return allowed("who-first", f"{{{seat}}} rolls a cube.", e.FirstRollCalled(seat))
        case Fell(dice) if state.first_called:
            return _unfallen(dice, 1) or _first_rolled(state, state.first_called, dice[0])
        case acts.NameFirst(player):
            return _named(state, player)
        case acts.Roll():
            return allowed("roll-and-order", f"{{{seat}}} rolls the cubes.", e.RollCalled())
        case Fell(dice) if state.roll_called:
            return _unfallen(dice, len(state.places)) or _rolled(state, dice)
        case acts.SetOut(letters):
            return _set_out(state, letters)
        case acts.Ready():
            return _ready(state, seat)
    return None


def rite(state: State, prompt: Prompt) -> Action | None:
    """What is said for newcomers: the roll for the beginning, and the first roll of the cubes."""
    if "RollForFirst" in prompt.kinds:
        return acts.RollForFirst()
    return acts.Roll() if "Roll" in prompt.kinds and state.shake == 1 else None


def next_shake(state: State, *events: Event) -> tuple[Event, ...]:
    """These events, and the next shake, begun by the player to the left of the last Player One."""
    now = then(state, *events)
    return (*events, shake_begun(now, now.next_first()))


def first_over(state: State) -> Ruling:
    """Whoever has not rolled in time does not begin."""
    rolls = state.first_rolls
    first = min((seat for seat in state.seats if seat in rolls), key=lambda seat: rolls[seat], default=None)
    first = first or state.first_rolling[0]
    return allowed("who-first", f"Time is up: {{{first}}} is Player One.", shake_begun(state, first))


def shake_begun(state: State, first: Seat) -> e.ShakeBegun:
    """The next shake, with this Player One and the others to the left."""
    at = state.seats.index(first)
    around = (*state.seats[at:], *state.seats[:at])
    away = (*state.absent, *state.disqualified)
    return e.ShakeBegun(state.shake + 1, tuple(seat for seat in around if seat not in away))


def _first_rolled(state: State, seat: Seat, face: int) -> Ruling:
    letter = state.options.set.cubes[FIRST_COLOUR].faces[face - 1]
    rolled: Event = e.FirstRolled(seat, letter)
    says = f"{{{seat}}} rolls {letter}."
    rolls = then(state, rolled).first_rolls
    if len(rolls) < len(state.first_rolling):
        return allowed("who-first", says, rolled)
    nearest = min(rolls.values())
    leading = tuple(seat for seat in state.seats if rolls.get(seat) == nearest)
    if len(leading) > 1:
        names = " and ".join(f"{{{one}}}" for one in leading)
        return allowed("first-tie", f"{says} {names} roll again.", rolled, e.FirstTied(leading))
    says = f"{says} {{{leading[0]}}} is nearest to A and is Player One."
    return allowed("who-first", says, rolled, shake_begun(state, leading[0]))


def _rolled(state: State, dice: tuple[int, ...]) -> Ruling:
    letters = tuple(state.options.set.letter(cube, fell) for cube, fell in enumerate(dice))
    return allowed("roll-and-order", "The cubes are rolled and ordered.", e.Rolled(letters))


def _unfallen(dice: tuple[int, ...], count: int) -> Ruling | None:
    """What a person who types how the cubes fell cannot have seen."""
    if len(dice) == count and all(1 <= face <= SIDES for face in dice):
        return None
    return refused("all-cubes", f"Type a number from 1 to {SIDES} for each cube, {count} in all.")


def _ready(state: State, seat: Seat) -> Ruling:
    events: tuple[Event, ...] = (e.ReadySaid(seat),)
    says = f"{{{seat}}} is ready."
    if seat in state.absent:
        events, says = (e.MarkedPresent(seat), *events), f"{{{seat}}} is back and ready."
    now = then(state, *events)
    away = (*now.absent, *now.disqualified)
    if all(other in now.ready or other in away for other in now.seats):
        return allowed("next-first", f"{says} The next shake begins.", *next_shake(state, *events))
    return allowed("ready-next", says, *events)


def _named(state: State, player: Seat) -> Ruling:
    if player not in state.seats:
        return refused("who-first", "Name a player of this table.")
    return allowed("who-first", f"{{{player}}} is Player One.", shake_begun(state, player))


def _set_out(state: State, letters: tuple[str, ...]) -> Ruling:
    cubes = state.options.set
    if len(letters) != len(cubes.colours):
        return refused(
            "all-cubes", f"There are {len(cubes.colours)} cubes; {len(letters)} letters were typed."
        )
    typed = tuple(capitals(letter) for letter in letters)
    for colour, letter in zip(cubes.colours, typed, strict=True):
        if not cubes.bears(colour, letter):
            return refused("all-cubes", f"No {colour} cube bears {letter[:1] or 'nothing'}.")
    return allowed("roll-and-order", "The cubes are rolled and ordered.", e.Rolled(typed))
