"""Judge, search and self-play for any game whose position is a `Board`, compiled with the engines."""
