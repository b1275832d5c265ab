package dev.mazewright.core.solve;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.testing.GridModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Mazes drawn by hand or generated, and what a solver does in them. */
final class SolverRuns {
    private SolverRuns() {}

    static Solver solver(String text) {
        int colon = text.indexOf(':');
        return colon < 0
                ? Catalog.solver(text).make("")
                : Catalog.solver(text.substring(0, colon)).make(text.substring(colon + 1));
    }

    /** A maze of squares, from a drawing with three characters between posts. */
    static Maze drawn(String drawing) {
        List<String> lines = drawing.lines().toList();
        Maze maze = new Maze(new Rectangle(lines.size() / 2, lines.getFirst().length() / 4, null).grid());
        Grid grid = maze.grid();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                long cell = grid.cell(row, column);
                if (column + 1 < grid.columns() && lines.get(2 * row + 1).charAt(4 * column + 4) == ' ') {
                    maze.carve(cell, Rectangle.EAST);
                }
                if (row + 1 < grid.rows() && lines.get(2 * row + 2).charAt(4 * column + 2) == ' ') {
                    maze.carve(cell, Rectangle.SOUTH);
                }
            }
        }
        return maze;
    }

    /** The numbers of the cells of a path. */
    static List<Long> pathCells(Maze maze, String solver, long start, long... goals) {
        Grid grid = maze.grid();
        Path path = solver(solver)
                .solve(maze, grid.cellAt(start), Arrays.stream(goals).map(grid::cellAt).toArray());
        List<Long> cells = new ArrayList<>();
        path.forEach(cell -> cells.add(grid.number(cell)));
        return cells;
    }

    static Maze generated(GridModel model, String generator, String braid, long seed) {
        Maze maze = new Maze(model.grid);
        MazeRandom random = new MazeRandom(seed);
        Catalog.generator(generator).make("").generate(maze, random.stream("generator"));
        Catalog.transform("braid").make(braid).apply(maze, random.stream("braid"));
        return maze;
    }

    /** The trace of a solver. */
    static Trace watch(Maze maze, String solver, long start, long... goals) {
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        solver(solver).solve(maze, start, goals);
        maze.trace(null);
        return trace;
    }

    static Set<Long> cells(Trace trace, Trace.Kind kind) {
        Set<Long> cells = new HashSet<>();
        for (long i = 0; i < trace.size(); i++) {
            if (Trace.kind(trace.event(i)) == kind) {
                cells.add(Trace.cell(trace.event(i)));
            }
        }
        return cells;
    }
}
