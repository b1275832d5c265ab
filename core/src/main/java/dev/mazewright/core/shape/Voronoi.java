package dev.mazewright.core.shape;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Positions;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.support.VoronoiCell;
import dev.mazewright.core.shape.support.VoronoiDiagram;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cells around points strewn over a rectangle: each is all that lies nearer to its own point than to any other.
 *
 * <pre>
 *   +----+-------+----+        0 /\
 *   | .   \  .  /   .  |        /  \ 1
 *   |     /\---+       |     5 / .  +
 *   +----+  .   \--+--+        \    | 2
 *   |  . /      /   .  |      4 \--+
 *   +---+------+-------+          3
 * </pre>
 *
 * <p>There is a point for each position of a lattice of rows x columns, drawn within that position, and row and column
 * of a cell are those of its position. Then the points move apart for a few rounds, which makes the cells rounder and
 * more alike.
 *
 * <p>Directions go clockwise around a cell from its topmost corner, the borders of the rectangle among them. Those are
 * called top, right, bottom and left; a side towards the cell of row 3, column 5 is called to-3-5, whether a mask
 * leaves that cell or not. A cell has about six sides; one of more than 32 would be refused, which takes many points
 * around one circle that no seed is known to draw them.
 *
 * @param diagram the sides of all cells
 * @param mask which positions are cells, or null for all
 */
public record Voronoi(VoronoiDiagram diagram, @Nullable Mask mask) implements Shape {
    private static final Option<Long> RELAXATION = Option.whole(
            "relaxation", 2, 0, 20, "the number of rounds in which points move apart, so that cells become rounder and more alike");

    private static final Option<Long> LEAST_SIDE = Option.whole(
            "least-side", 0, 0, 30, "the least length of a side that can be open, in percent of a cell; shorter ones are hard to see in print");

    private static final double PERCENT = 100;

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "voronoi",
            "Voronoi cells of scattered points, one for each position of rows x columns, relaxed (Lloyd).",
            settings -> new Voronoi(
                    new VoronoiDiagram(
                            settings.rows(),
                            settings.columns(),
                            settings.get(RELAXATION).intValue(),
                            settings.get(LEAST_SIDE) / PERCENT,
                            settings.seed()),
                    null),
            List.of(RELAXATION, LEAST_SIDE),
            Trait.SIZE,
            Trait.WALLS,
            Trait.MASK,
            Trait.RANDOM);

    /** What a border of the rectangle is called; {@link VoronoiCell#TOP} is -1, and so on. */
    private static final List<String> OUTER = List.of("top", "right", "bottom", "left");

    /** Makes sure that the mask fits. */
    public Voronoi {
        Mask.requireSize(mask, diagram.rows(), diagram.columns());
    }

    /**
     * Cells around rows x columns points.
     *
     * @param relaxation how many rounds the points move apart
     * @param seed of the recipe, from which the points are drawn
     * @param mask which positions are cells, or null for all
     */
    public Voronoi(int rows, int columns, int relaxation, long seed, @Nullable Mask mask) {
        this(new VoronoiDiagram(rows, columns, relaxation, 0, seed), mask);
    }

    // ---- the specification

    @Override
    public String name() {
        return ENTRY.name();
    }

    @Override
    public Size size() {
        return new Size(diagram.rows(), diagram.columns());
    }

    @Override
    public String options() {
        List<String> options = new ArrayList<>();
        if (diagram.relaxation() != RELAXATION.byDefault()) {
            options.add(Integer.toString(diagram.relaxation()));
        }
        if (diagram.leastSide() > 0) {
            options.add(LEAST_SIDE.key() + "=" + Math.round(diagram.leastSide() * PERCENT));
        }
        return String.join(",", options);
    }

    @Override
    public Long seed() {
        return diagram.seed();
    }

    @Override
    public Shape masked(Mask mask) {
        return new Voronoi(diagram, mask);
    }

    // ---- the grid

    @Override
    public Grid grid() {
        diagram.require();
        Positions all = Positions.full(diagram.rows(), diagram.columns());
        Positions positions = all.masked(mask);
        return Grid.of(this, positions, cell -> {
            int[] there = diagram.beyond(mask == null ? cell : positions.row(cell) * diagram.columns() + positions.column(cell));
            for (int i = 0; i < there.length; i++) {
                int other = there[i];
                int cellThere = other < 0 || mask == null
                        ? other
                        : positions.cell(other / diagram.columns(), other % diagram.columns());
                there[i] = cellThere < 0 ? Grid.OUTSIDE : cellThere;
            }
            return there;
        });
    }

    private int point(Grid grid, long cell) {
        return grid.row(cell) * diagram.columns() + grid.column(cell);
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        int beyond = diagram.beyond(point(grid, cell))[direction];
        return beyond < 0
                ? OUTER.get(VoronoiCell.TOP - beyond)
                : "to-" + beyond / diagram.columns() + "-" + beyond % diagram.columns();
    }

    // ---- the drawing

    @Override
    public Outline outline(Grid grid, long cell) {
        return diagram.outline(point(grid, cell));
    }

    @Override
    public double width() {
        return diagram.columns();
    }

    @Override
    public double height() {
        return diagram.rows();
    }
}
