"""Spelling a word from the cubes: which cube stands for which letter, with a wild colour and a transfer."""

from collections import Counter
from collections.abc import Iterable, Sequence
from string import ascii_uppercase

from gamehall.games.linguishtik.cubes import Cube
from gamehall.games.linguishtik.judge.word import LONGEST, SHORTEST
from gamehall.games.linguishtik.solver.need import Need
from gamehall.kernel.ruling import Fault
from gamehall.lexicon.capitals import capitals

_NUMBERS = ("no cube", "one cube", "two cubes")


def assign(word: str, need: Need) -> tuple[int, ...] | None:
    """For each letter the cube that stands for it; None if the cubes do not spell the word.

    Cubes are counted over Letters, then Resources. As few of Resources are taken as can be.
    """
    letters = capitals(word)
    if not set(letters) <= set(ascii_uppercase) or need.transfers.keys() & {*letters}:
        return None
    cubes = (*need.letters, *need.resources)
    mat, beside = range(len(need.letters)), range(len(need.letters), len(cubes))
    taken: dict[int, int] = {}
    left = _take(letters, range(len(letters)), _plain(need, cubes, mat), taken)
    short = _take(letters, left, _plain(need, cubes, beside), {})
    wilds = [index for index in mat if cubes[index].colour in need.wilds]
    # A wild cube of Letters goes first where no plain cube of Resources would do.
    asked = [*short, *(at for at in left if at not in short)][: len(wilds)]
    left = [at for at in left if at not in _own_faces_first(letters, asked, cubes, wilds, taken)]
    short = _take(letters, left, _plain(need, cubes, beside), taken)
    wilds = [index for index in beside if cubes[index].colour in need.wilds]
    if len(short) > len(wilds) or (need.most is not None and len(left) > need.most):
        return None
    _own_faces_first(letters, short, cubes, wilds, taken)
    return tuple(taken[at] for at in range(len(letters)))


def _plain(need: Need, cubes: Sequence[Cube], among: Iterable[int]) -> dict[str, list[int]]:
    """The cubes that are not wild, by the letter that each stands for."""
    found: dict[str, list[int]] = {}
    for index in among:
        if cubes[index].colour not in need.wilds:
            found.setdefault(shown(cubes[index], need), []).append(index)
    return found


def _take(
    letters: str, places: Iterable[int], plain: dict[str, list[int]], taken: dict[int, int]
) -> list[int]:
    """Gives each place a cube that shows its letter, while there are any; the places that are left."""
    used: Counter[str] = Counter()
    left = []
    for at in places:
        letter = letters[at]
        free = plain.get(letter, ())
        if used[letter] < len(free):
            taken[at] = free[used[letter]]
            used[letter] += 1
        else:
            left.append(at)
    return left


def _own_faces_first(
    letters: str, places: Sequence[int], cubes: Sequence[Cube], wilds: list[int], taken: dict[int, int]
) -> Sequence[int]:
    """Gives each place a wild cube: one that shows the letter where there is one."""
    free = list(wilds)
    later = []
    for at in places:
        own = next((index for index in free if cubes[index].letter == letters[at]), None)
        if own is None:
            later.append(at)
        else:
            taken[at] = own
            free.remove(own)
    taken.update(zip(later, free, strict=False))
    return places


def shown(cube: Cube, need: Need) -> str:
    """The letter a cube that is not wild stands for; empty where transfers left it none."""
    return need.becomes(cube.letter)


def spelling_fault(word: str, cubes: Sequence[int], need: Need) -> Fault | None:
    """What is wrong with the cubes a player named, one for each letter of the word; None if nothing is."""
    letters = capitals(word)
    there = (*need.letters, *need.resources)
    if not SHORTEST <= len(word) <= LONGEST:
        says = f'"{word}" has {len(word)} letters; the word must have {SHORTEST} to {LONGEST}.'
        return Fault(cites="word-length", says=says)
    if len(cubes) != len(word):
        return Fault(
            cites=_basis(need), says=f'"{word}" has {len(word)} letters, but you named {_cubes(len(cubes))}.'
        )
    if not all(0 <= index < len(there) for index in cubes):
        return Fault(
            cites="demand-not-letter", says="You named a cube that lies neither in Letters nor in Resources."
        )
    if twice := [index for index, times in Counter(cubes).items() if times > 1]:
        return Fault(
            cites=_basis(need), says=f"{_named(there[twice[0]])} is used twice; a cube stands for one letter."
        )
    for letter, index in zip(letters, cubes, strict=True):
        if fault := _letter_fault(letter, there[index], need):
            return fault
    extra = sum(index >= len(need.letters) for index in cubes)
    if need.most is not None and extra > need.most:
        says = f"You take {_cubes(extra)} of Resources; you may take {_cubes(need.most)}."
        return Fault(cites=_basis(need), says=says)
    return None


def _letter_fault(letter: str, cube: Cube, need: Need) -> Fault | None:
    """Why a cube does not stand for a letter."""
    if letter in need.transfers:
        return Fault("letter-transfer", gone(letter, need))
    wild = cube.colour in need.wilds
    if shown(cube, need) == letter or (wild and letter in ascii_uppercase):
        return None
    says = f"{_named(cube)} does not stand for {letter}"
    if cube.letter in need.transfers:
        return Fault("letter-transfer", f"{says}: every {cube.letter} {_became(cube.letter, need)}.")
    if need.wilds and not wild:
        colours = f"{' and '.join(need.wilds)} {'is' if len(need.wilds) == 1 else 'are'} wild"
        return Fault("colour-wild", f"{says}: only {colours}.")
    return Fault(cites=_basis(need), says=f"{says}.")


def gone(letter: str, need: Need) -> str:
    """That no word with a letter that became another can be spelled."""
    return f"Every {letter} {_became(letter, need)}, so no word with {letter} can be spelled."


def _became(letter: str, need: Need) -> str:
    now = need.becomes(letter)
    return f"became {now}" if now else "is gone"


def _basis(need: Need) -> str:
    """The rule that says which cubes the word may be spelled with."""
    match need.most:
        case None:
            return "impossible-any-letters"
        case 2:
            return "forceout-cubes"
        case _:
            return "now-one-cube"


def _named(cube: Cube) -> str:
    return f"The {cube.colour} {cube.letter}"


def _cubes(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else f"{count} cubes"
