"""Episodes to learn from: who walks through mazes, what they see, do and gain, in arrays named as Minari and D4RL name them."""

import json
import os
import tempfile

import numpy

from .envs import CHANNELS
from .stream import files, mazes

SPECIFICATION = """name = "episodes"
seed = %d
[[split]]
name = "train"
count = %d
recipes = [%s]
%s"""


def episodes(source, solver=None, cost=0.0, **options):
    """Yields an episode a maze, a dict:

        observations            uint8 (steps + 1, 4, rows, columns), as those of MazeVectorEnv
        actions                 int8 (steps,): 0 north, 1 east, 2 south, 3 west
        rewards                 float32 (steps,): 1 at the goal and else 0, less cost
        terminations            bool (steps,): whether the goal is reached, which only the last can be
        truncations             bool (steps,): the last is True where a solver gave up, such as a wall follower whose goal stands on an island
        seed                    of the maze

    Without a solver the steps are those of a shortest path, and source and options are those of mazewright.mazes. A solver that walks, such as
    "wall-follower", "tremaux", "pledge" or "random-mouse", takes its own steps, dead ends and all; source is then a recipe of squares, and
    options are count and seed. Raises a ValueError for a solver that does not walk, such as "breadth-first".
    """
    blocks = mazes(source, **options) if solver is None else walked(source, solver, **options)
    for block in blocks:
        for cells, walk, goal, seed in zip(block["cells"], block["path"], block["goal"], block["seed"]):
            walk = numpy.asarray(walk, numpy.int64)
            yield episode(cells, walk[walk >= 0], int(goal), cost, solver) | {"seed": int(seed)}


def episode(cells, walk, goal, cost, solver):
    columns, steps = cells.shape[1], numpy.diff(walk)
    actions = numpy.select([steps == -columns, steps == columns, steps == 1, steps == -1], [0, 2, 1, 3], -1).astype(numpy.int8)
    if (actions < 0).any() or (cells.reshape(-1)[walk[:-1]] >> actions & 1).any():
        raise ValueError(f"{solver or 'the path'} does not walk from cell to cell")
    seen = numpy.zeros((len(walk), CHANNELS, *cells.shape), numpy.uint8)
    seen[:, 0] = cells
    flat = seen.reshape(len(walk), CHANNELS, -1)
    flat[numpy.arange(len(walk)), 1, walk] = 1
    flat[:, 2, goal] = 1
    for step, at in enumerate(walk):
        flat[step:, 3, at] = 1
    last, is_there = numpy.arange(1, len(walk)) == len(walk) - 1, walk[1:] == goal
    return {
        "observations": seen,
        "actions": actions,
        "rewards": (is_there - cost).astype(numpy.float32),
        "terminations": is_there,
        "truncations": last & ~is_there,
    }


def walked(recipe, solver, count=None, seed=None, **more):
    """The blocks of the recipe's mazes with the walk of a solver in place of the path: the rows do not depend on the trace."""
    if count is None:
        raise ValueError("episodes of a solver need a count")
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for name, trace in (("mazes", ""), ("walks", "trace = %s\n" % json.dumps(solver))):
            names.append(os.path.join(folder, name + ".toml"))
            with open(names[-1], "w", encoding="utf-8") as file:
                file.write(SPECIFICATION % (1 if seed is None else seed, count, json.dumps(recipe), trace))
        blocks = mazes(names[0], split="train", **more)
        lines = files(names[1], split="train", format="jsonl", **more)
        for block, text in zip(blocks, lines):
            walks = [walk_of(json.loads(line)["trace"]) for line in text.splitlines()]
            yield block | {"path": [placed(walk, cells) for walk, cells in zip(walks, block["cells"])]}


def walk_of(trace):
    """The cells at which a walk is, one after the other: an event of a cell where it is already tells of no step."""
    at = [cell for kind, cell, *_ in trace if kind in ("create", "walk")]
    return [cell for i, cell in enumerate(at) if i == 0 or at[i - 1] != cell]


def placed(walk, cells):
    """Numbers of cells as places in the array: cells are counted where there are some, row by row."""
    return numpy.flatnonzero(cells.reshape(-1) != 31)[walk]
