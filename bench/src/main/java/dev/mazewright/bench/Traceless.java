package dev.mazewright.bench;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.MazeRandom;

/** The library's backtracker without a word to any trace: what tracing costs without a listener. */
final class Traceless {
    private final Grid grid;
    private final CellValues open;

    Traceless(Grid grid) {
        this.grid = grid;
        open = new CellValues(grid.addresses(), CellValues.bitsFor(Directions.all(grid.directions())));
        long end = 0;
        for (int row = 0; row < grid.rows(); row++) {
            open.fill(end, grid.rowStart(row), -1);
            end = grid.rowStart(row) + grid.columns();
        }
        open.fill(end, grid.addresses(), -1);
    }

    void generate(MazeRandom random) {
        DirectionStack trail = new DirectionStack(grid.directions());
        long cell = random.cell(grid);
        while (true) {
            int fresh = unvisited(cell);
            if (fresh != 0) {
                int direction = random.choose(fresh);
                int back = grid.opposite(cell, direction);
                trail.push(back);
                open.include(cell, Directions.of(direction));
                cell = grid.step(cell, direction);
                open.include(cell, Directions.of(back));
            } else if (trail.isEmpty()) {
                return;
            } else {
                cell = grid.step(cell, trail.pop());
            }
        }
    }

    private int unvisited(long cell) {
        if (grid.directionBits() == 2) {
            int fresh = fresh(grid.step(cell, 0))
                    | fresh(grid.step(cell, 1)) << 1
                    | fresh(grid.step(cell, 2)) << 2
                    | fresh(grid.step(cell, 3)) << 3;
            return fresh & grid.sides(cell);
        }
        int fresh = 0;
        for (int rest = grid.sides(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            fresh |= fresh(grid.step(cell, direction)) << direction;
        }
        return fresh;
    }

    private int fresh(long address) {
        int value = open.get(address);
        return (value | -value) >>> 31 ^ 1;
    }
}
