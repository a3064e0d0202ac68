"""Slips and reports of tables, filled in by chance."""

from random import Random

from gamehall.kernel.action import Action
from gamehall.kernel.seat import HALL, Seat
from gamehall.tournaments.event import acts
from gamehall.tournaments.event.state import Board

Said = tuple[Seat, Action]


def a_slip(random: Random, board: Board) -> acts.Slip:
    who = list(board.meeting.who)
    if random.random() < 0.1:
        random.shuffle(who)
    points = tuple(random.choice((300, random.randint(200, 600))) for _ in who)
    chance = random.random()
    if board.bye:
        return acts.Slip((0,), who=tuple(who), how="bye", margin=random.randint(0, 100))
    if chance < 0.05:
        return acts.Slip(points, board.number, tuple(who), "forfeit", at_fault=(random.choice(who),))
    if chance < 0.06:
        return acts.Slip((0,) * len(who), board.number, tuple(who), "double forfeit")
    signed = tuple(one for one in who if random.random() < 0.3)
    return acts.Slip(points, board.number, tuple(who), signed=signed)


def reported(random: Random, board: Board, seq: int, reason: str) -> Said:
    scores = {seat: random.randint(0, 500) for seat in board.chairs}
    fault = tuple(seat for seat in board.chairs if random.random() < 0.05)
    return HALL, acts.Report(board.table, seq, f"seal{seq}", scores, fault, reason=reason)
