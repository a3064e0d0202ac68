"""One shake looked back on: was the challenge right, what could have been called, what was let pass."""

from collections.abc import Iterator

from gamehall.games.linguishtik.charts import Kind
from gamehall.games.linguishtik.events import Solution
from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.solutions import look_at
from gamehall.games.linguishtik.rules.challenging import LETTERS_FOR_NOW
from gamehall.games.linguishtik.saying import name_demand
from gamehall.games.linguishtik.solver.possible import Possibility, possible, prove_now
from gamehall.games.linguishtik.state import Check, State, need_of
from gamehall.kernel.review import Note, Shown, Turn
from gamehall.kernel.seat import Seat

Position = tuple[int, State]
"""A position after a move, and the entry that made it."""

UNASKED = Possibility("unknown", False)
"""The answer to a question that was one too many."""


class Asking:
    """Asks what was possible, as often as there is time for; the same question costs nothing twice."""

    def __init__(self, most: int) -> None:
        self.left = most
        self.whole = True
        """Every question was answered."""
        self.answers: dict[object, Possibility] = {}

    def ask(self, state: State, kind: Kind) -> Possibility:
        need = need_of(state, kind)
        if (kind, need) not in self.answers:
            if self.left <= 0:
                self.whole = False
                return UNASKED
            self.left -= 1
            self.answers[kind, need] = (prove_now if kind == "now" else possible)(need)
        return self.answers[kind, need]


def challenge_turn(seq: int, state: State, asking: Asking) -> Iterator[Turn]:
    """Whether whoever picked up the block was right; `state` is the position when the shake was scored."""
    block = state.block
    if block is None or not block.challengers:
        return
    found, now = asking.ask(state, block.kind), block.kind == "now"
    called = Shown("Challenge Now" if now else "Challenge Impossible")
    model = told(found) if found.verdict == "possible" else _proof(state)
    sure = found.verdict == "impossible" and found.sure
    if not model and not sure:
        note = Note("unsure", "Whether there was a solution, the hall cannot tell surely.")
    elif now == bool(model):
        note = Note("right-challenge", "The challenge was right.")
    elif now:
        note = Note("wrong-challenge", "No word could be made with one more cube.")
    else:
        note = Note("wrong-challenge", f"A solution was there: {model}")
    for seat in block.challengers:
        yield Turn(seq, seat, called, Shown(model) if model else None, (note,))


def _proof(state: State) -> str:
    """A solution of this shake that is valid, whatever the table held of it."""
    slips = (check.solution for check in state.checks)
    valid = (slip for slip in slips if look_at(state, slip).verdict is Verdict.VALID)
    return next((written(slip) for slip in valid), "")


def missed_calls(positions: list[Position], kind: Kind, asking: Asking) -> Iterator[Turn]:
    """The first Now and the first Impossible of the shake that were there and that nobody called."""
    earlier = positions[:-1] if kind == "now" else positions
    for seq, state in earlier:
        if len(state.at("letters")) < LETTERS_FOR_NOW:
            continue
        now = asking.ask(state, "now")
        if now.verdict == "possible":
            says = f"Now was there and nobody called it: {told(now)}"
            yield Turn(seq, _caller(state), None, Shown(told(now)), (Note("missed-now", says),))
            break
    lost = _hopeless_from(positions, asking)
    if lost and (kind != "impossible" or len(lost) > 1):
        seq, state = lost[0]
        says = "From here on no word met all of this: Impossible was there and nobody called it."
        yield Turn(
            seq, _caller(state), None, Shown("Challenge Impossible"), (Note("missed-impossible", says),)
        )


def _hopeless_from(positions: list[Position], asking: Asking) -> list[Position]:
    """The last positions, from the first on after which nothing could be written any more.

    What can be written at the end could be written before, so the search begins there.
    """
    lost: list[Position] = []
    for seq, state in reversed(positions):
        found = asking.ask(state, "impossible")
        if found.verdict != "impossible" or not found.sure:
            break
        lost.insert(0, (seq, state))
    return lost


def _caller(state: State) -> Seat:
    """Who could have picked up the block before anybody moved: the next to move, who did not move last."""
    mover = state.mover
    return mover if mover != state.last_mover else next(s for s in state.order if s != mover)


def solution_turns(seq: int, state: State, asking: Asking) -> Iterator[Turn]:
    """The solutions of a scored shake: faults let pass, right ones refused, a model where one failed."""
    block = state.block
    if block is None:
        return
    line = state.sheet[-1]
    for seat in state.order:
        check = state.check(seat)
        notes = tuple(_on_solution(state, check)) if check else ()
        wrote = Shown(written(check.solution)) if check else Shown("no solution")
        best: Shown | None = None
        if line.results.get(seat) == "wrong":
            found = asking.ask(state, block.kind)
            if found.verdict == "possible":
                best = Shown(told(found))
                notes = (*notes, Note("model", f"This would have done: {told(found)}"))
            elif found.verdict == "impossible" and found.sure:
                notes = (*notes, Note("none-there", "There was no solution."))
        if notes:
            yield Turn(seq, seat, wrote, best, notes)


def _on_solution(state: State, check: Check) -> Iterator[Note]:
    seen = look_at(state, check.solution)
    sure = [fault.says for fault in seen.faults if fault.sure]
    if check.correct and seen.verdict is Verdict.INVALID and sure:
        yield Note("fault-overlooked", f"It was held correct, and was not: {sure[0]}")
    elif not check.correct and seen.verdict is Verdict.VALID:
        yield Note("refused-though-right", "It was held wrong; the hall finds nothing wrong with it.")
    elif not check.correct and sure:
        yield Note("faulty", sure[0])


def told(found: Possibility) -> str:
    """A model solution: the sentence, its word, and the demand it needs."""
    more = f", with the demand {name_demand(found.demand)}" if found.demand else ""
    return f'"{found.sentence}" ({found.word.lower()}{more})'


def written(solution: Solution) -> str:
    more = f", with the demand {name_demand(solution.demand)}" if solution.demand else ""
    return f'"{solution.text}" ({solution.word}{more})'
