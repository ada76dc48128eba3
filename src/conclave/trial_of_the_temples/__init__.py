"""Trial of the Temples, the second game on the table."""
