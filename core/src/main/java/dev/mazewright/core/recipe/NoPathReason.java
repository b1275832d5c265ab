package dev.mazewright.core.recipe;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Distances;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.solve.ThinnestWall;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Why there is no path through a maze, in words: which region is cut off, and what would join it. */
public final class NoPathReason {
    /** Walls and bricks that a sentence names. */
    private static final int NAMED = 12;

    private NoPathReason() {}

    /** How many cells can be reached from the start of a maze without a path, and how large the goal's component is and where it lies. */
    static String of(Puzzle puzzle) {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        long[] goals = puzzle.goalsOrLast();
        Distances reach = Distances.from(maze, puzzle.startOrFirst());
        CellSet region = new CellSet(grid.addresses());
        Distances cutOff = Distances.from(maze, goals[0], region);
        return "no path from " + NamedCell.of(grid, puzzle.startOrFirst()) + " to " + goals(puzzle)
                + ": " + reach.count() + " of " + Numbers.count(grid.cells(), "cell") + " can be reached from the start; "
                + (goals.length == 1 ? "the goal lies in a region of " : "the first goal lies in a region of ")
                + Numbers.count(cutOff.count(), "cell") + " cut off from it"
                + (cutOff.count() == 1 ? "" : ": " + where(grid, region));
    }

    /** How messages name the goals. */
    static String goals(Puzzle puzzle) {
        long[] goals = puzzle.goalsOrLast();
        return goals.length == 1 ? NamedCell.of(puzzle.maze().grid(), goals[0]).text() : "any of " + goals.length + " goals";
    }

    private static String where(Grid grid, CellSet region) {
        if (grid.rows() == 1) {
            return range("cell", region, cell -> (int) grid.number(cell));
        }
        String levels = grid.levels() == 1 ? "" : range("level", region, grid::level) + ", ";
        return levels + range("row", region, grid::rowInLevel) + ", "
                + range("column", region, grid::column);
    }

    /** Such as {@code rows 3 to 5}. */
    private static String range(String name, CellSet region, ToIntFunction<Long> of) {
        int least = Integer.MAX_VALUE;
        int most = 0;
        for (long cell = region.next(0); cell != Grid.NONE; cell = region.next(cell + 1)) {
            least = Math.min(least, of.applyAsInt(cell));
            most = Math.max(most, of.applyAsInt(cell));
        }
        return least == most ? name + " " + least : name + "s " + least + " to " + most;
    }

    /** What to open so that there is a path, such as {@code open the wall between 0,1 and 0,2}. */
    public static String advice(ThinnestWall.Found wall) {
        List<String> names = new ArrayList<>();
        int each = wall.areBricks() ? 1 : 2;
        for (int i = 0; i < wall.cells().length && names.size() < NAMED; i += each) {
            String first = NamedCell.of(wall.grid(), wall.cells()[i]).text();
            names.add(wall.areBricks() ? first : first + " and " + NamedCell.of(wall.grid(), wall.cells()[i + 1]));
        }
        int count = wall.cells().length / each;
        String what = wall.areBricks() ? "remove " + (count == 1 ? "the brick at " : count + " bricks: ")
                : "open " + (count == 1 ? "the wall between " : count + " walls: between ");
        String more = count > NAMED ? " and " + (count - NAMED) + " more" : "";
        return what + String.join(wall.areBricks() ? "; " : "; between ", names) + more;
    }
}
