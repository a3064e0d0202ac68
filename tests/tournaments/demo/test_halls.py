"""Tables of the hall at a demonstration: bots play, and the result comes in by itself, with its seal."""

import pytest

from gamehall.bots.bot import factories
from gamehall.kernel import catalog
from gamehall.kernel.audit import audit
from gamehall.tournaments.demo.enacting import enact
from gamehall.tournaments.demo.halls import Tables
from gamehall.tournaments.demo.shows import show
from gamehall.tournaments.formats.finding import format


@pytest.mark.parametrize("id", ["all-bankers", "literacy-fest"])
def test_bots_play_at_one_board_of_each_round_and_the_hall_reports_it(id: str) -> None:
    of = show(id)
    hall = Tables(1, "a seed", "greedy")
    desk, steps = enact(of, format(of.format), 16, "1", hall)
    list(steps)
    state = desk.state
    assert state.finished
    assert [name.split("-")[1] for name in hall.records] == [
        str(n) for n in range(1, state.format.rounds + 1)
    ]
    for name, table in hall.records.items():
        found = state.seat_of(name)
        assert found
        board = found[2]
        assert board.result
        assert board.result.played
        assert table.closed
        assert board.seal == table.seal
        assert board.chairs.keys() == set(table.header.seats)
        people = {state.entrants[n].name for n in board.who} | {
            m for n in board.who for m in state.entrants[n].members
        }
        assert {one.name for one in table.header.players} <= people
        assert list(audit(table.game, table.header, table.entries)) == []


def test_without_tables_every_result_is_drawn() -> None:
    of = show("all-bankers")
    hall = Tables(0, "a seed")
    _, steps = enact(of, format(of.format), 8, "1", hall)
    list(steps)
    assert hall.records == {}


def test_the_easiest_bot_plays_where_none_of_that_name_is_known() -> None:
    of = show("all-bankers")
    hall = Tables(1, "a seed", "nobody")
    desk, _ = enact(of, format(of.format), 8, "1")
    game = catalog.game(desk.state.format.games[0])
    assert hall.call(game) in factories(game)
    assert Tables(1, "a seed", "greedy").call(game) == "greedy"
