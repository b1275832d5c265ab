package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.rows.RootedRows;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.UsageException;
import org.jspecify.annotations.Nullable;

/** An algorithm that makes mazes. */
@FunctionalInterface
public interface Generator {
    /**
     * Makes a maze.
     *
     * @param maze all walls, on a connected grid; perfect afterwards: one way between each two cells
     * @param random all the chance it may use
     * @throws UsageException if it cannot work on this grid
     */
    void generate(Maze maze, MazeRandom random);

    /**
     * Makes a puzzle: a maze, and with it whatever else this generator decides: which tiles are floor, where the maze
     * begins and ends, where its outline is open. Most decide nothing but the passages.
     *
     * @param blank a maze of all walls; with those ends that somebody asked for, if this {@link #wantsEnds}
     * @param random all the chance it may use
     * @return the same maze, or its floor as a maze of its own; without an end that nobody has decided
     * @throws UsageException if it cannot work on this grid, or between these ends
     */
    default Puzzle make(Puzzle blank, MazeRandom random) {
        generate(blank.maze(), random);
        return blank;
    }

    /** Whether it has to know the start and the goal that somebody asked for before it begins. */
    default boolean wantsEnds() {
        return false;
    }

    /** About how many bytes of memory it needs beside the maze, at most. */
    default long workingBytes(Grid grid) {
        return 0;
    }

    /**
     * The maze that {@link #generate} makes on a whole sheet of squares, told row by row, where that is faster or takes
     * less memory. Generators that go from row to row make each when it is asked for; others make all before the first.
     *
     * @param random the same as for {@link #generate}
     * @return null if this generator has no such form
     */
    default @Nullable SquareRows rows(int rows, int columns, MazeRandom random) {
        return null;
    }

    /** About how many bytes of memory {@link #rows} takes, at most, whoever holds on to the rows aside. */
    default long rowsBytes(int rows, int columns) {
        return SquarePlanes.bytes(rows, columns);
    }

    /**
     * The maze that {@link #generate} makes on a whole sheet of squares, if each cell's way to one of its edges can be
     * told alone, without making the maze.
     *
     * @param random the same as for {@link #generate}
     * @return null if this generator's mazes have no such ways
     */
    default @Nullable RootedRows rooted(int rows, int columns, MazeRandom random) {
        return null;
    }
}
