package dev.mazewright.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The names by which entries are found. Aliases of generators and shapes are in {@code recipe-vectors.txt}. */
class CatalogNamesTest {
    @ParameterizedTest
    @CsvSource({
        "dfs, depth-first", "bfs, breadth-first", "dijkstra, breadth-first", "astar, a-star", "a*, a-star", "A_Star, a-star",
        "Wall Follower, wall-follower"
    })
    void aSolverIsFoundByItsAlias(String alias, String name) {
        assertThat(Catalog.solver(alias).name()).isEqualTo(name);
    }

    @Test
    void anAliasBelongsToItsRole() {
        assertThat(Catalog.generator("dfs").name()).isEqualTo("recursive-backtracker");
        assertThat(Catalog.solver("dfs").name()).isEqualTo("depth-first");
        assertThatThrownBy(() -> Catalog.generator("dijkstra"))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("unknown generator 'dijkstra'; available: recursive-backtracker, ");
    }

    @Test
    void aShapeIsKnownByItsNamesAlone() {
        assertThat(Catalog.isShape("rectangle")).isTrue();
        assertThat(Catalog.isShape("Sigma")).isTrue();
        assertThat(Catalog.isShape("wilson")).isFalse();
    }

    @Test
    void aTransformIsFoundInCapitals() {
        assertThat(Catalog.transform("BRAID").name()).isEqualTo("braid");
    }
}
