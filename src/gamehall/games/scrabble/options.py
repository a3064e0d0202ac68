"""Everything in which one Scrabble table may differ from another; `rulesets.toml` has what each book says."""

import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from gamehall.lexicon.stamp import Stamp

Penalty = Literal["5 per word", "5 per turn", "10 per word", "10 per turn", "double", "single", "void"]


class Options(Struct, frozen=True):
    lexicon: Annotated[str, Meta(description="The word list that settles challenges")] = "hall"
    words: Stamp | None = None
    """Which list exactly: stamped by the hall when the table is opened."""
    rated: Annotated[bool, Meta(description="Rated: only with a list of the event's own")] = False
    tiles: Annotated[
        Literal["hall", "wooden"], Meta(description="Tiles in the hall's own bag, or on a wooden board")
    ] = "hall"
    scoring: Annotated[
        Literal["by hand", "kept"], Meta(description="Who counts: you announce and record, or the hall does")
    ] = "by hand"
    commit: Annotated[
        Literal["press", "announce"], Meta(description="What ends a turn: pressing, or announcing the score")
    ] = "press"
    chief: Annotated[
        Literal["director", "keeper"], Meta(description="Who settles scores: director or scorekeeper")
    ] = "director"
    start: Annotated[Literal["draw", "p1", "p2"], Meta(description="Who begins: by lot, or assigned")] = (
        "draw"
    )
    clock: Annotated[Literal["each", "common"], Meta(description="A clock each, or one for all")] = "each"
    minutes: Annotated[int, Meta(ge=0, le=600, description="Minutes on a clock; 0 for no limit")] = 20
    turn_seconds: Annotated[int, Meta(ge=0, le=3600, description="Seconds for a turn; 0 for no limit")] = 0
    turn_limit: Annotated[
        Literal["pass", "warn"], Meta(description="A turn that takes too long is lost, or only warned about")
    ] = "pass"
    window: Annotated[
        Literal["draw", "turn"], Meta(description="A play stands once tiles are drawn, or at the next turn")
    ] = "draw"
    challenge: Annotated[Penalty, Meta(description="What a wrong challenge costs")] = "5 per word"
    penalty: Annotated[
        Literal["bonus", "deduction"],
        Meta(description="Penalty points go to the challenged side, or from the challenger"),
    ] = "bonus"
    draw_seconds: Annotated[
        int, Meta(ge=0, le=60, description="Seconds the opponent has to speak before tiles are drawn")
    ] = 5
    hold_seconds: Annotated[
        int, Meta(ge=1, le=600, description="Seconds of hold, then tiles may be seen")
    ] = 60
    answer_seconds: Annotated[
        int, Meta(ge=5, le=600, description="Seconds to answer a question while the clocks stand")
    ] = 60
    words_checked: Annotated[
        bool, Meta(description="The challenged side checks the words as typed before the verdict")
    ] = True
    ready_seconds: Annotated[
        int, Meta(ge=0, le=600, description="Longest pause after a challenge; 0: play goes on at once")
    ] = 30
    out_seconds: Annotated[
        int, Meta(ge=1, le=600, description="Seconds to answer the last play before the clock runs")
    ] = 5
    last_seconds: Annotated[
        int, Meta(ge=1, le=600, description="Seconds to challenge the last play where no clock runs")
    ] = 60
    exchange_min: Annotated[int, Meta(ge=1, le=93, description="Fewest tiles in the bag for a change")] = 7
    zeros: Annotated[
        int, Meta(ge=0, le=20, description="Zero scores in a row that end the game; 0: none")
    ] = 6
    zero_play_counts: Annotated[bool, Meta(description="A play that scores nothing is such a zero")] = False
    two_passes_end: Annotated[
        bool, Meta(description="After passes of both sides the judge ends the game if nobody can play")
    ] = False
    unplayed: Annotated[
        Literal["double", "add and subtract", "none"], Meta(description="How unplayed tiles count")
    ] = "double"
    overtime_points: Annotated[int, Meta(ge=0, le=100, description="Points for each minute overtime")] = 10
    overtime_minutes: Annotated[int, Meta(ge=1, le=60, description="Minutes overtime that lose the game")] = (
        10
    )
    late_minutes: Annotated[
        int, Meta(ge=0, le=600, description="Below so many minutes left, a latecomer may give the game")
    ] = 15
    forfeit_margin: Annotated[int, Meta(ge=0, le=500, description="Points a forfeit is lost by")] = 75
    recount_margin: Annotated[
        int, Meta(ge=0, le=1000, description="Largest margin at which a recount may be asked for")
    ] = 20
    signing_seconds: Annotated[int, Meta(ge=0, le=86400, description="Seconds to sign; 0: no limit")] = 600
    watchers: Annotated[
        Literal["hidden", "late"],
        Meta(description="Racks for those who watch: never, or some turns later without tiles held still"),
    ] = "hidden"
    watchers_delay: Annotated[
        int, Meta(ge=3, le=30, description="How many turns later those who watch see a rack")
    ] = 6

    @property
    def wooden(self) -> bool:
        """The tiles are on a real board; the hall knows only what is said."""
        return self.tiles == "wooden"

    @property
    def kept(self) -> bool:
        return self.scoring == "kept"


_FILE: dict[str, Any] = tomllib.loads(Path(__file__).with_name("rulesets.toml").read_text("utf-8"))
RULESETS: dict[str, dict[str, Any]] = _FILE["ruleset"]
"""What each book has otherwise than the defaults above, in the words of the options."""
FIXED: dict[str, tuple[str, ...]] = {book: tuple(names) for book, names in _FILE["fixed"].items()}
"""Options that a book does not leave to the table."""
