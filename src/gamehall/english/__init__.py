"""English as school grammar sees it: sentences are read, checked, explained, drawn as diagrams, and written.

    grammar/      from a tree to a reading: clauses, patterns, phrases, functions, features
    parsers/      each gives trees of a text: spaCy's small model, Link Grammar
    reader/       mends the trees by rules over the lexicon, weighs them, gives one reading and its rivals
    correctness/  what is wrong with a sentence
    writer/       sentences made to what is wanted, their tree known by construction
    explain/      a reading in plain words, and as plain data
    diagram/      Reed-Kellogg diagrams of a reading

`tree.py` and `reading.py` hold the values these rooms hand one another; `terms.py` names them, `saying.py`
reads them out. No game is known here, and no rulebook: a fault names the key of its paragraph.
"""
