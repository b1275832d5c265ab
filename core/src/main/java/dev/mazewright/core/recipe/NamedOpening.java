package dev.mazewright.core.recipe;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An opening in the outline as recipes name it: {@code cell.side}, such as {@code 0,0.left}. The cell is any {@link
 * NamedCell}, or {@code start} or {@code goal}, the cell where the maze's solution begins or ends; these two also
 * without a side, for {@link #bestSide}.
 *
 * @param position the cell where it is, or null for the start or the goal
 * @param atStart whether it is at the start, if there is no position
 * @param side the side of the cell, or null for the best one of the start or the goal
 */
public record NamedOpening(@Nullable NamedCell position, boolean atStart, @Nullable String side) {
    private static final String START = "start";
    private static final String GOAL = "goal";

    /**
     * The opening that a text names.
     *
     * @throws UsageException if it names none
     */
    public static NamedOpening parse(String text) {
        if (isEnd(text)) {
            return new NamedOpening(null, text.equals(START), null);
        }
        int dot = text.lastIndexOf('.');
        if (dot < 0 || !text.substring(dot + 1).matches("[a-z0-9-]+")) {
            throw new UsageException("'" + text + "' is not an opening; it is cell.side, such as 0,0.left or start.top, or start or"
                    + " goal alone for the best side of that cell");
        }
        String where = text.substring(0, dot);
        return new NamedOpening(isEnd(where) ? null : new NamedCell(where), where.equals(START), text.substring(dot + 1));
    }

    private static boolean isEnd(String where) {
        return where.equals(START) || where.equals(GOAL);
    }

    /** This opening in a maze, as a cell and a direction; refused if there is no such side, or a cell lies behind it. */
    Opening in(Maze maze, MazeRandom random, long start, long goal) {
        Grid grid = maze.grid();
        long cell = position != null ? position.in(maze, random, start) : atStart ? start : goal;
        int direction = outward(grid, cell);
        if (direction < 0) {
            throw new UsageException("cannot open '" + this + "': " + obstacle(grid, cell));
        }
        return new Opening(cell, direction);
    }

    private String obstacle(Grid grid, long cell) {
        List<String> sides = sidesOf(grid, cell);
        String name = "cell " + NamedCell.of(grid, cell);
        return sides.isEmpty()
                ? "all sides of " + name + " have neighbours, so none is on the outline; choose a cell on the outline, such as a"
                        + " corner, or leave the opening out"
                : "that side is not on the outline; possible of " + name + ": " + String.join(", ", sides);
    }

    /**
     * This opening in all mazes of a grid; empty if there is no such opening, or if it depends on the passages.
     *
     * @param start where the solution of any maze begins, or {@link Grid#NONE} where the maze decides; the goal
     *     likewise
     */
    List<Opening> fixedIn(Grid grid, long start, long goal) {
        long cell = position != null ? position.fixedIn(grid) : atStart ? start : goal;
        int direction = cell == Grid.NONE ? -1 : outward(grid, cell);
        return direction < 0 ? List.of() : List.of(new Opening(cell, direction));
    }

    /** The names of the sides of a cell in which there can be an opening: those without a cell behind them. */
    public static List<String> sidesOf(Grid grid, long cell) {
        List<String> sides = new ArrayList<>();
        for (int rest = outwardSides(grid, cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            sides.add(grid.shape().side(grid, cell, Directions.first(rest)));
        }
        return sides;
    }

    /**
     * The side that is opened where none is named: for a start the first of those without a cell behind them, in the order
     * in which the shape names them, for a goal the last, so that one cell with several has an opening for each. Levels
     * and corners, which are no sides of the drawing, are taken only where there is no other.
     *
     * @return null if a cell lies behind every side
     */
    public static @Nullable String bestSide(Grid grid, long cell, boolean atStart) {
        int direction = bestDirection(grid, cell, atStart);
        return direction < 0 ? null : grid.shape().side(grid, cell, direction);
    }

    private static int bestDirection(Grid grid, long cell, boolean atStart) {
        int outward = outwardSides(grid, cell);
        Outline outline = grid.shape().outline(grid, cell);
        int drawn = 0;
        for (int rest = outward; rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            drawn |= outline.side(direction) < 0 ? 0 : Directions.of(direction);
        }
        int among = drawn == 0 ? outward : drawn;
        return among == 0 ? -1 : atStart ? Directions.first(among) : Integer.SIZE - 1 - Integer.numberOfLeadingZeros(among);
    }

    /** The directions out of the maze, as a set. */
    private static int outwardSides(Grid grid, long cell) {
        if (!grid.isFull()) {
            return grid.sides(cell) & ~grid.directions(cell);
        }
        int outward = grid.sides(cell); // computed, since isCell would take a bit for each cell
        for (int rest = outward; rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            outward &= isPosition(grid, grid.step(cell, direction)) ? ~Directions.of(direction) : -1;
        }
        return outward;
    }

    private static boolean isPosition(Grid grid, long address) {
        int row = grid.row(address);
        return row >= 0 && row < grid.rows() && address >= grid.rowStart(row) && address < grid.rowEnd(row);
    }

    /** The direction out of the maze on this side of the cell, or -1. */
    private int outward(Grid grid, long cell) {
        if (side == null) {
            return bestDirection(grid, cell, atStart);
        }
        for (int rest = outwardSides(grid, cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (grid.shape().side(grid, cell, direction).equals(side)) {
                return direction;
            }
        }
        return -1;
    }

    @Override
    public String toString() {
        return (position != null ? position.text() : atStart ? START : GOAL) + (side == null ? "" : "." + side);
    }
}
