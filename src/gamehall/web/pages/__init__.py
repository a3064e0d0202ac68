"""The hall's own pages, each with its template beside it."""
