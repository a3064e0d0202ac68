"""Games that belong together: a match of several tables, and what decides their order, points and awards."""
