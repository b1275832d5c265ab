package dev.mazewright.core.mask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Triangle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Hexagons and triangles on lattices against the figurate numbers that they show. */
class RegularOutlineTest {
    private static IntStream sides() {
        return IntStream.rangeClosed(1, 12);
    }

    private static List<Integer> widths(MaskOutline outline, Shape whole) {
        Mask mask = Masks.outline(outline, whole);
        assertThat(LargestComponent.of(whole.masked(mask).grid()).isWhole()).isTrue();
        List<Integer> widths = new ArrayList<>();
        for (int row = 0; row < mask.rows(); row++) {
            int width = 0;
            for (int column = 0; column < mask.columns(); column++) {
                width += mask.contains(row, column) ? 1 : 0;
            }
            widths.add(width);
        }
        return widths;
    }

    private static int sum(List<Integer> widths) {
        return widths.stream().mapToInt(Integer::intValue).sum();
    }

    @ParameterizedTest
    @MethodSource("sides")
    void hexagonsOfHexagonsAreCenteredHexagonalNumbers(int n) {
        List<Integer> widths = widths(MaskOutline.HEXAGON, new Hexagon(2 * n - 1, 2 * n - 1, null));
        assertThat(widths)
                .isEqualTo(IntStream.range(0, 2 * n - 1).mapToObj(row -> 2 * n - 1 - Math.abs(row - n + 1)).toList());
        assertThat(sum(widths)).isEqualTo(3 * n * (n - 1) + 1);
    }

    @ParameterizedTest
    @MethodSource("sides")
    void trianglesOfHexagonsAreTriangularNumbers(int n) {
        List<Integer> widths = widths(MaskOutline.TRIANGLE, new Hexagon(n, n, null));
        assertThat(widths).isEqualTo(IntStream.rangeClosed(1, n).boxed().toList());
        assertThat(sum(widths)).isEqualTo(n * (n + 1) / 2);
    }

    /**
     * The triangle at (0, 0) points up, so the one at the top of a figure of side n does so on 2n - 1 columns only where n
     * is odd; otherwise it takes one column more.
     */
    @ParameterizedTest
    @MethodSource("sides")
    void trianglesOfTrianglesAreSquareNumbers(int n) {
        List<Integer> rows = IntStream.range(0, n).mapToObj(row -> 2 * row + 1).toList();
        assertThat(widths(MaskOutline.TRIANGLE, new Triangle(n, 2 * n, null))).isEqualTo(rows);
        assertThat(sum(rows)).isEqualTo(n * n);
        if (n % 2 == 1) {
            assertThat(widths(MaskOutline.TRIANGLE, new Triangle(n, 2 * n - 1, null))).isEqualTo(rows);
        } else {
            assertThat(sum(widths(MaskOutline.TRIANGLE, new Triangle(n, 2 * n - 1, null)))).isEqualTo((n - 1) * (n - 1));
        }
    }

    @ParameterizedTest
    @MethodSource("sides")
    void hexagonsOfTrianglesAreSixSquares(int n) {
        List<Integer> rows = IntStream.range(0, 2 * n)
                .mapToObj(row -> 2 * n + 1 + 2 * Math.min(row, 2 * n - 1 - row))
                .toList();
        assertThat(widths(MaskOutline.HEXAGON, new Triangle(2 * n, 4 * n, null))).isEqualTo(rows);
        assertThat(sum(rows)).isEqualTo(6 * n * n);
        if (n % 2 == 1) {
            assertThat(widths(MaskOutline.HEXAGON, new Triangle(2 * n, 4 * n - 1, null))).isEqualTo(rows);
        }
    }

    /** The sides of a regular figure: every cell inside has all its neighbours, and the rim is as long as it must be. */
    @ParameterizedTest
    @MethodSource("sides")
    void haveStraightSides(int n) {
        assertThat(rim(MaskOutline.TRIANGLE, new Triangle(n, 2 * n, null))).isEqualTo(3 * n);
        assertThat(rim(MaskOutline.HEXAGON, new Triangle(2 * n, 4 * n, null))).isEqualTo(6 * n);
        assertThat(rim(MaskOutline.TRIANGLE, new Hexagon(n, n, null))).isEqualTo(6 * n);
        assertThat(rim(MaskOutline.HEXAGON, new Hexagon(2 * n - 1, 2 * n - 1, null))).isEqualTo(12 * n - 6);
    }

    /** How many sides of cells have no neighbour. */
    private static int rim(MaskOutline outline, Shape whole) {
        var grid = whole.masked(Masks.outline(outline, whole)).grid();
        int sides = 0;
        for (long cell = grid.first(); cell >= 0; cell = grid.next(cell)) {
            sides += Integer.bitCount(grid.sides(cell)) - Integer.bitCount(grid.directions(cell));
        }
        return sides;
    }

    @Test
    void standInTheMiddleOfLargerModels() {
        List<Integer> widths = widths(MaskOutline.HEXAGON, new Hexagon(9, 5, null));
        assertThat(widths).containsExactly(0, 0, 3, 4, 5, 4, 3, 0, 0);
        for (int rows = 1; rows < 20; rows++) {
            for (int columns = 2; columns < 20; columns++) {
                int side = Math.min(rows, (columns + 1) / 2);
                int cells = sum(widths(MaskOutline.TRIANGLE, new Triangle(rows, columns, null)));
                assertThat(cells).isIn(side * side, (side - 1) * (side - 1));
            }
        }
    }

    @Test
    void areRefusedWhereNoneFits() {
        assertThatThrownBy(() -> Masks.outline(MaskOutline.HEXAGON, new Triangle(1, 9, null)))
                .isInstanceOf(UsageException.class)
                .hasMessage("mask=hexagon leaves no cell of triangle 1x9; take a larger size or another mask");
    }
}
