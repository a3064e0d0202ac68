"""Game files with something wrong in them: a file of the hall, and what a slip or a vandal makes of it."""

import random
import re
from collections.abc import Callable

Change = Callable[[random.Random, list[str]], None]
"""Changes the lines of a file in place."""


def _some(chance: random.Random, lines: list[str], pattern: str) -> int | None:
    found = [n for n, line in enumerate(lines) if re.search(pattern, line)]
    return chance.choice(found) if found else None


def _edit(pattern: str, new: Callable[[random.Random, str], str], where: str = "^>") -> Change:
    """Replace one part of one line that holds such a part."""

    def change(chance: random.Random, lines: list[str]) -> None:
        n = _some(chance, lines, where)
        if n is None or not (parts := list(re.finditer(pattern, lines[n]))):
            return
        part = chance.choice(parts)
        lines[n] = lines[n][: part.start()] + new(chance, part[0]) + lines[n][part.end() :]

    return change


def _delete(chance: random.Random, lines: list[str]) -> None:
    if lines:
        del lines[chance.randrange(len(lines))]


def _repeat(chance: random.Random, lines: list[str]) -> None:
    if lines:
        lines.insert(chance.randint(0, len(lines)), chance.choice(lines))


def _swap(chance: random.Random, lines: list[str]) -> None:
    if len(lines) > 1:
        a, b = chance.sample(range(len(lines)), 2)
        lines[a], lines[b] = lines[b], lines[a]


def _cut_off(chance: random.Random, lines: list[str]) -> None:
    del lines[chance.randint(0, len(lines)) :]
    if lines and chance.random() < 0.5:
        lines[-1] = lines[-1][: chance.randint(0, len(lines[-1]))]


def _append(chance: random.Random, lines: list[str]) -> None:
    nicks = [line.split()[1] for line in lines if re.match(r"#player[12] \S", line)] or ["ann"]
    total = next((line.split()[-1] for line in reversed(lines) if line.startswith(">")), "0")
    nick, had = chance.choice(nicks), int(total) if re.fullmatch(r"-?\d+", total) else 0
    event = chance.choice(
        [
            f"{nick}: A - +0 {had}",
            f"{nick}: A -A +0 {had}",
            f"{nick}: AEINRST 1A AT +4 {had + 4}",
            f"{nick}: A -- -4 {had - 4}",
            f"{nick}: A (challenge) +5 {had + 5}",
            f"{nick}: A (time) -10 {had - 10}",
            f"{nick}: A (A) -1 {had - 1}",
            f"{nick}:  (A) +2 {had + 2}",
            f"{nick}: A (time) +-10 {had - 10}",
        ]
    )
    lines += [f">{event}"] * chance.choice((1, 1, 1, 2))


def _totals(chance: random.Random, lines: list[str]) -> None:
    """A wrong score whose totals all follow: only a recount finds it."""
    n = _some(chance, lines, r"^>.* [+]\d+ \d+$")
    if n is None:
        return
    more, nick = chance.choice((-10, -1, 1, 2, 9)), lines[n].split(":")[0]
    for m in range(n, len(lines)):
        if lines[m].startswith(f"{nick}:") and (found := re.fullmatch(r"(.* )([+-]\d+) (-?\d+)", lines[m])):
            score = f"{int(found[2]) + more:+d}" if m == n else found[2]
            lines[m] = f"{found[1]}{score} {int(found[3]) + more}"


def _letter(chance: random.Random, old: str) -> str:
    return chance.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ?")


def _digit(chance: random.Random, old: str) -> str:
    return str(chance.randrange(10))


def _word(chance: random.Random, old: str) -> str:
    return chance.choice((old[:-1] or "A", f"{old}S", old[::-1], f"({old})"))


def _pragma(chance: random.Random, old: str) -> str:
    about = ("tile-set english set", "board-layout attic", "rack1 AB", "note x", "tile-set french")
    return f"#{chance.choice(about)}\n"


def _place(chance: random.Random, old: str) -> str:
    square = f"{chance.choice('ABCDEFGHIJKLMNOPQ')}{chance.randint(0, 17)}"
    turned = re.sub(r"(\d+)([A-Z])|([A-Z])(\d+)", lambda m: f"{m[2] or m[4]}{m[1] or m[3]}", old)
    return chance.choice((square, turned, old.lower()))


CHANGES: dict[str, Change] = {
    "line deleted": _delete,
    "line repeated": _repeat,
    "lines swapped": _swap,
    "cut off": _cut_off,
    "event appended": _append,
    "score and totals": _totals,
    "score": _edit(r"(?<=[+-])\d+(?= )", lambda c, old: str(max(0, int(old) + c.choice((-1, 1, 10))))),
    "digit of a total": _edit(r"\d(?=\d*$)", _digit),
    "rack": _edit(r"(?<=[A-Z?])[A-Z?](?=[A-Z?]* [\dA-Z]+ )", _letter),
    "rack gone": _edit(r"(?<=: )[A-Z?]+(?= )", lambda c, old: c.choice(("", "?", old[:3], old.lower()))),
    "word": _edit(r"(?<= )[A-Za-z.]+(?= \+)", _word),
    "place": _edit(r"(?<= )(\d+[A-O]|[A-O]\d+)(?= )", _place),
    "nickname": _edit(r"(?<=>)[^:]+", lambda c, old: c.choice((old.upper(), "cid", "", f"{old} x"))),
    "player": _edit(r"\S+", lambda c, old: c.choice(("x", "x y", "", "\u202ebob", "n" * 60)), "^#player"),
    "pragma": _edit("^", _pragma),
    "sign": _edit(r"[+-]", lambda c, old: c.choice(("", "+-", "-", "+", "--"))),
    "hidden": _edit("", lambda c, old: c.choice("\x00\x1b\u200b\u202e\x7f\x85"), "."),
    "any character": _edit(".", lambda c, old: c.choice("#>:()+-.A9z? \té"), "."),
}


def mutated(seed: int, text: str) -> tuple[tuple[str, ...], bytes]:
    """What was done to a file, and its bytes: one change mostly, up to three."""
    chance = random.Random(seed)
    lines = text.splitlines()
    kinds = tuple(chance.choice(list(CHANGES)) for _ in range(chance.choice((1, 1, 1, 2, 3))))
    for kind in kinds:
        CHANGES[kind](chance, lines)
    ends = chance.choice(("\n", "\n", "\n", "\r\n", "\r"))
    encoding = chance.choice(("utf-8", "utf-8", "utf-8", "utf-8", "cp1252", "utf-16"))
    data = ends.join((*lines, "")).encode(encoding, "replace")
    return (*kinds, *((encoding,) if encoding != "utf-8" else ())), data
