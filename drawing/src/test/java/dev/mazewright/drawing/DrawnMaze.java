package dev.mazewright.drawing;

import dev.mazewright.core.maze.MazeRandom;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * A random maze of squares as arrays of walls, made and solved here alone, so that readers are held to another program: rows and
 * columns of cells, openings in the outline, and marks.
 */
final class DrawnMaze {
    private static final int[] DOWN = {-1, 0, 1, 0};
    private static final int[] ACROSS = {0, 1, 0, -1};

    /** An opening: a cell and a side, 0 at the top and on clockwise. */
    record Gap(int row, int column, int side) {}

    final int rows;
    final int columns;
    /** Of each cell, whether each side is open. */
    private final boolean[][][] open;
    final List<Gap> gaps = new ArrayList<>();
    /** Row and column of the cell, or null. */
    int[] start;
    int[] goal;

    DrawnMaze(MazeRandom random) {
        int most = random.below(12) == 0 ? 60 : 8; // of pictures, larger ones are read by other means
        rows = 2 + (int) random.below(most - 1L);
        columns = 2 + (int) random.below(most);
        open = new boolean[rows][columns][4];
        carve(random);
        loops(random);
        int[] counts = {2, 2, 2, 2, 0, 1, 3};
        int count = counts[(int) random.below(counts.length)];
        while (gaps.size() < count) {
            gap(random);
        }
        int marks = count == 0 ? (int) random.below(4) : (int) random.below(8);
        start = (marks & 1) != 0 && marks < 4 ? cell(random) : null;
        goal = (marks & 2) != 0 && marks < 4 ? cell(random) : null;
        if (start != null && Arrays.equals(start, goal)) {
            goal = null;
        }
    }

    private int[] cell(MazeRandom random) {
        return new int[] {(int) random.below(rows), (int) random.below(columns)};
    }

    private void carve(MazeRandom random) {
        boolean[][] seen = new boolean[rows][columns];
        Deque<int[]> path = new ArrayDeque<>();
        path.push(cell(random));
        seen[path.peek()[0]][path.peek()[1]] = true;
        while (!path.isEmpty()) {
            int[] here = path.peek();
            List<Integer> sides = new ArrayList<>();
            for (int side = 0; side < 4; side++) {
                int row = here[0] + DOWN[side];
                int column = here[1] + ACROSS[side];
                if (row >= 0 && row < rows && column >= 0 && column < columns && !seen[row][column]) {
                    sides.add(side);
                }
            }
            if (sides.isEmpty()) {
                path.pop();
            } else {
                int side = sides.get((int) random.below(sides.size()));
                path.push(open(here[0], here[1], side));
                seen[path.peek()[0]][path.peek()[1]] = true;
            }
        }
    }

    /** Opens a side of a cell; returns the cell behind it. */
    private int[] open(int row, int column, int side) {
        int[] there = {row + DOWN[side], column + ACROSS[side]};
        open[row][column][side] = true;
        open[there[0]][there[1]][(side + 2) % 4] = true;
        return there;
    }

    private void loops(MazeRandom random) {
        for (int i = (int) random.below(4); i > 0; i--) {
            int row = (int) random.below(rows);
            int column = (int) random.below(columns);
            if (row + 1 < rows) {
                open(row, column, 2);
            }
        }
    }

    private void gap(MazeRandom random) {
        int side = (int) random.below(4);
        int row = side == 0 ? 0 : side == 2 ? rows - 1 : (int) random.below(rows);
        int column = side == 3 ? 0 : side == 1 ? columns - 1 : (int) random.below(columns);
        Gap gap = new Gap(row, column, side);
        if (!gaps.contains(gap)) {
            gaps.add(gap);
        }
    }

    boolean isOpen(int row, int column, int side) {
        return open[row][column][side] || gaps.contains(new Gap(row, column, side));
    }

    /** Whether a cell is marked, as the start S or the goal E; else a space. */
    char mark(int row, int column) {
        return start != null && start[0] == row && start[1] == column ? 'S'
                : goal != null && goal[0] == row && goal[1] == column ? 'E' : ' ';
    }

    /** Whether two ends are known: marks, or one mark and one opening at another cell, or two openings. */
    boolean hasEnds() {
        return ends() != null;
    }

    /** The ends as tiles, row and column each: of marks the tile of the cell, of openings the tile in the outline. */
    private int[][] ends() {
        if (start != null && goal != null) {
            return new int[][] {tile(start), tile(goal)};
        }
        int[] mark = start != null ? start : goal;
        if (mark != null) {
            List<Gap> others = gaps.stream().filter(gap -> gap.row != mark[0] || gap.column != mark[1]).toList();
            return others.size() == 1 ? new int[][] {tile(mark), tile(others.getFirst())} : null;
        }
        return gaps.size() == 2 ? new int[][] {tile(gaps.getFirst()), tile(gaps.getLast())} : null;
    }

    private static int[] tile(int... cell) {
        return new int[] {2 * cell[0] + 1, 2 * cell[1] + 1};
    }

    private static int[] tile(Gap gap) {
        return new int[] {2 * gap.row + 1 + DOWN[gap.side], 2 * gap.column + 1 + ACROSS[gap.side]};
    }

    /** The tiles, walls as thick as passages: whether each is floor. */
    boolean[][] tiles() {
        boolean[][] floor = new boolean[2 * rows + 1][2 * columns + 1];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                floor[2 * row + 1][2 * column + 1] = true;
                for (int side = 0; side < 4; side++) {
                    floor[2 * row + 1 + DOWN[side]][2 * column + 1 + ACROSS[side]] |= isOpen(row, column, side);
                }
            }
        }
        return floor;
    }

    /** The steps of the shortest path between the ends, from tile to tile. */
    int tileSteps() {
        int[][] ends = ends();
        return steps(tiles(), ends[0], ends[1]);
    }

    /** The steps of the shortest path between the cells of the ends. */
    int cellSteps() {
        int[][] ends = ends();
        int[][] cells = new int[2][];
        for (int i = 0; i < 2; i++) {
            cells[i] = new int[] {Math.clamp((ends[i][0] - 1L) / 2, 0, rows - 1), Math.clamp((ends[i][1] - 1L) / 2, 0, columns - 1)};
        }
        return steps(tiles(), tile(cells[0]), tile(cells[1])) / 2;
    }

    private static int steps(boolean[][] floor, int[] from, int... to) {
        int[][] steps = new int[floor.length][floor[0].length];
        Deque<int[]> waiting = new ArrayDeque<>();
        waiting.add(from);
        steps[from[0]][from[1]] = 1;
        while (!waiting.isEmpty()) {
            int[] here = waiting.remove();
            for (int side = 0; side < 4; side++) {
                int row = here[0] + DOWN[side];
                int column = here[1] + ACROSS[side];
                if (row >= 0 && row < floor.length && column >= 0 && column < floor[0].length && floor[row][column] && steps[row][column] == 0) {
                    steps[row][column] = steps[here[0]][here[1]] + 1;
                    waiting.add(new int[] {row, column});
                }
            }
        }
        return steps[to[0]][to[1]] - 1;
    }
}
