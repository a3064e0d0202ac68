"""LinguiSHTIK in a terminal: what people type for an act, and how the mat is drawn."""

from gamehall.games.linguishtik.judge.books import shelf
from gamehall.games.linguishtik.notation import INITIALS, Unwritten, write_cube
from gamehall.games.linguishtik.saying import say_demand, say_designation
from gamehall.games.linguishtik.state import Place, State
from gamehall.games.linguishtik.typed import NotAsked, read_act, write_act
from gamehall.games.linguishtik.untimely import not_now
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Terminal
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

_HELP = """\
roll, ready           roll the cubes; ready for the next shake
designate s-v-do      Player One's move;  designate  alone lists what there is
letter black e        move a cube to Letters; short: letter be
demand be type noun   put a cube on Demands;  demand be plural,  demand be in a
                      noun clause,  demand be contains E,  demand be red is wild,
                      demand be p becomes x;  demand  alone lists what you may
pass                  once in a shake
now, impossible       pick up the block;  then neutral, agree or disagree
hand in: The crew repaired engines. / engines
                      your sentence, a stroke, and the word that the cubes spell;
                      / engines 2  marks the second;  / engines with be: plural
                      makes one more demand after a Now;  / engines as s-v-do
                      names the sentence where none was designated
accept p2             or  object p2 grammar, plural: your words;  vote p2 yes
illegal demand        the last move is illegal: order, turn, cube, demand or pass"""

_WAYS = {
    "RollForFirst": ("roll",),
    "Designate": ("designate s-v-do",),
    "PlayLetter": ("letter black e",),
    "Challenge": ("now", "impossible"),
    "CallIllegal": ("illegal demand",),
    "Present": ("hand in: SENTENCE / WORD",),
    "GiveUp": ("no solution",),
}
_DEMANDED = {"type": "type noun", "function": "function subject"}
_STYLES = {
    "black": "bold bright_white on black",
    "green": "bold white on green4",
    "red": "bold white on red3",
    "pink": "bold black on pink1",
    "yellow": "bold black on yellow1",
    "orange": "bold black on dark_orange",
}
_PLACES: tuple[Place, ...] = ("letters", "demands", "resources")


def parse(state: State, prompt: Prompt, text: str) -> Action | None:
    """The action these words mean in answer to this prompt; None: they mean none."""
    try:
        action = read_act(state, prompt, text)
    except Unwritten:
        return None
    return action if type(action).__name__ in prompt.kinds else None


def ways(state: State, prompt: Prompt) -> tuple[str, ...]:
    """How answers to this prompt are typed, by where the shake stands."""
    of = prompt.about or "p2"
    about = {
        "Accept": (f"accept {of}",),
        "Object": (f"object {of} grammar: your words",),
        "Vote": (f"vote {of} yes", f"vote {of} no"),
        "Demand": (f"demand black e {_DEMANDED.get(state.stage, 'plural')}",),
    }
    moot = {"PlayLetter", "Demand", "Pass"} if state.stage == "designation" else {"Designate"}
    moot |= {"PlayLetter"} if state.stage != "free" else set()
    moot |= set() if state.set_up else {"Pass"}
    return tuple(
        way
        for kind in prompt.kinds
        if kind not in moot
        for way in about.get(kind) or _WAYS.get(kind) or (kind.lower(),)
    )


def explain(state: State, prompts: tuple[Prompt, ...], text: str) -> str:
    """Why these words mean nothing here, and how to write what was meant; empty where that is unknown."""
    elsewhere = ""
    for prompt in prompts:
        try:
            action = read_act(state, prompt, text)
        except NotAsked as error:
            elsewhere = str(error)
        except Unwritten as error:
            return str(error)
        else:
            if action is not None and not any(type(action).__name__ in other.kinds for other in prompts):
                return _not_now(state, prompt.seat, action)
    return elsewhere


def _not_now(state: State, seat: Seat, action: Action) -> str:
    """Why this is not the time for it, with the paragraph that says so."""
    why = not_now(state, seat, action)
    if why is None:
        return "The table does not ask for that now."
    return f"{why.says} ({shelf(state.options.division).cite(why.cites).at})"


def write(state: State, action: Action) -> str:
    """An act as it is typed; empty for those that have no such form."""
    return write_act(state, action)


def picture(state: State, seat: Seat) -> str:
    """The demand sheet, the three places of the mat, the solutions and the score."""
    lines = [f"Shake {state.shake}, Player One is {{{state.first}}}." if state.shake else "Who goes first?"]
    if state.designation:
        lines.append(f"Sheet      {say_designation(state.designation)}")
    for cube, demand in zip(state.demand_cubes, state.demands, strict=True):
        lines.append(f"        {write_cube(state, cube)} {say_demand(demand)}")
    if any(state.letters):
        lines += [f"{place.capitalize():10} {_lying(state, place)}" for place in _PLACES]
        lines.append("           " + ", ".join(f"{short} {colour}" for short, colour in INITIALS.items()))
    for check in state.checks:
        slip = check.solution
        more = f", with {say_demand(slip.demand)}" if slip.demand else ""
        lines.append(f"{{{slip.by}}} wrote: {slip.text} / {slip.word}{more}")
    lines.append("Score      " + ", ".join(f"{{{seat}}} {state.scores[seat]}" for seat in state.seats))
    return "\n".join(lines)


def _lying(state: State, place: Place) -> str:
    """The cubes of a place, colour by colour."""
    lying = sorted(state.at(place), key=lambda cube: (state.options.colours.index(state.colour(cube)),
                                                      state.letters[cube]))  # fmt: skip
    return " ".join(write_cube(state, cube) for cube in lying) or "none"


def paint(state: State) -> tuple[tuple[str, str], ...]:
    """Patterns in the picture and their styles: each cube in its colour, and the names of the places."""
    cubes = tuple((rf"(?<= ){short}[A-Z](?= |$|\n)", _STYLES[colour]) for short, colour in INITIALS.items())
    return (*cubes, (r"(?m)^(Letters|Demands|Resources|Sheet|Score)\b", "bold"))


TERMINAL = Terminal(
    help=_HELP,
    parse=parse,
    own_words=frozenset(
        {
            "Designate",
            "PlayLetter",
            "Demand",
            "Challenge",
            "CallIllegal",
            "Present",
            "Accept",
            "Object",
            "Vote",
        }
    ),
    ways=ways,
    explain=explain,
    write=write,
    picture=picture,
    paint=paint,
)
