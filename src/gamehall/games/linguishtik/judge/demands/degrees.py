"""Demands on the degree of adjectives and adverbs."""

from gamehall.english.correctness.faults import Fault
from gamehall.english.terms import Degree
from gamehall.games.linguishtik.judge.demands.asked import Asked, Check
from gamehall.games.linguishtik.judge.divisions import demand_key
from gamehall.lexicon.knowledge import Regularity

CITES = ("no-degrees",)
"""A word without degrees has none in its reading, and meets the demand for the positive."""


def degree(asked: Asked) -> Fault | None:
    actual = asked.use.degree or Degree.POSITIVE
    if actual != asked.name:
        says = f"{asked.word} is {actual} here."
        return Fault(asked.demand, demand_key(asked.type), says)
    if asked.detail and not any(listing.regular is Regularity.EITHER for listing in asked.listings):
        made = "irregular" if asked.use.irregular else "regular"
        if made != asked.detail:
            says = f"The {actual} {asked.word} is {made}."
            return Fault(asked.demand, demand_key(asked.type), says)
    return None


OF_DEGREE: dict[str, Check] = dict.fromkeys(Degree, degree)
