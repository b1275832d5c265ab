package dev.mazewright.core.solve;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.solve.search.OpenGrid;

/**
 * The micromouse: it sees only the walls beside it, assumes that all others are open, and always takes the path that
 * would then be shortest. So it runs to the goal and back, seeing more walls each time, until the shortest path that
 * there could be leads only through cells where it has been. Then that is the path, and it guarantees the fewest steps.
 *
 * <p>What it visits: the cells that it runs through, on the whole those that could be on a shortest path.
 *
 * <p>Time proportional to the cells each time a wall blocks it: up to the square of the cells. Made for mazes of a
 * micromouse's size, 16 to 64 cells wide; 200 x 200 cells take seconds, 400 x 400 minutes. Memory a byte a cell on
 * squares.
 *
 * <p>Cannot see that there is no path before it has been in every cell that it can reach.
 *
 * <p>Source: the micromouse contests since 1977; Koenig and Smirnov, <i>Sensor-based planning with the freespace
 * assumption</i>, 1997.
 */
public record FloodFill() implements Solver {
    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
            "flood-fill",
            "A micromouse, which sees only the walls beside it, runs to the goal and back until its path is a shortest one.",
            settings -> new FloodFill());

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Mouse mouse = new Mouse(maze, start);
        while (true) {
            Path hope = mouse.hope(start, goals);
            if (!hope.found() || mouse.knows(hope)) {
                return hope.withVisited(mouse.visited);
            }
            maze.phase("run");
            if (mouse.run(goals)) {
                maze.phase("run back");
                mouse.run(start);
            }
        }
    }

    private static final class Mouse {
        private final Maze maze;
        /** All edges, but those where it has seen a wall. */
        private final Maze known;

        private final Solver search;

        private final CellSet seen;
        private long visited;
        private long cell;

        Mouse(Maze maze, long start) {
            this.maze = maze;
            known = OpenGrid.of(maze.grid());
            search = BreadthFirst.ENTRY.on(known);
            seen = new CellSet(maze.grid().addresses());
            cell = start;
            seeWalls();
        }

        /** Sees the walls beside it. */
        private void seeWalls() {
            if (!seen.contains(cell)) {
                seen.add(cell);
                visited++;
                maze.visit(cell);
                for (int rest = known.open(cell) & ~maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                    known.wall(cell, Directions.first(rest));
                }
            }
        }

        /** The shortest path that there could be. */
        Path hope(long from, long... to) {
            return search.solve(known, from, to);
        }

        /** Whether it has been in all cells of a path. */
        boolean knows(Path path) {
            long at = path.start();
            boolean knows = seen.contains(at);
            for (long i = 0; knows && i < path.length(); i++) {
                at = known.step(at, path.direction(i));
                knows = seen.contains(at);
            }
            return knows;
        }

        /** Runs to the nearest of some cells, replanning whenever a wall blocks it; false if it cannot. */
        boolean run(long... to) {
            Path path = hope(cell, to);
            for (long i = 0; path.found() && i < path.length(); i++) {
                int direction = path.direction(i);
                if (known.isOpen(cell, direction)) {
                    maze.walk(cell, direction);
                    cell = known.step(cell, direction);
                    seeWalls();
                } else {
                    path = hope(cell, to);
                    i = -1;
                }
            }
            return path.found();
        }
    }

    @Override
    public long workingBytes(Grid grid) {
        return Maze.bytes(grid) + CellSet.bytes(grid.addresses()) + new BreadthFirst().workingBytes(grid);
    }
}
