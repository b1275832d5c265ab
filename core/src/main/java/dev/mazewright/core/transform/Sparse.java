package dev.mazewright.core.transform;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.Memory;

/**
 * Removes a random share of the dead ends, in one or more passes, so that solid areas are left where they were. A pass
 * removes single cells, not whole blind alleys: the cell before a removed one is a dead end for the next pass.
 *
 * <p>Texture: corridors with rock between them, as in the dungeons of games; with many passes little more is left than
 * the path from start to goal and the loops.
 *
 * <p>Time proportional to the cells, for each pass; memory 1 bit a cell, and the new maze.
 *
 * <p>Cannot remove the start, a goal or a cell with an opening, as far as they are known before; nor the last cell.
 * What is left is connected, and as perfect as it was. It is a maze on a grid of its own, whose mask leaves out the
 * removed cells, so it needs a shape that can have a mask, and whose cells each have a position of their own; rows and
 * columns count as before.
 *
 * <p>Source: Pullen, <i>Think Labyrinth</i>, 1996 (sparse mazes); Buck, <i>Mazes for Programmers</i>, 2015 (culling
 * dead ends). Random numbers: docs/randomness.md.
 *
 * @param millionths of the dead ends that each pass removes, on average
 * @param passes how many passes, at least 1
 */
public record Sparse(int millionths, long passes) implements Transform {
    private static final int MILLION = 1_000_000;
    private static final long MOST_PASSES = 1000;

    private static final Option<Integer> SHARE =
            Option.share("share", "0.5", "the share of the dead ends that a pass removes, on average: 0 none, 1 all");

    private static final Option<Long> PASSES =
            Option.whole("passes", 1, 1, MOST_PASSES, "the number of passes; more of them remove whole blind alleys");

    /** Its line of the catalog. */
    public static final Entry<Transform> ENTRY = Entry.transform(
                    "sparse",
                    "Removes the cells of dead ends, so that solid areas remain.",
                    settings -> new Sparse(settings.get(SHARE), settings.get(PASSES)),
                    SHARE,
                    PASSES)
            .needs(Trait.MASK)
            .memory(grid -> Memory.sum(Maze.bytes(grid), 4 * CellSet.bytes(grid.addresses())));

    @Override
    public Maze apply(Maze maze, MazeRandom random) {
        return change(Puzzle.of(maze), random).maze();
    }

    @Override
    public boolean keepsPath() {
        return true;
    }

    @Override
    public boolean wantsEnds() {
        return true;
    }

    @Override
    public Puzzle change(Puzzle puzzle, MazeRandom random) {
        Grid grid = puzzle.maze().grid();
        puzzle.maze().phase("sparse");
        CellSet gone = new CellSet(grid.addresses());
        boolean more = true;
        for (long pass = 0; more && pass < passes; pass++) {
            CellSet chosen = choose(puzzle, random.stream("pass", pass));
            // Where a pass removes every dead end it may, and there was none, later passes find none either.
            more = take(puzzle.maze(), chosen, gone) || millionths < MILLION;
        }
        if (gone.next(0) == Grid.NONE) {
            return puzzle;
        }
        Maze left = without(gone, puzzle.maze());
        return new Puzzle(left, puzzle.ends().map(cell -> same(cell, grid, left.grid())), puzzle.recipe());
    }

    /** A share of the dead ends there are now, without those that must stay. */
    private CellSet choose(Puzzle puzzle, MazeRandom random) {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        CellSet chosen = new CellSet(grid.addresses());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (Directions.count(maze.open(cell)) == 1 && random.below(MILLION, grid.position(cell)) < millionths) {
                chosen.add(cell);
            }
        }
        if (puzzle.start() != Grid.NONE) {
            chosen.remove(puzzle.start());
        }
        for (long goal : puzzle.goals()) {
            chosen.remove(goal);
        }
        puzzle.openings().forEach(opening -> chosen.remove(opening.cell()));
        return chosen;
    }

    /** Closes the only passage to each chosen cell; returns whether there was any. */
    private static boolean take(Maze maze, CellSet chosen, CellSet gone) {
        boolean any = false;
        for (long cell = chosen.next(0); cell != Grid.NONE; cell = chosen.next(cell + 1)) {
            int open = maze.open(cell);
            if (open != 0) { // where two cells are all there is, the later one stays
                maze.wall(cell, Directions.first(open));
                maze.fill(cell);
                gone.add(cell);
                any = true;
            }
        }
        return any;
    }

    /** The same passages on a grid without these cells. */
    private static Maze without(CellSet gone, Maze maze) {
        Grid grid = maze.grid();
        Mask mask = new Mask(grid.rows(), grid.columns());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (!gone.contains(cell)) {
                mask.add(grid.row(cell), grid.column(cell));
            }
        }
        Maze left = new Maze(grid.shape().masked(mask).grid());
        for (long cell = left.grid().first(); cell != Grid.NONE; cell = left.grid().next(cell)) {
            for (int rest = maze.open(same(cell, left.grid(), grid)); rest != 0; rest = Directions.withoutFirst(rest)) {
                left.carve(cell, Directions.first(rest));
            }
        }
        return left;
    }

    /** The cell of one grid that stands where this cell of another does: a mask moves no cell of a lattice. */
    private static long same(long cell, Grid of, Grid in) {
        return of.isGraph() ? in.cell(of.row(cell), of.column(cell)) : cell;
    }
}
