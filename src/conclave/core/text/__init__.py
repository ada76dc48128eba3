"""Texts for people, in each language: Fluent messages, presenters, narration."""
