"""Holds states in chains, trees, cycles, dicts and thread-local storage, and frees them: `hold_states.py GAME on|off`.

The second argument switches the garbage collector. It prints each case before it frees it, so that the last line of the
output names the case that crashed.
"""

from __future__ import annotations

import gc
import random
import sys
import threading
import weakref
from collections.abc import Callable
from typing import Any

from conclave.core import dice, registry

SIZES = (10, 40, 60, 140, 1000, 10_000)


ORDERS: tuple[Callable[[int], list[int]], ...] = (  # in which objects are freed
    lambda size: list(range(size)),
    lambda size: list(range(size))[::-1],
    lambda size: random.Random(size).sample(range(size), size),
)


class Node:
    """A node of a search tree as a newcomer writes it."""

    def __init__(self, parent: Any, state: Any) -> None:
        self.state = state
        self.parent = parent
        self.children: list[Any] = []


class SlottedNode:
    """The same with slots, parent first."""

    __slots__ = ("parent", "state")

    def __init__(self, parent: Any, state: Any) -> None:
        self.parent = parent
        self.state = state


LINKS: dict[str, Callable[[Any, Any], Any]] = {
    "node": Node,
    "slotted": SlottedNode,
    "list, state first": lambda parent, state: [state, parent],
    "list, state last": lambda parent, state: [parent, state],
    "tuple, state first": lambda parent, state: (state, parent),
    "tuple, state last": lambda parent, state: (parent, state),
    "dict": lambda parent, state: {"parent": parent, "state": state},
    "closure": lambda parent, state: lambda: (parent, state),
}


def chain(link: Callable[[Any, Any], Any], make: Callable[[], Any], size: int) -> Any:
    node = None
    for _ in range(size):
        node = link(node, make())
    return node


def tree(make: Callable[[], Any], size: int) -> list[Any]:
    """Nodes that know their parent and their children: reference cycles everywhere."""
    dealt = random.Random(size)
    nodes = [Node(None, make())]
    while len(nodes) < size:
        parent = dealt.choice(nodes)
        nodes.append(Node(parent, make()))
        parent.children.append(nodes[-1])
    return nodes


def cycle(make: Callable[[], Any], size: int) -> Node:
    first = last = Node(None, make())
    for _ in range(size - 1):
        last = Node(last, make())
    first.parent = last
    return first


def in_a_thread(make: Callable[[], Any], size: int) -> None:
    storage = threading.local()

    def hold() -> None:
        storage.nodes = chain(Node, make, size)
        storage.states = {number: make() for number in range(size)}

    thread = threading.Thread(target=hold)
    thread.start()
    thread.join()


def main(name: str, collector: str) -> None:
    gc.enable() if collector == "on" else gc.disable()
    game = registry.load_game(name)
    start = game.new(game.options({"seats": 2}))
    makers: dict[str, Callable[[], Any]] = {"state": start.copy, "dice": lambda: dice.Dice(1)}
    for size in SIZES:
        for kind, make in makers.items():
            for link_name, link in LINKS.items():
                print("chain", kind, link_name, size, flush=True)
                chain(link, make, size)
            print("tree", kind, size, flush=True)
            for order in ORDERS:
                nodes = tree(make, size)
                for at in order(size):
                    nodes[at] = None
            print("dict", kind, size, flush=True)
            for order in ORDERS:
                held = {at: chain(Node, make, 1 + at % 3) for at in range(size)}
                for at in order(size):
                    del held[at]
            print("cycle", kind, size, flush=True)
            cycle(make, size)
            gc.collect()
            print("thread", kind, size, flush=True)
            in_a_thread(make, size)
            print("shared and weakly held", kind, size, flush=True)
            shared = [make()] * size
            nodes = [Node(None, one) for one in shared]
            watched = weakref.ref(nodes[0])
            del shared, nodes
            gc.collect()
            assert watched() is None
    print("all freed")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
