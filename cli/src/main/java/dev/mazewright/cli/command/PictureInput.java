package dev.mazewright.cli.command;

import dev.mazewright.cli.process.QuietLibraries;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.ExactReading;
import dev.mazewright.vision.PictureOptions;
import dev.mazewright.vision.PictureOptions.Tiles;
import dev.mazewright.vision.PictureSolver;
import dev.mazewright.vision.UnderstoodPicture;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.ReadingRequest;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** An INPUT that may be a picture: what was read exactly, as text or pixel by pixel; else the picture as understood, and its bytes. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record PictureInput(Input.@Nullable Whole whole, @Nullable UnderstoodPicture picture, byte... file) {
    /** Reads an input. If the options keep the pixels of a picture, it is the answer though squares of it are exact. */
    static PictureInput read(
            String input, @Nullable String format, PictureOptions options, PictureFlags flags, boolean noClobber, Context context,
            Terminal terminal) throws IOException {
        if (format == null && Input.isRecipe(input)) {
            flags.requireNone(input);
            return new PictureInput(Input.readWhole(input, null, context, terminal), null);
        }
        try (Source source = flags.opened(input, context, terminal)) {
            if (!PictureSolver.isFor(source.head(), format)) {
                flags.requireNone(input);
                return new PictureInput(Input.Whole.of(Formats.read(source, format), source), null);
            }
            QuietLibraries.use();
            byte[] file = source.bytes();
            UnderstoodPicture picture = PictureSolver.read(source, file, options, null, bytes -> {});
            ExactReading exact = picture.exact();
            if (exact != null && (exact.isOfTiles() || !options.keepsPixels())) {
                return new PictureInput(new Input.Whole(exact.puzzle(), null, exact.original(), exact.remarks(), exact.squares()), null);
            }
            flags.say(picture, noClobber, source.context(), terminal);
            return new PictureInput(null, picture, file);
        }
    }

    /** Reads an input as a maze of cells, from a picture the cells that it shows. */
    static Input.Whole cells(
            String input, @Nullable String format, Tiles tiles, PictureFlags flags, boolean noClobber, Context context, Terminal terminal)
            throws IOException {
        PictureOptions options = flags.read(ReadingRequest.ANY.as(As.CELLS), tiles, false);
        return read(input, format, options, flags, noClobber, context, terminal).wholeOrCells();
    }

    /**
     * What was read, or the cells that were understood.
     *
     * @throws BadDataException if a picture was understood without cells
     */
    Input.Whole wholeOrCells() throws BadDataException {
        return whole != null ? whole : new Input.Whole(Objects.requireNonNull(picture).cells(), null, null, null, null);
    }
}
