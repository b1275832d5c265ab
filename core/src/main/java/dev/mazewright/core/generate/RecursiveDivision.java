package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.DivisionKernel;
import dev.mazewright.core.generate.rows.Border;
import dev.mazewright.core.generate.rows.Region.Side;
import dev.mazewright.core.generate.rows.Region;
import dev.mazewright.core.generate.rows.Row;
import dev.mazewright.core.generate.rows.Rows;
import dev.mazewright.core.generate.rows.Span;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel.Gain;
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
 * <p>Cannot hide its longest walls, nor make most mazes: a maze without a wall from side to side is none of them.
 *
 * <p>Source: folklore; Pullen, <i>Think Labyrinth</i>, 1996. No room depends on when it is divided.
 * Random numbers: docs/randomness.md.
 */
public record RecursiveDivision() implements Generator {
    private static final Side[] SIDES = Side.values();

    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "recursive-division",
                    "Divides regions by walls with one passage until all are corridors.",
                    settings -> new RecursiveDivision())
            .needs(Trait.ROWS)
            .kernel(Kernel.of(
                    "bit planes", new Gain(7.3, 1.5), Grid::isSquares, (settings, context) -> new DivisionKernel()));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        Rows rows = Rows.of(grid, ENTRY.name());
        maze.phase(Trace.PREPARATION);
        open(maze, rows);
        maze.phase("divide");
        MazeRandom turns = random.stream("turn");
        MazeRandom walls = random.stream("wall");
        MazeRandom arcs = random.stream("arc");
        MazeRandom gaps = random.stream("gap");
        Deque<Region> waiting = new ArrayDeque<>();
        waiting.push(Region.whole(grid));
        while (!waiting.isEmpty()) {
            CancelledException.check();
            Region room = waiting.pop();
            if (room.isCorridor(rows)) {
                leave(maze, room);
                continue;
            }
            long n = room.number();
            Side side = longest(room, turns, n);
            int size = room.size(side);
            boolean isAround = side == Side.COLUMNS && room.isAround(rows);
            int first = isAround ? (int) walls.below(size, n) : 0;
            int many = 1 + (int) (isAround ? arcs : walls).below(size - 1, n);
            Region one = room.part(side, first, many);
            Region other = room.part(side, first + many, size - many);
            Border border = new Border(maze, rows, side, isAround, one, other);
            border.close(gaps.below(border.edges(), n));
            // The larger waits, so each that waits is at most half of the one below it.
            boolean isLarger = one.cells() > other.cells();
            waiting.push(isLarger ? one : other);
            waiting.push(isLarger ? other : one);
        }
    }

    /** Across which side the wall is to lie: the longest of those that can be divided. */
    private static Side longest(Region room, MazeRandom turns, long n) {
        long longest = 0;
        int many = 0;
        for (Side side : SIDES) {
            long length = room.size(side) == 1 ? 0 : room.length(side);
            many = length > longest ? 1 : length == longest ? many + 1 : many;
            longest = Math.max(length, longest);
        }
        int before = (int) turns.below(many, n);
        for (Side side : SIDES) {
            boolean isLongest = room.size(side) > 1 && room.length(side) == longest;
            if (isLongest && before-- == 0) {
                return side;
            }
        }
        throw new IllegalStateException("a room of one cell");
    }

    /** Opens all edges. */
    private static void open(Maze maze, Rows rows) {
        for (int number = 0; number < maze.grid().rows(); number++) {
            Row row = rows.row(number);
            for (int i = 0; i < row.length; i++) {
                long cell = row.cell(i);
                for (int rest = row.ahead(i) | row.onward(i); rest != 0; rest = Directions.withoutFirst(rest)) {
                    maze.carve(cell, Directions.first(rest));
                }
            }
        }
    }

    /** A corridor is done. */
    private static void leave(Maze maze, Region corridor) {
        for (int level = corridor.level(); level < corridor.level() + corridor.levels(); level++) {
            for (int inLevel = corridor.top(); inLevel <= corridor.bottom(); inLevel++) {
                int row = corridor.row(inLevel, level);
                leave(maze, corridor.span(row));
                leave(maze, corridor.wrapped(row));
            }
        }
    }

    private static void leave(Maze maze, Span cells) {
        for (long cell = cells.start(); cell < cells.end(); cell++) {
            maze.leave(cell);
        }
    }
}
