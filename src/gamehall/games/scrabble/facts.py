"""What is told of a position: scores and notes, what may be challenged at what cost, the line that asks."""

from gamehall.games.scrabble.board import BLANK
from gamehall.games.scrabble.events import side_of
from gamehall.games.scrabble.options import POINTS, Options
from gamehall.games.scrabble.state import Line, State
from gamehall.kernel.facts import Also, ChallengeFacts, Facts, SeatFacts
from gamehall.kernel.names import some
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat, is_player


def facts(state: State, seat: Seat, prompts: tuple[Prompt, ...]) -> Facts:
    """A side is one, whoever of it is asked; who plays for none is told as those who watch are."""
    side = side_of(seat) if is_player(seat) else None
    seats = {each: _of_side(state, side_of(each)) for each in state.seats}
    return Facts(seats, _ask(state, side, prompts), _challenge(state, side))


# Scores and notes.


def _of_side(state: State, side: Seat) -> SeatFacts:
    to_move = state.mover == side and state.phase == "turn" and not state.ended
    notes = () if state.ended else tuple(_notes(state, side))
    return SeatFacts(state.scores[side], to_move=to_move, notes=notes)


def _notes(state: State, side: Seat) -> list[str]:
    notes = []
    if state.phase == "lots" and (lot := state.lots.get(side)):
        notes.append(f"drew {'a blank' if lot == BLANK else lot}")
    if state.phase not in ("lots", "start"):
        notes.append(some(len(state.rack(side)), "tile"))
    if state.options.commit == "press" and (due := state.due(side)):
        notes.append(f"{due} to draw")
    if minutes := state.overtime.get(side):
        notes.append(f"{minutes} min overtime")
    if state.absent == side:
        notes.append("absent")
    return notes


# The challenge.


def _challenge(state: State, side: Seat | None) -> ChallengeFacts | None:
    if state.options.challenge == "void" or state.phase not in ("turn", "last"):
        return None
    line = state.open_play
    also = _also(state)
    if line is None or line.side == side:
        return ChallengeFacts(open=False, says="", cost=cost(state.options), also=also)
    says = f"{line.plain} for {some(line.score, 'point')}. {_window(state)}"
    return ChallengeFacts(open=True, says=says, cost=cost(state.options), also=also)


def cost(options: Options) -> str:
    """What a wrong challenge costs at this table."""
    match options.challenge:
        case "double":
            return "A wrong challenge costs your next turn."
        case "single" | "void":
            return "A wrong challenge costs nothing."
    each = f"{POINTS[options.challenge]} points{' for each word' * ('word' in options.challenge)}"
    if options.penalty == "bonus":
        return f"A wrong challenge gives the other side {each}."
    return f"A wrong challenge costs you {each}."


def _window(state: State) -> str:
    """Until when the play can be challenged."""
    last = state.last
    assert last is not None
    if state.phase == "last":
        return "The last play: accept or challenge it."
    if last.granted:
        return "The director lets you challenge, until your own turn is complete."
    if last.held_long:
        return "You hold; tiles may be drawn and kept apart."
    if last.held:
        return "You hold the play."
    if state.options.window == "turn":
        return "Open until you begin your turn."
    return "Open until tiles are drawn." if state.due(last.side) else "Open until your own turn is complete."


def _also(state: State) -> tuple[Also, ...]:
    if state.options.window == "draw":
        return (Also("Hold", "h"), Also("Accept", "a"))
    return (Also("Accept", "a"),) if state.phase == "last" else ()


# The line that asks. Where it is empty, what the table asks says it.


def _ask(state: State, side: Seat | None, prompts: tuple[Prompt, ...]) -> str:
    if state.ended:
        return "The game is over."
    must = next((prompt for prompt in prompts if prompt.must), None)
    return _asked(state, side, must) if must else _not_asked(state, side, prompts)


def _asked(state: State, side: Seat | None, must: Prompt) -> str:
    """The table waits for this seat."""
    if "Place" in must.kinds:
        at_it = state.draft and not state.draft.exchange and state.options.kept
        return "Your turn: play it, or change your play." if at_it else ""  # one button does it all
    if side and state.options.kept and "Draw" in must.kinds and state.open_play:
        other = f"{{{state.other(side)}}}"
        held = state.last and state.last.held
        return f"{other} holds your play." if held else f"{other} may hold or challenge before you draw."
    if side and state.dispute and "Confirm" in must.kinds:
        return f"{{{state.dispute.by}}} challenges your play."
    return ""


def _not_asked(state: State, side: Seat | None, prompts: tuple[Prompt, ...]) -> str:
    """The table waits for others, or for nobody."""
    if state.dispute:
        words = ", ".join(state.dispute.words)
        return f"{{{state.dispute.by}}} challenges {words}." if state.dispute.verdict is None else ""
    last = state.last
    if side and last and last.side == side and last.held and not last.accepted:
        return f"{{{state.other(side)}}} holds your play."
    if state.phase != "turn" or state.stop or state.drawing:
        return ""
    whose = f"{{{state.mover}}}’s"
    if state.mover == side:
        whose = "Your team’s" if len(state.seats) > 2 else "Your"
    return f"{whose} turn.{_may_challenge(state.open_play, side, prompts)}"


def _may_challenge(line: Line | None, side: Seat | None, prompts: tuple[Prompt, ...]) -> str:
    if line is None or line.side == side or not any("Challenge" in prompt.kinds for prompt in prompts):
        return ""
    return f" You may challenge {line.plain}."
