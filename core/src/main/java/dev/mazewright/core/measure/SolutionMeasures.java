package dev.mazewright.core.measure;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.solve.BreadthFirst;
import org.jspecify.annotations.Nullable;

/**
 * What is measured on a shortest path from the start of a maze to its nearest goal. Each measure is taken when it is
 * first asked for.
 *
 * <p>Time proportional to the cells, for each. Not safe for threads. Keeps the maze and the path.
 */
public final class SolutionMeasures {
    private final Maze maze;
    private final Path path;
    private @Nullable SmallPath small;
    private @Nullable PathDecisions decisions;
    private @Nullable PathForm form;
    private @Nullable DeadEndTypes deadEnds;
    private @Nullable McClendonDifficulty mcClendon;
    private boolean hasMcClendon;

    private SolutionMeasures(Maze maze, Path path) {
        this.maze = maze;
        this.path = path;
    }

    /** Those of a puzzle, or null if there is no path from its start to a goal. */
    public static @Nullable SolutionMeasures of(Puzzle puzzle) {
        Maze maze = puzzle.maze();
        Path path = BreadthFirst.ENTRY.on(maze).solve(maze, puzzle.startOrFirst(), puzzle.goalsOrLast());
        return path.found() ? new SolutionMeasures(maze, path) : null;
    }

    /** Those of a shortest path that is known. */
    public static SolutionMeasures of(Maze maze, Path path) {
        return new SolutionMeasures(maze, path);
    }

    /** The memory, in bytes, that one of them takes on such a grid at a time, without the frontiers. */
    public static long bytes(Grid grid) {
        return Difficulty.bytes(grid);
    }

    /** The maze. */
    public Maze maze() {
        return maze;
    }

    /** The length of the path in steps. */
    public long length() {
        return path.length();
    }

    /** The decisions on the path. */
    public PathDecisions decisions() {
        PathDecisions known = decisions;
        if (known == null) {
            SmallPath squares = small();
            known = squares == null ? null : squares.decisions();
            known = known == null ? PathDecisions.of(maze, path) : known;
            decisions = known;
        }
        return known;
    }

    /** The difficulty. */
    public Difficulty difficulty() {
        return Difficulty.of(decisions(), maze.grid());
    }

    /** The form of the path. */
    public PathForm form() {
        PathForm known = form;
        if (known == null) {
            SmallPath squares = small();
            known = squares == null ? PathForm.of(maze, path) : squares.form();
            form = known;
        }
        return known;
    }

    private @Nullable SmallPath small() {
        if (small == null && SmallPath.fits(maze.grid())) {
            small = new SmallPath(maze, path);
        }
        return small;
    }

    /** The dead ends off the path. */
    public DeadEndTypes deadEnds() {
        DeadEndTypes known = deadEnds;
        if (known == null) {
            known = DeadEndTypes.of(maze, path);
            deadEnds = known;
        }
        return known;
    }

    /** The difficulty after McClendon, or null if the path does not turn. */
    public @Nullable McClendonDifficulty mcClendon() {
        if (!hasMcClendon) {
            mcClendon = McClendonDifficulty.of(maze, path);
            hasMcClendon = true;
        }
        return mcClendon;
    }
}
