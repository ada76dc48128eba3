"""Live tables: rooms, their games, watchers and bots."""
