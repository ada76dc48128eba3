"""Learning by playing: self-play, a buffer on disk, fitting, contests and promotion (`make train`). Needs torch."""
