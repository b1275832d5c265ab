"""Reads folders with the classes that published code reads theirs with, and compares what comes out with the files. The first two need PyTorch.

    python3 python/loaders/trainers.py hrm PATH/TO/HRM FOLDER                  sapientinc/HRM, or SamsungSAILMontreal/TinyRecursiveModels
    python3 python/loaders/trainers.py easy-to-hard PATH/TO/easy-to-hard-data FOLDER
    python3 python/loaders/trainers.py pogema PATH/TO/pogema FOLDER            Cognitive-AI-Systems/pogema, with its agents acting
    python3 python/loaders/trainers.py zanj PATH/TO/maze-dataset FILE          understanding-search/maze-dataset, read and saved
    python3 python/loaders/trainers.py maze-map PATH/TO/Gymnasium-Robotics FOLDER    Farama-Foundation/Gymnasium-Robotics, without MuJoCo
    python3 python/loaders/trainers.py croissant PATH/TO/mlcroissant FOLDER    mlcommons/croissant, its folder python/mlcroissant

Packages that these need and that are not installed may lie in folders of PYTHONPATH. An import of argdantic in TinyRecursiveModels' loader, which
does not use it, is left out where it is not installed.
"""

import ast
import importlib.util
import json
import pathlib
import sys
import tempfile
import types

import numpy


def loaded(code, name):
    """The module NAME.py of a checkout, without imports of argdantic if that is not installed."""
    sys.path.insert(0, code)
    tree = ast.parse((pathlib.Path(code) / (name + ".py")).read_text())
    is_there = importlib.util.find_spec("argdantic")
    tree.body = [node for node in tree.body if is_there or getattr(node, "module", None) != "argdantic"]
    module = sys.modules[name] = types.ModuleType(name)
    exec(compile(tree, name, "exec"), module.__dict__)
    return module


def hrm(code, folder):
    """Each row of train and test comes out once an epoch, as it stands in the files, with numbers of the published vocabulary; of eight images
    one in training."""
    loader = loaded(code, "puzzle_dataset")
    paths = {"dataset_paths": [folder]} if "dataset_paths" in loader.PuzzleDatasetConfig.__annotations__ else {"dataset_path": folder}
    for split in ("train", "test"):
        common = dict(seed=0, global_batch_size=10, epochs_per_iter=1, rank=0, num_replicas=1, test_set_mode=split == "test", **paths)
        data = loader.PuzzleDataset(loader.PuzzleDatasetConfig(**common), split=split)
        rows = [(x.tobytes(), y.tobytes()) for _, batch, _ in data for x, y in zip(batch["inputs"].numpy(), batch["labels"].numpy())]
        files = [numpy.load(pathlib.Path(folder) / split / f"all__{name}.npy").astype(numpy.int32) for name in ("inputs", "labels")]
        ours = [(x.tobytes(), y.tobytes()) for x, y in zip(*files)]
        images = len(ours) // data.metadata.total_groups if split == "train" else 1
        if images > 1:
            of = {row: i // images for i, row in enumerate(ours)}
            assert sorted(of[row] for row in rows) == list(range(len(ours) // images))
        else:
            assert sorted(rows) == sorted(ours)
        assert (files[0].max(), files[1].max()) == (4, 5) and data.metadata.seq_len == files[0].shape[1]
        print(split, len(rows), "rows")


def easy_to_hard(code, folder):
    """What MazeDataset gives are the arrays, as floats and whole numbers, and its transform crops them."""
    loader = loaded(code, "easy_to_hard_data")
    for name in sorted(path.name for path in pathlib.Path(folder).glob("maze_data_*")):
        _, _, split, size = name.split("_")
        data = loader.MazeDataset(folder, train=split == "train", size=int(size), download=True)
        inputs, solutions = (numpy.load(pathlib.Path(folder) / name / f"{kind}.npy") for kind in ("inputs", "solutions"))
        for i in range(len(data)):
            image, target = data[i]
            assert image.dtype.is_floating_point and (image.numpy() == inputs[i]).all() and (target.numpy() == solutions[i]).all()
        print(name, len(data), "rows of", tuple(image.shape))


def pogema(code, folder):
    """Agents start and aim where the row says; k of them for each k that is tried."""
    sys.path.insert(0, code)
    from pogema import GridConfig, pogema_v0

    count = 0
    for file in sorted(pathlib.Path(folder).glob("data/*.jsonl")):
        for row in map(json.loads, file.open()):
            for k in (1, 2, min(8, len(row["agents_xy"])), len(row["agents_xy"])):
                grid = "\n".join(row["map"]) if isinstance(row["map"], list) else row["map"]
                env = pogema_v0(GridConfig(map=grid, agents_xy=row["agents_xy"][:k], targets_xy=row["targets_xy"][:k], num_agents=k))
                env.reset(seed=0)
                starts, goals = (getattr(env.unwrapped, f"get_{name}_xy")(ignore_borders=True) for name in ("agents", "targets"))
                assert [list(at) for at in starts] == row["agents_xy"][:k] and [list(at) for at in goals] == row["targets_xy"][:k]
                env.step([0] * k)
                count += 1
    print(count, "environments")


def zanj(code, file):
    """maze-dataset reads the file, finds paths of the same lengths by its own search, and saves what it has read."""
    sys.path.insert(0, code)
    from maze_dataset import MazeDataset

    data = MazeDataset.read(file)
    for maze in data:
        assert len(maze.find_shortest_path(maze.start_pos, maze.end_pos)) == len(maze.solution)
    with tempfile.TemporaryDirectory() as folder:
        data.save(pathlib.Path(folder) / "again.zanj")
    print(len(data), "mazes of", data.cfg.grid_n)


def maze_map(code, folder):
    """MazeEnv builds a block for each wall, and puts start and goal where the row says."""
    for name in ("", ".envs", ".envs.maze"):  # their __init__ imports MuJoCo
        package = sys.modules["gymnasium_robotics" + name] = types.ModuleType("gymnasium_robotics" + name)
        package.__path__ = [str(pathlib.Path(code) / ("gymnasium_robotics" + name).replace(".", "/"))]
    from gymnasium import spaces
    from gymnasium_robotics.envs.maze.maze_v4 import MazeEnv

    class Env(MazeEnv):
        observation_space = spaces.Dict({name: spaces.Box(-100, 100, (2,)) for name in ("observation", "achieved_goal", "desired_goal")})

        def update_target_site_pos(self):
            pass

    count = 0
    with tempfile.TemporaryDirectory() as place:
        agent = pathlib.Path(place) / "agent.xml"
        agent.write_text("<mujoco><worldbody/></mujoco>")
        for file in sorted(pathlib.Path(folder).glob("data/*.jsonl")):
            for row in map(json.loads, file.open()):
                env = Env(str(agent), maze_map=row["maze_map"], position_noise_range=0)
                env.reset(seed=0, options={name: numpy.array(row[name]) for name in ("reset_cell", "goal_cell")})
                for place_of, name in ((env.reset_pos, "reset_cell"), (env.goal, "goal_cell")):
                    assert env.maze.cell_xy_to_rowcol(place_of).tolist() == row[name], row
                blocks = pathlib.Path(env.tmp_xml_file_path).read_text().count('name="block_')
                assert blocks == sum(line.count(1) for line in row["maze_map"])
                env.reset(seed=0)
                env.close()
                count += 1
    print(count, "environments")


def croissant(code, folder):
    """mlcroissant finds no fault in croissant.json, and its records are the rows of the files."""
    sys.path.insert(0, code)
    import mlcroissant

    data = mlcroissant.Dataset(pathlib.Path(folder) / "croissant.json")
    for records in data.metadata.record_sets:
        files = sorted(path for pattern in data.metadata.distribution for path in patterns(folder, pattern) if pattern.uuid == records.uuid + "-files")
        ours = [json.loads(line) for path in files if path.suffix == ".jsonl" for line in path.open(encoding="utf-8")]
        theirs = list(data.records(records.uuid))
        assert not ours or len(theirs) == len(ours)
        for mine, their in zip(ours, theirs):
            for name, value in their.items():
                value = value.decode() if isinstance(value, bytes) else value
                assert mine[name.split("/")[-1]] == value, (name, value)
        print(records.uuid, len(theirs), "records of", len(records.fields), "fields")


def patterns(folder, files):
    """The files of a set of files."""
    return [path for pattern in getattr(files, "includes", None) or [] for path in pathlib.Path(folder).glob(pattern)]


if __name__ == "__main__":
    globals()[sys.argv[1].replace("-", "_")](*sys.argv[2:])
