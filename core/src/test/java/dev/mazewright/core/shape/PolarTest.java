package dev.mazewright.core.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.generate.RecursiveBacktracker;
import dev.mazewright.core.generate.Wilson;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Polar.Centre;
import dev.mazewright.core.solve.Pledge;
import dev.mazewright.core.solve.WallFollower;
import dev.mazewright.core.solve.search.Hand;
import dev.mazewright.core.testing.ChiSquare;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import dev.mazewright.core.testing.SpanningTrees;
import dev.mazewright.core.testing.Uniformity;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rings: their sizes, the number of their mazes, and the outlines of their cells. The rest is in the contracts. */
class PolarTest {
    private static final double TINY = 1e-9;

    static Stream<GridModel> rings() {
        return GridModels.connected().stream().filter(model -> model.name.startsWith("polar"));
    }

    private static int[] lengths(Grid grid) {
        return IntStream.range(0, grid.rows())
                .map(row -> (int) (grid.rowEnd(row) - grid.rowStart(row)))
                .toArray();
    }

    // ---- sizes of the rings

    /** The first line is Buck's, in "Mazes for Programmers"; the others are counted by hand. */
    @ParameterizedTest
    @CsvSource({
        "6, 6 12 24 24 24 48 48 48 48 48 48 96", "8, 8 16 16 32 32 32 32 64", "3, 3 6 12 24 24 24 48", "4, 4 8 16 16 32",
        "20, 20 20 20 40", "5, 5 10 20 20 40"
    })
    void ringsAreAsLargeAsKnown(int sectors, String known) {
        int[] expected = Arrays.stream(known.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
        assertThat(lengths(new Polar(expected.length, sectors, Centre.NONE, null).grid())).containsExactly(expected);
        int[] withMiddle = IntStream.concat(IntStream.of(1), Arrays.stream(expected)).toArray();
        assertThat(lengths(new Polar(expected.length, sectors, Centre.CELL, null).grid())).containsExactly(withMiddle);
    }

    @Test
    void cellsKeepTheirSize() {
        for (int sectors = 3; sectors < 120; sectors++) {
            Polar polar = new Polar(60, sectors, Centre.NONE, null);
            int[] lengths = lengths(polar.grid());
            assertThat(lengths).containsExactly(GridModel.polarRows(polar));
            for (int ring = 0; ring < 60; ring++) {
                double width = 2 * Math.PI * (sectors / 8.0 + ring + 0.5) / lengths[ring];
                assertThat(width).as("%s in ring %s", sectors, ring).isGreaterThan(Math.PI / 4 - TINY);
                assertThat(width).isLessThan((sectors == 3 && ring < 2 ? 1.97 : Math.PI / 2) + TINY);
                assertThat(ring == 0 || lengths[ring] == lengths[ring - 1] || lengths[ring] == 2 * lengths[ring - 1])
                        .isTrue();
            }
        }
    }

    // ---- number of mazes

    /** A ring alone can be broken at each of its walls; with a middle it is a wheel, OEIS A004146. */
    @ParameterizedTest
    @CsvSource({"3, 16", "4, 45", "5, 121", "6, 320", "7, 841", "8, 2205", "32, 23725150497405"})
    void wheelsHaveAsManyMazesAsKnown(int sectors, BigInteger trees) {
        assertThat(SpanningTrees.count(new Polar(1, sectors, Centre.CELL, null).grid())).isEqualTo(trees);
        assertThat(SpanningTrees.count(new Polar(1, sectors, Centre.NONE, null).grid()))
                .isEqualTo(BigInteger.valueOf(sectors));
    }

    /** Two rings that are not divided are a prism: n (u(n) - 2) / 2, u(n) = 4 u(n - 1) - u(n - 2), OEIS A006235. */
    @ParameterizedTest
    @ValueSource(ints = {12, 13, 20})
    void prismsHaveAsManyMazesAsKnown(int sectors) {
        BigInteger before = BigInteger.TWO;
        BigInteger now = BigInteger.valueOf(4);
        for (int n = 1; n < sectors; n++) {
            BigInteger next = now.multiply(BigInteger.valueOf(4)).subtract(before);
            before = now;
            now = next;
        }
        assertThat(SpanningTrees.count(new Polar(2, sectors, Centre.NONE, null).grid()))
                .isEqualTo(now.subtract(BigInteger.TWO).multiply(BigInteger.valueOf(sectors)).divide(BigInteger.TWO));
    }

    /** Where rings divide: against all sets of edges. */
    @Test
    void dividedRingsHaveAsManyMazesAsEnumerated() {
        for (Centre centre : Centre.values()) {
            GridModel model = GridModel.polar(2, 3, centre);
            assertThat(SpanningTrees.count(model.grid))
                    .isEqualTo(BigInteger.valueOf(new Uniformity(model).trees.size()));
        }
    }

    @Test
    void wilsonIsUniform() {
        for (GridModel model : List.of(GridModel.polar(1, 4, Centre.CELL), GridModel.polar(2, 3, Centre.NONE))) {
            Uniformity mazes = new Uniformity(model);
            int each = 100 * mazes.trees.size();
            assertThat(mazes.chiSquare(new Wilson(), 1, each)).isLessThan(ChiSquare.limit(mazes.trees.size()));
            assertThat(mazes.chiSquare(new RecursiveBacktracker(), 1, each))
                    .as("the test sees what is not uniform")
                    .isGreaterThan(ChiSquare.limit(mazes.trees.size()));
        }
    }

    // ---- the drawing

    /** Euler: cells - edges + points where walls meet, hole and outside among them, = 2. */
    @ParameterizedTest
    @MethodSource("rings")
    void wallsMeetAsOftenAsEulersFormula(GridModel model) {
        Grid grid = model.grid;
        Polar polar = (Polar) grid.shape();
        double inner = polar.width() / 2 - polar.rings();
        Set<String> meetings = new HashSet<>(Set.of("outside"));
        long directions = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            directions += Directions.count(grid.directions(cell));
            for (Corner corner : polar.outline(grid, cell).corners()) {
                double away = away(polar, corner);
                boolean isHole = polar.centre() == Centre.NONE && away < inner + TINY;
                if (isHole || away < polar.width() / 2 - TINY) {
                    meetings.add(isHole ? "hole" : Math.round(corner.x() * 1e6) + " " + Math.round(corner.y() * 1e6));
                }
            }
        }
        assertThat(grid.cells() - directions / 2 + meetings.size()).isEqualTo(2);
    }

    private static double away(Polar polar, Corner corner) {
        return Math.hypot(corner.x() - polar.width() / 2, corner.y() - polar.height() / 2);
    }

    /** How far around, clockwise from the top, in turns. */
    private static double turn(Polar polar, Corner corner) {
        double turn = Math.atan2(corner.x() - polar.width() / 2, polar.height() / 2 - corner.y()) / (2 * Math.PI);
        return turn < -TINY ? turn + 1 : turn;
    }

    @ParameterizedTest
    @MethodSource("rings")
    void cellsFillTheDiscOrTheRing(GridModel model) {
        Grid grid = model.grid;
        Polar polar = (Polar) grid.shape();
        double radius = polar.width() / 2;
        assertThat(polar.height()).isEqualTo(polar.width());
        double sum = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = polar.outline(grid, cell);
            double area = area(outline);
            assertThat(area).as("clockwise").isPositive();
            sum += area;
            for (int i = 0; i < outline.corners().size(); i++) {
                assertThat(away(polar, outline.corners().get(i))).isLessThan(radius + TINY);
                assertThat(away(polar, outline.middle(i))).isLessThan(radius + TINY);
                if (outline.corners().get(i).bend() != 0) {
                    assertThat(away(polar, outline.middle(i)))
                            .as("an arc around the middle")
                            .isCloseTo(away(polar, outline.corners().get(i)), within(TINY));
                }
            }
        }
        double hole = polar.centre() == Centre.CELL ? 0 : radius - polar.rings();
        assertThat(sum).isCloseTo(Math.PI * (radius * radius - hole * hole), within(1e-6));
    }

    /** Of the polygon, and of the segments between its sides and their arcs. */
    private static double area(Outline outline) {
        double area = 0;
        for (int i = 0; i < outline.corners().size(); i++) {
            Corner a = outline.corners().get(i);
            Corner b = outline.end(i);
            double angle = 4 * Math.atan(Math.abs(a.bend()));
            double radius = angle == 0 ? 0 : Math.hypot(b.x() - a.x(), b.y() - a.y()) / 2 / Math.sin(angle / 2);
            double segment = radius * radius / 2 * (angle - Math.sin(angle));
            area += (a.x() * b.y() - b.x() * a.y()) / 2 + Math.signum(a.bend()) * segment;
        }
        return area;
    }

    @ParameterizedTest
    @MethodSource("rings")
    void sidesAreNamedAfterWhereTheyLead(GridModel model) {
        Grid grid = model.grid;
        Polar polar = (Polar) grid.shape();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = polar.outline(grid, cell);
            Corner centre = outline.centre();
            List<String> names = new ArrayList<>();
            double before = -1;
            for (int rest = grid.sides(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                String name = polar.side(grid, cell, direction);
                Corner middle = outline.middle(outline.side(direction));
                double further = away(polar, middle) - away(polar, centre);
                double around = turn(polar, middle) - turn(polar, centre);
                switch (name.replaceAll("-[0-9]+", "")) {
                    case "outward" -> assertThat(further).isGreaterThan(0.3);
                    case "inward" -> assertThat(further).isLessThan(-0.3);
                    case "clockwise" -> assertThat(around - Math.floor(around)).isBetween(0.001, 0.499);
                    case "counterclockwise" -> assertThat(around - Math.floor(around)).isBetween(0.501, 0.999);
                    default -> throw new AssertionError(name);
                }
                if (name.startsWith("outward-")) {
                    assertThat(name).isEqualTo("outward-" + (names.size() + 1));
                    assertThat(turn(polar, middle)).as("numbered clockwise").isGreaterThan(before);
                    before = turn(polar, middle);
                }
                names.add(name);
            }
            assertThat(names).doesNotHaveDuplicates();
        }
    }

    /** The middles of both sides and of the cell lie on a line to the middle of all, or are as far from it. */
    @ParameterizedTest
    @MethodSource("rings")
    void straightOnIsAlongARingOrAcrossIt(GridModel model) {
        Grid grid = model.grid;
        Polar polar = (Polar) grid.shape();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = polar.outline(grid, cell);
            for (int one = 0; one < 32; one++) {
                for (int other = 0; other < 32; other++) {
                    boolean areSides = Directions.contains(grid.sides(cell), one)
                            && Directions.contains(grid.sides(cell), other);
                    if (one == other || !areSides) {
                        continue;
                    }
                    Corner a = outline.middle(outline.side(one));
                    Corner b = outline.middle(outline.side(other));
                    Corner c = outline.centre();
                    double aside = (a.x() - c.x()) * (b.y() - c.y()) - (a.y() - c.y()) * (b.x() - c.x());
                    boolean isAlong = Math.abs(away(polar, a) - away(polar, b)) < TINY
                            && Math.abs(away(polar, a) - away(polar, c)) < TINY;
                    assertThat(polar.isStraight(grid, cell, one, other)).isEqualTo(isAlong || Math.abs(aside) < TINY);
                }
            }
        }
    }

    // ---- algorithms, and refusals

    @Test
    void wallFollowerFindsThePathAndPledgeIsRefused() {
        Puzzle puzzle = Recipe.parse("polar:9x7/kruskal/seed:3").make();
        long goal = puzzle.ends().goal();
        assertThat(new WallFollower(Hand.LEFT).solve(puzzle.maze(), puzzle.start(), goal).found()).isTrue();
        assertThatThrownBy(() -> new Pledge(Hand.LEFT).solve(puzzle.maze(), puzzle.start(), goal))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("those of this polar are not")
                .hasMessageContaining("wall-follower");
    }

    @Test
    void middleIsTheStartAndLastCellTheGoal() {
        Puzzle puzzle = Recipe.parse("polar:4x6/wilson/open:goal.outward/seed:1").make();
        Grid grid = puzzle.maze().grid();
        assertThat(puzzle.start()).isEqualTo(grid.cell(0, 0)).isZero();
        assertThat(puzzle.goals()).containsExactly(grid.cell(4, 23));
        assertThat(puzzle.openings()).containsExactly(new Opening(grid.cell(4, 23), 0));
        assertThat(grid.directions(0)).isEqualTo(0b111111);
    }

    /** A side that a mask leaves without a cell can be open, the second of two outward as well. */
    @Test
    void sidesAtAMaskAreOfTheOutline() {
        Polar whole = new Polar(2, 3, Centre.NONE, null);
        Mask mask = new Mask(2, 6);
        mask.addRange(0, 0, 3);
        mask.addRange(1, 0, 5);
        Grid grid = whole.masked(mask).grid();
        assertThat(grid.cells()).isEqualTo(8);
        long parent = grid.cell(0, 2);
        assertThat(grid.leads(parent, 0)).isTrue();
        assertThat(grid.leads(parent, 1)).isFalse();
        assertThat(grid.sides(parent)).isEqualTo(0b11111);
        assertThat(grid.shape().side(grid, parent, 1)).isEqualTo("outward-2");
        assertThat(grid.cell(1, 5)).isEqualTo(Grid.NONE);
    }

    /** Sparse removes cells; those that remain keep their positions and the passages among them. */
    @Test
    void sparseKeepsThePositionsOfTheRemainingCells() {
        Puzzle before = Recipe.parse("polar:6x5/kruskal/start:2,3/open:goal.outward/seed:8").make();
        Puzzle after = Recipe.parse("polar:6x5/kruskal/sparse:0.7/start:2,3/open:goal.outward/seed:8").make();
        Grid whole = before.maze().grid();
        Grid left = after.maze().grid();
        assertThat(left.cells()).isLessThan(whole.cells());
        assertThat(after.maze().passages()).isEqualTo(left.cells() - 1);
        for (long cell = left.first(); cell != Grid.NONE; cell = left.next(cell)) {
            long there = whole.cell(left.row(cell), left.column(cell));
            for (int direction = 0; direction < 5; direction++) {
                boolean leads = left.leads(cell, direction);
                assertThat(after.maze().isOpen(cell, direction))
                        .isEqualTo(leads && before.maze().isOpen(there, direction));
            }
        }
        assertThat(left.row(after.start())).isEqualTo(2);
        assertThat(left.column(after.start())).isEqualTo(3);
        Opening gap = after.openings().getFirst();
        assertThat(gap).isEqualTo(new Opening(left.cellAt(left.cells() - 1), 0));
        assertThat(left.column(gap.cell())).isEqualTo(whole.columns() - 1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "polar:5x1,none | at least 3 sectors; take polar:5x3",
        "polar:5x2 | at least 3 sectors; take polar:5x3",
        "polar:5x33 | take centre=none, or at most 32 sectors",
        "polar:32769x3 | take 1 to 32768",
        "polar:5x6,both | possible: cell, none"
    })
    void impossibleSizesAndCentresAreRefused(String shape, String expected) {
        assertThatThrownBy(() -> Recipe.parse(shape + "/wilson/seed:1").make())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining(expected);
    }

    @Test
    void tooManyCellsAreRefusedBeforeTheWork() {
        assertThatThrownBy(() -> new Polar(20_000, 6, Centre.CELL, null).grid())
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageContaining("polar:20000x6");
        assertThatThrownBy(() -> new Polar(1, Integer.MAX_VALUE, Centre.NONE, null).grid())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("2147483646");
        assertThatThrownBy(() -> new Polar(2, 6, Centre.CELL, new Mask(2, 12)))
                .as("a row for the middle")
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("3x12");
    }
}
