"""One judgement of a game file: the check, the command and the page refuse and notice the same."""

from pathlib import Path

import pytest

from gamehall.games.scrabble.files import FILES
from gamehall.games.scrabble.gcg.codes import BARS
from gamehall.games.scrabble.gcg.examining import Examined, examine
from gamehall.games.scrabble.gcg.exporting import export_game
from gamehall.games.scrabble.gcg.usual import is_larger, is_other_list, is_other_tongue, is_usual
from gamehall.games.scrabble.gcg.write import write
from gamehall.games.scrabble.rules import GAME
from gamehall.kernel.files import Unfit
from tests.games.scrabble.gcg.games import whole_game
from tests.games.scrabble.gcg.test_checking import CAT, FAULTS, add_once, six_zeros
from tests.games.scrabble.gcg.test_codes import PROVOKING, went_out
from tests.games.scrabble.gcg.test_reading import HEAD, ODD, SHARED


def seen(text: str) -> Examined:
    return examine(text.encode(), "x", 0)


def codes(text: str) -> list[str]:
    return [finding.code for finding in seen(text).checked.findings]


def assert_agreed(data: bytes) -> None:
    """The record is there or it is not, for the same reasons at every door, and with the same notices."""
    found = examine(data, "x", 0)
    if found.imported is None:
        with pytest.raises(Unfit) as unfit:
            FILES.kinds["gcg"].read(data, "x", 0)
        assert unfit.value.reasons == found.reasons != ()
        assert found.checked.problems() or {finding.code for finding in found.barred} & set(BARS)
        return
    header, entries, notices = FILES.kinds["gcg"].read(data, "x", 0)
    assert found.checked.problems() == ()
    assert header == found.imported.table.header
    assert found.imported.table.entries == entries
    assert notices == found.notices
    assert len(notices) >= len(found.checked.findings)
    assert list(found.imported.table.state.scores.values()) == list(found.checked.totals.values())


@pytest.mark.parametrize("code", PROVOKING)
def test_check_and_import_agree_on_every_code(code: str) -> None:
    assert_agreed(PROVOKING[code])


@pytest.mark.parametrize("text", [text for text, _, _ in ODD] + [HEAD + text for text, _, _ in FAULTS])
def test_check_and_import_agree_on_every_fault(text: str) -> None:
    assert_agreed(text.encode())


@pytest.mark.skipif(not SHARED, reason="no files of other programs here")
@pytest.mark.parametrize("file", SHARED, ids=lambda file: file.stem)
def test_check_and_import_agree_on_files_of_other_programs(file: Path) -> None:
    assert_agreed(file.read_bytes())


@pytest.mark.skipif(not SHARED, reason="no files of other programs here")
def test_files_of_other_programs_that_are_right_have_a_record() -> None:
    without = {file.stem for file in SHARED if examine(file.read_bytes(), "x", 0).imported is None}
    assert without == {"macondo-polish_endgame", "quackle-multiplayer-crash"}


USUAL = [
    *("english", "English", "ENGLISH", "english set", "English_Set", "english-tiles", "EnglishTiles"),
    *("standard", "standard15", "Standard 15x15", "standard_board", "crossword_game", "CrosswordGame"),
    *("CROSSWORDGAME", "crossword-game", "scrabble", "Scrabble English", "classic", "Classic", "wordsmog"),
    *("", "default", "15x15", "tournament scrabble"),
]


@pytest.mark.parametrize("name", USUAL)
@pytest.mark.parametrize(
    "pragma", ["tile-set", "tile-distribution", "board-layout", "game-board", "game-type"]
)
def test_every_programs_name_of_the_usual_set_is_known(pragma: str, name: str) -> None:
    assert codes(f"{HEAD}#{pragma} {name}\n{CAT}") == ["unfinished"]
    assert "score-wrong" in codes(f"{HEAD}#{pragma} {name}\n{CAT.replace('+10 10', '+11 11')}")


@pytest.mark.parametrize(
    "name", ["french", "Deutsch", "polish_set", "SuperCrosswordGame", "english_super", "standard21", "21x21"]
)
def test_another_tongue_or_a_larger_board_is_another_set(name: str) -> None:
    assert not is_usual(name)
    assert is_larger(name) or is_other_tongue(name)
    found = seen(f"{HEAD}#tile-distribution {name}\n{CAT}")
    (remark,) = found.barred
    assert remark.code == "set-unknown"
    assert remark.says.endswith("this game cannot become a record.")
    assert found.imported is None
    assert found.checked.problems() == ()


@pytest.mark.parametrize(
    "name", ["Friends", "filed words", "Discworld", "NWL23", "CSW21", "ECWL", "TWL06", "rdx"]
)
def test_lists_that_only_sound_like_those_of_other_tongues(name: str) -> None:
    assert not is_other_list(name)
    assert codes(f"{HEAD}#lexicon {name}\n{CAT}") == ["unfinished"]


@pytest.mark.parametrize("name", ["OSPS49", "FRA20", "ods 8", "RD28", "NSF25", "DISC2", "French list"])
def test_lists_of_other_tongues(name: str) -> None:
    assert is_other_list(name)


@pytest.mark.parametrize("about", ["#board-layout attic\n", "#game-type lonify\n", "#tile CH ch\n"])
def test_of_an_unknown_name_the_plays_decide(about: str) -> None:
    usual = whole_game(1).replace("#player1", f"{about}#player1")
    assert codes(usual) == ["set-doubted"]
    assert seen(usual).imported is not None
    other = "".join(about + line.replace(" +", " +1") + "\n" for line in usual.splitlines())
    assert codes(other).count("set-unknown") == 1


def test_one_odd_letter_does_not_stop_the_count() -> None:
    lines = whole_game(1).splitlines()
    n = next(n for n, line in enumerate(lines) if line.startswith(">"))
    nick, rack, *rest = lines[n].split(" ")
    lines[n] = " ".join([nick, f"É{rack[1:]}", *rest])
    found = codes("\n".join(lines))
    assert "set-unknown" not in found
    assert "rack-not-in-bag" in found


LATER = [
    (">{o}: {r} - +0 {u}", ">{n}: A - +0 {t}"),
    (">{o}: {r} -{r} +0 {u}",),
    (">{o}: {r} 1A {r} +0 {u}",),
]


@pytest.mark.parametrize("more", LATER)
def test_nobody_plays_on_after_a_player_has_gone_out(more: tuple[str, ...]) -> None:
    assert "play-after-out" in codes(went_out(*more))


def test_a_turn_lost_by_the_last_challenge_is_no_play() -> None:
    assert codes(went_out()) == []
    assert codes(went_out(">{o}: {r} - +0 {u}")) == []


def test_fines_are_added_up_and_told_once_more() -> None:
    ended = add_once(next(text for seed in range(20) if ") +" in (text := whole_game(seed, bonuses=0))))
    *lines, fined = ended.splitlines()
    nick, _, _, total = fined.split()
    again = f"{nick} (time) -10 {int(total) - 10}"
    found = seen("\n".join([*lines, fined, again]))
    assert [finding.code for finding in found.checked.findings] == ["time-repeated"]
    assert found.imported is not None
    state = found.imported.table.state
    assert [line.score for line in state.sheet if line.kind == "time"] == [-30]
    assert list(state.scores.values()) == list(found.checked.totals.values())


def test_a_fine_before_the_end_is_not_counted_twice() -> None:
    lines = went_out().splitlines()
    n = len(lines) // 2
    nick = lines[n].split(":")[0]
    fined = [*lines[: n + 1], f"{nick}: A (time) -10 {int(lines[n].split()[-1]) - 10}"]
    for line in lines[n + 1 :]:
        *rest, total = line.split(" ")
        fined.append(" ".join([*rest, str(int(total) - 10)]) if line.startswith(f"{nick}:") else line)
    found = seen("\n".join(fined))
    assert [finding.code for finding in found.checked.findings] == ["time-early"]
    assert found.imported is not None


def test_six_zeros_may_be_seven_where_the_file_goes_on() -> None:
    text = HEAD + six_zeros(">ann: AEINRST - +0 0\n>bea: DEFGHIO - +0 0\n")
    text += ">ann: AEINRST (AEINRST) -7 -7\n>bea: DEFGHIO (DEFGHIO) -15 -15\n"
    found = seen(text)
    assert [finding.code for finding in found.checked.findings] == ["zeros-overrun"]
    assert found.imported is not None
    assert found.imported.table.finished
    on = HEAD + six_zeros(">ann: AEINRST 8D RETAINS +66 66\n")
    assert seen(on).imported is not None


def test_players_of_one_name_or_one_nickname_have_a_record() -> None:
    one_name = whole_game(2).replace("Bea Baker", "Ann Archer")
    assert codes(one_name) == ["name-repeated"]
    one_nick = whole_game(2, bonuses=0).replace("Bea", "Ann").replace("Ann Baker", "Bea Baker")
    assert codes(one_nick) == ["nick-repeated"]
    for text in (one_name, one_nick):
        assert_agreed(text.encode())
        assert seen(text).imported is not None


def test_players_may_be_known_from_the_events_only() -> None:
    text = "\n".join(line for line in whole_game(2).splitlines() if not line.startswith("#player"))
    found = seen(text)
    assert [finding.code for finding in found.checked.findings] == ["players-missing"]
    assert found.imported is not None
    assert [player.name for player in found.imported.table.header.players] == ["Ann", "Bea"]


def test_a_long_name_is_kept_in_the_file_and_cut_in_the_record() -> None:
    found = seen(whole_game(2).replace("Ann Archer", "A" * 60))
    assert found.imported is not None
    assert found.imported.table.header.players[0].name == "A" * 40
    assert any("longer than 40 signs" in notice for notice in found.notices)


def test_names_have_no_hidden_signs_in_a_record() -> None:
    found = seen(whole_game(2).replace("Ann Archer", "Ann\x1b[2J \u202eArcher\u200b"))
    assert found.imported is not None
    assert found.imported.table.header.players[0].name == "Ann[2J Archer"
    assert any("nobody sees" in notice for notice in found.notices)


@pytest.mark.parametrize("play", ["9G ..S", "I8 .S"])
def test_a_single_tile_is_written_again_the_way_it_was(play: str) -> None:
    """One tile that makes a word across and another down, written by either."""
    found = seen(f"{HEAD}{CAT}>bea: IIOOSTU 9G OI +10 10\n>ann: DEENORS {play} +7 17\n")
    assert found.checked.problems() == ()
    assert found.imported is not None
    table = found.imported.table
    event = export_game(GAME, table.header, table.entries).events[-1]
    assert f"{event.at} {event.letters}" == play
    assert set(table.state.sheet[-1].words) == {"OIS", "TS"}
    assert examine(write(export_game(GAME, table.header, table.entries)), "x", 0).imported is not None


def test_a_score_that_stood_is_noted_and_taken_again() -> None:
    found = seen(HEAD + ">ann: ACDEENT 8G CAT +11 11\n#note The score stood so; the board gives 10.\n")
    assert [finding.code for finding in found.checked.findings] == ["score-stands", "unfinished"]
    assert found.imported is not None
    table = found.imported.table
    assert table.state.scores["p1"] == 11
    again = write(export_game(GAME, table.header, table.entries))
    assert b"#note The score stood so; the board gives 10." in again
    assert examine(again, "x", 0).imported is not None
    assert "score-wrong" in codes(
        HEAD + ">ann: ACDEENT 8G CAT +11 11\n#note The score stood so; the board gives 9.\n"
    )


def test_points_that_no_challenge_gives_are_not_hidden_by_the_totals() -> None:
    """The table would count 5; that the next total is written over it changes nothing."""
    text = f"{HEAD}{CAT}>ann: DEENOOR (challenge) +4 14\n>bea: IIOOSTU - +0 0\n>ann: DEENOOR 9I DONE +12 26\n"
    found = seen(text)
    assert "rules-refuse" in [finding.code for finding in found.checked.problems()]
