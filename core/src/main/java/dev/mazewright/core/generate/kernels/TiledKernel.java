package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.StreamingGenerator;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;

/**
 * Tiles as {@link TileBands}.
 *
 * @param maker generates the tiles and the maze of tiles: what runs on full grids of squares
 * @param side of a tile
 */
public record TiledKernel(Generator maker, int side, Context context) implements StreamingGenerator {
    @Override
    public SquareRows rows(int rows, int columns, MazeRandom random) {
        return new TileBands(maker, side, rows, columns, random, context);
    }

    @Override
    public long rowsBytes(int rows, int columns) {
        return TileBands.bytes(maker, side, rows, columns, context.threads());
    }
}
