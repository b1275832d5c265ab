package dev.mazewright.core.transform;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Turn;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.shape.Rectangle;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Turns or mirrors the whole maze: with the maze itself, its eight images under the dihedral group of the square.
 *
 * <pre>
 *   A B   rotate-90  B D    rotate-180  D C    rotate-270  C A    flip-left-right  B A
 *   C D              A C                B A                D B                     D C
 *
 *                    flip-up-down  C D    transpose  A C    anti-transpose  D B
 *                                  A B               B D                    C A
 * </pre>
 *
 * <p>Texture: that of the maze it is given.
 *
 * <p>Time proportional to the cells; memory for one more maze.
 *
 * <p>Runs on squares, tiles and hexagons, which a quarter turn lays on a side. Rows and columns change places where the image asks
 * for it. The start, goals and openings that are known move with their cells: those that the recipe names are cells of
 * the image, as after all transforms.
 *
 * <p>Source: the augmentation of sets of training data, with the names of numpy's {@code rot90}, {@code fliplr} and
 * {@code flipud}. Draws no random numbers.
 *
 * @param image which of the seven other images
 */
public record Dihedral(Image image) implements Transform {
    /** An image: rows may become columns, and then rows and columns may be counted from their other ends. */
    public enum Image {
        /** A quarter turn counter-clockwise. */
        ROTATE_90(true, true, false),
        /** Half a turn. */
        ROTATE_180(false, true, true),
        /** A quarter turn clockwise. */
        ROTATE_270(true, false, true),
        /** The mirror image with left and right exchanged. */
        FLIP_LEFT_RIGHT(false, false, true),
        /** The mirror image with above and below exchanged. */
        FLIP_UP_DOWN(false, true, false),
        /** Rows become columns: the mirror image across the diagonal from the top left. */
        TRANSPOSE(true, false, false),
        /** The mirror image across the diagonal from the top right. */
        ANTI_TRANSPOSE(true, true, true);

        private final boolean isTransposed;
        private final boolean flipsRows;
        private final boolean flipsColumns;

        Image(boolean isTransposed, boolean flipsRows, boolean flipsColumns) {
            this.isTransposed = isTransposed;
            this.flipsRows = flipsRows;
            this.flipsColumns = flipsColumns;
        }

        /** The turn or reflection. */
        public Turn turn() {
            return new Turn(isTransposed, flipsRows, flipsColumns);
        }

        /** The row, in the image of a grid of this size, of what lies at this row and column. */
        public int row(int row, int column, int rows, int columns) {
            return turn().row(row, column, rows, columns);
        }

        /** The column, in the image of a grid of this size, of what lies at this row and column. */
        public int column(int row, int column, int rows, int columns) {
            return turn().column(row, column, rows, columns);
        }

        /** The image of a direction on squares: that which leads from a cell's image to the image of the next cell. */
        public int direction(int direction) {
            return directions()[direction];
        }

        /** The image of each direction: that which leads from a cell's image to the image of the next cell. */
        private int[] directions() {
            int[] images = new int[STEPS.length];
            for (int direction = 0; direction < images.length; direction++) {
                // Around the middle of a square of 3 x 3.
                int[] step = {
                    row(1 + STEPS[direction][0], 1 + STEPS[direction][1], 3, 3) - 1,
                    column(1 + STEPS[direction][0], 1 + STEPS[direction][1], 3, 3) - 1
                };
                while (!Arrays.equals(STEPS[images[direction]], step)) {
                    images[direction]++;
                }
            }
            return images;
        }
    }

    /** How many rows and columns each direction leads on, on squares and tiles. */
    private static final int[][] STEPS = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}, {-1, 1}, {1, 1}, {1, -1}, {-1, -1}};

    /** On squares east, south and both across corners below: each passage is one of these from one of its two cells. */
    private static final int ONCE = Directions.of(1) | Directions.of(2) | Directions.of(5) | Directions.of(6);

    /** The middles of two sides of a cell lie further apart. */
    private static final double NEAR = 0.1;

    private static final Option<Image> IMAGE = Option.choice(
            "image", Image.ROTATE_90, "which of the seven images other than the maze itself; turns are counter-clockwise");

    /** Its line of the catalog. */
    public static final Entry<Transform> ENTRY = Entry.transform(
                    "dihedral",
                    "Turns or mirrors the whole maze, with its start, goals and openings.",
                    settings -> new Dihedral(settings.get(IMAGE)),
                    IMAGE)
            .needs(Trait.IMAGES)
            .memory((settings, grid) -> bytes(grid, settings.get(IMAGE)));

    @Override
    public boolean keepsPath() {
        return true;
    }

    @Override
    public Maze apply(Maze maze, MazeRandom random) {
        return change(Puzzle.of(maze), random).maze();
    }

    @Override
    public Puzzle change(Puzzle puzzle, MazeRandom random) {
        Turn turn = image.turn();
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        Maze changed = new Maze(grid.shape().image(turn, mask(grid)).grid());
        boolean isSquare = grid.hasSquareSteps() || grid.shape().isTiles();
        int[] directions = isSquare ? image.directions() : directions(grid, changed.grid());
        int once = isSquare ? ONCE : Directions.of(directions.length) - 1;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            long to = cell(turn, cell, grid, changed.grid());
            for (int rest = maze.open(cell) & once; rest != 0; rest = Directions.withoutFirst(rest)) {
                changed.carve(to, directions[Directions.first(rest)]);
            }
        }
        Ends ends = puzzle.ends().map(cell -> cell(turn, cell, grid, changed.grid()));
        List<Opening> openings = ends.openings().stream()
                .map(opening -> new Opening(opening.cell(), directions[opening.direction()]))
                .toList();
        return new Puzzle(changed, ends.withOpenings(openings), puzzle.recipe());
    }

    /** The image of each direction, which crosses the image of a side; all cells have the same sides. */
    private int[] directions(Grid grid, Grid changed) {
        double[][] before = headings(grid);
        double[][] after = headings(changed);
        int[] images = new int[before.length];
        for (int direction = 0; direction < before.length; direction++) {
            double right = image.turn().right(before[direction][0], before[direction][1]);
            double down = image.turn().down(before[direction][0], before[direction][1]);
            for (int other = 0; other < after.length; other++) {
                if (Math.hypot(after[other][0] - right, after[other][1] - down) < NEAR) {
                    images[direction] = other;
                }
            }
        }
        return images;
    }

    /** How far right and down the middle of each side lies from the middle of a cell. */
    private static double[][] headings(Grid grid) {
        Outline outline = grid.shape().outline(grid, grid.first());
        double[][] headings = new double[grid.directions()][];
        for (int direction = 0; direction < headings.length; direction++) {
            Outline.Corner side = outline.middle(outline.side(direction));
            headings[direction] = new double[] {side.x() - outline.centre().x(), side.y() - outline.centre().y()};
        }
        return headings;
    }

    private static long cell(Turn turn, long cell, Grid grid, Grid changed) {
        int row = grid.row(cell);
        int column = grid.column(cell);
        return changed.cell(
                turn.row(row, column, grid.rows(), grid.columns()),
                turn.column(row, column, grid.rows(), grid.columns()));
    }

    private @Nullable Mask mask(Grid grid) {
        int rows = grid.rows();
        int columns = grid.columns();
        if (grid.mask() == null) {
            return null;
        }
        Mask mask = new Mask(image.turn().rows(rows, columns), image.turn().columns(rows, columns));
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int row = grid.row(cell);
            int column = grid.column(cell);
            mask.add(image.row(row, column, rows, columns), image.column(row, column, rows, columns));
        }
        return mask;
    }

    /** The memory of the reference. */
    private static long bytes(Grid grid, Image image) {
        Grid full = grid.shape().isTiles()
                ? new Rectangle(image.turn().rows(grid.rows(), grid.columns()), image.turn().columns(grid.rows(), grid.columns()), null).grid()
                : grid.shape().image(image.turn(), null).grid();
        return Memory.sum(2 * Maze.bytes(full), 2 * CellSet.bytes(full.addresses()));
    }
}
