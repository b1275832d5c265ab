package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.deflate.ZipWriter;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.stage.TooLargeException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * Mazes of consecutive seeds in a ZIP archive: {@code maze-SEED.svg}, with {@code answers} also {@code
 * answers/maze-SEED.svg}, and {@code recipes.txt}. The same request has the same bytes.
 */
final class ZipEndpoint {
    static final Declaration DECLARATION = Declaration.at("/api/v1/zip")
            .ask("zip", "Mazes of consecutive seeds in a ZIP archive, with a list of their recipes.",
                    Declaration.object("recipe", "rectangle:20x30/wilson/seed:1", "count", 10, "format", "svg", "answers", true),
                    Parameter.and(List.of(
                                    MazeRequest.RECIPE,
                                    Parameter.of("count", Schema.WHOLE.between(1, Limits.ARCHIVED_MAZES),
                                            "How many mazes, with the recipe's seed and those after it; all together have at most "
                                                    + Limits.ARCHIVED_CELLS + " cells.").required(),
                                    MazeEndpoint.FORMAT,
                                    Parameter.flag("answers", "Whether each maze is also written with its solution."),
                                    MazeEndpoint.STYLE), MazeEndpoint.OF_FILES))
            .answers("The archive: maze-SEED.svg and so on, answers/maze-SEED.svg, and recipes.txt.", "application/zip", Schema.BYTES);

    private ZipEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        int count = (int) query.whole("count");
        Format format = MazeEndpoint.format(query);
        if (format.isAnimated()) {
            throw new UsageException("an archive holds pictures and data, and " + format.name() + " is an animation; take svg, png or pdf");
        }
        Rendition wanted = new Rendition(MazeEndpoint.parameters(query, format), false, null, Limits.EVENTS);
        Maker first = Objects.requireNonNull(MazeRequest.of(query, reservation).maker());
        if (count * first.grid().cells() > Limits.ARCHIVED_CELLS) {
            throw new TooLargeException(count + " mazes of " + first.grid().cells() + " cells are more than the studio packs, which is "
                    + Limits.ARCHIVED_CELLS + " cells; the command line makes more: ./mazewright generate --count");
        }
        first.recipe().requireSeeds(count);
        boolean hasAnswers = query.flag("answers");
        Response answer = Response.streamed("application/zip", out -> {
            ZipWriter zip = new ZipWriter(out);
            write(first, count, wanted, hasAnswers, zip);
            zip.end();
        });
        return answer.with("Content-Disposition", "attachment; filename=\"mazes.zip\"");
    }

    private static void write(Maker first, int count, Rendition wanted, boolean hasAnswers, ZipWriter zip) throws IOException {
        long seed = first.recipe().seed();
        StringBuilder recipes = new StringBuilder();
        Format format = wanted.format();
        String extension = format.extensions().isEmpty() ? format.name() : format.extensions().getFirst();
        for (int i = 0; i < count; i++) {
            CancelledException.check();
            Maker each = first.withSeed(seed + i);
            Puzzle puzzle = each.make();
            String name = "maze-" + (seed + i) + "." + extension;
            add(name, wanted.of(each, puzzle), format, zip);
            if (hasAnswers) {
                add("answers/" + name, wanted.withPath().of(each, puzzle), format, zip);
            }
            recipes.append(each.recipe()).append('\n');
        }
        zip.add("recipes.txt", out -> out.write(recipes.toString().getBytes(StandardCharsets.UTF_8)));
    }

    private static void add(String name, Document document, Format format, ZipWriter zip) throws IOException {
        zip.add(name, out -> format.write(document, out));
    }
}
