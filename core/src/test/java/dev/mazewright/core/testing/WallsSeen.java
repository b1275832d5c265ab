package dev.mazewright.core.testing;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Maze;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongPredicate;

/**
 * The walls of a maze as a drawing shows them: lines from corner to corner, which are connected where they share one.
 * Made from the outlines of cells, without hands or turns.
 */
public final class WallsSeen {
    public static final long NONE = -1;

    private final Maze maze;
    private final Grid grid;
    private final Map<List<Long>, Integer> numbers = new HashMap<>();
    private final List<Integer> parents = new ArrayList<>();
    private final Set<Integer> withWalls = new HashSet<>();

    public WallsSeen(Maze maze) {
        this.maze = maze;
        grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            List<Corner> corners = grid.shape().outline(grid, cell).corners();
            for (int i = 0; i < corners.size(); i++) {
                if (!maze.isOpen(cell, corners.get(i).direction())) {
                    int from = number(corners.get(i));
                    int to = number(corners.get((i + 1) % corners.size()));
                    withWalls.add(from);
                    withWalls.add(to);
                    parents.set(root(from), root(to));
                }
            }
        }
    }

    private int number(Corner corner) {
        List<Long> position = List.of(Math.round(corner.x() * 1e6), Math.round(corner.y() * 1e6));
        return numbers.computeIfAbsent(position, key -> {
            parents.add(parents.size());
            return parents.size() - 1;
        });
    }

    private int root(int corner) {
        int at = corner;
        while (parents.get(at) != at) {
            parents.set(at, parents.get(parents.get(at)));
            at = parents.get(at);
        }
        return at;
    }

    /** The wall at the outline beside this cell, else the first, clockwise from the top; none if it has no wall. */
    public long firstOf(long cell) {
        for (boolean outline : new boolean[] {true, false}) {
            for (int direction = 0; direction < grid.directions(); direction++) {
                List<Corner> corners = grid.shape().outline(grid, cell).corners();
                for (Corner corner : corners) {
                    if (corner.direction() == direction
                            && !maze.isOpen(cell, direction)
                            && (!outline || !grid.leads(cell, direction))) {
                        return root(number(corner));
                    }
                }
            }
        }
        return NONE;
    }

    /** The wall around all of these cells, which are connected: that of their leftmost corner. */
    public long outermost(LongPredicate belongs) {
        double left = Double.MAX_VALUE;
        long wall = NONE;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (belongs.test(cell)) {
                for (Corner corner : grid.shape().outline(grid, cell).corners()) {
                    if (corner.x() < left) {
                        left = corner.x();
                        wall = root(number(corner));
                    }
                }
            }
        }
        return wall;
    }

    /** Whether the wall touches the cell, at a side or only at a corner. */
    public boolean isBeside(long cell, long wall) {
        for (Corner corner : grid.shape().outline(grid, cell).corners()) {
            int number = number(corner);
            if (withWalls.contains(number) && root(number) == wall) {
                return true;
            }
        }
        return false;
    }
}
