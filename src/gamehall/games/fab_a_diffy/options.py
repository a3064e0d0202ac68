"""Everything in which one table of Fab-a-Diffy may differ from another."""

from typing import Annotated, Literal

from msgspec import Struct

from gamehall.games.pentathlon import options
from gamehall.kernel.telling import told


class Options(Struct, frozen=True):
    games: Annotated[
        Literal["best of three", "one game"],
        told(
            "play",
            "How many games",
            {"best of three": "the best of three", "one game": "a single game"},
        ),
    ] = "best of three"
    deck: Annotated[
        Literal["full", "short"],
        told(
            "things",
            "Which strips are in the deck",
            {"full": "all 30 strips", "short": "18 strips, without twelfths"},
        ),
    ] = "full"
    period_minutes: options.PeriodMinutes = 45
    turn_seconds: options.TurnSeconds = 60
    grace_seconds: options.GraceSeconds = 15
    capture_seconds: Annotated[
        int, told("time", "Seconds to say Capture on receiving the card", zero="no limit", ge=0, le=600)
    ] = 10
    win_seconds: options.WinSeconds = 30
    nature_seconds: options.NatureSeconds = 30
    opinion_seconds: options.OpinionSeconds = 20
    signing_seconds: options.SigningSeconds = 600
    rectangles: Annotated[
        int, told("things", "Rectangles on the board, the three in the centre among them", ge=4, le=30)
    ] = 12
