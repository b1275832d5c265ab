package dev.mazewright.formats.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.shape.Polar;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import java.awt.image.BufferedImage;
import java.util.Arrays;

/** A picture of rings, looked at in polar coordinates: knows nothing of outlines, corners and bends. */
public final class RingsSeen {
    public static final Style STYLE = Style.of(30, 4, 8);

    private static final double[] ALONG = {0.3, 0.5, 0.7};

    private final BufferedImage image;
    private final double scale;
    private final double radius;

    /** The picture of rings in {@link #STYLE}, with {@code scale} pixels to its unit. */
    public RingsSeen(BufferedImage image, double scale, Polar polar) {
        this.image = image;
        this.scale = scale;
        radius = polar.sectors() / 8.0 + polar.rings();
        assertThat(image.getWidth() - scale * (2 * radius * 30 + 20)).isBetween(-1.0, scale + 1.0);
        assertThat(image.getHeight() - scale * (2 * radius * 30 + 20)).isBetween(-1.0, scale + 1.0);
    }

    /** The colour at a distance from the middle of all, a fraction of a turn clockwise from the top. */
    public int at(double away, double turn) {
        double x = 10 + 30 * (radius + away * Math.sin(2 * Math.PI * turn));
        double y = 10 + 30 * (radius - away * Math.cos(2 * Math.PI * turn));
        return image.getRGB((int) (scale * x), (int) (scale * y)) & 0xFFFFFF;
    }

    /** Makes sure that there are walls all along closed sides, none across open ones, and nothing beside the rings. */
    public void requireWalls(Maze maze) {
        Grid grid = maze.grid();
        Polar polar = (Polar) grid.shape();
        double[] sectors = new double[polar.rings()];
        Arrays.setAll(sectors, ring -> sectors(polar, ring));
        int middle = polar.centre() == Polar.Centre.CELL ? 1 : 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int row = grid.row(cell);
            if (row < middle) {
                continue; // its sides are those of the first ring
            }
            double inner = polar.sectors() / 8.0 + row - middle;
            double wide = 1 / sectors[row - middle];
            double left = grid.column(cell) * wide;
            boolean isDivided = Directions.contains(grid.sides(cell), 1);
            assertThat(at(inner + 0.5, left + wide / 2)).as("the cell").isEqualTo(Theme.PLAIN.paper());
            for (double part : ALONG) {
                require(maze, cell, 0, inner + 1, left + part * wide * (isDivided ? 0.5 : 1));
                if (isDivided) {
                    require(maze, cell, 1, inner + 1, left + (1 + part) / 2 * wide);
                }
                require(maze, cell, 2, inner + part, left + wide);
                require(maze, cell, 3, inner, left + part * wide);
                require(maze, cell, 4, inner + part, left);
            }
        }
        assertThat(at(0, 0)).as("the middle").isEqualTo(Theme.PLAIN.paper());
        for (int corner = 0; corner < 4; corner++) {
            assertThat(at(radius * 1.2, 0.125 + corner / 4.0)).as("beside").isEqualTo(Theme.PLAIN.paper());
        }
    }

    private static double sectors(Polar polar, int ring) {
        Grid whole = new Polar(ring + 1, polar.sectors(), Polar.Centre.NONE, null).grid();
        return whole.columns();
    }

    private void require(Maze maze, long cell, int direction, double away, double turn) {
        assertThat(at(away, turn))
                .as("row %d, column %d, direction %d", maze.grid().row(cell), maze.grid().column(cell), direction)
                .isEqualTo(maze.isOpen(cell, direction) ? Theme.PLAIN.paper() : Theme.PLAIN.wall());
    }
}
