"""Texts of Trial of the Temples in each language."""
