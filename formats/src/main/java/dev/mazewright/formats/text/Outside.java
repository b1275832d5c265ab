package dev.mazewright.formats.text;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.formats.io.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the positions without a cell in a drawing that does not mark them: blank areas without walls. Two kinds count:
 * what is joined to the page around the grid over at least two sides, again and again, so that it is more than an
 * opening; and connected areas without a wall, a start or a goal.
 */
final class Outside {
    /** About what a cell takes, in bytes, as a number in a list and in an array. */
    private static final long CELL_BYTES = 40;

    private final Maze maze;
    private final Grid grid;
    private final Ends ends;
    /** Of each cell the open sides of the outline. */
    private final Map<Long, Integer> gaps = new HashMap<>();

    private final CellSet outside;
    private final List<Long> queue = new ArrayList<>();
    /** Of each cell the number of its connected area, 0 until it has one. */
    private final int[] area;

    private Outside(Maze maze, Ends ends, Source source) {
        this.maze = maze;
        this.ends = ends;
        grid = maze.grid();
        source.requireMemory(CellSet.bytes(grid.addresses()) + CELL_BYTES * grid.addresses());
        outside = new CellSet(grid.addresses());
        area = new int[Math.toIntExact(grid.addresses())];
        for (Opening opening : ends.openings()) {
            gaps.merge(opening.cell(), Directions.of(opening.direction()), (one, other) -> one | other);
        }
    }

    /**
     * The positions that are cells, or null if all are.
     *
     * @param maze what the drawing shows where every position is a cell
     */
    static @Nullable Mask mask(Maze maze, Ends ends, Source source) {
        Outside found = new Outside(maze, ends, source);
        found.joinedToThePage();
        found.blankAreas();
        Grid grid = maze.grid();
        Mask mask = new Mask(grid.rows(), grid.columns());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (!found.outside.contains(cell)) {
                mask.add(grid.row(cell), grid.column(cell));
            }
        }
        return mask.count() == 0 || mask.count() == grid.cells() ? null : mask;
    }

    /** How many of a cell's sides are open to the page or to what is outside already. */
    private int joints(long cell) {
        int count = Directions.count(gaps.getOrDefault(cell, 0));
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            count += outside.contains(grid.step(cell, Directions.first(rest))) ? 1 : 0;
        }
        return count;
    }

    private boolean isEnd(long cell) {
        return cell == ends.start() || Arrays.stream(ends.goals()).anyMatch(goal -> goal == cell);
    }

    private void add(long cell) {
        if (!outside.contains(cell) && !isEnd(cell)) {
            outside.add(cell);
            queue.add(cell);
        }
    }

    private void joinedToThePage() {
        for (long cell : gaps.keySet().stream().sorted().toList()) {
            if (joints(cell) >= 2) {
                add(cell);
            }
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                long there = grid.step(cell, Directions.first(rest));
                if (gaps.containsKey(there)) { // two beside each other, both open to the page
                    add(cell);
                    add(there);
                }
            }
        }
        for (int i = 0; i < queue.size(); i++) {
            long cell = queue.get(i);
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                long there = grid.step(cell, Directions.first(rest));
                if (joints(there) >= 2) {
                    add(there);
                }
            }
        }
    }

    private void blankAreas() {
        int areas = 0;
        for (long first = grid.first(); first != Grid.NONE; first = grid.next(first)) {
            if (area[(int) first] == 0 && !outside.contains(first)) {
                List<Long> cells = fill(first, ++areas);
                if (isBlank(cells)) {
                    cells.forEach(outside::add);
                }
            }
        }
    }

    /** The connected area of a cell, which gets this number. */
    private List<Long> fill(long first, int number) {
        List<Long> cells = new ArrayList<>(List.of(first));
        area[(int) first] = number;
        for (int i = 0; i < cells.size(); i++) {
            for (int rest = maze.open(cells.get(i)); rest != 0; rest = Directions.withoutFirst(rest)) {
                long there = grid.step(cells.get(i), Directions.first(rest));
                if (area[(int) there] == 0 && !outside.contains(there)) {
                    area[(int) there] = number;
                    cells.add(there);
                }
            }
        }
        return cells;
    }

    /** Whether an area has no start, goal or wall, and is more than a cell that is closed on all sides. */
    private boolean isBlank(List<Long> cells) {
        boolean isAtThePage = false;
        for (long cell : cells) {
            if (isEnd(cell)) {
                return false;
            }
            isAtThePage |= joints(cell) > 0;
            for (int rest = grid.directions(cell) & ~maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                if (area[(int) grid.step(cell, Directions.first(rest))] == area[(int) cell]) {
                    return false;
                }
            }
        }
        return isAtThePage || cells.size() > 1;
    }
}
