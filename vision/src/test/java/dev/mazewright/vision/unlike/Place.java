package dev.mazewright.vision.unlike;

import dev.mazewright.vision.picture.Spot;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.function.UnaryOperator;

/** Where a maze lies on a page. */
final class Place {
    /** How far a path may begin from an opening, and from the middle of a cell, in cells. */
    private static final double NEAR_OPENING = 1.7;

    private static final double NEAR_CELL = 0.8;

    final Page page;
    final Plan plan;
    final double left;
    final double top;
    /** The side of a cell in pixels. */
    final double cell;

    private final UnaryOperator<Spot> bent;

    /** A maze on a page. */
    Place(Page page, Plan plan, double left, double top, double cell) {
        this(page, plan, left, top, cell, spot -> spot);
    }

    /** A maze on a page whose points are moved, in units of a cell. */
    Place(Page page, Plan plan, double left, double top, double cell, UnaryOperator<Spot> bent) {
        this.page = page;
        this.plan = plan;
        this.left = left;
        this.top = top;
        this.cell = cell;
        this.bent = bent;
        Shape cells = floor();
        page.open(cells);
        page.open(Page.round(cell / 2).createStrokedShape(cells));
    }

    /** Where a point lies, in pixels of the page. */
    Spot spot(Spot spot) {
        Spot at = bent.apply(spot);
        return new Spot(left + at.x() * cell, top + at.y() * cell);
    }

    /** A line in pixels of the page. */
    List<Spot> line(List<Spot> line) {
        return line.stream().map(this::spot).toList();
    }

    /** Walls in pixels of the page, in long strokes. */
    List<List<Spot>> strokes() {
        return Strokes.of(plan.walls()).stream().map(this::line).toList();
    }

    /** All walls as one line. */
    Path2D walls() {
        Path2D all = new Path2D.Double();
        strokes().forEach(stroke -> all.append(Page.path(stroke), false));
        return all;
    }

    /** Draws all walls in a colour. */
    Place walls(BasicStroke stroke, int colour) {
        page.wall(walls(), stroke, colour);
        return this;
    }

    /** The outline of all cells in pixels of the page. */
    Shape floor() {
        Path2D all = new Path2D.Double();
        for (List<Spot> outline : plan.cells()) {
            Path2D path = Page.path(line(outline));
            path.closePath();
            all.append(path, false);
        }
        return all;
    }

    Spot start() {
        return spot(plan.start().at());
    }

    Spot goal() {
        return spot(plan.goal().at());
    }

    /** The truth of the page. */
    Truth truth() {
        boolean isOpen = plan.start().isOpening() || plan.goal().isOpening();
        List<Spot> path = line(plan.solution()).stream().map(page::seen).toList();
        return new Truth(path.getFirst(), path.getLast(), (isOpen ? NEAR_OPENING : NEAR_CELL) * cell, path, page.walls, page.outside);
    }
}
