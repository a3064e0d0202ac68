"""LT 22 F: interjections, direct address, appositives and conjunctive adverbs are set off."""

from collections.abc import Iterator

from gamehall.english.claim import Fault
from gamehall.english.grammar.sight import FINITE_TAGS, Sight
from gamehall.english.grammar.verb_lists import NAMED_OBJECT, RECIPIENT, listed
from gamehall.english.judging.saying import quoted
from gamehall.english.judging.sentence import forms
from gamehall.english.judging.sentence.faults import in_punctuation
from gamehall.english.judging.sentence.page import Page
from gamehall.english.tree import Tree
from gamehall.lexicon.knowledge import Form, Frame, Kind, NounClass, Pos, entry

_NOUN_AT_MOST = frozenset({Pos.INTERJECTION, Pos.NOUN, Pos.VERB, Pos.ADVERB})
_WITHOUT_COMMA = frozenset({"please", "thanks", "o"})
_TWO_WORDS = frozenset(
    {"my", "no", "boy", "dear", "well", "man", "yes", "goodness", "gracious", "god", "heavens", "there"}
)


def interjection(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Ouch that needle is sharp." """
    words = page.words
    if len(words) < 2:
        return
    at = 0
    while (
        at + 1 < len(words)
        and at < 2
        and not page.after(words[at]).strip()
        and words[at + 1].lower in _TWO_WORDS
    ):
        if not _interjects(page, sight, at):
            break
        at += 1
    word = words[at]
    if not _interjects(page, sight, 0) or (
        at and Pos.INTERJECTION not in forms.parts(word.lower) and word.lower != "my"
    ):
        return
    after = page.after(word).strip()
    if not after:
        yield in_punctuation(
            f"After the interjection {quoted(word.text)} a comma or an exclamation mark is missing."
        )
    elif after == "." and at + 1 < len(words):
        yield in_punctuation(
            f"After the interjection {quoted(word.text)} stands a comma or an exclamation mark, not a period."
        )


def _interjects(page: Page, sight: Sight, index: int) -> bool:
    word = page.words[index].lower
    if Pos.INTERJECTION not in forms.parts(word) or word in _WITHOUT_COMMA:
        return False
    node = next((node for node in sight.tree.nodes if node.start == page.words[index].start), None)
    if node is None:
        return False
    if forms.parts(word) == {Pos.INTERJECTION}:
        return True
    weights = [each.weight for each in forms.readings(word) if each.pos is not Pos.INTERJECTION]
    if max(weights, default=0) <= 1 and forms.parts(word) <= _NOUN_AT_MOST:
        return node.dep not in ("dobj", "pobj", "conj") and not _is_verb_or_noun_here(sight, node.start)
    following = page.words[index + 1].lower if index + 1 < len(page.words) else ""
    subject = following in ("i", "he", "she", "we", "they", "it", "you", "that", "this", "there")
    return (
        node.tag == "UH"
        and node.dep == "intj"
        and subject
        and word in ("yes", "no", "well", "oh", "boy", "man")
    )


def _is_verb_or_noun_here(sight: Sight, start: int) -> bool:
    """ "Cheers rose", "Bravo was his call sign"; a verb right after it makes it a subject."""
    tree = sight.tree
    at = next(i for i, node in enumerate(tree.nodes) if node.start == start)
    if tree[at].tag in ("VBD", "VBZ", "VBP") or tree[at].dep in (
        "nsubj",
        "nsubjpass",
        "det",
        "amod",
        "compound",
        "poss",
    ):
        return at + 1 < len(tree) and (tree[at + 1].tag in FINITE_TAGS or tree[at].tag.startswith("VB"))
    return False


def address(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Waiter please bring us the menu", "Close the door Maria"."""
    tree = sight.tree
    if not len(tree) > 2:
        return
    called = _called_first(tree)
    if called is not None:
        yield in_punctuation(f"After {quoted(tree[called].text)}, who is spoken to, a comma is missing.")
        return
    last = len(tree) - 2 if tree[len(tree) - 1].tag == "." else len(tree) - 1
    if _called_last(sight, last):
        known = forms.is_name(tree[last].lower) or not forms.readings(tree[last].lower)
        yield in_punctuation(
            f"Before {quoted(tree[last].text)}, who is spoken to, a comma is missing.", sure=known
        )


def _called_first(tree: Tree) -> int | None:
    """One person named first, then "please" or a base form that does not agree with one person."""
    first, after = tree[0], tree[1]
    person = (first.tag == "NNP" and Form.BASE not in forms.verb_forms(first.lower)) or _is_person(
        first.lower
    )
    if after.lower == "please" and first.tag.startswith("NN") and tree[2].lower != "":
        base = Form.BASE in forms.verb_forms(tree[2].lower) and tree[2].tag.startswith("VB")
        return 0 if base and (person or forms.is_a(first.lower, NounClass.PERSON)) else None
    known = forms.verb_forms(after.lower)
    plain = Form.BASE in known and Form.PAST not in known and after.tag in ("VB", "VBP")
    singular = person and not forms.only_plural(first.lower)
    if (
        plain
        and singular
        and tree[2].tag in ("DT", "PRP$", "PRP", "IN", "RB", "RP")
        and after.lower not in ("do", "have")
    ):
        return 0 if not any(node.tag in FINITE_TAGS for node in tree.nodes[2:]) else None
    return None


def _is_person(lower: str) -> bool:
    return (
        forms.is_a(lower, NounClass.PERSON)
        and forms.only_singular(lower)
        and Form.BASE not in forms.verb_forms(lower)
    )


def _called_last(sight: Sight, last: int) -> bool:
    tree = sight.tree
    node = tree[last]
    if last < 2 or not node.text[0].isupper() or node.tag != "NNP":
        return False
    before = tree[last - 1]
    root = tree.roots[0]
    verb = sight.verbs.get(root)
    if verb is None or len(tree.roots) != 1 or tree[root].tag not in ("VB", "VBP", "VBG"):
        return False
    asked = verb.imperative or sight.is_question()
    if not asked or before.text == "," or any(n.text[0].isupper() for n in tree.nodes[1:last]):
        return False
    if _takes_two(tree[root].lower):
        return False
    determined = tree[last - 2].tag in ("DT", "PRP$")
    thing = determined and before.tag == "NN" and forms.is_a(before.lower, NounClass.ARTIFACT, NounClass.FOOD)
    person = before.lower in ("me", "you", "us") and node.dep in ("npadvmod", "dobj", "appos")
    place = before.lower in ("here", "there", "now", "home", "away", "up", "down")
    return (thing or person or place) and node.dep != "pobj"


def appositive(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "My neighbor a plumber fixed our sink": no commas; "My neighbor, a plumber fixed": only one."""
    tree = sight.tree
    for index, node in enumerate(tree.nodes):
        if not node.tag.startswith("NN"):
            continue
        named = _renamed(sight, index)
        if named is None or not _opens_appositive(tree, named, index):
            continue
        if tree[named].tag in ("NN", "NNP") and not (
            named == 0 and Form.BASE in forms.verb_forms(tree[0].lower)
        ):
            yield in_punctuation(f"The appositive {quoted(node.text)} needs commas.")
    yield from _half_set_off(page, sight)


def _opens_appositive(tree: Tree, named: int, index: int) -> bool:
    """Whether the phrase of this noun begins right after the other, with "a", or after a name with "our"."""
    opens = tree[named + 1]
    if opens.head != index or opens.dep not in ("det", "poss"):
        return False
    return opens.lower in ("a", "an") or (opens.tag == "PRP$" and tree[named].tag == "NNP")


def _renamed(sight: Sight, index: int) -> int | None:
    """What this noun renames: as an appositive, or taken for a second object of a verb that has but one."""
    tree = sight.tree
    node = tree[index]
    if node.dep == "appos" and node.head < index:
        governs = tree[tree[node.head].head]
        second = tree[node.head].dep in ("dobj", "dative") and _takes_two(governs.lower)
        return None if second else node.head
    if node.dep in ("nsubj", "dobj") and (before := _name_before(sight, index)) is not None:
        return before
    if node.dep == "dobj":
        named = tree.first(node.head, "dative")
        plain = named is not None and tree[named].tag == "NNP" and not _takes_two(tree[node.head].lower)
        return named if plain else None
    return None


def _name_before(sight: Sight, index: int) -> int | None:
    """ "Rover a large dog barked", "I met Carlos a chef": a name right before, taken for something else."""
    tree, verb = sight.tree, sight.tree[index].head
    opens = tree.first(index, "det", "poss")
    if opens is None or opens == 0 or tree[opens - 1].tag != "NNP":
        return None
    named = opens - 1
    common = max((each.weight for each in forms.readings(tree[named].lower)), default=0) > 1
    if common or _is_time(tree[named].lower) or (tree[index].dep == "dobj" and _takes_two(tree[verb].lower)):
        return None
    return named if tree[named].head in (index, verb) else None


def _is_time(lower: str) -> bool:
    found = entry(lower)
    return found is not None and any(NounClass.TIME in each.classes[:1] for each in found.readings)


def _takes_two(verb: str) -> bool:
    two = bool(forms.frames(verb) & {Frame.DITRANSITIVE, Frame.OC_NOUN})
    return two or bool(forms.verb_lemmas(verb) & (RECIPIENT | NAMED_OBJECT))


def _half_set_off(page: Page, sight: Sight) -> Iterator[Fault]:
    """A comma before the appositive and none after it, right before the verb."""
    tree = sight.tree
    for verb in sight.verbs:
        found = [i for i in tree.under(verb, "nsubj", "nsubjpass") if i < verb]
        if len(found) != 2 or tree[found[0]].tag not in ("NN", "NNP"):
            continue
        opens = min(tree.subtree(found[1]))
        plain = tree[opens].lower in ("a", "an") and tree[opens - 1].text == "," and opens - 2 == found[0]
        if (
            plain
            and verb == max(tree.subtree(found[1])) + 1
            and forms.is_a(tree[found[1]].lower, NounClass.PERSON, NounClass.ANIMAL)
        ):
            yield in_punctuation(f"After the appositive {quoted(tree[found[1]].text)} a comma is missing.")


_STRICT = listed(
    "therefore moreover however furthermore nevertheless nonetheless consequently accordingly otherwise"
    " likewise similarly"
)
_MOSTLY = frozenset({"indeed", "besides", "anyway", "meanwhile"})


def conjunctive_adverb(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "The power failed, therefore, we lit candles": a semicolon before, a comma after."""
    words, tree = page.words, sight.tree
    starts = {node.start: i for i, node in enumerate(tree.nodes)}
    for index in range(1, len(words) - 1):
        word = words[index]
        if Kind.CONJUNCTIVE_ADVERB not in forms.kinds(word.lower) or page.quoted(word.start):
            continue
        before, after = page.before(word).strip(), page.after(word).strip()
        node = starts.get(words[index + 1].start)
        here = starts.get(word.start)
        if node is None or here is None or _modifies_next(word.lower, words[index + 1].lower):
            continue
        if word.lower not in _STRICT:
            if before == ";" and not after and _subject_next(sight, node):
                yield in_punctuation(
                    f"After {quoted(word.text)} a comma is missing.", sure=word.lower in _MOSTLY
                )
            continue
        if before == ";" and not after:
            yield in_punctuation(f"After {quoted(word.text)} a comma is missing.")
        elif (
            before in ("", ",")
            and _subject_next(sight, node)
            and _clause_before(sight, here)
            and (before or not after)
        ):
            yield in_punctuation(
                f"Before {quoted(word.text)} a semicolon must stand between the two clauses."
            )


def _modifies_next(word: str, following: str) -> bool:
    """ "However hard he tried": the adverb belongs to the next word."""
    return (
        word in ("however", "otherwise", "similarly")
        and forms.likeliest(following) in (Pos.ADJECTIVE, Pos.ADVERB)
        and (
            not forms.kinds(following) & {Kind.ARTICLE, Kind.POSSESSIVE, Kind.DEMONSTRATIVE, Kind.INDEFINITE}
        )
    )


def _subject_next(sight: Sight, index: int) -> bool:
    """Whether a clause begins here: with its subject, and the verb after it."""
    tree = sight.tree
    for verb, known in sight.verbs.items():
        subject = sight.subject_of(verb) if known.finite else None
        if subject is not None and subject < verb and min(tree.subtree(subject)) == index:
            return True
    return tree[index].lower in ("i", "he", "she", "we", "they")


def _clause_before(sight: Sight, index: int) -> bool:
    """Whether an independent clause stands complete before this place."""
    tree = sight.tree
    if any(tree[i].dep == "mark" or tree[i].tag in ("WRB", "CC") for i in (0, index - 1, max(index - 2, 0))):
        return False
    return any(
        verb < index and known.finite and sight.subject_of(verb) is not None and not tree.under(verb, "mark")
        for verb, known in sight.verbs.items()
    )
