package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Triangle;
import dev.mazewright.vision.picture.Homography;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The tessellations whose lattice a picture may show. The steps of the coordinates u and v are equally long, at 90 degrees for squares
 * and at 60 degrees for the others.
 */
enum Tessellation {
    /** The corners of squares lie on the points of the lattice. */
    SQUARES(new double[][] {{0, 0}}, new double[][] {{0.5, 0.5}}, new double[][] {{0, 0, 1, 0, 0.5, -0.5, 0.5, 0.5}, {0, 0, 0, 1, -0.5, 0.5, 0.5, 0.5}}),
    /** The corners of triangles lie on the points of the lattice. */
    TRIANGLES(new double[][] {{0, 0}}, new double[][] {{1 / 3.0, 1 / 3.0}, {2 / 3.0, 2 / 3.0}}, new double[][] {
        {0, 0, 1, 0, 1 / 3.0, 1 / 3.0, 2 / 3.0, -1 / 3.0},
        {0, 0, 0, 1, 1 / 3.0, 1 / 3.0, -1 / 3.0, 2 / 3.0},
        {1, 0, 0, 1, 1 / 3.0, 1 / 3.0, 2 / 3.0, 2 / 3.0}
    }),
    /** The middles of hexagons lie on the points of the lattice. */
    HEXAGONS(new double[][] {{1 / 3.0, 1 / 3.0}, {2 / 3.0, 2 / 3.0}}, new double[][] {{0, 0}}, new double[][] {
        {1 / 3.0, 1 / 3.0, 2 / 3.0, 2 / 3.0, 1, 0, 0, 1},
        {1 / 3.0, 1 / 3.0, -1 / 3.0, 2 / 3.0, 0, 0, 0, 1},
        {1 / 3.0, 1 / 3.0, 2 / 3.0, -1 / 3.0, 0, 0, 1, 0}
    });

    private static final int LEAST_CELLS = 4;
    /** The height of a triangle whose sides are 1 long. */
    private static final double HEIGHT = Math.sqrt(3) / 2;
    /** The side of a hexagon that is 1 wide. */
    private static final double SIDE = 1 / Math.sqrt(3);

    @SuppressWarnings("ImmutableEnumChecker") // never written
    private final double[][] posts;

    @SuppressWarnings("ImmutableEnumChecker") // never written
    private final double[][] middles;

    /** Of each edge of a unit, the two ends, and the middles of the cells beside it. */
    @SuppressWarnings("ImmutableEnumChecker") // never written
    private final double[][] edges;

    Tessellation(double[][] posts, double[][] middles, double[][] edges) {
        this.posts = posts;
        this.middles = middles;
        this.edges = edges;
    }

    /** The corners of cells in a unit of the lattice, where walls meet. */
    double[][] posts() {
        return posts;
    }

    /** The middles of cells in a unit of the lattice. */
    double[][] middles() {
        return middles;
    }

    /** All edges between cells of the lattice's units in a box of integer coordinates. */
    List<CellSides.Side> edges(int fromU, int fromV, int toU, int toV) {
        List<CellSides.Side> all = new ArrayList<>();
        for (int u = fromU; u <= toU; u++) {
            for (int v = fromV; v <= toV; v++) {
                for (double[] edge : edges) {
                    Corner from = new Corner(u + edge[0], v + edge[1], -1);
                    Corner to = new Corner(u + edge[2], v + edge[3], -1);
                    Corner middle = new Corner((from.x() + to.x()) / 2, (from.y() + to.y()) / 2, -1);
                    Corner one = new Corner(u + edge[4], v + edge[5], -1);
                    all.add(new CellSides.Side(0, -1, 0, from, middle, to, one, new Corner(u + edge[6], v + edge[7], -1)));
                }
            }
        }
        return all;
    }

    /** The number of waves along the normals of walls: two or three. */
    int waves() {
        return this == SQUARES ? 2 : 3;
    }

    /** The order of its rotational symmetry. */
    int turns() {
        return this == SQUARES ? 4 : 6;
    }

    /** The map from the lattice to units of a cell. */
    Homography plain() {
        return this == SQUARES ? Homography.IDENTITY : Homography.affine(1, 0.5, 0, 0, HEIGHT, 0);
    }

    /** The height of a maze with this number of rows, in units of a cell. */
    double height(int rows) {
        return switch (this) {
            case SQUARES -> rows;
            case TRIANGLES -> rows * HEIGHT;
            case HEXAGONS -> (1.5 * rows + 0.5) * SIDE;
        };
    }

    /** The shape of about this size, in units of a cell; null if it would have fewer than four cells. */
    @Nullable Shape shape(double wide, double high) {
        int rows = (int) Math.round(this == HEXAGONS ? (high / SIDE - 0.5) / 1.5 : high / height(1));
        return shape(wide, rows);
    }

    /** The shape with this number of rows and about this width, in units of a cell; null if it would have fewer than four cells. */
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
