"""Puzzles: positions mined from games between bots, each with a task and a proof.

`solver`, `forced_win` and `only_move` prove, `miner` finds candidate positions, and `puzzle` defines the result. This
package is independent of the server and the client, and contains no game rules.
"""
