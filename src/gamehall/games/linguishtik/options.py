"""Everything in which one table may differ from another."""

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Struct

from gamehall.games.linguishtik.cubes import Colour, CubeSet, cube_sets, with_faces
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.kernel.telling import told


class Options(Struct, frozen=True):
    division: Annotated[Division, told("play", "Whose demands and patterns are played")] = Division.SENIOR
    cubes: Annotated[
        Literal["hall", "real"],
        told(
            "things", "The cubes", {"hall": "rolled by the hall", "real": "real cubes, typed in by a scorer"}
        ),
    ] = "hall"
    cube_set: Annotated[str, told("things", "Which set of cubes is rolled")] = "mlag"
    faces: Annotated[
        str, told("things", "Other faces than the set's, such as: red AFHMPC, black EINORT", max_length=200)
    ] = ""
    chart: Annotated[str, told("score", "Which scoring chart pays the shakes")] = "default"
    round_minutes: Annotated[
        int, told("time", "Minutes until the warning", zero="no limit", ge=0, le=600)
    ] = 30
    finish_minutes: Annotated[
        int, told("time", "Minutes to finish the shake after the warning", ge=1, le=60)
    ] = 5
    shakes: Annotated[int, told("end", "Shakes in a round", zero="as many as time allows", ge=0, le=100)] = 0
    move_seconds: Annotated[int, told("time", "Seconds for a move", zero="no limit", ge=0, le=3600)] = 60
    call_seconds: Annotated[int, told("time", "Seconds after the call that time is up", ge=1, le=120)] = 10
    writing_seconds: Annotated[int, told("time", "Seconds to write a solution", ge=10, le=3600)] = 180
    checking_seconds: Annotated[
        int, told("time", "Seconds to check an opponent's solution", ge=5, le=3600)
    ] = 120
    neutral_seconds: Annotated[int, told("time", "Seconds in which to declare neutral", ge=1, le=3600)] = 60
    ready_seconds: Annotated[int, told("time", "Longest pause between shakes", zero="none", ge=0, le=600)] = (
        60
    )
    check: Annotated[
        Literal["when objected", "at once"],
        told(
            "challenge",
            "Who finds a wrong solution",
            {"when objected": "the opponents, by objecting", "at once": "the hall, as it is handed in"},
        ),
    ] = "when objected"
    unsure: Annotated[
        Literal["vote", "stands", "fails", "wait"],
        told(
            "challenge",
            "Where the software is unsure",
            {
                "vote": "the players vote",
                "stands": "the solution stands",
                "fails": "the solution fails",
                "wait": "the table waits for a judge",
            },
        ),
    ] = "vote"
    absent_after: Annotated[
        int, told("end", "Turns timed out in a row before the shake is missed", zero="never", ge=0, le=20)
    ] = 3
    absent_points: Annotated[int, told("score", "Points for a missed shake", zero="none", ge=-2, le=0)] = 0

    @property
    def real(self) -> bool:
        """The cubes are real; the hall knows what a scorer types."""
        return self.cubes == "real"

    @property
    def call_time(self) -> str:
        """How long the player has after the call, in words."""
        return "1 second" if self.call_seconds == 1 else f"{self.call_seconds} seconds"

    @property
    def initials(self) -> bool:
        """A penalty counts when a judge has initialled it."""
        return self.division in (Division.ELEMENTARY, Division.MIDDLE)

    @property
    def set(self) -> CubeSet:
        return _set(self.cube_set, self.faces)

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colour of each cube."""
        return _colours(self.cube_set, self.faces)


@lru_cache(maxsize=64)
def _colours(name: str, faces: str) -> tuple[Colour, ...]:
    return _set(name, faces).colours


@lru_cache(maxsize=64)
def _set(name: str, faces: str) -> CubeSet:
    return with_faces(cube_sets()[name], faces)
