"""Whom the table waits for, where that is the same in the five games."""

from gamehall.games.pentathlon import acts
from gamehall.games.pentathlon.card import OFFICIALS, Card, Declaration, Dispute, opponent
from gamehall.games.pentathlon.highlights import Highlights, Position, S, against_what
from gamehall.games.pentathlon.scorecard import signers
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Dice, Limit, Prompt
from gamehall.kernel.seat import CLOCK, DEALER, JUDGE, Seat


def prompts(by: Highlights[S], state: S) -> tuple[Prompt, ...]:
    card, options = state.card, state.options
    if card.ended:
        return _after_the_game(card, state.seats, options.signing_seconds)
    if card.phase == "toss":
        return (by.start or _toss)(state)
    if card.dispute and not card.dispute.claims:
        return _nature(card.dispute, options.nature_seconds) + _period(state)
    if card.dispute:
        return _dispute(card.dispute, state.seats, options.opinion_seconds) + _period(state)
    if card.declared:
        return _declared(by, state) + _challenges(by, state) + _period(state)
    return by.turn(state) + _challenges(by, state) + _minute(state) + _period(state)


def _toss(state: Position) -> tuple[Prompt, ...]:
    card, here = state.card, state.card.toss_round
    if card.tossing:
        says = f"Toss a die for {{{card.tossing}}}."
        return (Prompt(f"die:{here}:{card.tossing}", DEALER, ("Fell",), says=says, chance=Dice(1)),)
    return tuple(
        Prompt(f"toss:{here}:{seat}", seat, ("Toss",), says="Toss one die; the lower toss begins.")
        for seat in state.seats
        if seat not in card.tosses
    )


def _ticking(id: str, limit: Limit) -> tuple[Prompt, ...]:
    """The clock runs for this time, unless the table gives none."""
    return (Prompt(id, CLOCK, (type(limit.then).__name__,), must=False, limit=limit),) if limit.ms else ()


def _nature(dispute: Dispute, seconds: int) -> tuple[Prompt, ...]:
    """Time out: the challenger states the nature of the challenge before the Monitor rules."""
    here, seat = f"nature:{dispute.number}", dispute.challenger
    ask = Prompt(here, seat, ("Challenge",), says="Time out: say what is wrong.")
    limit = Limit(here, seconds * 1000, of=seat, then=acts.NatureUnstated(), what="to say what is wrong")
    return (ask, *_ticking(f"{here}:time", limit))


def _dispute(dispute: Dispute, players: tuple[Seat, ...], seconds: int) -> tuple[Prompt, ...]:
    """First the official rules; then each player accepts or holds up the Opinion Card."""
    here = f"{dispute.number}:{dispute.level}"
    if not dispute.opinions:
        says = f"{dispute.official.title}: rule on the challenge."
        return (Prompt(f"rule:{here}", dispute.official.seat, ("Rule",), says=says),)
    kinds: tuple[str, ...] = ("Accept",)
    says = "Accept the ruling; it is final."
    if dispute.level + 1 < len(OFFICIALS):
        above = OFFICIALS[dispute.level + 1].title
        kinds, says = ("Accept", "AskOpinion"), f"Accept the ruling, or ask the {above} for an opinion."
    asked = tuple(
        Prompt(f"verdict:{here}:{p}", p, kinds, says=says) for p in players if p not in dispute.accepted
    )
    limit = Limit(f"verdict:{here}", seconds * 1000, then=acts.VerdictStands(), what="to ask for an opinion")
    return asked + _ticking(f"verdict:{here}:time", limit)


def _challenges(by: Highlights[S], state: S) -> tuple[Prompt, ...]:
    """Anyone can say "Challenge" at any time; at the wrong time it is inappropriate."""
    card = state.card
    return tuple(
        Prompt(
            f"challenge:{card.turn}:{card.disputes}:{seat}",
            seat,
            ("Challenge",),
            must=False,
            says=_may(by, state, seat),
        )
        for seat in state.seats
    )


def _may(by: Highlights[S], state: S, seat: Seat) -> str:
    counted, against = state.card.declared is not None, against_what(state, seat)
    alone = ' "Challenge" alone stops the clock first.' * bool(against and not by.can_capture(state))
    until = "you accept" if counted else "the card is passed"
    return {
        "last": f"You may challenge your opponent's turn until you {'accept' if counted else by.closes}.",
        "capture": f"You may challenge the captured {by.captures} until {until}.",
        "declared": "You may challenge the declared win.",
        "count": "You may challenge until you accept the count.",
        "": "",
    }[against] + alone


def _declared(by: Highlights[S], state: S) -> tuple[Prompt, ...]:
    card = state.card
    assert card.declared is not None
    assert card.holder is not None
    if card.declared.either:
        return _counting(by, state, card.declared)
    counted = "The Monitor has counted: accept the result"
    if not card.declared.counted:
        asked, says = opponent(state.seats, card.declared.by), "Accept the declared win, or challenge it."
    elif state.captured:
        asked = opponent(state.seats, card.holder)
        says = f"{counted}, or challenge the captured {by.captures}."
    else:
        asked, says = card.holder, f"{counted}{', or challenge the last turn' * bool(state.last)}."
    here = f"declared:{card.turn}:{card.disputes}"
    what = "to challenge the count" if card.declared.counted else "to challenge the win"
    limit = Limit(here, state.options.win_seconds * 1000, of=asked, then=acts.DeclarationOver(), what=what)
    return (Prompt(here, asked, ("Accept",), says=says), *_ticking(f"{here}:time", limit))


def _counting(by: Highlights[S], state: S, declared: Declaration) -> tuple[Prompt, ...]:
    """The count is complete when neither player has anything more to challenge."""
    here, seconds = f"count:{state.card.turn}:{state.card.disputes}", by.counting(state) if by.counting else 0
    says = "The Monitor is counting: challenge, or say that you have no more challenges."
    asked = tuple(
        Prompt(f"{here}:{seat}", seat, ("Accept",), says=says)
        for seat in state.seats
        if seat not in declared.accepted
    )
    limit = Limit(here, seconds * 1000, then=acts.DeclarationOver(), what="to challenge the count")
    return asked + _ticking(f"{here}:time", limit)


def _minute(state: Position) -> tuple[Prompt, ...]:
    card, whose = state.card, f"{{{state.card.holder}}}"
    if not state.options.turn_seconds or card.phase == "rolling":
        return ()
    then: Action
    here, seconds, then = f"minute:{card.turn}", state.options.turn_seconds, acts.MinuteOver()
    calls, what = f"Remind {whose}", "turn"
    if card.reminded:
        here, seconds, then = f"grace:{card.turn}", state.options.grace_seconds, acts.GraceOver()
        calls, what = f"Call time on {whose}", "grace"
    limit = Limit(here, seconds * 1000, of=card.holder, calls=calls, cites="one-minute", then=then, what=what)
    return _ticking(here, limit)


def _period(state: Position) -> tuple[Prompt, ...]:
    ms, calls = state.options.period_minutes * 60_000, "Call the end of the game time"
    limit = Limit("period", ms, calls=calls, then=acts.PeriodOver(), role="game", what="period")
    return () if state.card.time_called else _ticking("period", limit)


def _after_the_game(card: Card, seats: tuple[Seat, ...], seconds: int) -> tuple[Prompt, ...]:
    """Everything stays on the table until the signed score cards are collected."""
    if card.collected:
        return ()
    unsigned = [seat for seat in seats if seat not in signers(card.score_cards)]
    if not unsigned:
        return (Prompt("collect", JUDGE, ("Collect",), says="Check the score cards and collect them."),)
    says = "Check your score card and sign it."
    asked = tuple(Prompt(f"sign:{seat}", seat, ("Sign",), says=says) for seat in unsigned)
    limit = Limit("signing", seconds * 1000, then=acts.SigningOver(), what="to sign")
    return asked + _ticking("signing:time", limit)
