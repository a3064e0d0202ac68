"""LT 26 and LT 27: behaviour, and players who are away. These are a judge's to call."""

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.fold import then
from gamehall.games.linguishtik.rules.challenging import all_written
from gamehall.games.linguishtik.rules.checking import all_checked
from gamehall.games.linguishtik.rules.scoring import round_over
from gamehall.games.linguishtik.rules.time import missed
from gamehall.games.linguishtik.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Ruling, allowed, penalised, refused
from gamehall.kernel.seat import Seat

PANEL = 3

CITES = ("conduct", "conduct-informed")


def rule_conduct(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.Warn() | acts.Panel() | acts.MarkAbsent() | acts.MarkPresent():
            if action.player not in state.seats:
                return refused("conduct", "Name a player of this table.")
    match action:
        case acts.Warn(player, words, informed):
            if not words.strip():
                return refused("conduct-warning", "Say what the player must stop.")
            says = f"The judge warns {{{player}}}: {words.strip().rstrip('.')}."
            return allowed("conduct-warning", says, e.ConductWarned(player, words, informed))
        case acts.Panel():
            return _panel(state, action)
        case acts.MarkAbsent(player):
            return _absent(state, player)
        case acts.MarkPresent(player):
            if player not in state.absent:
                return refused("missed-shake", "That player is not away.")
            says = f"{{{player}}} is back and plays from the next shake on."
            return allowed("missed-shake", says, e.MarkedPresent(player))
    return None


def _panel(state: State, action: acts.Panel) -> Ruling:
    player = action.player
    members = tuple(dict.fromkeys(name.strip() for name in action.members if name.strip()))
    if player in state.disqualified:
        return refused("disqualified", "That player is disqualified already.")
    if state.phase == "first":
        return refused("conduct-panel", "The round has not begun.")
    if len(members) != PANEL:
        return refused("conduct-panel-members", "A panel has three different members: name them.")
    if not action.words.strip():
        return refused("conduct-panel", "Say what the player did.")
    reason = action.words.strip().rstrip(".")
    if action.spares:
        if action.disqualify or action.violations:
            return refused("conduct-panel", "The panel takes points, takes none or disqualifies: say one.")
        says = f"The panel takes no point from {{{player}}}: {reason}."
        return allowed("conduct-panel", says, e.ConductSpared(player, action.words, members))
    if action.disqualify:
        out = e.Disqualified(player, action.disqualify, action.words, members)
        says = f"The panel disqualifies {{{player}}} for the {action.disqualify}: {reason}."
        return penalised("disqualified", says, *_gone(state, player, out))
    if player not in state.warned:
        return refused("conduct-panel", "Points are taken only after a warning.")
    if not 1 <= action.violations <= 20:
        return refused("conduct-panel", "Say how many violations there were after the warning.")
    says = f"The panel takes {action.violations} from {{{player}}}: {reason}."
    taken = e.ConductPenalised(player, action.violations, action.words, members)
    return penalised("conduct-panel", says, taken)


def _absent(state: State, player: Seat) -> Ruling:
    if player in (*state.absent, *state.disqualified):
        return refused("missed-shake", "That player is away already.")
    if state.phase not in ("rolling", "moving", "between"):
        return refused("missed-shake", "A player is marked away while a shake is played, or between shakes.")
    says = f"{{{player}}} is away and misses the shake."
    return allowed("missed-shake", says, *_gone(state, player, e.MarkedAbsent(player)))


def leaves(state: State, player: Seat, reason: str) -> tuple[Event, ...]:
    """One of three resigns or forfeits: the others play on. Before the first shake the round is given up."""
    if state.phase == "first" or player in (*state.absent, *state.disqualified):
        return ()
    if reason:
        return _gone(state, player, e.Disqualified(player, "round", reason, ()))
    return _gone(state, player, e.MarkedAbsent(player))


def _gone(state: State, player: Seat, gone: Event) -> tuple[Event, ...]:
    """What follows when somebody leaves: the others go on without them, if there are enough."""
    if player not in state.order:
        return (gone, *round_over(then(state, gone)))
    match state.phase:
        case "rolling" | "moving":
            return missed(state, gone)
        case "writing":
            return all_written(state, gone, e.WritingClosed(player))
        case "checking":
            return all_checked(state, e.CheckingClosed(player), gone)
        case "between":
            return (gone, *round_over(then(state, gone)))
    return (gone,)
