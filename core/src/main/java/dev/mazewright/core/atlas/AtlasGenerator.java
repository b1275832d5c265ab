package dev.mazewright.core.atlas;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.RowGenerator;
import dev.mazewright.core.maze.StreamingGenerator;
import dev.mazewright.core.option.Entries;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import java.util.List;

/**
 * Makes an {@link Atlas}, a maze of blocks of blocks, and copies its passages. Here it is a generator as any other; of the same recipe on
 * up to 2^62 x 2^62 cells the atlas itself gives windows and paths.
 *
 * <p>Texture: the generator's own within a block of the lowest level; a path leaves a block only by a door, so solutions are longer, and
 * straight walls with one opening for each block are visible, unless seams are wavy.
 *
 * <p>Time: the generator's for all blocks, close to proportional to the cells; memory for the blocks of some rows, and 16 MB with the
 * defaults for patterns and blocks that are remembered.
 *
 * <p>Cannot give every maze the same probability, even with a uniform generator inside, of which each block is uniform. Runs on full grids
 * of squares.
 *
 * <p>Source: our own; {@link Atlas}. Random numbers: docs/randomness.md.
 *
 * @param inner the generator of the mazes in blocks, with its defaults
 * @param side children along a side of a block
 * @param patterns how many there are for each level and size
 * @param seams between the blocks of the lowest level
 */
public record AtlasGenerator(Entry<Generator> inner, int side, int patterns, AtlasSeams seams) implements Generator {
    private static final String NAME = "atlas";

    private static final List<String> SIDES = List.of("4", "8", "16", "32", "64", "128");

    private static final Option<Integer> SIDE = Option.word(
            "side", 32, SIDES, "cells, or smaller blocks, along a side of a block", AtlasGenerator::side, side -> Integer.toString(side));

    private static final Option<Long> PATTERNS = Option.whole(
            "patterns", 64, 1, Atlas.MOST_PATTERNS, "the number of patterns that the paths through blocks of a level follow");

    private static final Option<AtlasSeams> SEAMS = Option.choice(
            "seams", AtlasSeams.STRAIGHT, "the borders between the smallest blocks: straight lines, or wavy ones that do not show");

    /**
     * Its line of the catalog.
     *
     * @param generators those that can be inside, the default first
     */
    public static Entry<Generator> entry(Entries<Generator> generators) {
        Option<Entry<Generator>> generator = Entries.innerGenerator(generators, "the generator of the mazes in blocks, of cells and of smaller blocks");
        return Entry.generator(
                        NAME,
                        "Makes blocks of blocks with another generator: up to 2^62 x 2^62 cells, never built, exactly solved.",
                        settings -> of(settings, generator),
                        generator,
                        SIDE,
                        PATTERNS,
                        SEAMS)
                .needs(Trait.SQUARES)
                .memory((settings, grid) -> of(settings, generator).carvingBytes(grid.rows(), grid.columns(), 1))
                .kernel(Kernel.of(
                        "bands of blocks", new Kernel.Gain(3.4, 1.04), Grid::isSquares, (settings, context) ->
                                of(settings, generator).bands(context)));
    }

    private static AtlasGenerator of(Settings settings, Option<Entry<Generator>> generator) {
        return new AtlasGenerator(settings.get(generator), settings.get(SIDE), Math.toIntExact(settings.get(PATTERNS)), settings.get(SEAMS));
    }

    private static int side(String text) {
        if (!SIDES.contains(text)) {
            throw new UsageException("'" + text + "' is not a valid side; possible: " + String.join(", ", SIDES));
        }
        return Integer.parseInt(text);
    }

    /**
     * The atlas of this many cells.
     *
     * @param random the stream that a generator is given
     */
    public Atlas atlas(long rows, long columns, MazeRandom random) {
        return new Atlas(rows, columns, inner, side, patterns, seams, random);
    }

    /** An estimate of the most memory, in bytes, that an atlas of this many cells takes beside what is asked for. */
    public long atlasBytes(long rows, long columns) {
        return Atlas.bytes(rows, columns, side, patterns);
    }

    /** The same for what carves all cells, and asks for blocks of this level, from 1, and of higher ones. */
    private long carvingBytes(long rows, long columns, int level) {
        return Atlas.carvingBytes(rows, columns, side, patterns, level);
    }

    /** Whether a maze of this size is one block, and so the inner generator's own. */
    public boolean isOneBlock(Grid grid) {
        return new AtlasGrid(grid.rows(), grid.columns(), side).top() == 1;
    }

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        if (grid.mask() != null) {
            throw new UsageException(NAME + " needs a full grid, and this " + grid.shape().name()
                    + " has a mask, which may part a block; take a grid without a mask, or the generator "
                    + inner.name() + " itself");
        }
        Atlas atlas = atlas(grid.rows(), grid.columns(), random);
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                long cell = grid.cell(row, column);
                int open = atlas.open(new AtlasCell(row, column), 0);
                maze.visit(cell);
                if (Directions.contains(open, Rectangle.EAST)) {
                    maze.carve(cell, Rectangle.EAST);
                }
                if (Directions.contains(open, Rectangle.SOUTH)) {
                    maze.carve(cell, Rectangle.SOUTH);
                }
            }
        }
    }

    /** The same maze, streamed. */
    private StreamingGenerator bands(Context context) {
        return new RowGenerator(
                (rows, columns, random) -> atlas(rows, columns, random).window(0, new AtlasCell(0, 0), rows, columns, context),
                (rows, columns) -> Memory.sum(carvingBytes(rows, columns, seams == AtlasSeams.STRAIGHT ? 2 : 1), AtlasRows.bytes(side, columns)));
    }
}
