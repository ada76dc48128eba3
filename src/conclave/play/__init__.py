"""What every game promises, and the machinery that needs no particular game."""
