"""Players made of software. They see what their seat sees, and race at a pace of their own."""

from random import Random
from threading import Lock

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.bots.character import Character, luck, moment
from gamehall.games.letter_cards.bots.finding import Find, finds, known_to
from gamehall.games.letter_cards.bots.mistakes import misspelling, phoney
from gamehall.games.letter_cards.bots.planning import best, common
from gamehall.games.letter_cards.referee import unlisted
from gamehall.games.letter_cards.state import State
from gamehall.games.letter_cards.words import layable
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot, Bots, Rung
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.seat import Seat
from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.lists.shelf import lexicon
from gamehall.lexicon.vocabulary import vocabulary
from gamehall.lexicon.within import nearly

_SLOW = Character(20, 0.0, 4000, 400, 0.0, 0.0)
_BETWEEN_WORDS = 20_000
_SHORT = 4
"""The longest word a dawdler thinks of: who lays a longer one has beaten it."""
_READING = Lock()


def dawdler() -> Bot:
    """Now and then says a short word that everybody knows, and challenges nothing."""

    def bot(state: State, seat: Seat, prompts: tuple[Prompt, ...], rng: Random) -> Answer | None:
        for prompt in prompts:
            if "Announce" in prompt.kinds and (words := _short(state, seat)):
                word = rng.choice(words)
                return Answer(prompt.id, acts.Announce(word), moment(_SLOW, _BETWEEN_WORDS, rng))
            if prompt.must and (answer := _plain(_SLOW, state, seat, prompt, rng)):
                return answer
        return None

    return bot


def _short(state: State, seat: Seat) -> list[str]:
    known = state.options.word_list
    common = known_to(known, _SLOW.level) if known else {}
    return [one.word for one in layable(state, seat) if len(one.word) <= _SHORT and one.word in common]


def beginner(err: float = 0.06) -> Bot:
    """Knows everyday words, takes a child's time, and now and then says or doubts what it should not."""
    return seated(Character(35, 0.005, 3500, 350, 0.0, 0.25, doubts=0.05, err=_rate(err)))


def regular(err: float = 0.02) -> Bot:
    """Knows the words of a newspaper, and sometimes thinks of what a word leaves to the others."""
    return seated(Character(55, 0.025, 1000, 100, 0.3, 0.6, doubts=0.02, err=_rate(err)))


def quick(err: float = 0.03) -> Bot:
    """Says the first word it sees, and sees many."""
    return seated(Character(60, 0.07, 650, 70, 0.0, 0.7, doubts=0.02, err=_rate(err)))


def strong(err: float = 0.0) -> Bot:
    """Knows every word, climbs where the others cannot follow, and lets no phoney pass."""
    return seated(Character(95, 0.09, 600, 60, 1.0, 0.98, err=_rate(err)))


def warm() -> None:
    """Read the hall's words before anyone waits for them."""
    _read_up(lexicon(), 95)


def _read_up(known: Lexicon, level: int) -> None:
    """One bot reads the words, the others of its table wait for it: together it would take longer."""
    with _READING:
        known_to(known, level)
        for words in (known, common(known)):
            nearly(words, "A")


def _rate(rate: float) -> float:
    if not 0 <= rate <= 1:
        raise ValueError(f"{rate} is no rate from 0 to 1")
    return rate


def seated(who: Character) -> Bot:
    """A player of this character."""

    def bot(state: State, seat: Seat, prompts: tuple[Prompt, ...], rng: Random) -> Answer | None:
        """A challenge comes first: with the next word it would be too late for it."""
        for prompt in sorted(prompts, key=lambda prompt: "Challenge" not in prompt.kinds):
            if answer := _answer(who, state, seat, prompt, rng):
                return answer
        return None

    return bot


def _answer(who: Character, state: State, seat: Seat, prompt: Prompt, rng: Random) -> Answer | None:
    if "Announce" in prompt.kinds:
        return _announce(who, state, seat, prompt, rng)
    if "Challenge" in prompt.kinds:
        return _challenge(who, state, seat, prompt, rng)
    return _plain(who, state, seat, prompt, rng)


def _plain(who: Character, state: State, seat: Seat, prompt: Prompt, rng: Random) -> Answer | None:
    match prompt.kinds[0]:
        case "Ready":
            if known := state.options.word_list:
                _read_up(known, who.level)  # before the first round, so that nobody waits for it in a race
            return Answer(prompt.id, acts.Ready(), moment(who, 400, rng))
        case "Wind":
            return Answer(prompt.id, acts.Wind(rng.randint(0, 100)), moment(who, 600, rng))
        case "Complete" if state.said:
            word = state.said.word
            slip = misspelling(state, seat, word, rng) if rng.random() < who.err / 2 else ""
            arranging = rng.expovariate(1 / (who.laying * len(word)))
            return Answer(prompt.id, acts.Complete(slip), round(who.reaction / 2 + arranging))
    return None


def _announce(who: Character, state: State, seat: Seat, prompt: Prompt, rng: Random) -> Answer | None:
    found = finds(who, state, seat, rng)
    chosen = _choose(who, state, seat, found, rng)
    if chosen is None:
        return None
    word = (phoney(state, seat, found, rng) if rng.random() < who.err else "") or chosen.word
    return Answer(prompt.id, acts.Announce(word), moment(who, 0, rng) + round(chosen.ms))


def _choose(who: Character, state: State, seat: Seat, found: list[Find], rng: Random) -> Find | None:
    if rng.random() < who.plans:
        return best(state, seat, found)
    standing = state.standing
    if standing and standing.seat == seat:
        found = [find for find in found if len(find.word) > len(standing.word)]
    return found[0] if found else None


def _challenge(who: Character, state: State, seat: Seat, prompt: Prompt, rng: Random) -> Answer | None:
    known, word = state.options.word_list, state.standing
    if known is None or word is None or word.proved:
        return None
    wrong = word.announced != word.word or word.word not in known
    if not wrong and vocabulary(known).levels.get(word.word, 100) <= who.level:
        return None
    if luck(state, seat, word.word) >= (who.notices if wrong else who.doubts):
        return None
    return Answer(prompt.id, acts.Challenge(), moment(who, 700, rng))


def remark(state: State, seat: Seat, action: Action) -> str:
    """What is worth counting in a player's play."""
    match action:
        case acts.Complete(letters):
            word = letters.upper() or (state.said.word if state.said else "")
            spelled = state.said is None or state.said.word == word
            return "words" if spelled and not unlisted(state, word) else "phoneys"
        case acts.Challenge():
            return "challenges"
        case acts.Withdraw():
            return "withdrawals"
    return ""


BOTS = Bots(
    kinds={
        "random": dawdler,
        "beginner": beginner,
        "regular": regular,
        "quick": quick,
        "strong": strong,
    },
    ladder={
        "random": Rung("Dawdler", "Lays a short word now and then, and challenges nothing."),
        "beginner": Rung("Beginner", "Knows everyday words and takes its time over them."),
        "regular": Rung("Regular", "Knows the words of a newspaper, and now and then thinks ahead."),
        "quick": Rung("Quick", "Says the first word it sees, and sees many."),
        "strong": Rung(
            "Strong", "Knows every word, climbs where you cannot follow, and lets no phoney pass."
        ),
    },
    warm=warm,
    remark=remark,
)
