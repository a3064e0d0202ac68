"""The games, one folder each; `kernel.catalog` finds them by looking."""
