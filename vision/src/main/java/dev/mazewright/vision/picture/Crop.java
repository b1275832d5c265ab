package dev.mazewright.vision.picture;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A part of an upright picture, in pixels.
 *
 * @param left column of its first pixel, from 0
 * @param top row of its first pixel, from 0
 * @param width in pixels
 * @param height in pixels
 */
public record Crop(int left, int top, int width, int height) {
    private static final Pattern FORM = Pattern.compile("([^,]+),([^,]+),([^x,]+)x([^x,]+)");

    /**
     * Reads {@code X,Y,WxH}.
     *
     * @throws UsageException if the text has another form
     */
    public static Crop parse(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new UsageException("'" + text + "' is not a part of a picture; write --crop X,Y,WIDTHxHEIGHT in pixels, such as 100,50,800x600");
        }
        return new Crop(
                number("left side", form.group(1), 0),
                number("top", form.group(2), 0),
                number("width", form.group(3), 1),
                number("height", form.group(4), 1));
    }

    private static int number(String what, String text, int least) {
        return (int) Numbers.whole(what + " of the part", text, least, Integer.MAX_VALUE);
    }

    /**
     * The part of a picture.
     *
     * @throws UsageException if it reaches beyond the picture
     */
    public Picture of(Picture picture) {
        if ((long) left + width > picture.width() || (long) top + height > picture.height()) {
            throw new UsageException("--crop " + left + "," + top + "," + width + "x" + height + " reaches beyond the picture of "
                    + picture.width() + " x " + picture.height() + " pixels");
        }
        return picture.part(left, top, width, height);
    }

    /** The whole of a picture. */
    public static Crop all(Picture picture) {
        return new Crop(0, 0, picture.width(), picture.height());
    }

    /**
     * Requires that the requested ends lie in it.
     *
     * @param picture the whole picture
     * @throws UsageException if an end lies outside
     */
    public void require(ReadingRequest request, Picture picture) {
        require("--start-pixel", request.start(), picture);
        require("--goal-pixel", request.goal(), picture);
    }

    private void require(String option, @Nullable Spot spot, Picture picture) {
        if (spot != null && !contains(spot)) {
            throw new UsageException(option + " " + (long) spot.x() + "," + (long) spot.y() + " lies beyond "
                    + (equals(all(picture)) ? "the picture of " + width + " x " + height + " pixels" : "the part of --crop"));
        }
    }

    /** Whether a point of the whole picture lies in it or on its border. */
    private boolean contains(Spot spot) {
        return spot.x() >= left && spot.y() >= top && spot.x() <= (double) left + width && spot.y() <= (double) top + height;
    }
}
