package dev.mazewright.core.generate.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.generate.rows.GridRegion.Side;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The edges of a row's cells are those of the grid, on every shape that has rows: lines, rings and levels. */
class GridRowTest {
    static List<String> grids() {
        List<String> grids = new ArrayList<>();
        for (String shape : Catalog.shapes(Catalog.generator("eller"))) {
            for (String size : List.of("1x3", "4x3", "5x5")) {
                grids.add(shape.equals("box") ? "box:" + size + "x3" : shape + ":" + size);
            }
            if (!List.of("box", "cylinder", "polar").contains(shape)) {
                grids.addAll(List.of(shape + ":1x1", shape + ":1x2", shape + ":2x1", shape + ":2x2", shape + ":9x2"));
            }
        }
        grids.addAll(List.of("box:1x1x4", "box:1x4x4", "box:2x1x2", "box:3x3x1", "polar:5x4,none", "polar:7x3"));
        return grids;
    }

    private static Grid grid(String text) {
        return new Maker(Recipe.parse(text + "/wilson/seed:1")).grid();
    }

    private static GridRows rows(Grid grid) {
        return GridRows.of(grid, "test");
    }

    @ParameterizedTest
    @MethodSource("grids")
    void edgesAheadAndBehindLeadToTheCellsBeside(String text) {
        Grid grid = grid(text);
        GridRows rows = rows(grid);
        for (int number = 0; number < grid.rows(); number++) {
            GridRow row = rows.row(number);
            assertThat(row.length).isEqualTo((int) (grid.rowEnd(number) - grid.rowStart(number)));
            for (int i = 0; i < row.length; i++) {
                assertThat(grid.row(row.cell(i))).isEqualTo(number);
                assertThat(grid.column(row.cell(i))).isEqualTo(row.column(i)).isEqualTo(i);
            }
            assertNeighboursAreBeside(grid, row);
        }
    }

    private static void assertNeighboursAreBeside(Grid grid, GridRow row) {
        int last = row.length - 1;
        for (int i = 0; i <= last; i++) {
            if (i < last || row.isRing) {
                assertLeads(grid, row.cell(i), row.ahead(i), row.cell(i < last ? i + 1 : 0));
            } else {
                assertThat(row.ahead(i)).isZero();
            }
            if (i > 0 || row.isRing) {
                assertLeads(grid, row.cell(i), row.behind(i), row.cell(i > 0 ? i - 1 : last));
            } else {
                assertThat(row.behind(i)).isZero();
            }
        }
    }

    private static void assertLeads(Grid grid, long cell, int edges, long to) {
        assertThat(Directions.count(edges)).isOne();
        assertThat(grid.step(cell, Directions.first(edges))).isEqualTo(to);
    }

    /** The rows of round shapes are rings. */
    @ParameterizedTest
    @MethodSource("grids")
    void ringsAreTheRowsOfPolarAndCylinder(String text) {
        Grid grid = grid(text);
        boolean isRound = List.of("polar", "cylinder").contains(grid.shape().name());
        GridRows rows = rows(grid);
        for (int number = 0; number < grid.rows(); number++) {
            GridRow row = rows.row(number);
            assertThat(row.isRing).isEqualTo(isRound && row.length > 2);
        }
    }

    @ParameterizedTest
    @MethodSource("grids")
    void everyEdgeOfACellIsOfOneOfTheSets(String text) {
        Grid grid = grid(text);
        GridRows rows = rows(grid);
        for (int number = 0; number < grid.rows(); number++) {
            GridRow row = rows.row(number);
            for (int i = 0; i < row.length; i++) {
                int[] sets = {row.ahead(i), row.behind(i), row.back(i), row.below(i), row.up(i)};
                int all = 0;
                for (int set : sets) {
                    assertThat(all & set).isZero();
                    all |= set;
                }
                assertThat(all).isEqualTo(grid.directions(row.cell(i)));
                assertThat(row.onward(i)).isEqualTo(row.below(i) | row.up(i));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("grids")
    void edgesLeadBackOnwardAndUp(String text) {
        Grid grid = grid(text);
        GridRows rows = rows(grid);
        for (int number = 0; number < grid.rows(); number++) {
            GridRow row = rows.row(number);
            for (int i = 0; i < row.length; i++) {
                long cell = row.cell(i);
                for (int direction = 0; direction < grid.directions(); direction++) {
                    if (grid.leads(cell, direction)) {
                        long there = grid.step(cell, direction);
                        boolean isSameLevel = grid.level(there) == grid.level(cell);
                        boolean isLater = grid.row(there) > number;
                        assertThat(Directions.contains(row.back(i), direction)).isEqualTo(grid.row(there) < number);
                        assertThat(Directions.contains(row.below(i), direction)).isEqualTo(isLater && isSameLevel);
                        assertThat(Directions.contains(row.up(i), direction)).isEqualTo(isLater && !isSameLevel);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("grids")
    void ringsBeginAndAreCutAnywhere(String text) {
        Grid grid = grid(text);
        GridRows rows = rows(grid);
        for (int number = 0; number < grid.rows(); number++) {
            GridRow whole = rows.row(number);
            for (int column = 0; column < whole.length; column++) {
                GridRow from = whole.from(column);
                GridRow cut = whole.cut(column);
                int first = whole.isRing ? column : 0;
                for (int i = 0; i < whole.length; i++) {
                    int at = (first + i) % whole.length;
                    assertThat(from.cell(i)).isEqualTo(cut.cell(i)).isEqualTo(whole.cell(at));
                    assertThat(from.column(i)).isEqualTo(cut.column(i)).isEqualTo(at);
                    assertThat(from.back(i)).isEqualTo(cut.back(i)).isEqualTo(whole.back(at));
                    assertThat(from.onward(i)).isEqualTo(cut.onward(i)).isEqualTo(whole.onward(at));
                }
                assertThat(from.isRing).isEqualTo(whole.isRing);
                assertThat(cut.isRing).isFalse();
                assertNeighboursAreBeside(grid, from);
                assertNeighboursAreBeside(grid, cut);
            }
        }
    }

    /** Across each wall that may divide a grid, and each of its parts once more, lead as many edges as in the grid. */
    @ParameterizedTest
    @MethodSource("grids")
    void wallsAreAllTheEdgesBetweenTwoParts(String text) {
        Grid grid = grid(text);
        GridRegion whole = GridRegion.whole(rows(grid));
        assertThat(cells(whole)).hasSize((int) grid.cells());
        assertWallsAreAllEdges(grid, whole, 2);
    }

    private static void assertWallsAreAllEdges(Grid grid, GridRegion region, int depth) {
        for (Side side : Side.values()) {
            int size = region.size(side);
            boolean isAround = region.isAround(side);
            for (int first = 0; first < (isAround ? size : 1) && size > 1; first++) {
                for (int many = 1; many < size; many++) {
                    Wall wall = region.wall(side, first, many);
                    GridRegion one = wall.one();
                    GridRegion other = wall.other();
                    Set<Long> ones = cells(one);
                    Set<Long> others = cells(other);
                    assertThat(one.cells()).isEqualTo(ones.size());
                    assertThat(ones.size() + others.size()).isEqualTo(cells(region).size());
                    assertThat(ones).doesNotContainAnyElementsOf(others);
                    assertThat(wall.edges()).as("%s of %s", one, region).isEqualTo(edges(grid, ones, others));
                    if (depth > 1 && first < 2 && many == (size + 1) / 2) {
                        assertWallsAreAllEdges(grid, one, depth - 1);
                        assertWallsAreAllEdges(grid, other, depth - 1);
                    }
                }
            }
        }
    }

    private static Set<Long> cells(GridRegion region) {
        Set<Long> cells = new HashSet<>();
        for (int level = region.level(); level < region.level() + region.levels(); level++) {
            for (int inLevel = region.top(); inLevel <= region.bottom(); inLevel++) {
                GridRow row = region.row(inLevel, level);
                for (int i = 0; i < row.length; i++) {
                    cells.add(row.cell(i));
                }
            }
        }
        return cells;
    }

    private static long edges(Grid grid, Set<Long> ones, Set<Long> others) {
        long edges = 0;
        for (long cell : ones) {
            for (int direction = 0; direction < grid.directions(); direction++) {
                edges += grid.leads(cell, direction) && others.contains(grid.step(cell, direction)) ? 1 : 0;
            }
        }
        return edges;
    }
}
