"""Score cards: the only official record of a player's result."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from gamehall.kernel.outcome import Outcome
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
