package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.UsageException;
import java.util.List;

/**
 * An algorithm that makes mazes. The reference implementation follows the textbook and runs on every shape that the
 * algorithm supports. The catalog lists its kernels, faster implementations for some grids, beside it; these are
 * generators, too.
 */
@FunctionalInterface
public interface Generator {
    /**
     * Makes a maze.
     *
     * @param maze a maze without passages on a connected grid; afterwards it is perfect: one path between any two cells
     * @param random the only random numbers it may use
     * @throws UsageException if it cannot work on this grid
     */
    void generate(Maze maze, MazeRandom random);

    /**
     * Makes a puzzle: a maze, and what else this generator decides, such as which tiles are floor, the start and the
     * goal, and the openings in the outline. Most generators decide only the passages.
     *
     * @param blank a maze without passages; with the start and goals that the caller asked for, if this {@link
     *     #wantsEnds}
     * @param random the only random numbers it may use
     * @return the same maze, or its floor as a maze of its own; with those ends alone that this generator decides
     * @throws UsageException if it cannot work on this grid, or between these ends
     */
    default Puzzle make(Puzzle blank, MazeRandom random) {
        generate(blank.maze(), random);
        return blank;
    }

    /**
     * Completes a maze: opens passages until it is perfect, and closes none.
     *
     * @param maze a maze on a connected grid, whose passages make one tree, the trunk; without passages it is generated
     * @param random the only random numbers it may use
     * @throws UsageException if it cannot work on this grid
     */
    default void complete(Maze maze, MazeRandom random) {
        if (maze.passages() == 0) {
            generate(maze, random);
        } else {
            growTrunk(maze, random);
        }
    }

    /**
     * Completes a maze that has passages. An algorithm that can goes on from the trunk as if it had just made that. Of any other the passages
     * of a whole maze are opened, in random order, wherever they make no loop; then the texture is near its own.
     */
    default void growTrunk(Maze maze, MazeRandom random) {
        Graft.complete(this, maze, random);
    }

    /**
     * Makes sure that it can work on this grid; for what depends on the options and the size.
     *
     * @throws UsageException if it cannot
     */
    default void require(Grid grid) {}

    /** Notes for the user on the mazes of this grid, one line each; usually empty. */
    default List<String> notes(Grid grid) {
        return List.of();
    }

    /** Whether, being a kernel, it completes mazes as the reference does. */
    default boolean growsTrunks() {
        return false;
    }

    /**
     * Whether the path from the start to the goal is given in its options. Then a recipe has no start or goal of its own, and only
     * transforms that {@linkplain Transform#keepsPath keep the path}.
     */
    default boolean hasGivenPath() {
        return false;
    }

    /** How many cells along a side the blocks have that its mazes are made of: 1 where each cell is for itself. */
    default int blockSide() {
        return 1;
    }

    /** Whether it has to know, before it begins, which start and goal the caller asked for. */
    default boolean wantsEnds() {
        return false;
    }

    /**
     * Whether it must know all that the caller asked for, so that ends which depend on the passages are refused. One
     * that wants the ends and does not need them is handed those that the grid or random numbers decide; it decides the
     * others, until its maze is done.
     */
    default boolean needsEnds() {
        return wantsEnds();
    }
}
