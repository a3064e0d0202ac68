"""LT 20: what is wrong with a solution, as a referee sees it who looks at cubes, word and sentence."""

from functools import lru_cache

from msgspec import Struct

from gamehall.english.correctness.faults import Fault as SentenceFault
from gamehall.english.correctness.gate import unreadable
from gamehall.english.reader import read
from gamehall.games.linguishtik.charts import Kind
from gamehall.games.linguishtik.events import Solution
from gamehall.games.linguishtik.judge import remembering
from gamehall.games.linguishtik.judge.claim import Claim, Verdict
from gamehall.games.linguishtik.judge.grounds import EXTRA
from gamehall.games.linguishtik.judge.remembering import examined
from gamehall.games.linguishtik.rules.demanding import demand_faults, designation_faults
from gamehall.games.linguishtik.solver.spelling import spelling_fault
from gamehall.games.linguishtik.state import State, need_of, spellers
from gamehall.lexicon.knowledge import Pos

CUBES = "cubes"
"""What an objection may name besides what is said of sentences, and the further demand."""


class Seen(Struct, frozen=True):
    """What the software makes of a solution."""

    verdict: Verdict
    faults: tuple[SentenceFault, ...] = ()


def look_at(state: State, solution: Solution) -> Seen:
    """The verdict on a solution of the shake that is being checked, with everything found wrong."""
    kind: Kind = state.block.kind if state.block else "time"
    own = (*_extra_faults(state, kind, solution), *_cube_faults(state, kind, solution))
    claim = claim_of(state, solution)
    if claim is None:
        says = f'"{solution.word}" is none of the eight parts of speech in this sentence.'
        return Seen(Verdict.INVALID, (*own, SentenceFault("type", "type", says)))
    verdict, found = examined(claim)
    return Seen(Verdict.INVALID if own else verdict, (*own, *found))


def claim_of(state: State, solution: Solution) -> Claim | None:
    """The solution as a judge of sentences takes it; None where the word is no word of a kind."""
    kind: Kind = state.block.kind if state.block else "time"
    need = need_of(state, kind, demand=solution.demand)
    type_ = need.type or _type_in(solution.text, solution.start)
    if type_ is None:
        return None
    start, word = solution.start, marked(solution)
    return remembering.claim_of(need, solution.text, start, word, type_, solution.designation)


def marked(solution: Solution) -> str:
    """The word as it stands in the sentence."""
    return solution.text[solution.start : solution.start + len(solution.word)]


def _extra_faults(state: State, kind: Kind, solution: Solution) -> tuple[SentenceFault, ...]:
    own: tuple[SentenceFault, ...] = ()
    if not need_of(state, kind).designation:
        found = designation_faults(state.options.division, solution.designation)
        own = tuple(SentenceFault(solution.designation or "designation", f.cites, f.says) for f in found)
    if kind == "hopeless" or not solution.demand:
        return own
    if kind != "now":
        cites = {"forceout": "forceout-no-demand"}.get(kind, "impossible-no-demand")
        return (
            *own,
            SentenceFault(EXTRA, cites, "No further demand may be made with this solution."),
        )
    carrier = None if solution.demand_cube is None else state.colour(solution.demand_cube)
    made = demand_faults(state.options.division, state.designation, state.demands, solution.demand, carrier)
    return (*own, *(SentenceFault(EXTRA, fault.cites, fault.says) for fault in made))


def _cube_faults(state: State, kind: Kind, solution: Solution) -> tuple[SentenceFault, ...]:
    need = need_of(state, kind, demand=solution.demand, demand_cube=solution.demand_cube)
    there = spellers(state, solution.demand_cube)
    if not solution.cubes:
        says = f'The cubes do not spell "{solution.word}".'
        return (SentenceFault(CUBES, basis(kind), says),)
    if any(cube not in there for cube in solution.cubes):
        says = "A cube in Demands is no letter of the word."
        return (SentenceFault(CUBES, "demand-not-letter", says),)
    fault = spelling_fault(solution.word, [there.index(cube) for cube in solution.cubes], need)
    return (SentenceFault(CUBES, fault.cites, fault.says),) if fault else ()


def basis(kind: Kind) -> str:
    """The rule that says which cubes a solution may use."""
    return {
        "now": "now-one-cube",
        "forceout": "forceout-cubes",
        "impossible": "impossible-any-letters",
        "hopeless": "hopeless-solution",
        "time": "round-end",
    }[kind]


@lru_cache(maxsize=1024)
def _type_in(text: str, start: int) -> Pos | None:
    """Where no type was demanded, the word may be of any: what it is in this sentence."""
    if unreadable(text):
        return None
    use = next((use for use in read(text).best.uses if use.start == start), None)
    return use.pos if use and use.pos is not Pos.PARTICLE else None
