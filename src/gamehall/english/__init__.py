"""English as school grammar sees it: sentences are read, judged, drawn as diagrams, and written.

    eyes/      the parsers: each gives trees of a text (spaCy's small model, Link Grammar)
    fusing/    mends the trees by rules over the lexicon, weighs them, gives one reading and its rivals
    grammar/   from a tree to a reading: clauses, patterns, phrases, functions, features
    judging/   a claim ("this word is the direct object, plural, in a noun clause") and its answer
    diagram/   Reed-Kellogg diagrams of a reading
    writing/   sentences made to order, their tree known by construction

`tree.py`, `reading.py` and `claim.py` hold the values these folders hand one another; `terms.py` names them.
"""
