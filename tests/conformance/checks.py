"""What every game must keep, as plain functions: the suite and the newcomer's guide call them."""

from itertools import islice
from math import perm
from random import Random

from gamehall.kernel.action import Close, Correct, Dealt, Fell, Forfeit, Reopen, Resign
from gamehall.kernel.audit import audit, dealer_faults
from gamehall.kernel.codec import Unreadable, broken_links, codec, read_lines, write_lines
from gamehall.kernel.dealer import deal
from gamehall.kernel.event import Ended
from gamehall.kernel.game import Game
from gamehall.kernel.inventory import conserved
from gamehall.kernel.officials import settle
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.prompt import Dice
from gamehall.kernel.record import Manner, encode
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import HALL
from gamehall.kernel.table import Table, add, open_table, replay, run_out, submit
from gamehall.kernel.views import view_of
from tests.conformance.driver import (
    choose,
    everyone,
    header_for,
    now,
    officials_of,
    play,
    play_anew,
    play_on,
    resign,
)
from tests.conformance.guesses import guess_of
from tests.conformance.kinds import asked_in, never_asked, unknown_kinds


def check_prompts(game: Game, manner: Manner, seed: int) -> None:
    """A prompt is open unless the game is over, and nobody is asked the same thing twice."""
    table = play(game, manner, seed)
    step = open_table(game, table.header)
    for entry in (None, *table.entries):
        step = add(step, entry) if entry else step
        if step.outcome is None:
            assert any(p.must for p in step.prompts), f"nobody is asked after entry {step.seq}"
        asked = [(p.id, p.seat) for p in step.prompts]
        assert len(asked) == len(set(asked))
        assert all(p.kinds for p in step.prompts)
    strange = unknown_kinds(game, asked_in(table))
    assert not strange, f"a prompt asks for {', '.join(sorted(strange))}: no act of this game is called so"


def check_asked(game: Game) -> None:
    """Every act of the game is one that some prompt asks for, where that can be seen."""
    kinds = {kind for manner in ("tournament", "guided") for kind in asked_in(play(game, manner, 1, acts=60))}
    silent = never_asked(game, kinds)
    assert not silent, f"no prompt ever asks for {', '.join(silent)}"


def check_ended(game: Game) -> None:
    """Where the table itself ends a game, the game is over: nothing would ever end it otherwise."""
    table = play(game, "tournament", 3, acts=4)
    lost = (table.header.seats[:1], table.header.seats[1:])
    result = Outcome(lost, "hall-resign", "{p1} won the game.")
    over = game.outcome(game.apply(table.state, Ended(result)))
    assert over is not None, f"{game.id} does not end: its apply needs a `case Ended(outcome)`"


def check_replay(game: Game, manner: Manner, seed: int) -> None:
    table = play(game, manner, seed)
    again = replay(game, table.header, table.entries)
    assert (again.state, again.prompts, again.clock, again.seal) == (
        table.state,
        table.prompts,
        table.clock,
        table.seal,
    )
    assert audit(game, table.header, table.entries) == ()


def check_round_trip(game: Game, manner: Manner, seed: int) -> None:
    table = play(game, manner, seed)
    written = write_lines(table.header, table.entries)
    header, entries = read_lines(written, lambda _: game)
    assert header == table.header
    assert table.entries == entries
    assert write_lines(header, entries) == written
    assert broken_links(written) == []


def check_tampering(game: Game, seed: int) -> None:
    """A changed byte in any entry is noticed."""
    table = play(game, "tournament", seed, acts=12)
    lines = write_lines(table.header, table.entries).splitlines(keepends=True)
    rng = Random(seed)
    for number in range(1, len(lines)):
        for place in range(len(lines[number]) - 1):
            line, forged = bytearray(lines[number]), [*lines]
            line[place] ^= rng.randint(1, 255)
            forged[number] = bytes(line)
            assert noticed(b"".join(forged)), f"line {number}, byte {place}: {bytes(line)!r}"
    assert noticed(b"".join(lines[:1] + lines[2:]))


def noticed(forged: bytes) -> bool:
    try:
        return bool(broken_links(forged))
    except Unreadable:
        return True


def check_same_seed(game: Game, manner: Manner, seed: int) -> None:
    one, two = play(game, manner, seed), play_anew(game, manner, seed)
    assert write_lines(one.header, one.entries) == write_lines(two.header, two.entries)


def check_dealer(game: Game, manner: Manner, seed: int) -> None:
    table = play(game, manner, seed, acts=3000)
    assert table.outcome, "the game did not end"
    assert dealer_faults(game, table.header, table.entries) == []


def check_reopened(game: Game, manner: Manner, seed: int) -> None:
    """A game that goes on after its seed was shown is dealt from another one, as often as that happens."""
    software = officials_of(game, str(seed))
    table = open_table(game, header_for(game, manner, str(seed)))
    for times in (1, 2):
        table = _over(table, seed)
        shown = [e.action.seed for e in table.entries if isinstance(e.action, Close)]
        assert len(shown) == times
        since = table.seq
        taken_back = submit(table, game.officials[-1].seat, Correct("a slip", 2), at=now(table))
        assert taken_back.ruling.cites == "hall-closed"
        table = submit(table, HALL, Reopen("a slip", 2), at=now(table)).table
        table, sealing = settle(table, software, now(table))
        assert sealing[0].ruling.cites == "hall-reopened"
        assert table.sealed.number == times
        *_, table = islice(play_on(table, seed), 120)
        telling = _ways(table, since) >= _TELLING
        if telling:
            assert _dealt(table, since) != _by(shown[-1], table, since), "dealt from the shown seed"
    table = _over(table, seed)
    assert dealer_faults(game, table.header, table.entries) == []
    assert audit(game, table.header, table.entries) == ()


def _over(table: Table, seed: int) -> Table:
    """This game played on a little, given up, and signed."""
    *_, table = islice(play_on(table, seed), 40)
    *_, table = play_on(table if table.outcome else resign(table), seed)
    return table


_TELLING = 100
"""So many ways in which it could have been dealt: fewer would come out alike by themselves now and then."""


def _ways(table: Table, since: int) -> int:
    """In how many ways all could have been dealt that was, after this entry."""
    step, ways = replay(table.game, table.header, table.entries[:since]), 1
    for entry in table.entries[since:]:
        prompt = step.prompt(entry.prompt)
        if isinstance(entry.action, Fell | Dealt) and prompt and prompt.chance:
            chance = prompt.chance
            if isinstance(chance, Dice):
                ways *= chance.sides**chance.count
            else:
                ways *= perm(len(chance.pool), chance.count)
        step = add(step, entry)
    return ways


def _dealt(table: Table, since: int) -> list[object]:
    """What the dealer brought after this entry."""
    return [e.action for e in table.entries[since:] if isinstance(e.action, Fell | Dealt)]


def _by(seed: str, table: Table, since: int) -> list[object]:
    """What this seed would have brought in the same places."""
    step, dealt = replay(table.game, table.header, table.entries[:since]), list[object]()
    for entry in table.entries[since:]:
        prompt = step.prompt(entry.prompt)
        if isinstance(entry.action, Fell | Dealt) and prompt and prompt.chance:
            dealt.append(deal(seed, entry.seq, prompt.chance))
        step = add(step, entry)
    return dealt


def check_pieces(game: Game, manner: Manner, seed: int) -> None:
    """Every piece is somewhere, in the true position and in everyone's view."""
    if game.pieces is None:
        return
    table = play(game, manner, seed)
    step = open_table(game, table.header)
    total = game.pieces(step.state).total
    for entry in table.entries:
        step = add(step, entry)
        inventory = game.pieces(step.state)
        assert inventory.total == total
        assert conserved(inventory), f"a piece came or went at entry {entry.seq}"
    for seat in everyone(table):
        assert conserved(game.pieces(view_of(table, seat).state))


def check_views(game: Game, manner: Manner, seed: int) -> None:
    """Anyone's view can be folded, asked and written down; a player's own prompts are the table's."""
    table = play(game, manner, seed, acts=150)
    for seat in everyone(table):
        view = view_of(table, seat)
        assert encode(view.state)
        if seat in table.header.seats:
            assert [p.id for p in view.prompts] == [p.id for p in table.prompts if p.seat == seat]


def check_citations(game: Game, manner: Manner, seed: int) -> None:
    table = play(game, manner, seed)
    shelf = game.shelf(table.header.book)
    for entry in table.entries:
        assert_cited(table, entry.ruling)
    if table.outcome:
        assert shelf.cite(table.outcome.cites)
        assert table.outcome.says.endswith(".")


def assert_cited(table: Table, ruling: Ruling) -> None:
    """A ruling names a paragraph that exists and says one plain sentence."""
    shelf = table.game.shelf(table.header.book)
    assert shelf.cite(ruling.cites).gist
    assert ruling.says.strip().endswith((".", "!", "?", '"'))
    for fault in ruling.faults:
        assert shelf.cite(fault.cites)
        assert fault.says.endswith(".")


def check_not_now(game: Game, manner: Manner, seed: int) -> None:
    """Whatever a seat would do before its time, the game says nothing or refuses it and cites a paragraph."""
    if game.not_now is None:
        return
    table, rng = play(game, manner, seed), Random(seed)
    step = open_table(game, table.header)
    for entry in (None, *table.entries):
        step = add(step, entry) if entry else step
        for kind in game.actions:
            action = guess_of(step, kind.__name__, rng)
            said = action and game.not_now(step.state, rng.choice(everyone(step)), action)
            if said:
                assert said.refused
                assert said.events == ()
                assert said.faults == ()
                assert_cited(step, said)


def check_table_acts(game: Game) -> None:
    """Resigning, forfeits and corrections work in every game."""
    table = play(game, "tournament", 3, acts=4)
    assert table.outcome is None
    loser, official = table.header.seats[0], game.may_forfeit()[0].seat
    over = resign(table)
    taken = submit(table, official, Forfeit(loser, "left the hall"), at=now(table)).table
    for barred in (official for official in game.officials if official.barred):
        kept = submit(table, barred.seat, Forfeit(loser, "left the hall"), at=now(table))
        assert kept.ruling.cites == barred.barred
        assert_cited(table, kept.ruling)
        assert kept.table.outcome is None
    for gone in (over, taken):
        for other in table.header.seats[1:-1]:  # where the others play on, until one is left
            gone = gone if gone.outcome else submit(gone, other, Resign(), at=now(gone)).table
        assert gone.outcome
        assert gone.outcome.winner != loser
        assert submit(gone, table.header.seats[1], Resign(), at=now(gone)).ruling.refused
    undone = submit(table, official, Correct("wrong dice", back_to=2), at=now(table)).table
    assert undone.state == replay(game, table.header, table.entries[:1]).state
    assert undone.entries[: table.seq] == table.entries


def check_unreadable(game: Game, raw: bytes) -> None:
    """Bytes are an action or they are unreadable; nothing else happens."""
    try:
        codec(game).action(raw)
    except Unreadable:
        return


def check_hostile(table: Table, seat: str, raw: bytes, prompt: str, late: int = 0) -> None:
    """Whatever is said, and however late, the table answers with a ruling; a refusal changes nothing."""
    try:
        action = codec(table.game).action(raw)
    except Unreadable:
        return
    at = late + (table.entries[-1].at if table.entries else table.header.opened_at)
    table, _ = run_out(table, at)
    before = encode(table.state)
    done = submit(table, seat, action, prompt=prompt, at=at)  # type: ignore[arg-type]
    assert_cited(table, done.ruling)
    if done.ruling.refused:
        assert done.entries == ()
        assert done.table is table
        assert encode(table.state) == before
    else:
        assert encode(done.table.state)
        assert replay(table.game, table.header, done.table.entries).state == done.table.state


_STEPS = 6
"""So many things happen after a correction, before the next is tried."""


def check_corrected(table: Table, seed: int, action: Correct, rng: Random) -> bool:
    """Whatever an official enters: it can be shown to everybody, played on, and its time limits run out."""
    official = rng.choice(table.game.officials).seat
    done = submit(table, official, action, at=now(table))
    assert_cited(table, done.ruling)
    if done.ruling.refused:
        return False
    table = done.table
    for _ in range(_STEPS):
        for seat in everyone(table):
            view = view_of(table, seat)
            assert encode((view.state, view.prompts, view.facts, view.waiting_for))
            if table.game.portray:
                table.game.portray(view.state)
        if table.finished:
            break
        if (due := table.next_due()) and rng.random() < 0.4:
            table, _ = run_out(table, due[0])
        elif chosen := choose(table, rng):
            prompt, said = chosen
            table = submit(table, prompt.seat, said, prompt=prompt.id, at=now(table)).table
        else:
            table, _ = settle(table, officials_of(table.game, str(seed)), now(table))
    assert replay(table.game, table.header, table.entries).state == table.state
    return True


def check_all(game: Game) -> None:
    """Everything above, briefly: what a new game is put through."""
    check_ended(game)
    check_asked(game)
    for manner in ("tournament", "guided"):
        for check in (check_prompts, check_replay, check_round_trip, check_same_seed, check_dealer):
            check(game, manner, 1)
        for check in (check_pieces, check_views, check_citations, check_not_now):
            check(game, manner, 2)
    check_tampering(game, 1)
    check_table_acts(game)
