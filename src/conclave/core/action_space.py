"""Action spaces: a dense, stable numbering of the players' actions, for policies and masks; compiled with the engines.

A space is a list of blocks, one for each verb that a player can use. A block has room for operands that do not exist
yet, so that new components take numbers of the reserve and no number moves. New verbs are appended at the end.
Outcomes of chance are not part of a space.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.errors import MalformedAction

VERB_SHIFT: Final = 12  # action = verb << VERB_SHIFT | operand
OPERAND_MASK: Final = 0xFFF
MAX_VERBS: Final = 64


class ActionSpace:
    """The numbering of one game. `blocks` lists verb and room of each block; the order never changes."""

    def __init__(self, version: int, blocks: list[tuple[int, int]]) -> None:
        self.version = version
        self.blocks = blocks
        self.starts = vec[i64]([-1] * MAX_VERBS)
        self.rooms = vec[i64]([0] * MAX_VERBS)
        size: i64 = 0
        for verb, room in blocks:
            self.starts[verb] = size
            self.rooms[verb] = room
            size += room
        self.size = int(size)
        text = f"{version}:" + ",".join([f"{verb}*{room}" for verb, room in blocks])
        self.digest = hashlib.sha256(text.encode()).hexdigest()[:16]

    def find(self, action: i64) -> i64:
        """Return the index of an action, or -1 if it has none."""
        verb = action >> VERB_SHIFT
        operand = action & OPERAND_MASK
        if verb < 0 or verb >= MAX_VERBS or operand >= self.rooms[verb]:
            return -1
        return self.starts[verb] + operand

    def index(self, action: int) -> int:
        """Return the index of an action, from 0 to size-1; MalformedAction if no player can have this action."""
        found = self.find(action) if 0 <= action < 1 << 40 else -1
        if found < 0:
            raise MalformedAction(f"{action} is not in the players' action space (see Game.action_space)")
        return int(found)

    def action(self, index: int) -> int:
        """Return the action of an index. It may be of the reserve, and is then legal nowhere."""
        if 0 <= index < self.size:
            for verb, room in self.blocks:
                start: int = int(self.starts[verb])
                if index < start + room:
                    return verb << VERB_SHIFT | (index - start)
        raise MalformedAction(f"there is no action with index {index}; indices are 0 to {self.size - 1}")
