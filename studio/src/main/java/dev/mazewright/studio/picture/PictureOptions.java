package dev.mazewright.studio.picture;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.studio.http.Query;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Request;
import dev.mazewright.vision.picture.Spot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a request wants its file to be read as a picture.
 *
 * @param request what is asked of the picture
 * @param page of a file that has several, from 1
 */
public record PictureOptions(Request request, int page) {
    /** The parameter that holds them. */
    public static final String NAME = "picture";

    /** Nothing in particular. */
    public static final PictureOptions NONE = new PictureOptions(Request.ANY, 1);

    private static final List<String> NAMES = List.of("as", "start", "goal", "threshold", "corners", "page");

    private static final int MOST_PAGES = 10_000;

    /** No picture has a pixel so far away. */
    private static final double MOST = 1e6;

    /**
     * The options of a request.
     *
     * @throws UsageException if they cannot be
     */
    public static PictureOptions of(Query query) {
        Query options = query.object(NAME, NAMES);
        if (options == null) {
            return NONE;
        }
        List<Spot> corners = options.texts("corners").stream().map(each -> spot("corners", each)).toList();
        Request request = new Request(as(options), spot(options, "start"), spot(options, "goal"), threshold(options), corners);
        return new PictureOptions(request, (int) options.whole("page", 1, MOST_PAGES, 1));
    }

    private static @Nullable As as(Query options) {
        if (!options.has("as")) {
            return null;
        }
        return options.word("as", List.of(As.CELLS.label(), As.AREA.label())).equals(As.CELLS.label()) ? As.CELLS : As.AREA;
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

    /** The same, to be understood so. */
    PictureOptions as(As as) {
        return new PictureOptions(request.as(as), page);
    }

    /** The same, but for the ends: those of cells are chosen after the picture was read. */
    PictureOptions withoutEnds() {
        return new PictureOptions(request.between(null, null), page);
    }

    /** Whether a picture that holds a maze to the pixel may be read so. */
    boolean takesExact() {
        return request.as() != As.AREA && Double.isNaN(request.threshold()) && request.corners().isEmpty();
    }
}
