package dev.mazewright.studio.api;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.RowWriter;
import dev.mazewright.formats.io.StyleFile;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.TooLargeException;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A maze in any format that can be written: the same bytes as the command line's. */
final class MazeEndpoint implements Endpoint {
    private static final List<String> NAMES = Stream.concat(
                    MazeRequest.names("format", "solution", "solver", "download", "style").stream(),
                    FileParameters.ALL.stream().map(FileParameters::camelCase))
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
        Format format = format(query);
        FileParameters parameters = parameters(query, format);
        String solver = query.text("solver");
        if (solver != null) {
            Solving.solver(solver); // known before the work begins
        }
        Maker streamed = MazeRequest.streamed(query, reservation);
        if (streamed != null) {
            boolean isMazeAlone = !query.flag("solution") && solver == null && parameters.work().isEmpty();
            return file(rows(format, isMazeAlone, parameters, streamed, reservation), format, query);
        }
        MazeRequest subject = MazeRequest.of(query, reservation);
        Recording generation = generation(parameters, subject.maker());
        Puzzle puzzle = generation == null ? subject.puzzle() : generation.puzzle();
        if (generation == null && subject.isWindow()) {
            Document window = parameters.document(Objects.requireNonNull(subject.maker()), puzzle, query.flag("solution"), solver);
            return file(written(window, format, reservation), format, query);
        }
        boolean showsPath = query.flag("solution") || (solver != null && generation == null);
        @Nullable Path path = showsPath ? Solving.shortest(puzzle, solver, reservation.context()) : null;
        Document document = generation == null
                ? parameters.document(puzzle, path, solver, Limits.EVENTS, reservation.context())
                : parameters.document(puzzle, path, reservation.context()).animated(parameters.animation(generation));
        return file(written(document, format, reservation), format, query);
    }

    private static Response written(Document document, Format format, Reservation reservation) throws IOException {
        Chunks out = new Chunks(reservation);
        Objects.requireNonNull(format.writer()).write(document, out);
        return Response.of(format.mediaType(), out.parts());
    }

    /** A maze that is larger than others, row by row. */
    private static Response rows(
            Format format, boolean isMazeAlone, FileParameters parameters, Maker maker, Reservation reservation)
            throws IOException {
        RowWriter writer = format.rowWriter();
        Puzzle puzzle = writer != null && isMazeAlone ? maker.rows() : null;
        if (writer == null || puzzle == null) {
            throw new TooLargeException("a maze of " + Numbers.count(maker.grid().cells(), "cell")
                    + " is written row by row, without a solution, as "
                    + String.join(", ", Formats.ALL.stream().filter(each -> each.rowWriter() != null).map(Format::name).toList())
                    + "; for other formats use the command line, ./mazewright");
        }
        Document document = parameters.document(puzzle, null, reservation.context());
        return Response.streamed(format.mediaType(), out -> writer.write(document, out));
    }

    private static Response file(Response answer, Format format, Query query) {
        String file = query.text("download");
        if (file == null && format.mediaType().startsWith("text/html")) {
            file = "maze.html"; // shown from here, it would be a page of the studio, whose policy allows no script of its own
        }
        return Attachment.of(answer, file);
    }

    /**
     * The format of a request, by default JSON.
     *
     * @throws UsageException if it does not exist, or cannot be written
     */
    static Format format(Query query) {
        String name = query.text("format");
        Format format = Formats.named(name == null ? "json" : name);
        if (format.writer() == null) {
            throw new UsageException("the format " + format.name() + " cannot be written; these can: "
                    + String.join(", ", Formats.ALL.stream().filter(each -> each.writer() != null).map(Format::name).toList()));
        }
        return format;
    }

    /** The parameters of a request for a file of this format, with the style that it carries. */
    static FileParameters parameters(Query query, Format format) throws IOException {
        return new FileParameters(
                format,
                option -> query.text(FileParameters.camelCase(option)),
                style(query),
                option -> '\'' + FileParameters.camelCase(option) + '\'');
    }

    /** The style that a request carries as TOML, or null. */
    private static @Nullable StyleFile style(Query query) throws IOException {
        String toml = query.text("style");
        return toml == null ? null : StyleFile.parse(toml, "style", StyleFile.Pictures.INLINE);
    }

    /** How the maze is generated, if that is to be shown and is seen here; else null. */
    private static @Nullable Recording generation(FileParameters parameters, @Nullable Maker maker) {
        if (!parameters.showsGeneration()) {
            return null;
        }
        if (maker == null && parameters.work().isPresent()) {
            throw new UsageException(
                    "the generation of this maze was not recorded: only its solving can be shown (animate: solve)");
        }
        return maker == null ? null : Recording.making(maker, Limits.EVENTS);
    }
}
