"""LT 17 to LT 20 and LT 24: the block is picked up, and solutions are written in secret."""

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.events import Solution
from gamehall.games.linguishtik.fold import then
from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.dictionary import looked_up
from gamehall.games.linguishtik.judge.solutions import look_at
from gamehall.games.linguishtik.rules.moving import following
from gamehall.games.linguishtik.rules.penalties import penalty
from gamehall.games.linguishtik.rules.scoring import shake_over
from gamehall.games.linguishtik.solver.spelling import assign
from gamehall.games.linguishtik.state import Block, State, need_of, spellers
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Fault, Ruling, allowed, penalised, refused
from gamehall.kernel.seat import Seat

LETTERS_FOR_NOW = 3

CITES = (
    "challenge-block",
    "first-hand",
    "both-hands",
    "challenge-any-time",
    "now-demand",
    "now-solvers",
    "impossible-no-demand",
    "impossible-challenger-barred",
    "solution-circled",
)


def rule_challenge(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.Challenge(call, also):
            return _challenge(state, seat, call, also)
        case acts.Neutral() if state.block:
            return _neutral(state, state.block, seat)
        case acts.GiveUp():
            return _written(state, "writing-minutes", f"{{{seat}}} has no solution.", e.WritingClosed(seat))
        case acts.Agree():
            says = f"{{{seat}}} agrees that there is no solution."
            return _written(state, "hopeless-minute", says, e.NeutralDeclared(seat))
        case acts.Disagree():
            says = f"{{{seat}}} disagrees and writes a solution."
            return allowed("hopeless-minute", says, e.Disagreed(seat))
        case acts.Present() if state.block:
            return _present(state, state.block, seat, action)
    return None


def all_written(state: State, *events: Event) -> tuple[Event, ...]:
    """These events; and once nobody writes any more, the solutions are shown or the shake is scored."""
    now = then(state, *events)
    block = now.block
    if block is None or any(w.duty != "barred" and not w.done for w in block.writers.values()):
        return events
    handed = tuple(now.slips[seat] for seat in now.order if seat in now.slips)
    shown = (e.SlipsShown(handed),) if handed else ()
    now = then(now, *shown)
    if any(check.correct is None for check in now.checks):
        return (*events, *shown)
    return (*events, *shown, *shake_over(now))


def _challenge(state: State, seat: Seat, call: acts.Called, also: tuple[Seat, ...]) -> Ruling:
    if seat == state.last_mover:
        return refused("last-mover-barred", "You made the last move, so you may not challenge.")
    both = tuple(dict.fromkeys((seat, *also)))
    if any(other not in state.order or other == state.last_mover for other in both):
        return refused("both-hands", "Only players who did not move last pick up the block.")
    if not state.designation:
        return _hopeless(state, seat, call)
    names = " and ".join(f"{{{one}}}" for one in both)
    if call == "impossible":
        begun = e.WritingBegun("impossible", both, state.last_mover)
        there = state.last_mover in state.order
        duty = f"{{{state.last_mover}}} must write." if there else "Who moved last is away; others may write."
        says = f"{names}: Challenge Impossible. {duty}"
        return allowed("impossible", says, begun)
    if len(state.at("letters")) >= LETTERS_FOR_NOW:
        begun = e.WritingBegun("now", both, state.last_mover)
        return allowed("now", f"{names}: Challenge Now. {names} must write.", begun)
    few = Fault("now-three-letters", "Now needs at least three cubes in Letters.")
    costs: list[Event] = []
    for one in both:
        costs += [penalty(then(state, *costs), one, "now-three-letters"), e.TurnOwed(one)]
    says = f"{names}: Now with fewer than three cubes in Letters. No challenge; it costs a point and a turn."
    return penalised("now-three-letters", says, *following(state, *costs), faults=(few,))


def _hopeless(state: State, seat: Seat, call: acts.Called) -> Ruling:
    if seat != state.first or seat != state.mover or call != "impossible":
        return refused(
            "hopeless-roll", "Before the designation only Player One may call, and only Impossible."
        )
    says = f"{{{seat}}} holds these cubes to be hopeless, whatever the sentence. The others have a minute."
    return allowed("hopeless-roll", says, e.WritingBegun("hopeless", (seat,)))


def _neutral(state: State, block: Block, seat: Seat) -> Ruling:
    writer = block.writers[seat]
    if writer.duty == "must":
        cites = "now-challenger-writes" if block.kind == "now" else "impossible-mover-writes"
        return refused(cites, "You must write a solution.")
    if writer.minute_over:
        return refused("neutral-minute", "The minute for declaring neutral is over.")
    return _written(state, "neutral", f"{{{seat}}} is neutral.", e.NeutralDeclared(seat))


def _present(state: State, block: Block, seat: Seat, action: acts.Present) -> Ruling:
    if (ill := _unwritten(state, action)) is not None:
        return ill
    if not need_of(state, block.kind).designation and not action.designation.strip():
        cites = "hopeless-solution" if block.kind == "hopeless" else "designate-first"
        return refused(cites, "Say which pattern, structure or purpose your sentence has.")
    cubes, demand = action.cubes, action.demand.strip()
    if not cubes:
        need = need_of(state, block.kind, demand=demand, demand_cube=action.demand_cube)
        there = spellers(state, action.demand_cube)
        cubes = tuple(there[at] for at in assign(action.word, need) or ())
    solution = Solution(
        seat,
        action.text,
        action.start,
        action.word,
        cubes,
        demand,
        action.demand_cube,
        action.designation,
    )
    if state.options.check == "at once":
        found = look_at(state, solution)
        if found.verdict is Verdict.INVALID:  # a doubt, or another reading, is for a judge
            fault = next(fault for fault in found.faults if fault.sure)
            return refused(fault.cites, f"{fault.says} {looked_up(fault.cites)}".strip())
    events = all_written(state, e.Presented(solution))
    says = f"{{{seat}}} hands in a solution."
    if len(events) > 1:
        says = f"{says} All are in."
    return allowed("solution-presented", says, *events)


def _unwritten(state: State, action: acts.Present) -> Ruling | None:
    """What cannot be handed in at all: nothing written, no word marked, cubes that are not there."""
    text, word, start = action.text, action.word, action.start
    if not text.strip() or not word.strip():
        return refused("solution-written", "Write a sentence and mark the word in it.")
    if start < 0 or text[start : start + len(word)].lower() != word.lower():
        return refused("solution-written", "The word you marked does not stand there in your sentence.")
    if _goes_on(text[:start][::-1]) or _goes_on(text[start + len(word) :]):
        return refused("solution-written", "Mark the whole word, not a part of it.")
    count = len(state.places)
    if any(not 0 <= cube < count for cube in (*action.cubes, action.demand_cube or 0)):
        return refused("all-cubes", f"The cubes are counted from 0 to {count - 1}.")
    if bool(action.demand.strip()) != (action.demand_cube is not None):
        return refused("solution-demand-written", "Write the further demand and name the cube that makes it.")
    if action.demand_cube is not None and state.places[action.demand_cube] != "resources":
        return refused("now-one-cube", "The one more cube is taken from Resources.")
    return None


def _goes_on(text: str) -> bool:
    """Whether a word goes on here: with a letter, or with one behind a hyphen or an apostrophe."""
    return text[:1].isalnum() or (
        text[:1] in ("-", "'", "\N{RIGHT SINGLE QUOTATION MARK}") and text[1:2].isalnum()
    )


def _written(state: State, cites: str, says: str, event: Event) -> Ruling:
    return allowed(cites, says, *all_written(state, event))
