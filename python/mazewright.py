"""Mazes from Mazewright as NumPy arrays, by the thousand, made while they are read. Needs numpy alone.

    import mazewright
    for block in mazewright.mazes("rectangle:15x15/{wilson,kruskal}/start:random/goal:random", count=100_000):
        block["cells"]   # uint8 (n, 15, 15): closed sides, north 1, east 2, south 4, west 8
        block["path"]    # int16 (n, 225): cells of a shortest path, row * columns + column, then -1
        block["start"], block["goal"], block["path_length"], block["seed"]   # (n,)

The same recipe, count and seed give the same mazes, on any machine. docs/datasets.md describes recipes with ranges and all
arrays; format="npz-pixels" gives pictures in place of cells. For PyTorch:

    class Mazes(torch.utils.data.IterableDataset):
        def __iter__(self):
            info = torch.utils.data.get_worker_info()
            for block in mazewright.mazes(RECIPE, count=10**6, seed=1 + (info.id if info else 0)):
                yield from zip(torch.from_numpy(block["cells"]), torch.from_numpy(block["path"]))
"""

import io
import os
import pathlib
import struct
import subprocess
import zipfile

import numpy


def launcher():
    """The program: what MAZEWRIGHT names, else that beside the folder of this file, else that of PATH."""
    beside = pathlib.Path(__file__).resolve().parent.parent / "mazewright"
    return os.environ.get("MAZEWRIGHT") or (str(beside) if beside.exists() else "mazewright")


def mazes(recipe, count, seed=1, format="npz", block=1000, threads=None):
    """Yields blocks of mazes, each a dict of arrays whose first axis counts the mazes. recipe is one with ranges."""
    command = [launcher(), "dataset", recipe, "-o", "-", "--count", str(count), "--seed", str(seed)]
    command += ["--format", format, "--shard-size", str(block)] + (["--threads", str(threads)] if threads else [])
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        try:
            while head := process.stdout.read(4):
                yield arrays(process.stdout.read(*struct.unpack("<I", head)))
        except GeneratorExit:
            process.kill()
            raise
    if process.returncode:
        raise RuntimeError(f"mazewright ended with exit code {process.returncode}; its message is on standard error")


def arrays(npz):
    """The arrays of an npz file in memory, which are stored without compression."""
    with zipfile.ZipFile(io.BytesIO(npz)) as files:
        return {name[:-4]: numpy.lib.format.read_array(io.BytesIO(files.read(name))) for name in files.namelist()}
