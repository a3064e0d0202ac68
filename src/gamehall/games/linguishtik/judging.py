"""Software in the judge's chair: it rules where it is sure, and says where it is not."""

from gamehall.english.terms import Verdict
from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.play import Check, State
from gamehall.games.linguishtik.procedure import named_fault
from gamehall.games.linguishtik.solving import look_at
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

LONGEST = 500
"""What is said in a ruling, a call or an objection has at most so many characters."""


def brief(says: str) -> str:
    """As much of it as may be said: what it quotes was typed by somebody and can be long."""
    return says if len(says) <= LONGEST else f"{says[: LONGEST - 3]}..."


def judge(state: State, prompt: Prompt) -> Action | None:
    """What the software says, and proposes to a person in that chair; None: it cannot tell."""
    if "RuleProcedure" in prompt.kinds and state.procedure:
        fault = named_fault(state, state.procedure)
        if fault is None:
            return acts.RuleProcedure(False)
        return acts.RuleProcedure(True, fault.cites, brief(fault.says))
    if "Initial" in prompt.kinds:
        return acts.Initial(int(prompt.id.partition(":")[2]))
    if "RuleOn" in prompt.kinds:
        check = state.check(Seat(prompt.id.split(":")[2]))
        return _on_solution(state, check) if check else None
    return None


def _on_solution(state: State, check: Check) -> Action | None:
    """Only what was named is looked at: the rest stands."""
    objection, of = check.open_objection, check.solution.by
    assert objection is not None
    seen = look_at(state, check.solution)
    named = [fault for fault in seen.faults if fault.of in objection.faults]
    for fault in named:
        if fault.sure and seen.verdict is Verdict.INVALID:
            return acts.RuleOn(of, False, fault.cites, brief(fault.says))
    if not named:
        return acts.RuleOn(of, True, "judging-manual", "What was named is in order.")
    match state.options.unsure:
        case "vote":
            return acts.PutToVote(of)
        case "stands":
            says = brief(f"It cannot be told surely, so it stands: {named[0].says}")
            return acts.RuleOn(of, True, named[0].cites, says)
        case "fails":
            says = brief(f"It cannot be told surely, so it fails: {named[0].says}")
            return acts.RuleOn(of, False, named[0].cites, says)
    return None
