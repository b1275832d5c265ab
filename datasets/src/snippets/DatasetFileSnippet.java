import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.file.DatasetFile;
import dev.mazewright.datasets.file.DatasetText;

/** The snippet of a package's documentation. */
final class DatasetFileSnippet {
    static void run() throws java.io.IOException {
        // @start region="snippet"
        String text = """
                name = "mazes"
                [[split]]
                name = "train"
                count = 100
                recipes = ["rectangle:5x5/wilson"]
                """;
        Dataset dataset = DatasetFile.parse(text, "mazes.toml");
        assert dataset.splits().getFirst().rows() == 100;
        String all = DatasetText.print(dataset); // with what was left out
        assert DatasetText.print(DatasetFile.parse(all, "mazes.toml")).equals(all);
        // @end
    }
}
