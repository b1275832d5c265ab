package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.StyleFile;
import dev.mazewright.stage.TooLargeException;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A maze in any format that can be written: the same bytes as the command line's. */
final class MazeEndpoint {
    static final Parameter FORMAT = Parameter.of("format", Schema.TEXT.byDefault("json"), "The name of a format that can be written.").like("svg");
    static final Parameter STYLE = Parameter.of(
            "style",
            Schema.TEXT.with("maxLength", 1 << 20),
            "A style as TOML: the parameters of pictures, by the names of their flags, such as caps = \"round\". Other parameters override it; a"
                    + " picture is a data: URI.");

    /** The parameters of files of all formats. */
    static final List<Parameter> OF_FILES = FileParameters.ALL.stream().map(MazeEndpoint::parameter).toList();

    private static final Schema MAZE = Schema.OBJECT
            .says("The maze document: recipe, shape, size, passages, start, goal, solution.")
            .with("required", List.of("format", "version", "recipe", "shape", "cells", "passages", "start", "goal", "solution"))
            .named("Maze");

    static final Declaration DECLARATION = declared();

    private static Declaration declared() {
        Declaration declared = Declaration.at("/api/v1/maze")
                .ask("maze", "Makes a maze, or reads one, and writes it in any format.",
                        Declaration.object("recipe", "rectangle:20x30/wilson/seed:1", "format", "svg", "solution", true),
                        Parameter.and(MazeRequest.and(FORMAT, MazeRequest.SOLUTION, MazeRequest.SOLVER, Attachment.DOWNLOAD, STYLE), OF_FILES))
                .answers("The maze, the same bytes as the command line writes.", Response.JSON, MAZE)
                .like("format", "mazewright", "version", 1, "recipe", "rectangle:2x3/wilson/seed:1", "shape", "rectangle", "rows", 2,
                        "columns", 3, "cells", 6, "passages", List.of(List.of(0, 1), List.of(1, 4), List.of(3, 4), List.of(4, 5), List.of(2, 5)),
                        "start", 0, "goal", 5, "solution", null);
        for (String type : mediaTypes()) {
            declared = declared.or(type, type.startsWith("text/") || type.endsWith("+xml") ? Schema.TEXT : Schema.BYTES);
        }
        return declared;
    }

    /** The media types of what can be written, but that of JSON. */
    private static Set<String> mediaTypes() {
        Set<String> types = Formats.ALL.stream()
                .filter(format -> format.writer() != null)
                .map(Format::mediaType)
                .collect(Collectors.toCollection(TreeSet::new));
        types.remove(Response.JSON);
        return types;
    }

    private static Parameter parameter(Option<?> option) {
        Schema schema = switch (option.kind()) {
            case WHOLE -> Schema.WHOLE.between(option.least(), option.most()).byDefault(Long.parseLong(option.defaultText()));
            case FLAG -> Schema.FLAG.byDefault(Boolean.parseBoolean(option.defaultText()));
            case TEXT -> Schema.TEXT.says(option.range());
            default -> Schema.words(option.choices());
        };
        boolean hasDefault = schema.keywords().containsKey("enum") && !option.defaultText().isEmpty();
        return Parameter.of(
                FileParameters.camelCase(option),
                hasDefault ? schema.byDefault(option.defaultText()) : schema,
                FileParameters.names(option) + ": " + option.sentence());
    }

    private MazeEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        Format format = format(query);
        FileParameters parameters = parameters(query, format);
        Rendition wanted = new Rendition(parameters, query.flag("solution"), query.text("solver"), Limits.EVENTS);
        Maker streamed = MazeRequest.streamed(query, reservation);
        if (streamed != null) {
            Document rows = rows(wanted, streamed);
            return file(Response.streamed(format.mediaType(), out -> format.write(rows, out)), format, query);
        }
        MazeRequest subject = MazeRequest.of(query, reservation);
        Maker maker = subject.maker();
        if (maker == null) {
            parameters.requireRead();
        }
        Document document = maker == null ? wanted.of(subject.puzzle(), reservation.context()) : wanted.of(maker, () -> {});
        return file(Response.of(format.mediaType(), reservation, out -> format.write(document, out)), format, query);
    }

    /** A maze that is larger than others, row by row. */
    private static Document rows(Rendition wanted, Maker maker) {
        Document rows = wanted.rows(maker);
        if (rows == null) {
            throw new TooLargeException("a maze of " + Numbers.count(maker.grid().cells(), "cell")
                    + " is written row by row, without a solution, a line of text or smooth lines, as " + Formats.names(format -> format.rowWriter() != null)
                    + "; for other formats use the command line, ./mazewright");
        }
        return rows;
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
        return Formats.requireWritable(Formats.named(query.textOrDefault("format")));
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
}
