"""Judge, search and self-play for any game whose position is a `Unchecked`, compiled with the engines."""
