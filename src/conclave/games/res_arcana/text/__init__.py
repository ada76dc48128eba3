"""Texts of Res Arcana in each language."""
