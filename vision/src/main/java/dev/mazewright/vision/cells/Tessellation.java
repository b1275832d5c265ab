package dev.mazewright.vision.cells;

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
}
