package dev.mazewright.core.testing;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.support.Squares;

/** Small mazes of squares, drawn in a test: cells of 4 x 2 characters, with S for the start and E for the goal. */
public final class DrawnMaze {
    private DrawnMaze() {}

    public static Puzzle of(String drawing) {
        String[] lines = drawing.lines().toArray(String[]::new);
        Grid grid = GridModel.rectangle(lines.length / 2, lines[0].length() / 4).grid;
        Maze maze = new Maze(grid);
        Ends ends = Ends.NONE;
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                long cell = grid.cell(row, column);
                if (column + 1 < grid.columns() && lines[2 * row + 1].charAt(4 * column + 4) == ' ') {
                    maze.carve(cell, Squares.EAST);
                }
                if (row + 1 < grid.rows() && lines[2 * row + 2].charAt(4 * column + 2) == ' ') {
                    maze.carve(cell, Squares.SOUTH);
                }
                switch (lines[2 * row + 1].charAt(4 * column + 2)) {
                    case 'S' -> ends = ends.withStart(cell);
                    case 'E' -> ends = ends.withGoals(cell);
                    default -> {} // neither
                }
            }
        }
        return new Puzzle(maze, ends, null);
    }
}
