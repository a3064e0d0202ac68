"""An entrant's own page: where one sits, the slip of one's own table, and what both confirm."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

import pytest

from gamehall.kernel import catalog
from tests.web.conftest import Visitor
from tests.web.events.desk import Helper, director, forms, helper, words


class Phone:
    def __init__(self, visitor: Visitor, desk: Helper, number: int) -> None:
        page = desk.look(f"/people/{number}")
        self.visitor, self.number = visitor, number
        self.link = "/check-in/" + page.partition("/check-in/")[2].partition('"')[0]

    def look(self) -> str:
        return words(self.visitor.get(self.link))

    def say(self, kind: str, status: int = 200, fields: Mapping[str, str] = MappingProxyType({})) -> str:
        text = self.visitor.get(self.link).text
        (form,) = [form for form in forms(text) if form.fields.get("kind") == kind]
        answer = self.visitor.http.post(self.link, data={**form.fields, **fields})
        assert answer.status_code == status, words(answer)[:500]
        return words(answer)


@pytest.fixture
def two(visitor: Callable[..., Visitor], hung: Helper) -> tuple[Phone, Phone]:
    one, other = (Phone(visitor(), hung, number) for number in hung.board(1, 1).who)
    return one, other


def test_a_phone_says_where_one_sits_with_whom_and_who_begins(hung: Helper, two: tuple[Phone, Phone]) -> None:
    names = [hung.state.name(n) for n in hung.board(1, 1).who]
    first, second = two
    assert f"Board 1 with {names[1]}" in first.look()
    assert "You begin" in first.look()
    assert f"{names[0]} begins" in second.look()


def test_one_hands_in_the_slip_and_the_other_confirms_it(hung: Helper, two: tuple[Phone, Phone]) -> None:
    first, second = two
    scores = {f"score.{first.number}": "431", f"score.{second.number}": "388"}
    assert "You have confirmed this result" in first.say("Enter", fields=scores)
    result = hung.board(1, 1).result
    assert result
    assert (result.scores, result.signed) == ((431, 388), (first.number,))
    assert "Yes, that is the result" in second.look()
    second.say("Sign")
    result = hung.board(1, 1).result
    assert result
    assert set(result.signed) == {first.number, second.number}
    assert "You stand at place 4" in second.look()


def test_what_is_no_score_is_asked_for_again(hung: Helper, two: tuple[Phone, Phone]) -> None:
    first, second = two
    page = first.say("Enter", 409, {f"score.{first.number}": "many", f"score.{second.number}": "388"})
    assert "Write the score" in page
    assert hung.board(1, 1).result is None


def test_two_phones_at_once_are_one_result_and_the_second_is_told(
    hung: Helper, two: tuple[Phone, Phone]
) -> None:
    first, second = two
    form = {"kind": "Enter", "round": "1", f"score.{first.number}": "431", f"score.{second.number}": "388"}
    assert first.visitor.http.post(first.link, data=form).status_code == 200
    other = {**form, f"score.{first.number}": "413"}
    answer = second.visitor.http.post(second.link, data=other)
    assert answer.status_code == 409
    assert "has its result already" in words(answer)
    page = words(hung.look("/results?round=1"))
    assert "Two different slips" in page
    assert "1 413 388" in page


def test_a_phone_says_nothing_for_others(hung: Helper, two: tuple[Phone, Phone]) -> None:
    first, _ = two
    before = hung.state
    for form in (
        {"kind": "Pair", "round": "2"},
        {"kind": "Sign", "round": "9"},
        {"kind": "Enter", "round": "x"},
    ):
        assert first.visitor.http.post(first.link, data=form).status_code == 409
    assert hung.state == before


def test_a_phone_opens_its_chair_where_the_table_is_one_of_the_hall(
    hung: Helper, two: tuple[Phone, Phone]
) -> None:
    form = next(form for form in forms(hung.look("/rounds?round=1")) if "Open tables" in form.text)
    hung.send(form)
    first, second = two
    assert "Sit down at the table of the hall" in first.look()
    page = first.visitor.get(first.link).text
    chair = "/sit/" + page.partition("/sit/")[2].partition('"')[0]
    assert first.visitor.get(chair).status_code == 200
    assert chair not in second.visitor.get(second.link).text, "everybody has their own chair"


def test_each_of_a_team_has_a_chair_of_their_own(visitor: Callable[..., Visitor]) -> None:
    desk = director(visitor(), format="literacy-fest", game="")
    for name, members in (("Apes", "Ann, Abel"), ("Bears", "Bob, Bell")):
        desk.say("/people", "Enrol", name=name, members=members, division="pro")
    desk.check_in_all()
    for kind in ("Pair", "Publish"):
        desk.say("/rounds?round=1&division=pro", kind)
    page = desk.look("/rounds?round=1&division=pro")
    desk.send(next(form for form in forms(page) if "Open tables" in form.text))
    links: list[str] = []
    for number, people in ((1, ("Ann", "Abel")), (2, ("Bob", "Bell"))):
        page = visitor().get(Phone(visitor(), desk, number).link).text
        found = re.findall(r'href="(/sit/[^"]+)">Sit down at the table of the hall: (\w+)<', page)
        assert tuple(name for _, name in found) == people
        links += [link for link, _ in found]
    assert len(set(links)) == 4
    door = words(visitor().get(links[0]))
    assert "This is a table of an event" in door
    assert "pentathlete" not in door


def test_the_game_of_a_board_is_called_by_its_name(visitor: Callable[..., Visitor]) -> None:
    desk = director(visitor(), format="pentathlon", game="")
    desk.enrol("Ana", "Ben", "Cat", "Dov")
    desk.check_in_all()
    desk.hang_out(1)
    one = desk.boards(1)[0]
    name = catalog.game(one.meeting.game).name
    for page in (words(desk.look("/rounds?round=1")), Phone(visitor(), desk, one.who[0]).look()):
        assert name in page
        assert one.meeting.game not in page


def test_where_do_i_sit_is_found_by_name_and_by_number(visitor: Callable[..., Visitor], hung: Helper) -> None:
    anybody = Helper(visitor(), hung.id)
    for asked in ("ana", "1"):
        page = words(anybody.look(f"/seat?name={asked}"))
        assert "Ana" in page
        assert "Board" in page
    assert "Nobody like that" in words(anybody.look("/seat?name=zoe"))


def test_a_round_that_does_not_hang_out_is_not_told(visitor: Callable[..., Visitor], four: Helper) -> None:
    four.say("/rounds?round=1", "Pair")
    assert "do not hang out yet" in words(Helper(visitor(), four.id).look("/seat?name=ana"))
    assert "Where you sit stands here as soon as" in Phone(visitor(), four, 1).look()


def test_the_slip_of_a_phone_and_the_pile_of_the_scorekeeper_do_not_cross(
    visitor: Callable[..., Visitor], hung: Helper, two: tuple[Phone, Phone]
) -> None:
    keeper = helper(visitor(), hung, "scorekeeper")
    keeper.type(1, "1 431 388")
    first, _ = two
    assert "Yes, that is the result" in first.look()
    first.say("Sign")
    result = hung.board(1, 1).result
    assert result
    assert result.signed == (first.number,)
