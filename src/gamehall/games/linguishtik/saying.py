"""Designations and demands as they are read out and as they stand on the demand sheet."""

from gamehall.english import saying as terms
from gamehall.english.terms import Function, Pattern, Purpose, Structure
from gamehall.games.linguishtik.charts import Kind
from gamehall.games.linguishtik.solver.need import detail_of, name_of

KIND_NAMES: dict[Kind, str] = {
    "now": "Challenge Now",
    "impossible": "Challenge Impossible",
    "forceout": "Forceout",
    "hopeless": "Impossible before a designation",
    "time": "End of the round",
}
"""Why solutions are written."""
_NUMBERS = ("four", "five", "six", "seven", "eight", "nine", "ten")
_BE = {
    "compound-word": "a compound word",
    "singular": "singular",
    "plural": "plural",
    "collective": "collective",
    "nominative": "in the nominative case",
    "objective": "in the objective case",
    "personal": "a personal pronoun",
    "indefinite": "an indefinite pronoun",
    "possessive": "a possessive pronoun",
    "interrogative": "an interrogative pronoun",
    "relative": "a relative pronoun",
    "demonstrative": "a demonstrative pronoun",
    "reflexive": "a reflexive pronoun",
    "intensive": "an intensive pronoun",
    "singular-form": "a singular form",
    "plural-form": "a plural form",
    "linking": "a linking verb",
    "regular": "a regular verb",
    "irregular": "an irregular verb",
    "present-participle": "a present participle",
    "past-participle": "a past participle",
    "present-infinitive": "a present infinitive",
    "perfect-infinitive": "a perfect infinitive",
    "present-perfect-infinitive": "a present perfect infinitive",
    "active": "in the active voice",
    "passive": "in the passive voice",
    "imperative-mood": "in the imperative mood",
    "transitive": "transitive",
    "intransitive": "intransitive",
    "emphatic": "in the ? emphatic form",
    "simple-tense": "in the simple ? tense",
    "perfect-tense": "in the ? perfect tense",
    "progressive": "in the ? progressive form",
    "perfect-progressive": "in the ? perfect progressive form",
    "positive": "in the positive degree",
    "comparative": "in the ? comparative degree",
    "superlative": "in the ? superlative degree",
}
"""What the word must be; ? is where present, past, future, regular or irregular stands if it is named."""


def say_designation(designation: str) -> str:
    """Pattern: S-V-DO."""
    name = name_designation(designation)
    if designation in {*Pattern}:
        return f"Pattern: {name}."
    if designation in {*Structure}:
        return f"Structure: {name}."
    return f"Purpose: {name}." if designation in {*Purpose} else f"Sentence: {terms.quoted(name)}."


def name_designation(designation: str) -> str:
    """S-V-DO, compound-complex, imperative."""
    return terms.pattern(Pattern(designation)) if designation in {*Pattern} else designation


def say_demand(demand: str) -> str:
    """One sentence: The word must be plural."""
    detail = detail_of(demand)
    match name_of(demand):
        case "type":
            return f"Type: {detail}."
        case "function":
            return f"Function: {name_function(detail)}."
        case "wild" | "transfer" if _open(detail):
            return _capital(f"{name_demand(demand)}.")
        case "wild":
            return f"{detail.capitalize()} is wild."
        case "transfer":
            one, _, other = detail.partition("=")
            return f"All {one}'s become {other}'s."
        case "contains":
            return f"The word must contain {_letter(detail)}."
        case "lacks":
            return f"The word must not contain {_letter(detail)}."
        case "length":
            return f"The word must have {_number(detail)}."
        case "double-vowel" | "double-consonant":
            return f"The word must have a {_plain(demand)}."
        case "in":
            return f"The word must stand in {terms.an(_plain(detail))}."
        case "not-in":
            return f"The word must not stand in {terms.an(_plain(detail))}."
        case "container-function":
            kind, _, function = detail.partition("=")
            return f"The {_plain(kind)} must be {_part(function)}."
        case "infinitive-function" | "gerund-function" as name:
            return f"The {name.removesuffix('-function')} must be {_part(detail)}."
        case name if name in _BE:
            return f"The word must be {_be(name, detail)}."
    return f"Demanded: {terms.quoted(demand)}."


def name_demand(demand: str) -> str:
    """A few words for a list: plural, in a noun clause, contains E."""
    detail = detail_of(demand)
    match name_of(demand):
        case "type":
            return detail
        case "function":
            return name_function(detail)
        case "wild":
            return "a colour is wild" if _open(detail) else f"{detail} is wild"
        case "transfer":
            one, _, other = detail.partition("=")
            return "a letter becomes another" if _open(detail) else f"{one} becomes {other}"
        case "contains":
            return f"contains {_letter(detail)}"
        case "lacks":
            return f"does not contain {_letter(detail)}"
        case "length":
            return _number(detail)
        case "in":
            return f"in {terms.an(_plain(detail))}"
        case "not-in":
            return f"not in {terms.an(_plain(detail))}"
        case "container-function":
            kind, _, function = detail.partition("=")
            return f"{_plain(kind)} as {name_function(function)}"
        case "infinitive-function" | "gerund-function" as name:
            return f"{name.removesuffix('-function')} as {name_function(detail)}"
        case name if name in _BE:
            be = _be(name, detail)
            return be.removeprefix("in the ").removeprefix("a ").removeprefix("an ")
    return _plain(demand)


def _be(name: str, detail: str) -> str:
    return " ".join(_BE[name].replace("?", detail).split())


def _open(detail: str) -> bool:
    """Whether something is still to be named."""
    return "?" in detail


def _letter(detail: str) -> str:
    return "a letter" if _open(detail) else detail


def _number(detail: str) -> str:
    known = {str(number): word for number, word in enumerate(_NUMBERS, 4)}
    return "a number of letters" if _open(detail) else f"{known.get(detail, detail)} letters"


def name_function(name: str) -> str:
    """Direct object, noun used as an adjective."""
    return terms.function(Function(name)) if name in {*Function} else _plain(name)


def _part(name: str) -> str:
    """With its article: the direct object, a modifier of a verb."""
    return terms.part(Function(name)) if name in {*Function} else _plain(name)


def _plain(name: str) -> str:
    return name.replace("-", " ")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
