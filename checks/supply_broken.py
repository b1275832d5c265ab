#!/usr/bin/env python3
"""Builds the release with one byte changed in one library, and looks whether the build stops and names it.

    checks/supply_broken.py [LIBRARY] [OPTION OF MAVEN]...   by default the first library of release/checksums.txt

The local repository is not touched: Maven gets another one, of links to its files, with a changed copy of the library. What is changed is a
date inside the archive, which no compiler and no program looks at.
"""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def linked(repository, folder):
    """A repository of links to the files of another."""
    for where, _, files in os.walk(repository):
        there = folder / Path(where).relative_to(repository)
        there.mkdir(parents=True, exist_ok=True)
        for file in files:
            (there / file).symlink_to(Path(where, file))


def main():
    names = [line.split()[1] for line in (ROOT / "release" / "checksums.txt").read_text().splitlines() if re.match("[0-9a-f]{64} ", line)]
    options = sys.argv[1:]
    library = options.pop(0) if options and not options[0].startswith("-") else names[0]
    given = next((option.partition("=")[2] for option in options if option.startswith("-Dmaven.repo.local=")), None)
    repository = Path(given) if given else Path.home() / ".m2" / "repository"
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder, "repository")
        linked(repository, other)
        jars = list(other.rglob(library))
        if library not in names or len(jars) != 1:
            sys.exit(f"supply_broken: {len(jars)} files {library} in {repository}; take one of {', '.join(names)}")
        data = bytearray(jars[0].read_bytes())
        data[10] ^= 1  # the time of the first file in the archive
        jars[0].unlink()
        jars[0].write_bytes(data)
        build = ["mvn", "-B", "-ntp", "-Prelease", "-Dlauncher", "-Dmazewright.image=none", "-pl", "release", "-am", "verify", *options,
                 f"-Dmaven.repo.local={other}"]
        done = subprocess.run(build, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              errors="replace")
    print(done.stdout)
    named = re.search(rf"^\s*{re.escape(library)} has [0-9a-f]{{64}}, not [0-9a-f]{{64}}$", done.stdout, re.MULTILINE)
    others = re.findall(r"^\s*(\S+\.jar) has [0-9a-f]{64}, not ", done.stdout, re.MULTILINE)
    if done.returncode == 0 or not named or others != [library]:
        print(f"FAILED: with a changed {library} the build ended with {done.returncode}, and named {', '.join(others) or 'nothing'}")
        return 1
    print(f"with a byte of {library} changed, the build of the release stopped and named it")
    return 0


if __name__ == "__main__":
    sys.exit(main())
