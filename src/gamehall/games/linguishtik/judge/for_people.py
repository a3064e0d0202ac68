"""Grounds that only people can decide: meaning and reality (LT 21 F to H, LT 22 A and G).

A sure "valid" says that nothing speaks against the grammar, the spelling and the demands. That the word is
used as the official dictionary defines it, and that what the sentence says could be so, no software knows;
an answer says so.
"""

from gamehall.english.saying import quoted
from gamehall.games.linguishtik.judge.claim import Claim, Open, Verdict
from gamehall.lexicon.knowledge import dictionary

FOR_PEOPLE = ("word-defined", "word-normal", "word-gimmick", "reality", "cumbersome")
"""Keys of the paragraphs. An objection by one of them goes to people, not to the software's sure verdict."""


def is_for_people(cites: str) -> bool:
    return cites in FOR_PEOPLE


def left_open(claim: Claim, verdict: Verdict) -> tuple[Open, ...]:
    """What is left to people; nothing of a claim that is refused anyway."""
    if verdict is Verdict.INVALID:
        return ()
    defined = (
        f"Whether {quoted(claim.word)} is used as the official dictionary defines it is for people to say. "
        f"This answer goes by {dictionary()}."
    )
    return (
        Open("definition", "word-defined", defined),
        Open("reality", "reality", "Whether what the sentence says could be so is for people to say."),
    )
