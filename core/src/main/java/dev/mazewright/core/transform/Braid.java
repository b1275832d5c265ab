package dev.mazewright.core.transform;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;

/**
 * Goes through the cells in reading order and opens each cell that is a dead end when its turn comes, with the given
 * probability, into a random neighbour, preferably another dead end, so that loops arise.
 *
 * <p>Texture: with probability 1 no dead ends are left, but where a cell has just one neighbour. With less, more than
 * that share vanishes, since opening a dead end often removes its neighbour, too: 0.5 removes 68% of a Wilson maze's.
 *
 * <p>Time proportional to the cells; no memory.
 *
 * <p>Cannot keep a maze perfect: each edge it opens makes a loop.
 *
 * <p>Source: Pullen, <i>Think Labyrinth</i>, 1996 (braid mazes); Buck, <i>Mazes for Programmers</i>, 2015.
 * Random numbers: docs/randomness.md.
 *
 * @param millionths the probability that a dead end, still one when its turn comes, is opened
 */
public record Braid(int millionths) implements Transform {
    private static final int MILLION = 1_000_000;

    private static final Option<Integer> SHARE =
            Option.share("share", "1", "the probability that a dead end, if it still is one when its turn comes, is opened: 0 never, 1 always");

    /** Its line of the catalog. */
    public static final Entry<Transform> ENTRY = Entry.transform(
            "braid",
            "Opens dead ends into neighbours, which makes loops.",
            settings -> new Braid(settings.get(SHARE)),
            SHARE);

    @Override
    public boolean keepsPath() {
        return millionths == 0;
    }

    @Override
    public Maze apply(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        MazeRandom chosen = random.stream("chosen");
        MazeRandom choices = random.stream("ways");
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (Directions.count(maze.open(cell)) != 1 || chosen.below(MILLION, grid.position(cell)) >= millionths) {
                continue;
            }
            int closed = grid.directions(cell) & ~maze.open(cell);
            int toDeadEnds = deadEnds(maze, cell, closed);
            int possible = toDeadEnds != 0 ? toDeadEnds : closed;
            if (possible != 0) {
                long index = choices.below(Directions.count(possible), grid.position(cell));
                maze.carve(cell, Directions.select(possible, (int) index));
            }
        }
        return maze;
    }

    /** Those of the directions that lead to dead ends, as a set. */
    private static int deadEnds(Maze maze, long cell, int directions) {
        int found = 0;
        for (int rest = directions; rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            long neighbour = maze.step(cell, direction);
            found |= Directions.count(maze.open(neighbour)) == 1 ? Directions.of(direction) : 0;
        }
        return found;
    }
}
