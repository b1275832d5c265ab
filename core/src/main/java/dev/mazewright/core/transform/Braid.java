package dev.mazewright.core.transform;

import dev.mazewright.core.Directions;
import dev.mazewright.core.Grid;
import dev.mazewright.core.Maze;
import dev.mazewright.core.MazeRandom;
import dev.mazewright.core.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;

/**
 * Opens a random share of the dead ends into a random neighbour, best into another dead end, so that loops arise.
 *
 * <p>Texture: with share 1 there are no dead ends left, but where a cell has just one neighbour.
 *
 * <p>Time proportional to the cells; no memory.
 *
 * <p>Cannot keep a maze perfect: each way it opens makes a loop.
 *
 * <p>Source: Pullen, <i>Think Labyrinth</i>, 1996 (braid mazes); Buck, <i>Mazes for Programmers</i>, 2015.
 *
 * @param millionths of the dead ends that are removed, on average
 */
public record Braid(int millionths) implements Transform {
    private static final int MILLION = 1_000_000;

    private static final Option<Integer> SHARE =
            Option.share("share", "1", "how many of the dead ends are removed, on average: 0 none, 1 all");

    /** Its line of the catalog. */
    public static final Entry<Transform> ENTRY = Entry.transform(
            "braid",
            "Opens dead ends into their neighbours, so that loops arise.",
            settings -> new Braid(settings.get(SHARE)),
            SHARE);

    @Override
    public void apply(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (Directions.count(maze.open(cell)) != 1 || random.below(MILLION) >= millionths) {
                continue;
            }
            int closed = grid.directions(cell) & ~maze.open(cell);
            int toDeadEnds = deadEnds(maze, cell, closed);
            if (closed != 0) {
                maze.carve(cell, random.choose(toDeadEnds != 0 ? toDeadEnds : closed));
            }
        }
    }

    /** Those of the directions that lead to dead ends. */
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
