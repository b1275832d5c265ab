package dev.mazewright.books;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.measure.Digest;
import java.nio.ByteBuffer;
import java.util.HexFormat;

/**
 * What two mazes have in common that look alike: a text, the same for mirror images and rotations of a maze, and where
 * borders are glued for mazes that are shifted along them. Where they start and end does not count.
 *
 * <p>A maze is walked breadth first, from a side of a cell, around each cell in the order of its sides; what is met is
 * written down: the number of sides, walls at the outline, closed and open edges, and the numbers of the cells behind them
 * in the order of the walk. Stairs come after the sides and lead to the same side on their level. The least of the walks from all sides, clockwise and counterclockwise, is the same for two mazes exactly if the
 * sides of one can be mapped to those of the other: the canonical code of a map on a surface. Most walks are longer than
 * the least one at the first steps.
 *
 * <p>Time: the sides of the cells, in mazes of which no large part looks like another. Memory 20 bytes a side.
 *
 * <p>Source: Weinberg, <i>A simple and efficient algorithm for determining isomorphism of planar triply connected
 * graphs</i>, 1966.
 */
final class Likeness {
    /** Of a side: nothing behind it, a wall or a passage. */
    private static final int OUTSIDE = 0;

    private static final int CLOSED = 1;
    private static final int OPEN = 2;
    private static final int SYMBOLS = 3;
    private static final int[] SQUARE = {0, 1, 2, 3};

    /** What lies across a side without a cell behind it; less than this for stairs, which lead to a cell. */
    private static final int NONE = -1;

    /** The sides of cell i begin at first[i], clockwise; stairs follow them, up to first[i + 1]. */
    private final int[] first;

    /** The end of the sides of each cell. */
    private final int[] end;
    /** For each side, the side of the next cell that is the same edge, or {@link #NONE}; for stairs, NONE - 1 - the cell. */
    private final int[] across;
    /** For each side, its cell. */
    private final int[] cellOf;

    private final boolean[] isOpen;
    private final int[] best;
    private boolean isLess = true;
    private final int[] numbers;
    private final int[] walks;
    private final int[] entries;
    private int walk;
    private int known;
    private int at;

    private Likeness(Maze maze) {
        Grid grid = maze.grid();
        int cells = Math.toIntExact(grid.cells());
        int[][] sides = new int[cells][];
        first = new int[cells + 1];
        end = new int[cells];
        for (int i = 0; i < cells; i++) {
            sides[i] = sides(grid, grid.cellAt(i));
            end[i] = first[i] + sides[i].length;
            first[i + 1] = end[i] + Directions.count(stairs(grid, grid.cellAt(i), sides[i]));
        }
        across = new int[first[cells]];
        cellOf = new int[first[cells]];
        isOpen = new boolean[first[cells]];
        best = new int[first[cells] + cells];
        numbers = new int[cells];
        walks = new int[cells];
        entries = new int[cells];
        for (int i = 0; i < cells; i++) {
            long cell = grid.cellAt(i);
            int side = first[i];
            for (int direction : sides[i]) {
                cellOf[side] = i;
                across[side] = NONE;
                if (direction >= 0 && grid.leads(cell, direction)) {
                    int next = (int) grid.number(grid.step(cell, direction));
                    across[side] = first[next] + index(sides[next], grid.opposite(cell, direction));
                    isOpen[side] = maze.isOpen(cell, direction);
                }
                side++;
            }
            for (int rest = stairs(grid, cell, sides[i]); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                across[side] = NONE - 1 - (int) grid.number(grid.step(cell, direction));
                isOpen[side++] = maze.isOpen(cell, direction);
            }
        }
    }

    /** The same text for mazes that look alike, whatever their sizes, and another one for others. */
    static String of(Maze maze) {
        return maze.grid().shape().name() + ":" + new Likeness(maze).code();
    }

    /** The directions that cross the sides of a cell, clockwise. */
    private static int[] sides(Grid grid, long cell) {
        return grid.isSquareLattice()
                ? SQUARE
                : grid.shape().outline(grid, cell).corners().stream().mapToInt(Outline.Corner::direction).toArray();
    }

    /** The directions to cells that cross no side. */
    private static int stairs(Grid grid, long cell, int[] sides) {
        int stairs = grid.directions(cell);
        for (int direction : sides) {
            stairs &= direction < 0 ? stairs : ~Directions.of(direction);
        }
        return stairs;
    }

    private static int index(int[] directions, int direction) {
        int index = 0;
        while (directions[index] != direction) {
            index++;
        }
        return index;
    }

    private String code() {
        for (int cell = 0; cell < end.length; cell++) {
            for (int side = first[cell]; side < end[cell]; side++) {
                walk(side, 1);
                walk(side, -1);
            }
        }
        ByteBuffer bytes = ByteBuffer.allocate(best.length * Integer.BYTES);
        bytes.asIntBuffer().put(best);
        return HexFormat.of().formatHex(Digest.sha256().digest(bytes.array()));
    }

    /** Walks from a side, clockwise (1) or counterclockwise (-1), as long as the least walk is not less. */
    private void walk(int from, int turn) {
        walk++;
        at = 0;
        known = 0;
        enter(from);
        for (int done = 0; done < known; done++) {
            int entry = entries[done];
            int cell = cellOf[entry];
            if (!write(end[cell] - first[cell])) {
                return;
            }
            int side = entry;
            do {
                if (!write(symbol(side, across[side]))) {
                    return;
                }
                side += turn;
                side = side == end[cell] ? first[cell] : side < first[cell] ? end[cell] - 1 : side;
            } while (side != entry);
            for (int stairs = end[cell]; stairs < first[cell + 1]; stairs++) {
                if (!write(symbol(stairs, first[NONE - 1 - across[stairs]] + entry - first[cell]))) {
                    return;
                }
            }
        }
        isLess = false;
    }

    private int symbol(int side, int next) {
        if (next == NONE) {
            return OUTSIDE;
        }
        if (walks[cellOf[next]] != walk) {
            enter(next);
        }
        return (isOpen[side] ? OPEN : CLOSED) + SYMBOLS * numbers[cellOf[next]];
    }

    private void enter(int side) {
        int cell = cellOf[side];
        walks[cell] = walk;
        numbers[cell] = known;
        entries[known++] = side;
    }

    /** Whether the walk, with this symbol next, is not greater than the least one. */
    private boolean write(int symbol) {
        if (!isLess && symbol != best[at]) {
            if (symbol > best[at]) {
                return false;
            }
            isLess = true;
        }
        best[at++] = symbol;
        return true;
    }
}
