"""Mazes to act in: a Gymnasium Env and VectorEnv over any recipe of squares. Without Gymnasium they have no spaces, and work all the same.

An observation is the maze as bytes, (4, rows, columns): closed sides (north 1, east 2, south 4, west 8; 31 where there is no cell), 1 at the agent,
1 at the goal, and 1 at cells that were visited. With view=k it is the square of 2 k + 1 cells around the agent, beyond the maze 31, 0, 0, 0.
Actions are 0 north, 1 east, 2 south, 3 west; a step into a wall stays. The reward is 1 at the goal and else 0, less cost a step.
Gymnasium knows them as mazewright/Maze-v0.
"""

import os

import numpy

from .stream import mazes

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode
except ImportError:
    gymnasium = None

Env, VectorEnv = (gymnasium.Env, gymnasium.vector.VectorEnv) if gymnasium else (object, object)
NONE = 31
CHANNELS = 4
METADATA = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}

if gymnasium:
    gymnasium.register("mazewright/Maze-v0", "mazewright:MazeEnv", vector_entry_point="mazewright:MazeVectorEnv", kwargs={"source": "rectangle:9x9/wilson"})


class Supply:
    """Mazes of a source, as many as are asked for: epoch after epoch of a thousand blocks at most, or of a specification's split."""

    def __init__(self, source, seed, options):
        self.source, self.options, self.seed, self.is_fresh = os.fspath(source), dict(options), seed, True
        self.epoch = self.options.pop("epoch", 0)
        if not self.source.endswith(".toml"):
            self.options.setdefault("count", 1_000_000)
            self.options["seed"] = seed
        else:
            # A specification has a seed of its own: another one is another epoch, far away, of those that there are.
            self.epoch = (self.epoch + 1_000_003 * (seed - 1)) % 2**63
        self.begin()

    def begin(self):
        self.blocks = mazes(self.source, epoch=self.epoch, **self.options)
        self.block, self.at = next(self.blocks), 0

    def take(self, count):
        """The arrays cells, start, goal, path_length and seed of the next mazes."""
        parts, self.is_fresh = [], False
        while count:
            if self.at == len(self.block["seed"]):
                self.block, self.at = next(self.blocks, None), 0
                if self.block is None:
                    self.epoch += 1
                    self.begin()
            here = min(count, len(self.block["seed"]) - self.at)
            names = ("cells", "start", "goal", "path_length", "seed")
            parts.append([self.block[name][self.at : self.at + here] for name in names])
            self.at += here
            count -= here
        return [numpy.concatenate(column) for column in zip(*parts)]

    def close(self):
        self.blocks.close()


class MazeVectorEnv(VectorEnv):
    """num_envs mazes at once. One that has ended begins again in another maze within the same step, as AutoresetMode.SAME_STEP says; its last
    observation is in info["final_obs"], and what info said of it in info["final_info"]. One seed gives the mazes of all; of a list it is the first.
    options go to mazewright.mazes, such as split="train" of a specification."""

    def __init__(self, source, num_envs=1, view=None, max_steps=None, cost=0.0, copy=True, seed=1, render_mode=None, **options):
        self.num_envs, self.view, self.cost, self.copy = num_envs, view, cost, copy
        self.source, self.options, self.render_mode = source, options, render_mode
        self.metadata = METADATA | {"autoreset_mode": AutoresetMode.SAME_STEP if gymnasium else "SameStep"}
        self.supply = Supply(source, seed, options)
        self.rows, self.columns = self.supply.block["cells"].shape[1:]
        self.max_steps = max_steps or 4 * self.rows * self.columns
        self.offsets = numpy.array([-self.columns, 1, self.columns, -1])
        edge = 2 * (view or 0)
        self.planes = numpy.zeros((num_envs, CHANNELS, self.rows + edge, self.columns + edge), numpy.uint8)
        self.planes[:, 0] = NONE
        inner = slice(view or 0, view and -view or None)
        self.inside = self.planes[:, :, inner, inner]
        self.index = numpy.arange(num_envs)
        around, wide = numpy.arange(edge + 1), self.columns + edge
        self.window = (numpy.arange(CHANNELS) * self.planes[0, 0].size)[:, None, None] + around[:, None] * wide + around
        self.agent = numpy.zeros(num_envs, numpy.int64)
        self.goal = numpy.zeros(num_envs, numpy.int64)
        self.steps = numpy.zeros(num_envs, numpy.int64)
        self.shortest = numpy.zeros(num_envs, numpy.int64)
        self.seeds = numpy.zeros(num_envs, numpy.int64)
        if gymnasium:
            shape = (CHANNELS, 2 * view + 1, 2 * view + 1) if view is not None else (CHANNELS, self.rows, self.columns)
            self.single_observation_space = gymnasium.spaces.Box(0, NONE, shape, numpy.uint8)
            self.single_action_space = gymnasium.spaces.Discrete(4)
            self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
            self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def begin(self, which):
        """Puts new mazes where which lists."""
        cells, start, goal, self.shortest[which], self.seeds[which] = self.supply.take(len(which))
        self.inside[which, 0] = cells
        self.inside[which, 1:] = 0
        self.agent[which], self.goal[which], self.steps[which] = start, goal, 0
        self.mark(which)
        self.inside[which, 2, goal // self.columns, goal % self.columns] = 1

    def mark(self, which):
        at = self.agent[which]
        row, column = at // self.columns, at % self.columns
        self.inside[which, 1, row, column] = 1
        self.inside[which, 3, row, column] = 1

    def observations(self, which=None):
        if self.view is None:
            seen = self.planes if which is None else self.planes[which]
            return seen.copy() if self.copy and which is None else seen
        which = self.index if which is None else which
        at, wide, area = self.agent[which], self.planes.shape[3], self.planes[0, 0].size
        first = which * (CHANNELS * area) + at // self.columns * wide + at % self.columns
        return self.planes.reshape(-1).take(first[:, None, None, None] + self.window)

    def reset(self, *, seed=None, options=None):
        if seed is not None:
            seed = int(seed if numpy.isscalar(seed) else seed[0])
            if gymnasium:
                super().reset(seed=seed)
            if not self.supply.is_fresh or self.supply.seed != seed:
                self.supply.close()
                self.supply = Supply(self.source, seed, self.options)
        self.begin(self.index)
        return self.observations(), self.info()

    def info(self, which=True):
        """What is known of the mazes, as Gymnasium puts it: beside each array, for whom it is meant."""
        known = numpy.full(self.num_envs, which)
        return {"seed": self.seeds.copy(), "_seed": known, "shortest": self.shortest.copy(), "_shortest": known}

    def step(self, actions):
        actions = numpy.asarray(actions)
        rows, columns = self.agent // self.columns, self.agent % self.columns
        is_open = (self.inside[self.index, 0, rows, columns] >> actions & 1) == 0
        self.inside[self.index, 1, rows, columns] = 0
        self.agent += numpy.where(is_open, self.offsets[actions], 0)
        self.steps += 1
        self.mark(self.index)
        terminated = self.agent == self.goal
        truncated = ~terminated & (self.steps >= self.max_steps)
        rewards = terminated - self.cost
        has_ended = terminated | truncated
        final = {}
        if has_ended.any():
            ended = numpy.flatnonzero(has_ended)
            seen = numpy.full(self.num_envs, None, object)
            seen[ended] = list(self.observations(ended))
            final = {"final_obs": seen, "_final_obs": has_ended, "final_info": self.info(has_ended), "_final_info": has_ended}
            self.begin(ended)
        return self.observations(), rewards, terminated, truncated, self.info() | final

    def render(self):
        draw = picture if self.render_mode == "rgb_array" else text
        return tuple(draw(self.inside[i, 0], self.agent[i], self.goal[i]) for i in self.index)

    def close_extras(self, **more):
        self.supply.close()

    if not gymnasium:

        def close(self):
            self.close_extras()


class MazeEnv(Env):
    """One maze after the other; arguments are those of MazeVectorEnv. reset(seed=s) begins the mazes of another seed."""

    metadata = METADATA

    def __init__(self, source, render_mode=None, **more):
        self.render_mode = render_mode
        self.many = MazeVectorEnv(source, 1, render_mode=render_mode, **more)
        self.has_ended = False
        if gymnasium:
            self.observation_space = self.many.single_observation_space
            self.action_space = self.many.single_action_space

    def reset(self, *, seed=None, options=None):
        if gymnasium:
            super().reset(seed=seed)
        # After the end of one maze the next has begun already.
        is_new = seed is None and self.has_ended
        seen, info = (self.many.observations(), self.many.info()) if is_new else self.many.reset(seed=seed)
        self.has_ended = False
        return seen[0], alone(info)

    def step(self, action):
        seen, reward, terminated, truncated, info = self.many.step(numpy.array([action]))
        self.has_ended = "final_obs" in info
        last = info["final_obs"][0] if self.has_ended else seen[0]
        return last, float(reward[0]), bool(terminated[0]), bool(truncated[0]), alone(info.get("final_info", info))

    def render(self):
        return self.many.render()[0]

    def close(self):
        self.many.close_extras()


def alone(info):
    """What is known of the only maze."""
    return {name: info[name][0].item() for name in ("seed", "shortest")}


def picture(cells, agent, goal, size=16):
    """A drawing of a maze in red, green and blue, a square of size pixels a cell: walls black, the agent blue, the goal green."""
    sides = cells.repeat(size, 0).repeat(size, 1)
    y, x = numpy.ogrid[: sides.shape[0], : sides.shape[1]]
    at = y // size * cells.shape[1] + x // size
    y, x = y % size, x % size
    is_inner = (abs(2 * y + 1 - size) < size // 2) & (abs(2 * x + 1 - size) < size // 2)
    edges = ((y == 0, 1), (x == size - 1, 2), (y == size - 1, 4), (x == 0, 8))
    drawn = numpy.full((*sides.shape, 3), 255, numpy.uint8)
    drawn[(at == goal) & is_inner] = (0, 160, 0)
    drawn[(at == agent) & is_inner] = (0, 0, 255)
    drawn[numpy.logical_or.reduce([edge & (sides & bit != 0) for edge, bit in edges]) | (sides == NONE)] = 0
    return drawn


def text(cells, agent, goal):
    """A drawing of a maze: boxes of +, - and |, A the agent, G the goal."""
    rows, columns = cells.shape
    lines = []
    for row in range(rows):
        lines.append("+" + "+".join("---" if cells[row, column] & 1 else "   " for column in range(columns)) + "+")
        line = ""
        for column in range(columns):
            at = row * columns + column
            line += ("|" if cells[row, column] & 8 else " ") + (" A " if at == agent else " G " if at == goal else "   ")
        lines.append(line + ("|" if cells[row, columns - 1] & 2 else " "))
    lines.append("+" + "+".join("---" if cells[rows - 1, column] & 4 else "   " for column in range(columns)) + "+")
    return "\n".join(lines)
