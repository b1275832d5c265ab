package dev.mazewright.studio.api;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Writer;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A maze in any format that can be written: the same bytes as the command line's. */
final class MazeEndpoint implements Endpoint {
    private static final List<String> NAMES = Stream.of(
                    MazeRequest.names("format", "solution", "solver", "download"), StyleQuery.NAMES, AnimationQuery.NAMES)
            .flatMap(List::stream)
            .toList();

    @Override
    public String path() {
        return "/api/v1/maze";
    }

    @Override
    public List<String> parameters() {
        return NAMES;
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Query query = Query.of(request, NAMES);
        String name = query.text("format");
        Format format = Formats.named(name == null ? "json" : name);
        Writer writer = format.writer();
        if (writer == null) {
            throw new UsageException("the format " + format.name() + " cannot be written; these can: "
                    + String.join(", ", Formats.ALL.stream().filter(each -> each.writer() != null).map(Format::name).toList()));
        }
        StyleQuery drawn = new StyleQuery(query, format);
        AnimationQuery filmed = new AnimationQuery(query, format);
        String solver = query.text("solver");
        if (solver != null) {
            Solving.solver(solver); // known before the work begins
        }
        MazeRequest subject = MazeRequest.of(query, reservation);
        Recording making = filmed.making(subject);
        Puzzle puzzle = making == null ? subject.puzzle() : making.puzzle();
        boolean showsWay = query.flag("solution") || (solver != null && making == null);
        @Nullable Path way = showsWay ? Solving.shortest(puzzle, solver) : null;
        Document document = drawn.document(puzzle, way);
        Animation film = filmed.film(making, puzzle, solver);
        Chunks out = new Chunks(reservation);
        writer.write(film == null ? document : document.filmed(film), out);
        Response answer = Response.of(format.type(), out.parts());
        String file = query.text("download");
        return file == null
                ? answer
                : answer.with("Content-Disposition", "attachment; filename=\"" + file.replaceAll("[^A-Za-z0-9._-]+", "-") + '"');
    }
}
