package dev.mazewright.formats.text;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Document;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A document as drawings of text ask for it, position by position: which sides are open, gaps in the outline among
 * them, where the solution goes, and what stands in a cell. For flat shapes of up to eight directions. Two cells at one
 * position, of which one leads over the other, count as one.
 *
 * <p>With a solution it takes as much memory as the maze, else next to none.
 */
public final class Marks {
    /** In {@link #sides}: the position is a cell. */
    static final int CELL = 1 << 8;

    private final Maze maze;
    private final Grid grid;
    private final Context context;
    private final long start;
    private final long[] goals;
    private final long[] openings;
    private final int[] openingDirections;
    /** The directions in which the solution comes and goes. */
    private final @Nullable CellValues solutionSides;

    public Marks(Document document) {
        Puzzle puzzle = document.puzzle();
        maze = puzzle.maze();
        grid = maze.grid();
        context = document.context();
        start = puzzle.start();
        goals = Arrays.stream(puzzle.goals()).sorted().toArray();
        openings = puzzle.openings().stream()
                .mapToLong(Opening::cell)
                .sorted()
                .distinct()
                .toArray();
        openingDirections = new int[openings.length];
        for (Opening opening : puzzle.openings()) {
            openingDirections[Arrays.binarySearch(openings, opening.cell())] |= Directions.of(opening.direction());
        }
        solutionSides = document.paths().isEmpty() ? null : solutionSides(document.paths());
    }

    private CellValues solutionSides(List<Path> paths) {
        int bits = CellValues.bitsFor(Directions.all(grid.directions()));
        context.requireMemory("drawing the solution", CellValues.bytes(grid.addresses(), bits));
        CellValues both = new CellValues(grid.addresses(), bits);
        for (Path path : paths) {
            long cell = path.start();
            for (long i = 0; i < path.length(); i++) {
                int direction = path.direction(i);
                both.include(cell, Directions.of(direction));
                int back = grid.opposite(cell, direction);
                cell = grid.step(cell, direction);
                both.include(cell, Directions.of(back));
            }
        }
        return both;
    }

    /** The memory that drawing may take. */
    Context context() {
        return context;
    }

    /** A blank line of this number of characters. */
    char[] line(long width) {
        context.requireMemory("drawing lines of " + width + " characters", width < Integer.MAX_VALUE ? 2 * width : -1);
        char[] line = new char[(int) width];
        Arrays.fill(line, ' ');
        return line;
    }

    /** The open sides of the cell at a position, and {@link #CELL}; 0 if there is no cell, or no such position. */
    public int sides(int row, int column) {
        return sides(grid.cell(row, column));
    }

    /** The open sides of a cell, and {@link #CELL}; 0 for {@link Grid#NONE}. */
    public int sides(long cell) {
        if (cell == Grid.NONE) {
            return 0;
        }
        int sides = maze.open(cell) | CELL;
        if (isBridge(cell)) {
            sides |= maze.open(cell + 1);
        }
        if (openings.length > 0) {
            int opening = Arrays.binarySearch(openings, cell);
            sides |= opening >= 0 ? openingDirections[opening] : 0;
        }
        return sides;
    }

    /** Whether a cell, the first of its position, leads over a second one there. */
    private boolean isBridge(long cell) {
        return grid.isGraph()
                && cell + 1 < grid.cells()
                && grid.column(cell + 1) == grid.column(cell)
                && grid.row(cell + 1) == grid.row(cell);
    }

    /** The directions, as a set, of the passage that leads over another at this position; 0 where none does. */
    int bridge(int row, int column) {
        long cell = grid.cell(row, column);
        return cell != Grid.NONE && isBridge(cell) ? grid.sides(cell) : 0;
    }

    /** Whether a side between two positions is open, of which these are the sides here and there. */
    static boolean open(int here, int direction, int there, int back) {
        return Directions.contains(here, direction) || Directions.contains(there, back);
    }

    /** The directions in which the solution passes a cell; 0 at cells beside it. */
    int solutionSides(int row, int column) {
        return solutionSides == null ? 0 : solutionSides(grid.cell(row, column));
    }

    /** The same of a cell; 0 for {@link Grid#NONE}. */
    int solutionSides(long cell) {
        if (solutionSides == null || cell == Grid.NONE) {
            return 0;
        }
        return solutionSides.get(cell) | (isBridge(cell) ? solutionSides.get(cell + 1) : 0);
    }

    /** Whether the solution leads from a position across this side. */
    boolean leads(int row, int column, int direction) {
        return Directions.contains(solutionSides(row, column), direction);
    }

    /** S, E, B for a start that is a goal as well, the given mark where the solution passes, or a space. */
    char letter(int row, int column, char solution) {
        long cell = grid.cell(row, column);
        return cell == Grid.NONE ? ' ' : letter(cell, solution);
    }

    /** The same, of a cell. */
    char letter(long cell, char solution) {
        long other = isBridge(cell) ? cell + 1 : cell;
        boolean isGoal = Arrays.binarySearch(goals, cell) >= 0 || Arrays.binarySearch(goals, other) >= 0;
        if (cell == start || other == start) {
            return isGoal ? 'B' : 'S';
        }
        return isGoal ? 'E' : solutionSides(cell) != 0 ? solution : ' ';
    }

    /** The same, three characters wide. */
    String letters(int row, int column, char solution) {
        char letter = letter(row, column, solution);
        return switch (letter) {
            case ' ' -> "   ";
            case 'B' -> "S E";
            case 'S' -> " S ";
            case 'E' -> " E ";
            default -> " " + letter + " ";
        };
    }
}
