"""The game protocols and everything that works for any game."""
