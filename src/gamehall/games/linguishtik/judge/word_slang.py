"""LT 21 D: whether a word is used in a slang or vulgar sense, as far as the sentence shows its sense."""

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.english.tree import Tree
from gamehall.lexicon.knowledge import Form, Frame, Mark, Meant, NounClass, Pos, Reading, entry
from gamehall.lexicon.sounds import an

_PARTS = {
    "NN": Pos.NOUN,
    "VB": Pos.VERB,
    "JJ": Pos.ADJECTIVE,
    "RB": Pos.ADVERB,
    "UH": Pos.INTERJECTION,
}
_PEOPLE = listed("i you he she we they who")
_HIS = listed("his her")
_CALLED = ("vocative", "npadvmod", "intj")
_PAYS = listed("earn owe spend invest inherit deposit pay cost charge bet withdraw")
_MONEY_NEAR = listed("rent salary wages paycheck bank wallet loan debt mortgage")


def slang_fault(word: str, index: int | None, tree: Tree | None) -> Fault | None:
    """Sure where every sense of the word is so labelled; a doubt where the sentence may mean such a sense."""
    pos = _part(word, index, tree)
    known = forms.readings(word.lower())
    own = [reading for reading in known if reading.pos is pos]
    marks = [_mark(reading) for reading in own]
    if not own or pos is None or not any(marks):
        return None
    given = [mark for mark in marks if mark is not None]
    if len(given) == len(marks) and all(mark.usual for mark in given):
        if all(mark.certain for mark in given):
            return _fault(f"As {an(pos)} {quoted(word)} is labelled {given[0].kind}.", sure=True)
        if pos is Pos.ADJECTIVE and Form.PAST_PARTICIPLE in forms.verb_forms(word.lower()):
            return None  # a smashed window: the participle does an adjective's work
        return _fault(f"As {an(pos)} {quoted(word)} may be labelled {given[0].kind}.")
    for meant in dict.fromkeys(each for mark in given for each in mark.meant):
        if tree is not None and index is not None and _means(meant, index, tree, own[0]):
            return _fault(f"{quoted(word)} for {meant} is slang: a judge decides whether that is meant.")
    return None


def _fault(says: str, *, sure: bool = False) -> Fault:
    return Fault("word", "word-slang", says, sure)


def _part(word: str, index: int | None, tree: Tree | None) -> Pos | None:
    """The part of speech by the tree; without one, that in which the word is met most."""
    if tree is None or index is None:
        return forms.likeliest(word.lower())
    return None if tree[index].tag.startswith("NNP") else _PARTS.get(tree[index].tag[:2])


def _mark(reading: Reading) -> Mark | None:
    known = entry(reading.lemma)
    return next((mark for mark in known.marks if mark.pos is reading.pos), None) if known else None


def _is_person(index: int, tree: Tree) -> bool:
    node = tree[index]
    if node.tag in ("PRP", "WP"):
        return node.lower in _PEOPLE
    known = forms.readings(node.lower)
    return forms.is_a(node.lower, NounClass.PERSON) or (node.tag == "NNP" and not known)


def _subject(verb: int, tree: Tree) -> int | None:
    return next(iter(tree.under(verb, "nsubj")), None)


def _means(meant: Meant, index: int, tree: Tree, reading: Reading) -> bool:
    match meant:
        case Meant.PERSON:
            return _means_person(index, tree, reading)
        case Meant.MONEY:
            return _means_money(index, tree)
        case Meant.SAYING:
            return _means_saying(index, tree)
    return False


def _means_person(index: int, tree: Tree, reading: Reading) -> bool:
    """Said to be somebody, called, or doing or suffering what only happens with people."""
    node = tree[index]
    if node.dep in _CALLED:
        return True
    head = tree[node.head]
    if node.dep == "attr":
        subject = _subject(node.head, tree)
        return subject is not None and _is_person(subject, tree)
    if node.dep == "appos":
        return _is_person(node.head, tree)
    if any(tree[i].lower == "who" for verb in tree.under(index, "relcl") for i in tree.under(verb, "nsubj")):
        return True
    if reading.classes[:1] and reading.classes[0] in (NounClass.ANIMAL, NounClass.GROUP):
        return False
    if node.dep == "nsubj":
        done = _all_frames(head.lower, Frame.BY_SOMEBODY)
        return done or any(tree[i].lower in _HIS and tree[i].head != index for i in _below(node.head, tree))
    return node.dep == "dobj" and _all_frames(head.lower, Frame.TO_SOMEBODY)


def _means_money(index: int, tree: Tree) -> bool:
    """ "Earned much bread", "earned a lot of bread", "bread in the bank"."""
    above = [index, *tree.above(index)][:4]
    paid = any(tree[i].dep == "dobj" and forms.verb_lemmas(tree[tree[i].head].lower) & _PAYS for i in above)
    return paid or any(node.lower in _MONEY_NEAR or node.lemma in _MONEY_NEAR for node in tree.nodes)


def _means_saying(index: int, tree: Tree) -> bool:
    """ "His story was tripe"."""
    subject = _subject(tree[index].head, tree) if tree[index].dep == "attr" else None
    return subject is not None and forms.is_a(tree[subject].lower, NounClass.SAYING)


def _all_frames(verb: str, frame: Frame) -> bool:
    verbs = [each for each in forms.readings(verb) if each.pos is Pos.VERB]
    return bool(verbs) and all(frame in each.frames for each in verbs)


def _below(verb: int, tree: Tree) -> list[int]:
    return [i for i in range(len(tree)) if verb in tree.above(i)]
