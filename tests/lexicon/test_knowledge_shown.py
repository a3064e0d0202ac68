"""`gamehall words show` and `gamehall words sources`."""

import pytest

from gamehall.cli.commands.word_knowledge import STAND_IN, print_sources, show_words


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = show_words(words)
    return code, capsys.readouterr().out


def test_a_verb_form(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = shown(capsys, "went")
    assert code == 0
    assert "verb, past of go, irregular  [WordNet 3.0]" in out
    assert STAND_IN in out


def test_a_noun_with_all_that_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    _, out = shown(capsys, "flock")
    assert "noun, singular, collective, countable" in out
    assert "plural flocks" in out
    assert "names: group" in out


def test_labels_are_shown_with_their_source(capsys: pytest.CaptureFixture[str]) -> None:
    _, out = shown(capsys, "thou", "dude", "blackboard", "don't")
    assert "archaic, in every meaning (written by hand)" in out
    assert "warning: slang in some meaning, or perhaps (written by hand)" in out
    assert "compound: black + board" in out
    assert "short for do not" in out


def test_an_unknown_word_gets_near_spellings(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = shown(capsys, "recieve", "cat")
    assert code == 1
    assert "recieve: not known. Near to it: receive" in out
    assert "cat: common" in out
    assert shown(capsys, "qqqqqqqq\x1b")[1].startswith("qqqqqqqq·: not known.")


def test_the_sources_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    print_sources()
    out = capsys.readouterr().out
    assert "SCOWL 2020.12.07, WordNet 3.0, LemmInflect 0.2.3, Webster 1913" in out
    assert "Copyright 2006 by Princeton University" in out
