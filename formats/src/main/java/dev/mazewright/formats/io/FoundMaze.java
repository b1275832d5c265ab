package dev.mazewright.formats.io;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a reader finds of a maze: open sides, each a passage or an opening, the start and the goals. */
public final class FoundMaze {
    private final Maze maze;
    private final Grid grid;
    private final List<Opening> openings = new ArrayList<>();
    private final List<Long> goals = new ArrayList<>();
    private long start = Grid.NONE;

    /** Nothing of this maze but its cells. */
    public FoundMaze(Maze maze) {
        this.maze = maze;
        grid = maze.grid();
    }

    /** The same maze on a grid of fewer cells: passages to others are openings. */
    public static Puzzle masked(Puzzle full, Maze masked) {
        FoundMaze found = new FoundMaze(masked);
        Maze from = full.maze();
        Grid grid = masked.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            long there = same(cell, grid, from.grid());
            for (int direction = 0; direction < grid.directions(); direction++) {
                if (from.grid().leads(there, direction) && from.isOpen(there, direction)) {
                    found.open(cell, direction);
                }
            }
        }
        for (Opening opening : full.openings()) {
            long cell = same(opening.cell(), from.grid(), grid);
            if (cell != Grid.NONE) {
                found.openings.add(new Opening(cell, opening.direction()));
            }
        }
        found.start = full.start() == Grid.NONE ? Grid.NONE : same(full.start(), from.grid(), grid);
        Arrays.stream(full.goals()).map(goal -> same(goal, from.grid(), grid)).forEach(found.goals::add);
        return found.puzzle();
    }

    private static long same(long cell, Grid of, Grid in) {
        return in.cell(of.row(cell), of.column(cell));
    }

    /** Where a side of a square lies. */
    public static String name(int direction) {
        return List.of("north", "east", "south", "west").get(direction);
    }

    public Maze maze() {
        return maze;
    }

    /** Opens a side: a passage, or, where it leads to no cell, an opening. */
    public void open(long cell, int direction) {
        if (grid.leads(cell, direction)) {
            maze.carve(cell, direction);
        } else {
            openings.add(new Opening(cell, direction));
        }
    }

    /** Opens the side above a position of squares, from row 0 to that below the last, unless no cell is beside it. */
    public void openAbove(int row, int column) {
        openBetween(grid.cell(row - 1L, column), Rectangle.SOUTH, grid.cell(row, column), Rectangle.NORTH);
    }

    /** Opens the side to the left of a position of squares, from column 0 to that behind the last, unless no cell is beside it. */
    public void openLeft(int row, int column) {
        openBetween(grid.cell(row, column - 1L), Rectangle.EAST, grid.cell(row, column), Rectangle.WEST);
    }

    private void openBetween(long one, int there, long other, int back) {
        if (one != Grid.NONE) {
            open(one, there);
        } else if (other != Grid.NONE) {
            open(other, back);
        }
    }

    /** Makes a cell the start; false if there is one already. */
    public boolean start(long cell) {
        if (start != Grid.NONE) {
            return false;
        }
        start = cell;
        return true;
    }

    /** Makes a cell a goal, if it is not the one that was found last. */
    public void goal(long cell) {
        if (goals.isEmpty() || goals.getLast() != cell) {
            goals.add(cell);
        }
    }

    /** The openings so far, in the order in which they were found. */
    public List<Opening> openings() {
        return openings;
    }

    public Ends ends() {
        return new Ends(start, goals, openings);
    }

    public Puzzle puzzle() {
        return new Puzzle(maze, ends(), null);
    }
}
