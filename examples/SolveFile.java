import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Style;
import java.io.IOException;
import java.nio.file.Files;

/** Reads a maze of any format, which its content shows, and prints it with the path of a solver: {@code SolveFile FILE [SOLVER]}. */
final class SolveFile {
    public static void main(String[] arguments) throws IOException {
        String solver = arguments.length > 1 ? arguments[1] : Solving.DEFAULT;
        Puzzle puzzle;
        try (Source source = new Source(arguments[0], Files.newInputStream(java.nio.file.Path.of(arguments[0])))) {
            puzzle = Formats.read(source, null);
        }
        Path path = Solving.solve(puzzle, solver, Context.standard());
        if (path.found()) {
            Formats.named("text").write(new Document(puzzle, path, Style.DEFAULT), System.out);
            System.out.println(path.length() + " steps; " + solver + " visited " + path.visited() + " cells");
        } else {
            System.out.println(Solving.whyNot(puzzle, path, solver));
        }
    }
}
