"""Blocks of mazes from the program, through a pipe."""

import contextlib
import io
import os
import pathlib
import struct
import subprocess
import zipfile

import numpy


def launcher():
    """The program: what MAZEWRIGHT names, else that beside the folder of this package, else that of PATH."""
    name = "mazewright.cmd" if os.name == "nt" else "mazewright"
    beside = pathlib.Path(__file__).resolve().parents[2] / name
    return os.environ.get("MAZEWRIGHT") or (str(beside) if beside.is_file() else name)


def mazes(source, count=None, seed=None, format="npz", block=1000, threads=None, split=None, epoch=0, worker=None):
    """Yields blocks of mazes, each a dict of arrays whose first axis counts the mazes.

    source is a recipe with ranges, which takes a count and may take a seed, or a specification, of which split names the split. Each epoch has
    other mazes of the same split. worker=(k, n) yields the blocks of worker k of n alone, on one thread; together they are all.
    """
    with contextlib.closing(files(source, count, seed, format, block, threads, split, epoch, worker)) as blocks:
        for block in blocks:
            yield arrays(block)


def files(source, count=None, seed=None, format="npz", block=1000, threads=None, split=None, epoch=0, worker=None):
    """Yields the files of blocks of mazes, of any format that has one file a shard, as bytes; arguments are those of mazes."""
    command = [launcher(), "dataset", source, "-o", "-", "--format", format, "--shard-size", str(block)]
    given = {"--count": count, "--seed": seed, "--threads": threads, "--split": split, "--epoch": epoch or None}
    given["--worker"] = None if worker is None else "%d/%d" % worker
    for option, value in given.items():
        command += [] if value is None else [option, str(value)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        try:
            while len(head := process.stdout.read(4)) == 4:
                (length,) = struct.unpack("<I", head)
                if len(file := process.stdout.read(length)) < length:
                    break
                yield file
        except GeneratorExit:
            process.kill()
            raise
    if process.returncode:
        raise RuntimeError(f"mazewright ended with exit code {process.returncode}; its message is on standard error")


def arrays(npz):
    """The arrays of an npz file in memory, which are stored without compression."""
    with zipfile.ZipFile(io.BytesIO(npz)) as files:
        return {name[:-4]: numpy.lib.format.read_array(io.BytesIO(files.read(name))) for name in files.namelist()}
