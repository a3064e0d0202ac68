"""Software in the judge's chair: it rules where it is sure, says where it is not, and has no opinions."""

from gamehall.english.correctness.faults import Fault
from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.dictionary import looked_up
from gamehall.games.linguishtik.judge.grounds import Ground, falls_under, opinions
from gamehall.games.linguishtik.judge.solutions import look_at, marked
from gamehall.games.linguishtik.rules.procedure import named_fault
from gamehall.games.linguishtik.state import Check, Objection, State
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

LONGEST = 500
"""What is said in a ruling, a call or an objection has at most so many characters."""


def brief(says: str, more: str = "") -> str:
    """As much of it as may be said: what it quotes was typed by somebody and can be long."""
    most = LONGEST - len(more) - 1 if more else LONGEST
    said = says if len(says) <= most else f"{says[: most - 3]}..."
    return f"{said} {more}" if more else said


def judge(state: State, prompt: Prompt) -> Action | None:
    """What the software says, and proposes to a person in that chair; None: it cannot tell."""
    if "RuleProcedure" in prompt.kinds and state.procedure:
        fault = named_fault(state, state.procedure)
        if fault is None:
            return acts.RuleProcedure(False)
        return acts.RuleProcedure(True, fault.cites, brief(fault.says))
    if "Initial" in prompt.kinds and prompt.number:
        return acts.Initial(prompt.number)
    if "RuleOn" in prompt.kinds and prompt.about:
        check = state.check(prompt.about)
        return _on_solution(state, check) if check else None
    return None


def was_named(objection: Objection, fault: Fault, word: str) -> bool:
    """Whether this fault, of a solution with this word, is one that the objection names."""
    return any(falls_under(fault, name, word) for name in objection.faults)


def _on_solution(state: State, check: Check) -> Action | None:
    """Only what was named is looked at: the rest stands."""
    objection, of = check.open_objection, check.solution.by
    assert objection is not None
    seen, word = look_at(state, check.solution), marked(check.solution)
    named = [fault for fault in seen.faults if was_named(objection, fault, word)]
    for fault in named:
        if fault.sure and seen.verdict is Verdict.INVALID:
            return acts.RuleOn(of, False, fault.cites, brief(fault.says, looked_up(fault.cites)))
    if named:
        return _in_doubt(state, of, named[0])
    if held := opinions(objection.faults):
        return _on_opinion(state, check, held[0])
    says = brief("What was named is in order.", looked_up(grounds=objection.faults))
    return acts.RuleOn(of, True, "judging-manual", says)


def _in_doubt(state: State, of: Seat, fault: Fault) -> Action | None:
    match state.options.unsure:
        case "vote":
            return acts.PutToVote(of)
        case "stands":
            return acts.RuleOn(of, True, fault.cites, brief(f"Not sure, so it stands: {fault.says}"))
        case "fails":
            return acts.RuleOn(of, False, fault.cites, brief(f"Not sure, so it fails: {fault.says}"))
    return None


def _on_opinion(state: State, check: Check, held: Ground) -> Action | None:
    """Nothing speaks for it but the objector's own opinion: others must share it."""
    of = check.solution.by
    if state.options.unsure == "wait":
        return None
    if state.options.unsure == "vote" and len(check.checkers) > 1:
        return acts.PutToVote(of)
    says = f'"{held.says}": that is an opinion, and nobody but the objector is asked for it. It stands.'
    return acts.RuleOn(of, True, held.opinion, says)
