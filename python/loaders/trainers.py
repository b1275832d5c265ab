"""Reads folders with the classes that published code reads theirs with, and compares what comes out with the files. The first two need PyTorch.

    python3 python/loaders/trainers.py hrm PATH/TO/HRM FOLDER                  sapientinc/HRM, or SamsungSAILMontreal/TinyRecursiveModels
    python3 python/loaders/trainers.py easy-to-hard PATH/TO/easy-to-hard-data FOLDER
    python3 python/loaders/trainers.py pogema PATH/TO/pogema FOLDER            Cognitive-AI-Systems/pogema, with its agents acting
    python3 python/loaders/trainers.py zanj PATH/TO/maze-dataset FILE          understanding-search/maze-dataset, read and saved

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
    """Each row of train and test comes out once an epoch, as it stands in the files, with numbers of the published vocabulary."""
    loader = loaded(code, "puzzle_dataset")
    paths = {"dataset_paths": [folder]} if "dataset_paths" in loader.PuzzleDatasetConfig.__annotations__ else {"dataset_path": folder}
    for split in ("train", "test"):
        common = dict(seed=0, global_batch_size=10, epochs_per_iter=1, rank=0, num_replicas=1, test_set_mode=split == "test", **paths)
        data = loader.PuzzleDataset(loader.PuzzleDatasetConfig(**common), split=split)
        rows = [(x.tobytes(), y.tobytes()) for _, batch, _ in data for x, y in zip(batch["inputs"].numpy(), batch["labels"].numpy())]
        files = [numpy.load(pathlib.Path(folder) / split / f"all__{name}.npy").astype(numpy.int32) for name in ("inputs", "labels")]
        ours = [(x.tobytes(), y.tobytes()) for x, y in zip(*files)]
        assert sorted(rows) == sorted(ours) and (files[0].max(), files[1].max()) == (4, 5) and data.metadata.seq_len == files[0].shape[1]
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


if __name__ == "__main__":
    globals()[sys.argv[1].replace("-", "_")](*sys.argv[2:])
