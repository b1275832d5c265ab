#!/usr/bin/env python3
"""Reads and solves what the program reads and solves, by itself, and compares.

    checks/independent.py lengths CORPORA PROGRAM...   each row of each MovingAI scenario, by Dijkstra
    checks/independent.py readers CORPORA PROGRAM...   mazes of micromouse (text, .maz, .num) and maps; the JSON of every file

PROGRAM is a command that runs Mazewright. Nothing but Python's own library. Prints what differs; the exit code is 1 if anything does.
"""
import csv
import heapq
import json
import subprocess
import sys
import tempfile
from collections import deque
from pathlib import Path

OPEN = ".GS"  # of a map; W, water, cannot be entered from land
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8


def run(program, *arguments):
    done = subprocess.run([*program, *map(str, arguments)], capture_output=True, text=True, encoding="utf-8")
    return done.returncode, done.stdout, done.stderr.strip()


# ---- lengths

def grid(file):
    """The rows of a map: whether each place is open."""
    lines = file.read_text().splitlines()
    head = dict(line.split() for line in lines[1:3])
    rows = [[letter in OPEN for letter in line] for line in lines[4:4 + int(head["height"])]]
    assert lines[3] == "map" and len(rows) == int(head["height"]) and all(len(row) == int(head["width"]) for row in rows), file
    return rows


def lengths(rows, start, goals):
    """How far the goals are, in steps of 1 and diagonal ones of the root of 2 that cut no corner; None where there is no way."""
    height, width = len(rows), len(rows[0])
    free = [[False] * (width + 2)] + [[False, *row, False] for row in rows] + [[False] * (width + 2)]
    free = [place for row in free for place in row]
    line = width + 2
    at = lambda xy: (xy[1] + 1) * line + xy[0] + 1
    straight = (-line, 1, line, -1)
    diagonal = [(a + b, a, b) for a in (-line, line) for b in (1, -1)]
    far, settled, queue, left = {at(start): 0.0}, set(), [(0.0, at(start))], {at(goal) for goal in goals}
    while queue and left:
        length, place = heapq.heappop(queue)
        if place in settled:
            continue
        settled.add(place)
        left.discard(place)
        steps = [(place + step, length + 1) for step in straight if free[place + step]]
        steps += [(place + step, length + 2 ** 0.5) for step, a, b in diagonal if free[place + step] and free[place + a] and free[place + b]]
        for other, longer in steps:
            if longer < far.get(other, 1e300) - 1e-12:
                far[other] = longer
                heapq.heappush(queue, (longer, other))
    return [far[at(goal)] if at(goal) in settled else None for goal in goals]


def check_lengths(corpora, program):
    wrong, checked, files = [], 0, 0
    for scenario in sorted((corpora / "movingai").glob("*.scen")):
        rows = [line.split("\t") for line in scenario.read_text().splitlines()[1:]]
        map_file = scenario.parent / Path(rows[0][1]).name
        maze = grid(map_file)
        ways = {}
        for row in rows:
            ways.setdefault((int(row[4]), int(row[5])), []).append((int(row[6]), int(row[7])))
        known = {(start, goal): length for start, goals in ways.items() for goal, length in zip(goals, lengths(maze, start, goals))}
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder, "report.csv")
            code, _, error = run(program, "solve", map_file, "--scenario", scenario, "--report", report)
            if code != 0:
                wrong.append(f"{scenario.name}: exit code {code}, {error}")
                continue
            found = {int(row["line"]): row["length"] for row in csv.DictReader(report.open())}
        if len(found) != len(rows):
            wrong.append(f"{scenario.name}: {len(found)} lengths of {len(rows)} queries")
        for number, row in enumerate(rows, 2):
            expected = known[(int(row[4]), int(row[5])), (int(row[6]), int(row[7]))]
            got = found.get(number)
            if expected is None or got is None or abs(float(got) - expected) > 1e-6:
                wrong.append(f"{scenario.name}, line {number}: {got}, by Dijkstra {expected}")
        checked += len(rows)
        files += 1
    return wrong, checked > 0 and f"{checked:,} lengths of {files} scenarios compared with those of another Dijkstra"


# ---- readers

def passages(walls):
    """Pairs of cells, row by row from the north, without a wall between them on either side."""
    rows, columns = len(walls), len(walls[0])
    for row in range(rows):
        for column in range(columns):
            cell = row * columns + column
            if column + 1 < columns and not (walls[row][column] & EAST or walls[row][column + 1] & WEST):
                yield (cell, cell + 1)
            if row + 1 < rows and not (walls[row][column] & SOUTH or walls[row + 1][column] & NORTH):
                yield (cell, cell + columns)


def of_text(file):
    """A maze of micromouse as text: its passages, its start, its goals."""
    lines = file.read_text().splitlines()
    post = lines[0][0]
    count = next((i for i, line in enumerate(lines) if line[:1] not in (post, "|")), len(lines))
    lines = [line.ljust(len(lines[0])) for line in lines[:count]]
    rows, columns = (len(lines) - 1) // 2, (len(lines[0]) - 1) // 4
    is_wall = lambda letter: letter not in " ."
    walls = [[NORTH * is_wall(lines[2 * row][4 * column + 2]) | SOUTH * is_wall(lines[2 * row + 2][4 * column + 2])
              | WEST * is_wall(lines[2 * row + 1][4 * column]) | EAST * is_wall(lines[2 * row + 1][4 * column + 4])
              for column in range(columns)] for row in range(rows)]
    marks = {letter: [row * columns + column for row in range(rows) for column in range(columns)
                      if letter in lines[2 * row + 1][4 * column + 1:4 * column + 4]] for letter in "SG"}
    return rows, columns, set(passages(walls)), marks["S"], marks["G"]


def of_maz(file):
    """256 bytes: columns from the south-west, bits for north, east, south and west."""
    data = file.read_bytes()
    return 16, 16, set(passages([[data[16 * x + 15 - row] for x in range(16)] for row in range(16)])), [], []


def of_num(file):
    """A line a cell: X Y N E S W, from the south-west."""
    cells = [list(map(int, line.split())) for line in file.read_text().splitlines() if line.strip()]
    columns, rows = 1 + max(cell[0] for cell in cells), 1 + max(cell[1] for cell in cells)
    walls = [[0] * columns for _ in range(rows)]
    for x, y, *sides in cells:
        walls[rows - 1 - y][x] = sum(bit for bit, side in zip((NORTH, EAST, SOUTH, WEST), sides) if side)
    return rows, columns, set(passages(walls)), [], []


def differences(file, document):
    """What the program's JSON of a file says differently from the file."""
    if file.suffix == ".map" and file.parent.name == "movingai":
        here = [[y, x] for y, row in enumerate(grid(file)) for x, is_open in enumerate(row) if is_open]
        return [] if document["places"] == here else ["other places"]
    if file.stat().st_size == 256 and file.suffix.lower() == ".maz":
        read = of_maz
    else:
        read = of_num if file.read_text()[:1].isdigit() else of_text
    rows, columns, open_ones, starts, goals = read(file)
    there = set(map(tuple, document["passages"]))
    said = [] if (rows, columns) == (document["rows"], document["columns"]) else ["another size"]
    said += [f"{len(open_ones - there)} passages missing, {len(there - open_ones)} too many"] if open_ones != there else []
    said += ["another start"] if starts and starts != [document["start"]] else []
    said += ["other goals"] if goals and sorted(goals) != sorted(document.get("goals", [document["goal"]])) else []
    return said


def shortest(document):
    """How many steps the nearest goal is away, in a maze as the program's JSON; None where there is no way."""
    beside = {}
    if "places" in document:
        number = {tuple(place): cell for cell, place in enumerate(document["places"])}
        pairs = [(cell, number[y + dy, x + dx]) for (y, x), cell in number.items() for dy, dx in ((0, 1), (1, 0)) if (y + dy, x + dx) in number]
    else:
        pairs = document["passages"]
    for a, b in pairs:
        beside.setdefault(a, []).append(b)
        beside.setdefault(b, []).append(a)
    start, goals = document["start"], set(document.get("goals", [document["goal"]]))
    far, queue = {start: 0}, deque([start])
    while queue:
        cell = queue.popleft()
        if cell in goals:
            return far[cell]
        for other in beside.get(cell, ()):
            if other not in far:
                far[other] = far[cell] + 1
                queue.append(other)
    return None


def check_readers(corpora, program):
    folders = ("movingai", "micromouse", "micromouse-maz", "micromouse-num", "ascii", "historic", "maze-dataset")
    files = sorted(file for folder in folders for file in (corpora / folder).glob("*") if file.suffix != ".scen")
    wrong, read, solved = [], 0, 0
    for file in files:
        code, out, error = run(program, "convert", file, "--format", "json", "-o", "-")
        if code != 0:
            wrong.append(f"{file.name}: exit code {code}, {error}")
            continue
        document = json.loads(out)
        if file.parent.name.startswith(("movingai", "micromouse")):
            wrong += [f"{file.name}: {each}" for each in differences(file, document)]
            read += 1
        if document.get("start") is None or document.get("goal") is None:
            continue
        with tempfile.TemporaryDirectory() as folder:
            written = Path(folder, "maze.json")
            written.write_text(out, encoding="utf-8")
            code, answer, error = run(program, "solve", written, "--json")
        if code > 1:
            wrong.append(f"{file.name} as JSON: exit code {code}, {error}")
            continue
        expected = shortest(document)
        length = json.loads(answer)["length"] if code == 0 else None
        if expected != length:
            wrong.append(f"{file.name}: {length} steps, by breadth-first search {expected}")
        solved += 1
    return wrong, read > 0 and f"{read} files read by another reader to the same mazes; {solved} mazes solved by another search to the same lengths"


def main():
    what, corpora, *program = sys.argv[1:]
    wrong, figure = {"lengths": check_lengths, "readers": check_readers}[what](Path(corpora), program)
    for each in wrong:
        print(each)
    if figure:
        print(figure)
    return 1 if wrong or not figure else 0


if __name__ == "__main__":
    sys.exit(main())
