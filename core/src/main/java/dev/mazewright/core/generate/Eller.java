package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.EllerKernel;
import dev.mazewright.core.generate.rows.EllerSets;
import dev.mazewright.core.generate.rows.Row;
import dev.mazewright.core.generate.rows.Rows;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel.Gain;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Trait;

/**
 * Makes row after row, and keeps only which cells of the row are connected so far: joins some neighbours that are
 * not, then opens at least one passage down from each such set. The last row joins all. In a grid of levels, a level is
 * what elsewhere is a row.
 *
 * <p>Texture: 29% of the cells are dead ends; many more straight corridors up and down than from side to side, and a
 * last row of long ones.
 *
 * <p>Time proportional to the cells; memory 16 bytes a column (of levels, 16 bytes a cell of one level), so a maze may
 * have any height.
 *
 * <p>Cannot give every maze the same probability, nor reach all of them (176 of the 192 of 3 x 3), since the last row
 * joins from the left; nor look back: no row is changed when the next is begun.
 *
 * <p>Source: Eller, 1982, unpublished; Pullen, <i>Think Labyrinth</i>, 1996. Random numbers: docs/randomness.md.
 */
public record Eller() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "eller",
                    "Makes row after row, knowing only which cells of the last row are connected.",
                    settings -> new Eller())
            .needs(Trait.ROWS)
            .kernel(Kernel.of(
                    "rings of columns", new Gain(6.1, 1), Grid::isSquares, (settings, context) -> new EllerKernel()));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        Rows rows = Rows.of(grid, ENTRY.name());
        EllerSets layer = new EllerSets(grid);
        MazeRandom cuts = random.stream("cut");
        for (int number = 0; number < layer.count; number++) {
            layer.enter(rows, number);
            MazeRandom bits = random.stream("row", number);
            long cut = layer.isRing() ? cuts.below(layer.rows[0].length, number) : 0;
            if (number < layer.count - 1) {
                join(maze, layer, cut, bits, false);
                descend(maze, layer, random.stream("down", number), random.stream("chosen", number));
            } else {
                if (layer.isLevel) {
                    join(maze, layer, cut, bits, false);
                }
                join(maze, layer, cut, bits, true);
            }
        }
    }

    /** Opens passages between neighbours that are not connected: by a random bit, or all. */
    private static void join(Maze maze, EllerSets layer, long cut, MazeRandom bits, boolean all) {
        for (Row whole : layer.rows) {
            Row row = whole.isRing ? whole.from(cut) : whole;
            for (int i = 0; i < row.length; i++) {
                long cell = row.cell(i);
                maze.visit(cell);
                for (int rest = layer.within(row, i); rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    boolean bit = bits.bit();
                    if ((bit || all) && layer.join(cell, maze.step(cell, direction))) {
                        maze.carve(cell, direction);
                    }
                }
            }
        }
    }

    /**
     * Opens passages down by random bits, then one of each set that has none; only what lies below them goes on in its
     * set.
     */
    private static void descend(Maze maze, EllerSets layer, MazeRandom bits, MazeRandom chosen) {
        layer.findFirsts();
        for (Row row : layer.rows) {
            for (int i = 0; i < row.length; i++) {
                long cell = row.cell(i);
                int directions = layer.down(row, i);
                layer.count(cell, Directions.count(directions));
                for (int rest = directions; rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    if (bits.bit() && layer.join(cell, maze.step(cell, direction))) {
                        maze.carve(cell, direction);
                    }
                }
            }
        }
        layer.findNextFirsts();
        long before = 0;
        for (Row row : layer.rows) {
            for (int i = 0; i < row.length; i++) {
                long cell = row.cell(i);
                int directions = layer.down(row, i);
                int index = layer.choose(cell, Directions.count(directions), chosen, before + i);
                if (index >= 0) {
                    layer.join(cell, maze.carve(cell, Directions.select(directions, index)));
                }
            }
            before += maze.grid().columns();
        }
        layer.descend();
    }

    @Override
    public long workingBytes(Grid grid) {
        return EllerSets.bytes(grid);
    }
}
