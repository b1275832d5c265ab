package dev.mazewright.core.transform;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;

/**
 * Opens a random share of the walls that are left between cells, each by itself, so that loops arise.
 *
 * <p>Texture: a perfect maze of n squares has about n walls between cells; opening a tenth of them leaves many paths
 * and most dead ends, opening all leaves an empty room.
 *
 * <p>Time proportional to the cells; no memory.
 *
 * <p>Cannot keep a maze perfect: each wall it opens makes a loop. Does not look for dead ends, as {@link Braid} does.
 *
 * <p>Source: Pullen, <i>Think Labyrinth</i>, 1996 (partial braid mazes, by removing walls).
 * Random numbers: docs/randomness.md.
 *
 * @param millionths of the walls that are opened, on average
 */
public record Loops(int millionths) implements Transform {
    private static final int MILLION = 1_000_000;

    private static final Option<Integer> SHARE =
            Option.share("share", "0.1", "the share of the walls that are opened, on average: 0 none, 1 all");

    /** Its line of the catalog. */
    public static final Entry<Transform> ENTRY = Entry.transform(
            "loops",
            "Opens random walls, which makes loops.",
            settings -> new Loops(settings.get(SHARE)),
            SHARE);

    @Override
    public boolean keepsPath() {
        return millionths == 0;
    }

    @Override
    public Maze apply(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        MazeRandom walls = random.stream("walls");
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int closed = grid.directions(cell) & ~maze.open(cell);
            for (int rest = closed; rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                // Each wall stands between two cells; it is decided at the earlier one.
                if (maze.step(cell, direction) > cell && walls.below(MILLION, grid.edge(cell, direction)) < millionths) {
                    maze.carve(cell, direction);
                }
            }
        }
        return maze;
    }
}
