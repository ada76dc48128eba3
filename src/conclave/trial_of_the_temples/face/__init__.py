"""What Trial of the Temples says to people, in each language."""
