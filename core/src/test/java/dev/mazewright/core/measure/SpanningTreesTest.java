package dev.mazewright.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Rectangle;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpanningTreesTest {
    /** OEIS A007341. */
    @ParameterizedTest
    @CsvSource({
        "1, 1", "2, 4", "3, 192", "4, 100352", "5, 557568000", "6, 32565539635200", "7, 19872369301840986112",
        "12, 2954540993952788006228764987084443226815814190099484786032640000"
    })
    void squaresHaveAsManyTreesAsPublished(int side, BigInteger trees) {
        assertThat(SpanningTrees.count(new Rectangle(side, side, null).grid())).isEqualTo(trees);
    }

    /** Cayley, 1889: n^(n-2) trees of n numbered vertices. */
    @Test
    void completeGraphsHaveAsManyTreesAsCayleysFormula() {
        for (int n = 2; n < 12; n++) {
            int vertices = n;
            List<List<Integer>> lists = IntStream.range(0, n)
                    .mapToObj(i -> IntStream.range(0, vertices).filter(j -> j != i).boxed().toList())
                    .toList();
            assertThat(SpanningTrees.count(new Graph(lists).grid())).isEqualTo(BigInteger.valueOf(n).pow(n - 2));
        }
    }

    @Test
    void disconnectedGridsHaveNoTree() {
        assertThat(SpanningTrees.count(new Graph(List.of(List.of(1), List.of(0), List.of(3), List.of(2))).grid()))
                .isZero();
        assertThat(SpanningTrees.count(new Graph(List.of(List.of(), List.of(2), List.of(1))).grid())).isZero();
    }

    @Test
    void tooManyCellsAreRefused() {
        assertThatThrownBy(() -> SpanningTrees.count(new Rectangle(40, 40, null).grid()))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("1600")
                .hasMessageContaining("1000");
    }
}
