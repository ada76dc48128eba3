"""Train a policy-value net by self-play: `python -m conclave.bots.training GAME`, or `make train`."""

from __future__ import annotations

import argparse
from pathlib import Path

from conclave.bots.match.executors import PoolExecutor, make_cluster_pool, make_process_pool
from conclave.bots.training.training_run import Plan, TrainingRun


def main() -> None:
    """Parse the command line and start the training run, or resume the one in the folder."""
    usual = Plan("")
    parser = argparse.ArgumentParser(prog="python -m conclave.bots.training", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, help="the folder of the course; by default .build/train/GAME")
    parser.add_argument("--seed", default=usual.seed)
    parser.add_argument("--generations", type=int, default=usual.generations)
    parser.add_argument("--games", type=int, default=usual.games, help="games in a generation")
    parser.add_argument("--iterations", type=int, default=usual.iterations, help="of a decision; 1 is one look")
    parser.add_argument("--deals", type=int, default=usual.deals, help="of a contest with the champion, at most")
    parser.add_argument("--hidden", type=int, default=usual.hidden, help="units of a seat")
    parser.add_argument("--middle", type=int, default=usual.middle, help="units that see rivals too")
    parser.add_argument("--exploit", action="store_true", help="learn only to beat the champion in the package")
    parser.add_argument("--workers", type=int, default=0, help="processes that play; 0: this one does")
    parser.add_argument("--scheduler", default="", help="the address of a Dask scheduler whose workers play instead")
    asked = parser.parse_args()
    same = ("game", "seed", "generations", "games", "iterations", "deals", "hidden", "middle")
    plan = Plan(**{name: getattr(asked, name) for name in same}, exploits=asked.exploit)
    pool: PoolExecutor | None = None
    if asked.scheduler:
        pool = make_cluster_pool(asked.scheduler)
    elif asked.workers:
        pool = make_process_pool(asked.workers)
    folder = asked.out or Path(".build", "train", asked.game)
    TrainingRun(plan, folder, lambda line: print(line, flush=True)).run(pool.open_executor if pool else None)


if __name__ == "__main__":
    main()
