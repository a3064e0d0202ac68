"""An event on paper: what hangs on the wall, lies on the tables and is given away at the end."""
