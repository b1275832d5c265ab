package dev.mazewright.studio.picture;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.drawing.picture.PictureReader;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Remarks;
import dev.mazewright.formats.io.Source;
import dev.mazewright.studio.http.FileQuery;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.TooLargeException;
import dev.mazewright.vision.PixelPicture;
import dev.mazewright.vision.UnknownEnds;
import dev.mazewright.vision.file.DecodedPicture;
import dev.mazewright.vision.file.Decoding;
import dev.mazewright.vision.file.PictureFile;
import dev.mazewright.vision.file.PictureKind;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Reading;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads pictures: each file is decoded once, and read once in each way that is asked for; both are kept by the SHA-256 of the file as
 * long as other work does not need the memory.
 */
public final class PictureReadings {
    /** Pixels of a picture that is read. */
    public static final int MOST_PIXELS = 24_000_000;

    /** Whether a picture is cells or an area is known after this part of the time that a request has: the rest is for the area. */
    private static final double FOR_CELLS = 0.6;

    private static final int MILLIS = 1000;

    /** Pictures of more pixels are understood at a smaller size. */
    private static final long WHOLE = 3_000_000;

    /** What understanding takes of any picture, of a pixel at the size at which it works, and of any other, in bytes: measured. */
    private static final long WORK = 16L << 20;

    private static final long WORK_OF_PIXEL = 48;
    private static final long WORK_OF_OTHER = 12;

    /** What is kept of it besides the picture: measured as well. */
    private static final long KEPT = 1L << 20;

    private static final long KEPT_OF_PIXEL = 6;

    private PictureReadings() {}

    private record DecodedKey(String sha256, int page) {}

    private record ReadingKey(String sha256, PictureOptions options) {}

    /**
     * What a file shows.
     *
     * @throws TooLargeException if the picture has more pixels than are read
     * @throws BadDataException if it is no picture, or damaged
     * @throws dev.mazewright.studio.http.NotKeptException if it is named only, and is not kept
     */
    public static UnderstoodPicture of(FileQuery file, PictureOptions options, Reservation reservation) throws IOException {
        PictureOptions way = options.request().as() == As.CELLS ? options.withoutEnds() : options;
        ReadingKey key = new ReadingKey(file.sha256(), way);
        UnderstoodPicture kept = kept(key, reservation);
        if (kept != null) {
            reservation.cache().get(new DecodedKey(file.sha256(), way.page()), DecodedPicture.class); // in use as well
            return kept;
        }
        DecodedPicture decoded = decoded(file, way.page(), reservation);
        UnderstoodPicture read = read(file, decoded, way, reservation);
        reservation.cache().put(key, read, bytes(read));
        if (way.request().as() == null && read.reading() != null) { // it is asked for by name from now on
            PictureOptions same = way.as(read.reading().as());
            if (same.request().as() == As.AREA || same.equals(same.withoutEnds())) {
                reservation.cache().put(new ReadingKey(file.sha256(), same), read, 0);
            }
        }
        return read;
    }

    /** What is kept: of a maze that is there to the pixel, whatever its ends. */
    private static @Nullable UnderstoodPicture kept(ReadingKey key, Reservation reservation) {
        UnderstoodPicture same = reservation.cache().get(key, UnderstoodPicture.class);
        if (same != null || key.options.request().as() != null) {
            return same;
        }
        ReadingKey cells = new ReadingKey(key.sha256, key.options.as(As.CELLS).withoutEnds());
        UnderstoodPicture exact = reservation.cache().get(cells, UnderstoodPicture.class);
        return exact != null && exact.isExact() ? exact : null;
    }

    private static long pixels(DecodedPicture decoded) {
        return (long) decoded.picture().width() * decoded.picture().height();
    }

    /** What it takes besides the pixels. */
    private static long bytes(UnderstoodPicture read) {
        Puzzle exact = read.isExact() ? read.puzzle(PictureOptions.NONE) : null;
        return exact != null ? Maze.bytes(exact.grid()) : KEPT + KEPT_OF_PIXEL * Math.min(pixels(read.decoded()), WHOLE);
    }

    private static UnderstoodPicture read(FileQuery file, DecodedPicture decoded, PictureOptions way, Reservation reservation) throws IOException {
        PictureReader png = null;
        Puzzle exact = null;
        Source pixels = way.takesExact() ? pixels(file, decoded, reservation) : null;
        if (pixels != null) {
            png = new PictureReader(pixels);
            exact = png.isPhotograph() ? null : png.exact();
            if (exact != null && !png.hasUnknownMarks()) {
                return new UnderstoodPicture(decoded, new ExactReading(exact, png.squares(), pixels.remarks()), null, null);
            }
        }
        reservation.take(WORK + WORK_OF_PIXEL * Math.min(pixels(decoded), WHOLE) + WORK_OF_OTHER * Math.max(0, pixels(decoded) - WHOLE));
        try {
            int seconds = (int) (FOR_CELLS * reservation.limit() / MILLIS);
            TimedReading timed = TimedReading.of(decoded.picture(), way.request(), seconds, reservation.context());
            if (exact != null && png != null && pixels != null && UnknownEnds.areThoseOf(exact, timed.reading())) {
                pixels.doubt(Doubt.About.ENDS, UnknownEnds.SPOTS);
                return new UnderstoodPicture(decoded, new ExactReading(exact, png.squares(), pixels.remarks()), null, null);
            }
            return new UnderstoodPicture(decoded, timed.reading(), null, timed.note());
        } catch (NotUnderstoodException failure) {
            Reading tiles = pixels != null && png != null && png.isOfTiles() ? new ExactReading(png.read(), png.squares(), pixels.remarks()) : null;
            return new UnderstoodPicture(decoded, tiles, tiles == null ? failure : null, null);
        }
    }

    /** A PNG file with the pixels of a picture that may be drawn to the pixel; null for others. */
    private static @Nullable Source pixels(FileQuery file, DecodedPicture decoded, Reservation reservation) throws IOException {
        Source source = file.source(reservation.context());
        if (decoded.kind() == PictureKind.PNG) {
            return source;
        }
        byte[] png = PixelPicture.png(decoded.kind(), decoded.picture(), reservation.context());
        return png == null ? null : source.again(png);
    }

    private static DecodedPicture decoded(FileQuery file, int page, Reservation reservation) throws IOException {
        DecodedKey key = new DecodedKey(file.sha256(), page);
        DecodedPicture kept = reservation.cache().get(key, DecodedPicture.class);
        if (kept != null) {
            return kept;
        }
        try (Source source = file.source(reservation.context())) {
            DecodedPicture decoded = PictureFile.read(source, new Decoding(page, Decoding.MOST_POSSIBLE), (width, height, bytes) -> {
                if (width * height > MOST_PIXELS) {
                    throw new TooLargeException("too large for the studio: a picture of " + width + " x " + height + " pixels (limit: "
                            + MOST_PIXELS + " pixels); use the command line, ./mazewright");
                }
                reservation.take(bytes);
            });
            reservation.cache().put(key, decoded, Integer.BYTES * pixels(decoded));
            return decoded;
        }
    }

    /** Whether a file is known to be a picture, and its cells are kept. */
    public static boolean keepsCells(FileQuery file, Reservation reservation) {
        return reservation.cache().get(new ReadingKey(file.sha256(), PictureOptions.NONE.as(As.CELLS)), UnderstoodPicture.class) != null;
    }

    /**
     * A maze that a picture shows.
     *
     * @param format the name of the picture's format
     * @param remarks on how it was read
     */
    public record Cells(Puzzle puzzle, String format, Remarks remarks) {}

    /**
     * The maze of cells that a file shows, between the ends that are asked for.
     *
     * @throws BadDataException if it shows none
     */
    public static Cells cells(FileQuery file, PictureOptions options, Reservation reservation) throws IOException {
        PictureOptions cells = options.request().as() == null ? options.as(As.CELLS) : options;
        UnderstoodPicture understood = of(file, cells, reservation);
        @Nullable Puzzle puzzle = understood.puzzle(cells);
        if (puzzle != null) {
            Remarks remarks = understood.reading() instanceof ExactReading exact ? exact.remarks() : new Remarks();
            return new Cells(puzzle, understood.decoded().kind().label(), remarks);
        }
        NotUnderstoodException failure = understood.failure();
        throw failure == null
                ? new BadDataException(file.name(), "", "a picture that is read as an area", "a maze of cells")
                : new BadDataException(file.name(), failure.step(), failure.measured(), "a maze of cells; try " + failure.advice());
    }
}
