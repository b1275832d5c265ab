package dev.mazewright.core.recipe;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.measure.Diameter;
import dev.mazewright.core.measure.Distances;
import dev.mazewright.core.measure.HardestGoal;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A cell of a maze as recipes name it: {@code row,column} or {@code row,column,level} from 0 at the top left, a cell's
 * number in reading order, or a word.
 *
 * @param text as it was given, without leading zeros
 */
public record NamedCell(String text) {
    /** The words that name cells. */
    public static final List<String> WORDS = List.of(
            "top-left", "top-right", "bottom-left", "bottom-right", "left", "right", "random", "corner",
            "dead-end", "farthest", "hardest");

    /** Those of them that depend on the passages, the last ones. */
    private static final List<String> MEASURED = List.of("dead-end", "farthest", "hardest");

    /** Those of them that draw random numbers. */
    private static final List<String> DRAWN = List.of("left", "right", "random", "corner", "dead-end");

    /** {@code steps-N}: the cell after n steps on the path from the start to the corner farthest from it. */
    private static final String STEPS = "steps-";

    private static final String HOW = "a cell is row,column (from 0 at the top left), its number, a word, or of a goal steps-N (from the start, towards the farthest corner)";

    /**
     * The cell that a text names.
     *
     * @throws UsageException if it names none
     */
    public NamedCell {
        if (!text.matches("[0-9]{1,19}(,[0-9]{1,19}){0,2}") && !WORDS.contains(text) && !text.matches(STEPS + "[0-9]{1,40}")) {
            throw new UsageException("'" + text + "' is not a cell; " + HOW + "; " + Names.suggest(text, WORDS));
        }
        text = text.replaceAll("\\b0+(?=[0-9])", "");
    }

    /** The name of a cell: row, column and, where there are several, level; in a plain graph its number. */
    public static NamedCell of(Grid grid, long cell) {
        if (grid.rows() == 1) {
            return new NamedCell(Long.toString(grid.number(cell)));
        }
        String level = grid.levels() == 1 ? "" : "," + grid.level(cell);
        return new NamedCell(grid.rowInLevel(cell) + "," + grid.column(cell) + level);
    }

    /** The number n of {@code steps-n}; null for any other name. */
    @Nullable BigInteger steps() {
        return text.startsWith(STEPS) ? new BigInteger(text.substring(STEPS.length())) : null;
    }

    private boolean isMeasured() {
        return MEASURED.contains(text) || text.startsWith(STEPS);
    }

    /** Whether random numbers decide which cell it is, and no passages do. */
    boolean isDrawn() {
        return DRAWN.contains(text) && !MEASURED.contains(text);
    }

    /** Whether it is known on a grid of tiles before any of them is floor: no passages and no numbering decide it. */
    boolean isKnownBeforeFloor() {
        return !isMeasured() && !text.matches("[0-9]+");
    }

    /** Whether the grid alone decides which cell it is, and neither passages nor random numbers do. */
    public boolean isFixed() {
        return !isMeasured() && !DRAWN.contains(text);
    }

    /**
     * The cell of this name in a maze.
     *
     * @param random random numbers for {@code left}, {@code right}, {@code random}, {@code corner} and {@code dead-end}
     * @param from the start, for a goal: the cell from which {@code farthest} and {@code hardest} are measured, and
     *     which {@code corner} and {@code dead-end} are only if there is no other. With {@link Grid#NONE} the name is
     *     that of a start; the farthest one is an end of the diameter, the hardest one the cell hardest to reach from
     *     the one that is hardest to reach from the first cell
     * @throws UsageException if there is no cell there
     */
    public long in(Maze maze, MazeRandom random, long from) {
        Grid grid = maze.grid();
        int bottom = grid.rows() - 1;
        int right = grid.columns() - 1;
        return switch (text) {
            case "top-left" -> corner(grid, 0, 0);
            case "top-right" -> corner(grid, 0, right);
            case "bottom-left" -> corner(grid, bottom, 0);
            case "bottom-right" -> corner(grid, bottom, right);
            case "left" -> require(grid, RandomCells.ofColumn(grid, 0, random));
            case "right" -> require(grid, RandomCells.ofColumn(grid, right, random));
            case "random" -> random.cell(grid);
            case "corner" -> RandomCells.corner(grid, random, from);
            case "dead-end" -> RandomCells.deadEnd(maze, random, from);
            case "farthest" -> from == Grid.NONE ? Diameter.end(maze) : Distances.from(maze, from).farthest();
            case "hardest" -> from == Grid.NONE
                    ? HardestGoal.from(maze, HardestGoal.from(maze, grid.first()))
                    : HardestGoal.from(maze, from);
            default -> text.startsWith(STEPS) ? StepsGoal.in(maze, from, Objects.requireNonNull(steps())) : numbered(grid);
        };
    }

    /**
     * The cell of this name, where the grid alone decides it by row and column or corner; {@link Grid#NONE} where no
     * cell lies, and where passages, random numbers or the number of cells decide.
     */
    long fixedIn(Grid grid) {
        int bottom = grid.rows() - 1;
        int right = grid.columns() - 1;
        return switch (text) {
            case "top-left" -> grid.first();
            case "top-right" -> grid.cell(0, right);
            case "bottom-left" -> grid.cell(bottom, 0);
            case "bottom-right" -> grid.cellAt(grid.cells() - 1);
            default -> text.matches("[0-9]{1,10}(,[0-9]{1,10}){1,2}") ? at(grid, text.split(",", -1)) : Grid.NONE;
        };
    }

    /** Refuses a cell that depends on the passages, and so cannot be found before the maze is made. */
    void requireBefore(String generator) {
        if (isMeasured()) {
            throw new UsageException(generator + " draws the solution before the maze, so '" + text + "' is not known yet;"
                    + " give a row and column, or one of "
                    + String.join(", ", WORDS.subList(0, WORDS.size() - MEASURED.size())));
        }
    }

    private long numbered(Grid grid) {
        String[] parts = text.split(",", -1);
        if (parts.length == 1) {
            return grid.cellAt(Numbers.whole("cell", text, 0, grid.cells() - 1));
        }
        Numbers.whole("row", parts[0], 0, grid.rowsOfLevel() - 1);
        Numbers.whole("column", parts[1], 0, grid.columns() - 1);
        if (parts.length == 3) {
            Numbers.whole("level", parts[2], 0, grid.levels() - 1);
        }
        return require(grid, at(grid, parts));
    }

    /** The cell at a row, a column and, if given, a level. */
    private static long at(Grid grid, String... parts) {
        long level = parts.length == 3 ? Long.parseLong(parts[2]) : 0;
        return grid.cell(Long.parseLong(parts[0]), Long.parseLong(parts[1]), level);
    }

    /** The cell in a corner of the grid; where a mask leaves none there, the first or last cell. */
    private long corner(Grid grid, int row, int column) {
        long cell = grid.cell(row, column);
        if (cell != Grid.NONE) {
            return cell;
        }
        return switch (text) {
            case "top-left" -> grid.first();
            case "bottom-right" -> grid.cellAt(grid.cells() - 1);
            default -> require(grid, Grid.NONE);
        };
    }

    private long require(Grid grid, long cell) {
        if (cell == Grid.NONE) {
            throw new UsageException("no cell at " + text + "; it is a wall, outside of the mask or beyond the end"
                    + " of a short row; numbers of cells are 0 to " + (grid.cells() - 1));
        }
        return cell;
    }

    @Override
    public String toString() {
        return text;
    }
}
