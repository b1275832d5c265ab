package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.testing.ChiSquare;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import dev.mazewright.core.testing.Passages;
import dev.mazewright.core.testing.Uniformity;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Generators complete mazes that have some passages already. */
class CompletionTest {
    private static final List<String> GRAFTED =
            List.of("growing-forest", "origin-shift", "binary-tree", "sidewinder", "eller", "recursive-division", "picture");

    static Stream<Entry<Generator>> generators() {
        return Catalog.GENERATORS.stream()
                .filter(entry -> entry.offers(Trait.WALLS) && entry.isConnected())
                .filter(entry -> !List.of("tiled", "path-first", "atlas").contains(entry.name()));
    }

    /** The union of the paths between some cells in another maze. */
    private static Maze trunk(Grid grid, int ends, long seed) {
        Maze maze = new Maze(grid);
        MazeRandom random = new MazeRandom(seed);
        new Wilson().generate(maze, random);
        Set<Long> kept = new HashSet<>();
        for (int i = 0; i < ends; i++) {
            kept.add(random.cell(grid));
        }
        for (boolean isDone = false; !isDone; ) {
            isDone = true;
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                if (Directions.count(maze.open(cell)) == 1 && !kept.contains(cell)) {
                    maze.wall(cell, Directions.first(maze.open(cell)));
                    isDone = false;
                }
            }
        }
        return maze;
    }

    private static void assertContains(Maze maze, Maze trunk) {
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            assertThat(trunk.open(cell) & ~maze.open(cell)).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("generators")
    void opensPassagesUntilTheMazeIsPerfect(Entry<Generator> entry) {
        for (GridModel model : GridModels.connected()) {
            Grid grid = model.grid;
            if (grid.cells() > 200 || (grid.shape().mask() != null && entry.offers(Trait.ROWS)) || !entry.runsOn(Catalog.shape(grid.shape().name()))) {
                continue;
            }
            Generator kernel = entry.implementation(Settings.parse(entry, ""), grid, false, Context.standard());
            Generator reference = entry.make("");
            for (int ends = 1; ends <= 4; ends++) {
                Maze trunk = trunk(grid, ends, ends);
                Maze maze = trunk.copy();
                reference.complete(maze, new MazeRandom(7));
                assertContains(maze, trunk);
                Passages.of(model, maze).assertPerfect();
                if (kernel.growsTrunks()) {
                    Maze fast = trunk.copy();
                    kernel.complete(fast, new MazeRandom(7));
                    assertThat(fast).isEqualTo(maze);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("generators")
    void generatesAMazeWithoutPassages(Entry<Generator> entry) {
        Grid grid = new Rectangle(9, 12, null).grid();
        Maze generated = new Maze(grid);
        entry.make("").generate(generated, new MazeRandom(3));
        Maze completed = new Maze(grid);
        entry.make("").complete(completed, new MazeRandom(3));
        assertThat(completed).isEqualTo(generated);
        Maze fast = new Maze(grid);
        entry.implementation(Settings.parse(entry, ""), grid, false, Context.standard()).complete(fast, new MazeRandom(3));
        assertThat(fast).isEqualTo(generated);
    }

    @ParameterizedTest
    @MethodSource("generators")
    void onlyThoseThatCannotGoOnFromATrunkAreGrafted(Entry<Generator> entry) throws NoSuchMethodException {
        Class<?> grows = entry.make("").getClass().getMethod("growTrunk", Maze.class, MazeRandom.class).getDeclaringClass();
        assertThat(grows.equals(Generator.class)).isEqualTo(GRAFTED.contains(entry.name()));
    }

    /** As many cells of the trunk's crossing have four passages as padding has bits: they must not be taken for padding. */
    @Test
    void kernelsCompleteTrunksWithCrossings() {
        Grid grid = new Rectangle(20, 31, null).grid();
        Entry<Generator> wilson = Catalog.generator("wilson");
        Generator kernel = wilson.implementation(Settings.parse(wilson, ""), grid, false, Context.standard());
        int crossings = 0;
        for (long seed = 0; seed < 200; seed++) {
            Maze trunk = trunk(grid, 40, seed);
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                crossings += trunk.open(cell) == 15 ? 1 : 0;
            }
            Maze slow = trunk.copy();
            new Wilson().complete(slow, new MazeRandom(seed));
            Maze fast = trunk.copy();
            kernel.complete(fast, new MazeRandom(seed));
            assertThat(fast).isEqualTo(slow);
        }
        assertThat(crossings).isPositive();
    }

    /** Of the mazes of 3 x 3 that contain a trunk all are equally likely; the minimum spanning tree's are not. */
    @ParameterizedTest
    @ValueSource(strings = {"wilson", "aldous-broder", "houston", "cycle-popping"})
    void uniformGeneratorsAreUniformGivenTheTrunk(String name) {
        assertThat(chiSquare(Catalog.generator(name).make(""))).isLessThan(ChiSquare.limit(mazesWithTrunk()));
        assertThat(chiSquare(new Kruskal())).isGreaterThan(ChiSquare.limit(mazesWithTrunk()));
    }

    private static final Uniformity MAZES = new Uniformity(GridModel.rectangle(3, 3));

    private static Maze corner() {
        Maze trunk = new Maze(GridModel.rectangle(3, 3).grid);
        Grid grid = trunk.grid();
        trunk.carve(grid.cell(0, 0), Rectangle.EAST);
        trunk.carve(grid.cell(0, 1), Rectangle.SOUTH);
        return trunk;
    }

    private static int mazesWithTrunk() {
        int edges = 0;
        for (int i = 0; i < MAZES.edges.size(); i++) {
            int[] edge = MAZES.edges.get(i);
            edges |= corner().isOpen(corner().grid().cellAt(edge[0]), edge[1]) ? 1 << i : 0;
        }
        int trunk = edges;
        return (int) MAZES.trees.keySet().stream().filter(tree -> (tree & trunk) == trunk).count();
    }

    private static double chiSquare(Generator generator) {
        long[] counts = new long[MAZES.trees.size()];
        for (long seed = 0; seed < 40_000; seed++) {
            Maze maze = corner();
            generator.complete(maze, new MazeRandom(seed));
            counts[MAZES.number(maze)]++;
        }
        long[] possible = Arrays.stream(counts).filter(count -> count > 0).toArray();
        assertThat(possible).hasSize(mazesWithTrunk());
        return ChiSquare.ofEqual(possible);
    }
}
