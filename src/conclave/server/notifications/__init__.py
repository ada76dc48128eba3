"""Turn notifications for people who are away: Web Push, and a webhook of the host."""
