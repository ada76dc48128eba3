"""What speaks for a move and against another, as facts that the engine can prove or the search's line shows.

Reasons are data (`reasons.py`), made from what one seat may know; `words.py` says them in a language. No server, no
terminal.
"""
