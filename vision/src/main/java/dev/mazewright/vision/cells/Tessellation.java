package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Triangle;
import org.jspecify.annotations.Nullable;

/**
 * The tessellations whose lattice is seen in a picture. A lattice has the coordinates u and v, whose steps are as long as each other
 * and stand at 90 degrees for squares, at 60 degrees for the others.
 */
enum Tessellation {
    /** The corners of squares lie on the points of the lattice. */
    SQUARES(new double[][] {{0, 0}}, new double[][] {{0.5, 0.5}}),
    /** The corners of triangles lie on the points of the lattice. */
    TRIANGLES(new double[][] {{0, 0}}, new double[][] {{1 / 3.0, 1 / 3.0}, {2 / 3.0, 2 / 3.0}}),
    /** The middles of hexagons lie on the points of the lattice. */
    HEXAGONS(new double[][] {{1 / 3.0, 1 / 3.0}, {2 / 3.0, 2 / 3.0}}, new double[][] {{0, 0}});

    private static final int LEAST_CELLS = 4;
    /** The height of a triangle whose sides are 1 long. */
    private static final double HEIGHT = Math.sqrt(3) / 2;
    /** The side of a hexagon that is 1 wide. */
    private static final double SIDE = 1 / Math.sqrt(3);

    @SuppressWarnings("ImmutableEnumChecker") // never written
    private final double[][] posts;

    @SuppressWarnings("ImmutableEnumChecker") // never written
    private final double[][] middles;

    Tessellation(double[][] posts, double[][] middles) {
        this.posts = posts;
        this.middles = middles;
    }

    /** Where corners of cells lie within a unit of the lattice, where walls meet. */
    double[][] posts() {
        return posts;
    }

    /** Where middles of cells lie within a unit of the lattice. */
    double[][] middles() {
        return middles;
    }

    /** How many waves along the normals of walls make it: two or three. */
    int waves() {
        return this == SQUARES ? 2 : 3;
    }

    /** By how many parts of a turn it is the same again. */
    int turns() {
        return this == SQUARES ? 4 : 6;
    }

    /** From the lattice to units of a cell. */
    Homography plain() {
        return this == SQUARES ? Homography.IDENTITY : Homography.affine(1, 0.5, 0, 0, HEIGHT, 0);
    }

    /** How high a maze of this many rows is, in units of a cell. */
    double height(int rows) {
        return switch (this) {
            case SQUARES -> rows;
            case TRIANGLES -> rows * HEIGHT;
            case HEXAGONS -> (1.5 * rows + 0.5) * SIDE;
        };
    }

    /** The shape that is about as high and as wide, in units of a cell; null if none is, or it has fewer than four cells. */
    @Nullable Shape shape(double wide, double high) {
        int rows = (int) Math.round(this == HEXAGONS ? (high / SIDE - 0.5) / 1.5 : high / height(1));
        return shape(wide, rows);
    }

    /** The shape of this many rows that is about as wide, in units of a cell; null if it has fewer than four cells. */
    @Nullable Shape shape(double wide, int rows) {
        int columns = (int) Math.round(switch (this) {
            case SQUARES -> wide;
            case TRIANGLES -> 2 * wide - 1;
            case HEXAGONS -> rows > 1 ? wide - 0.5 : wide;
        });
        if (rows < 1 || columns < 1 || (long) rows * columns < LEAST_CELLS) {
            return null;
        }
        return switch (this) {
            case SQUARES -> new Rectangle(rows, columns, null);
            case TRIANGLES -> columns < 2 ? null : new Triangle(rows, columns, null);
            case HEXAGONS -> new Hexagon(rows, columns, null);
        };
    }
}
