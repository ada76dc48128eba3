"""Trial of the Temples, the second game of Conclave."""
