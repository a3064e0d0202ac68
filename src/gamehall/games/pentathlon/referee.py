"""What the software says of a claim in the chairs of the Monitor, the Game Leader and the Director."""

from collections.abc import Iterable

from gamehall.games.pentathlon.acts import Claim, Collect, Opinion, Rule
from gamehall.games.pentathlon.card import Dispute
from gamehall.games.pentathlon.highlights import Found, Highlights, Nature, S, against_what
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat


def judge(by: Highlights[S], state: S, prompt: Prompt) -> Action:
    """What the software says in an official's chair."""
    dispute = state.card.dispute
    return rule_on(by, state, dispute) if dispute and "Rule" in prompt.kinds else Collect()


def find(by: Highlights[S], state: S, against: str, claim: Claim) -> Found | None:
    """The fault a claim names, if there is one."""
    return next((one for one in by.faults(state, against) if claim.nature in one.names), None)


def fitting(by: Highlights[S], state: S, seat: Seat) -> tuple[str, ...]:
    """What can be challenged at this moment."""
    against = against_what(state, seat)
    return tuple(
        name for name, nature in by.natures.items() if nature.right and nature.in_time(state, against)
    )


def ill_timed(nature: Nature, state: S, against: str) -> bool:
    """Is it a rule that is challenged at another time?"""
    return bool(nature.right) and not nature.in_time(state, against)


def wrong_time(by: Highlights[S], nature: Nature) -> str:
    return nature.wrong_time or f"A turn is challenged on receiving the card and before {by.closing}."


def judge_claim(by: Highlights[S], state: S, against: str, claim: Claim) -> Opinion:
    """The software's ruling on one claim."""
    nature = by.natures[claim.nature]
    if nature.monitors:
        return Opinion("IA", "no-challenge", "That is the Monitor's business and cannot be challenged.")
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


def once(claims: Iterable[Claim]) -> tuple[Claim, ...]:
    """One claim a rule: the same thing said again is the same challenge, right or wrong."""
    kept: dict[tuple[str, str], Claim] = {}
    for claim in claims:
        what = claim.nature, " ".join(claim.words.casefold().split()) if claim.nature == "other" else ""
        if not (said := kept.get(what)) or not said.words:
            kept[what] = claim
    return tuple(kept.values())
