package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.FileQuery;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.mask.Letters;
import dev.mazewright.core.mask.MaskOutline;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.mask.DrawnLetters;
import dev.mazewright.formats.mask.MaskFile;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Masks as rows of positions, {@code #} a cell and {@code .} left out, and as the option of a recipe: from a shape with
 * a mask, from such rows, or from a file; of a text the option, and the least rows and columns at which it can be read.
 */
final class MaskEndpoint {
    static final Declaration DECLARATION = Declaration.at("/api/v1/mask")
            .ask("mask", "Masks as rows of places and as the option of a recipe: from a shape, from rows, or from a file.",
                    Declaration.object("rows", List.of(".##.", "####")), List.of(
                            Parameter.text("shape", "A shape with size and mask, whose rows are wanted; with a file, the shape that it is stretched over.")
                                    .like("rectangle:20x30,mask=heart"),
                            Parameter.of("rows", Schema.of("array", "integer").with("items", Schema.TEXT.with("pattern", "^[#.]+$")).from(1),
                                    "The rows of a mask, by POST; with a file, how many there are to be.").like(List.of(".##.", "####")),
                            Parameter.from("columns", 1, "With a file: how many columns there are to be."),
                            FileQuery.DECLARED,
                            Parameter.of("threshold", Schema.NUMBER.between(0, 1),
                                    "With a picture: pixels as light as this are outside; by default Otsu's threshold."),
                            Parameter.of("invert", Schema.FLAG,
                                    "With a file: whether cells and outside change places, so that light areas of a picture are cells."),
                            Parameter.of("edges", Schema.FLAG,
                                    "With a picture: the edges of what it shows, as a drawing of it; the threshold is how much darker they are than around."),
                            Parameter.text("text", "A word, with a shape of any size: the option that stands for it, and the least rows and columns"
                                    + " at which its letters can be read; with a file, they are those of this picture of it, in a font of " + DrawnLetters.SIZE + " pixels, and the"
                                    + " option is for a shape of that size at least; else, the letters that need such a picture.").like("EMMA"),
                            Parameter.of("hidden", Schema.FLAG, "With a text: its rows as a picture that a maze hides, as large as that needs.")))
            .answers("Rows of # (a cell) and . (left out), the option of a recipe, or both.", Response.JSON, Schema.OBJECT
                    .may(Schema.list(Schema.TEXT), "rows")
                    .may(Schema.TEXT, "option")
                    .may(Schema.TEXT, "missing")
                    .may(Schema.list(Schema.WHOLE), "least"))
            .like("rows", List.of(".##.", "####"), "option", "mask-bits=...");

    private static final char CELL = '#';
    private static final char NONE = '.';

    private static final int LIGHTEST = 255;

    private MaskEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        return Response.json(reservation, json -> write(query, reservation, json));
    }

    private static void write(Query query, Reservation reservation, JsonLine json) throws IOException {
        if (query.has("text")) {
            ofText(query.required("text"), query, reservation, json);
        } else if (query.has("file")) {
            Mask mask = ofFile(query, reservation);
            rows(mask, json);
            json.name("option").value(Masks.bitsOption(mask));
        } else if (query.has("rows")) {
            json.name("option").value(Masks.bitsOption(ofRows(query)));
        } else {
            rows(maker(query.required("shape"), reservation).grid(), json);
        }
    }

    private static void ofText(String text, Query query, Reservation reservation, JsonLine json) throws IOException {
        String missing = Letters.missing(text);
        if (!query.has("file") && !missing.isEmpty()) {
            json.name("missing").value(missing);
            return;
        }
        Letters letters = query.has("file") ? pictured(text, query, reservation) : Letters.of(text);
        if (query.flag("hidden")) {
            rows(letters.pixels(null), json);
            return;
        }
        Maker maker = maker(query.required("shape"), reservation);
        MaskOutline outline = Masks.outline(maker.recipe().shape().settings());
        Size least = Masks.legible(letters, outline, maker.whole());
        json.name("option").value(query.has("file")
                ? Masks.lettersOption(letters, outline, maker(grown(maker, least), reservation).whole()) : Masks.textOption(text));
        json.name("least").beginArray().value(least.rows()).value(least.columns()).endArray();
    }

    /** A shape that is as large as letters need. */
    private static String grown(Maker maker, Size least) {
        Size size = maker.whole().size();
        return maker.recipe().shape().withRows(Math.max(size.rows(), least.rows())).withColumns(Math.max(size.columns(), least.columns())).toString();
    }

    private static Letters pictured(String text, Query query, Reservation reservation) throws IOException {
        try (Source source = FileQuery.of(query).source(reservation.context())) {
            return new MaskFile(source, reservation::take).letters(text);
        }
    }

    /** The maker of a maze of this shape, by the first generator that runs on it. */
    private static Maker maker(String shape, Reservation reservation) {
        int colon = shape.indexOf(':');
        if (colon < 0 || shape.indexOf('/') >= 0) {
            throw new UsageException("'" + shape + "' is not a shape with a size, such as rectangle:20x30,mask=heart");
        }
        MazeRequest.requireShort(shape);
        ShapeSpec spec = RecipeText.shape(shape);
        Entry<Generator> generator =
                Catalog.GENERATORS.stream().filter(each -> each.runsOn(spec.entry())).findFirst().orElseThrow();
        Recipe recipe = new Recipe(spec, Selection.of(generator), List.of(), null, List.of(), null, null, 0);
        return MazeRequest.grid(new Maker(recipe, reservation.context()), reservation);
    }

    private static Mask ofRows(Query query) {
        List<String> rows = query.texts("rows");
        int columns = rows.isEmpty() ? 0 : rows.getFirst().length();
        if (columns == 0 || (long) rows.size() * columns > Limits.AREA) {
            throw new UsageException("the 'rows' of a mask are texts of " + CELL + " and " + NONE + ", as many as there are rows,"
                    + " with at most " + Limits.AREA + " positions together");
        }
        Mask mask = new Mask(rows.size(), columns);
        for (int row = 0; row < rows.size(); row++) {
            String positions = rows.get(row);
            for (int column = 0; column < positions.length(); column++) {
                char position = positions.charAt(column);
                if (positions.length() != columns || (position != CELL && position != NONE)) {
                    throw new UsageException("row " + row + " of the mask is '" + positions + "'; all rows have " + columns
                            + " positions, as the first has, each " + CELL + ", a cell, or " + NONE + ", none");
                }
                if (position == CELL) {
                    mask.add(row, column);
                }
            }
        }
        return mask;
    }

    private static Mask ofFile(Query query, Reservation reservation) throws IOException {
        String text = query.text("threshold");
        @Nullable Integer threshold = text == null ? null : luminance(text);
        try (Source source = FileQuery.of(query).source(reservation.context())) {
            MaskFile file = new MaskFile(source, reservation::take);
            if (threshold != null && !file.isPicture()) {
                throw new UsageException("a 'threshold' is for pictures, and " + source.name() + " is a text");
            }
            String shape = query.text("shape");
            if (shape == null) {
                int[] size = file.size();
                shape = "rectangle:" + side("rows", size[0], query) + "x" + side("columns", size[1], query);
            }
            Shape whole = maker(shape, reservation).whole();
            boolean isInverted = query.flag("invert");
            return query.flag("edges") ? file.edges(whole, threshold, isInverted) : file.on(whole, threshold, isInverted);
        }
    }

    private static long side(String name, int byDefault, Query query) {
        return query.has(name) ? query.whole(name, Limits.AREA) : byDefault;
    }

    /** A share of the lightest grey. */
    private static int luminance(String text) {
        if (!text.matches("[01](\\.[0-9]{1,6})?") || Double.parseDouble(text) > 1) {
            throw new UsageException("'" + text + "' is not a valid 'threshold'; it is a share, 0 (black) to 1 (white)");
        }
        return Math.clamp(Math.round(Double.parseDouble(text) * LIGHTEST), 1, LIGHTEST);
    }

    private static void rows(Mask mask, JsonLine json) {
        rows(mask.rows(), mask.columns(), mask::contains, json);
    }

    private static void rows(Grid grid, JsonLine json) {
        rows(grid.rows(), grid.columns(), (row, column) -> grid.cell(row, column) != Grid.NONE, json);
    }

    /** Whether a position is a cell. */
    private interface Places {
        boolean contains(int row, int column);
    }

    private static void rows(int rows, int columns, Places positions, JsonLine json) {
        json.name("rows").beginArray();
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            text.setLength(0);
            for (int column = 0; column < columns; column++) {
                text.append(positions.contains(row, column) ? CELL : NONE);
            }
            json.value(text.toString());
        }
        json.endArray();
    }
}
