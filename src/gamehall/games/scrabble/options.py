"""Everything in which one Scrabble table may differ from another; `rulesets.toml` has what each book says."""

import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Struct

from gamehall.kernel.telling import told
from gamehall.lexicon.lists.stamp import Stamp

Penalty = Literal["5 per word", "5 per turn", "10 per word", "10 per turn", "double", "single", "void"]

POINTS: dict[Penalty, int] = {"5 per word": 5, "5 per turn": 5, "10 per word": 10, "10 per turn": 10}
"""What a wrong challenge costs in points, for each word or for the turn."""


class Options(Struct, frozen=True):
    lexicon: Annotated[str, told("challenge", "The word list that settles challenges")] = "hall"
    words: Stamp | None = None
    """Which list exactly: stamped by the hall when the table is opened."""
    rated: Annotated[bool, told("challenge", "Rated: only with a list of the event's own")] = False
    tiles: Annotated[
        Literal["hall", "wooden"],
        told("things", "The tiles", {"hall": "in the hall’s own bag", "wooden": "on a wooden board"}),
    ] = "hall"
    scoring: Annotated[
        Literal["by hand", "kept"],
        told("score", "Who counts", {"by hand": "the players announce and record", "kept": "the hall"}),
    ] = "by hand"
    commit: Annotated[
        Literal["press", "announce"],
        told("play", "What ends a turn", {"press": "pressing the timer", "announce": "announcing the score"}),
    ] = "press"
    chief: Annotated[
        Literal["director", "keeper"],
        told(
            "score",
            "Who settles scores",
            {"director": "the tournament director", "keeper": "the scorekeeper"},
        ),
    ] = "director"
    start: Annotated[
        Literal["draw", "p1", "p2"],
        told("play", "Who begins", {"draw": "by lot", "p1": "player 1", "p2": "player 2"}),
    ] = "draw"
    clock: Annotated[
        Literal["each", "common"],
        told("time", "Clocks", {"each": "a clock for each side", "common": "one clock for the table"}),
    ] = "each"
    minutes: Annotated[int, told("time", "Minutes on a clock", zero="no limit", ge=0, le=600)] = 20
    turn_seconds: Annotated[int, told("time", "Seconds for a turn", zero="no limit", ge=0, le=3600)] = 0
    turn_limit: Annotated[
        Literal["pass", "warn"],
        told(
            "time",
            "A turn that takes too long",
            {"pass": "the turn is lost", "warn": "a warning, and no more"},
        ),
    ] = "pass"
    window: Annotated[
        Literal["draw", "turn"],
        told(
            "challenge",
            "How long a play may be challenged",
            {"draw": "until tiles are drawn for it", "turn": "until the next turn"},
        ),
    ] = "draw"
    challenge: Annotated[
        Penalty,
        told(
            "challenge",
            "What a wrong challenge costs",
            {
                "5 per word": "5 points for each word",
                "5 per turn": "5 points",
                "10 per word": "10 points for each word",
                "10 per turn": "10 points",
                "double": "the next turn (double challenge)",
                "single": "nothing (single challenge)",
                "void": "there is no wrong challenge: phoneys are refused",
            },
        ),
    ] = "5 per word"
    penalty: Annotated[
        Literal["bonus", "deduction"],
        told(
            "challenge",
            "Penalty points",
            {"bonus": "go to the challenged side", "deduction": "are taken from the challenger"},
        ),
    ] = "bonus"
    draw_seconds: Annotated[
        int,
        told(
            "time",
            "Seconds the opponent has to speak before tiles are drawn",
            zero="tiles are drawn at once",
            ge=0,
            le=60,
        ),
    ] = 5
    hold_seconds: Annotated[int, told("time", "Seconds of hold, then tiles may be seen", ge=1, le=600)] = 60
    answer_seconds: Annotated[
        int, told("time", "Seconds to answer a question while the clocks stand", ge=5, le=600)
    ] = 60
    words_checked: Annotated[
        bool, told("challenge", "The challenged side checks the words as typed before the verdict")
    ] = True
    ready_seconds: Annotated[
        int,
        told(
            "time", "Longest pause after a challenge, in seconds", zero="play goes on at once", ge=0, le=600
        ),
    ] = 30
    out_seconds: Annotated[
        int, told("time", "Seconds to answer the last play before the clock runs", ge=1, le=600)
    ] = 5
    last_seconds: Annotated[
        int, told("time", "Seconds to challenge the last play where no clock runs", ge=1, le=600)
    ] = 60
    exchange_min: Annotated[int, told("play", "Fewest tiles in the bag for a change", ge=1, le=93)] = 7
    zeros: Annotated[
        int, told("end", "Zero scores in a row that end the game", zero="no number of them", ge=0, le=20)
    ] = 6
    zero_play_counts: Annotated[bool, told("end", "A play that scores nothing is such a zero")] = False
    two_passes_end: Annotated[
        bool, told("end", "After passes of both sides the judge ends the game if nobody can play")
    ] = False
    unplayed: Annotated[
        Literal["double", "add and subtract", "none"],
        told(
            "end",
            "How unplayed tiles count",
            {
                "double": "who goes out gets them twice",
                "add and subtract": "who goes out gets them, the other loses them",
                "none": "not at all",
            },
        ),
    ] = "double"
    overtime_points: Annotated[
        int, told("score", "Points for each minute overtime", zero="none", ge=0, le=100)
    ] = 10
    overtime_minutes: Annotated[int, told("time", "Minutes overtime that lose the game", ge=1, le=60)] = 10
    late_minutes: Annotated[
        int,
        told("time", "Below so many minutes left, a latecomer may give the game", zero="never", ge=0, le=600),
    ] = 15
    forfeit_margin: Annotated[
        int, told("score", "Points a forfeit is lost by", zero="none", ge=0, le=500)
    ] = 75
    recount_margin: Annotated[
        int, told("score", "Largest margin at which a recount may be asked for", zero="never", ge=0, le=1000)
    ] = 20
    signing_seconds: Annotated[int, told("end", "Seconds to sign", zero="no limit", ge=0, le=86400)] = 600
    watchers: Annotated[
        Literal["hidden", "late"],
        told(
            "watch",
            "Whether those who watch see the racks",
            {"hidden": "never", "late": "some turns later, without tiles held still"},
        ),
    ] = "hidden"
    watchers_delay: Annotated[int, told("watch", "How many turns later", ge=3, le=30)] = 6

    @property
    def wooden(self) -> bool:
        """The tiles are on a real board; the hall knows only what is said."""
        return self.tiles == "wooden"

    @property
    def kept(self) -> bool:
        return self.scoring == "kept"


_FILE: dict[str, Any] = tomllib.loads((Path(__file__).parent / "data" / "rulesets.toml").read_text("utf-8"))
RULESETS: dict[str, dict[str, Any]] = _FILE["ruleset"]
"""What each book has otherwise than the defaults above, in the words of the options."""
FIXED: dict[str, tuple[str, ...]] = {book: tuple(names) for book, names in _FILE["fixed"].items()}
"""Options that a book does not leave to the table."""
