package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.WalkKernel;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Option;

/**
 * Begins as Aldous and Broder, whose first cells come quickly, and when a share of the cells is visited goes on as
 * Wilson, whose last cells come quickly.
 *
 * <p>Texture: nearly that of uniform mazes, with slightly more dead ends (29.5% of the cells instead of 29.1%).
 *
 * <p>Time: less than either, on squares close to proportional to the cells; memory 1 bit a cell and 2 bits (on squares)
 * a step of the longest walk; none on squares without a trace ({@link WalkKernel}).
 *
 * <p>Cannot give every maze the same probability, though both of its halves can, and though it is often said to: when
 * the share of visited cells is reached depends on where the walk has been. On 3 x 3 cells it takes some 100,000 mazes
 * to see that.
 *
 * <p>Source: Houston, in Buck, <i>Mazes for Programmers</i>, 2015. The number of cells is the share of them, rounded
 * up, and at least 1.
 *
 * @param millionths of the cells that are visited when Wilson takes over
 */
public record Houston(int millionths) implements Generator {
    private static final int MILLION = 1_000_000;

    private static final Option<Integer> SHARE =
            Option.share("share", "0.333333", "the share of the cells that are visited before Wilson's walks begin");

    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "houston",
                    "The walk of Aldous and Broder for the first cells, Wilson's walks for the others; not quite uniform.",
                    settings -> new Houston(settings.get(SHARE)),
                    SHARE)
            .memory(grid -> Wilson.ENTRY.workingBytes(grid))
            .kernel(Kernel.of(
                    "parent bits", new Kernel.Gain(3.4, 0.5), Grid::isSquareLattice, (settings, context) ->
                            WalkKernel.of(cells -> first(cells, settings.get(SHARE)))));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        long root = random.cell(grid);
        maze.phase("aldous-broder");
        AldousBroder.walk(maze, random, root, first(grid.cells(), millionths));
        maze.phase("wilson");
        Wilson.complete(maze, random, root);
    }

    /** How many of the given number of cells the first walk visits. */
    private static long first(long cells, int millionths) {
        long millions = cells / MILLION * millionths;
        return millions + Math.ceilDiv(cells % MILLION * millionths, MILLION);
    }

    /** Completes a maze by Wilson's walks: all mazes that contain the trunk are equally likely. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        new Wilson().growTrunk(maze, random);
    }
}
