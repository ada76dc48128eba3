"""Puzzles: positions of bots' games with a task that has a proof. No server, no screen, no rules of their own.

`proving`, `reaping` and `weighing` prove, `finding` looks for positions worth it, `puzzle` is what comes of that.
"""
