"""The hall is proved: load, crashes, sieges, measures, with real people's messages over real sockets."""
