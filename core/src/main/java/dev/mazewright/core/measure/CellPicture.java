package dev.mazewright.core.measure;

import dev.mazewright.core.grid.CorridorWidths;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Converts a picture of a maze in tiles into a maze of cells. In the finest picture every other tile of every other row is a cell, the
 * tile between two cells is their wall (brick) or passage (floor), and the tiles between four cells are posts, always brick. In others,
 * all of these are several tiles wide, of one kind each.
 *
 * <p>The picture may begin with a row of walls or of cells, and end with either; a gap in an outer wall is an opening.
 * A cell of brick with brick around it is not a cell.
 */
public final class CellPicture {
    private final Puzzle tiles;
    private final Mask floor;
    private final CorridorWidths widths;
    /** The first row and column of tiles that are cells: 0 or the width of a wall. */
    private final int top;

    private final int left;
    private final int rows;
    private final int columns;

    private CellPicture(Puzzle tiles, Mask floor, CorridorWidths widths, int top, int left) {
        this.tiles = tiles;
        this.floor = floor;
        this.widths = widths;
        this.top = top;
        this.left = left;
        rows = count(floor.rows(), top);
        columns = count(floor.columns(), left);
    }

    /** How many cells there are along a side: those after which a wall stands, and one that ends the picture. */
    private int count(int length, int before) {
        return (length - before + widths.wall()) / widths.pitch();
    }

    /** The maze of cells that a maze of tiles shows in the finest way, or null if it shows none. Time proportional to the tiles. */
    public static @Nullable Puzzle cells(Puzzle tiles) {
        return cells(tiles, List.of(CorridorWidths.ONE));
    }

    /**
     * The maze of cells that a maze of tiles shows, with corridors and walls of any widths, or null if it shows none. Time
     * proportional to the tiles, for few of which all widths are looked at.
     */
    public static @Nullable Puzzle cellsOfAnyWidth(Puzzle tiles) {
        Mask floor = tiles.maze().grid().mask();
        Puzzle wide = floor == null ? null : cells(tiles, widths(floor)); // walls of several tiles may be cells of brick as well
        boolean isMaze = wide != null && wide.grid().cells() > 1; // a single wide cell is any room
        return isMaze ? wide : cells(tiles);
    }

    private static @Nullable Puzzle cells(Puzzle tiles, List<CorridorWidths> candidates) {
        Mask floor = tiles.maze().grid().mask();
        if (floor == null || !tiles.maze().grid().shape().isTiles()) {
            return null;
        }
        for (CorridorWidths widths : candidates) {
            for (int top = widths.wall(); top >= 0; top -= widths.wall()) {
                for (int left = widths.wall(); left >= 0; left -= widths.wall()) {
                    CellPicture picture = new CellPicture(tiles, floor, widths, top, left);
                    if (picture.isOne()) {
                        return picture.read();
                    }
                }
            }
        }
        return null;
    }

    /**
     * The widths that corridors and walls may have: rows, and columns, that differ from those before them lie a wall or a corridor
     * apart, in turn. So the least two distances tell them, in either order.
     */
    private static List<CorridorWidths> widths(Mask floor) {
        int[] lines = changes(floor);
        int pitch = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i + 1 < lines.length; i++) {
            least = Math.min(least, lines[i + 1] - lines[i]);
        }
        for (int i = 0; i + 2 < lines.length; i++) {
            int both = lines[i + 2] - lines[i];
            pitch = pitch == 0 ? both : Math.min(pitch, both);
        }
        if (pitch == 0 || least > CorridorWidths.MOST || pitch - least > CorridorWidths.MOST) {
            return List.of();
        }
        return List.of(new CorridorWidths(pitch - least, least), new CorridorWidths(least, pitch - least));
    }

    /** The rows that differ from those before them, and the first, and the one behind the last. */
    private static int[] changes(Mask floor) {
        int words = Math.ceilDiv(floor.columns(), Long.SIZE);
        long[] before = new long[words];
        long[] here = new long[words];
        IntStream.Builder changes = IntStream.builder().add(0);
        floor.row(0, before);
        for (int row = 1; row < floor.rows(); row++) {
            floor.row(row, here);
            if (!Arrays.equals(before, here)) {
                changes.add(row);
            }
            long[] swap = before;
            before = here;
            here = swap;
        }
        return changes.add(floor.rows()).build().toArray();
    }

    /**
     * The maze of cells that a maze of tiles shows, or the maze itself if it is of cells.
     *
     * @param name of the maze, for messages
     * @param advice what to do instead
     * @throws UsageException if the tiles show none
     */
    public static Puzzle requireCells(Puzzle puzzle, String name, String advice) {
        Puzzle cells = puzzle.grid().isSquareLattice() ? puzzle : cellsOfAnyWidth(puzzle);
        if (cells == null) {
            throw new UsageException(name + " does not show a maze of cells: in tiles that do, every second tile of every second row is"
                    + " brick, and floor joins two cells, or corridors and walls are wider, each of one width; " + advice);
        }
        return cells;
    }

    /** Whether a side ends with a whole wall or a whole cell. */
    private boolean fits(int length, int before) {
        int rest = (length - before) % widths.pitch();
        return length > before && (rest == 0 || rest == widths.corridor());
    }

    private boolean isOne() {
        if (!fits(floor.rows(), top) || !fits(floor.columns(), left)) {
            return false;
        }
        boolean posts = false;
        boolean cells = false;
        for (int row = 0; row < floor.rows(); row = next(row, top)) {
            boolean cellRow = isOfCells(row, top);
            for (int column = 0; column < floor.columns(); column = next(column, left)) {
                boolean cellColumn = isOfCells(column, left);
                boolean isFloor = isFloor(row, column);
                if (!isUniform(row, column, isFloor)) {
                    return false;
                }
                if (cellRow && cellColumn) {
                    cells |= isFloor;
                } else if (!cellRow && !cellColumn) {
                    if (isFloor) {
                        return false;
                    }
                    posts = true;
                } else if (isFloor && !joinsCells(row, column, cellRow)) {
                    return false;
                }
            }
        }
        return posts && cells;
    }

    private boolean isOfCells(int line, int before) {
        return line >= before && (line - before) % widths.pitch() < widths.corridor();
    }

    /** The first row or column of the part behind that of this one. */
    private int next(int line, int before) {
        if (line < before) {
            return before;
        }
        int cell = (line - before) / widths.pitch() * widths.pitch() + before;
        return line < cell + widths.corridor() ? cell + widths.corridor() : cell + widths.pitch();
    }

    /** Whether a part of the picture that begins here is all floor or all brick. */
    private boolean isUniform(int top, int left, boolean isFloor) {
        int bottom = Math.min(floor.rows(), next(top, this.top));
        int right = Math.min(floor.columns(), next(left, this.left));
        for (int row = top; row < bottom; row++) {
            for (int column = left; column < right; column++) {
                if (floor.contains(row, column) != isFloor) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether the tiles on both sides of a passage, as far as they are in the picture, are floor. */
    private boolean joinsCells(int row, int column, boolean cellRow) {
        return cellRow
                ? isFloor(row, column - 1) && isFloor(row, column + widths.wall())
                : isFloor(row - 1, column) && isFloor(row + widths.wall(), column);
    }

    private boolean isFloor(int row, int column) {
        return row < 0 || row >= floor.rows() || column < 0 || column >= floor.columns() || floor.contains(row, column);
    }

    private Puzzle read() {
        Mask mask = new Mask(rows, columns);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (isCell(row, column)) {
                    mask.add(row, column);
                }
            }
        }
        boolean full = mask.count() == (long) rows * columns;
        Maze maze = new Maze(new Rectangle(rows, columns, full ? null : mask).grid());
        List<Opening> openings = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (isCell(row, column)) {
                    carve(maze, row, column, openings);
                }
            }
        }
        Ends ends = tiles.ends().withOpenings(List.of()).map(tile -> cellOf(maze.grid(), tile));
        long[] goals = Arrays.stream(ends.goals()).distinct().toArray(); // several tiles may stand for one cell
        return new Puzzle(maze, ends.withGoals(goals).withOpenings(openings), null);
    }

    private boolean isCell(int row, int column) {
        return floor.contains(top + widths.pitch() * row, left + widths.pitch() * column);
    }

    private void carve(Maze maze, int row, int column, List<Opening> openings) {
        long cell = maze.grid().cell(row, column);
        int tileRow = top + widths.pitch() * row;
        int tileColumn = left + widths.pitch() * column;
        for (int direction = 0; direction < 4; direction++) {
            int wallRow = tileRow + (direction == Rectangle.NORTH ? -1 : direction == Rectangle.SOUTH ? widths.corridor() : 0);
            int wallColumn = tileColumn + (direction == Rectangle.WEST ? -1 : direction == Rectangle.EAST ? widths.corridor() : 0);
            boolean inPicture = wallRow >= 0 && wallRow < floor.rows() && wallColumn >= 0 && wallColumn < floor.columns();
            if (!inPicture || !floor.contains(wallRow, wallColumn)) {
                continue;
            }
            if (maze.grid().leads(cell, direction)) {
                maze.carve(cell, direction);
            } else {
                openings.add(new Opening(cell, direction));
            }
        }
    }

    /** The cell that a tile shows; of a passage or a gap, the cell before it, or else the one behind it. */
    private long cellOf(Grid grid, long tile) {
        int row = Math.floorDiv(tiles.maze().grid().row(tile) - top, widths.pitch());
        int column = Math.floorDiv(tiles.maze().grid().column(tile) - left, widths.pitch());
        return grid.cell(Math.max(0, row), Math.max(0, column));
    }
}
