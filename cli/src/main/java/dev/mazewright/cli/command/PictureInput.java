package dev.mazewright.cli.command;

import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.CellPicture;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.picture.PictureReader;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.PixelPicture;
import dev.mazewright.vision.UnknownEnds;
import dev.mazewright.vision.file.PictureKind;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Request;
import java.io.IOException;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * An INPUT that may be a picture: what holds a maze to the letter, or to the pixel, is read so; of other pictures a maze is
 * understood.
 *
 * @param whole what was read; null where a picture was understood
 * @param picture what was understood; else null
 */
record PictureInput(Input.@Nullable Whole whole, @Nullable UnderstoodPicture picture) {
    /**
     * What is wanted of a picture.
     *
     * @param request how it is to be understood
     * @param isEnough whether a maze that it holds to the pixel is what is wanted
     * @param takesTiles whether tiles of one pixel are such a maze however coarse their strokes
     */
    record Wanted(Request request, Predicate<Puzzle> isEnough, boolean takesTiles) {}

    /**
     * Reads an input.
     *
     * @param format the name of the input's format, or null to find out
     */
    static PictureInput read(
            String input, @Nullable String format, Wanted wanted, PictureOptions options, boolean noClobber, Context context,
            Terminal terminal) throws IOException {
        if (format == null && Input.isRecipe(input)) {
            options.requireNone(input);
            return new PictureInput(Input.readWhole(input, null, context, terminal), null);
        }
        try (Source source = options.opened(input, context, terminal)) {
            PictureKind kind = PictureKind.of(source.head());
            if (format == null && PictureKind.isUnread(source.head())) {
                return new PictureInput(null, options.understand(source, wanted.request, noClobber, terminal)); // says which it is
            }
            if (kind == null || (format != null && !format.equals(kind.label()))) {
                options.requireNone(input);
                return new PictureInput(Input.Whole.of(Formats.read(source, format), source), null);
            }
            byte[] file = source.bytes();
            byte[] pixels = options.isGiven() ? null : kind == PictureKind.PNG ? file : PixelPicture.png(source, kind, file, context);
            if (pixels == null) {
                return new PictureInput(null, options.understand(source.again(file), wanted.request, noClobber, terminal));
            }
            Source tiles = source.again(pixels);
            PictureReader png = new PictureReader(tiles);
            Puzzle exact = png.isPhotograph() ? null : wanted.takesTiles && png.isOfTiles() ? png.read() : png.exact();
            if (exact != null && wanted.isEnough.test(exact) && !png.hasUnknownMarks()) {
                return new PictureInput(Input.Whole.of(exact, tiles, png.squares()), null);
            }
            try {
                UnderstoodPicture understood = options.understand(source.again(file), wanted.request, noClobber, terminal);
                if (exact != null && wanted.isEnough.test(exact) && UnknownEnds.areThoseOf(exact, understood.reading())) {
                    tiles.doubt(Doubt.About.ENDS, UnknownEnds.SPOTS);
                    return new PictureInput(Input.Whole.of(exact, tiles, png.squares()), null);
                }
                return new PictureInput(null, understood);
            } catch (BadDataException e) {
                Puzzle coarse = options.isStrict() ? null : instead(png, wanted.request.as());
                if (coarse == null) {
                    throw e;
                }
                return new PictureInput(Input.Whole.of(coarse, tiles, png.squares()), null);
            }
        }
    }

    /** The same, of a picture the maze of cells that it shows. */
    static Input.Whole cells(
            String input, @Nullable String format, Predicate<Puzzle> isEnough, PictureOptions options, boolean noClobber,
            Context context, Terminal terminal) throws IOException {
        PictureInput read = read(input, format, new Wanted(Request.ANY.as(As.CELLS), isEnough, false), options, noClobber, context, terminal);
        return read.wholeOrCells();
    }

    /**
     * What was read, or the cells that were understood.
     *
     * @throws BadDataException if a picture was understood without cells
     */
    Input.Whole wholeOrCells() throws BadDataException {
        if (whole != null) {
            return whole;
        }
        UnderstoodPicture understood = Objects.requireNonNull(picture);
        Puzzle puzzle = understood.reading().puzzle();
        if (puzzle == null) {
            throw new BadDataException(
                    understood.name(), "", "a picture without cells", "a maze of cells; of others, solve shows the path as png, jpg or svg");
        }
        return new Input.Whole(puzzle, null, null, null);
    }

    /** What a picture holds to the pixel, where nothing was understood of it; null if that is not wanted. */
    private static @Nullable Puzzle instead(PictureReader png, @Nullable As as) throws IOException {
        if (as == As.AREA || (png.exact() == null && !png.isOfTiles())) {
            return null;
        }
        Puzzle exact = png.read();
        return as == As.CELLS && !exact.maze().grid().isSquareLattice() ? CellPicture.cells(exact) : exact;
    }
}
