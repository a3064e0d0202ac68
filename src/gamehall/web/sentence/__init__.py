"""Sentences on pages: by whom they are read, and the gallery of diagrams."""
