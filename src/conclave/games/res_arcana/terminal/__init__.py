"""Terminal rendering of Res Arcana."""
