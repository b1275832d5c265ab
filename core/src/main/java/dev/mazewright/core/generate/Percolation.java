package dev.mazewright.core.generate;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;

/**
 * Opens each edge of the grid with the same probability, whatever the other edges are.
 *
 * <p>Texture: clusters of all sizes, cells without a passage, loops; on squares one cluster spans the grid from a share
 * of 0.5 on.
 *
 * <p>Time proportional to the cells; no memory beside the maze.
 *
 * <p>Cannot promise that the maze is connected, nor that a path leads from the start to the goal.
 *
 * <p>Source: Broadbent and Hammersley, 1957 (bond percolation); as a generator, Ivanitskiy et al., <i>maze-dataset</i>,
 * 2023. Random numbers: docs/randomness.md.
 *
 * @param millionths of the edges that are open, on average
 */
public record Percolation(int millionths) implements Generator {
    private static final int MILLION = 1_000_000;

    private static final Option<Integer> SHARE =
            Option.share("share", "0.4", "the share of the edges that are open, on average: 0 none, 1 all");

    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "percolation",
                    "Opens each edge with the same probability; not every cell can be reached.",
                    settings -> new Percolation(settings.get(SHARE)),
                    SHARE)
            .disconnected();

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        MazeRandom edges = random.stream("edges");
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                // Each edge joins two cells; it is decided at the earlier one.
                if (maze.step(cell, direction) > cell && edges.below(MILLION, grid.edge(cell, direction)) < millionths) {
                    maze.carve(cell, direction);
                }
            }
        }
    }
}
