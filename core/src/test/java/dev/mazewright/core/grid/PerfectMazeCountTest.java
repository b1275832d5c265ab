package dev.mazewright.core.grid;

import static dev.mazewright.core.testing.SpanningTrees.determinant;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.SpanningTrees;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** How many perfect mazes a grid has: Kirchhoff's theorem against known numbers and against trees of walls. */
class PerfectMazeCountTest {
    /** The squares are OEIS A007341; the rest is exact arithmetic from the definitions, in another program. */
    @ParameterizedTest
    @CsvSource({
        "rectangle, 1, 1, 1", "rectangle, 2, 2, 4", "rectangle, 3, 3, 192", "rectangle, 4, 4, 100352",
        "rectangle, 5, 5, 557568000", "rectangle, 6, 6, 32565539635200", "rectangle, 7, 7, 19872369301840986112",
        "rectangle, 8, 8, 126231322912498539682594816", "rectangle, 9, 9, 8326627661691818545121844900397056",
        "rectangle, 12, 12, 2954540993952788006228764987084443226815814190099484786032640000",
        "rectangle, 2, 3, 15", "rectangle, 2, 4, 56", "rectangle, 2, 5, 209", "rectangle, 2, 6, 780",
        "rectangle, 2, 7, 2911", "rectangle, 7, 2, 2911", "rectangle, 3, 2, 15", "rectangle, 3, 4, 2415",
        "rectangle, 3, 5, 30305", "rectangle, 3, 6, 380160", "rectangle, 3, 7, 4768673", "rectangle, 4, 2, 56",
        "rectangle, 4, 3, 2415", "rectangle, 4, 5, 4140081", "rectangle, 4, 6, 170537640",
        "rectangle, 4, 7, 7022359583",
        "rectangle, 5, 6, 74795194705", "rectangle, 5, 7, 10021992194369", "rectangle, 1, 9, 1",
        "hexagon, 2, 2, 8", "hexagon, 3, 3, 2071", "hexagon, 4, 4, 14682473", "hexagon, 5, 5, 2741748727096",
        "brick, 2, 2, 8", "brick, 3, 3, 2071", "brick, 4, 4, 14682473", "brick, 5, 5, 2741748727096",
        "triangle, 3, 3, 6", "triangle, 4, 4, 204", "triangle, 5, 5, 35476", "triangle, 6, 6, 31799040",
        "upsilon, 4, 4, 12510368", "upsilon, 5, 5, 2122794204741", "upsilon, 6, 6, 6962477673897607680",
        "cairo, 1, 7, 9", "cairo, 2, 2, 1", "cairo, 2, 3, 8", "cairo, 2, 5, 560", "cairo, 3, 3, 192",
        "cairo, 4, 4, 124077", "cairo, 5, 5, 2034761728", "cairo, 6, 6, 469124381922243",
        "zeta, 2, 2, 16", "zeta, 3, 3, 17745", "zeta, 4, 4, 1064918960", "zeta, 5, 5, 3271331573452800",
        "cylinder, 1, 3, 3", "cylinder, 2, 3, 75", "cylinder, 3, 3, 1728", "cylinder, 4, 3, 39675", "cylinder, 1, 4, 4",
        "cylinder, 2, 4, 384", "cylinder, 3, 4, 31500", "cylinder, 4, 4, 2558976", "cylinder, 2, 5, 1805",
        "cylinder, 3, 5, 508805", "cylinder, 4, 5, 140503005", "cylinder, 1, 6, 6", "cylinder, 2, 6, 8100",
        "cylinder, 3, 6, 7741440", "cylinder, 4, 6, 7138643400",
        "torus, 3, 3, 11664", "torus, 4, 4, 42467328", "torus, 5, 5, 1562500000000", "torus, 6, 6, 587312954081280000",
        "octile, 2, 2, 16", "octile, 3, 3, 17745", "octile, 4, 4, 1064918960", "octile, 5, 5, 3271331573452800"
    })
    void perfectMazesAreAsManyAsKnown(String shape, int rows, int columns, BigInteger trees) {
        GridModel model = shape.equals("octile")
                ? GridModel.masked(shape, GridModel.full(rows, columns))
                : GridModel.flat(shape, rows, columns);
        assertThat(SpanningTrees.count(model.grid)).isEqualTo(trees);
    }

    /**
     * An octagon among eight cells is the hub of a wheel of 8 spokes: OEIS A004146, the 16th Lucas number less 2. Two rows
     * of octagons and squares are a strip of 2 (n - 1) triangles: the Fibonacci number F(4 n - 2).
     */
    @ParameterizedTest
    @CsvSource({"3, 3, 2205", "2, 2, 8", "2, 3, 55", "3, 2, 55", "2, 4, 377", "2, 5, 2584", "2, 6, 17711", "1, 6, 1"})
    void perfectMazesOfOctagonsAndSquaresAreWheelsAndStrips(int rows, int columns, BigInteger trees) {
        assertThat(SpanningTrees.count(GridModel.flat("upsilon", rows, columns).grid)).isEqualTo(trees);
    }

    /**
     * In a plane the walls of a perfect maze are a spanning tree of the corners, with the border as one corner. So there
     * are as many mazes as trees of corners, which are counted from the drawing.
     */
    @ParameterizedTest
    @MethodSource("flat")
    void perfectMazesAreAsManyAsTreesOfTheirWalls(GridModel model) {
        Grid grid = model.grid;
        Map<List<Long>, Integer> corners = new HashMap<>();
        List<List<Long>> lines = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            List<Corner> outline = grid.shape().outline(grid, cell).corners();
            for (int i = 0; i < outline.size(); i++) {
                List<Long> from = point(outline.get(i));
                List<Long> to = point(outline.get((i + 1) % outline.size()));
                lines.add(Stream.concat(from.stream(), to.stream()).toList());
            }
        }
        Set<List<Long>> known = new HashSet<>(lines);
        for (List<Long> line : lines) {
            if (!known.contains(back(line))) { // no other cell has this side: it is at the border
                corners.put(line.subList(0, 2), 0);
                corners.put(line.subList(2, 4), 0);
            }
        }
        lines.forEach(line -> corners.putIfAbsent(line.subList(0, 2), corners.size() - border(corners) + 1));
        int n = corners.size() - border(corners);
        BigInteger[][] matrix = new BigInteger[n][n];
        Arrays.stream(matrix).forEach(row -> Arrays.fill(row, BigInteger.ZERO));
        for (List<Long> line : lines) {
            int from = corners.get(line.subList(0, 2)) - 1;
            int to = corners.get(line.subList(2, 4)) - 1;
            if (from >= 0) {
                matrix[from][from] = matrix[from][from].add(BigInteger.ONE);
                if (to >= 0) {
                    matrix[from][to] = matrix[from][to].subtract(BigInteger.ONE);
                }
            }
        }
        assertThat(SpanningTrees.count(grid)).isEqualTo(SpanningTrees.determinant(matrix)).isPositive();
    }

    static Stream<GridModel> flat() {
        return GridModel.FLAT.stream().filter(shape -> !shape.equals("zeta")).flatMap(shape -> Stream.of(new int[][] {{1, 7}, {2, 2}, {2, 7}, {3, 3}, {5, 3}, {5, 8}})
                .map(size -> GridModel.flat(shape, size[0], size[1])));
    }

    private static List<Long> point(Corner corner) {
        return List.of(Math.round(corner.x() * 1e6), Math.round(corner.y() * 1e6));
    }

    private static List<Long> back(List<Long> line) {
        return List.of(line.get(2), line.get(3), line.get(0), line.get(1));
    }

    private static int border(Map<List<Long>, Integer> corners) {
        return (int) corners.values().stream().filter(number -> number == 0).count();
    }

    /**
     * A Möbius strip of two rows is the Möbius ladder: its ring goes around twice, and has a rung from each cell to the
     * opposite one. Of n rungs there are n/2 ((2 + sqrt 3)^n + (2 - sqrt 3)^n + 2) trees: OEIS A020871.
     */
    @ParameterizedTest
    @CsvSource({"3, 81", "4, 392", "5, 1815", "6, 8112", "7, 35301", "8, 150544"})
    void perfectMazesOfTwoRowsOfAMoebiusStripAreThoseOfItsLadder(int columns, BigInteger trees) {
        assertThat(SpanningTrees.count(GridModel.flat("moebius", 2, columns).grid)).isEqualTo(trees);
    }

    /** Kirchhoff, from the drawing's neighbours and not from the grid; a strip of one row is a ring. */
    @ParameterizedTest
    @CsvSource({"1, 3", "1, 9", "3, 3", "3, 4", "4, 3", "5, 6"})
    void perfectMazesOfAMoebiusStripAreAsManyAsOfItsDrawing(int rows, int columns) {
        GridModel model = GridModel.flat("moebius", rows, columns);
        int[][] adjacency = model.adjacency();
        int n = adjacency.length - 1;
        BigInteger[][] matrix = new BigInteger[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(matrix[i], BigInteger.ZERO);
            for (int there : adjacency[i]) {
                matrix[i][i] = matrix[i][i].add(there < 0 ? BigInteger.ZERO : BigInteger.ONE);
                if (there >= 0 && there < n) {
                    matrix[i][there] = matrix[i][there].subtract(BigInteger.ONE);
                }
            }
        }
        BigInteger trees = SpanningTrees.determinant(matrix);
        assertThat(SpanningTrees.count(model.grid)).isEqualTo(trees);
        assertThat(trees).isEqualTo(rows == 1 ? BigInteger.valueOf(columns) : trees);
        if (rows >= 3) {
            assertThat(trees)
                    .as("the twist changes the number")
                    .isNotEqualTo(SpanningTrees.count(GridModel.flat("cylinder", rows, columns).grid));
        }
    }

    /** Cayley: n^(n-2) trees of n numbered vertices. */
    @Test
    void perfectMazesOfACompleteGraphAreAsManyAsCayleysFormula() {
        List<List<Integer>> lists = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            int vertex = i;
            lists.add(Stream.iterate(0, n -> n < 9, n -> n + 1).filter(n -> n != vertex).toList());
        }
        assertThat(SpanningTrees.count(new Graph(lists).grid())).isEqualTo(BigInteger.valueOf(9).pow(7));
    }
}
