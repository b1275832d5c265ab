import dev.mazewright.core.run.Context;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.RecipeTemplate;
import dev.mazewright.datasets.RowFilter;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.folder.DatasetCheck;
import dev.mazewright.datasets.folder.DatasetFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The snippet of a package's documentation. */
final class DatasetFolderSnippet {
    static void run() throws java.io.IOException {
        // @start region="snippet"
        Path folder = Files.createTempDirectory("mazes");
        Split train = Split.of("train", 20, RecipeTemplate.parse("rectangle:5x5/wilson"), RowFilter.SOLVABLE);
        Dataset dataset = Dataset.of("mazes", 1, "jsonl", 10, List.of(train));
        new DatasetFolder(folder, Context.standard(), (made, all) -> {}).make(dataset, false);
        assert new DatasetCheck(folder, Context.standard(), (made, all) -> {}).run(); // makes all rows again
        // @end
    }
}
