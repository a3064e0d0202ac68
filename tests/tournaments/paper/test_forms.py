"""Forms that games bring: found in their folders, filled in with what is known, and empty where it is not."""

import pytest
from msgspec.structs import replace

from gamehall.kernel import catalog
from gamehall.tournaments.formats.finding import formats
from gamehall.tournaments.paper.asked import Asked, asked
from gamehall.tournaments.paper.blocks import Block, Fields, Group, Heading, Table, Words
from gamehall.tournaments.paper.forms.filling import filled
from gamehall.tournaments.paper.forms.finding import forms, forms_of
from gamehall.tournaments.paper.forms.form import Form, Piece, Write
from tests.tournaments.event.desk import checked_in, hung_out, plan

GAME = next(iter(catalog.games()))


def form(*pieces: Piece, **more: object) -> Form:
    return Form("sheets", "Sheets", more.pop("per", "table"), pieces, games=(GAME,), **more)  # type: ignore[arg-type]


def around(count: int = 4) -> Asked:
    return asked(hung_out(count, plan(games=(GAME,))).state)


def parts(asked: Asked, form: Form) -> tuple[tuple[Block, ...], ...]:
    return filled(asked, (form,)).parts


def test_every_form_of_the_hall_can_be_read_and_is_for_games_there_are() -> None:
    assert forms()
    for one in forms():
        assert one.games, one.id
        assert set(one.games) <= set(catalog.games())
        assert one.provenance.endswith("."), one.id


def test_a_form_stands_with_the_events_of_its_game_only() -> None:
    for one in formats().values():
        for id, found in forms_of(one).items():
            assert all(set(form.games) & set(one.games) for form in found), id


def test_forms_of_one_name_are_one_for_each_game_and_book() -> None:
    for one in formats().values():
        for id, found in forms_of(one).items():
            for game in one.games:
                there = [form for form in found if game in form.games]
                assert len(there) <= 1 or one.divisions, (one.id, id, game)


def test_a_copy_for_every_table() -> None:
    heading = Piece("heading", text="Round {round}, table {table}", says="{event} · {division}")
    found = parts(around(5), form(heading))
    assert found == (
        (Heading("Round 1, table 1", "Spring cup"),),
        (Heading("Round 1, table 2", "Spring cup"),),
    )


def test_a_copy_for_every_player_with_their_own_name_first() -> None:
    desk = hung_out(2, plan(games=(GAME,)))
    first, second = desk.at(1).who
    fields = Piece("fields", fields=(("Name", "name"), ("Against", "opponent"), ("Judge", "")))
    mine, theirs = parts(asked(desk.state), form(fields, per="player"))
    names = [desk.state.name(first), desk.state.name(second)]
    for copy, known in ((mine, names), (theirs, names[::-1])):
        (block,) = copy
        assert isinstance(block, Fields)
        assert [field.value for field in block.fields] == [*known, ""]


def test_columns_under_the_names_of_those_at_the_table() -> None:
    grid = Piece("grid", rows=2, columns=(Write("Turn", "row", 10),), each=(Write("Score"), Write("Sum")))
    desk = hung_out(2, plan(games=(GAME,)))
    ((table,),) = parts(asked(desk.state), form(grid))
    assert isinstance(table, Table)
    names = [desk.state.name(number) for number in desk.at(1).who]
    assert table.groups == (Group("", 1), Group(names[0], 2), Group(names[1], 2))
    assert table.rows == (("1", "", "", "", ""), ("2", "", "", "", ""))


def test_a_line_for_everybody_of_a_division() -> None:
    grid = Piece(
        "grid", of="entrants", columns=(Write("No.", "number"), Write("Name", "name"), Write("Points"))
    )
    ((table,),) = parts(around(3), form(grid, per="division"))
    assert isinstance(table, Table)
    assert table.rows == (("1", "Ana", ""), ("2", "Ben", ""), ("3", "Cat", ""))


def test_before_the_first_round_there_is_an_empty_copy() -> None:
    desk = checked_in(4, plan(games=(GAME,)))
    grid = Piece("grid", rows=1, each=(Write("Score"),))
    found = parts(asked(desk.state), form(Piece("heading", text="Table {table}"), grid))
    assert len(found) == 1
    assert isinstance(table := found[0][1], Table)
    assert [group.label for group in table.groups] == ["Player A", "Player B"]


def test_several_copies_are_numbered() -> None:
    found = parts(around(2), form(Piece("words", text="Shake {copy}"), copies=3))
    assert found == ((Words("Shake 1"),), (Words("Shake 2"),), (Words("Shake 3"),))


def test_a_name_is_not_looked_through_for_what_is_known() -> None:
    desk = checked_in(1, plan(games=(GAME,)))
    state = desk.state
    named = replace(state, entrants={1: replace(state.entrants[1], name="{event} {round} {")})
    found = parts(asked(named), form(Piece("words", text="For {name}, {event}"), per="entrant"))
    assert found == ((Words("For {event} {round} {, Spring cup"),),)


@pytest.mark.parametrize("id", [id for id, one in formats().items() if one.games])
def test_every_game_of_the_hall_that_has_an_event_brings_a_sheet(id: str) -> None:
    assert forms_of(formats()[id])
