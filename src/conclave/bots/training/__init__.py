"""Training by self-play: games, a replay buffer on disk, fitting, candidate matches and promotion (`make train`). Needs
torch."""
