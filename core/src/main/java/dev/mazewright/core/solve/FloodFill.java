package dev.mazewright.core.solve;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.solve.search.LifelongSearch;

/**
 * The micromouse: it sees only the walls beside it, assumes that all others are open, and always takes the path that
 * would then be shortest. So it runs to the goal and back, seeing more walls each time, until the shortest path that
 * there could be leads only through cells where it has been. Then that is the path, and it guarantees the fewest steps.
 *
 * <p>What it visits: the cells that it runs through, on the whole those that could be on a shortest path.
 *
 * <p>Time proportional to how often distances change: in mazes of Wilson's on 300 x 300 cells, 12 times a cell, a quarter
 * of a second; on 1000 x 1000, 21 times a cell, three seconds. Memory 9 bytes a cell on squares.
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
                    settings -> new FloodFill())
            .memory(grid -> Maze.bytes(grid) + CellSet.bytes(grid.addresses()) + 2 * LifelongSearch.bytes(grid));

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Mouse mouse = new Mouse(maze, start, goals);
        while (mouse.there.reaches(start)) {
            Path hope = mouse.there.path(start);
            if (mouse.knows(hope)) {
                return hope.withVisited(mouse.visited);
            }
            maze.phase("run");
            if (mouse.run(mouse.there)) {
                maze.phase("run back");
                mouse.run(mouse.back);
            }
        }
        return Path.none(maze.grid(), start, mouse.visited);
    }

    private static final class Mouse {
        private final Maze maze;
        /** All edges, but those where it has seen a wall. */
        private final Maze known;

        private final LifelongSearch there;
        private final LifelongSearch back;

        private final CellSet seen;
        private long visited;
        private long cell;

        Mouse(Maze maze, long start, long... goals) {
            this.maze = maze;
            known = new Maze(maze.grid()).carveAll();
            there = new LifelongSearch(known, goals);
            back = new LifelongSearch(known, start);
            seen = new CellSet(maze.grid().addresses());
            cell = start;
            seeWalls();
        }

        private void seeWalls() {
            if (!seen.contains(cell)) {
                seen.add(cell);
                visited++;
                maze.visit(cell);
                for (int rest = known.open(cell) & ~maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                    wall(Directions.first(rest));
                }
            }
        }

        private void wall(int direction) {
            known.wall(cell, direction);
            long behind = known.step(cell, direction);
            there.changed(cell);
            there.changed(behind);
            back.changed(cell);
            back.changed(behind);
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

        /** Runs to the nearest target, replanning whenever a wall blocks it; false if it cannot. */
        boolean run(LifelongSearch search) {
            boolean reaches = search.reaches(cell);
            while (reaches && !search.isTarget(cell)) {
                int planned = search.onwards(cell); // before it sees the walls here
                seeWalls();
                if (known.isOpen(cell, planned)) {
                    maze.walk(cell, planned);
                    cell = known.step(cell, planned);
                } else {
                    reaches = search.reaches(cell);
                }
            }
            seeWalls();
            return reaches;
        }
    }
}
