"""Two figures that players feel: the time of a replay, and the time until the first question (`make bench-extras`)."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from conclave.core.dealer import SeededDealer, SeededDice
from conclave.core.game import Action
from conclave.core.record import Player, decode, encode
from conclave.core.registry import list_games, load_game
from conclave.core.session import Session

ACTIONS = 300
RUNS = 9


def record_of(name: str) -> bytes:
    """A saved game of about 300 actions, as it lies on disk."""
    game = load_game(name)
    session = Session(game, game.options({"seats": 2}), SeededDealer("bench"), plays_forced=False)
    dice = SeededDice("bench")
    while session.length < ACTIONS and session.state.current_player() >= 0:
        state, answer = session.state.copy(), list[Action]()
        while not answer or state.is_mid_action():
            legal = state.legal_actions()
            answer.append(legal[dice.below(len(legal))])
            state.apply_action(answer[-1])
        session.submit(session.state.current_player(), session.length, answer)
    return encode(session.to_record([Player("Ada"), Player("Bob")]))


def replay(name: str) -> str:
    """The best time to read and replay it."""
    data = record_of(name)
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        Session.from_record(decode(data))
        times.append(time.perf_counter() - start)
    return f"{name}: {len(decode(data).actions)} actions read and replayed in {min(times) * 1000:.2f} ms"


def first_question(command: list[str]) -> str:
    """The median time until a game asks its first question and, with nobody there, saves itself."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run([*command, "--seed", "1"], stdin=subprocess.DEVNULL, capture_output=True, check=False)
        times.append(time.perf_counter() - start)
    return f"{' '.join(command[-2:])}: first question and end of program after {sorted(times)[RUNS // 2]:.2f} s"


def main() -> None:
    """Measure both."""
    for name in list_games():
        print(replay(name))
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)  # the game that nobody plays is saved here
        for name in list_games():
            print(first_question([sys.executable, "-m", "conclave", "play", name]))


if __name__ == "__main__":
    main()
