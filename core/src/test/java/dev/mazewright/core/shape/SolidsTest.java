package dev.mazewright.core.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.generate.Wilson;
import dev.mazewright.core.grid.Caption;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.testing.ChiSquare;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Solids;
import dev.mazewright.core.testing.SpanningTrees;
import dev.mazewright.core.testing.Uniformity;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boxes and cubes: properties that {@code GridContractTest}, which knows flat shapes, does not test. */
class SolidsTest {
    private static final double TINY = 1e-9;

    static List<GridModel> models() {
        return Solids.models();
    }

    // ---- boxes

    /** Exact arithmetic; 2x2xk is the cylinder of k rings of 4, OEIS A003753. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1, 1", "2, 2, 1, 4", "2, 2, 2, 384", "2, 2, 3, 31500", "3, 2, 2, 31500", "2, 3, 2, 31500",
        "2, 2, 4, 2558976", "3, 3, 3, 8193540096000", "1, 3, 3, 192", "4, 1, 4, 100352"})
    void boxesHaveAsManyMazesAsKnown(int rows, int columns, int levels, BigInteger trees) {
        assertThat(SpanningTrees.count(new Box(rows, columns, levels).grid())).isEqualTo(trees);
    }

    /** In a box without walls the shortest path is as long as the sum of what lies between, and the bound is no less. */
    @Test
    void theBoundOfABoxIsTheDistance() {
        Grid grid = new Box(4, 3, 5).grid();
        for (long i = 0; i < grid.cells(); i++) {
            for (long j = 0; j < grid.cells(); j++) {
                long rows = Math.abs(i / 3 % 4 - j / 3 % 4);
                long columns = Math.abs(i % 3 - j % 3);
                long levels = Math.abs(i / 12 - j / 12);
                assertThat(grid.bound(grid.cellAt(i), grid.cellAt(j))).isEqualTo(Grid.UNIT * (rows + columns + levels));
            }
        }
    }

    @Test
    void stairsLeadUpToTheNextLevel() {
        Box box = new Box(3, 4, 3);
        Grid grid = box.grid();
        long cell = grid.cell(2, 1, 1);
        assertThat(grid.number(cell)).isEqualTo(12 + 9);
        assertThat(grid.step(cell, 4)).isEqualTo(grid.cell(2, 1, 2));
        assertThat(grid.step(cell, 5)).isEqualTo(grid.cell(2, 1, 0));
        assertThat(box.side(grid, cell, 4)).isEqualTo("up");
        assertThat(box.side(grid, cell, 5)).isEqualTo("down");
        assertThat(box.link(grid, cell, 4)).isEqualTo(Link.STAIRS_UP);
        assertThat(box.link(grid, cell, 5)).isEqualTo(Link.STAIRS_DOWN);
        assertThat(box.isStraight(grid, cell, 4, 5)).isTrue();
        assertThat(box.isStraight(grid, cell, 0, 4)).isFalse();
        assertThat(box.isStraight(grid, cell, 1, 3)).isTrue();
    }

    /** Each level is a rectangle of its own, a cell at least away from the others, with a caption above it. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "4, 6, 2", "4, 30, 2", "30, 4, 3", "10, 10, 4", "3, 3, 7", "2, 9, 12", "1, 1, 100"})
    void levelsLieApart(int rows, int columns, int levels) {
        Box box = new Box(rows, columns, levels);
        Grid grid = box.grid();
        Set<List<Long>> corners = new HashSet<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Corner corner = box.outline(grid, cell).corners().getFirst();
            Corner first = box.outline(grid, grid.cell(0, 0, grid.level(cell))).corners().getFirst();
            assertThat(corner.x() - first.x()).isCloseTo(grid.column(cell), within(TINY));
            assertThat(corner.y() - first.y()).isCloseTo(grid.rowInLevel(cell), within(TINY));
            assertThat(corners.add(List.of(Math.round(corner.x()), Math.round(corner.y())))).isTrue();
            assertThat(corner.x() + 1).isLessThanOrEqualTo(box.width());
            assertThat(corner.y() + 1).isLessThanOrEqualTo(box.height());
        }
        assertThat(box.captions()).hasSize(levels);
        for (int level = 0; level < levels; level++) {
            Corner first = box.outline(grid, grid.cell(0, 0, level)).corners().getFirst();
            Caption caption = box.captions().get(level);
            assertThat(caption.text()).endsWith(String.valueOf(level));
            assertThat(caption.x()).isEqualTo(first.x());
            assertThat(caption.y()).isBetween(first.y() - 1, first.y());
            for (int column = 0; column < columns; column++) {
                assertThat(corners).doesNotContain(List.of(Math.round(first.x()) + column, Math.round(first.y()) - 1));
            }
            for (int row = 0; row < rows; row++) {
                assertThat(corners).doesNotContain(List.of(Math.round(first.x()) + columns, Math.round(first.y()) + row));
            }
        }
    }

    /** Few levels stand in one line, across or down; many as near to a square as can be. */
    @Test
    void pagesOfBoxesAreNearlySquare() {
        assertThat(List.of(new Box(10, 10, 3).width(), new Box(10, 10, 3).height())).containsExactly(32.0, 11.0);
        assertThat(List.of(new Box(4, 30, 3).width(), new Box(4, 30, 3).height())).containsExactly(30.0, 15.0);
        for (int levels = 4; levels < 60; levels++) {
            Box box = new Box(5, 8, levels);
            double least = Double.MAX_VALUE;
            for (int across = 1; across <= levels; across++) {
                least = Math.min(least, Math.max(across * 9 - 1, Math.ceilDiv(levels, across) * 6));
            }
            assertThat(Math.max(box.width(), box.height())).as("%s levels", levels).isEqualTo(least);
        }
    }

    // ---- cubes

    /** The octahedron: eigenvalues 0, 4, 4, 4, 6, 6 of degrees less neighbours; their product over 6 is 384. */
    @Test
    void theSmallestCubeIsAnOctahedron() {
        assertThat(SpanningTrees.count(new Cube(1).grid())).isEqualTo(BigInteger.valueOf(384));
    }

    /** Going around a corner of cells, one comes back after three at the eight corners of the cube, else after four. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void cubesAreClosedSurfacesWithEightCorners(int length) {
        Grid grid = new Cube(length).grid();
        int cells = 6 * length * length;
        assertThat(grid.cells()).isEqualTo(cells);
        Map<Integer, Integer> cornersOfCells = new TreeMap<>();
        Set<List<Long>> seen = new HashSet<>();
        int edges = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            assertThat(grid.directions(cell)).isEqualTo(0b1111);
            edges += Directions.count(grid.directions(cell));
            for (int corner = 0; corner < 4; corner++) {
                if (seen.contains(List.of(cell, (long) corner))) {
                    continue;
                }
                int around = 0;
                long at = cell;
                int direction = corner; // whose side begins, clockwise, at the corner
                while (seen.add(List.of(at, (long) direction))) {
                    int back = grid.opposite(at, direction);
                    at = grid.step(at, direction);
                    direction = (back + 1) % 4;
                    around++;
                }
                assertThat(at).isEqualTo(cell);
                assertThat(direction).isEqualTo(corner);
                cornersOfCells.merge(around, 1, Integer::sum);
            }
        }
        assertThat(cornersOfCells.remove(3)).isEqualTo(8);
        int others = cells + 2 - 8; // Euler: corners - edges + cells = 2, with two edges a cell
        assertThat(edges / 2).isEqualTo(2 * cells);
        assertThat(cornersOfCells).isEqualTo(others == 0 ? Map.of() : Map.of(4, others));
    }

    /** Straight on over four edges one comes back to where one was, by 4 n steps. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void straightOnLeadsAroundTheCube(int length) {
        Cube cube = new Cube(length);
        Grid grid = cube.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int start = 0; start < 4; start++) {
                long at = cell;
                int direction = start;
                Set<Long> ring = new HashSet<>();
                for (int i = 0; i < 4 * length; i++) {
                    assertThat(ring.add(at)).isTrue();
                    int back = grid.opposite(at, direction);
                    at = grid.step(at, direction);
                    int on = 0;
                    while (on == back || !cube.isStraight(grid, at, back, on)) {
                        on++;
                    }
                    direction = on;
                }
                assertThat(at).isEqualTo(cell);
                assertThat(direction).isEqualTo(start);
            }
        }
    }

    /** 5 of 12 edges are folds, where sides of cells lie on each other; 7 are seams, and lie where the marks say. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void theNetHasSevenSeams(int length) {
        Cube cube = new Cube(length);
        Grid grid = cube.grid();
        Map<String, List<Link.Seam>> seams = new TreeMap<>();
        cube.seams().forEach(seam -> seams.computeIfAbsent(seam.label(), key -> new ArrayList<>()).add(seam));
        assertThat(seams.keySet()).containsExactly("A", "B", "C", "D", "E", "F", "G");
        seams.values().forEach(pair -> {
            assertThat(pair).hasSize(2);
            assertThat(pair.stream().filter(Link.Seam::hasTab)).as("one tab a pair").hasSize(1);
        });
        Map<List<Long>, List<Long>> glued = new HashMap<>();
        for (List<Link.Seam> pair : seams.values()) {
            for (int i = 0; i < length; i++) {
                List<Long> one = between(pair.getFirst(), i, length);
                List<Long> other = between(pair.getLast(), i, length);
                glued.put(one, other);
                glued.put(other, one);
            }
        }
        int ends = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline here = cube.outline(grid, cell);
            for (int direction = 0; direction < 4; direction++) {
                long there = grid.step(cell, direction);
                List<Long> out = point(here.middle(here.side(direction)));
                Outline beside = cube.outline(grid, there);
                List<Long> in = point(beside.middle(beside.side(grid.opposite(cell, direction))));
                boolean isSeam = cube.link(grid, cell, direction) == Link.SEAM;
                ends += isSeam ? 1 : 0;
                assertThat(glued.get(out)).isEqualTo(isSeam ? in : null);
                assertThat(out.equals(in)).isEqualTo(!isSeam);
            }
        }
        assertThat(ends).isEqualTo(2 * 7 * length);
    }

    /** The middle of the cell's side number i along a seam, from its first point on, in thousandths. */
    private static List<Long> between(Link.Seam seam, int i, int length) {
        double part = (i + 0.5) / length;
        return List.of(
                Math.round(1000 * (seam.x1() + part * (seam.x2() - seam.x1()))),
                Math.round(1000 * (seam.y1() + part * (seam.y2() - seam.y1()))));
    }

    private static List<Long> point(Corner corner) {
        return List.of(Math.round(1000 * corner.x()), Math.round(1000 * corner.y()));
    }

    @Test
    void aCubeHasSquareFaces() {
        assertThatThrownBy(() -> Recipe.parse("cube:3x4/wilson/seed:1").make())
                .isInstanceOf(UsageException.class)
                .hasMessage("cube:3x4 has no square faces; a cube has as many rows as columns, such as cube:4x4");
        assertThatThrownBy(() -> Recipe.parse("cube:3x3x6/wilson/seed:1").make())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("a cube has none; shapes that have: box");
    }

    // ---- both

    @ParameterizedTest
    @MethodSource("models")
    void sidesAreSharedWhereTheLinkSaysSo(GridModel model) {
        Grid grid = model.grid;
        Shape shape = grid.shape();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline here = shape.outline(grid, cell);
            Set<String> names = new HashSet<>();
            for (int direction = 0; direction < grid.directions(); direction++) {
                assertThat(names.add(shape.side(grid, cell, direction))).isTrue();
                int side = here.side(direction);
                if (!grid.leads(cell, direction)) {
                    continue;
                }
                Link link = shape.link(grid, cell, direction);
                Outline there = shape.outline(grid, grid.step(cell, direction));
                int back = there.side(grid.opposite(cell, direction));
                if (link == Link.SIDE) {
                    assertThat(point(here.corners().get(side))).isEqualTo(point(there.end(back)));
                    assertThat(point(here.end(side))).isEqualTo(point(there.corners().get(back)));
                } else if (link == Link.SEAM) {
                    assertThat(Math.min(side, back)).isNotNegative();
                } else {
                    assertThat(Math.max(side, back)).as("stairs cross no side").isNegative();
                }
            }
        }
    }

    static Stream<GridModel> countable() {
        return Stream.of(Solids.box(2, 2, 2), Solids.cube(1));
    }

    @ParameterizedTest
    @MethodSource("countable")
    void wilsonMakesAll384MazesEquallyOften(GridModel model) {
        Uniformity all = new Uniformity(model);
        assertThat(all.trees).hasSize(384);
        assertThat(all.chiSquare(new Wilson(), 1, 384 * 50)).isLessThan(ChiSquare.limit(384));
    }

    @ParameterizedTest
    @ValueSource(strings = {"box:7x9x3", "box:1x1x40", "cube:7x7", "cube:1x1"})
    void minimumSpanningTreesAreOne(String shape) {
        for (int seed = 0; seed < 5; seed++) {
            Maze kruskal = Recipe.parse(shape + "/kruskal/seed:" + seed).make().maze();
            for (String other : List.of("prim", "boruvka", "reverse-delete")) {
                assertThat(Recipe.parse(shape + "/" + other + "/seed:" + seed).make().maze()).isEqualTo(kruskal);
            }
        }
    }

    @Test
    void recipesNameLevels() {
        assertThat(Recipe.parse("box:3x4/wilson/seed:1")).hasToString("box:3x4x2/wilson/seed:1");
        Puzzle box = Recipe.parse("box:3x4x5/wilson/start:1,2,4/goal:2,3,0/seed:1").make();
        Grid grid = box.maze().grid();
        assertThat(grid.number(box.start())).isEqualTo(4 * 12 + 1 * 4 + 2);
        assertThat(grid.number(box.ends().goal())).isEqualTo(2 * 4 + 3);
        Puzzle cube = Recipe.parse("cube:3x3/wilson/start:1,2,5/seed:1").make();
        assertThat(cube.maze().grid().number(cube.start())).isEqualTo(5 * 9 + 1 * 3 + 2);
        assertThat(cube.maze().grid().number(cube.ends().goal())).isEqualTo(53);
    }
}
