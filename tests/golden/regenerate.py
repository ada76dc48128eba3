"""Writes the golden playthroughs: whole random games in readable text. Run it, read the difference, then commit it."""

from __future__ import annotations

import hashlib
from pathlib import Path

from conclave.core.dealer import SeededDice
from conclave.core.game import CHANCE, SPECTATOR, TERMINAL, Events, Game, Options, State
from conclave.core.registry import list_games, load_game, presenter_for

HERE = Path(__file__).parent
CASES = {
    "res_arcana": [("standard", 2), ("standard", 4), ("first_game", 3), ("draft", 3), ("match", 2)],
    "trial_of_the_temples": [("standard", 2), ("standard", 3), ("standard", 4)],
}
SEED = 1


def playthrough(game: Game, options: Options, seed: int) -> str:
    """Every action with what all may see of its consequences, and at each new heading a digest of the whole state."""
    dice, english = SeededDice(f"golden {seed}"), presenter_for(game)
    seats = [f"p{seat + 1}" for seat in range(options.seats)]
    state, lines, heading = game.new(options), [f"{game.name} rules {game.rules_version} {options.to_dict()}"], ""
    while state.current_player() != TERMINAL:
        if heading != (heading := english.phase_title(game.phase(state))):
            lines += ["", f"== {heading} [{digest(state)}]"]
        legal = state.legal_actions()
        action = legal[dice.below(len(legal))]
        actor = "chance" if state.current_player() == CHANCE else seats[state.current_player()]
        lines.append(f"{actor}: {game.write(state, action)}  ({len(legal)} possible)")
        events: Events = []
        state.apply_action(action, events)
        told = [english.describe_event(game.redact(event, SPECTATOR), seats) for event in events]
        lines += [f"    {sentence}" for sentence in told if sentence]
    outcome = game.ending(state)
    return "\n".join([*lines, "", f"== {outcome} [{digest(state)}]", ""])


def digest(state: State) -> str:
    return hashlib.sha256(str(state.dump()).encode()).hexdigest()[:12]


def files() -> dict[Path, str]:
    """Every golden file with what should be in it."""
    made = {}
    for name in list_games():
        game = load_game(name)
        for variant, seats in CASES.get(name, []):
            options = game.options({"seats": seats, "variant": variant})
            made[HERE / f"{name}_{variant}_{seats}.txt"] = playthrough(game, options, SEED)
    return made


if __name__ == "__main__":
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file.name}")
