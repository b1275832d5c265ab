package dev.mazewright.studio.picture;

import dev.mazewright.api.FileReading;
import dev.mazewright.api.request.FileQuery;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.stage.TooLargeException;
import dev.mazewright.vision.ExactReading;
import dev.mazewright.vision.PictureOptions;
import dev.mazewright.vision.PictureSolver;
import dev.mazewright.vision.UnderstoodPicture;
import dev.mazewright.vision.file.DecodedPicture;
import dev.mazewright.vision.file.Decoding;
import dev.mazewright.vision.file.PictureFile;
import dev.mazewright.vision.picture.As;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads pictures: each file is decoded once, and read once in each way that is asked for; both are kept by the SHA-256 of the file as
 * long as other work does not need the memory.
 */
public final class PictureReadings {
    /** Whether a picture is cells or an area is known after this part of the time that a request has: the rest is for the area. */
    private static final double FOR_CELLS = 0.6;

    private static final int MILLIS = 1000;

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
     * @throws dev.mazewright.api.request.NotKeptException if it is named only, and is not kept
     */
    public static UnderstoodPicture of(FileQuery file, PictureOptions options, Reservation reservation) throws IOException {
        PictureOptions way = options.withoutEndsOfCells();
        ReadingKey key = new ReadingKey(file.sha256(), way);
        UnderstoodPicture kept = kept(key, reservation);
        if (kept != null) {
            reservation.cache().get(new DecodedKey(file.sha256(), way.decoding().page()), DecodedPicture.class); // in use as well
            return kept.asked(file.name(), options.request());
        }
        DecodedPicture decoded = decoded(file, way.decoding(), reservation);
        UnderstoodPicture read = read(file, decoded, way, reservation);
        reservation.cache().put(key, read, bytes(read));
        if (way.request().as() == null && read.reading() != null) { // it is asked for by name from now on
            PictureOptions same = way.with(way.request().as(read.reading().as()));
            if (same.request().as() == As.AREA || same.equals(same.withoutEndsOfCells())) {
                reservation.cache().put(new ReadingKey(file.sha256(), same), read, 0);
            }
        }
        return read.asked(file.name(), options.request());
    }

    /** What is kept: of a maze that is there to the pixel, whatever its ends. */
    private static @Nullable UnderstoodPicture kept(ReadingKey key, Reservation reservation) {
        UnderstoodPicture same = reservation.cache().get(key, UnderstoodPicture.class);
        if (same != null || key.options.request().as() != null) {
            return same;
        }
        PictureOptions cells = key.options.with(key.options.request().as(As.CELLS)).withoutEndsOfCells();
        UnderstoodPicture exact = reservation.cache().get(new ReadingKey(key.sha256, cells), UnderstoodPicture.class);
        return exact != null && exact.exact() != null ? exact : null;
    }

    private static long pixels(DecodedPicture decoded) {
        return (long) decoded.picture().width() * decoded.picture().height();
    }

    /** What it takes besides the pixels. */
    private static long bytes(UnderstoodPicture read) {
        ExactReading exact = read.exact();
        return exact != null ? Maze.bytes(exact.puzzle().grid()) : KEPT + KEPT_OF_PIXEL * Math.min(pixels(read.decoded()), PictureSolver.WHOLE);
    }

    private static UnderstoodPicture read(FileQuery file, DecodedPicture decoded, PictureOptions way, Reservation reservation) throws IOException {
        PictureOptions timed = way.within((int) (FOR_CELLS * reservation.limit() / MILLIS));
        if (!way.takesExact()) { // the file may be named only
            Source named = new Source(file.name(), InputStream.nullInputStream()).within(reservation.context());
            return PictureSolver.read(named, new byte[0], timed, decoded, reservation::take);
        }
        Source source = file.source(reservation.context());
        return PictureSolver.read(source, source.bytes(), timed, decoded, reservation::take);
    }

    private static DecodedPicture decoded(FileQuery file, Decoding decoding, Reservation reservation) throws IOException {
        DecodedKey key = new DecodedKey(file.sha256(), decoding.page());
        DecodedPicture kept = reservation.cache().get(key, DecodedPicture.class);
        if (kept != null) {
            return kept;
        }
        try (Source source = file.source(reservation.context())) {
            DecodedPicture decoded = PictureFile.read(source, decoding, (width, height, bytes) -> {
                FileReading.requirePixels(width, height);
                reservation.take(bytes);
            });
            reservation.cache().put(key, decoded, Integer.BYTES * pixels(decoded));
            return decoded;
        }
    }

    /** Whether a file is known to be a picture, and its cells are kept. */
    public static boolean keepsCells(FileQuery file, Reservation reservation) {
        return reservation.cache().get(new ReadingKey(file.sha256(), asCells(PictureQuery.ANY)), UnderstoodPicture.class) != null;
    }

    private static PictureOptions asCells(PictureOptions options) {
        return options.request().as() == null ? options.with(options.request().as(As.CELLS)) : options;
    }

    /**
     * What a file shows, which has to be a maze of cells.
     *
     * @throws BadDataException if it shows none
     */
    public static UnderstoodPicture cells(FileQuery file, PictureOptions options, Reservation reservation) throws IOException {
        UnderstoodPicture understood = of(file, asCells(options), reservation);
        understood.cells();
        return understood;
    }
}
