"""Compares a folder of the format searchformer with the search and the tokens of Searchformer's own code.

    python3 python/loaders/searchformer.py PATH/TO/searchformer FOLDER
    python3 python/loaders/searchformer.py PATH/TO/searchformer --figures SIZE N    of the tasks of N sets of walls of its generator, as figures.py of ours

PATH is a checkout of facebookresearch/searchformer; tried with d33c267. Its imports of a database, of PyTorch and of pandas are not needed for
that, and stand-ins take their places.
"""

import json
import pathlib
import random
import sys
import types

from figures import spread, tokens


class Anything:
    """Stands in for a module or a decorator that is not used."""

    def __getattr__(self, name):
        return Anything()

    def __call__(self, *arguments, **more):
        return Anything()

    def __mro_entries__(self, bases):
        return (object,)


def without(*names):
    for name in names:
        module = types.ModuleType(name)
        module.__getattr__ = lambda attribute: Anything()
        module.__path__ = []
        sys.modules[name] = module


def published(code):
    """The module of mazes of a checkout."""
    without("pymongo", "pymongo.collection", "click", "pandas", "torch", "numpy", "bson", "bson.objectid", "scipy", "scipy.stats")
    for name in ("utils", "rollout", "trace"):
        without("searchformer." + name)
    sys.path.insert(0, code)
    sys.modules["searchformer.trace"].Tokenizer = type("Tokenizer", (), {"__init__": lambda self, words: setattr(self, "words", set(words))})
    sys.modules["searchformer.trace"].TokenizedTrace = types.SimpleNamespace
    import searchformer.maze

    return searchformer.maze


def figures(code, size, count):
    """Prints the figures of the tasks, up to a hundred for each set of walls, that the published class would insert into a database."""
    maze, rows = published(code), []

    class Rows(maze.MazeTraceDataset):
        trace_collection = index_collection = property(lambda self: self)

        def __init__(self):
            pass

        def insert_one(self, document):
            if "batch" in document:
                tasks = map(maze.MazeTrace.from_dict, document["batch"].values())
                rows.extend(vars(maze.SimpleMazeTokenizer(size, size).tokenize(task)) for task in tasks)

    random.seed(1)
    sets = sum(Rows().generate(False, size, size, True) > 0 for number in range(count))
    print(len(rows), "tasks of", sets, "sets of walls")
    for name, values in tokens(rows, size * size):
        spread(name, values)


def main(code, folder):
    maze = published(code)
    rows = 0
    vocabulary = set((pathlib.Path(folder) / "vocabulary.txt").read_text().split())
    for file in sorted(pathlib.Path(folder).glob("data/*.jsonl")):
        for line in file.open():
            row = json.loads(line)
            prompt = row["prompt"]
            side = int(row["recipe"].split(":")[1].split("/")[0].split("x")[0])
            places = [int(prompt[i + 1]) + side * int(prompt[i + 2]) for i in range(0, len(prompt), 3)]
            trace = maze.MazeTrace.from_int_seq([side, side] + places, deterministic=True)
            tokenizer = maze.SimpleMazeTokenizer(side, side)
            theirs = tokenizer.tokenize(trace)
            assert tokenizer.words <= vocabulary
            for part in ("prompt", "reasoning", "plan"):
                assert getattr(theirs, part) == row[part], (file, row["_id"], part)
            rows += 1
    print(rows, "rows have the tokens of", code)


if __name__ == "__main__":
    if sys.argv[2] == "--figures":
        figures(sys.argv[1], *map(int, sys.argv[3:]))
    else:
        main(*sys.argv[1:])
