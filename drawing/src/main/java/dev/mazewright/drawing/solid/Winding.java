package dev.mazewright.drawing.solid;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.support.Squares;
import java.util.Arrays;

/**
 * Where the cells of a maze lie around a cylinder: at a place from 0 on, counted counter-clockwise seen from above, and in a line from 0 on, counted
 * from the lowest. A maze of shape cylinder lies there as often as there are pins. A rectangle is a strip that rises to the right; one full turn
 * later it lies above itself. With several pins, as many strips lie between each other, like a screw of several threads.
 *
 * <pre>
 *   line 3  | 6   7   8 |        a strip of one row and nine columns, in three turns:
 *   line 2  | 3   4   5 | 6      each place is a third of a line higher than the one before
 *   line 1  | 0   1   2 | 3
 * </pre>
 */
final class Winding {
    /** What a vertex of a wall or a cell is. */
    enum Ground {
        /** As high as walls. */
        WALL,
        /** As deep as corridors. */
        FLOOR,
        /** Between: a pin has to be pressed over it. */
        RIDGE
    }

    private final Maze maze;
    private final Grid grid;
    private final boolean isStrip;
    private final int rows;
    private final int columns;
    private final int around;
    private final int shift;
    private final boolean[] top;
    private final boolean[] bottom;
    private long park = Grid.NONE;

    /**
     * The maze of a puzzle.
     *
     * @param turns of a rectangle
     * @param pins how often it lies there
     * @throws UsageException if it cannot lie there so
     */
    Winding(Puzzle puzzle, int turns, int pins) {
        maze = puzzle.maze();
        grid = maze.grid();
        isStrip = !grid.shape().name().equals("cylinder");
        rows = grid.rows();
        columns = grid.columns();
        if (!isStrip && turns != 1) {
            throw new UsageException("a maze of shape cylinder goes around once; take shape rectangle for " + turns + " turns, or leave out " + SolidSetup.TURNS.key());
        }
        if (isStrip && columns % (turns * pins) != 0) {
            throw new UsageException(columns + " columns do not divide into " + turns + " turns" + (pins == 1 ? "" : " of " + pins + " parts")
                    + "; take a multiple of " + turns * pins);
        }
        long places = isStrip ? columns / turns : (long) pins * columns;
        around = Math.toIntExact(places);
        shift = around / pins;
        top = new boolean[columns];
        bottom = new boolean[columns];
        for (Opening opening : puzzle.openings()) {
            int column = grid.column(opening.cell());
            boolean isTop = opening.direction() == Squares.NORTH && grid.row(opening.cell()) == 0 && leadsUp(column);
            if (!isTop && !(opening.direction() == Squares.SOUTH && grid.row(opening.cell()) == rows - 1 && leadsDown(column))) {
                throw new UsageException("the opening at cell " + grid.row(opening.cell()) + "," + column + " leads to no end of the cylinder; "
                        + (isStrip ? "those at the top of the last turn and at the bottom of the first do" : "those at the top and at the bottom do"));
            }
            (isTop ? top : bottom)[column] = true;
        }
    }

    private boolean leadsUp(int column) {
        return !isStrip || column >= columns - shift;
    }

    private boolean leadsDown(int column) {
        return !isStrip || column < shift;
    }

    /** How many places there are around the cylinder. */
    int around() {
        return around;
    }

    /** How many lines higher a place is one turn later. */
    int lead() {
        return isStrip ? around / shift * rows : 0;
    }

    /** How many lines there are between the lowest and the highest point of the maze. */
    double height() {
        return isStrip ? rows + (double) columns * lead() / around : rows;
    }

    /** Lets the maze have one way out at the top, and a cell in which pins rest, at the lowest place. */
    void choosePark() {
        ParkedPin pin = new ParkedPin(maze, isStrip ? columns - shift : 0, isStrip, top, bottom);
        Arrays.fill(top, false);
        Arrays.fill(bottom, false);
        top[grid.column(pin.exit())] = true;
        park = pin.park();
    }

    /** The cell in which pins rest, if it has been chosen. */
    long park() {
        return park;
    }

    /** The cell at a place of a line, or {@link Grid#NONE}. */
    private long cell(int place, int line) {
        if (!isStrip) {
            return line < 0 || line >= rows ? Grid.NONE : grid.cell(rows - 1 - line, Math.floorMod(place, columns));
        }
        int column = column(place, line);
        return column < 0 || column >= columns ? Grid.NONE : grid.cell(rows - 1 - Math.floorMod(line, rows), column);
    }

    /** The column of a strip; beyond its ends, it goes on. */
    private int column(int place, int line) {
        return place + Math.floorDiv(line, rows) * shift;
    }

    /** Whether a way from an opening to the end of the cylinder leads through here. */
    private boolean isWay(int place, int line) {
        if (!isStrip) {
            int column = Math.floorMod(place, columns);
            return line >= rows ? top[column] : line < 0 && bottom[column];
        }
        int column = column(place, line);
        return column >= columns ? top[columns - shift + Math.floorMod(column - columns, shift)] : column < 0 && bottom[Math.floorMod(column, shift)];
    }

    /**
     * What lies at a vertex. In a cell, along each axis, vertex 0 is where its wall ends, 1 where its floor begins, 2 where its floor ends, and 3
     * where its other wall begins.
     */
    Ground ground(int place, int across, int line, int up) {
        boolean isFree = across == 1 || across == 2;
        if (up == 1 || up == 2) {
            return isFree ? isIn(place, line) ? Ground.FLOOR : Ground.WALL : passage(place - (across == 0 ? 1 : 0), line, true);
        }
        return isFree ? passage(place, line - (up == 0 ? 1 : 0), false) : Ground.WALL;
    }

    private boolean isIn(int place, int line) {
        return cell(place, line) != Grid.NONE || isWay(place, line);
    }

    /** What lies between here and the next place, or the line above. */
    private Ground passage(int place, int line, boolean isAcross) {
        int nextPlace = isAcross ? place + 1 : place;
        int nextLine = isAcross ? line : line + 1;
        long here = cell(place, line);
        long next = cell(nextPlace, nextLine);
        if (here != Grid.NONE && next != Grid.NONE && areBeside(line, isAcross)) {
            return !maze.isOpen(here, isAcross ? Squares.EAST : Squares.NORTH) ? Ground.WALL : here == park || next == park ? Ground.RIDGE : Ground.FLOOR;
        }
        return !isAcross && isIn(place, line) && isIn(nextPlace, nextLine) && (isWay(place, line) || isWay(nextPlace, nextLine)) ? Ground.FLOOR : Ground.WALL;
    }

    /** Whether what lies there is beside it in the maze, too, and not in the next turn. */
    private boolean areBeside(int line, boolean isAcross) {
        return isAcross || !isStrip || Math.floorMod(line, rows) != rows - 1;
    }
}
