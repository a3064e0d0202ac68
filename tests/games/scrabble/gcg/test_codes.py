"""Every code stands in the documentation and is found in a file; no other code stands there."""

import re
from pathlib import Path

import pytest

from gamehall.games.scrabble.gcg.codes import BARS, CODES, Weight
from gamehall.games.scrabble.gcg.examining import examine
from tests.games.scrabble.gcg.games import whole_game
from tests.games.scrabble.gcg.test_checking import CAT, FAULTS
from tests.games.scrabble.gcg.test_reading import HEAD, ODD

PAGE = Path(__file__).parents[4] / "docs" / "gcg.md"


def went_out(*more: str) -> str:
    """A whole game in which somebody goes out, with lines before the last one; {n} and {o} are the nicknames
    of who went out and who did not, {t} and {u} their totals, {r} the last rack."""
    text = next(text for seed in range(20) if ") +" in (text := whole_game(seed, bonuses=0, exchanges=0)))
    *lines, last = text.splitlines()
    n = last[1:4]
    o = "Bea" if n == "Ann" else "Ann"
    totals = [next(line.split()[-1] for line in reversed(lines) if line[1:4] == nick) for nick in (n, o)]
    rack = last.split("(")[1].split(")")[0]
    told = (line.format(n=n, o=o, t=totals[0], u=totals[1], r=rack) for line in more)
    return "\n".join([*lines, *told, last, ""])


def late_exchange(tiles: int) -> str:
    """A game that stops with an exchange of so many tiles, when few are left."""
    lines = whole_game(3, phoneys=0, bonuses=0, exchanges=0).splitlines()
    bag, n = 86, 3
    while not 0 < bag < 7:
        bag -= len(re.sub(r"[^A-Za-z]", "", lines[n].split()[3]))
        n += 1
    nick, rack = lines[n].split()[:2]
    had = next((line.split()[-1] for line in reversed(lines[:n]) if line.startswith(nick)), "0")
    return "\n".join([*lines[:n], f"{nick} {rack} -{rack[: min(tiles, 7)]} +0 {had}", ""])


PROVOKING: dict[str, bytes] = {
    **{code: text.encode() for text, code, _ in ODD},
    **{code: (HEAD + text).encode() for text, code, _ in FAULTS},
    "encoding-unknown": b"#character-encoding Klingon\n" + HEAD.encode(),
    "encoding-invalid": HEAD.encode() + b"#title \xff\n",
    "encoding-undeclared": "#title é\n".encode() + HEAD.encode(),
    "encoding-windows": b"#title \x93x\x94\n" + HEAD.encode(),
    "byte-order-mark": b"\xef\xbb\xbf" + HEAD.encode(),
    "exchange-late": late_exchange(1).encode(),
    "exchange-over-bag": late_exchange(7).encode(),
    "play-after-out": went_out(">{o}: {r} - +0 {u}", ">{n}: A - +0 {t}").encode(),
    "rules-refuse": (HEAD + CAT + ">ann: DEENOOR (challenge) +7 17\n").encode(),
}


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_found_in_a_file(code: str) -> None:
    found = examine(PROVOKING[code], "x", 0).checked.findings
    assert code in {finding.code for finding in found}


def test_the_page_has_every_code_with_its_weight_and_no_other() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (\w+) \| (.*) \|$", PAGE.read_text("utf-8"), re.M)
    assert {code: (weight, says) for code, weight, says in rows} == CODES
    assert len(rows) == len(CODES)


def test_codes_that_the_page_speaks_of_exist() -> None:
    prose = PAGE.read_text("utf-8").split("| code |")[0]
    named = set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", prose)) - {"tile-distribution"}
    assert named <= set(CODES)
    assert set(BARS) <= named


def test_weights_are_three() -> None:
    weights: set[Weight] = {weight for weight, _ in CODES.values()}
    assert weights == {"problem", "deviation", "remark"}
    assert all(says.endswith(".") for _, says in CODES.values())
