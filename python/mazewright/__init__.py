"""Mazes from Mazewright as NumPy arrays, by the thousand, made while they are read. Needs numpy alone.

    import mazewright
    for block in mazewright.mazes("rectangle:15x15/{wilson,kruskal}/start:random/goal:random", count=100_000):
        block["cells"]   # uint8 (n, 15, 15): closed sides, north 1, east 2, south 4, west 8
        block["path"]    # int16 (n, 225): cells of a shortest path, row * columns + column, then -1
        block["start"], block["goal"], block["path_length"], block["seed"]   # (n,)

The same recipe, count and seed give the same mazes, on any machine. docs/datasets.md describes recipes with ranges and all
arrays; format="npz-pixels" gives pictures in place of cells. In place of a recipe stands a specification, a file in TOML, with split="train".

    data = mazewright.Mazes("mazes.toml", split="train")     # a torch.utils.data.IterableDataset where PyTorch is installed
    env = mazewright.MazeEnv("rectangle:9x9/wilson")         # a gymnasium.Env where Gymnasium is installed
    envs = mazewright.MazeVectorEnv("rectangle:9x9/wilson", num_envs=1024)
    for episode in mazewright.episodes("rectangle:9x9/wilson", solver="wall-follower", count=1000): ...
"""

from .envs import MazeEnv, MazeVectorEnv
from .episodes import episodes
from .stream import arrays, launcher, mazes
from .training import Mazes

__all__ = ["MazeEnv", "MazeVectorEnv", "Mazes", "arrays", "episodes", "launcher", "mazes"]
__version__ = "1.0.0"
