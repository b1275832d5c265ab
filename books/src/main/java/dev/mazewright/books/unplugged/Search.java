package dev.mazewright.books.unplugged;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A breadth-first search: its frontiers, and the parent of each cell. */
final class Search extends Steps {
    private final List<List<Long>> frontiers = new ArrayList<>();
    private final Map<Long, Long> parents = new TreeMap<>();
    private final Map<Long, Integer> distances = new TreeMap<>();
    private long left = Grid.NONE;

    Search(Recording recording) {
        super(recording, TableRow.NUMBER, TableRow.PARENT);
    }

    @Override
    void add(Trace.Kind kind, long cell, int direction) {
        if (kind == Trace.Kind.LEAVE) {
            left = cell;
        } else if (kind == Trace.Kind.VISIT) {
            long number = number(cell);
            int distance = left == Grid.NONE ? 0 : 1 + distance(number(left));
            if (left != Grid.NONE) {
                parents.put(number, number(left));
            }
            distances.put(number, distance);
            if (distance == frontiers.size()) {
                frontiers.add(new ArrayList<>());
            }
            frontiers.get(distance).add(number);
        }
    }

    @Override
    HandRun written() {
        for (long number = 1; number <= grid.cells(); number++) {
            Long parent = parents.get(number);
            columns.add(HandRun.Column.of(HandRun.Slot.given(number), parent == null ? HandRun.Slot.blank("") : HandRun.Slot.blank(parent)));
        }
        frontiers.forEach(frontier -> frontier.sort(null));
        List<Long> cells = new ArrayList<>();
        @Nullable Path path = recording.path();
        if (path != null) {
            path.forEach(cell -> cells.add(number(cell)));
        }
        long start = number(recording.puzzle().start());
        long goal = number(recording.puzzle().goals()[0]);
        return new HandRun(recording.puzzle(), rows, columns, frontiers, cells, start, goal, isUnique(goal));
    }

    /** Whether each cell has one parent that it may have, and the search finds the goal as the only cell of its distance. */
    private boolean isUnique(long goal) {
        for (long number : parents.keySet()) {
            if (passagesTo(number, distance(number) - 1) != 1) {
                return false;
            }
        }
        for (long number : frontiers.get(Math.max(0, frontiers.size() - 2))) {
            if (number != goal && passagesTo(number, -1) > 0) {
                return false;
            }
        }
        return distance(goal) == frontiers.size() - 1 && frontiers.getLast().size() == 1;
    }

    private int distance(long number) {
        return distances.getOrDefault(number, -1);
    }

    /** How many passages lead from a cell to cells of a distance; -1 for cells that are not visited. */
    private int passagesTo(long number, int distance) {
        Maze maze = recording.puzzle().maze();
        long cell = grid.cellAt(number - 1);
        int count = 0;
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            count += distance(number(maze.step(cell, Directions.first(rest)))) == distance ? 1 : 0;
        }
        return count;
    }
}
