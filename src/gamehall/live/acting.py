"""Who may act from which chair of a table."""

from gamehall.kernel.seat import CLOCK, Seat, is_player
from gamehall.live import gathering, interests
from gamehall.live.people import Person
from gamehall.live.table import LiveTable
from gamehall.tournaments.event.seats import DIRECTOR


def may_act(person: Person, live: LiveTable, seat: Seat) -> bool:
    """Whoever sits there; and for any judge's chair, and for the timekeeper's, the organiser and who directs
    or judges the event of this table."""
    chair = live.chairs.get(seat)
    if chair is None:
        return False
    if chair.kind == "person" and chair.person == person.id:
        return True
    if is_player(seat) or not (person.organiser or live.of_event.get(person.id)):
        return False
    kept = seat == CLOCK and live.table.header.person_keeps_time
    lent = kept or any(o.seat == seat for o in live.game.officials)
    return lent and not two_interests(person, live, seat)


def two_interests(person: Person, live: LiveTable, seat: Seat) -> str:
    """Why the organiser cannot stand in for an official of a game they play with others."""
    chairs = tuple(live.chairs.values())
    own = gathering.plays_from(chairs, person.id)
    if own is None or not interests.others_play(chairs, person.id):
        return ""
    return interests.refusal(live.game, interests.Both(person.id, person.name, seat, own), person.id, seat)


def may_reopen(person: Person, live: LiveTable) -> bool:
    """The organiser, and who directs the event of this table."""
    return person.organiser or DIRECTOR in live.of_event.get(person.id, ())
