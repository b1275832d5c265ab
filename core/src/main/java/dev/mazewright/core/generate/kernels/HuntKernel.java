package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.SquareCells;

/**
 * Hunt-and-kill on squares: walks in the four bits that the maze has for each cell ({@link ParentBits}), and hunts
 * through sixteen cells at a time.
 *
 * <p>Time close to proportional to the cells, about half of the reference's; no memory but a bit for each cell of one
 * row.
 */
public final class HuntKernel {
    private final ParentBits parents;
    private final long stride;
    private final SquareChoices choices;
    /** How many of the choices have been made. */
    private int made;
    /** Where the walk is. */
    private long cell;
    /** No unvisited cell before this address lies beside the maze. */
    private long from;

    private HuntKernel(Maze maze, MazeRandom random) {
        parents = new ParentBits(maze);
        stride = SquareCells.stride(maze.grid());
        cell = random.cell(maze.grid());
        from = cell;
        choices = new SquareChoices(random);
        made = SquareChoices.MANY;
    }

    /** Generates the maze of the reference. */
    public static void generate(Maze maze, MazeRandom random) {
        HuntKernel hunter = new HuntKernel(maze, random);
        hunter.parents.flip(hunter.cell, ParentBits.ROOT);
        do {
            while (hunter.walk()) {}
        } while (hunter.hunt());
        hunter.parents.open();
    }

    /** Walks on until the next choices are made; false when it cannot go on. */
    private boolean walk() {
        if (made == SquareChoices.MANY) {
            choices.draw();
            made = 0;
        }
        int[] given = choices.given;
        long at = cell;
        long first = from;
        int i = made;
        int fresh = parents.fresh(at);
        while (fresh != 0 && i < SquareChoices.MANY) {
            first = Math.min(first, firstOf(at, fresh));
            int direction = SquareChoices.direction(given[i++], fresh);
            at = parents.step(at, direction);
            parents.flip(at, ParentBits.VISITED | (direction ^ 2));
            fresh = parents.fresh(at);
        }
        made = i;
        cell = at;
        from = first;
        return fresh != 0;
    }

    /** None of the cells that lie in these directions comes before this address. */
    private long firstOf(long at, int directions) {
        return at - (directions >>> 3) - (stride & -(directions & 1));
    }

    /** Opens the first unvisited cell beside the maze into the maze; false if all cells are visited. */
    private boolean hunt() {
        int word = SquareCells.word(from);
        long found = found(word, SquareCells.fromCell(from));
        while (found == 0) {
            if (++word == parents.words()) {
                return false;
            }
            found = found(word, -1L);
        }
        cell = SquareCells.first(word, found);
        from = cell;
        if (made == SquareChoices.MANY) {
            choices.draw();
            made = 0;
        }
        int into = ParentBits.visited(parents.around(cell));
        parents.flip(cell, ParentBits.VISITED | SquareChoices.direction(choices.given[made++], into));
        return true;
    }

    /** Which of the sixteen cells of a word, of those that are asked for, are unvisited and beside the maze. */
    private long found(int word, long asked) {
        long fresh = parents.freshOf(word) & asked;
        return fresh == 0 ? 0 : fresh & parents.besideMaze(word);
    }
}
