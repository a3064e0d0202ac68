"""A division read from the `.t` file of tsh, or all that is wrong with it."""

from collections.abc import Mapping

from gamehall.tournaments.files.lines import Half, Line, Together, put_together
from gamehall.tournaments.files.problems import Problem, Problems, Read, listed, whole
from gamehall.tournaments.files.snapshot import Snapshot
from gamehall.tournaments.files.tsh import FIRST, SECOND, UNSET
from gamehall.tournaments.files.tsh_lines import (
    UNTOLD,
    Written,
    divided,
    read_line,
    unescaped,
    whole_numbers,
)
from gamehall.tournaments.files.unplayed import Part, heard, stands
from gamehall.tournaments.people import MOST_ENTRANTS, Entrant

_MOST_ROUNDS = 200


def read_t(text: str, division: str = "") -> Read | Problems:
    """A division from its `.t` file, or everything that is wrong with it."""
    problems: list[Problem] = []
    written: list[tuple[int, Written]] = []
    for at, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        read = read_line(line)
        if isinstance(read, str):
            problems.append(Problem(at, read))
            read = Written("?", 0)  # it keeps its place, so that the numbers of the others stay true
        written.append((at, read))
    if not written:
        return whole("The file has no entrants.")
    if len(written) > MOST_ENTRANTS:
        return whole(f"An event has no more than {MOST_ENTRANTS:,} entrants.")
    numbers = _numbers(written)
    lines = [
        _line(at, line, number, numbers, division, problems)
        for (at, line), number in zip(written, numbers, strict=True)
    ]
    if problems:
        return listed(problems)
    together = put_together(lines)
    if together.problems:
        return listed(together.problems)
    return _read(written, lines, together, division)


def _read(written: list[tuple[int, Written]], lines: list[Line], together: Together, division: str) -> Read:
    rounds = together.rounds
    left: dict[int, int] = {}
    penalties: dict[int, int] = {}
    for (_, line), one in zip(written, lines, strict=True):
        number = one.entrant.number
        if "left" in line.keys or "off" in line.keys:
            known = whole_numbers(line.keys, "left")
            left[number] = known[0] if known else len(one.halves) + 1
        if points := sum(whole_numbers(line.keys, "penalty") or ()):
            penalties[number] = -points
    notices = list(together.notices)
    if not notices and any(len(sat.who) > 1 and not sat.begins for tables in rounds for sat in tables):
        notices.append(
            "Of some games the file does not say who began; whoever stands first there began here."
        )
    event = Snapshot(
        entrants=tuple(one.entrant for one in lines),
        rounds={division: rounds},
        left=left,
        penalties=penalties,
    )
    return Read(event, tuple(notices))


def _numbers(written: list[tuple[int, Written]]) -> list[int]:
    """The numbers that were theirs here, where every line has one or keeps its place; else their places."""
    numbers = [
        (whole_numbers(line.keys, "number") or (at,))[0] for at, (_, line) in enumerate(written, start=1)
    ]
    fits = len(set(numbers)) == len(numbers) and min(numbers) > 0 and max(numbers) <= 100_000
    return numbers if fits else list(range(1, len(written) + 1))


def _line(
    at: int, line: Written, number: int, numbers: list[int], division: str, problems: list[Problem]
) -> Line:
    def wrong(reason: str) -> None:
        problems.append(Problem(at, reason))

    keys = line.keys
    rows = {key: whole_numbers(keys, key) for key in ("p12", "board", "games", "number", "left")}
    for key, row in rows.items():
        if row is None:
            wrong(f"After {key} stands something that is no whole number.")
    parts = heard(keys.get("unplayed", ""))
    if parts is None:
        wrong("After unplayed stands something that this hall has not written.")
    if len(line.scores) > len(line.met):
        wrong(
            f"{len(line.scores)} scores for {len(line.met)} rounds: each round has an opponent, 0 for none."
        )
    if len(line.met) > _MOST_ROUNDS:
        wrong(f"An event has no more than {_MOST_ROUNDS} rounds.")
    if over := next((met for met in line.met if met and met > len(numbers)), 0):
        wrong(f"{line.name} meets number {over}; the file has {len(numbers)} lines.")
    if not line.name or len(line.name) > 80:
        wrong("A name has one to eighty letters.")
    entrant = Entrant(
        number=number,
        name=line.name[:80],
        rating=line.rating,
        games=(rows["games"] or (0,))[0],
        school=unescaped(keys.get("school", ""))[:80],
        team=unescaped(keys.get("team", ""))[:80],
        division=division,
        classes=_classes(keys),
        members=_heard(keys.get("members", ""), 80),
    )
    if problems:
        return Line(at, entrant)
    known = {each.round: each for each in parts or ()}
    halves = tuple(_half(line, rows, known, round, numbers) for round in range(1, len(line.met) + 1))
    return Line(at, entrant, halves)


def _heard(listed: str, most: int) -> tuple[str, ...]:
    return tuple(unescaped(each)[:most] for each in divided(listed, "|") if each)


def _classes(keys: Mapping[str, str]) -> tuple[str, ...]:
    if "classes" in keys:
        return _heard(keys["classes"], 128)
    return tuple(dict.fromkeys(unescaped(each)[:128] for each in keys.get("class", "").split()))


def _half(
    line: Written,
    rows: Mapping[str, tuple[int, ...] | None],
    parts: Mapping[int, Part],
    round: int,
    numbers: list[int],
) -> Half | None:
    met = line.met[round - 1]
    if met is None:
        return None
    score = line.scores[round - 1] if round <= len(line.scores) else None
    known = parts.get(round)
    if known is not None:
        known = known if known.opponent <= len(numbers) and stands(known, met, score) else None
        met = known.opponent if known else met
    p12 = dict(enumerate(rows["p12"] or (), start=1)).get(round, UNSET)
    board = dict(enumerate(rows["board"] or (), start=1)).get(round, 0)
    begins = {FIRST: True, SECOND: False}.get(p12)
    games = line.keys.get("game", "").split()
    game = games[round - 1] if round <= len(games) and games[round - 1] != UNTOLD else ""
    return Half(numbers[met - 1] if met else 0, score, begins, board, known, game[:128])
