package dev.mazewright.stage;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a maze is generated or solved, event by event, as the stage plays it: the bytes of {@link TraceBytes}, all of them. */
final class TraceFile {
    static final Format FORMAT = Format.named("trace", "A generation or a search, event by event, for the web component maze-stage.")
            .mediaType("application/octet-stream")
            .extensions("trace")
            .reads(new TraceReader(), "rectangle")
            .writes(TraceFile::write)
            .uses(List.of(Animation.ANIMATE))
            .build();

    private TraceFile() {}

    static void write(Document document, OutputStream out) throws IOException {
        Animation animation = document.animation();
        if (animation == null) {
            throw new UsageException("this maze has no trace; generate it by a recipe, or show how it is solved");
        }
        SceneFile.requireSize(document);
        Puzzle puzzle = document.puzzle();
        Path path = animation.solving() ? path(document) : null;
        Recording recording = new Recording(puzzle, animation.before(), animation.trace(), path);
        String recipe = puzzle.recipe();
        String algorithm = path != null || recipe == null ? "" : Recipe.parse(recipe).generator().toString();
        try {
            new TraceBytes(recording, algorithm, 0, List.of()).write(0, animation.trace().size(), out);
        } catch (TooLargeException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private static Path path(Document document) {
        @Nullable Path known = document.solution();
        return known != null ? known : Solving.solve(document.puzzle(), null, document.context());
    }
}
