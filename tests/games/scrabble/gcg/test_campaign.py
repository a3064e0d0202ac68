"""A campaign of spoiled game files: none crashes, none is taken with a total that its plays do not give.

`GAMEHALL_FUZZ=7` makes it a thousand files. `python -m tests.games.scrabble.gcg.test_campaign 1000` runs so
many without the rest of the suite, and prints what became of them.
"""

import sys
from collections import Counter
from functools import cache

import pytest

from gamehall.games.scrabble.files import FILES
from gamehall.games.scrabble.gcg.encoding import lines_of
from gamehall.games.scrabble.gcg.examining import Examined, examine
from gamehall.games.scrabble.gcg.exporting import export_game
from gamehall.games.scrabble.gcg.write import write
from gamehall.games.scrabble.rules import GAME
from gamehall.kernel.files import Unfit
from tests.conformance.driver import LONGER
from tests.games.scrabble.gcg.mutations import CHANGES, mutated
from tests.games.scrabble.gcg.recount import recount
from tests.games.scrabble.gcg.test_round import bots_game, written

FILES_A_RUN = 150
GAMES = (
    ("wespa", "5 per turn", "bonus", 0),
    ("wespa", "double", "bonus", 1),
    ("wespa", "10 per word", "deduction", 0),
    ("literacy", "single", "bonus", 1),
    ("wespa", "void", "bonus", 1),
)


@cache
def base(number: int) -> str:
    """A game of bots as the hall writes it."""
    return written(bots_game(*GAMES[number % len(GAMES)])).decode()


def spoiled(seed: int) -> bytes:
    return mutated(seed, base(seed))[1]


def outcome(data: bytes) -> str:
    """What becomes of a file, once everything that must hold of it is held."""
    seen = examine(data, "spoiled", 0)
    if seen.imported is None:
        with pytest.raises(Unfit):
            FILES.kinds["gcg"].read(data, "spoiled", 0)
        assert seen.reasons
        return "refused" if seen.checked.problems() else "no record"
    assert seen.checked.problems() == ()
    _hold_totals(data, seen)
    _hold_round(seen)
    return "noticed" if seen.notices else "clean"


def _hold_totals(data: bytes, seen: Examined) -> None:
    """The totals are those that the plays give when they are counted elsewhere, and those of the record."""
    assert seen.imported is not None
    counted = recount("\n".join(lines_of(data)[0]))
    totals = sorted(seen.checked.totals.values())
    silent = [0] * (2 - len(counted.points))
    assert sorted([*counted.points.values(), *silent]) == totals
    assert sorted(seen.imported.table.state.scores.values()) == totals
    odd = {finding.code for finding in seen.checked.findings}
    if not odd & {"total-missing"}:
        assert sorted([*counted.written.values(), *silent]) == totals


def _hold_round(seen: Examined) -> None:
    """What the hall has taken it writes, and takes again with the same totals."""
    assert seen.imported is not None
    table = seen.imported.table
    again = examine(write(export_game(GAME, table.header, table.entries)), "again", 0)
    assert again.imported is not None, again.reasons
    assert sorted(again.checked.totals.values()) == sorted(seen.checked.totals.values())


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_the_hall_writes_it_takes(number: int) -> None:
    assert outcome(base(number).encode()) in ("clean", "noticed")


@pytest.mark.parametrize("tenth", range(10))
def test_no_spoiled_file_crashes_or_is_taken_with_a_wrong_total(tenth: int) -> None:
    """Ten parts, so that one that fails does not hide the others."""
    for seed in range(tenth, FILES_A_RUN * LONGER, 10):
        try:
            outcome(spoiled(seed))
        except BaseException as error:
            kinds, data = mutated(seed, base(seed))
            error.add_note(f"file {seed}, {', '.join(kinds)}:\n{data.decode('utf-8', 'replace')}")
            raise


def test_the_campaign_makes_every_kind_of_mistake() -> None:
    made = Counter(kind for seed in range(FILES_A_RUN) for kind in mutated(seed, base(0))[0])
    assert set(CHANGES) <= set(made)
    assert len({spoiled(seed) for seed in range(FILES_A_RUN)}) > FILES_A_RUN * 0.95


def test_a_wrong_total_would_be_found() -> None:
    """The recount is no echo: it finds what a check that trusted the file would not."""
    line = ">ann: ACDEENT 8G CAT +{0} {0}\n"
    assert recount(line.format(10)).points == {"ann": 10}
    assert recount(line.format(11)) == ({"ann": 10}, {"ann": 11})


def main(files: int) -> None:
    became = Counter(outcome(spoiled(seed)) for seed in range(files))
    print(f"{files} files: {', '.join(f'{count} {what}' for what, count in became.most_common())}.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000)
