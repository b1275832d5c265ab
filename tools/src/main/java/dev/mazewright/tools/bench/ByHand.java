package dev.mazewright.tools.bench;

import dev.mazewright.core.generate.RecursiveBacktracker;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.measure.PerfectMazeCheck;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.solve.BreadthFirst;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;

/** The library against a rectangle written by hand, warm. */
public final class ByHand {
    /** What it is called among the lines of the bench. */
    static final String NAME = "by-hand";

    private static final List<String> COLUMNS = List.of("by hand, CPU s", "library, CPU s", "speed of the library, relative");

    private ByHand() {}

    /** Measures the recursive backtracker, the reference and the kernel, and a search of its maze, and prints a table. */
    public static void measure(int side, int turns, OutputStream out) throws IOException {
        measure(side, turns, new Figures(Figures.machine(), Map.of()), out);
    }

    static void measure(int side, int turns, Figures figures, OutputStream out) throws IOException {
        Table table = new Table("Against a rectangle written by hand, warm.", COLUMNS, figures, out);
        HandWritten[] byHand = new HandWritten[1];
        Maze[] maze = new Maze[1];
        Grid grid = new Rectangle(side, side, null).grid();
        double hand = Stopwatch.median(turns, () -> {
            byHand[0] = new HandWritten(side, side);
            byHand[0].generate(new MazeRandom(1));
        });
        double reference = Stopwatch.median(turns, () -> {
            maze[0] = new Maze(grid);
            new RecursiveBacktracker().generate(maze[0], new MazeRandom(1));
        });
        requirePerfect(maze[0]);
        line("recursive backtracker, reference", side, hand, reference, table);
        double kernel = Stopwatch.median(turns, () -> {
            maze[0] = new Maze(grid);
            RecursiveBacktracker.ENTRY.on(maze[0]).generate(maze[0], new MazeRandom(1));
        });
        line("recursive backtracker, kernel", side, hand, kernel, table);
        requirePerfect(maze[0]);
        long goal = grid.cell(side - 1L, side - 1L);
        long[] steps = new long[2];
        double searchByHand = Stopwatch.median(turns, () -> steps[0] = byHand[0].solve());
        double search = Stopwatch.median(turns, () -> steps[1] = BreadthFirst.ENTRY.on(maze[0]).solve(maze[0], grid.first(), goal).length());
        line("breadth-first search of its maze", side, searchByHand, search, table);
    }

    private static void requirePerfect(Maze maze) {
        if (!PerfectMazeCheck.isPerfect(maze.rows())) {
            throw new IllegalStateException("the maze that was timed is not perfect");
        }
    }

    private static void line(String what, int side, double hand, double library, Table table) throws IOException {
        table.line(what + ", " + side + " x " + side, hand, library, hand / library);
    }
}
