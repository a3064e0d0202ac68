"""Bots at one table are told apart by name."""

from gamehall.bots.bot import bot_titles
from gamehall.kernel import catalog
from gamehall.kernel.seat import player


def test_of_two_bots_that_are_alike_the_second_is_b() -> None:
    calls = {
        player(2): "beginner",
        player(3): "regular",
        player(4): "beginner:err=0.1",
        player(5): "beginner",
    }
    titles = {player(2): "Beginner bot", player(3): "Regular bot"}
    assert bot_titles(catalog.game("letter_cards"), calls) == {
        **titles,
        player(4): "Beginner bot B",
        player(5): "Beginner bot C",
    }
