package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * The line of text under a maze:
 *
 * <pre>
 *   30R x 40C (1200 cells); solution path 243 (20.2%); seed 17
 * </pre>
 */
public final class Annotation {
    private static final String SEED = "/seed:";

    private Annotation() {}

    /** The line of a maze, with the path's share of all cells, both ends counted, in one decimal, ties to even; of a null path nothing. */
    public static String line(Puzzle puzzle, @Nullable Path path) {
        Grid grid = puzzle.maze().grid();
        StringBuilder line = new StringBuilder();
        line.append(grid.rowsOfLevel()).append("R x ").append(grid.columns()).append('C');
        if (grid.levels() > 1) {
            line.append(" x ").append(grid.levels()).append('L');
        }
        line.append(" (").append(grid.cells()).append(" cells)");
        if (path != null && path.found()) {
            long cells = path.length() + 1;
            line.append("; solution path ").append(cells);
            line.append(" (").append(percent(cells, grid.cells())).append("%)");
        } else if (path != null) {
            line.append("; no solution path");
        }
        String recipe = puzzle.recipe();
        if (recipe != null && recipe.contains(SEED)) {
            line.append("; seed ").append(recipe.substring(recipe.lastIndexOf(SEED) + SEED.length()));
        }
        return line.toString();
    }

    private static String percent(long part, long whole) {
        return BigDecimal.valueOf(part)
                .movePointRight(2)
                .divide(BigDecimal.valueOf(whole), 1, RoundingMode.HALF_EVEN)
                .toPlainString();
    }
}
