"""The parsers that look at a sentence. Each gives trees in the one form of `tree.py`."""
