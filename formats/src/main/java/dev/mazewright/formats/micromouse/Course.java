package dev.mazewright.formats.micromouse;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.FoundMaze;
import dev.mazewright.formats.io.Source;
import java.util.ArrayList;
import java.util.List;

/**
 * What the formats of micromouse mazes without marks have in common: x runs east and y north from the south-west
 * corner, where the mouse starts; its goals are the cells in the middle. Each inner wall is given from both sides.
 */
final class Course {
    private final int width;
    private final int height;
    /** The closed sides of each cell, of number x * height + y. */
    private final byte[] closed;

    Course(int width, int height, Source source) {
        this.width = width;
        this.height = height;
        source.context().requireMemory("reading " + (long) width * height + " cells", (long) width * height);
        closed = new byte[width * height];
    }

    /** Returns the closed sides of a cell as a set of directions. */
    void put(int x, int y, int sides) {
        closed[x * height + y] = (byte) sides;
    }

    private boolean isClosed(int x, int y, int direction) {
        return (closed[x * height + y] >> direction & 1) != 0;
    }

    /** The maze, or bad data where two cells do not agree on the wall between them. */
    Puzzle puzzle(Source source) throws BadDataException {
        Maze maze = new Maze(new Rectangle(height, width, null).grid());
        Grid grid = maze.grid();
        FoundMaze found = new FoundMaze(maze);
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                long cell = grid.cell(height - 1 - y, x);
                for (int direction = 0; direction < 4; direction++) {
                    boolean open = !isClosed(x, y, direction);
                    long there = grid.step(cell, direction);
                    if (grid.leads(cell, direction) && open == isClosed(grid.column(there), height - 1 - grid.row(there), (direction + 2) % 4)) {
                        throw source.bad(
                                "cell " + x + " " + y,
                                (open ? "no wall" : "a wall") + " to the " + FoundMaze.name(direction),
                                (open ? "one" : "none") + ", as for the cell there");
                    }
                    if (open) {
                        found.open(cell, direction);
                    }
                }
            }
        }
        return new Puzzle(maze, new Ends(start(grid), goals(grid), found.openings()), null);
    }

    /** The cell in the south-west. */
    static long start(Grid grid) {
        return grid.cell(grid.rows() - 1, 0);
    }

    /** The cell in the middle; two of them, or four, where sides are even. */
    static List<Long> goals(Grid grid) {
        List<Long> goals = new ArrayList<>();
        for (int row = (grid.rows() - 1) / 2; row <= grid.rows() / 2; row++) {
            for (int column = (grid.columns() - 1) / 2; column <= grid.columns() / 2; column++) {
                goals.add(grid.cell(row, column));
            }
        }
        return goals;
    }
}
