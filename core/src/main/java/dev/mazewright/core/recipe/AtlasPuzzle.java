package dev.mazewright.core.recipe;

import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.atlas.AtlasPath;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.RowGenerator;
import dev.mazewright.core.maze.StreamingGenerator;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An atlas with its start and goal: a puzzle that is never built. {@link Maker#atlas} gives that of a recipe.
 *
 * <p>Safe for threads.
 */
public final class AtlasPuzzle {
    private static final String HALF = "half";
    private static final List<String> CORNERS = List.of("top-left", "top-right", "bottom-left", "bottom-right");

    private final Atlas atlas;
    private final AtlasCell start;
    private final AtlasCell goal;

    private AtlasPuzzle(Atlas atlas, AtlasCell start, AtlasCell goal) {
        this.atlas = atlas;
        this.start = start;
        this.goal = goal;
    }

    /**
     * The atlas between the cells that a recipe names.
     *
     * @param start null for the default
     * @param goals empty for the default
     * @throws UsageException if it names one that no atlas can find, or several goals
     */
    static AtlasPuzzle of(Atlas atlas, @Nullable NamedCell start, List<NamedCell> goals) {
        if (goals.size() > 1) {
            throw new UsageException("an atlas has one goal, not " + goals.size());
        }
        NamedCell from = start == null ? EndsResolver.TOP_LEFT : start;
        NamedCell to = goals.isEmpty() ? EndsResolver.BOTTOM_RIGHT : goals.getFirst();
        StepsGoal.requireStart(from.steps() == null);
        AtlasCell first = cell(atlas, from);
        BigInteger steps = to.steps();
        return new AtlasPuzzle(atlas, first, steps == null ? cell(atlas, to) : after(atlas, first, steps));
    }

    /**
     * The same atlas between other cells, where these are named.
     *
     * @param from null for the same start
     * @param to empty for the same goal
     * @throws UsageException as for those of a recipe
     */
    public AtlasPuzzle between(@Nullable NamedCell from, List<NamedCell> to) {
        return of(atlas, from == null ? new NamedCell(start.toString()) : from, to.isEmpty() ? List.of(new NamedCell(goal.toString())) : to);
    }

    private static AtlasCell cell(Atlas atlas, NamedCell named) {
        long bottom = atlas.rows() - 1;
        long right = atlas.columns() - 1;
        return switch (named.text()) {
            case "top-left" -> new AtlasCell(0, 0);
            case "top-right" -> new AtlasCell(0, right);
            case "bottom-left" -> new AtlasCell(bottom, 0);
            case "bottom-right" -> new AtlasCell(bottom, right);
            default -> numbered(atlas, named.text());
        };
    }

    private static AtlasCell numbered(Atlas atlas, String text) {
        String[] parts = text.split(",", -1);
        BigInteger cells = BigInteger.valueOf(atlas.rows()).multiply(BigInteger.valueOf(atlas.columns()));
        if (parts.length == 1 && text.matches("[0-9]+") && cells.bitLength() < Long.SIZE) {
            long number = Numbers.whole("cell", text, 0, cells.longValueExact() - 1);
            return new AtlasCell(number / atlas.columns(), number % atlas.columns());
        }
        if (parts.length != 2) {
            throw new UsageException("an atlas finds no cell '" + text + "'; give row,column, one of " + String.join(", ", CORNERS)
                    + ", or of a goal steps-N, the cell after N steps towards the corner farthest from the start");
        }
        return new AtlasCell(
                Numbers.whole("row", parts[0], 0, atlas.rows() - 1), Numbers.whole("column", parts[1], 0, atlas.columns() - 1));
    }

    private static AtlasCell after(Atlas atlas, AtlasCell start, BigInteger steps) {
        AtlasCell farthest = start;
        BigInteger most = BigInteger.ZERO;
        for (String corner : CORNERS) {
            AtlasCell cell = cell(atlas, new NamedCell(corner));
            BigInteger length = atlas.distance(start, cell);
            farthest = length.compareTo(most) > 0 ? cell : farthest;
            most = most.max(length);
        }
        StepsGoal.requireSteps(steps, most);
        return atlas.at(start, farthest, steps);
    }

    /**
     * The number of a step of a path that a text names: a whole number, or {@code half} for the one in the middle.
     *
     * @param length of the path
     * @throws UsageException if the path has no such step
     */
    public static BigInteger step(String text, BigInteger length) {
        if (text.equals(HALF)) {
            return length.shiftRight(1);
        }
        BigInteger step = text.matches("[0-9]{1,40}") ? new BigInteger(text) : null;
        if (step == null || step.compareTo(length) > 0) {
            throw new UsageException("the path has no step '" + text + "'; a step is 0 to " + length + ", or " + HALF);
        }
        return step;
    }

    /** The maze. */
    public Atlas atlas() {
        return atlas;
    }

    /** Where the path begins. */
    public AtlasCell start() {
        return start;
    }

    /** Where it ends. */
    public AtlasCell goal() {
        return goal;
    }

    // ---- a window

    /** Refuses a window that does not lie within the maze. */
    void require(Window window) {
        Numbers.whole("level", Integer.toString(window.level()), 0, atlas.levels());
        requireInside("row", window.row(), window.rows(), atlas.rows(window.level()), window.level());
        requireInside("column", window.column(), window.columns(), atlas.columns(window.level()), window.level());
    }

    private static void requireInside(String what, long first, int count, long all, int level) {
        if (first >= all || count > all - first) {
            throw new UsageException("the window has " + Numbers.count(count, what) + " from " + what + " " + first + " on, and there are "
                    + Numbers.count(all, what) + (level == 0 ? "" : " of blocks of level " + level) + ", counted from 0");
        }
    }

    /** The grid of a window. */
    static Grid grid(Window window) {
        return new Rectangle(window.rows(), window.columns(), null).grid();
    }

    /** What streams a window's passages, but for those that lead out of it. */
    StreamingGenerator generator(Window window, Context context) {
        return new RowGenerator(
                (rows, columns, random) -> atlas.window(window.level(), window.first(), rows, columns, context),
                (rows, columns) -> atlas.windowBytes(columns));
    }

    /** The start and goal of a window, as far as they lie in it, and the passages that lead out of it as its openings. */
    Ends ends(Window window, Grid grid) {
        List<Opening> openings = new ArrayList<>();
        int bottom = window.rows() - 1;
        int right = window.columns() - 1;
        for (int column = 0; column <= right; column++) {
            addOpening(window, grid, 0, column, Rectangle.NORTH, openings);
            addOpening(window, grid, bottom, column, Rectangle.SOUTH, openings);
        }
        for (int row = 0; row <= bottom; row++) {
            addOpening(window, grid, row, 0, Rectangle.WEST, openings);
            addOpening(window, grid, row, right, Rectangle.EAST, openings);
        }
        long from = in(window, grid, start);
        long to = in(window, grid, goal);
        return new Ends(from, to == Grid.NONE ? new long[0] : new long[] {to}, openings);
    }

    private void addOpening(Window window, Grid grid, int row, int column, int direction, List<Opening> openings) {
        AtlasCell cell = new AtlasCell(window.row() + row, window.column() + column);
        if (Directions.contains(atlas.open(cell, window.level()), direction)) {
            openings.add(new Opening(grid.cell(row, column), direction));
        }
    }

    /** The cell of a window in which a cell of the maze lies, or {@link Grid#NONE}. */
    private long in(Window window, Grid grid, AtlasCell cell) {
        AtlasCell block = atlas.block(cell, window.level());
        return window.contains(block) ? grid.cell(block.row() - window.row(), block.column() - window.column()) : Grid.NONE;
    }

    /** The pieces of the solution that lie in a window, in the order in which it comes to them, on the grid of the window. */
    public List<Path> solution(Window window) {
        require(window);
        Grid grid = grid(window);
        return atlas.paths(start, goal, window.level(), window.first(), window.rows(), window.columns()).stream()
                .map(piece -> path(window, grid, piece))
                .toList();
    }

    private static Path path(Window window, Grid grid, AtlasPath piece) {
        DirectionStack steps = new DirectionStack(grid.directions());
        List<AtlasCell> cells = piece.cells();
        for (int i = cells.size() - 1; i > 0; i--) {
            steps.push(cells.get(i - 1).direction(cells.get(i)));
        }
        return Path.of(grid, cell(window, grid, cells.getFirst()), cell(window, grid, cells.getLast()), steps, cells.size());
    }

    private static long cell(Window window, Grid grid, AtlasCell cell) {
        return grid.cell(cell.row() - window.row(), cell.column() - window.column());
    }
}
