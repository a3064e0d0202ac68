"""What one person and one address may ask, with a clock in the test's hand."""

import pytest

from gamehall.web.door.limits import ALLOWED, Limits, TooMuch, Visitor, What

_CODES = ALLOWED["codes"]


class Watch:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_a_person_waits_after_so_many_and_may_go_on_in_time() -> None:
    watch = Watch()
    limits, eve = Limits(watch), Visitor("eve", "192.0.2.7")
    tries = [limits.take("codes", eve) for _ in range(int(_CODES.person.burst) + 1)]
    assert tries == [True] * int(_CODES.person.burst) + [False]
    watch.seconds = 1 / _CODES.person.a_second - 0.001
    assert not limits.take("codes", eve)
    watch.seconds = 1 / _CODES.person.a_second + 0.001
    assert limits.take("codes", eve)


def test_a_new_name_does_not_help() -> None:
    limits = Limits(Watch())
    taken = [
        limits.take("codes", Visitor(f"eve {n}", "192.0.2.7")) for n in range(int(_CODES.address.burst) + 1)
    ]
    assert taken == [True] * int(_CODES.address.burst) + [False]
    assert limits.take("codes", Visitor("ann", "192.0.2.8"))


def test_what_was_right_counts_for_nothing() -> None:
    limits, ann = Limits(Watch()), Visitor("ann", "192.0.2.8")
    for _ in range(500):
        assert limits.take("codes", ann)
        limits.give_back("codes", ann)


def test_a_refusal_says_when_to_come_again() -> None:
    watch = Watch()
    limits, eve = Limits(watch), Visitor("eve", "192.0.2.7")
    while limits.take("codes", eve):
        pass
    seconds = limits.wait("codes", eve)
    assert seconds == pytest.approx(1 / _CODES.person.a_second)
    with pytest.raises(TooMuch, match=r"Too many wrong codes. Try again in 10 seconds."):
        limits.pay("codes", eve)
    watch.seconds = seconds
    limits.pay("codes", eve)


def test_one_kind_of_request_does_not_have_the_count_of_another_forgotten() -> None:
    limits, eve = Limits(Watch()), Visitor("", "192.0.2.7")
    while limits.take("passwords", eve):
        pass
    for n in range(25_000):
        assert limits.take("requests", Visitor("", f"2001:db8:0:{n}::/64"))
    assert not limits.take("passwords", eve)


def test_what_a_class_behind_one_address_does_in_a_minute_is_never_too_much() -> None:
    limits = Limits(Watch())
    lesson: list[tuple[What, int]] = [
        ("requests", 12),
        ("names", 2),
        ("tables", 1),
        ("bots", 3),
        ("sits", 2),
        ("codes", 1),
        ("sockets", 4),
        ("sentences", 3),
        ("reviews", 4),
        ("hints", 5),
        ("imports", 1),
        ("acts", 10),
    ]
    for what, times in lesson:
        for pupil in range(40):
            for _ in range(times):
                assert limits.take(what, Visitor(f"pupil {pupil}", "192.0.2.7")), what
    assert all(limits.take("tables", Visitor("teacher", "192.0.2.7")) for _ in range(25)), "all of a class"


def test_a_hall_that_is_measured_has_no_limits() -> None:
    limits, campaign = Limits(Watch(), on=False), Visitor("", "127.0.0.1")
    assert all(limits.take("names", campaign) for _ in range(1000))
    assert limits.wait("names", campaign) == 0
