"""Coach: reasons for one move and against another, as facts proven by the engine or shown by the search's line.

Reasons are data (`reasons.py`), derived from one seat's information set. `analysis/reason.py` renders them in a
language. This package is independent of the server and the terminal.
"""
