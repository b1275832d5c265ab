package dev.mazewright.drawing.solid;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.solid.SolidSetup.Side;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.PageSetup;

/**
 * A maze around a cylinder: a tube, or a box of two sleeves of which one has the maze and the other the pins that go through it. The box
 * is closed when the pins are in the lowest row, behind a ridge; it opens where they leave the maze at the top.
 *
 * <p>Both sleeves stand with their open ends up, as they are printed. The outer one is turned over and put on the inner one.
 *
 * <p>Source of the way it works: A. Kennard, PuzzleBox, 2018.
 */
final class PuzzleBox {
    private static final double CELL = 3;
    /** Around few cells, they are by default so large that they are this long together, in tenths of a millimetre. */
    private static final int LEAST_AROUND = 450;
    private static final double WALL = 1.2;
    private static final double BASE = 1.6;
    private static final double DEPTH = 2;

    /** The least radius of what the inner sleeve holds, in micrometres. */
    private static final int LEAST_ROOM = 2000;

    /** Between sleeves that stand side by side, in micrometres. */
    private static final int GAP = 5000;

    private static final long MOST = 20_000_000;

    private final SolidSetup setup;
    private final Side side;
    private final int cell;
    private final int wall;
    private final int base;
    private final int depth;
    private final int pins;
    private final Winding winding;
    private final SleeveMaze relief;
    private final double radius;
    /** From the wall of the maze to its floor, outwards. */
    private final int down;

    PuzzleBox(Document document, SolidSetup setup) {
        this.setup = setup;
        side = setup.get(SolidSetup.SIDE);
        wall = setup.length(SolidSetup.WALL, WALL);
        base = setup.length(SolidSetup.BASE, BASE);
        depth = setup.length(SolidSetup.DEPTH, DEPTH);
        pins = setup.get(SolidSetup.PINS).intValue();
        Puzzle puzzle = document.puzzle();
        require(setup, puzzle.grid().shape());
        winding = new Winding(puzzle, setup.get(SolidSetup.TURNS).intValue(), pins);
        cell = setup.cell(Math.max(CELL, Math.ceilDiv(LEAST_AROUND, winding.around()) / 10.0));
        if (depth >= cell) {
            throw new UsageException("a maze " + SolidSetup.text(depth) + " mm deep has no slopes in cells of " + SolidSetup.text(cell) + " mm; take a lesser "
                    + SolidSetup.DEPTH.key() + ", or a greater " + PageSetup.CELL_MM.key());
        }
        relief = new SleeveMaze(winding, cell);
        radius = relief.radius();
        down = side == Side.OUTSIDE ? -depth : depth;
        long triangles = 2 * relief.triangles(winding.height() + 2);
        SolidSetup.requireSize(puzzle.grid().shape().size() + " cells", (long) Math.ceil((winding.height() + 1) * cell), triangles, MOST);
        SolidSetup.requireMemory(document, triangles);
    }

    /** Makes sure that a cylinder is not too large, as far as its shape decides. */
    static void require(SolidSetup setup, Shape shape) {
        Size size = shape.size();
        boolean isStrip = !shape.name().equals("cylinder");
        long around = isStrip ? size.columns() / setup.get(SolidSetup.TURNS) : size.columns() * setup.get(SolidSetup.PINS);
        long high = isStrip ? size.rows() * (1 + setup.get(SolidSetup.TURNS) * setup.get(SolidSetup.PINS)) : size.rows();
        SolidSetup.requireSize(size + " cells", setup.cell(CELL) * Math.max(around, high),
                (long) (2.0 * SleeveMaze.PLACES.length * SleeveMaze.PLACES.length * around * size.rows()), MOST);
    }

    private void requireRoom(double inner) {
        if (inner < LEAST_ROOM) {
            throw new UsageException("a cylinder around " + winding.around() + " cells of " + SolidSetup.text(cell) + " mm has a radius of "
                    + SolidSetup.text((int) radius) + " mm, and no room inside; take more columns, or a greater " + PageSetup.CELL_MM.key());
        }
    }

    /** From a rim to the maze, in micrometres. */
    private int margin() {
        return cell / 2;
    }

    /** The length of the sleeve that has the maze, in micrometres. */
    private int length() {
        return (int) Math.ceil(winding.height() * cell) + 2 * margin();
    }

    /** A tube that is open at both ends. */
    Mesh tube() {
        setup.requireOnly("a cylinder", SolidSetup.WALL, SolidSetup.DEPTH, SolidSetup.SIDE, SolidSetup.TURNS);
        double other = side == Side.OUTSIDE ? radius - depth - wall : radius + depth + wall;
        requireRoom(Math.min(other, radius));
        Mesh mesh = new Mesh();
        mesh.part("maze");
        int centre = (int) Math.ceil(Math.max(radius, other));
        Sleeve sleeve = new Sleeve(mesh, centre, centre, relief.angles());
        SleeveMaze.Rims maze = relief.add(sleeve, down, 0, 0, margin(), length());
        SleeveMaze.Rims plain = new SleeveMaze.Rims(sleeve.ring(other, 0), sleeve.ring(other, length()));
        SleeveMaze.Rims outer = side == Side.OUTSIDE ? maze : plain;
        SleeveMaze.Rims inner = side == Side.OUTSIDE ? plain : maze;
        if (side == Side.INSIDE) {
            sleeve.join(plain.lower(), plain.upper());
        }
        sleeve.join(outer.upper(), inner.upper());
        if (side == Side.OUTSIDE) {
            sleeve.join(plain.upper(), plain.lower());
        }
        sleeve.join(inner.lower(), outer.lower());
        return mesh;
    }

    /** The inner sleeve and, beside it, the outer one. */
    Mesh box() {
        setup.requireOnly("a puzzle box", SolidSetup.WALL, SolidSetup.BASE, SolidSetup.DEPTH, SolidSetup.SIDE, SolidSetup.TURNS, SolidSetup.PINS, SolidSetup.CLEARANCE,
                SolidSetup.RIDGE, SolidSetup.GRIP);
        winding.choosePark();
        int clearance = setup.length(SolidSetup.CLEARANCE, 0.4);
        int ridge = setup.length(SolidSetup.RIDGE, 0.7);
        int grip = setup.length(SolidSetup.GRIP, 10);
        if (ridge >= depth) {
            throw new UsageException("a ridge of " + SolidSetup.text(ridge) + " mm shuts a maze " + SolidSetup.text(depth) + " mm deep; take a lesser " + SolidSetup.RIDGE.key()
                    + ", or a greater " + SolidSetup.DEPTH.key());
        }
        boolean isOutside = side == Side.OUTSIDE;
        // Pins hang from the sleeve that has no maze, and end a quarter of the clearance above the floor.
        double pinned = isOutside ? radius + clearance : radius - clearance;
        Pins pin = new Pins(winding, pins, cell, radius, pinned, radius + down + (isOutside ? clearance : -clearance) / 4.0, clearance / 2.0, depth);
        double outermost = (isOutside ? pinned : radius + depth) + wall;
        double innermost = (isOutside ? radius - depth : pinned) - wall;
        requireRoom(innermost);
        // When the pins rest, the outer sleeve is a clearance above the grip, and twice that above the end of the inner one.
        int fromRim = margin() + (int) Math.round(cell * (1 + (double) winding.lead() / winding.around()) / 2);
        Mesh mesh = new Mesh();
        mesh.part("inner");
        int centre = (int) Math.ceil(outermost);
        Sleeve inner = new Sleeve(mesh, centre, centre, isOutside ? relief.angles() : pin.angles());
        int top = grip + length() + (isOutside ? 0 : -clearance);
        int[] held = inner.ring(outermost, 0);
        inner.join(inner.point(0), held);
        int[] gripped = inner.ring(outermost, grip);
        inner.join(held, gripped);
        SleeveMaze.Rims outside = isOutside ? relief.add(inner, down, ridge, grip, grip + margin(), top) : pin.add(inner, grip, top - fromRim + 2 * clearance, top);
        inner.join(gripped, outside.lower());
        hollow(inner, outside.upper(), inner.ring(innermost, top), inner.ring(innermost, base), base);

        mesh.part("outer");
        Sleeve outer = new Sleeve(mesh, 3 * centre + GAP, centre, isOutside ? pin.angles() : relief.angles());
        int high = base + length() + (isOutside ? clearance : 0);
        int[] ground = outer.ring(outermost, 0);
        int[] rim = outer.ring(outermost, high);
        outer.join(outer.point(0), ground);
        outer.join(ground, rim);
        SleeveMaze.Rims inside = isOutside ? pin.add(outer, base, high - fromRim + clearance, high) : relief.add(outer, down, ridge, base, base + margin(), high);
        outer.join(rim, inside.upper());
        outer.join(inside.lower(), outer.point(base));
        return mesh;
    }

    private static void hollow(Sleeve sleeve, int[] rim, int[] from, int[] to, int z) {
        sleeve.join(rim, from);
        sleeve.join(from, to);
        sleeve.join(to, sleeve.point(z));
    }
}
