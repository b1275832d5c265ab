package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.Text;
import dev.mazewright.cli.process.QuietLibraries;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.PictureUnderstanding;
import dev.mazewright.vision.UnknownEnds;
import dev.mazewright.vision.file.DecodedPicture;
import dev.mazewright.vision.file.Decoding;
import dev.mazewright.vision.file.PictureFile;
import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.MappedReading;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Request;
import dev.mazewright.vision.picture.Spot;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** How a picture of a maze is read: photographs, scans and drawings of any kind. */
final class PictureOptions extends OptionGroup {
    private final Text crop = options.text(
            "--crop", "X,Y,WxH", "Of a picture, read this part alone: pixels of the upright picture, from its top left corner.");

    private final Text page = options.text("--page", "N", "The page of a PDF or TIFF file (default: 1).");

    private final Text mostPixels = options.text(
            "--most-pixels", "N", "Refuse a picture with more pixels, before it is decoded (default: " + Decoding.MOST_PIXELS + ").");

    private final Flag strict = options.flag("--strict", "Exit with 65 where an input is read unsurely, instead of a line 'unsure: ...'.");

    private final Flag outside = options.flag("--outside", "Let paths leave the outline of a drawing of tiles: the floor around it is part of the maze.");

    private final Text explain = options.text(
            "--explain", "FILE",
            "Write the steps of understanding a picture to this PNG file, side by side, or up to the one that failed; %s in the name stands for the step: a file each.");

    /** Where each of several inputs is explained; null for one, or if none is. */
    private @Nullable OutputNames explanations;

    private boolean areMany;
    /** Whether the caller says where the path begins and ends. */
    private boolean areEndsGiven;

    /** The options, for this command. */
    PictureOptions(Options options) {
        super(options);
    }

    /** Whether what is read has to be a picture that is understood. */
    boolean isGiven() {
        return crop.isGiven() || page.isGiven() || explain.isGiven();
    }

    /**
     * Says of each picture which of these inputs it is from now on, and explains it in a file of its own.
     *
     * @throws UsageException if two would be explained in one file
     */
    void areOf(List<String> inputs) {
        areMany = true;
        explanations = explain.isGiven() ? OutputNames.of("--explain", explain.get(), inputs) : null;
    }

    /** Opens an input to be read as these options say. */
    Source opened(String input, Context context, Terminal terminal) throws IOException {
        Source source = Input.open(input, context, terminal);
        return outside.isGiven() ? source.keepingOutside() : source;
    }

    /** Prints what was remarked on an input; see {@link ReadRemarks#print}. */
    ReadRemarks remarks(Input.Whole whole, String input, boolean hasStart, boolean hasGoals, Terminal terminal) throws BadDataException {
        return ReadRemarks.print(whole.remarks(), input, areMany, hasStart, hasGoals, isStrict(), terminal);
    }

    /** Start and goals are given, so what a picture shows of them does not count. */
    void haveEnds(boolean areGiven) {
        areEndsGiven = areGiven;
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
        PictureUnderstanding.prepare(); // while the file is decoded
        DecodedPicture decoded = PictureFile.read(source.again(file), new Decoding(pageNumber, most));
        decoded.notes().forEach(note -> terminal.say(source.name() + ": " + note));
        requireWithin("--start-pixel", request.start(), part, decoded.picture());
        requireWithin("--goal-pixel", request.goal(), part, decoded.picture());
        Reading reading;
        try {
            reading = part == null
                    ? PictureUnderstanding.of(decoded.picture(), request, source.context())
                    : MappedReading.ofPart(
                            PictureUnderstanding.of(part.of(decoded.picture()), moved(request, part), source.context()),
                            part.left(), part.top());
        } catch (NotUnderstoodException e) {
            explain(source, e::layers, noClobber, terminal);
            throw source.bad(e.step(), e.measured(), "a maze; try " + e.advice());
        }
        String which = areMany ? source.name() + ", " : "";
        terminal.say(which + "as " + reading.as().label() + ": " + String.join("; ", reading.notes()));
        List<String> doubts = areEndsGiven ? reading.doubts() : UnknownEnds.doubts(reading);
        doubts.forEach(doubt -> terminal.say("unsure: " + which + doubt));
        explain(source, reading::layers, noClobber, terminal);
        ReadRemarks.requireSure(doubts, source.name(), isStrict());
        return new UnderstoodPicture(source.name(), file, decoded, reading);
    }

    private void explain(Source source, Supplier<List<Layer>> layers, boolean noClobber, Terminal terminal) throws IOException {
        if (explanations != null) {
            Explanation.write(layers.get(), explanations.prepared(source.name()), noClobber, source.context(), terminal);
        } else if (explain.isGiven()) {
            Explanation.write(layers.get(), explain.get(), noClobber, source.context(), terminal);
        }
    }

    private static void requireWithin(String option, @Nullable Spot spot, @Nullable Crop part, Picture picture) {
        Crop whole = part == null ? new Crop(0, 0, picture.width(), picture.height()) : part;
        if (spot != null && !whole.contains(spot)) {
            throw new UsageException(option + " " + (long) spot.x() + "," + (long) spot.y() + " lies beyond "
                    + (part == null ? "the picture of " + picture.width() + " x " + picture.height() + " pixels" : "the part of --crop"));
        }
    }

    private static Request moved(Request request, Crop part) {
        return request.between(moved(request.start(), part), moved(request.goal(), part));
    }

    private static @Nullable Spot moved(@Nullable Spot spot, Crop part) {
        return spot == null ? null : new Spot(spot.x() - part.left(), spot.y() - part.top());
    }
}
