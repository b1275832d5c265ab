package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.SquareCells;
import java.util.function.LongUnaryOperator;

/**
 * The random walks of Aldous and Broder, of Wilson, and of Houston on squares, in the four bits that the maze has for
 * each cell ({@link ParentBits}). No loop is erased: each cell of a walk holds the direction in which the walk left it
 * last, and from the start these lead along what would be left.
 *
 * <p>As many steps as the references', each in about a quarter of their time; no memory but a bit for each cell of one
 * row.
 */
public final class WalkKernel {
    /** Steps of a random word, two bits each. */
    private static final int STEPS = Long.SIZE / 2;

    private final ParentBits parents;
    private final MazeRandom random;
    /** Where the walk is. */
    private long cell;
    /** The random word, without the bits of the steps that have been taken. */
    private long word;
    /** How many steps are left in it. */
    private int steps;
    /** How many cells Aldous and Broder still have to come to. */
    private long wanted;

    private WalkKernel(Maze maze, MazeRandom random) {
        this.parents = new ParentBits(maze);
        this.random = random;
    }

    /**
     * Generates the mazes of the Houston algorithm: as Aldous and Broder until some cells are visited, then as Wilson.
     * From one cell on that is Wilson's own maze, and with all cells it is Aldous and Broder's. All of them complete a maze as Wilson.
     *
     * @param first of a number of cells, how many are visited as Aldous and Broder
     */
    public static Generator of(LongUnaryOperator first) {
        return new Generator() {
            @Override
            public void generate(Maze maze, MazeRandom random) {
                WalkKernel.generate(maze, random, first.applyAsLong(maze.grid().cells()));
            }

            @Override
            public void growTrunk(Maze maze, MazeRandom random) {
                WalkKernel walk = new WalkKernel(maze, random);
                walk.parents.turnTrunk();
                walk.complete(maze.grid());
                walk.parents.open();
            }

            @Override
            public boolean growsTrunks() {
                return true;
            }
        };
    }

    private static void generate(Maze maze, MazeRandom random, long first) {
        WalkKernel walk = new WalkKernel(maze, random);
        walk.cell = random.cell(maze.grid());
        walk.parents.flip(walk.cell, ParentBits.ROOT);
        walk.wanted = first - 1;
        while (walk.wanted > 0) {
            walk.explore();
        }
        walk.complete(maze.grid());
        walk.parents.open();
    }

    /** Takes the steps of a word, at most; sets the parent of each cell that is new. */
    private void explore() {
        draw();
        long at = cell;
        long rest = word;
        int left = steps;
        long unseen = wanted;
        for (; left > 0 && unseen > 0; left--) {
            int direction = (int) rest & 3;
            rest >>>= 2;
            long next = parents.step(at, direction);
            int value = parents.value(next);
            if (value == 0) {
                parents.flip(next, ParentBits.VISITED | (direction ^ 2));
                unseen--;
            }
            at = value == ParentBits.DEAD ? at : next;
        }
        cell = at;
        word = rest;
        steps = left;
        wanted = unseen;
    }

    /** Joins all cells that are not yet in the maze to it. */
    private void complete(Grid grid) {
        long end = grid.rowEnd(grid.rows() - 1);
        for (long start = unvisited(0); start < end; start = unvisited(start)) {
            cell = start;
            while (!walk()) {}
            join(start);
        }
    }

    /** The first address from this one on that is neither in the maze nor padding, or one beyond the last cell. */
    private long unvisited(long from) {
        int word = SquareCells.word(from);
        long outside = parents.outside(word);
        while (outside == 0 && ++word < parents.words()) {
            outside = parents.outside(word);
        }
        return SquareCells.first(word, outside);
    }

    /** Takes the steps of a word, at most; true if it has met the maze. */
    private boolean walk() {
        draw();
        long at = cell;
        long rest = word;
        for (int left = steps; left > 0; left--) {
            int direction = (int) rest & 3;
            rest >>>= 2;
            parents.point(at, direction);
            long next = parents.step(at, direction);
            int value = parents.value(next);
            if (value < ParentBits.VISITED) {
                at = next;
            } else if (value != ParentBits.DEAD) {
                word = rest;
                steps = left - 1;
                return true;
            }
        }
        cell = at;
        steps = 0;
        return false;
    }

    /** Takes the cells of a walk into the maze, their last exits being their parents. */
    private void join(long start) {
        long at = start;
        for (int value = parents.value(at); value < ParentBits.VISITED; value = parents.value(at)) {
            parents.flip(at, ParentBits.VISITED);
            at = parents.step(at, value & 3);
        }
    }

    private void draw() {
        if (steps == 0) {
            word = random.nextLong();
            steps = STEPS;
        }
    }
}
