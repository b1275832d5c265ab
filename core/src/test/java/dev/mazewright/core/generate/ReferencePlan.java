package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.SlowRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * The data of a slow reference of a generator: neighbours by number and direction, the maze as it carves it, and the documented random
 * numbers from {@link SlowRandom}.
 */
final class ReferencePlan {
    final GridModel model;
    final int[][] adjacency;
    final int bits;
    final Maze maze;
    final SlowRandom random;
    final boolean[] visited;

    ReferencePlan(GridModel model, long seed) {
        this.model = model;
        adjacency = model.adjacency();
        int directions = Arrays.stream(adjacency).mapToInt(list -> list.length).max().orElseThrow();
        bits = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, directions) - 1);
        maze = new Maze(model.grid);
        random = new SlowRandom(seed);
        visited = new boolean[adjacency.length];
    }

    int cells() {
        return adjacency.length;
    }

    boolean leads(int cell, int direction) {
        return direction < adjacency[cell].length && adjacency[cell][direction] >= 0;
    }

    int step(int cell) {
        int direction = (int) random.bits(bits);
        return leads(cell, direction) ? direction : step(cell);
    }

    /** The directions that lead to visited or to unvisited cells. */
    List<Integer> beside(int cell, boolean isVisited) {
        List<Integer> directions = new ArrayList<>();
        for (int direction = 0; direction < adjacency[cell].length; direction++) {
            if (leads(cell, direction) && visited[adjacency[cell][direction]] == isVisited) {
                directions.add(direction);
            }
        }
        return directions;
    }

    int carve(int cell, int direction) {
        maze.carve(model.grid.cellAt(cell), direction);
        return adjacency[cell][direction];
    }

    /** Asserts that the generator makes the mazes of the reference, with several seeds. */
    static void assertIsReference(String name, String options, GridModel model, Consumer<ReferencePlan> reference) {
        Generator generator = Catalog.generator(name).make(options);
        for (long seed = -2; seed < 3; seed++) {
            ReferencePlan plan = new ReferencePlan(model, seed);
            reference.accept(plan);
            Maze maze = new Maze(model.grid);
            generator.generate(maze, new MazeRandom(seed));
            assertThat(maze).as("%s on %s, seed %s", name, model, seed).isEqualTo(plan.maze);
        }
    }
}
