import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/** The snippet of a package's documentation. */
final class FormatsSnippet {
    static void run() throws java.io.IOException {
        // @start region="snippet"
        Puzzle puzzle = Recipe.parse("rectangle:5x5/wilson/seed:1").make();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        Formats.named("text").write(Document.of(puzzle), file);
        Puzzle read = Formats.read(new Source("maze.txt", new ByteArrayInputStream(file.toByteArray())), null);
        assert read.maze().equals(puzzle.maze());
        // @end
    }
}
