package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.EllerRows;
import dev.mazewright.core.generate.rows.EllerSets;
import dev.mazewright.core.generate.rows.GridRow;
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
        EllerSets sets = new EllerSets(GridRows.of(maze.grid(), ENTRY.name()));
        MazeRandom cuts = random.stream("cut");
        for (int number = 0; number < sets.count; number++) {
            sets.enter(number);
            boolean isLast = number == sets.count - 1;
            long cut = cuts.below(sets.rows[0].length, number);
            MazeRandom bits = random.stream("row", number);
            if (!isLast || sets.isLevel) {
                join(maze, sets, cut, bits, false);
            }
            if (isLast) {
                join(maze, sets, cut, bits, true);
            } else {
                descend(maze, sets, random.stream("down", number), random.stream("chosen", number));
            }
        }
    }

    /** Opens passages between neighbours in different sets: by a random bit, or all. */
    private static void join(Maze maze, EllerSets sets, long cut, MazeRandom bits, boolean all) {
        for (GridRow whole : sets.rows) {
            GridRow row = whole.from(cut);
            for (int i = 0; i < row.length; i++) {
                long cell = row.cell(i);
                maze.visit(cell);
                open(maze, sets, cell, sets.within(row, i), bits, all);
            }
        }
    }

    /** Opens passages down by random bits, then one from each set that has none; all that lies below goes on. */
    private static void descend(Maze maze, EllerSets sets, MazeRandom bits, MazeRandom chosen) {
        sets.findFirsts();
        for (GridRow row : sets.rows) {
            for (int i = 0; i < row.length; i++) {
                long cell = row.cell(i);
                int down = sets.down(row, i);
                sets.count(cell, Directions.count(down));
                open(maze, sets, cell, down, bits, false);
            }
        }
        sets.findNextFirsts();
        long before = 0;
        for (GridRow row : sets.rows) {
            for (int i = 0; i < row.length; i++) {
                long cell = row.cell(i);
                int down = sets.down(row, i);
                int index = sets.choose(cell, Directions.count(down), chosen, before + i);
                if (index >= 0) {
                    sets.join(cell, maze.carve(cell, Directions.select(down, index)));
                }
            }
            before += row.length;
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
