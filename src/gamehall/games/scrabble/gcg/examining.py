"""The one judgement of a game file: what is wrong with it, and the record it becomes if nothing is."""

from msgspec import Struct

from gamehall.games.scrabble.gcg.check import Checked, check
from gamehall.games.scrabble.gcg.codes import BARS, Finding
from gamehall.games.scrabble.gcg.importing import Imported, Unimportable, import_game
from gamehall.games.scrabble.gcg.read import read
from gamehall.games.scrabble.rules import GAME


class Examined(Struct, frozen=True):
    """A file that was looked at. It has a record unless it is refused, or is no game that the hall plays."""

    checked: Checked
    imported: Imported | None

    @property
    def barred(self) -> tuple[Finding, ...]:
        """Why a game that is not refused has no record all the same."""
        return tuple(found for found in self.checked.findings if found.code in BARS)

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why there is no record."""
        return tuple(told(finding) for finding in self.checked.problems() or self.barred)

    @property
    def notices(self) -> tuple[str, ...]:
        """All else that is to be said of the file: each finding, and what the record leaves out."""
        bars = () if self.checked.problems() else self.barred
        found = tuple(told(finding) for finding in self.checked.warnings() if finding not in bars)
        return (*found, *(self.imported.says if self.imported else ()))


def told(finding: Finding) -> str:
    """A finding as people read it; what is said of the whole file stands on its first line."""
    whole = finding.line <= 1 and finding.code in ("empty", "not-gcg", "events-missing", "players-missing")
    return finding.says if whole else f"Line {finding.line}: {finding.says}"


def examine(data: bytes, name: str, opened_at: int) -> Examined:
    """Read the file, recount it, and play it again by the rules: who refuses it, refuses it for all."""
    reading = read(data)
    checked = check(reading)
    seen = Examined(checked, None)
    if checked.problems() or seen.barred:
        return seen
    try:
        return Examined(checked, import_game(GAME, reading, name, opened_at, checked))
    except Unimportable as error:
        line = error.line or reading.last_line
        refused = Finding(line, "rules-refuse", f"The rules do not take this game. {error.says}")
        found = sorted((*checked.findings, refused), key=lambda finding: finding.line)
        return Examined(Checked(checked.totals, tuple(found), checked.seats), None)
