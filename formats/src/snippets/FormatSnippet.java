import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Style;
import java.io.ByteArrayOutputStream;

/** The snippet of a package's documentation. */
final class FormatSnippet {
    static void run() throws java.io.IOException {
        // @start region="snippet"
        Format format = Formats.ofFile("maze.txt");
        Puzzle puzzle = Recipe.parse("rectangle:5x5/wilson/seed:1").make();
        Document solved = new Document(puzzle, Solving.shortest(puzzle, null, Context.standard()), Style.DEFAULT);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        format.write(solved, file);
        assert format.showsSolution() && file.size() > 0;
        // @end
    }
}
