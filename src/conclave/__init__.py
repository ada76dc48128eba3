"""One table for two mage games: `play` is what every game promises, and the way in for programs."""
