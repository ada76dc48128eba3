"""Laboratory: research environments, batches of games, data sets, and other people's bots."""
