package dev.mazewright.studio.picture;

import dev.mazewright.api.Pictures;
import dev.mazewright.api.request.Query;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.vision.PictureOptions;
import dev.mazewright.vision.file.Decoding;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import dev.mazewright.vision.picture.Walls;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a request wants its file to be read as a picture. */
public final class PictureQuery {
    /** Nothing in particular is asked for. */
    public static final PictureOptions ANY = PictureOptions.ANY.with(new Decoding(1, Decoding.MOST_POSSIBLE));

    /** No picture has a pixel so far away. */
    private static final double MOST = 1e6;

    private PictureQuery() {}

    /**
     * The options of a request.
     *
     * @throws UsageException if they cannot be
     */
    public static PictureOptions of(Query query) {
        Query options = query.object(Pictures.OPTIONS.name());
        if (options == null) {
            return ANY;
        }
        List<Spot> corners = options.texts("corners").stream().map(each -> spot("corners", each)).toList();
        ReadingRequest request = new ReadingRequest(
                as(options), spot(options, "start"), spot(options, "goal"), threshold(options), corners, walls(options),
                options.has("maze") ? (int) options.whole("maze") : ReadingRequest.ONLY, (int) options.whole("effort"));
        return PictureOptions.ANY.with(request).with(new Decoding((int) options.whole("page"), Decoding.MOST_POSSIBLE));
    }

    private static @Nullable As as(Query options) {
        if (!options.has("as")) {
            return null;
        }
        return options.word("as").equals(As.CELLS.label()) ? As.CELLS : As.AREA;
    }

    private static @Nullable Walls walls(Query options) {
        String text = options.text("walls");
        return text == null ? null : Walls.of(text);
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
