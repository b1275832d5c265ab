package dev.mazewright.datasets.write;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.datasets.Row;
import java.io.IOException;
import java.util.Arrays;

/**
 * What a solver does in a row's maze, event by event: {@code create} where it comes to a cell and {@code close} where it is
 * done with one; {@code walk}, {@code erase}, {@code fill} and {@code reject} of solvers that do so.
 *
 * <p>Events of A* have two numbers each, as those of Searchformer: the cost of the cheapest path known to the cell, and the
 * lower bound of the rest, in steps.
 *
 * <p>Source: Lehnert et al., <i>Beyond A*: Better planning with Transformers via search dynamics bootstrapping</i>, 2024.
 */
final class SearchTrace {
    private static final String WITH_COSTS = "a-star";
    private static final long MOST = 10_000_000;
    private static final int UNKNOWN = Integer.MAX_VALUE;

    private final String solver;
    private final boolean hasCosts;
    private final Context context = Context.ofStep();
    private int[] costs = {};

    /** Receives events. */
    @FunctionalInterface
    interface Events {
        /** The next one: steps of the cheapest path known, and the least number of steps to the goal, or -1 where the solver has none. */
        void next(String word, long cell, int cost, int bound) throws IOException;
    }

    /** The searches of a solver. */
    SearchTrace(String solver) {
        this.solver = solver;
        hasCosts = Selection.parse(Catalog::solver, solver).name().equals(WITH_COSTS);
    }

    /** Searches a row's maze from its start for its goals. */
    void replay(Row row, Events events) throws IOException {
        Recording recording = Recording.solving(row.puzzle(), Solving.solver(solver), solver, MOST, context);
        Maze maze = row.maze();
        Grid grid = maze.grid();
        if (hasCosts) {
            costs = new int[Math.toIntExact(grid.addresses())];
            Arrays.fill(costs, UNKNOWN);
            costs[(int) row.path().start()] = 0;
        }
        Trace trace = recording.trace();
        for (long i = 0; i < trace.size(); i++) {
            long event = trace.event(i);
            String word = word(Trace.kind(event));
            if (word.isEmpty()) {
                continue;
            }
            long cell = Trace.cell(event);
            events.next(word, cell, hasCosts ? costs[(int) cell] : -1, hasCosts ? bound(row, grid, cell) : -1);
            if (hasCosts && Trace.kind(event) == Trace.Kind.LEAVE) {
                expand(maze, cell);
            }
        }
    }

    private static String word(Trace.Kind kind) {
        return switch (kind) {
            case VISIT -> "create";
            case LEAVE -> "close";
            case WALK -> "walk";
            case ERASE -> "erase";
            case FILL -> "fill";
            case REJECT -> "reject";
            case CARVE, WALL, PHASE -> "";
        };
    }

    private static int bound(Row row, Grid grid, long cell) {
        long least = Long.MAX_VALUE;
        for (long goal : row.puzzle().goalsOrLast()) {
            least = Math.min(least, grid.bound(cell, goal));
        }
        return Math.toIntExact(least / Grid.UNIT);
    }

    private void expand(Maze maze, long cell) {
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int neighbour = (int) maze.step(cell, Directions.first(rest));
            costs[neighbour] = Math.min(costs[neighbour], costs[(int) cell] + 1);
        }
    }
}
