package dev.mazewright.core.shape;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Lattice;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.grid.TextForm;
import dev.mazewright.core.grid.Turn;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.support.FloorRows;
import dev.mazewright.core.shape.support.Squares;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tiles in rows and columns, each either brick or floor: walls as thick as passages. A floor tile is a cell, joined to
 * each floor tile beside it; brick is padding.
 *
 * <pre>
 *   # # # # #                    north 0
 *   # . . . #   . floor    7 north-west ^ north-east 4
 *   # # # . #   # brick    west 3 &lt;  +  &gt; east 1
 *   # # # # #              6 south-west v south-east 5
 *                                south 2
 * </pre>
 *
 * <p>With other moves, tiles that touch at a corner are neighbours too, at a cost of the square root of 2. With octile ones such
 * a step must not cut a corner: it is open only where both tiles beside it are floor.
 *
 * @param floor which tiles are floor
 * @param moves which steps there are
 */
public record Tiles(Mask floor, Moves moves) implements Shape {
    /** Which tiles beside a tile a step can reach. */
    public enum Moves {
        /** The four that share a side. */
        ORTHOGONAL(-1),
        /** The eight that share a side or a corner; at a corner, where no tile beside the step is brick. */
        OCTILE(0),
        /** The same eight; at a corner, where at most one of the two tiles beside the step is brick. */
        ONE_OBSTACLE(1),
        /** The same eight; at a corner, also between two bricks. */
        ALWAYS(2);

        private final int obstacles;

        Moves(int obstacles) {
            this.obstacles = obstacles;
        }

        /** Whether a step across a corner is open between these two tiles. */
        private boolean areOpen(boolean one, boolean other) {
            return (one ? 0 : 1) + (other ? 0 : 1) <= obstacles;
        }

        /** Its name, as in files. */
        public String word() {
            return MOVES.text(this);
        }

        /**
         * The moves of a usual name: one of files, or {@code never}, {@code no-obstacles}, {@code at-most-one-obstacle} or
         * {@code always}, also as PathFinding.js spells them, such as {@code OnlyWhenNoObstacles}. Case, hyphens, underlines and
         * spaces do not count.
         *
         * @throws UsageException if there is no such name
         */
        public static Moves named(String name) {
            return switch (Names.canonical(name).replace("-", "")) {
                case "orthogonal", "never" -> ORTHOGONAL;
                case "octile", "noobstacle", "noobstacles", "onlywhennoobstacles" -> OCTILE;
                case "oneobstacle", "atmostoneobstacle", "ifatmostoneobstacle" -> ONE_OBSTACLE;
                case "always" -> ALWAYS;
                default -> throw new UsageException("unknown moves '" + name + "'; "
                        + Names.suggest(name, List.of("orthogonal", "never", "octile", "no-obstacles", "one-obstacle", "always")));
            };
        }
    }

    /** A step across a corner, in parts of {@link Grid#UNIT}: 2^30 times the square root of 2, rounded. */
    public static final long DIAGONAL = 1_518_500_250;

    /** What half of that, an odd number, is multiplied by to give 1 modulo 2^29. */
    private static final long INVERSE_OF_HALF_DIAGONAL = inverse(DIAGONAL / 2);

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

    private static final Option<Moves> MOVES =
            Option.choice("moves", Moves.ORTHOGONAL, "which tiles beside a tile a step can reach");

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "tiles",
            "Tiles of brick or floor: walls as thick as passages, as in files of tiles.",
            settings -> blank(settings.rows(), settings.columns(), settings.get(MOVES)),
            Trait.SIZE,
            Trait.FLOOR,
            Trait.MASK,
            Trait.IMAGES)
            .inFiles(MOVES)
            .example("20x20");

    /**
     * A blank grid of rows x columns tiles, each at least 1: all are cells, so that a generator can make any of
     * them floor.
     *
     * @throws UsageException if rows or columns is less than 1
     * @throws InsufficientMemoryException if it does not fit into memory
     */
    public static Tiles blank(int rows, int columns) {
        return blank(rows, columns, Moves.ORTHOGONAL);
    }

    /**
     * The same, with these moves.
     *
     * @throws UsageException if there are no rows or no columns
     */
    public static Tiles blank(int rows, int columns, Moves moves) {
        if (rows < 1 || columns < 1) {
            throw new UsageException("there are no tiles in " + rows + "x" + columns + "; rows and columns are 1 to "
                    + Grid.LONGEST_SIDE);
        }
        Memory.require("a grid of " + rows + "x" + columns + " tiles", CellSet.bytes((long) rows * columns));
        Mask all = new Mask(rows, columns);
        for (int row = 0; row < rows; row++) {
            all.addRange(row, 0, columns);
        }
        return new Tiles(all, moves);
    }

    /** By Newton's method, which doubles the number of right bits in each step. */
    private static long inverse(long odd) {
        long inverse = odd; // three bits are right
        for (int bits = 3; bits < Long.SIZE; bits *= 2) {
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }

    /**
     * How many steps an octile path of this cost has. Steps to the side cost 2^30, so the lowest bits are those of the steps
     * across corners alone, of which there are fewer than 2^29.
     */
    public static long steps(long cost) {
        long diagonals = cost / 2 * INVERSE_OF_HALF_DIAGONAL & Grid.UNIT / 2 - 1;
        return diagonals + (cost - diagonals * DIAGONAL) / Grid.UNIT;
    }

    /** The moves of a shape, or null if it is not of tiles. */
    public static @Nullable Moves movesOf(Shape shape) {
        return shape instanceof Tiles tiles ? tiles.moves : null;
    }

    /** The tiles of these moves and this floor, each open to each neighbour it can be stepped to from. */
    public static Maze maze(Mask floor, Moves moves) {
        Maze maze = new Maze(new Tiles(floor, moves).grid());
        if (moves == Moves.ORTHOGONAL) {
            maze.carve(new FloorRows(floor));
        } else {
            carve(maze, floor, moves);
        }
        return maze;
    }

    /** Opens all steps, those across corners too. */
    private static void carve(Maze maze, Mask floor, Moves moves) {
        for (int row = 0; row < floor.rows(); row++) {
            long start = maze.grid().rowStart(row);
            boolean below = row + 1 < floor.rows();
            for (int column = floor.nextColumn(row, 0); column < floor.columns(); column = floor.nextColumn(row, column + 1)) {
                boolean east = column + 1 < floor.columns() && floor.contains(row, column + 1);
                boolean south = below && floor.contains(row + 1, column);
                if (east) {
                    maze.carve(start + column, Squares.EAST);
                }
                if (south) {
                    maze.carve(start + column, Squares.SOUTH);
                }
                if (below && column + 1 < floor.columns() && floor.contains(row + 1, column + 1) && moves.areOpen(east, south)) {
                    maze.carve(start + column, SOUTH_EAST);
                }
                if (below && column > 0 && floor.contains(row + 1, column - 1) && moves.areOpen(floor.contains(row, column - 1), south)) {
                    maze.carve(start + column, SOUTH_WEST);
                }
            }
        }
    }

    /**
     * What a generator has dug in a blank grid of tiles: those with a passage are floor, all others brick, and each
     * floor tile is open to each floor tile beside it.
     *
     * @param dug a maze of these tiles, as dug
     * @param tile a cell that is floor although nothing may lead to it, such as the start
     * @return a maze on a grid of its own, in which a tile has the row and column that it has in {@code dug}
     */
    public static Maze floor(Maze dug, long tile) {
        Grid grid = dug.grid();
        Mask floor = new Mask(grid.rows(), grid.columns());
        for (int row = 0; row < grid.rows(); row++) {
            long start = grid.rowStart(row);
            for (int column = 0; column < grid.columns(); column++) {
                boolean isTile = grid.mask() == null || grid.mask().contains(row, column);
                if (isTile && (dug.isVisited(start + column) || start + column == tile)) {
                    floor.add(row, column);
                }
            }
        }
        return maze(floor, grid.shape() instanceof Tiles tiles ? tiles.moves : Moves.ORTHOGONAL);
    }

    /** The memory, in bytes, that {@link #floor} takes for such a grid. */
    public static long floorBytes(Grid grid) {
        return Memory.sum(Maze.bytes(grid), 2 * CellSet.bytes(grid.addresses()));
    }

    // ---- the specification

    @Override
    public String name() {
        return ENTRY.name();
    }

    @Override
    public Size size() {
        return new Size(floor.rows(), floor.columns());
    }

    @Override
    public String options() {
        return moves == MOVES.byDefault() ? "" : MOVES.key() + "=" + moves.word();
    }

    @Override
    public Mask mask() {
        return floor;
    }

    @Override
    public Shape masked(Mask mask) {
        return new Tiles(mask, moves);
    }

    @Override
    public Shape image(Turn turn, @Nullable Mask mask) {
        int rows = turn.rows(floor.rows(), floor.columns());
        int columns = turn.columns(floor.rows(), floor.columns());
        return mask == null ? blank(rows, columns, moves) : new Tiles(mask, moves);
    }

    // ---- the grid

    @Override
    public Grid grid() {
        return Grid.of(this, floor, moves == Moves.ORTHOGONAL ? ORTHOGONAL : OCTILE);
    }

    @Override
    public boolean isTiles() {
        return true;
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        return Squares.side(direction);
    }

    // ---- the drawing

    @Override
    public TextForm textForm() {
        return TextForm.TILES;
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
