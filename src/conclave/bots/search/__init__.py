"""Compiled evaluators and tree search for any game whose state is a `SearchState`."""
