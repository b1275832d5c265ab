package dev.mazewright.api;

import dev.mazewright.api.request.Chunks;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.books.BookFile;
import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.Layout;
import dev.mazewright.books.description.TrimSize;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.drawing.CatalogJson;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.StyleFile;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What there is, and how much of it one may ask for. */
final class CatalogEndpoint {
    private static final Schema NAMES = Schema.list(Schema.TEXT);

    private static final Schema OPTION = Schema.OBJECT
            .has(Schema.TEXT, "key", "default", "range", "sentence")
            .has(Schema.words(List.of("choice", "whole", "share", "text", "named", "flag")), "kind")
            .may(NAMES, "choices")
            .may(Schema.WHOLE, "least", "most")
            .may(Schema.TEXT.says("Of a format's option: its name in a request."), "parameter")
            .named("Option");

    private static final Schema ENTRY = Schema.OBJECT
            .has(Schema.TEXT, "name", "idea")
            .has(NAMES.says("Other names that are accepted."), "aliases")
            .has(Schema.list(OPTION), "options");

    private static final Schema SHAPE = ENTRY
            .has(Schema.TEXT.says("A size, and options, that make a good picture."), "example")
            .has(Schema.FLAG.says("Whether it has a size, and so a recipe."), "sheet")
            .has(Schema.FLAG, "levels", "mask");

    private static final Schema FORMAT = Schema.OBJECT
            .has(Schema.TEXT, "name", "idea", "mediaType")
            .has(Schema.FLAG, "read", "write")
            .has(NAMES, "extensions")
            .has(Schema.TEXT.says("The same as mediaType."), "type")
            .has(NAMES.says("The shapes that are read from it."), "reads")
            .has(NAMES.says("The shapes that can be written in it."), "writes")
            .has(Schema.list(Schema.words(List.of("style", "paper", "details", "animation", "solution", "several", "rows")))
                    .says("What its files heed: the style parameters, paper, the details of a document, an animation's parameters, the solution,"
                            + " several mazes in a file, rows that are streamed."), "uses")
            .has(Schema.list(OPTION), "options");

    private static final Schema LAYOUT = Schema.OBJECT
            .has(Schema.TEXT, "name")
            .has(Schema.WHOLE.says("How many stand on a page where a book does not say it."), "answers")
            .has(Schema.FLAG.says("Whether pages are numbered where a book does not say it."), "pageNumbers");

    private static final Schema PAPER = Schema.OBJECT.has(Schema.TEXT, "name").has(Schema.NUMBER, "width", "height");

    private static final Schema LIMITS = Schema.OBJECT
            .has(Schema.WHOLE, "cells", "largeCells", "pixels", "body", "answer", "events", "mazes", "archivedMazes", "archivedCells", "bookCells",
                    "measuredCells")
            .has(Schema.WHOLE.says("Characters of a book."), "book")
            .has(Schema.WHOLE.says("Mazes of a section of a book."), "sectionMazes");

    static final Declaration DECLARATION = Declaration.at("/api/v1/catalog")
            .get("catalog", "What there is: generators, solvers, shapes, transforms, formats, themes and limits.", List.of())
            .answers("What there is.", Response.JSON, Schema.OBJECT
                    .has(Schema.TEXT, "version")
                    .may(Schema.FLAG.says("Whether the studio is shared with a class."), "class")
                    .has(Schema.list(ENTRY.has(NAMES, "shapes")), "generators", "transforms")
                    .has(Schema.list(ENTRY), "solvers")
                    .has(Schema.list(SHAPE), "shapes")
                    .has(Schema.list(FORMAT), "formats")
                    .has(Schema.list(Schema.OBJECT.has(Schema.TEXT, "name", "idea", "paper", "wall", "solution", "start", "goal", "ink")), "themes")
                    .has(NAMES, "style", "papers", "places")
                    .has(Schema.list(PAPER).says("The papers, upright, in millimetres."), "paperSizes")
                    .has(NAMES.says("Sizes of the pages of books."), "trims")
                    .has(Schema.list(LAYOUT).says("What pages of mazes are for."), "layouts")
                    .has(LIMITS, "limits"));

    private static final int COLOUR = 6;
    private static final String LEAST_BOOK = "title = \"A\"\n[[section]]\nmazes = 1\nsize = \"5x5\"\n";

    private CatalogEndpoint() {}

    /** The endpoint of a studio that is shared with a class, or not. */
    static ApiEndpoint of(boolean isOfClass) {
        return new ApiEndpoint(DECLARATION, (query, reservation) -> Response.json(reservation, json -> write(isOfClass, json)));
    }

    private static void write(boolean isOfClass, JsonLine json) throws IOException {
        String version = CatalogEndpoint.class.getPackage().getImplementationVersion();
        json.name("version").value(version == null ? "development" : version);
        json.name("class").value(isOfClass);
        json.name("generators");
        CatalogJson.write(Catalog.GENERATORS, json);
        json.name("solvers");
        CatalogJson.write(Catalog.SOLVERS, json);
        json.name("shapes");
        CatalogJson.write(Catalog.SHAPES, json);
        json.name("transforms");
        CatalogJson.write(Catalog.TRANSFORMS, json);
        json.name("formats");
        CatalogJson.writeFormats(json);
        json.name("themes").array(Theme.ALL, theme -> write(theme, json));
        json.name("style").array(StyleFile.OPTIONS.stream().map(FileParameters::camelCase).toList(), json::value);
        json.name("papers").array(Paper.names(), json::value);
        json.name("paperSizes").array(Paper.ALL, paper -> write(paper, json));
        json.name("trims").array(Stream.concat(TrimSize.NAMES.stream(), TrimSize.PAPER_NAMES.stream()).toList(), json::value);
        json.name("layouts").beginArray();
        for (Layout layout : Layout.values()) {
            write(layout, json);
        }
        json.endArray();
        json.name("places").array(NamedCell.WORDS, json::value);
        json.name("limits");
        Schema.write(Declaration.object(
                "cells", Limits.CELLS, "largeCells", Limits.LARGE_CELLS, "pixels", Limits.PIXELS,
                "body", Request.LONGEST_BODY, "answer", Chunks.MOST, "events", Limits.EVENTS,
                "mazes", Limits.MAZES, "archivedMazes", Limits.ARCHIVED_MAZES, "archivedCells", Limits.ARCHIVED_CELLS,
                "book", BookFile.MOST_CHARACTERS, "sectionMazes", BookFile.MOST_OF_SECTION, "bookCells", Limits.BOOK_CELLS, "measuredCells", Limits.MEASURED_CELLS), json, Map.of());
    }

    private static void write(Paper paper, JsonLine json) {
        Paper exact = paper.exact();
        json.beginObject();
        json.name("name").value(paper.name());
        json.name("width").value(millimetres(exact.narrow()));
        json.name("height").value(millimetres(exact.wide()));
        json.endObject();
    }

    /** To a tenth: sizes of paper have no more digits. */
    private static double millimetres(double points) {
        return Math.round(10 * points / Paper.MILLIMETRE) / 10.0;
    }

    /** A layout, with what a book that has nothing else has by it. */
    private static void write(Layout layout, JsonLine json) throws IOException {
        Book usual = BookFile.parse("layout = \"" + layout + "\"\n" + LEAST_BOOK, "the least book", name -> StyleFile.empty());
        json.beginObject();
        json.name("name").value(layout.toString());
        json.name("answers").value(usual.answers());
        json.name("pageNumbers").value(usual.hasPageNumbers());
        json.endObject();
    }

    private static void write(Theme theme, JsonLine json) {
        json.beginObject();
        json.name("name").value(theme.name());
        json.name("idea").value(theme.idea());
        json.name("paper").value(colour(theme.paper()));
        json.name("wall").value(colour(theme.wall()));
        json.name("solution").value(colour(theme.solution()));
        json.name("start").value(colour(theme.start()));
        json.name("goal").value(colour(theme.goal()));
        json.name("ink").value(colour(theme.ink()));
        json.endObject();
    }

    private static String colour(int rgb) {
        return '#' + HexFormat.of().toHexDigits(rgb, COLOUR);
    }
}
