"""Calling people whose turn it is while they are away: by Web Push, and through a hook of the host's."""
