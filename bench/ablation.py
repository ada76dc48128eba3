"""Which parts of a mind are worth having (`python bench/ablation.py GAME COURSE`, after `make train`; needs torch).

Nets of several shapes are fitted to the same games of a course, from the same beginning, and meet the usual one on
paired deals, both with one look at every move.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from conclave.bots.learning.contest import Standing, contest
from conclave.bots.learning.course import DECAY, RATES, Plan, begin
from conclave.bots.learning.net import Net, fit
from conclave.bots.learning.playing import Lessons, joined
from conclave.bots.weights import facts_of, mind_of
from conclave.play.registry import find

ENDLESS = float("inf")  # a contest's test never stops it


def begun(game: str, hidden: int, middle: int) -> Net:
    """As a course begins where there is no champion."""
    torch.manual_seed(1)
    net = Net(facts_of(game), hidden, middle, Plan(game).keys)
    begin(net, game)
    return net


def alone(net: Net) -> Net:
    """Each seat judged and each move ranked by the seat's own facts: what rivals have counts in the softmax alone."""
    for part, own in ((net.second, net.shape[2]), (net.asking, net.shape[3])):
        mask = torch.ones_like(part)
        mask[:, own:] = 0.0
        part.data *= mask
        part.register_hook(lambda slope, mask=mask: slope * mask)
    return net


def fitted(net: Net, lessons: Lessons, passes: int) -> Net:
    """The mean of what it was on the way, as in a course."""
    optimizer = torch.optim.AdamW([part for part in net.parameters() if part.requires_grad], weight_decay=DECAY)
    mean = Net(*net.shape)
    mean.load_state_dict(net.state_dict())
    for seed in range(passes):
        fit(net, mean, optimizer, lessons, RATES[0], seed)
    return mean


def main() -> None:
    """Fit all, and let the others meet the usual one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("course", type=Path, help="its folder")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--deals", type=int, default=150)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    game, lessons = find(asked.game), joined([Lessons.load(path) for path in sorted(asked.course.glob("games/*.npz"))])
    usual = Plan(game.name)
    nets = {
        "usual": begun(game.name, usual.hidden, usual.middle),
        "without rivals": alone(begun(game.name, usual.hidden, usual.middle)),
        "twice as wide": begun(game.name, 2 * usual.hidden, usual.middle),
    }
    minds = {name: mind_of(fitted(net, lessons, asked.passes).weights(game.name, {})) for name, net in nets.items()}
    print(f"{len(lessons.seats)} positions, {asked.passes} passes")
    for name in list(minds)[1:]:
        met: Standing = contest(game, minds[name], minds["usual"], "ablation", asked.deals, 1, ENDLESS)
        spread = (met.squares / met.deals - met.share**2) ** 0.5
        print(f"{name}: {met.share:.1%} ± {1.96 * spread / met.deals**0.5:.1%} against the usual, {met.deals} deals")


if __name__ == "__main__":
    main()
