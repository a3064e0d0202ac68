"""What the software says of a claim in the chairs of the Monitor, the Game Leader and the Director."""

from gamehall.games.pentathlon.acts import Claim, Collect, Opinion, Rule
from gamehall.games.pentathlon.card import Dispute
from gamehall.games.pentathlon.highlights import Highlights, S
from gamehall.games.pentathlon.referee import find, ill_timed, wrong_time
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt


def judge(by: Highlights[S], state: S, prompt: Prompt) -> Action:
    """What the software says in an official's chair."""
    dispute = state.card.dispute
    return rule_on(by, state, dispute) if dispute and "Rule" in prompt.kinds else Collect()


def judge_claim(by: Highlights[S], state: S, against: str, claim: Claim) -> Opinion:
    """The software's ruling on one claim."""
    nature = by.natures[claim.nature]
    if nature.monitors:
        return Opinion("IA", nature.cites, "That is the Monitor's business and cannot be challenged.")
    if not nature.right:
        return Opinion("IA", "inappropriate", "That is not a tournament rule.")
    if ill_timed(nature, state, against):
        return Opinion("IA", "inappropriate", f"{wrong_time(by, nature)} This is not the time.")
    if found := find(by, state, against, claim):
        return Opinion("C", found.fault.cites, found.fault.says)
    return Opinion("I", "incorrect", by.excuse(state, against, claim.nature) or nature.right)


def rule_on(by: Highlights[S], state: S, dispute: Dispute) -> Rule:
    """One opinion a claim; a fault that was named before is correct again, and counts once."""
    opinions: list[Opinion] = []
    named: set[tuple[str, str]] = set()
    for claim in dispute.claims:
        opinion = judge_claim(by, state, dispute.against, claim)
        found = find(by, state, dispute.against, claim)
        if opinion.mark == "C" and found and found.key in named:
            opinion = Opinion("C", "several-rules", f"{opinion.says} It is named already and counts once.")
        if found:
            named.add(found.key)
        opinions.append(opinion)
    return Rule(tuple(opinions))
