"""Matches between bots: arena, tournament, statistics, ladder."""
