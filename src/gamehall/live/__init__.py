"""Tables in play: one writer a table, clocks, bots, and word to everybody who watches."""
