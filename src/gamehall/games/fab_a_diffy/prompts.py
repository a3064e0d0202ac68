"""Whom the table waits for at the start, and what the holder of the card is asked in a turn."""

from gamehall.games.fab_a_diffy import acts
from gamehall.games.fab_a_diffy.state import State
from gamehall.games.fab_a_diffy.strips import CENTRE
from gamehall.kernel.prompt import Draw, Limit, Prompt
from gamehall.kernel.seat import CLOCK, DEALER

_PLAY = ("Touch", "Announce", "Take", "MoveShow", "PassCard")
_CAPTURE = ("Touch", "Announce", "Take", "Show")


def start(state: State) -> tuple[Prompt, ...]:
    """START: each player draws a strip; the lower value begins."""
    card, here = state.card, state.card.toss_round
    if card.tossing:
        pool = tuple(strip for strip in state.lie.deck if strip not in state.drawn.values())
        drawn = Draw(pool, 1)
        return (
            Prompt(f"strip:{here}:{card.tossing}", DEALER, ("Dealt",), says="Draw a strip.", chance=drawn),
        )
    says = "Draw a strip; the lower value begins."
    return tuple(
        Prompt(f"draw:{here}:{seat}", seat, ("DrawStrip",), says=says)
        for seat in state.seats
        if seat not in state.drawn
    )


def turn(state: State) -> tuple[Prompt, ...]:
    card = state.card
    assert card.holder is not None
    if card.phase == "rolling":
        chance = Draw(state.lie.deck, to_draw(state))
        return (Prompt(f"strips:{card.turn}", DEALER, ("Dealt",), says="Draw the strips.", chance=chance),)
    if card.phase == "window":
        return _window(state)
    kinds: tuple[str, ...] = _PLAY
    says = "touch two strips and announce the sentence, or move the strip from the Show Box."
    if card.phase == "capture":
        kinds, says = _CAPTURE, f"touch two strips that make {state.captured.show if state.captured else ''}."
    return (Prompt(f"turn:{card.turn}:{card.phase}", card.holder, kinds, says=f"Your turn: {says}"),)


def _window(state: State) -> tuple[Prompt, ...]:
    card, says = state.card, f"Your turn: {_show(state)}."
    kinds: tuple[str, ...] = ("Show",)
    assert card.holder is not None
    if can_capture(state):
        kinds, says = (
            ("Show", "Capture"),
            f"Your turn: {_show(state)}, or capture the trick your opponent missed.",
        )
    asked = Prompt(f"turn:{card.turn}:window", card.holder, kinds, says=says)
    ms, here = state.options.capture_seconds * 1000, f"capture:{card.turn}"
    if not ms or not can_capture(state):
        return (asked,)
    limit = Limit(
        here,
        ms,
        of=card.holder,
        then=acts.CaptureOver(),
        role="window",
        cites="capture",
        calls="Call the end of the time to capture",
        what="to capture",
    )
    return asked, Prompt(here, CLOCK, ("CaptureOver",), must=False, limit=limit)


def _show(state: State) -> str:
    if not state.lie.deck:
        return "the deck is empty; say that you have no strip for the Show Box"
    missing = min(missing_face_up(state), len(state.lie.deck))
    first = f"take {missing} strip{'s' * (missing > 1)} for the rectangles and " * bool(missing)
    return f"{first}put a strip in the Show Box"


def can_capture(state: State) -> bool:
    """The opponent had a strip in the Show Box and took no trick, and it is not too late."""
    last = state.last
    return last is not None and not last.took and state.card.phase == "window" and not state.late


def missing_face_up(state: State) -> int:
    """So many strips are missing from three face up; one left in the Show Box counts, since it is moved."""
    return max(0, CENTRE - len(state.lie.face_up) - bool(state.lie.show))


def to_draw(state: State) -> int:
    return min(missing_face_up(state) + 1, len(state.lie.deck))
