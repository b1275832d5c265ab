package dev.mazewright.certify.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The numbers of edges, as the contract with scripts gives them. */
class EdgeNumbersTest {
    private static List<String> edges(String shape) {
        EdgeNumbers edges = new EdgeNumbers(new Maker(Recipe.parse(shape + "/wilson/seed:1")).grid());
        return IntStream.range(0, edges.count())
                .mapToObj(number -> edges.edge(number).from() + "-" + edges.edge(number).to())
                .toList();
    }

    @Test
    void aRectanglesEdgesAscend() {
        assertThat(edges("rectangle:2x3")).containsExactly("0-1", "0-3", "1-2", "1-4", "2-5", "3-4", "4-5");
    }

    /** The first and the last cell of a ring are adjacent, which a cell before it in the row is found to be later. */
    @Test
    void aRingsEdgesAscendToo() {
        assertThat(edges("cylinder:2x3")).containsExactly("0-1", "0-2", "0-3", "1-2", "1-4", "2-5", "3-4", "3-5", "4-5");
    }
}
