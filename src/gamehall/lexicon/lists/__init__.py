"""Word lists in files: read, laid out, kept on the hall's shelf, chosen for a table."""
