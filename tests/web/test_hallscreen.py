"""The hall screen of a table: what everybody may see, how to join while it gathers, and nothing to press."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.letter_cards.desk import P1, Desk
from tests.web.conftest import FRIEND, ME, Running, Visitor
from tests.web.test_letter_cards import Seated

Come = Callable[..., Visitor]


def on_screen(who: Visitor, id: str, status: int = 200) -> str:
    return who.get(f"/t/{id}/screen", status).text


@pytest.fixture
def racing(hall: Running, visitor: Come) -> Seated:
    desk = Desk(2, ready_seconds=600)
    desk.lay(P1, "TONE")
    return Seated(hall, visitor, desk)


def test_onlookers_see_players_the_last_ruling_and_the_position(racing: Seated) -> None:
    text = on_screen(racing.guest, racing.id)
    for part in ("Letter cards", "Ana", "Ben", "Ana lays TONE.", "Table: T O N E", "0 won"):
        assert part in text


def test_no_hand_is_on_the_screen(racing: Seated) -> None:
    text = on_screen(racing.guest, racing.id)
    assert text.count("hand · · · · ·") == 2
    assert "C A T E R" not in text
    assert "L I N E D" not in text


def test_it_is_light_has_no_controls_and_refreshes_without_script(racing: Seated) -> None:
    text = on_screen(racing.guest, racing.id)
    assert 'data-theme="light"' in text
    assert 'class="hall-screen"' in text
    assert '<noscript><meta http-equiv="refresh"' in text
    for control in ("<form", "<button", "<input", "<a "):
        assert control not in text
    assert "style=" not in text, "the hall's own policy forbids styles in the page"


def test_who_plays_does_not_watch_until_the_table_is_closed_for_good(
    hall: Running, visitor: Come, racing: Seated
) -> None:
    assert "private window" in on_screen(racing.ann, racing.id, 409)
    line = racing.ann.line(racing.id)
    line.join("p1")
    line.submit({"type": "Resign"})
    on_screen(racing.ann, racing.id, 409)
    line.accept()
    other = racing.bob.line(racing.id)
    other.join()
    other.accept()
    assert "Ana resigned the game." in on_screen(racing.ann, racing.id)


def test_while_the_table_gathers_it_says_how_to_join(visitor: Come) -> None:
    ann = visitor("Ann")
    made = ann.open(ME, FRIEND)
    for who in (ann, visitor()):
        text = on_screen(who, made["id"])
        assert made["code"] in text
        assert "<svg" in text
        assert "viewBox" in text, "a code that cannot grow is not read from the last row"
        assert "Ann" in text
    assert f'href="/t/{made["id"]}/screen"' in ann.get(f"/t/{made['id']}").text


def test_any_game_has_one(two: tuple[Visitor, Visitor, str], visitor: Come) -> None:
    _, _, id = two
    text = on_screen(visitor(), id)
    assert "Waiting for Ann" in text
    assert 'data-game="peek"' in text


def test_a_table_that_is_not_there_has_none(visitor: Come) -> None:
    on_screen(visitor(), "nowhere", 404)


def test_the_gallery_line_is_open_to_a_judge_and_to_guests(racing: Seated) -> None:
    welcome: Any = racing.guest.line(racing.id).join("gallery")
    assert welcome["seat"] == "gallery"
