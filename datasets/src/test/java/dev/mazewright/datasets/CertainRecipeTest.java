package dev.mazewright.datasets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.recipe.Recipe;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The columns of a row that follow from its recipe alone equal those of its maze. */
class CertainRecipeTest {
    private static Rows rows(Split... splits) {
        return new Rows(Dataset.of("any", 5, "jsonl", 1000, List.of(splits)), splits[0]);
    }

    private static Split split(String name, String recipe) {
        return Split.of(name, 300, RecipeTemplate.parse(recipe), RowFilter.SOLVABLE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rectangle:{1..5}x{1..4}/{wilson,kruskal,recursive-backtracker}", "hexagon:{2..4}x5/prim", "rectangle:3x3/wilson/braid:0.5",
        "rectangle:3x3/percolation:0.7", "rectangle:3x3/wilson/goal:random", "rectangle:4x4/wilson/unicursal", "tiles:9x9/obstacles", "rectangle:{1..5}x1/path-first"})
    void itIsTheRecipeOfTheRow(String recipe) {
        Rows rows = rows(split("train", recipe));
        int known = 0;
        for (long number = 0; number < 300; number++) {
            Recipe certain = rows.certainRecipe(number);
            if (certain != null) {
                Row row = rows.row(number);
                assertThat(row.tries()).isEqualTo(1);
                for (RowColumn column : RowColumn.values()) {
                    Object value = column.of(certain);
                    assertThat(value == null || value.equals(column.of(row))).as("%s of %s", column, certain).isTrue();
                }
                known++;
            }
        }
        assertThat(known).isEqualTo(recipe.contains("braid") || recipe.contains("percolation") || recipe.contains("goal")
                || recipe.contains("unicursal") || recipe.contains("tiles") || recipe.contains("path-first") ? 0 : recipe.contains("{1..5}") ? known : 300);
        if (recipe.contains("{1..5}") && !recipe.contains("path-first")) {
            assertThat(known).isBetween(250, 299); // a maze of one cell has no step
        }
    }

    @Test
    void aMazeThatAnotherSplitMayHaveIsNotCertain() {
        assertThat(rows(split("train", "rectangle:5x5/wilson"), split("test", "rectangle:{5..6}x5/wilson")).certainRecipe(3)).isNull();
        assertThat(rows(split("train", "rectangle:5x5/wilson"), split("test", "rectangle:6x5/wilson")).certainRecipe(3)).isNotNull();
    }

    /** It takes no maze: 100,000 of 59 x 59 would take minutes. */
    @Test
    void noMazeIsMade() {
        Rows rows = rows(Split.of("train", 100_000, RecipeTemplate.parse("rectangle:59x59/wilson"), RowFilter.SOLVABLE));
        long seen = 0;
        long before = System.nanoTime();
        for (long number = 0; number < 100_000; number++) {
            seen += rows.certainRecipe(number).seed() == 1 ? 1 : 0;
        }
        assertThat(seen).isZero();
        assertThat((System.nanoTime() - before) / 1e9).as("seconds, ten times what it takes alone").isLessThan(10);
    }
}
