package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.Text;
import dev.mazewright.cli.process.QuietLibraries;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.PictureUnderstanding;
import dev.mazewright.vision.file.DecodedPicture;
import dev.mazewright.vision.file.Decoding;
import dev.mazewright.vision.file.PictureFile;
import dev.mazewright.vision.picture.MappedReading;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Request;
import dev.mazewright.vision.picture.Spot;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** How a picture of a maze is read: photographs, scans and drawings of any kind. */
final class PictureOptions extends OptionGroup {
    private final Text crop = options.text(
            "--crop", "X,Y,WxH", "Of a picture, read this part alone: pixels of the upright picture, from its top left corner.");

    private final Text page = options.text("--page", "N", "The page of a PDF or TIFF file (default: 1).");

    private final Text mostPixels = options.text(
            "--most-pixels", "N", "Refuse a picture with more pixels, before it is decoded (default: " + Decoding.MOST_PIXELS + ").");

    private final Flag strict = options.flag("--strict", "Exit with 65 where a picture is read unsurely, instead of a line 'unsure: ...'.");

    private final Text explain = options.text(
            "--explain", "FILE",
            "Write the steps of understanding a picture to this PNG file, side by side; %s in the name stands for the step: a file each.");

    /** The options, for this command. */
    PictureOptions(Options options) {
        super(options);
    }

    /** Whether what is read has to be a picture that is understood. */
    boolean isGiven() {
        return crop.isGiven() || page.isGiven() || explain.isGiven();
    }

    /** Whether an unsure reading is refused. */
    boolean isStrict() {
        return strict.isGiven();
    }

    /**
     * Makes sure that nothing is asked for that only pictures have.
     *
     * @throws UsageException if it is
     */
    void requireNone(String input) {
        if (isGiven()) {
            throw new UsageException("--crop, --page and --explain are for pictures, and " + input + " is none that has to be understood; leave them out");
        }
    }

    /**
     * Understands a picture, and says what was seen.
     *
     * @throws dev.mazewright.formats.io.BadDataException if it shows no maze, or unsurely one where that is not allowed
     */
    UnderstoodPicture understand(Source source, Request request, boolean noClobber, Terminal terminal) throws IOException {
        QuietLibraries.use();
        byte[] file = source.bytes();
        int pageNumber = page.isGiven() ? (int) Numbers.whole("page", page.get(), 1, Integer.MAX_VALUE) : 1;
        long most = mostPixels.isGiven()
                ? Numbers.whole("limit of pixels", mostPixels.get(), 1, Decoding.MOST_POSSIBLE)
                : Decoding.MOST_PIXELS;
        @Nullable Crop part = crop.isGiven() ? Crop.parse(crop.get()) : null;
        DecodedPicture decoded = PictureFile.read(source.again(file), new Decoding(pageNumber, most));
        decoded.notes().forEach(note -> terminal.say(source.name() + ": " + note));
        Reading reading;
        try {
            reading = part == null
                    ? PictureUnderstanding.of(decoded.picture(), request, source.context())
                    : MappedReading.ofPart(
                            PictureUnderstanding.of(part.of(decoded.picture()), moved(request, part), source.context()),
                            part.left(), part.top());
        } catch (NotUnderstoodException e) {
            throw source.bad(e.step(), e.measured(), "a maze; try " + e.advice());
        }
        terminal.say("as " + reading.as().label() + ": " + String.join("; ", reading.notes()));
        reading.doubts().forEach(doubt -> terminal.say("unsure: " + doubt));
        if (explain.isGiven()) {
            Explanation.write(reading.layers(), explain.get(), noClobber, terminal);
        }
        if (strict.isGiven() && !reading.doubts().isEmpty()) {
            throw source.bad("", "an unsure reading (" + reading.doubts().getFirst() + ")", "a sure one, by --strict");
        }
        return new UnderstoodPicture(source.name(), file, decoded, reading);
    }

    private static Request moved(Request request, Crop part) {
        return request.between(moved(request.start(), part), moved(request.goal(), part));
    }

    private static @Nullable Spot moved(@Nullable Spot spot, Crop part) {
        return spot == null ? null : new Spot(spot.x() - part.left(), spot.y() - part.top());
    }
}
