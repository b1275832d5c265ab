"""Figures of a set of mazes, ours or published: lengths of paths in steps of tiles, the share of walls, and what else the kind has.

    python3 python/loaders/figures.py KIND PATH [SPLIT]       files of the kind hrm, easy-to-hard, searchformer, zanj, movingai, whoever wrote them
    python3 python/loaders/figures.py easy-to-hard --code PATH SIZE N   N mazes of the generator in a checkout of aks2203/easy-to-hard-data

docs/datasets.md has what it prints for the specifications of `dataset --example` and for the published sets.
"""

import io
import json
import pathlib
import statistics
import sys
import zipfile

import numpy


def spread(name, values):
    values = [float(value) for value in values]
    mean = statistics.fmean(values)
    error = statistics.pstdev(values) / len(values) ** 0.5
    print(f"{name}: mean {mean:.4g} (standard error {error:.2g}), least {min(values):.4g}, median {statistics.median(values):.4g}, most {max(values):.4g}")


def hrm(folder, split):
    """Maze-Hard's arrays: letters from 1 of "# SGo"."""
    read = [numpy.load(pathlib.Path(folder) / split / f"all__{name}.npy") for name in ("inputs", "labels")]
    yield "steps", (read[1] == 5).sum(1) + 1
    yield "walls", (read[0] == 1).mean(1)


def pictures(inputs, solutions):
    """easy-to-hard's arrays, pictures of two by two pixels a tile within one black pixel, channels first; walls within the outer ones."""
    tiles = inputs[:, :, 1:-1:2, 1:-1:2]
    yield "steps", solutions[:, 1:-1:2, 1:-1:2].sum((1, 2)) - 1
    yield "walls", (tiles.max(1) == 0)[:, 1:-1, 1:-1].mean((1, 2))


def easy_to_hard(folder, split):
    yield from pictures(*(numpy.load(pathlib.Path(folder) / split / f"{name}.npy") for name in ("inputs", "solutions")))


def easy_to_hard_code(code, size, count):
    sys.path.insert(0, code)
    import make_mazes

    inputs, targets, ends, solutions = make_mazes.gen_dataset(count, (size + 1) // 2)
    figures = dict(pictures(inputs.transpose(0, 3, 1, 2), solutions[..., 0]))
    assert (figures["steps"] == targets).all()
    yield from figures.items()


def tokens(rows, tiles):
    """Searchformer's lists of tokens; its path of k cells is 3 k tokens, and each wall is 3."""
    yield "steps", [len(row["plan"]) // 3 - 1 for row in rows]
    yield "walls", [(len(row["prompt"]) - 6) / 3 / tiles for row in rows]
    yield "tokens of search", [len(row["reasoning"]) for row in rows]


def searchformer(folder, split):
    files = sorted(pathlib.Path(folder).glob(f"data/{split}-*.jsonl"))
    rows = [json.loads(line) for file in files for line in file.open()]
    rows_of, columns = rows[0]["recipe"].split(":")[1].split("/")[0].split("x")
    yield from tokens(rows, int(rows_of) * int(columns))


def zanj(file, split):
    """maze-dataset's minimal files: a passage down, a passage to the right; steps from cell to cell."""
    with zipfile.ZipFile(file) as files:
        passages, lengths = (numpy.load(io.BytesIO(files.read(f"maze_{name}.npy"))) for name in ("connection_lists", "solution_lengths"))
    yield "steps", lengths - 1
    yield "passages of a cell", passages.sum((1, 2, 3)) / passages[0, 0].size


def movingai(folder, split):
    """Maps, one after the other: steps of the longest shortest path, or where there are ways around, at least that many."""
    for file in sorted(pathlib.Path(folder).rglob("*.map")):
        lines = file.read_text().splitlines()
        wide = [line + "@" for line in lines[lines.index("map") + 1 :] if line]
        columns = len(wide[0])
        floor = [letter in ".GS" for letter in "".join(wide)] + [False] * columns
        near = {}
        ends = [0] * 5
        for at in numpy.flatnonzero(floor).tolist():
            near[at] = [to for to in (at - columns, at + 1, at + columns, at - 1) if floor[to]]
            ends[len(near[at])] += 1
        far = next(iter(near))
        for sweep in range(2):
            distance, queue = {far: 0}, [far]
            for at in queue:
                for to in near[at]:
                    if to not in distance:
                        distance[to] = distance[at] + 1
                        queue.append(to)
            far = queue[-1]
        tiles = len(wide) * (columns - 1)
        print(f"{file.name}: walls {1 - len(near) / tiles:.4f}, longest path {distance[far]}, dead ends {ends[1]}, junctions {ends[3]}, crossings {ends[4]}")
    return []


if __name__ == "__main__":
    kind, path, *more = sys.argv[1:]
    kind = kind.replace("-", "_")
    if path == "--code":
        figures = easy_to_hard_code(more[0], *map(int, more[1:]))
    else:
        figures = globals()[kind](path, (more or ["train"])[0])
    for name, values in figures:
        spread(name, values)
