package dev.mazewright.tools.bench;

import dev.mazewright.core.maze.MazeRandom;

/**
 * What a program needs that uses mazes on rectangles and nothing else: a byte a cell, four ifs, no table, no trace.
 * What {@link ByHand} compares with.
 */
final class HandWritten {
    private static final int NORTH = 1;
    private static final int EAST = 2;
    private static final int SOUTH = 4;
    private static final int WEST = 8;

    private final int stride;
    private final byte[] open;
    private final int first;
    private final int last;

    /** All walls. */
    HandWritten(int rows, int columns) {
        stride = columns + 2;
        open = new byte[Math.multiplyExact(stride, rows + 2)];
        first = stride + 1;
        last = rows * stride + columns;
        for (int i = 0; i < stride; i++) {
            open[i] = 15;
            open[open.length - 1 - i] = 15;
        }
        for (int row = 0; row < rows + 2; row++) {
            open[row * stride] = 15;
            open[row * stride + stride - 1] = 15;
        }
    }

    /** Recursive backtracker. */
    void generate(MazeRandom random) {
        byte[] trail = new byte[open.length];
        byte[] choices = new byte[4];
        int depth = 0;
        int cell = first;
        while (true) {
            int count = 0;
            if (open[cell - stride] == 0) {
                choices[count++] = NORTH;
            }
            if (open[cell + 1] == 0) {
                choices[count++] = EAST;
            }
            if (open[cell + stride] == 0) {
                choices[count++] = SOUTH;
            }
            if (open[cell - 1] == 0) {
                choices[count++] = WEST;
            }
            if (count > 0) {
                int direction = choices[(random.bits(16) * count) >>> 16];
                int back = back(direction);
                open[cell] |= (byte) direction;
                cell += offset(direction);
                open[cell] |= (byte) back;
                trail[depth++] = (byte) back;
            } else if (depth == 0) {
                return;
            } else {
                cell += offset(trail[--depth]);
            }
        }
    }

    /** Breadth-first search from corner to corner; the number of steps. */
    int solve() {
        byte[] from = new byte[open.length];
        int[] queue = new int[open.length];
        int head = 0;
        int tail = 0;
        queue[tail++] = first;
        from[first] = 16;
        while (head < tail) {
            int cell = queue[head++];
            if (cell == last) {
                break;
            }
            for (int direction = NORTH; direction <= WEST; direction <<= 1) {
                int next = cell + offset(direction);
                if ((open[cell] & direction) != 0 && from[next] == 0) {
                    from[next] = (byte) back(direction);
                    queue[tail++] = next;
                }
            }
        }
        int steps = 0;
        for (int cell = last; cell != first; cell += offset(from[cell])) {
            steps++;
        }
        return steps;
    }

    private static int back(int direction) {
        return direction < SOUTH ? direction << 2 : direction >> 2;
    }

    private int offset(int direction) {
        return switch (direction) {
            case NORTH -> -stride;
            case EAST -> 1;
            case SOUTH -> stride;
            default -> -1;
        };
    }
}
