"""The scoring chart: which row holds, and who gets how many points."""

from random import Random

from gamehall.games.linguishtik.charts import Chart, Kind, Result, Row, Scored, charts, score
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.practice.drill_question import Fact, Question, one_of
from gamehall.kernel.ruling import Fault
from gamehall.kernel.seat import Seat

CHART = "default"
_SEATS = _CALLER, _MOVER, _THIRD = Seat("p1"), Seat("p2"), Seat("p3")
_POINTS = (0, 2, 4, 6)
_ENDS: dict[Kind, tuple[str, tuple[str, str, str]]] = {
    "now": ("The challenger called Now.", ("The challenger", "The mover", "The third player")),
    "impossible": ("The challenger called Impossible.", ("The challenger", "The mover", "The third player")),
    "forceout": ("Everybody has passed: forceout.", ("Player One", "Player Two", "Player Three")),
    "hopeless": (
        "Player One called the roll impossible and designated nothing.",
        ("Player One", "Player Two", "Player Three"),
    ),
}
_SAYS: dict[Result, str] = {
    "correct": "Wrote a correct solution.",
    "wrong": "Wrote a solution that is not correct.",
    "neutral": "Said Neutral.",
}
_SILENT = "May not write."


class _Shake:
    """One shake that is over, told and paid."""

    def __init__(self, rng: Random) -> None:
        self.kind: Kind = rng.choices(("now", "impossible", "forceout", "hopeless"), (6, 4, 2, 1))[0]
        self.four_ahead = self.kind == "now" and rng.random() < 0.2
        self.results = {seat: self._result(seat, rng) for seat in _SEATS}
        challengers = () if self.kind == "forceout" else (_CALLER,)
        mover = _MOVER if self.kind in ("now", "impossible") else None
        self.paid: Scored = score(CHART, self.kind, self.results, challengers, mover, self.four_ahead)
        says, self.names = _ENDS[self.kind]
        self.told = (
            Fact("The end", says),
            *(Fact(name, self._wrote(seat)) for name, seat in zip(self.names, _SEATS, strict=True)),
        )
        if self.four_ahead:
            lead = "At the warning the challenger led alone, four points ahead."
            self.told = (*self.told, Fact("The round", lead))

    def _barred(self, seat: Seat) -> bool:
        return seat == _CALLER and self.kind in ("impossible", "hopeless")

    def _result(self, seat: Seat, rng: Random) -> Result:
        if self._barred(seat):
            return "neutral"
        must = self.kind == "forceout" or seat == (_CALLER if self.kind == "now" else _MOVER)
        if must and self.kind != "hopeless":
            return rng.choice(("correct", "wrong"))
        return rng.choice(("correct", "wrong", "neutral"))

    def _wrote(self, seat: Seat) -> str:
        return _SILENT if self._barred(seat) else _SAYS[self.results[seat]]


def points_paid(division: Division, rng: Random) -> Question:
    shake = _Shake(rng)
    at = rng.randrange(len(_SEATS))
    paid = shake.paid.points[_SEATS[at]]
    paying = _reason(shake)
    row = _chart().rows[shake.paid.row]
    reason = Fault(paying.cites, f"{row.says} {paying.says}")
    who = shake.names[at]
    name = who if who.startswith("Player") else who.lower()
    return Question(
        f"How many points does {name} get?",
        tuple(map(str, _POINTS)),
        _POINTS.index(paid),
        (reason,) * len(_POINTS),
        shake.told,
        note=row.provenance,
    )


def chart_row(division: Division, rng: Random) -> Question:
    shake = _Shake(rng)
    reason = _reason(shake)
    rows = _chart().rows
    right = (_named(shake.paid.row, rows[shake.paid.row]), reason)
    wrong = [
        (_named(letter, row), reason)
        for letter, row in rows.items()
        if letter != shake.paid.row and row.kind != "time"
    ]
    note = rows[shake.paid.row].provenance
    return one_of("Which row of the scoring chart holds?", right, wrong, rng, facts=shake.told, note=note)


def _named(letter: str, row: Row) -> str:
    return f"{letter}. {row.says}"


def _reason(shake: _Shake) -> Fault:
    row = _chart().rows[shake.paid.row]
    pays = row.points | (row.four_ahead if shake.four_ahead else {})
    told = ", ".join(f"{role} {points}" for role, points in pays.items())
    cites = "four-ahead" if shake.four_ahead and row.four_ahead else row.cites
    return Fault(cites, f"Row {shake.paid.row} pays: {told}.")


def _chart() -> Chart:
    return charts()[CHART]
