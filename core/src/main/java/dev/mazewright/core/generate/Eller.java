package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.EllerRows;
import dev.mazewright.core.generate.rows.EllerSets;
import dev.mazewright.core.generate.rows.GridLayer;
import dev.mazewright.core.generate.rows.GridRows;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
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
                    "Makes row after row, tracking only which cells of the last row are connected.",
                    settings -> new Eller())
            .needs(Trait.ROWS)
            .memory(grid -> EllerSets.bytes(grid))
            .kernel(Kernel.of(
                    "rings of columns", new Kernel.Gain(6.1, 1), Grid::isSquares, (settings, context) -> EllerRows.GENERATOR));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        GridRows rows = GridRows.of(maze.grid(), ENTRY.name());
        EllerSets sets = new EllerSets(maze.grid());
        MazeRandom cuts = random.stream("cut");
        for (GridLayer layer : rows.layers()) {
            sets.enter(layer);
            GridLayer line = layer.from(cuts.below(layer.columns, layer.number));
            MazeRandom bits = random.stream("row", layer.number);
            if (!layer.isLast || layer.isLevel) {
                join(maze, sets, line, bits, false);
            }
            if (layer.isLast) {
                join(maze, sets, line, bits, true);
            } else {
                descend(maze, sets, layer, random.stream("down", layer.number), random.stream("chosen", layer.number));
            }
        }
    }

    /** Opens passages between neighbours in different sets: by a random bit, or all. */
    private static void join(Maze maze, EllerSets sets, GridLayer layer, MazeRandom bits, boolean all) {
        for (int i = 0; i < layer.size; i++) {
            long cell = layer.cell(i);
            maze.visit(cell);
            open(maze, sets, cell, layer.within(i), bits, all);
        }
    }

    /** Opens passages down by random bits, then one from each set that has none. */
    private static void descend(Maze maze, EllerSets sets, GridLayer layer, MazeRandom bits, MazeRandom chosen) {
        sets.findFirsts();
        for (int i = 0; i < layer.size; i++) {
            long cell = layer.cell(i);
            int down = layer.down(i);
            sets.count(cell, Directions.count(down));
            open(maze, sets, cell, down, bits, false);
        }
        sets.findNextFirsts();
        for (int i = 0; i < layer.size; i++) {
            long cell = layer.cell(i);
            int down = layer.down(i);
            int index = sets.choose(cell, Directions.count(down), chosen, i);
            if (index >= 0) {
                sets.join(cell, maze.carve(cell, Directions.select(down, index)));
            }
        }
        sets.descend();
    }

    /** Opens those of a cell's edges that join two sets: by a random bit for each, or all. */
    private static void open(Maze maze, EllerSets sets, long cell, int edges, MazeRandom bits, boolean all) {
        for (int rest = edges; rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            boolean bit = bits.bit();
            if ((bit || all) && sets.join(cell, maze.step(cell, direction))) {
                maze.carve(cell, direction);
            }
        }
    }
}
