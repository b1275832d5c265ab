package dev.mazewright.core.shape;

import dev.mazewright.core.Grid;
import dev.mazewright.core.Lattice;
import dev.mazewright.core.Mask;
import dev.mazewright.core.Maze;
import dev.mazewright.core.Outline;
import dev.mazewright.core.Shape;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;

/**
 * Tiles in rows and columns, each either brick or floor: walls as thick as passages. A floor tile is a cell, joined to
 * each floor tile beside it; brick is dead ground.
 *
 * <pre>
 *   # # # # #                    north 0
 *   # . . . #   . floor    7 north-west ^ north-east 4
 *   # # # . #   # brick    west 3 &lt;  +  &gt; east 1
 *   # # # # #              6 south-west v south-east 5
 *                                south 2
 * </pre>
 *
 * <p>With octile moves, tiles that touch at a corner are neighbours too, at a cost of the square root of 2. Such a step
 * must not cut a corner: it is open only where both tiles beside it are floor.
 *
 * @param floor which tiles are floor
 * @param moves which steps there are
 */
public record Tiles(Mask floor, Moves moves) implements Shape {
    /** Which tiles beside a tile a step can reach. */
    public enum Moves {
        /** The four that share a side. */
        ORTHOGONAL,
        /** The eight that share a side or a corner. */
        OCTILE
    }

    /** A step across a corner, in parts of {@link Grid#UNIT}: 2^30 times the square root of 2, rounded. */
    private static final long DIAGONAL = 1_518_500_250;

    private static final int SOUTH_EAST = 5;
    private static final int SOUTH_WEST = 6;

    private static final Lattice ORTHOGONAL = Lattice.of(new int[][] {{-1, 0}, {0, 1}, {1, 0}, {0, -1}})
            .bounds(Squares.MANHATTAN);

    private static final Lattice OCTILE = Lattice.of(
                    new int[][] {{-1, 0}, {0, 1}, {1, 0}, {0, -1}, {-1, 1}, {1, 1}, {1, -1}, {-1, -1}})
            .costs(Grid.UNIT, Grid.UNIT, Grid.UNIT, Grid.UNIT, DIAGONAL, DIAGONAL, DIAGONAL, DIAGONAL)
            .bounds(
                    new long[] {Grid.UNIT, DIAGONAL - Grid.UNIT},
                    new long[] {Grid.UNIT, Grid.UNIT - DIAGONAL},
                    new long[] {DIAGONAL - Grid.UNIT, Grid.UNIT},
                    new long[] {Grid.UNIT - DIAGONAL, Grid.UNIT});

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "tiles",
            "Tiles of brick or floor: walls as thick as passages, as in files of tiles.",
            settings -> new Tiles(allFloor(settings.rows(), settings.columns()), Moves.ORTHOGONAL),
            Trait.SHEET,
            Trait.FLOOR);

    /** The tiles of these moves and this floor, each open to each neighbour it can be stepped to from. */
    public static Maze maze(Mask floor, Moves moves) {
        Maze maze = new Maze(new Tiles(floor, moves).grid());
        Grid grid = maze.grid();
        for (int row = 0; row < floor.rows(); row++) {
            long start = grid.rowStart(row);
            boolean below = row + 1 < floor.rows();
            for (int column = floor.nextColumn(row, 0); column < floor.columns(); column = floor.nextColumn(row, column + 1)) {
                boolean east = column + 1 < floor.columns() && floor.contains(row, column + 1);
                boolean south = below && floor.contains(row + 1, column);
                if (east) {
                    maze.carve(start + column, Rectangle.EAST);
                }
                if (south) {
                    maze.carve(start + column, Rectangle.SOUTH);
                }
                if (moves == Moves.OCTILE && east && south && floor.contains(row + 1, column + 1)) {
                    maze.carve(start + column, SOUTH_EAST);
                    maze.carve(start + column + 1, SOUTH_WEST);
                }
            }
        }
        return maze;
    }

    private static Mask allFloor(int rows, int columns) {
        Mask floor = new Mask(rows, columns);
        for (int row = 0; row < rows; row++) {
            floor.addRange(row, 0, columns);
        }
        return floor;
    }

    @Override
    public String name() {
        return ENTRY.name();
    }

    @Override
    public String size() {
        return floor.rows() + "x" + floor.columns();
    }

    @Override
    public Grid grid() {
        return Grid.of(this, floor, moves == Moves.OCTILE ? OCTILE : ORTHOGONAL);
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        return Squares.side(direction);
    }

    @Override
    public Outline outline(Grid grid, long cell) {
        return Squares.outline(grid, cell);
    }

    @Override
    public double width() {
        return floor.columns();
    }

    @Override
    public double height() {
        return floor.rows();
    }
}
