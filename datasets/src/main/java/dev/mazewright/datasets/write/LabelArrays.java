package dev.mazewright.datasets.write;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.datasets.CellLabel;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Split;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The labels of the cells of a row, by a breadth-first search from its goals. Not safe for threads. */
final class LabelArrays {
    private static final int UNKNOWN = -1;

    private final int columns;
    private final List<CellLabel> labels;
    private final List<RowArrays.Array> arrays = new ArrayList<>();
    private int[] distances = {};
    private long[] queue = {};

    /** Those that a split asks for, in arrays of this many rows and columns. */
    LabelArrays(Split split, SplitSizes sizes) {
        columns = sizes.columns();
        labels = split.labels();
        for (CellLabel label : labels) {
            String type = switch (label) {
                case DISTANCES -> Npy.INT;
                case NEXT_MOVES -> Npy.BYTE;
                case VALUES -> Npy.FLOAT;
            };
            arrays.add(RowArrays.Array.of(label.name().toLowerCase(Locale.ROOT), type, sizes.rows(), columns));
        }
    }

    List<RowArrays.Array> arrays() {
        return arrays;
    }

    void put(Row row) {
        if (labels.isEmpty()) {
            return;
        }
        Maze maze = row.maze();
        Grid grid = maze.grid();
        search(maze, row.puzzle().goalsOrLast());
        for (int i = 0; i < labels.size(); i++) {
            Arrays.fill(arrays.get(i).row(), labels.get(i) == CellLabel.DISTANCES ? (byte) UNKNOWN : 0);
        }
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int distance = distances[(int) cell];
            int at = grid.row(cell) * columns + grid.column(cell);
            for (int i = 0; i < labels.size() && distance != UNKNOWN; i++) {
                arrays.get(i).put(at, switch (labels.get(i)) {
                    case DISTANCES -> distance;
                    case NEXT_MOVES -> next(maze, cell, distance);
                    case VALUES -> Float.floatToIntBits((float) StrictMath.pow(CellLabel.DISCOUNT, distance));
                });
            }
        }
    }

    private void search(Maze maze, long[] goals) {
        int addresses = Math.toIntExact(maze.grid().addresses());
        if (distances.length < addresses) {
            distances = new int[addresses];
            queue = new long[addresses];
        }
        Arrays.fill(distances, UNKNOWN);
        int end = 0;
        for (long goal : goals) {
            distances[(int) goal] = 0;
            queue[end++] = goal;
        }
        for (int begin = 0; begin < end; begin++) {
            long cell = queue[begin];
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                long next = maze.step(cell, Directions.first(rest));
                if (distances[(int) next] == UNKNOWN) {
                    distances[(int) next] = distances[(int) cell] + 1;
                    queue[end++] = next;
                }
            }
        }
    }

    /** The bits of the directions in which the distance is less. */
    private int next(Maze maze, long cell, int distance) {
        int moves = 0;
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            moves |= distances[(int) maze.step(cell, direction)] < distance ? 1 << direction : 0;
        }
        return moves;
    }
}
