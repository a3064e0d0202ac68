"""The gallery shows every pattern, structure and purpose, and every construction that can be drawn."""

from gamehall.english.diagram import gallery
from gamehall.english.terms import Pattern, Purpose, Structure


def test_there_is_a_group_for_every_designation() -> None:
    keys = {group.key for group in gallery()}
    assert {*Pattern, *Structure, *Purpose} <= keys


def test_groups_differ_and_say_what_they_show() -> None:
    groups = gallery()
    assert len({group.key for group in groups}) == len(groups)
    assert all(group.heading and group.explains.endswith(".") and group.sentences for group in groups)


def test_sentences_differ_and_can_be_handed_in() -> None:
    sentences = [sentence for group in gallery() for sentence in group.sentences]
    assert len(sentences) == len(set(sentences)) >= 60
    assert all(len(sentence.split()) <= 20 for sentence in sentences)
