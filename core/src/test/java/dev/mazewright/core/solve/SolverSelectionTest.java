package dev.mazewright.core.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mazes with many dead ends are filled; long corridors, loops, other shapes and small mazes are searched. */
class SolverSelectionTest {
    @ParameterizedTest
    @CsvSource({
        "rectangle:1000x1000/sidewinder, dead-end-filling",
        "rectangle:1000x1000/binary-tree, dead-end-filling",
        "rectangle:1001x1000/eller, dead-end-filling",
        "rectangle:999x1000/eller, breadth-first",
        "rectangle:1000x1000/recursive-backtracker, breadth-first",
        "rectangle:1000x1000/eller/braid:1, breadth-first",
        "cylinder:1000x1000/sidewinder, breadth-first",
        "rectangle:100000x10/sidewinder, breadth-first"
    })
    void solverIsSelectedByTextureShapeAndSize(String recipe, String solver) {
        assertThat(SolverSelection.of(Recipe.parse(recipe + "/seed:1").make().maze(), Context.standard()).name()).isEqualTo(solver);
    }
}
