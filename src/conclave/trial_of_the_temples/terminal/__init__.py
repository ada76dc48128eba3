"""Trial of the Temples drawn in a terminal."""
