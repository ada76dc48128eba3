"""Res Arcana drawn in a terminal."""
