package dev.mazewright.certify;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The edges of a grid, numbered from 0 in the order of {@code neighbours} in the JSON document: each pair of adjacent
 * cells once, the smaller number first, in ascending order. A sample is the set of the numbers of its passages.
 *
 * <p>Time proportional to edges, and to the sorting of them; memory about 80 bytes an edge.
 */
public final class EdgeNumbers {
    /**
     * An edge between two cells.
     *
     * @param from the smaller number of a cell
     * @param to the greater
     * @param cell the address of {@code from}
     * @param direction from there
     */
    public record Edge(int from, int to, long cell, int direction) {}

    private final int cells;
    private final List<Edge> edges = new ArrayList<>();

    /** The edges of a grid of at most 2^31 - 1 cells. */
    public EdgeNumbers(Grid grid) {
        cells = Math.toIntExact(grid.cells());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                long neighbour = grid.step(cell, direction);
                if (neighbour > cell) {
                    edges.add(new Edge((int) grid.number(cell), (int) grid.number(neighbour), cell, direction));
                }
            }
        }
        edges.sort(Comparator.comparingInt(Edge::from).thenComparingInt(Edge::to));
    }

    /** How many cells there are. */
    public int cells() {
        return cells;
    }

    /** How many edges there are. */
    public int count() {
        return edges.size();
    }

    /** The edge of a number from 0 to {@code count() - 1}. */
    public Edge edge(int number) {
        return edges.get(number);
    }

    /** Whether this edge is a passage of a maze of the grid. */
    public boolean isOpen(Maze maze, int number) {
        Edge edge = edges.get(number);
        return maze.isOpen(edge.cell, edge.direction);
    }
}
