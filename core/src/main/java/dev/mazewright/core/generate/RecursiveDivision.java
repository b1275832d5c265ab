package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.DivisionPlanes;
import dev.mazewright.core.generate.rows.GridRegion;
import dev.mazewright.core.generate.rows.GridRegion.Side;
import dev.mazewright.core.generate.rows.GridRows;
import dev.mazewright.core.generate.rows.Wall;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.CancelledException;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Begins with one empty room, and divides each room by a straight wall with one gap, across its longer side, until all
 * are corridors one cell wide.
 *
 * <p>Texture: long straight walls, each with one gap, so that the maze falls into boxes; 27% of the cells are dead
 * ends.
 *
 * <p>Time proportional to the cells; memory for a few dozen rooms.
 *
 * <p>Cannot hide its longest walls, nor make most mazes: every maze of it has a wall from side to side.
 *
 * <p>Source: folklore; Pullen, <i>Think Labyrinth</i>, 1996. No room depends on when it is divided.
 * Random numbers: docs/randomness.md.
 */
public record RecursiveDivision() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "recursive-division",
                    "Divides regions by walls with one passage until all are corridors.",
                    settings -> new RecursiveDivision())
            .needs(Trait.ROWS)
            .memory(grid -> GridRows.bytes(grid))
            .kernel(Kernel.of(
                    "bit planes", new Kernel.Gain(7.5, 1.5), Grid::isSquares, (settings, context) -> DivisionPlanes.GENERATOR));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        GridRows rows = GridRows.of(maze.grid(), ENTRY.name());
        maze.phase(Trace.PREPARATION);
        rows.openAll(maze);
        maze.phase("divide");
        MazeRandom turns = random.stream("turn");
        MazeRandom walls = random.stream("wall");
        MazeRandom arcs = random.stream("arc");
        MazeRandom gaps = random.stream("gap");
        Deque<GridRegion> rooms = new ArrayDeque<>();
        rooms.push(GridRegion.whole(rows));
        while (!rooms.isEmpty()) {
            CancelledException.check();
            GridRegion room = rooms.pop();
            if (room.isCorridor()) {
                room.leave(maze);
                continue;
            }
            long n = room.number();
            Side side = room.longest(turns);
            int size = room.size(side);
            Wall wall = room.isAround(side)
                    ? room.wall(side, (int) walls.below(size, n), 1 + (int) arcs.below(size - 1, n))
                    : room.wall(side, 0, 1 + (int) walls.below(size - 1, n));
            wall.build(maze, gaps.below(wall.edges(), n));
            rooms.push(wall.larger()); // waits, so each that waits is at most half of the one below it
            rooms.push(wall.smaller());
        }
    }
}
