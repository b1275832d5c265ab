package dev.mazewright.core.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Maze;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** A maze's passages as lists of neighbours by cell number, read by the adjacency of its {@link GridModel}. */
public final class Passages {
    /** For each cell the numbers of the cells to which it has a passage. */
    private final int[][] open;

    private final long count;

    private Passages(int[][] open, long count) {
        this.open = open;
        this.count = count;
    }

    /** Reads the passages, and checks that each is open from both sides and leads to a cell. */
    public static Passages of(GridModel model, Maze maze) {
        int[][] adjacency = model.adjacency();
        int[][] open = new int[adjacency.length][];
        long ends = 0;
        for (int i = 0; i < adjacency.length; i++) {
            int directions = maze.open(maze.grid().cellAt(i));
            int[] list = new int[32];
            int size = 0;
            for (int direction = 0; direction < 32; direction++) {
                if ((directions >>> direction & 1) == 0) {
                    continue;
                }
                int there = direction < adjacency[i].length ? adjacency[i][direction] : -1;
                assertThat(there).as("cell %s is open in direction %s", i, direction).isNotNegative();
                int back = 0;
                while (adjacency[there][back] != i) {
                    back++;
                }
                assertThat(maze.open(maze.grid().cellAt(there)) >>> back & 1).as("open from both sides").isOne();
                list[size++] = there;
            }
            open[i] = Arrays.copyOf(list, size);
            ends += size;
        }
        return new Passages(open, ends / 2);
    }

    /** The number of passages. */
    public long count() {
        return count;
    }

    public int degree(int cell) {
        return open[cell].length;
    }

    public int cells() {
        return open.length;
    }

    public boolean isOpen(int from, int to) {
        return Arrays.stream(open[from]).anyMatch(cell -> cell == to);
    }

    /** The cells to which a cell has a passage. */
    public int[] beside(int cell) {
        return open[cell].clone();
    }

    /** Steps from a cell to each other, or -1. */
    public int[] distances(int start) {
        int[] distances = new int[open.length];
        Arrays.fill(distances, -1);
        distances[start] = 0;
        Deque<Integer> waiting = new ArrayDeque<>();
        waiting.add(start);
        while (!waiting.isEmpty()) {
            int cell = waiting.remove();
            for (int next : open[cell]) {
                if (distances[next] < 0) {
                    distances[next] = distances[cell] + 1;
                    waiting.add(next);
                }
            }
        }
        return distances;
    }

    public boolean areConnected() {
        return Arrays.stream(distances(0)).allMatch(distance -> distance >= 0);
    }

    /** Asserts one path between each two cells: the maze is connected and has one passage fewer than cells. */
    public void assertPerfect() {
        assertThat(count).as("passages").isEqualTo(open.length - 1);
        assertThat(areConnected()).as("connected").isTrue();
    }
}
