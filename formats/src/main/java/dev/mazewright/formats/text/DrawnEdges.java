package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.LongList;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Writer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Where a writer of text shows each side of a grid's cells, and each cell's mark: found by drawing, so a reader needs no
 * geometry of its own. Sides are numbered, and for each bit of the numbers two mazes are drawn, in which the sides are
 * open that have the bit, or those that have it not. A character that looks open in exactly one of each two shows one
 * side alone, and spells its number. Cells are found by their goals in the same manner.
 *
 * <p>Time and memory: some 4 log n drawings of n cells, a few of them at a time.
 */
final class DrawnEdges {
    private static final int NONE = -1;

    /** A side of a cell: to a neighbour, or of the outline. */
    record Side(long cell, int direction, boolean isOutline) {}

    private final Grid grid;
    private final Writer writer;
    private final Source source;
    private final LongList cells;
    private final List<Side> sides = new ArrayList<>();
    private final TextPage closed;
    private final TextPage open;
    /** Of each side the line and column of a character that shows it. */
    private final int[] line;

    private final int[] column;

    /** The sides of a grid as this writer draws them. */
    DrawnEdges(Grid grid, Writer writer, Source source) throws IOException {
        this.grid = grid;
        this.writer = writer;
        this.source = source;
        cells = new LongList(source);
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            cells.add(cell);
            for (int rest = grid.sides(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                boolean isOutline = !grid.leads(cell, direction);
                if (isOutline || cell < grid.step(cell, direction)) {
                    sides.add(new Side(cell, direction, isOutline));
                }
            }
        }
        closed = page(side -> false, cell -> false);
        open = page(side -> true, cell -> false);
        line = new int[sides.size()];
        column = new int[sides.size()];
        findSides();
    }

    /** All sides, the outline's among them. */
    List<Side> sides() {
        return sides;
    }

    /** Whether a text shows a side as open. */
    boolean isOpen(int side, TextPage text) {
        return line[side] != NONE && text.at(line[side], column[side]) != closed.at(line[side], column[side]);
    }

    private TextPage page(IntPredicate isOpen, IntPredicate isGoal) throws IOException {
        Maze maze = source.maze(grid);
        List<Opening> openings = new ArrayList<>();
        for (int i = 0; i < sides.size(); i++) {
            if (isOpen.test(i)) {
                Side side = sides.get(i);
                if (side.isOutline) {
                    openings.add(new Opening(side.cell, side.direction));
                } else {
                    maze.carve(side.cell, side.direction);
                }
            }
        }
        List<Long> goals = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            if (isGoal.test(i)) {
                goals.add(cells.get(i));
            }
        }
        Puzzle puzzle = new Puzzle(maze, new Ends(Grid.NONE, goals, openings), null);
        return TextPage.of(writer, Document.of(puzzle).within(source.context()));
    }

    /** A number for each character of the page: of the thing that it alone shows, or {@link #NONE}. */
    private int[][] numbers(int count, TextPage off, TextPage on, Pages pages) throws IOException {
        int[][] numbers = new int[off.lines()][];
        for (int y = 0; y < numbers.length; y++) {
            numbers[y] = new int[Math.max(off.length(y), on.length(y))];
            for (int x = 0; x < numbers[y].length; x++) {
                numbers[y][x] = off.at(y, x) == on.at(y, x) ? NONE : 0;
            }
        }
        for (int bit = 0; count >> bit > 0; bit++) {
            int mask = 1 << bit;
            TextPage with = pages.of(number -> (number & mask) != 0);
            TextPage without = pages.of(number -> (number & mask) == 0);
            for (int y = 0; y < numbers.length; y++) {
                for (int x = 0; x < numbers[y].length; x++) {
                    if (numbers[y][x] != NONE) {
                        boolean is = with.at(y, x) == on.at(y, x) && without.at(y, x) == off.at(y, x);
                        boolean isNot = with.at(y, x) == off.at(y, x) && without.at(y, x) == on.at(y, x);
                        numbers[y][x] = is ? numbers[y][x] | mask : isNot ? numbers[y][x] : NONE;
                    }
                }
            }
        }
        return numbers;
    }

    @FunctionalInterface
    private interface Pages {
        TextPage of(IntPredicate isOn) throws IOException;
    }

    private void findSides() throws IOException {
        Arrays.fill(line, NONE);
        int[][] numbers = numbers(sides.size(), closed, open, isOpen -> page(isOpen, cell -> false));
        for (int y = 0; y < numbers.length; y++) {
            for (int x = 0; x < numbers[y].length; x++) {
                int side = numbers[y][x];
                boolean isSide = side != NONE && side < line.length;
                if (isSide && (line[side] == NONE || closed.at(line[side], column[side]) == ' ')) {
                    line[side] = y;
                    column[side] = x;
                }
            }
        }
    }

    /** The marks of a text, S and E, and the cells that they stand in. */
    void findMarks(TextPage text, Marked marked) throws IOException {
        TextPage all = page(side -> false, cell -> true);
        int count = Math.toIntExact(cells.size());
        int[][] numbers = numbers(count, closed, all, isGoal -> page(side -> false, isGoal));
        for (int y = 0; y < numbers.length; y++) {
            for (int x = 0; x < text.length(y); x++) {
                char mark = text.at(y, x);
                if (mark == 'S' || mark == 'E') {
                    // A start that is a goal as well has both letters, the one before or behind the middle.
                    for (int at : new int[] {x, x + 1, x - 1}) {
                        int cell = at >= 0 && at < numbers[y].length ? numbers[y][at] : NONE;
                        if (cell != NONE && cell < count) {
                            marked.at(cells.get(cell), mark, y, x);
                            break;
                        }
                    }
                }
            }
        }
    }

    /** Takes a mark. */
    @FunctionalInterface
    interface Marked {
        void at(long cell, char mark, int line, int column) throws IOException;
    }
}
