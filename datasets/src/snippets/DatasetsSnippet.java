import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.RecipeTemplate;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.RowFilter;
import dev.mazewright.datasets.Rows;
import dev.mazewright.datasets.Split;
import java.util.List;

/** The snippet of a package's documentation. */
final class DatasetsSnippet {
    static void run() {
        // @start region="snippet"
        Split train = Split.of("train", 1_000, RecipeTemplate.parse("rectangle:{5..9}x{same}/{wilson,kruskal}"), RowFilter.SOLVABLE);
        Dataset dataset = Dataset.of("mazes", 1, "jsonl", 100, List.of(train));
        Row row = new Rows(dataset, train).row(999); // any row, without those before it
        assert row.path().found();
        // @end
    }
}
