package dev.mazewright.stage;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * The kinds of cells of a scene: distinct pairs of an outline, as it lies around the centre, and of edges, as they lead
 * on from the cell's number. Few on lattices, one for each cell of a graph.
 */
final class CellKinds {
    /** Corners are the same if they lie as near as this, in units of a cell. */
    private static final double PRECISION = 1e-6;

    /** Odd, its bits mixed: the golden ratio in 32 bits. */
    private static final int SPREAD = 0x9E3779B9;

    private static final int OF_CORNER = 4;
    private static final int OF_EDGE = 7;

    private final Grid grid;
    private final Shape shape;

    /** Of each corner x, y and bend in parts of {@link #PRECISION}, and the direction. */
    private int[] corners = new int[OF_CORNER << 4];

    private int[] edges = new int[OF_EDGE << 4];
    /** Where those of each kind begin, and one more. */
    private int[] cornerStart = new int[1 << 4];

    private int[] edgeStart = new int[1 << 4];
    private int count;

    /** By hash, the number of a kind and 1, or 0. */
    private int[] table = new int[1 << 6];

    CellKinds(Grid grid) {
        this.grid = grid;
        shape = grid.shape();
    }

    /** The number of the kind of this cell. */
    int of(long cell, long number, Outline outline) {
        int cornersEnd = addCorners(outline);
        int edgesEnd = addEdges(cell, number);
        if (2 * count >= table.length) {
            grow();
        }
        int slot = slot(count, cornersEnd, edgesEnd);
        while (table[slot] != 0) {
            if (isKind(table[slot] - 1, cornersEnd, edgesEnd)) {
                return table[slot] - 1;
            }
            slot = (slot + 1) & (table.length - 1);
        }
        table[slot] = count + 1;
        return add(cornersEnd, edgesEnd);
    }

    private int addCorners(Outline outline) {
        List<Corner> list = outline.corners();
        double x = outline.centre().x();
        double y = outline.centre().y();
        int end = cornerStart[count];
        corners = room(corners, end + OF_CORNER * list.size());
        for (int i = 0; i < list.size(); i++) {
            Corner corner = list.get(i);
            corners[end++] = (int) Math.rint((corner.x() - x) / PRECISION);
            corners[end++] = (int) Math.rint((corner.y() - y) / PRECISION);
            corners[end++] = (int) Math.rint(corner.bend() / PRECISION);
            corners[end++] = corner.direction();
        }
        return end;
    }

    private int addEdges(long cell, long number) {
        int end = edgeStart[count];
        edges = room(edges, end + OF_EDGE * Directions.MOST);
        for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            Link link = shape.link(grid, cell, direction);
            Link.Crossing crossing = link == Link.STRIP ? shape.crossing(grid, cell, direction) : null;
            edges[end++] = direction;
            edges[end++] = (int) (grid.number(grid.step(cell, direction)) - number);
            edges[end++] = code(link);
            edges[end++] = grid.opposite(cell, direction);
            edges[end++] = crossing == null ? 0 : (int) (grid.number(crossing.cell()) - number);
            edges[end++] = crossing == null ? -1 : crossing.direction();
            edges[end++] = crossing != null && crossing.isOver() ? 1 : 0;
        }
        return end;
    }

    private static int code(Link link) {
        return switch (link) {
            case SIDE -> 0;
            case STRIP -> 1;
            case SEAM -> 2;
            case STAIRS_UP -> 3;
            case STAIRS_DOWN -> 4;
            case LINE -> 5;
        };
    }

    private static int[] room(int[] array, int size) {
        return size <= array.length ? array : Arrays.copyOf(array, Math.max(size, 2 * array.length));
    }

    /** Where the table has this kind, or the first of the slots where it may have it. */
    private int slot(int kind, int cornersEnd, int edgesEnd) {
        int hash = 1;
        for (int i = cornerStart[kind]; i < cornersEnd; i++) {
            hash = hash * 31 + corners[i];
        }
        for (int i = edgeStart[kind]; i < edgesEnd; i++) {
            hash = hash * 31 + edges[i];
        }
        hash *= SPREAD;
        return (hash ^ (hash >>> Short.SIZE)) & (table.length - 1);
    }

    private boolean isKind(int kind, int cornersEnd, int edgesEnd) {
        return Arrays.equals(corners, cornerStart[kind], cornerStart[kind + 1], corners, cornerStart[count], cornersEnd)
                && Arrays.equals(edges, edgeStart[kind], edgeStart[kind + 1], edges, edgeStart[count], edgesEnd);
    }

    private int add(int cornersEnd, int edgesEnd) {
        cornerStart = room(cornerStart, count + 2);
        edgeStart = room(edgeStart, count + 2);
        cornerStart[count + 1] = cornersEnd;
        edgeStart[count + 1] = edgesEnd;
        if (bytes() > SceneBytes.MOST_BYTES) {
            throw new TooLargeException("almost every cell of this " + shape.name() + " has an outline of its own: drawing "
                    + grid.cells() + " of them takes more than " + SceneBytes.MOST_BYTES + " bytes; take a smaller size");
        }
        return count++;
    }

    private void grow() {
        table = new int[4 * table.length];
        for (int kind = 0; kind < count; kind++) {
            int slot = slot(kind, cornerStart[kind + 1], edgeStart[kind + 1]);
            while (table[slot] != 0) {
                slot = (slot + 1) & (table.length - 1);
            }
            table[slot] = kind + 1;
        }
    }

    /** How many kinds there are. */
    int count() {
        return count;
    }

    /** How many corners all kinds have together. */
    int corners() {
        return cornerStart[count] / OF_CORNER;
    }

    /** How many edges all kinds have in all. */
    int edges() {
        return edgeStart[count] / OF_EDGE;
    }

    /** How many bytes {@link #write} writes. */
    long bytes() {
        return Integer.BYTES * (2L * (count + 1) + (long) OF_CORNER * corners() + (long) OF_EDGE * edges());
    }

    /** Writes the sections of corners and edges. */
    void write(LittleEndian out) throws IOException {
        for (int kind = 0; kind <= count; kind++) {
            out.word(cornerStart[kind] / OF_CORNER);
        }
        for (int corner = 0; corner < corners(); corner++) {
            for (int i = 0; i < OF_CORNER - 1; i++) {
                out.real(corners[OF_CORNER * corner + i] * PRECISION);
            }
        }
        for (int corner = 0; corner < corners(); corner++) {
            out.word(corners[OF_CORNER * corner + OF_CORNER - 1]);
        }
        for (int kind = 0; kind <= count; kind++) {
            out.word(edgeStart[kind] / OF_EDGE);
        }
        for (int i = 0; i < edgeStart[count]; i++) {
            out.word(edges[i]);
        }
    }
}
