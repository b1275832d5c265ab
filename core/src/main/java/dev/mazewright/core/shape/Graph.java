package dev.mazewright.core.shape;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Positions;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.support.GraphLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * Any graph: a cell for each vertex, an edge of the grid for each of its edges. An adjacency list is a grid in which
 * every cell is a kind of its own.
 *
 * <pre>
 *   0 --- 1      0: 1 2
 *   |   / |      1: 0 2 3
 *   | /   |      2: 0 1
 *   2     3      3: 1
 * </pre>
 *
 * <p>Drawn as small discs, joined by lines; {@link GraphLayout} positions them.
 *
 * @param neighbours for each vertex, 0 .. n - 1, the vertices beside it, at most 32; if b is beside a, a is beside b;
 *     kept in ascending order, so that the same graph always has the same directions
 * @param layout where its vertices are drawn
 */
public record Graph(List<List<Integer>> neighbours, GraphLayout layout) implements Shape {
    private static final int CORNERS = 16;
    private static final double RADIUS = 0.3;

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "graph",
            "Any graph, from a file and not from a recipe: a cell for each vertex, with its edges.",
            settings -> {
                throw new UsageException(
                        "a graph has no recipe, since its edges come from a file; take a shape such as rectangle:20x20");
            },
            Trait.WALLS);

    /** Copies the lists and puts each in order. */
    public Graph {
        if (neighbours.isEmpty()) {
            throw new UsageException("a graph of no vertices has no cells; it has at least one vertex");
        }
        if (neighbours.stream().anyMatch(list -> list.stream().anyMatch(neighbour -> neighbour < 0))) {
            throw new UsageException("a vertex of a graph has a number of 0 to " + (neighbours.size() - 1) + ", none below");
        }
        neighbours = neighbours.stream().map(list -> list.stream().sorted().toList()).toList();
        layout = layout.of(neighbours);
    }

    /** A graph whose vertices have no given positions in the drawing. */
    public Graph(List<List<Integer>> neighbours) {
        this(neighbours, GraphLayout.unknown());
    }

    // ---- the specification

    @Override
    public String name() {
        return ENTRY.name();
    }

    @Override
    public Size size() {
        return new Size(1, neighbours.size());
    }

    // ---- the grid

    @Override
    public Grid grid() {
        Positions row = Positions.full(1, neighbours.size());
        return Grid.of(this, row, vertex -> neighbours.get(vertex).stream().mapToInt(Integer::intValue).toArray());
    }

    @Override
    public boolean hasSides() {
        return false;
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        return "to-" + grid.step(cell, direction);
    }

    // ---- the drawing

    @Override
    public Link link(Grid grid, long cell, int direction) {
        return Link.LINE;
    }

    @Override
    public Outline outline(Grid grid, long cell) {
        double x = layout.x((int) cell);
        double y = layout.y((int) cell);
        List<Corner> corners = new ArrayList<>(CORNERS);
        for (int i = 0; i < CORNERS; i++) {
            double angle = 2 * StrictMath.PI * i / CORNERS;
            corners.add(new Corner(x + RADIUS * StrictMath.sin(angle), y - RADIUS * StrictMath.cos(angle), -1));
        }
        return new Outline(corners, new Corner(x, y, -1));
    }

    @Override
    public double width() {
        return layout.width();
    }

    @Override
    public double height() {
        return layout.height();
    }
}
