"""The compiled part of a batch: steps many games and writes observations, masks and legal actions into fixed memory."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from conclave.core.action_space import ActionSpace
from conclave.core.dice import Dice
from conclave.core.search_state import SearchState

CHANCE: Final = -1
TERMINAL: Final = -2
MAX_LEGAL: Final = 320  # legal actions that have an index
SCRATCH: Final = vec[i64]([0] * 2048)
MASK_32: Final = 0xFFFFFFFF

DENSE: Final = 1
SPARSE: Final = 2


def mix_seed(seed: i64, number: i64, episode: i64) -> i64:
    """Return the seed of one game of a batch: two rounds of a 32-bit mixing function over all three numbers."""
    low = mix(mix(seed & MASK_32, number), episode)
    high = mix(mix(low, episode + 1), number + 1)
    return (high >> 1) << 32 | low


def mix(a: i64, b: i64) -> i64:
    """Return 32 well-mixed bits of two numbers (the finalizer of MurmurHash3)."""
    x = (a * 0x9E3779B1 + b + 0x7F4A7C15) & MASK_32
    x ^= x >> 16
    x = (x * 0x45D9F3B) & MASK_32
    x ^= x >> 16
    x = (x * 0x45D9F3B) & MASK_32
    return x ^ (x >> 16)


class Stepper:
    """Games that are stepped together. All vectors are allocated once and never replaced."""

    def __init__(
        self, start: SearchState, space: ActionSpace, n: int, seed: int, observe: int, masks: bool, autoreset: bool
    ) -> None:
        self.start = start
        self.n = n
        self.num_seats = int(start.seats())
        self.num_actions = space.size
        self.starts = space.starts
        self.rooms = space.rooms
        self.seed = seed
        self.observe = observe
        self.masks = masks
        self.autoreset = autoreset
        self.words = int(start.observation_words())
        rows: i64 = n if observe == DENSE else (1 if observe == SPARSE else 0)
        self.obs = vec[i64]([0] * (rows * self.words))
        sparse: i64 = n * 8 * self.words if observe == SPARSE else 0
        self.obs_index = vec[i32]([0] * sparse)
        self.obs_value = vec[u8]([0] * sparse)
        self.obs_count = vec[i32]([0] * n)
        self.mask = vec[u8]([0] * (n * space.size if masks else 0))
        self.legal = vec[i32]([0] * (n * MAX_LEGAL))
        self.answers = vec[i32]([0] * (n * MAX_LEGAL))  # the actions of `legal`
        self.count = vec[i32]([0] * n)
        self.player = vec[i32]([0] * n)
        self.reward = vec[float]([0.0] * (n * self.num_seats))
        self.done = vec[u8]([0] * n)
        self.episode = vec[i64]([0] * n)
        self.length = vec[i64]([0] * n)
        self.states: list[SearchState] = [start.copy() for _ in range(n)]
        self.dice: list[Dice] = [Dice(0) for _ in range(n)]

    def reset(self) -> None:
        """Begin the first game of every place."""
        for i in range(self.n):
            self.episode[i] = 0
            self.done[i] = 0
            self.clear_reward(i)
            self.begin(i)

    def begin(self, i: i64) -> None:
        """Begin the next game of a place."""
        self.states[i] = self.start.copy()
        self.dice[i] = Dice(mix_seed(self.seed, i, self.episode[i]))
        self.length[i] = 0
        self.settle(i)

    def replace(self, i: int, state: SearchState) -> None:
        """Put a copy of a state into a place."""
        self.states[i] = state.copy()
        self.done[i] = 0
        self.clear_reward(i)
        self.settle(i)

    def clear_reward(self, i: i64) -> None:
        for seat in range(self.num_seats):
            self.reward[i * self.num_seats + seat] = 0.0

    def settle(self, i: i64) -> None:
        """Play outcomes of chance until a seat acts or the game is over, then write what that seat gets to know."""
        state = self.states[i]
        dice = self.dice[i]
        actor = state.current_player()
        while actor == CHANCE:
            n = state.fill_legal(SCRATCH)
            state.play_unchecked(SCRATCH[dice.below(n)])
            actor = state.current_player()
        self.player[i] = i32(actor)
        self.list_legal(i, state)
        if self.observe and actor >= 0:
            if self.observe == DENSE:
                state.observe(actor, self.obs, i * self.words)
            else:
                state.observe(actor, self.obs, 0)
                self.list_observed(i)

    def list_legal(self, i: i64, state: SearchState) -> None:
        """Write the legal actions and the mask. Actions without an index (see ActionSpace) are not offered."""
        base = i * MAX_LEGAL
        row = i * self.num_actions
        masks = self.masks
        if masks:
            for k in range(i64(self.count[i])):
                self.mask[row + i64(self.legal[base + k])] = 0
        n = state.fill_legal(SCRATCH)
        found: i64 = 0
        for k in range(n):
            action = SCRATCH[k]
            verb = action >> 12
            operand = action & 0xFFF
            if operand >= self.rooms[verb]:
                continue
            index = self.starts[verb] + operand
            self.legal[base + found] = i32(index)
            self.answers[base + found] = i32(action)
            found += 1
            if masks:
                self.mask[row + index] = 1
        self.count[i] = i32(found)

    def list_observed(self, i: i64) -> None:
        """Write the places and values of an observation that are not zero."""
        base = i * 8 * self.words
        found: i64 = 0
        for at in range(self.words):
            word = self.obs[at]
            place: i64 = 8 * at
            while word:
                value = word & 255
                if value:
                    self.obs_index[base + found] = i32(place)
                    self.obs_value[base + found] = u8(value)
                    found += 1
                word >>= 8
                place += 1
        self.obs_count[i] = i32(found)

    def find(self, i: i64, index: i64) -> i64:
        """Return the place of an action index among the legal ones of a game, or -1."""
        base = i * MAX_LEGAL
        for k in range(i64(self.count[i])):
            if i64(self.legal[base + k]) == index:
                return k
        return -1

    def first_illegal(self, actions: list[int]) -> int:
        """Return the first game whose action is not legal, or -1. Finished games take any action."""
        for i in range(self.n):
            if self.player[i] >= 0 and self.find(i, actions[i]) < 0:
                return i
        return -1

    def step(self, actions: list[int]) -> None:
        """Play one action, given by its index, in every game. All must be legal (see `first_illegal`)."""
        for i in range(self.n):
            if self.done[i]:
                self.done[i] = 0
                self.clear_reward(i)
            if self.player[i] < 0:
                continue
            state = self.states[i]
            state.play_unchecked(i64(self.answers[i * MAX_LEGAL + self.find(i, actions[i])]))
            self.length[i] += 1
            self.settle(i)
            if self.player[i] == TERMINAL:
                self.finish(i, state)

    def finish(self, i: i64, state: SearchState) -> None:
        """Write the result of a finished game, and begin the next one if wanted."""
        self.done[i] = 1
        for seat in range(self.num_seats):
            self.reward[i * self.num_seats + seat] = state.win_share(seat)
        if self.autoreset:
            self.episode[i] += 1
            self.begin(i)

    def play_randomly(self, steps: int, seed: int) -> int:
        """Step all games with uniformly random legal actions, for benchmarks; return the number of decisions."""
        dice = Dice(seed)
        actions = [0] * self.n
        for _ in range(steps):
            for i in range(self.n):
                k = dice.below(i64(self.count[i]))
                actions[i] = int(self.legal[i * MAX_LEGAL + k])
            self.step(actions)
        return steps * self.n
