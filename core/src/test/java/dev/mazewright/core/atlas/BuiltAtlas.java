package dev.mazewright.core.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import java.util.Arrays;

/** A level of a small atlas, built in full, and what a breadth-first search finds in it. */
final class BuiltAtlas {
    final Maze maze;
    final Grid grid;
    private final int columns;
    /** By position, the number of steps from the position of the last search, and the position before it. */
    final int[] distances;

    final int[] parents;

    BuiltAtlas(Atlas atlas, int level) {
        int rows = Math.toIntExact(atlas.rows(level));
        columns = Math.toIntExact(atlas.columns(level));
        grid = new Rectangle(rows, columns, null).grid();
        maze = new Maze(grid);
        maze.carve(atlas.window(level, new AtlasCell(0, 0), rows, columns, Context.standard()));
        distances = new int[rows * columns];
        parents = new int[rows * columns];
    }

    AtlasCell cell(int position) {
        return new AtlasCell(position / columns, position % columns);
    }

    int position(AtlasCell cell) {
        return Math.toIntExact(cell.row() * columns + cell.column());
    }

    int open(int position) {
        return maze.open(grid.atPosition(position));
    }

    int step(int position, int direction) {
        return (int) grid.position(grid.step(grid.atPosition(position), direction));
    }

    /** Searches from a position; all others are found, by one path each, or the maze is not perfect. */
    void search(int from) {
        Arrays.fill(distances, -1);
        int[] queue = new int[distances.length];
        queue[0] = from;
        distances[from] = 0;
        parents[from] = -1;
        int found = 1;
        for (int i = 0; i < found; i++) {
            for (int rest = open(queue[i]); rest != 0; rest = Directions.withoutFirst(rest)) {
                int next = step(queue[i], Directions.first(rest));
                if (distances[next] < 0) {
                    distances[next] = distances[queue[i]] + 1;
                    parents[next] = queue[i];
                    queue[found++] = next;
                }
            }
        }
        assertThat(found).as("cells found").isEqualTo(distances.length);
        assertThat(maze.passages()).isEqualTo(distances.length - 1L);
    }
}
