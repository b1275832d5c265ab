package dev.mazewright.core.measure;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A perfect maze as lists of cells: the solution, and for every other cell the path by which it leaves the solution. */
final class TreeWalk {
    final List<Long> solution = new ArrayList<>();
    /** From the solution outwards: for each cell off it, the cell before. */
    final Map<Long, Long> before = new HashMap<>();

    private final Maze maze;
    private final Grid grid;

    TreeWalk(Puzzle puzzle) {
        maze = puzzle.maze();
        grid = maze.grid();
        Map<Long, Long> parents = new HashMap<>();
        spread(List.of(puzzle.startOrFirst()), parents);
        Long cell = puzzle.goalsOrLast()[0];
        while (cell != null) {
            solution.add(cell);
            cell = parents.get(cell);
        }
        Collections.reverse(solution);
        spread(solution, before);
    }

    private void spread(List<Long> from, Map<Long, Long> parents) {
        Set<Long> seen = new HashSet<>(from);
        Deque<Long> waiting = new ArrayDeque<>(from);
        while (!waiting.isEmpty()) {
            long cell = waiting.remove();
            for (long next : neighbours(cell)) {
                if (seen.add(next)) {
                    parents.put(next, cell);
                    waiting.add(next);
                }
            }
        }
    }

    List<Long> neighbours(long cell) {
        List<Long> found = new ArrayList<>();
        for (int direction = 0; direction < grid.directions(); direction++) {
            if (maze.isOpen(cell, direction)) {
                found.add(maze.step(cell, direction));
            }
        }
        return found;
    }

    /** The cells from the mouth on the solution to a cell off it. */
    List<Long> branchTo(long end) {
        List<Long> cells = new ArrayList<>();
        Long cell = end;
        while (cell != null) {
            cells.add(cell);
            cell = before.get(cell);
        }
        Collections.reverse(cells);
        return cells;
    }

    Corner centre(long cell) {
        return grid.shape().outline(grid, cell).centre();
    }

    double apart(long one, long other) {
        return Math.hypot(centre(one).x() - centre(other).x(), centre(one).y() - centre(other).y());
    }

    /** The angle, in radians, by which a line through three cells turns. */
    double angle(long one, long two, long three) {
        double in = Math.atan2(centre(two).y() - centre(one).y(), centre(two).x() - centre(one).x());
        double out = Math.atan2(centre(three).y() - centre(two).y(), centre(three).x() - centre(two).x());
        double turn = Math.abs(out - in);
        return Math.min(turn, 2 * Math.PI - turn);
    }

    /** Cells of a path between its ends where the shape has it turn. */
    long turns(List<Long> cells) {
        long turns = 0;
        for (int i = 1; i + 1 < cells.size(); i++) {
            int one = direction(cells.get(i), cells.get(i - 1));
            int other = direction(cells.get(i), cells.get(i + 1));
            turns += grid.shape().isStraight(grid, cells.get(i), one, other) ? 0 : 1;
        }
        return turns;
    }

    private int direction(long from, long to) {
        int direction = 0;
        while (!maze.isOpen(from, direction) || maze.step(from, direction) != to) {
            direction++;
        }
        return direction;
    }
}
