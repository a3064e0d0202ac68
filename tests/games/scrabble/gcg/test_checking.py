"""Game files replayed: nothing is said of a clean game, and each fault has its own code and line."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamehall.games.scrabble.gcg.check import Checked, check
from gamehall.games.scrabble.gcg.codes import CODES
from gamehall.games.scrabble.gcg.read import read
from tests.games.scrabble.gcg.games import whole_game
from tests.games.scrabble.gcg.test_reading import HEAD, SHARED

CAT = ">ann: ACDEENT 8G CAT +10 10\n"  # line 4 of a file


def checked(text: str, head: str = HEAD) -> Checked:
    return check(read((head + text).encode()))


def found(text: str, head: str = HEAD) -> list[tuple[int, str]]:
    return [(finding.line, finding.code) for finding in checked(text, head).findings]


@given(st.integers(0, 10**6))
def test_nothing_is_said_of_a_clean_game(seed: int) -> None:
    text = whole_game(seed)
    result = check(read(text.encode()))
    assert result.findings == ()
    stated = dict(line[1:].split(": ")[::1] for line in text.splitlines() if line.startswith(">"))
    assert result.totals == {nick: int(rest.split()[-1]) for nick, rest in stated.items()}


@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_one_wrong_score_is_found_on_its_line_and_nowhere_else(seed: int, choice: int) -> None:
    lines = whole_game(seed, phoneys=0).splitlines()
    plays = [n for n, line in enumerate(lines) if re.match(r">\w+: \S+ (\d+[A-O]|[A-O]\d+) ", line)]
    n = plays[choice % len(plays)]
    *rest, score, total = lines[n].split(" ")
    lines[n] = " ".join([*rest, f"+{int(score) + 1}", total])
    problems = check(read("\n".join(lines).encode())).problems()
    assert [(p.line, p.code) for p in problems] == [(n + 1, "score-wrong"), (n + 1, "total-wrong")]


def six_zeros(end: str) -> str:
    passes = "".join(f">{nick}: {rack} - +0 0\n" for _ in range(3) for nick, rack in RACKS.items())
    return passes + end


RACKS = {"ann": "AEINRST", "bea": "DEFGHIO"}

FAULTS = [
    (">ann: ACDE1NT 8G CAT +10 10\n", "letters-unreadable", 4),
    (">ann: ACDEENT 8G C!T +10 10\n", "letters-unreadable", 4),
    (">ann: AbDEENT - +0 0\n", "letters-unreadable", 4),
    (CAT + ">bea: II-OSTU (challenge) -10 -10\n", "letters-unreadable", 5),
    (">ann: ? 8G CAT +10 10\n>ann: AC1EENT -- -10 0\n", "letters-unreadable", 5),
    (CAT + ">ann: DE!NOOR (time) -10 0\n", "letters-unreadable", 5),
    (">cid: ACDEENT 8G CAT +10 10\n", "player-unknown", 4),
    (CAT + ">ann: DEENOOR - +0 10\n", "off-turn", 5),
    (">bea: ACDEENT 8G CAT +10 10\n", "second-starts", 4),
    (">ann: ACDEENT 16G CAT +10 10\n", "place-off-board", 4),
    (">ann: ACDEENT G0 CAT +10 10\n", "place-off-board", 4),
    (">ann: ACDEENT 8N CAT +10 10\n", "play-off-board", 4),
    (CAT + ">bea: IIOOSTU H7 I.S +3 3\n>ann: DEENOOR 8G COT +3 13\n", "play-mismatch", 6),
    (CAT + ">bea: IIOOSTU H5 I.S +3 3\n", "play-mismatch", 5),
    (CAT + ">bea: IIOOSTU H7 (I)AS +3 3\n", "play-mismatch", 5),
    (CAT + ">bea: IIOOSTU 8G ... +3 3\n", "play-empty", 5),
    (">ann: ? 8D ABCDEFGH +98 98\n", "play-over-seven", 4),
    (">ann: ACDEENT 1A CAT +5 5\n", "play-misplaced", 4),
    (CAT + ">bea: IIOOSTU 1A SIT +9 9\n", "play-misplaced", 5),
    (">ann: ACDEENT 8G CUT +10 10\n", "tile-not-in-rack", 4),
    (">ann: JJACDEN 8G JAJ +34 34\n", "tile-not-in-set", 4),
    (">ann: QQACDEN 8G CAN +10 10\n", "rack-not-in-bag", 4),
    (CAT + "#rack2 ZZ\n", "rack-not-in-bag", 5),
    (">ann: AACDEENT 8G CAT +10 10\n", "rack-over-seven", 4),
    (">ann: ACDEENT 8G CAT +11 11\n", "score-wrong", 4),
    (">ann: ACDEENT 8G CAT +10 11\n", "total-wrong", 4),
    (">ann: ACDEENT - +5 5\n", "zero-turn-scores", 4),
    (">ann: ACDEENT -ZZ +0 0\n", "exchange-not-in-rack", 4),
    (">ann: ACDEENT -8 +0 0\n", "exchange-not-in-rack", 4),
    (">ann: ACDEENT -- -10 -10\n", "withdrawal-without-play", 4),
    (CAT + ">ann: DEENOOR (challenge) +5 15\n>ann: ACDEENT -- -10 5\n", "withdrawal-without-play", 6),
    (CAT + ">bea: ACDEENT -- -10 0\n", "withdrawal-wrong-player", 5),
    (CAT + ">ann: ACDEENT -- -9 1\n", "withdrawal-score", 5),
    (CAT + ">ann: ACDEENT -- +0 0\n", "withdrawal-zero", 5),
    (CAT + ">ann: ACDEENO -- -10 0\n", "withdrawal-rack", 5),
    (CAT + ">ann: ACDEENS -- -10 0\n", "withdrawal-rack", 5),
    (CAT + ">ann: DEEN -- -10 0\n", "withdrawal-rack", 5),
    (">ann: ACDEENT (challenge) +5 5\n", "bonus-without-play", 4),
    (CAT + ">bea: IIOOSTU (challenge) +5 5\n", "bonus-wrong-player", 5),
    (CAT + ">ann: DEENOOR (challenge) +7 17\n", "bonus-unusual", 5),
    (CAT + ">ann: DEENOOR (challenge) +5 15\n" * 2, "bonus-repeated", 6),
    (CAT + ">ann: DEENOOR (time) +10 20\n", "time-adds", 5),
    (CAT + ">ann: DEENOOR (time) -10 0\n", "time-early", 5),
    (CAT + ">ann: DEENOOR (time) -9 1\n", "time-unusual", 5),
    (CAT + ">ann: DEENOOR (time) -110 -100\n", "time-unusual", 5),
    (CAT + ">ann: DEENOOR (time) -0 10\n", "time-nothing", 5),
    (CAT + ">ann: DEENOOR (time) -10 0\n>ann: DEENOOR (time) -10 -10\n", "time-repeated", 6),
    (CAT + ">bea: (AB) +8 8\n", "end-rack-wrong-player", 5),
    (CAT + ">ann: (AB) +8 18\n", "end-rack-tiles", 5),
    (six_zeros(">ann: AEINRST (AEINRSO) -7 -7\n"), "end-rack-tiles", 10),
    (CAT + ">ann: (AB) +9 19\n", "end-rack-value", 5),
    (six_zeros(">ann: AEINRST (AEINRST) -8 -8\n"), "end-rack-value", 10),
    (six_zeros(">ann: QQ (QQ) -20 -20\n"), "rack-not-in-bag", 10),
    (six_zeros(">ann: AEINRST - +0 0\n"), "zeros-overrun", 10),
    (CAT + ">ann: (AB) +8 18\n>bea: IIOOSTU - +0 0\n", "event-after-end", 6),
    (CAT + ">ann: (AB) +8 18\n>ann: (AB) +8 26\n", "event-after-end", 6),
    (CAT + ">bea: AB (AB) -4 -4\n", "end-early", 5),
    (CAT + ">ann: (AB) +4 14\n", "end-half", 5),
    (six_zeros(">ann: AEINRST (AEINRST) -7 -7\n"), "end-half", 10),
    (six_zeros(">ann: AEINRST (AEINRST) -7 -7\n" * 2), "end-rack-repeated", 11),
    ("#incomplete\n" + CAT + ">ann: (AB) +8 18\n", "ended-yet-incomplete", 4),
    (">ann: ? 8G CAT +10 10\n", "rack-unknown", 4),
    (">ann: CAT 8G CAT +10 10\n", "rack-short", 4),
    (">ann: ACQDEEN - +0 0\n>bea: QIIOSTU - +0 0\n", "racks-clash", 5),
    (CAT + ">bea: IIOOSTU - +0 0\n>ann: AAILNRS - +0 10\n", "leave-changed", 6),
    (CAT + ">bea: IIOOSTU H8 AI +2 2\n", "through-letters", 5),
    (CAT + ">bea: IIOOSTU 8J S +6 6\n", "word-cut", 5),
    (CAT + ">bea: IIOOSTU 9H S +2 2\n", "word-other-way", 5),
    (">ann: ACDEENT 8G CAT +11 11\n#note The score stood so; the board gives 10.\n", "score-stands", 4),
    ("#board-layout attic\n" + CAT, "set-doubted", 4),
    (CAT + "#rack2 DEFGHIO\n>bea: DEFGHIO - +0 0\n", "rack-not-last", 6),
    ("#lexicon OSPS49\n" + CAT, "set-unknown", 4),
    (CAT, "unfinished", 4),
    (">ann: ACDEENT 8N CAT +10 10\n", "replay-stops", 4),
]


def named(value: object) -> str | None:
    return value if isinstance(value, str) and value in CODES else None


@pytest.mark.parametrize(("text", "code", "line"), FAULTS, ids=named)
def test_every_fault_has_its_code_and_line(text: str, code: str, line: int) -> None:
    assert (line, code) in found(text)


@pytest.mark.parametrize(("text", "code", "line"), FAULTS, ids=named)
def test_strict_calls_a_deviation_a_problem_but_not_a_remark(text: str, code: str, line: int) -> None:
    result = checked(text)
    strict = {problem.code for problem in result.problems(strict=True)}
    lenient = {problem.code for problem in result.problems()}
    weight = CODES[code][0]
    assert (code in strict, code in lenient) == (weight != "remark", weight == "problem")
    assert len(result.problems(strict=True)) + len(result.warnings(strict=True)) == len(result.findings)


def test_an_exchange_with_few_tiles_in_the_bag_is_told() -> None:
    *lines, last = whole_game(3, phoneys=0, bonuses=0, exchanges=0).splitlines()
    nick, rack = lines[-1].split()[:2]
    lines[-1] = f"{nick} {rack} -{rack[0]} +0 {lines[-3].split()[-1]}"
    assert last.startswith(nick)
    assert (len(lines), "exchange-late") in found("\n".join(lines), "")


def test_a_withdrawn_play_leaves_the_board_and_takes_its_points() -> None:
    text = CAT + ">ann: ACDEENT -- -10 0\n>bea: IIOOSTU 8G SIT +6 6\n"
    assert checked(text).problems() == ()
    assert checked(text).totals == {"ann": 0, "bea": 6}


def test_a_withdrawn_play_written_with_nought_takes_them_too() -> None:
    result = checked(CAT + ">ann: ACDEENT -- +0 0\n")
    assert result.problems() == ()
    assert result.totals["ann"] == 0


def test_a_rack_of_a_challenge_may_be_the_old_or_the_new_one() -> None:
    for rack in ("ACDEENT", "DEENOOR", "UNKNOWN"):
        assert checked(CAT + f">ann: {rack} (challenge) +5 15\n").problems() == ()


def test_a_challenger_may_lose_points_instead() -> None:
    result = checked(CAT + ">bea: IIOOSTU (challenge) +-10 -10\n>bea: IIOOSTU - +0 -10\n")
    assert result.problems() == ()
    assert result.totals == {"ann": 10, "bea": -10}


def test_after_six_zeros_each_loses_the_own_rack() -> None:
    ends = ">ann: AEINRST (AEINRST) -7 -7\n>bea: DEFGHIO (DEFGHIO) -15 -15\n"
    result = checked(six_zeros(ends))
    assert result.findings == ()
    assert result.totals == {"ann": -7, "bea": -15}


def add_once(text: str) -> str:
    """The last rack added once and subtracted once, instead of added twice."""
    *lines, last = text.splitlines()
    nick, tiles, score, total = last.split()
    once = int(score) // 2
    other = ">Bea:" if nick == ">Ann:" else ">Ann:"
    had = next(line.split()[-1] for line in reversed(lines) if line.startswith(other))
    lines.append(f"{nick} {tiles} +{once} {int(total) - once}")
    lines.append(f"{other} {tiles[1:-1]} {tiles} -{once} {int(had) - once}")
    return "\n".join([*lines, f"{other} (time) -20 {int(had) - once - 20}", ""])


def test_a_last_rack_may_be_added_once_and_subtracted_once_and_time_be_fined_after() -> None:
    games = [text for seed in range(20) if "(" in (text := whole_game(seed, bonuses=0)) and ") +" in text]
    assert games
    for text in games:
        assert check(read(add_once(text).encode())).findings == ()


def test_a_lost_turn_may_stand_between_the_last_play_and_the_last_rack() -> None:
    text = next(text for seed in range(20) if ") +" in (text := whole_game(seed, bonuses=0)))
    *lines, last = text.splitlines()
    nick, tiles = last.split()[:2]
    other = ">Bea:" if nick == ">Ann:" else ">Ann:"
    had = next(line.split()[-1] for line in reversed(lines) if line.startswith(other))
    doubled = "\n".join([*lines, f"{other} {tiles[1:-1]} - +0 {had}", last])
    assert check(read(doubled.encode())).findings == ()


def test_three_players_take_turns_in_order() -> None:
    three = HEAD + "#player3 cid Cid Cooper\n"
    text = CAT + ">bea: IIOOSTU - +0 0\n>cid: FGHLMMR - +0 0\n>ann: DEENOOR - +0 10\n"
    assert [code for _, code in found(text, three)] == ["players-many", "unfinished"]
    assert (6, "off-turn") in found(CAT + ">cid: FGHLMMR - +0 0\n", three)


def test_players_with_one_nickname_are_told_apart_by_their_turns() -> None:
    head = "#player1 x X\n#player2 x Y\n"
    result = checked(">x: ACDEENT 8G CAT +10 10\n>x: IIOOSTU 7H IS +5 5\n", head)
    assert [problem.code for problem in result.problems()] == ["score-wrong"]
    assert list(result.totals) == ["x (1)", "x (2)"]


@pytest.mark.parametrize(
    ("about", "says"),
    [
        ("#tile-set polish\n", "#tile-set"),
        ("#tile-distribution french\n", "#tile-distribution"),
        ("#board-layout SuperCrosswordGame\n", "#board-layout"),
        ("#game-type zomgwords\n", "#game-type"),
        ("#lexicon FRA20\n", "FRA20"),
        ("#tile CH ch\n", "#tile"),
        ("#note LetterDistribution: polish\n", "#tile-distribution"),
        ("#note Variant: classic_super\n", "#game-type"),
    ],
)
def test_another_set_is_told_and_nothing_is_recounted(about: str, says: str) -> None:
    text = about + ">ann: QQQQEEN 8G QEQ +77 77\n>ann: (XX) +3 80\n"
    result = checked(text)
    assert result.problems() == ()
    (remark,) = [finding for finding in result.findings if finding.code == "set-unknown"]
    assert says in remark.says
    assert remark.line == 4


def test_the_english_set_by_name_is_recounted() -> None:
    for about in ("#tile-set English", "#board-layout CrosswordGame", "#game-type classic", "#lexicon CSW19"):
        assert checked(about + "\n>ann: ACDEENT 8G CAT +11 11\n").problems()[0].code == "score-wrong"


def test_letters_of_other_alphabets_tell_another_set_and_totals_are_still_checked() -> None:
    result = checked(">ann: ĘŹĆAKOT 8G KOŹ +33 33\n>bea: A[CH]EENOR 9G A[CH] +9 10\n")
    assert [(p.line, p.code) for p in result.problems()] == [(5, "total-wrong")]
    assert (4, "set-unknown") in [(f.line, f.code) for f in result.findings]


def test_two_words_outside_fifteen_rows_tell_a_larger_board() -> None:
    text = CAT + ">bea: IIOOSTU 20U S +1 1\n>ann: DEENOOR 18R DEN +9 19\n"
    assert checked(text).problems() == ()
    assert (5, "place-off-board") in found(CAT + ">bea: IIOOSTU 20U S +1 1\n")


def test_after_a_play_that_does_not_fit_only_totals_are_checked() -> None:
    text = ">ann: ACDEENT 8N CAT +10 10\n>bea: IIOOSTU 1A SIT +99 99\n>ann: QQQQQQQ 8H Q +1 12\n"
    problems = [(line, code) for line, code in found(text) if CODES[code][0] == "problem"]
    assert problems == [(4, "play-off-board"), (6, "total-wrong")]


def test_sentences_end_like_sentences() -> None:
    for text, _, _ in FAULTS:
        assert all(finding.says.endswith(".") for finding in checked(text).findings)
    assert all(says.endswith(".") for _, says in CODES.values())


KNOWN_PROBLEMS = {"quackle-multiplayer-crash": {"tile-not-in-rack"}}


@pytest.mark.skipif(not SHARED, reason="no files of other programs here")
@pytest.mark.parametrize("file", SHARED, ids=lambda file: file.stem)
def test_games_of_other_programs_are_recounted_without_a_false_problem(file: Path) -> None:
    problems = check(read(file.read_bytes())).problems()
    assert {problem.code for problem in problems} == KNOWN_PROBLEMS.get(file.stem, set())
