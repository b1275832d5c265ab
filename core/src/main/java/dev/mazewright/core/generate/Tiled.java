package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.TileBands;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.RowGenerator;
import dev.mazewright.core.option.Entries;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;

/**
 * Cuts the grid into tiles, makes a maze in each by another generator, and joins them by doors: one between each two
 * tiles that a maze of tiles, by the same generator, joins.
 *
 * <p>Texture: the generator's own within a tile; but a path leaves a tile only by a door, so solutions are longer, and
 * the tiles' walls are visible.
 *
 * <p>Time and memory: the generator's for one tile, as often as there are tiles; the tiles are made on all threads.
 * Streamed row by row, it holds one row of tiles and the maze of tiles.
 *
 * <p>Cannot give every maze the same probability, even with a uniform generator inside. Runs on full grids of squares.
 *
 * <p>Source: our own, for mazes that do not fit into memory; compare Beardsworth and Appel, 2018, and the chunks of
 * game worlds. Random numbers: docs/randomness.md.
 *
 * @param inner the generator within the tiles, with its defaults
 * @param side of a tile, 2 to 4096 cells; the last ones of the grid are smaller
 */
public record Tiled(Entry<Generator> inner, int side) implements Generator {
    private static final String NAME = "tiled";
    private static final int LEAST = 2;
    private static final int MOST = 4096;

    private static final Option<Long> SIDE = Option.whole("side", 32, LEAST, MOST, "cells along a side of a tile");

    /**
     * Its line of the catalog.
     *
     * @param generators those that can be inside, the default first
     */
    public static Entry<Generator> entry(Entries<Generator> generators) {
        Option<Entry<Generator>> generator = Entries.innerGenerator(generators, "the generator of the maze within each tile and of the maze of tiles");
        return Entry.generator(
                        NAME,
                        "Makes tiles with another generator, and joins them by the doors of a maze of tiles.",
                        settings -> new Tiled(settings.get(generator), Math.toIntExact(settings.get(SIDE))),
                        generator,
                        SIDE)
                .needs(Trait.SQUARES)
                .memory((settings, grid) -> bytes(settings.get(generator), Math.toIntExact(settings.get(SIDE)), grid))
                .kernel(Kernel.of(
                        "bands of tiles", new Kernel.Gain(2.2, 1.04), Grid::isSquares, (settings, context) ->
                                kernel(settings.get(generator), Math.toIntExact(settings.get(SIDE)), context)));
    }

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        if (grid.mask() != null) {
            throw new UsageException(NAME + " needs a full grid, and this " + grid.shape().name()
                    + " has a mask, which may part a tile; take a grid without a mask, or the generator "
                    + inner.name() + " itself");
        }
        Generator maker = inner.make("");
        int tileRows = Math.ceilDiv(grid.rows(), side);
        int tileColumns = Math.ceilDiv(grid.columns(), side);
        for (int row = 0; row < tileRows; row++) {
            for (int column = 0; column < tileColumns; column++) {
                maze.phase("tile");
                long first = grid.cell((long) row * side, (long) column * side);
                Maze tile = blank(Math.min(side, grid.rows() - row * side), Math.min(side, grid.columns() - column * side));
                maker.generate(tile, random.stream("tile", (long) row * tileColumns + column));
                copy(tile, maze, first);
            }
        }
        maze.phase("doors");
        Maze doors = blank(tileRows, tileColumns);
        maker.generate(doors, random.stream("doors"));
        Grid tiles = doors.grid();
        for (int row = 0; row < tileRows; row++) {
            for (int column = 0; column < tileColumns; column++) {
                int open = doors.open(tiles.cell(row, column));
                long number = (long) row * tileColumns + column;
                long top = (long) row * side;
                long left = (long) column * side;
                if (Directions.contains(open, Rectangle.EAST)) {
                    long door = random.stream("right").below(Math.min(side, grid.rows() - top), number);
                    maze.carve(grid.cell(top + door, left + side - 1), Rectangle.EAST);
                }
                if (Directions.contains(open, Rectangle.SOUTH)) {
                    long door = random.stream("down").below(Math.min(side, grid.columns() - left), number);
                    maze.carve(grid.cell(top + side - 1, left + door), Rectangle.SOUTH);
                }
            }
        }
    }

    private static Generator kernel(Entry<Generator> inner, int side, Context context) {
        Selection<Generator> selected = Selection.of(inner);
        Generator maker = selected.on(blankGrid(side, side), false, context);
        return new RowGenerator(
                (rows, columns, random) -> new TileBands(maker, side, rows, columns, random, context),
                (rows, columns) -> TileBands.bytes(
                        grid -> selected.workingBytes(grid, false, context), side, rows, columns, context.threads()));
    }

    private static Maze blank(int rows, int columns) {
        return new Maze(blankGrid(rows, columns));
    }

    private static Grid blankGrid(int rows, int columns) {
        return new Rectangle(rows, columns, null).grid();
    }

    /** Opens the edges of a tile in the grid, from its first cell on. */
    private static void copy(Maze tile, Maze maze, long first) {
        Grid grid = maze.grid();
        for (int row = 0; row < tile.grid().rows(); row++) {
            for (int column = 0; column < tile.grid().columns(); column++) {
                long cell = grid.cell(grid.row(first) + (long) row, grid.column(first) + (long) column);
                int open = tile.open(tile.grid().cell(row, column));
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

    private static long bytes(Entry<Generator> inner, int side, Grid grid) {
        Grid tile = blankGrid(Math.min(side, grid.rows()), Math.min(side, grid.columns()));
        Grid tiles = blankGrid(Math.ceilDiv(grid.rows(), side), Math.ceilDiv(grid.columns(), side));
        return Math.max(
                Memory.sum(Maze.bytes(tile), inner.workingBytes(tile)), Memory.sum(Maze.bytes(tiles), inner.workingBytes(tiles)));
    }
}
