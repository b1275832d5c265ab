package dev.mazewright.core.catalog;

import static dev.mazewright.core.catalog.CatalogContractTest.assertPaddingHasAllBitsSet;
import static dev.mazewright.core.catalog.CatalogContractTest.generate;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import dev.mazewright.core.testing.Passages;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The contract of all transforms of the catalog, on every shape they run on; and what braiding opens. */
class TransformContractTest {
    /** Symmetry alone needs a full grid. */
    private static boolean transforms(Entry<Transform> entry, GridModel model) {
        return entry.runsOn(Catalog.shape(model.grid.shape().name()))
                && (model.grid.mask() == null || !entry.name().equals("symmetry"));
    }

    @Test
    void transformsKeepMazesConnectedAndAreDeterministic() {
        for (Entry<Transform> entry : Catalog.TRANSFORMS) {
            for (GridModel model : GridModels.connected()) {
                if (!transforms(entry, model)) {
                    continue;
                }
                Maze once = generate(Catalog.generator("kruskal").make(""), model, 5);
                Maze twice = once.copy();
                Maze changed = entry.make("").apply(once, new MazeRandom(6));
                assertThat(changed).as("%s on %s", entry, model).isEqualTo(entry.make("").apply(twice, new MazeRandom(6)));
                assertConnected(changed);
                assertPaddingHasAllBitsSet(changed);
            }
        }
    }

    private static void assertConnected(Maze maze) {
        Grid grid = maze.grid();
        CellSet reached = new CellSet(grid.addresses());
        List<Long> waiting = new ArrayList<>(List.of(grid.first()));
        reached.add(grid.first());
        while (!waiting.isEmpty()) {
            long cell = waiting.removeLast();
            for (int direction = 0; direction < grid.directions(); direction++) {
                if (!maze.isOpen(cell, direction)) {
                    continue;
                }
                long next = grid.step(cell, direction);
                assertThat(grid.isCell(next)).isTrue();
                assertThat(maze.isOpen(next, grid.opposite(cell, direction))).as("open from both sides").isTrue();
                if (!reached.contains(next)) {
                    reached.add(next);
                    waiting.add(next);
                }
            }
        }
        assertThat(reached.count()).isEqualTo(grid.cells());
    }

    /** The playback starts at the maze before and ends at the maze after, where that is on the same grid. */
    @Test
    void traceOfATransformPlaysToItsResult() {
        for (Entry<Transform> entry : Catalog.TRANSFORMS) {
            for (GridModel model : GridModels.connected()) {
                if (!transforms(entry, model)) {
                    continue;
                }
                Maze before = generate(Catalog.generator("kruskal").make(""), model, 5);
                Maze watched = before.copy();
                Trace trace = new Trace(model.grid, Context.standard());
                watched.trace(trace);
                Maze changed = entry.make("").apply(watched, new MazeRandom(6));
                assertThat(changed).isEqualTo(entry.make("").apply(before.copy(), new MazeRandom(6)));
                Playback playback = new Playback(trace, before);
                playback.seek(trace.size());
                assertThat(playback.maze()).as("%s on %s", entry, model).isEqualTo(watched);
                playback.seek(0);
                assertThat(playback.maze()).isEqualTo(before);
            }
        }
    }

    @Test
    void braidingLeavesNoDeadEndThatHasASecondNeighbour() {
        for (GridModel model : GridModels.connected()) {
            Maze maze = generate(Catalog.generator("wilson").make(""), model, 5);
            Maze before = maze.copy();
            Catalog.transform("braid").make("0").apply(maze, new MazeRandom(1));
            assertThat(maze).isEqualTo(before);
            Catalog.transform("braid").make("1").apply(maze, new MazeRandom(1));
            Grid grid = model.grid;
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                assertThat(maze.open(cell) & before.open(cell)).as("nothing is walled").isEqualTo(before.open(cell));
                int neighbours = Directions.count(grid.directions(cell));
                assertThat(Directions.count(maze.open(cell))).isGreaterThanOrEqualTo(Math.min(2, neighbours));
            }
        }
    }

    /** A dead end's partner is gone with it, so no more than the share are opened, and no fewer than half of them. */
    @Test
    void braidingOpensItsShareOfTheDeadEnds() {
        GridModel model = GridModel.rectangle(60, 60);
        long deadEnds = 0;
        long opened = 0;
        for (long seed = 0; seed < 10; seed++) {
            Maze maze = generate(Catalog.generator("wilson").make(""), model, seed);
            Passages before = Passages.of(model, maze);
            for (int cell = 0; cell < before.cells(); cell++) {
                deadEnds += before.degree(cell) == 1 ? 1 : 0;
            }
            Catalog.transform("braid").make("0.3").apply(maze, new MazeRandom(seed));
            opened += Passages.of(model, maze).count() - before.count();
        }
        assertThat((double) opened / deadEnds).isBetween(0.15, 0.31);
    }
}
