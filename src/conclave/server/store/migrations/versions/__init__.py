"""Schema migrations, in order."""
