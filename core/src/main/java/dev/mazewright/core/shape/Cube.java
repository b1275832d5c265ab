package dev.mazewright.core.shape;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Positions;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.support.Squares;
import java.util.ArrayList;
import java.util.List;

/**
 * The surface of a cube: six faces of squares, connected over all its edges. Every cell has four neighbours.
 *
 * <pre>
 *           +-----+
 *           |  0  |                       north 0
 *     +-----+-----+-----+-----+             ^
 *     |  1  |  2  |  3  |  4  |    west 3 &lt; + &gt; east 1
 *     +-----+-----+-----+-----+             v
 *           |  5  |                       south 2
 *           +-----+
 * </pre>
 *
 * <p>So it is drawn, to be folded along the lines between faces; edges that bear the same letter are glued. Directions
 * are those of the drawing on every face. Cells are numbered face by face, each in reading order.
 *
 * @param length of an edge, in cells, at least 1
 */
public record Cube(int length) implements Shape {
    private static final int FACES = 6;

    /** For each face, the faces that lie over its edges in the north, east, south and west. */
    private static final int[][] OVER = {
        {4, 3, 2, 1}, //
        {0, 2, 5, 4},
        {0, 3, 5, 1},
        {0, 4, 5, 2},
        {0, 1, 5, 3},
        {2, 3, 4, 1},
    };

    /** In which column and row of faces each face is drawn. */
    private static final int[] ACROSS = {1, 0, 1, 2, 3, 1};

    private static final int[] DOWN = {0, 1, 1, 1, 1, 2};
    private static final int FACES_ACROSS = 4;
    private static final int FACES_DOWN = 3;

    /** How far each direction leads to the right and downwards in the drawing. */
    private static final int[] RIGHTWARDS = {0, 1, 0, -1};

    private static final int[] DOWNWARDS = {-1, 0, 1, 0};

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "cube",
            "The surface of a cube: six faces of squares, drawn as a net to be folded.",
            Cube::of,
            Trait.SIZE,
            Trait.WALLS)
            .example("7x7");

    private static Cube of(Settings settings) {
        int length = settings.columns();
        if (settings.rows() != length) {
            throw new UsageException("cube:" + settings.rows() + "x" + length + " has no square faces; a cube has as many"
                    + " rows as columns, such as cube:" + length + "x" + length);
        }
        return new Cube(length);
    }

    // ---- the specification

    @Override
    public String name() {
        return ENTRY.name();
    }

    @Override
    public Size size() {
        return new Size(length, length);
    }

    // ---- the grid

    @Override
    public Grid grid() {
        Positions positions = Positions.full(length, length, FACES);
        return Grid.of(this, positions, cell -> {
            int[] neighbours = new int[OVER[0].length];
            for (int direction = 0; direction < neighbours.length; direction++) {
                neighbours[direction] = neighbour(cell, direction);
            }
            return neighbours;
        });
    }

    private int neighbour(int cell, int direction) {
        int column = cell % length;
        int row = cell / length % length;
        int face = cell / length / length;
        int toRow = row + DOWNWARDS[direction];
        int toColumn = column + RIGHTWARDS[direction];
        if (toRow >= 0 && toRow < length && toColumn >= 0 && toColumn < length) {
            return cell(face, toRow, toColumn);
        }
        // Two faces that lie side by side go around it clockwise each, and so along their edge in opposite directions.
        int last = length - 1;
        int clockwise =
                switch (direction) {
                    case Squares.NORTH -> column;
                    case Squares.EAST -> row;
                    case Squares.SOUTH -> last - column;
                    default -> last - row;
                };
        int there = OVER[face][direction];
        return switch (back(face, direction)) {
            case Squares.NORTH -> cell(there, 0, last - clockwise);
            case Squares.EAST -> cell(there, last - clockwise, last);
            case Squares.SOUTH -> cell(there, last, clockwise);
            default -> cell(there, clockwise, 0);
        };
    }

    private int cell(int face, int row, int column) {
        return (face * length + row) * length + column;
    }

    /** The direction that leads back over the edge of a face. */
    private static int back(int face, int direction) {
        int there = OVER[face][direction];
        int back = 0;
        while (OVER[there][back] != face) {
            back++;
        }
        return back;
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        return Squares.side(direction);
    }

    /** On a cube one goes straight on over an edge. */
    @Override
    public boolean isStraight(Grid grid, long cell, int one, int other) {
        return Math.abs(one - other) == 2;
    }

    // ---- the drawing, a net

    @Override
    public Link link(Grid grid, long cell, int direction) {
        int face = grid.level(cell);
        return grid.level(grid.step(cell, direction)) == face || isFold(face, direction) ? Link.SIDE : Link.SEAM;
    }

    /** Whether the faces on both sides of an edge touch there in the drawing. */
    private static boolean isFold(int face, int direction) {
        int there = OVER[face][direction];
        return ACROSS[there] == ACROSS[face] + RIGHTWARDS[direction] && DOWN[there] == DOWN[face] + DOWNWARDS[direction];
    }

    @Override
    public List<Link.Seam> seams() {
        List<Link.Seam> seams = new ArrayList<>();
        for (int face = 0; face < FACES; face++) {
            for (int direction = 0; direction < OVER[face].length; direction++) {
                int there = OVER[face][direction];
                if (face < there && !isFold(face, direction)) {
                    String label = String.valueOf((char) ('A' + seams.size() / 2));
                    boolean isOfLast = there == FACES - 1; // so the first and the last face bear tabs all around
                    seams.add(seam(label, face, direction, true, !isOfLast));
                    seams.add(seam(label, there, back(face, direction), false, isOfLast));
                }
            }
        }
        return seams;
    }

    private Link.Seam seam(String label, int face, int direction, boolean isClockwise, boolean hasTab) {
        Outline square = Squares.outline(ACROSS[face], DOWN[face]);
        Corner from = isClockwise ? square.corners().get(direction) : square.end(direction);
        Corner to = isClockwise ? square.end(direction) : square.corners().get(direction);
        return new Link.Seam(
                label,
                from.x() * length,
                from.y() * length,
                to.x() * length,
                to.y() * length,
                RIGHTWARDS[direction],
                DOWNWARDS[direction],
                hasTab);
    }

    @Override
    public Outline outline(Grid grid, long cell) {
        int face = grid.level(cell);
        return Squares.outline(
                ACROSS[face] * (double) length + grid.column(cell), DOWN[face] * (double) length + grid.rowInLevel(cell));
    }

    @Override
    public double width() {
        return FACES_ACROSS * (double) length;
    }

    @Override
    public double height() {
        return FACES_DOWN * (double) length;
    }
}
