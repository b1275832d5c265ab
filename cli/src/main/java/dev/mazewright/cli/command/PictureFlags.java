package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.picture.PictureLimits;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.PictureOptions;
import dev.mazewright.vision.UnderstoodPicture;
import dev.mazewright.vision.file.Decoding;
import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** How a picture of a maze is read: photographs, scans and drawings of any kind. */
final class PictureFlags extends OptionGroup {
    private final TextValue crop = options.text(
            "--crop", "X,Y,WxH", "Of a picture, read this part alone: pixels of the upright picture, from its top left corner.");

    private final TextValue maze = options.text(
            "--maze", "N", "Of a picture with several mazes, read this one alone: from 1, in reading order.");

    private final TextValue effort = options.text(
            "--effort", "SECONDS",
            "About how many seconds of processor time other ways to read a picture are tried while the reading is unsure (default: " + PictureLimits.EFFORT + ", at most " + PictureLimits.MOST_EFFORT + ").");

    private final TextValue page = options.text("--page", "N", "The page of a PDF or TIFF file (default: 1).");

    private final TextValue mostPixels = options.text(
            "--most-pixels", "N", "Refuse a picture with more pixels, before it is decoded (default: " + Decoding.MOST_PIXELS + ").");

    private final Flag strict = options.flag("--strict", "Exit with 65 where an input is read unsurely, instead of a line 'unsure: ...'.");

    private final Flag outside = options.flag("--outside", "Let paths leave the outline of a drawing of tiles: the floor around it is part of the maze.");

    private final TextValue explain = options.text(
            "--explain", "FILE",
            "Write the steps of understanding a picture to this PNG file, side by side, or up to the one that failed; %s in the name stands for the step: a file each.");

    /** Where each of several inputs is explained; null for one, or if none is. */
    private @Nullable OutputNames explanations;

    private boolean areMany;
    private boolean hasStart;
    private boolean hasGoals;

    /** The options, for this command. */
    PictureFlags(Options options) {
        super(options);
    }

    /** Says of each picture which of these inputs it is from now on, and explains it in a file of its own; no two in one. */
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

    /** Where a start or goals are given, what a picture shows of them does not count. */
    void haveEnds(boolean isStart, boolean areGoals) {
        hasStart = isStart;
        hasGoals = areGoals;
    }

    /** Whether an unsure reading is refused. */
    boolean isStrict() {
        return strict.isGiven();
    }

    /** Refuses these options for an input that is not understood as a picture. */
    void requireNone(String input) {
        if (crop.isGiven() || maze.isGiven() || effort.isGiven() || page.isGiven() || explain.isGiven()) {
            throw new UsageException("--crop, --maze, --effort, --page and --explain are for pictures, and " + input + " is read exactly; leave them out");
        }
    }

    /** How a picture is read; {@code keepsPixels} if the picture is wanted, and not only the maze. */
    PictureOptions read(ReadingRequest request, PictureOptions.Tiles tiles, boolean keepsPixels) {
        int pageNumber = page.isGiven() ? (int) Numbers.whole("page", page.get(), 1, PictureLimits.MOST_PAGES) : 1;
        long most = mostPixels.isGiven()
                ? Numbers.whole("limit of pixels", mostPixels.get(), 1, Decoding.MOST_POSSIBLE)
                : Decoding.MOST_PIXELS;
        @Nullable Crop part = crop.isGiven() ? Crop.parse(crop.get()) : null;
        ReadingRequest asked = request
                .maze(maze.isGiven() ? (int) Numbers.whole("number of a maze", maze.get(), 1, PictureLimits.MOST_MAZES) : ReadingRequest.ONLY)
                .effort(effort.isGiven() ? (int) Numbers.whole("number of seconds", effort.get(), 0, PictureLimits.MOST_EFFORT) : PictureLimits.EFFORT);
        return new PictureOptions(asked, new Decoding(pageNumber, most), part, tiles, explain.isGiven(), keepsPixels, PictureOptions.UNLIMITED);
    }

    /** Says what was understood of a picture; refuses one without a maze, or with an unsure one where that is not allowed. */
    void say(UnderstoodPicture picture, boolean noClobber, Context context, Terminal terminal) throws IOException {
        String name = picture.name();
        picture.decoded().notes().forEach(note -> terminal.say(name + ": " + note));
        NotUnderstoodException failure = picture.failure();
        if (failure != null) {
            explain(name, failure::layers, noClobber, context, terminal);
        }
        Reading reading = picture.required();
        String which = areMany ? name + ", " : "";
        terminal.say(which + "as " + reading.as().label() + ": " + String.join("; ", reading.notes()));
        List<String> doubts = doubts(picture);
        doubts.forEach(doubt -> terminal.say("unsure: " + which + doubt));
        explain(name, reading::layers, noClobber, context, terminal);
        ReadRemarks.requireSure(doubts, name, isStrict());
    }

    /** What is uncertain of a picture, with the ends that are given. */
    List<String> doubts(UnderstoodPicture picture) {
        return picture.doubts(hasStart, hasGoals);
    }

    private void explain(String name, Supplier<List<Layer>> layers, boolean noClobber, Context context, Terminal terminal) throws IOException {
        if (explanations != null) {
            Explanation.write(layers.get(), explanations.prepared(name), noClobber, context, terminal);
        } else if (explain.isGiven()) {
            Explanation.write(layers.get(), explain.get(), noClobber, context, terminal);
        }
    }
}
