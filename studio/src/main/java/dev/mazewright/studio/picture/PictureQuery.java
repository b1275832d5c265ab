package dev.mazewright.studio.picture;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.studio.http.Parameter;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Schema;
import dev.mazewright.vision.PictureOptions;
import dev.mazewright.vision.file.Decoding;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a request wants its file to be read as a picture. */
public final class PictureQuery {
    /** The parameter that holds it. */
    public static final String NAME = "picture";

    /** Nothing in particular is asked for. */
    public static final PictureOptions ANY = PictureOptions.ANY.with(new Decoding(1, Decoding.MOST_POSSIBLE));

    private static final int MOST_PAGES = 10_000;

    /** The parameter that holds them. */
    public static final Parameter DECLARED = Parameter.of(
            NAME,
            Schema.of(List.of(
                            Parameter.of("as", Schema.words(List.of(As.CELLS.label(), As.AREA.label())),
                                    "As a maze of cells, or as an area of free pixels; by default as cells where all walls are sure, else as an area."),
                            Parameter.text("start", "Where the path begins, X,Y in pixels of the upright picture: the nearest cell, or place in a corridor.")
                                    .like("120,48.5"),
                            Parameter.text("goal", "Where it ends, X,Y."),
                            Parameter.of("threshold", Schema.NUMBER.between(0, 1),
                                    "As an area: the ink from which on a pixel is wall, where walls have 1 and paper has 0; by default it is measured."),
                            Parameter.of("corners", Schema.list(Schema.TEXT).with("minItems", 4).with("maxItems", 4),
                                    "The corners of the maze, each X,Y, clockwise from the top left one: what lies between them is straightened before it is read."),
                            Parameter.whole("page", 1, MOST_PAGES, 1, "Of a PDF or TIFF file.")))
                    .says("How a file that is a picture is to be read, by POST.")
                    .named("PictureOptions"),
            "")
            .in(Parameter.Place.BODY);

    /** No picture has a pixel so far away. */
    private static final double MOST = 1e6;

    private PictureQuery() {}

    /**
     * The options of a request.
     *
     * @throws UsageException if they cannot be
     */
    public static PictureOptions of(Query query) {
        Query options = query.object(NAME);
        if (options == null) {
            return ANY;
        }
        List<Spot> corners = options.texts("corners").stream().map(each -> spot("corners", each)).toList();
        ReadingRequest request = new ReadingRequest(as(options), spot(options, "start"), spot(options, "goal"), threshold(options), corners);
        return PictureOptions.ANY.with(request).with(new Decoding((int) options.whole("page"), Decoding.MOST_POSSIBLE));
    }

    private static @Nullable As as(Query options) {
        if (!options.has("as")) {
            return null;
        }
        return options.word("as").equals(As.CELLS.label()) ? As.CELLS : As.AREA;
    }

    private static double threshold(Query options) {
        String text = options.text("threshold");
        if (text == null) {
            return Double.NaN;
        }
        double share = number("threshold", text);
        if (share < 0 || share > 1) {
            throw new UsageException("'" + text + "' is not a valid 'threshold'; it is a share, 0 to 1");
        }
        return share;
    }

    private static @Nullable Spot spot(Query options, String name) {
        String text = options.text(name);
        return text == null ? null : spot(name, text);
    }

    private static Spot spot(String name, String text) {
        String[] parts = text.split(",", -1);
        if (parts.length != 2) {
            throw new UsageException("'" + text + "' is not a pixel in '" + name + "'; it is X,Y from the top left corner of the upright picture");
        }
        return new Spot(number(name, parts[0]), number(name, parts[1]));
    }

    private static double number(String name, String text) {
        if (!text.matches("-?[0-9]{1,7}(\\.[0-9]{1,6})?")) {
            throw new UsageException("'" + text + "' in '" + name + "' is not a number such as 12.5, of at most " + Numbers.count((long) MOST, "pixel"));
        }
        return Double.parseDouble(text);
    }
}
