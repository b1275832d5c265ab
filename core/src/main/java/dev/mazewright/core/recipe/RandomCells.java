package dev.mazewright.core.recipe;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.UsageException;
import java.util.stream.LongStream;

/** Random cells of some kind: of a column, in a corner, at a dead end. */
final class RandomCells {
    private RandomCells() {}

    /** A random cell of a column, or {@link Grid#NONE} if it has none. */
    static long ofColumn(Grid grid, int column, MazeRandom random) {
        long cells = 0;
        for (int row = 0; row < grid.rows(); row++) {
            cells += grid.cell(row, column) == Grid.NONE ? 0 : 1;
        }
        if (cells == 0) {
            return Grid.NONE;
        }
        long left = random.below(cells);
        int row = 0;
        while (grid.cell(row, column) == Grid.NONE || left-- > 0) {
            row++;
        }
        return grid.cell(row, column);
    }

    /** A random one of the cells in the corners of the grid; {@code other}, a cell or {@link Grid#NONE}, only if there is no other. */
    static long corner(Grid grid, MazeRandom random, long other) {
        int bottom = grid.rows() - 1;
        int right = grid.columns() - 1;
        long[] corners = LongStream.of(
                        grid.cell(0, 0), grid.cell(0, right), grid.cell(bottom, 0), grid.cell(bottom, right))
                .filter(cell -> cell != Grid.NONE)
                .distinct()
                .toArray();
        if (corners.length == 0) {
            throw new UsageException("no corner of this grid is a cell; name a row and column, or take 'random'");
        }
        long[] others = LongStream.of(corners).filter(cell -> cell != other).toArray();
        long[] among = others.length == 0 ? corners : others;
        return among[(int) random.below(among.length)];
    }

    /** A random one of the cells with exactly one passage; {@code other}, a cell or {@link Grid#NONE}, only if there is no other. */
    static long deadEnd(Maze maze, MazeRandom random, long other) {
        Grid grid = maze.grid();
        long deadEnds = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            deadEnds += isDeadEnd(maze, cell) ? 1 : 0;
        }
        if (deadEnds == 0) {
            throw new UsageException("there is no 'dead-end' in this maze: no cell has exactly one passage; name a row and"
                    + " column, or take 'random' or 'farthest'");
        }
        boolean isOtherOut = deadEnds > 1 && other != Grid.NONE && isDeadEnd(maze, other);
        long left = random.below(isOtherOut ? deadEnds - 1 : deadEnds);
        long cell = grid.first();
        while (!isDeadEnd(maze, cell) || (isOtherOut && cell == other) || left-- > 0) {
            cell = grid.next(cell);
        }
        return cell;
    }

    private static boolean isDeadEnd(Maze maze, long cell) {
        return Directions.count(maze.open(cell)) == 1;
    }
}
