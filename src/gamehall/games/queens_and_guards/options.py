"""Everything in which one table of Queens & Guards may differ from another."""

from typing import Annotated, Literal

from msgspec import Struct

from gamehall.games.pentathlon import options
from gamehall.kernel.telling import told


class Options(Struct, frozen=True):
    layout: Annotated[
        Literal["agon", "late"],
        told(
            "things",
            "How the pieces stand at the start",
            {"agon": "queens at opposite corners", "late": "late in a game, for lessons"},
        ),
    ] = "agon"
    trap_geometry: Annotated[
        Literal["line", "same_band"],
        told(
            "play",
            "Where the two trappers stand",
            {"line": "on both sides in a straight line", "same_band": "on both sides in the same band"},
        ),
    ] = "line"
    repetition: Annotated[int, told("end", "So often a position makes a tie", zero="never", ge=0, le=20)] = 3
    longest: Annotated[int, told("end", "Turns that make a tie", zero="no limit", ge=0, le=2000)] = 300
    period_minutes: options.PeriodMinutes = 45
    turn_seconds: options.TurnSeconds = 60
    grace_seconds: options.GraceSeconds = 15
    win_seconds: options.WinSeconds = 30
    nature_seconds: options.NatureSeconds = 30
    opinion_seconds: options.OpinionSeconds = 20
    signing_seconds: options.SigningSeconds = 600
