"""Res Arcana: cards as literals, the machine that runs them, and its table."""
