"""Res Arcana: card literals, the engine that runs them, texts and terminal rendering."""
