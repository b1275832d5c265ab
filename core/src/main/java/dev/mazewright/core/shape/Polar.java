package dev.mazewright.core.shape;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Positions;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rings around a middle, each divided into sectors: rows from the inside out, columns clockwise from the top.
 *
 * <pre>
 *    ,---0---.---1---.      ,-------0-------.           _,--0--._
 *     \             /        \             /          ,'         `.
 *    4 \           / 2      4 \           / 2      5 /             \ 1
 *       `----3----'            `----3----'          |    middle     |
 *                                                  4 \             / 2
 *    the next ring has      the next ring has         `._       _,'
 *    twice the sectors      as many sectors              `--3--'
 * </pre>
 *
 * <p>A ring is 1 wide. The first has its inner edge at radius sectors / 8, so that its cells are about as wide. Each
 * other ring has as many sectors as the one inside of it, but twice as many where a cell would else be more than π / 2
 * wide in its middle. Of n sectors at the radius m that is 2 π m / n &gt; π / 2, or n &lt; 4 m, which whole numbers
 * decide. So cells are π / 4 to π / 2 wide, but up to 1.97 in the first two rings if the first has three sectors.
 *
 * <p>The cell in the middle, if there is one, is a row of its own before the first ring, with an edge to each of its
 * sectors, at most 32; without it there is a hole.
 *
 * <p>A graph: 76 bytes a cell and a maze of 8 bits; with a cell in the middle of more than 8 sectors 148 bytes and 16
 * bits, of more than 16 sectors 292 bytes and 32 bits, for all cells.
 *
 * <p>Source: Buck, <i>Mazes for Programmers</i>, 2015, whose adaptive rings of 6, 12, 24, 24, 24, 48 ... sectors these
 * are if the first has 6.
 *
 * @param rings how many, the cell in the middle not counted, at least 1
 * @param sectors of the first ring, at least 3
 * @param centre what is in the middle
 * @param mask which positions are cells, row by row, or null for all; as wide as the last ring has sectors
 */
public record Polar(int rings, int sectors, Centre centre, @Nullable Mask mask) implements Shape {
    /** What is in the middle. */
    public enum Centre {
        /** A cell beside all sectors of the first ring. */
        CELL,
        /** A hole. */
        NONE
    }

    /** Outward, or the first of two outward directions. */
    private static final int OUTWARD = 0;

    private static final int SECOND_OUTWARD = 1;
    private static final int CLOCKWISE = 2;
    private static final int INWARD = 3;
    private static final int COUNTERCLOCKWISE = 4;
    private static final int DIRECTIONS = 5;

    private static final int ALONG = Directions.of(CLOCKWISE) | Directions.of(COUNTERCLOCKWISE);
    private static final int ACROSS = Directions.of(OUTWARD) | Directions.of(INWARD);

    private static final String FIRST_OUTWARD = "outward-1";
    private static final List<String> SIDES = List.of("outward", "outward-2", "clockwise", "inward", "counterclockwise");

    /** With fewer, a cell would be beside itself, or twice beside another. */
    private static final int FEWEST = 3;

    /** Of more rings, since one of number r has more than 4 r sectors, the cells are too many to count as an int. */
    private static final int MOST_RINGS = 1 << 15;

    private static final Option<Centre> CENTRE =
            Option.choice("centre", Centre.CELL, "a cell in the middle, beside all of the first ring, or none: a hole");

    /** Its line of the catalog. */
    public static final Entry<Shape> ENTRY = Entry.shape(
            "polar",
            "Concentric rings that subdivide outwards, so that cells keep their size.",
            settings -> new Polar(settings.rows(), settings.columns(), settings.get(CENTRE), null),
            List.of(CENTRE),
            Trait.SIZE,
            Trait.WALLS,
            Trait.ROWS,
            Trait.RINGS,
            Trait.MASK)
            .example("9x6");

    /**
     * Makes sure that such rings can be, and that the mask fits.
     *
     * @throws UsageException if not
     */
    public Polar {
        String recipe = "polar:" + rings + "x" + sectors;
        if (rings < 1 || rings > MOST_RINGS) {
            throw new UsageException(recipe + " has " + rings + " rings; take 1 to " + MOST_RINGS);
        }
        if (sectors < FEWEST) {
            throw new UsageException(recipe + " has a first ring of " + sectors + "; a ring has at least " + FEWEST
                    + " sectors; take polar:" + rings + "x" + FEWEST);
        }
        if (centre == Centre.CELL && sectors > Directions.MOST) {
            throw new UsageException(recipe + " has a cell in the middle beside all " + sectors
                    + " sectors of its first ring, and a cell has at most " + Directions.MOST + " neighbours; take "
                    + CENTRE.key() + "=none, or at most " + Directions.MOST + " sectors");
        }
        Mask.requireSize(mask, rings + middle(centre), sectors(sectors, rings - 1));
    }

    /** How many rows lie inside of the first ring. */
    private static int middle(Centre centre) {
        return centre == Centre.CELL ? 1 : 0;
    }

    /** How many sectors n a ring has: doubled, at most once a ring, until n >= 4 m, where m = sectors / 8 + ring + 1 / 2. */
    private static int sectors(int ofFirst, int ring) {
        long sectors = ofFirst;
        for (int doubled = 0; doubled < ring && 2 * sectors < ofFirst + 8L * ring + 4; doubled++) {
            sectors *= 2;
        }
        return (int) sectors;
    }

    private int length(int row) {
        return row < middle(centre) ? 1 : sectors(sectors, row - middle(centre));
    }

    // ---- the specification

    @Override
    public String name() {
        return ENTRY.name();
    }

    @Override
    public Size size() {
        return new Size(rings, sectors);
    }

    @Override
    public String options() {
        return centre == CENTRE.byDefault() ? "" : "none";
    }

    @Override
    public Shape masked(Mask mask) {
        return new Polar(rings, sectors, centre, mask);
    }

    // ---- the grid

    @Override
    public Grid grid() {
        Positions positions = Positions.rows(rings + middle(centre), this::length).masked(mask);
        int directions = Math.max(DIRECTIONS, centre == Centre.CELL ? sectors : 0);
        Memory.require(name() + ":" + size(), positions.cells() * Grid.bytesOfGraphCell(directions));
        return Grid.of(this, positions, cell -> neighbours(positions, cell));
    }

    private int[] neighbours(Positions positions, int cell) {
        int row = positions.row(cell);
        int column = positions.column(cell);
        if (row < middle(centre)) {
            int[] around = new int[sectors];
            Arrays.setAll(around, sector -> at(positions, 1, sector));
            return around;
        }
        int length = length(row);
        boolean divides = row + 1 < positions.rows() && length(row + 1) > length;
        int[] beside = new int[DIRECTIONS];
        beside[OUTWARD] = at(positions, row + 1, divides ? 2 * column : column);
        beside[SECOND_OUTWARD] = divides ? at(positions, row + 1, 2 * column + 1) : Grid.NO_SIDE;
        beside[CLOCKWISE] = at(positions, row, (column + 1) % length);
        beside[INWARD] = row == 0 ? Grid.OUTSIDE : at(positions, row - 1, (int) ((long) column * length(row - 1) / length));
        beside[COUNTERCLOCKWISE] = at(positions, row, (column + length - 1) % length);
        return beside;
    }

    private static int at(Positions positions, int row, int column) {
        int cell = positions.cell(row, column);
        return cell < 0 ? Grid.OUTSIDE : cell;
    }

    @Override
    public String side(Grid grid, long cell, int direction) {
        if (grid.row(cell) < middle(centre)) {
            return SIDES.getFirst() + "-" + (direction + 1);
        }
        return direction == OUTWARD && isDivided(grid, cell) ? FIRST_OUTWARD : SIDES.get(direction);
    }

    /** Whether a cell of a ring has two outward directions. */
    private static boolean isDivided(Grid grid, long cell) {
        return Directions.contains(grid.sides(cell), SECOND_OUTWARD);
    }

    @Override
    public boolean isStraight(Grid grid, long cell, int one, int other) {
        if (grid.row(cell) < middle(centre)) {
            return 2 * Math.abs(one - other) == sectors;
        }
        int both = Directions.of(one) | Directions.of(other);
        return both == ALONG || (both == ACROSS && !isDivided(grid, cell));
    }

    // ---- the drawing

    @Override
    public Outline outline(Grid grid, long cell) {
        int row = grid.row(cell);
        int column = grid.column(cell);
        List<Corner> corners = new ArrayList<>(DIRECTIONS);
        if (row < middle(centre)) {
            for (int sector = 0; sector < sectors; sector++) {
                corners.add(corner(inner(), sector, sectors, sector, bend(sectors)));
            }
            return new Outline(corners, new Corner(radius(), radius(), -1));
        }
        int length = length(row);
        double within = inner() + (row - middle(centre));
        boolean divided = isDivided(grid, cell);
        corners.add(corner(within + 1, column, length, OUTWARD, bend(divided ? 2L * length : length)));
        if (divided) {
            corners.add(corner(within + 1, 2L * column + 1, 2L * length, SECOND_OUTWARD, bend(2L * length)));
        }
        corners.add(corner(within + 1, column + 1L, length, CLOCKWISE, 0));
        corners.add(corner(within, column + 1L, length, INWARD, -bend(length)));
        corners.add(corner(within, column, length, COUNTERCLOCKWISE, 0));
        return new Outline(corners, corner(within + 0.5, 2L * column + 1, 2L * length, -1, 0));
    }

    /** The point that many parts of a whole turn clockwise from the top, the same for the same share of a turn. */
    private Corner corner(double distance, long part, long parts, int direction, double bend) {
        double angle = 2 * Math.PI * (part % parts) / parts;
        return new Corner(
                radius() + distance * StrictMath.sin(angle), radius() - distance * StrictMath.cos(angle), direction, bend);
    }

    private static double bend(long parts) {
        return StrictMath.tan(Math.PI / 2 / parts);
    }

    /** The radius of the middle. */
    private double inner() {
        return sectors / 8.0;
    }

    private double radius() {
        return inner() + rings;
    }

    @Override
    public double width() {
        return 2 * radius();
    }

    @Override
    public double height() {
        return 2 * radius();
    }
}
