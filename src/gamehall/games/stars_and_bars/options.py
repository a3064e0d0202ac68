"""Everything in which one table of Stars & Bars may differ from another."""

from typing import Annotated, Literal

from msgspec import Struct

from gamehall.games.pentathlon import options
from gamehall.kernel.telling import told


class Options(Struct, frozen=True):
    deck: Annotated[
        Literal["full", "short"],
        told(
            "things",
            "Which deck is played with",
            {"full": "64 cards", "short": "32 cards, for half the time"},
        ),
    ] = "full"
    board: Annotated[
        Literal["square", "wide"],
        told("things", "Which gameboard is played on", {"square": "4 by 4", "wide": "6 by 4"}),
    ] = "square"
    card: Annotated[
        Literal["by hand", "kept"],
        told(
            "score",
            "Who writes the Scoring Flag Card",
            {"by hand": "each player, by hand", "kept": "the hall"},
        ),
    ] = "by hand"
    period_minutes: options.PeriodMinutes = 45
    turn_seconds: options.TurnSeconds = 60
    grace_seconds: options.GraceSeconds = 15
    win_seconds: options.WinSeconds = 30
    nature_seconds: options.NatureSeconds = 30
    opinion_seconds: options.OpinionSeconds = 20
    signing_seconds: options.SigningSeconds = 600
    cover_rule: Annotated[
        Literal["one way", "any"],
        told(
            "play",
            "Which card may be covered",
            {"one way": "one that differs in exactly one way", "any": "any card"},
        ),
    ] = "one way"
    score: Annotated[
        Literal["differences", "matches"],
        told(
            "score",
            "What a placed card earns",
            {
                "differences": "a point for each way in which it differs from a neighbour",
                "matches": "a point for each way in which it matches a neighbour",
            },
        ),
    ] = "differences"
    win_score: Annotated[int, told("end", "A running score over this wins", ge=1, le=999)] = 200
    win_lead: Annotated[int, told("end", "A lead over this wins", ge=1, le=999)] = 50
    margin: Annotated[int, told("end", "The least lead that wins; less is a tie", ge=1, le=999)] = 15
