package dev.mazewright.datasets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The values of columns, from the rows. */
class RowColumnTest {
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:7x20/wilson", "rectangle:9x9,mask=circle/kruskal", "tiles:9x9/dig", "hexagon:5x6/wilson",
        "box:3x4x2/kruskal"})
    void thePathIsTheNumbersOfItsCells(String recipe) {
        Split split = Split.of("train", 20, RecipeTemplate.parse(recipe + "/start:random/goal:random"), RowFilter.SOLVABLE);
        Rows rows = new Rows(Dataset.of("any", 1, "jsonl", 20, List.of(split)), split);
        for (int number = 0; number < 20; number++) {
            Row row = rows.row(number);
            List<Integer> numbers = new ArrayList<>();
            row.path().forEach(cell -> numbers.add((int) row.maze().grid().number(cell)));
            assertThat((int[]) RowColumn.PATH.of(row)).containsExactly(numbers.stream().mapToInt(Integer::intValue).toArray());
        }
    }
}
