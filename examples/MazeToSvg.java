import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;

/** A maze and its solution as a drawing: {@code MazeToSvg FILE [RECIPE]}. The end of the file's name decides the format. */
final class MazeToSvg {
    public static void main(String[] arguments) throws IOException {
        String file = arguments[0];
        String recipe = arguments.length > 1 ? arguments[1] : "hexagon:12x20/wilson/seed:7";
        Puzzle puzzle = Recipe.parse(recipe).make();
        Path solution = Solving.shortest(puzzle, null, Context.standard());
        try (OutputStream out = Files.newOutputStream(java.nio.file.Path.of(file))) {
            Formats.ofFile(file).write(new Document(puzzle, solution, Style.DEFAULT), out);
        }
        System.out.println(puzzle.recipe() + " has a solution of " + solution.length() + " steps");
    }
}
