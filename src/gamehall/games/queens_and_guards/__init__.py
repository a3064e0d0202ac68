"""Queens & Guards: hexagons in bands, traps that bind when they are announced, a queen among her guards."""
