"""What Res Arcana says to people, in each language."""
