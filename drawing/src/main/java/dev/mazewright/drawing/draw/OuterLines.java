package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.drawing.lines.NearPoint;
import dev.mazewright.drawing.lines.Reach;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which lines lie around all others: those of the connected parts of an edge that lie within no other part, as the edges of holes
 * do. Where something is cut out, they come last.
 */
final class OuterLines implements Pen {
    /** What belongs together, by its first point, and where it reaches. */
    private final Map<NearPoint, NearPoint> parents = new HashMap<>();

    private final Set<NearPoint.Line> lines = new HashSet<>();
    private NearPoint pen = new NearPoint(0, 0);

    /** The lines around the cells of a maze, openings too: the sides beyond which no cell lies. */
    static OuterLines of(Grid grid, Outlines outlines) throws IOException {
        OuterLines outer = new OuterLines();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = outlines.of(cell);
            List<Outline.Corner> corners = outline.corners();
            for (int i = 0; i < corners.size(); i++) {
                Outline.Corner from = corners.get(i);
                if (from.direction() >= 0 && !grid.leads(cell, from.direction())) {
                    outer.move(from.x(), from.y());
                    outer.side(from, outline.end(i));
                }
            }
        }
        return outer;
    }

    @Override
    public void move(double x, double y) {
        pen = NearPoint.of(x, y);
    }

    @Override
    public void line(double x, double y) {
        NearPoint to = NearPoint.of(x, y);
        lines.add(NearPoint.Line.of(pen, to));
        parents.put(root(to), root(pen));
        pen = to;
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double x, double y) {
        line(x, y);
    }

    private NearPoint root(NearPoint point) {
        NearPoint at = point;
        NearPoint parent = parents.computeIfAbsent(at, same -> same);
        while (!parent.equals(at)) {
            NearPoint above = parents.getOrDefault(parent, parent);
            parents.put(at, above); // halves the way
            at = parent;
            parent = above;
        }
        return at;
    }

    /** The lines that lie around all others. */
    Set<NearPoint.Line> lines() {
        Map<NearPoint, Reach> boxes = new HashMap<>();
        for (NearPoint point : List.copyOf(parents.keySet())) {
            double x = point.x();
            double y = point.y();
            boxes.computeIfAbsent(root(point), same -> new Reach(x, y)).add(x, y);
        }
        Set<NearPoint> outermost = new HashSet<>();
        boxes.forEach((root, box) -> {
            if (boxes.values().stream().noneMatch(box::isWithin)) {
                outermost.add(root);
            }
        });
        Set<NearPoint.Line> outer = new HashSet<>(lines);
        outer.removeIf(line -> !outermost.contains(root(line.from())));
        return outer;
    }
}
