"""Holds MazeEnv and MazeVectorEnv to Gymnasium's own checker, its vector environment and its wrappers.

    python3 python/loaders/gymnasium_checker.py PATH/TO/Gymnasium [PATH/TO/Farama-Notifications]

Tried with Farama-Foundation/Gymnasium at 3f0476a8c. Without paths it takes the packages that are installed.
"""

import pathlib
import sys
import warnings

sys.path[1:1] = [str(pathlib.Path(__file__).resolve().parents[1]), *sys.argv[1:]]

import gymnasium  # noqa: E402
import numpy  # noqa: E402
from gymnasium.utils.env_checker import check_env, data_equivalence  # noqa: E402
from gymnasium.vector import AutoresetMode, SyncVectorEnv  # noqa: E402
from gymnasium.wrappers import RecordEpisodeStatistics  # noqa: E402
from gymnasium.wrappers import vector as wrappers  # noqa: E402

import mazewright  # noqa: E402

SQUARES, TILES = "rectangle:5x5/wilson", "tiles:9x9/obstacles/start:random/goal:random"


def check_one(source, **more):
    """check_env on what make gives, in each way of drawing; whatever it warns of is an error."""
    env = gymnasium.make("mazewright/Maze-v0", source=source, **more)
    check_env(env.unwrapped)
    env.close()


def check_many(source, **more):
    """MazeVectorEnv says step by step what Gymnasium's own vector environment makes of MazeEnv."""
    ours = gymnasium.make_vec("mazewright/Maze-v0", num_envs=1, source=source, **more)
    theirs = SyncVectorEnv([lambda: mazewright.MazeEnv(source, **more)], autoreset_mode=AutoresetMode.SAME_STEP)
    assert isinstance(ours.unwrapped, mazewright.MazeVectorEnv) and ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    assert ours.observation_space == theirs.observation_space and ours.action_space == theirs.action_space
    ours, theirs = (wrappers.RecordEpisodeStatistics(envs) for envs in (ours, theirs))
    mine, other = ours.reset(seed=7), theirs.reset(seed=7)
    ours.action_space.seed(7)
    ended = 0
    for step in range(1500):
        for results in (mine, other):
            results[-1].get("episode", {}).pop("t", None)  # the seconds
        assert len(mine) == len(other) and all(map(data_equivalence, mine, other)), (source, more, step, mine, other)
        assert mine[0] in ours.observation_space
        ended += "final_obs" in mine[-1]
        actions = ours.action_space.sample()
        mine, other = ours.step(actions), theirs.step(actions)
    assert ended > 3 and ours.episode_count == theirs.episode_count == ended
    ours.close()
    theirs.close()
    return ended


def check_wrappers(source):
    """Wrappers that look into info or draw."""
    envs = wrappers.DictInfoToList(mazewright.MazeVectorEnv(source, num_envs=3, max_steps=5))
    envs.reset(seed=1)
    for step in range(12):
        *_, info = envs.step(numpy.array([0, 1, 2]))
        assert all({"seed", "shortest"} <= set(one) for one in info) and [("final_info" in one) for one in info] == [step % 5 == 4] * 3
    envs.close()
    env = RecordEpisodeStatistics(gymnasium.wrappers.RenderCollection(mazewright.MazeEnv(source, render_mode="rgb_array")))
    env.reset(seed=1)
    env.step(1)
    assert [frame.dtype == numpy.uint8 and frame.ndim == 3 for frame in env.render()] == [True, True]
    env.close()


if __name__ == "__main__":
    warnings.simplefilter("error")
    for number, (source, more) in enumerate([(SQUARES, {}), (TILES, {"view": 2, "cost": 0.01, "max_steps": 40})]):
        check_one(source, **more)
        print("check_env and", check_many(source, **more), "episodes:", source, more)
    check_wrappers(SQUARES)
    print("Gymnasium", gymnasium.__version__, "agrees")
