"""Score cards: the only official record of a player's result."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel.outcome import Outcome, tied, won
from gamehall.kernel.seat import Seat

CITES = ("score-card", "conduct")

MATCH_POINTS = {"win": 3, "tie": 2, "loss": 1}
"""Likely: a newspaper and a parent agree; the sheet itself names only the 0 for misconduct."""


class ScoreCard(Struct, frozen=True):
    result: Literal["win", "tie", "loss"]
    points: int
    score: int
    signed: bool = False
    official: bool = False
    """Signed, and collected by the Monitor: from now on this is the record."""


def lower_wins(scores: Mapping[Seat, int], margin: int, by: str, cites: str) -> Outcome:
    """The Monitor's count: lower by the margin or more wins."""
    low, high = sorted(scores, key=lambda seat: scores[seat])
    says = f"{scores[low]} against {scores[high]}"
    if scores[high] - scores[low] >= margin:
        return won(low, (high,), cites, f"{{{low}}} wins on {by}, {says}.")
    if cites == "time-limit":
        cites = "time-tie"
    return tied(tuple(scores), cites, f"A tie: {says}, less than {margin} apart.")


ScoreCards = dict[Seat, ScoreCard]


def filled_in(outcome: Outcome, scores: Mapping[Seat, int]) -> ScoreCards:
    """Each player's card as the game ends."""
    return {seat: _filled_in(outcome, seat, score) for seat, score in scores.items()}


def _filled_in(outcome: Outcome, seat: Seat, score: int) -> ScoreCard:
    """The Director's forfeit for misconduct leaves no points."""
    if outcome.tie:
        return ScoreCard("tie", MATCH_POINTS["tie"], score)
    if outcome.winner == seat:
        return ScoreCard("win", MATCH_POINTS["win"], score)
    return ScoreCard("loss", 0 if outcome.cites == "hall-forfeit" else MATCH_POINTS["loss"], score)


def signed(cards: ScoreCards, seat: Seat) -> ScoreCards:
    return {**cards, seat: replace(cards[seat], signed=True)} if seat in cards else cards


def collected(cards: ScoreCards) -> ScoreCards:
    return {seat: replace(card, official=card.signed) for seat, card in cards.items()}


def signers(cards: ScoreCards) -> tuple[Seat, ...]:
    return tuple(seat for seat, card in cards.items() if card.signed)
