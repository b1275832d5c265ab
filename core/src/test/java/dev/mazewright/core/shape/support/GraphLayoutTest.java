package dev.mazewright.core.shape.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.shape.Graph;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The layout of graphs without given coordinates. */
class GraphLayoutTest {
    private static double distance(GraphLayout layout, int one, int other) {
        return Math.hypot(layout.x(one) - layout.x(other), layout.y(one) - layout.y(other));
    }

    private static GraphLayout layout(List<List<Integer>> neighbours) {
        return new Graph(neighbours).layout();
    }

    private static List<List<Integer>> grid(int rows, int columns) {
        List<List<Integer>> lists = new ArrayList<>();
        for (int i = 0; i < rows * columns; i++) {
            List<Integer> list = new ArrayList<>();
            int vertex = i;
            for (int other : new int[] {i - columns, i - 1, i + 1, i + columns}) {
                boolean isBeside = Math.abs(other - i) == columns || other / columns == vertex / columns;
                if (isBeside && other >= 0 && other < rows * columns) {
                    list.add(other);
                }
            }
            lists.add(list);
        }
        return lists;
    }

    /** A lattice of squares comes out as one: edges of one length, corners far apart, wider than high. */
    @Test
    void latticeOfSquaresIsDrawnAsOne() {
        List<List<Integer>> lists = grid(6, 9);
        GraphLayout layout = layout(lists);
        for (int i = 0; i < lists.size(); i++) {
            for (int j : lists.get(i)) {
                assertThat(distance(layout, i, j)).isBetween(1.5, 2.5);
            }
        }
        assertThat(distance(layout, 0, 8) / distance(layout, 0, 45)).as("8 steps to 5").isCloseTo(1.6, within(0.2));
        assertThat(layout.width()).isGreaterThan(layout.height());
    }

    /** A path is nearly a line, a ring is round: every vertex as far from the middle as any other. */
    @Test
    void aPathIsALineAndARingIsRound() {
        GraphLayout path = layout(IntStream.range(0, 20)
                .mapToObj(i -> i == 0 ? List.of(1) : i == 19 ? List.of(18) : List.of(i - 1, i + 1))
                .toList());
        assertThat(distance(path, 0, 19)).isCloseTo(38, within(1.0));
        assertThat(path.height()).as("hardly bent").isLessThan(5);
        GraphLayout ring = layout(IntStream.range(0, 16).mapToObj(i -> List.of((i + 1) % 16, (i + 15) % 16)).toList());
        for (int i = 0; i < 16; i++) {
            double radius = Math.hypot(ring.x(i) - ring.width() / 2, ring.y(i) - ring.height() / 2);
            assertThat(radius).isCloseTo(2 / (2 * Math.sin(Math.PI / 16)), within(0.3));
        }
    }

    @Test
    void allVerticesLieOnTheGridAndApart() {
        for (List<List<Integer>> lists : List.of(grid(1, 1), grid(1, 2), grid(20, 30), complete(30), List.of(
                List.of(1), List.of(0), List.<Integer>of()))) {
            GraphLayout layout = layout(lists);
            for (int i = 0; i < lists.size(); i++) {
                assertThat(layout.x(i)).isBetween(0.499, layout.width() - 0.499);
                assertThat(layout.y(i)).isBetween(0.499, layout.height() - 0.499);
                for (int j = 0; j < i; j++) {
                    assertThat(distance(layout, i, j)).as("%s and %s of %s", i, j, lists.size()).isGreaterThan(0.1);
                }
            }
        }
    }

    private static List<List<Integer>> complete(int vertices) {
        return IntStream.range(0, vertices)
                .mapToObj(i -> IntStream.range(0, vertices).filter(j -> j != i).boxed().toList())
                .toList();
    }

    /**
     * Too many for distances between all: a cell or so for each, on a page that their area fills, two cells for each.
     * Around a circle, 100,000 vertices would be a picture of 640,000 pixels a side.
     */
    @Test
    void largeGraphTakesAnAreaInProportionToItsVertices() {
        int vertices = GraphLayout.MOST_PLACED + 1;
        GraphLayout layout = layout(grid(1, vertices));
        assertThat(layout.width()).isCloseTo(1 + Math.sqrt(8 * vertices / Math.PI), within(2.5));
        assertThat(layout.height()).isCloseTo(layout.width(), within(2.5));
        for (int i = 0; i < vertices; i++) {
            for (int j = 0; j < i; j++) {
                assertThat(distance(layout, i, j)).isGreaterThan(0.95);
            }
            assertThat(i == 0 ? 1 : distance(layout, i - 1, i)).isLessThan(1.2);
        }
    }

    @Test
    void sameGraphHasTheSameLayout() {
        GraphLayout one = layout(grid(4, 5));
        GraphLayout other = layout(grid(4, 5));
        for (int i = 0; i < 20; i++) {
            assertThat(one.x(i)).isEqualTo(other.x(i));
            assertThat(one.y(i)).isEqualTo(other.y(i));
        }
        assertThat(new Graph(grid(4, 5))).isEqualTo(new Graph(grid(4, 5)));
    }

    /** Coordinates that are all equal are ignored. */
    @Test
    void givenCoordinatesAreKeptUnlessAllAreEqual() {
        double[] x = {3, 1, 2};
        double[] y = {0, 0, 5};
        GraphLayout given = new Graph(complete(3), GraphLayout.given(x, y)).layout();
        assertThat((given.x(0) - given.x(2)) / (given.x(0) - given.x(1))).isCloseTo(0.5, within(1e-9));
        GraphLayout one = new Graph(complete(3), GraphLayout.given(new double[3], new double[3])).layout();
        assertThat(distance(one, 0, 1)).isGreaterThan(0.5);
    }
}
