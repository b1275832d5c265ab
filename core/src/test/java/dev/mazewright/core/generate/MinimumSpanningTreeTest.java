package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import dev.mazewright.core.testing.Passages;
import dev.mazewright.core.testing.SlowRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Four algorithms, one tree: the same weights have one minimum spanning tree, which each algorithm finds. */
class MinimumSpanningTreeTest {
    private static final Map<String, Generator> OTHERS = Map.of(
            "prim", new Prim(),
            "boruvka", new Boruvka(),
            "reverse-delete", new ReverseDelete());

    static List<GridModel> models() {
        List<GridModel> models = new ArrayList<>(GridModels.connected());
        for (int vertices = 4; vertices < 30; vertices++) {
            models.add(GridModel.graph(GridModel.randomGraph(vertices, 1000 + vertices)));
        }
        models.add(GridModel.graph(ring(200)));
        models.add(GridModel.graph(complete(30)));
        return models;
    }

    /** One loop, which is broken at its heaviest edge. */
    private static List<List<Integer>> ring(int vertices) {
        return IntStream.range(0, vertices)
                .mapToObj(i -> List.of((i + vertices - 1) % vertices, (i + 1) % vertices))
                .toList();
    }

    private static List<List<Integer>> complete(int vertices) {
        return IntStream.range(0, vertices)
                .mapToObj(i -> IntStream.range(0, vertices).filter(j -> j != i).boxed().toList())
                .toList();
    }

    private static Maze make(Generator generator, Grid grid, long seed) {
        Maze maze = new Maze(grid);
        generator.generate(maze, new MazeRandom(seed));
        return maze;
    }

    private static void assertOneTree(Grid grid, String name, long seed) {
        Maze kruskal = make(new Kruskal(), grid, seed);
        OTHERS.forEach((other, generator) -> assertThat(make(generator, grid, seed))
                .as("%s on %s with seed %s", other, name, seed)
                .isEqualTo(kruskal));
    }

    @ParameterizedTest
    @MethodSource("models")
    void allFindTheSameTree(GridModel model) {
        int seeds = model.grid.cells() < 100 ? 40 : 6;
        for (long seed = -seeds / 2; seed < seeds / 2; seed++) {
            assertOneTree(model.grid, model.name, seed);
        }
    }

    /** So large that some weights are equal, and the numbers of the edges decide. */
    @Test
    void allFindTheSameTreeWhereWeightsTie() {
        for (String shape : GridModel.FLAT) {
            GridModel model = GridModel.flat(shape, 250, 300);
            assertOneTree(model.grid, model.name, 1);
        }
    }

    @Test
    @Tag("slow")
    void allFindTheSameTreeOnLargeModels() {
        assertOneTree(GridModel.rectangle(2000, 2000).grid, "rectangle 2000x2000", 1);
        assertOneTree(GridModel.hexagon(1000, 1500).grid, "hexagon 1000x1500", 2);
        assertOneTree(GridModel.triangle(1500, 1000).grid, "triangle 1500x1000", 3);
        for (GridModel model : models()) {
            for (long seed = 1000; seed < 1200; seed++) {
                assertOneTree(model.grid, model.name, seed);
            }
        }
    }

    /** No tree that differs by one exchange of edges is lighter, by the documented weights. */
    @ParameterizedTest
    @MethodSource("models")
    void noExchangeOfEdgesMakesTheTreeLighter(GridModel model) {
        if (model.grid.cells() > 200) {
            return; // all pairs of edges are compared
        }
        SlowRandom weights = new SlowRandom(5).stream("weights", 0);
        OTHERS.forEach((name, generator) -> {
            Maze maze = make(generator, model.grid, 5);
            Passages passages = Passages.of(model, maze);
            int[][] adjacency = model.adjacency();
            int directions = Math.max(1, Arrays.stream(adjacency).mapToInt(list -> list.length).max().orElseThrow());
            List<int[]> cells = model.inReadingOrder();
            int columns = model.cells[0].length;
            long[][] weight = new long[adjacency.length][adjacency.length];
            for (int cell = 0; cell < adjacency.length; cell++) {
                long position = model.grid.isGraph() ? cell : (long) cells.get(cell)[0] * columns + cells.get(cell)[1];
                for (int direction = 0; direction < adjacency[cell].length; direction++) {
                    int there = adjacency[cell][direction];
                    if (there > cell) {
                        weight[cell][there] = weights.weight(position * directions + direction);
                        weight[there][cell] = weight[cell][there];
                    }
                }
            }
            for (int cell = 0; cell < adjacency.length; cell++) {
                for (int there : adjacency[cell]) {
                    if (there > cell && !passages.isOpen(cell, there)) {
                        assertThat(weight[cell][there])
                                .as("%s: closed, so no edge of the path around is heavier", name)
                                .isGreaterThanOrEqualTo(heaviest(passages, weight, cell, there));
                    }
                }
            }
        });
    }

    /** The weight of the heaviest passage on the path from one cell to another. */
    private static long heaviest(Passages passages, long[][] weight, int from, int to) {
        int[] distances = passages.distances(to);
        long heaviest = 0;
        int cell = from;
        while (cell != to) {
            int next = 0;
            while (!passages.isOpen(cell, next) || distances[next] != distances[cell] - 1) {
                next++;
            }
            heaviest = Math.max(heaviest, weight[cell][next]);
            cell = next;
        }
        return heaviest;
    }

    @Test
    void recipesWithTheSameSeedMakeTheSameMaze() {
        for (String shape : Catalog.shapes(Kruskal.ENTRY)) {
            if (!Catalog.shape(shape).offers(Trait.SIZE)) {
                continue; // its edges come from a file
            }
            Maze kruskal = Recipe.parse(shape + ":30x30/kruskal/seed:9").make().maze();
            for (String name : OTHERS.keySet()) {
                assertThat(Recipe.parse(shape + ":30x30/" + name + "/seed:9").make().maze()).isEqualTo(kruskal);
            }
        }
    }
}
