package dev.mazewright.vision;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.file.DecodedPicture;
import dev.mazewright.vision.file.PictureFile;
import dev.mazewright.vision.file.PictureKind;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.MappedReading;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import java.io.IOException;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads a picture of a maze out of a file, and solves it: a photograph, scan or drawing of any kind. What holds a maze to the pixel is
 * read so; other pictures are understood, as a maze of cells or as an area. For example:
 *
 * {@snippet :
 * Source source = new Source("maze.jpg", Files.newInputStream(Path.of("maze.jpg")));
 * UnderstoodPicture picture = PictureSolver.read(source, PictureOptions.ANY);
 * picture.doubts().forEach(doubt -> System.out.println("unsure: " + doubt));
 * PicturePath path = picture.path(source.context());
 * ImageIO.write(picture.drawn(path), "png", new File("solved.png"));
 * }
 */
public final class PictureSolver {
    /** Pictures of more pixels are understood at a smaller size. */
    public static final long WHOLE = Looks.MEASURED;

    /** What understanding takes of any picture, of a pixel at the size at which it works, and of any other, in bytes: measured. */
    private static final long WORK = 16L << 20;

    private static final long WORK_OF_PIXEL = 48;
    private static final long WORK_OF_OTHER = 12;

    private final Source source;
    private final byte[] file;
    private final PictureOptions options;
    private final LongConsumer memory;
    private @Nullable DecodedPicture decoded;

    private PictureSolver(Source source, byte[] file, PictureOptions options, @Nullable DecodedPicture decoded, LongConsumer memory) {
        this.source = source;
        this.file = file;
        this.options = options;
        this.decoded = decoded;
        this.memory = memory;
    }

    /** Whether a file is read as a picture: it is one, or one of a kind that is refused by name, and no other format is asked for. */
    public static boolean isFor(byte[] head, @Nullable String format) {
        PictureKind kind = PictureKind.of(head);
        return kind == null ? format == null && PictureKind.isUnread(head) : format == null || format.equals(kind.label());
    }

    /**
     * What a file shows; that a picture is not understood is an answer, too.
     *
     * @throws BadDataException if it is no picture, or damaged, or larger than allowed
     * @throws UsageException if the options do not fit the picture
     * @throws dev.mazewright.core.run.InsufficientMemoryException if the work would not fit into memory
     * @throws IOException if reading fails
     */
    public static UnderstoodPicture read(Source source, PictureOptions options) throws IOException {
        return read(source, source.bytes(), options, null, bytes -> {});
    }

    /**
     * The same of a file whose bytes are read already, and of a picture that may be decoded.
     *
     * @param source of the file: its name and context
     * @param file all its bytes; empty if it is decoded, and the options take nothing that is exact
     * @param decoded null to decode it
     * @param memory takes the bytes that understanding the picture needs, before it begins
     */
    public static UnderstoodPicture read(
            Source source, byte[] file, PictureOptions options, @Nullable DecodedPicture decoded, LongConsumer memory) throws IOException {
        return new PictureSolver(source, file, options, decoded, memory).read();
    }

    private UnderstoodPicture read() throws IOException {
        ExactPicture exact = exact();
        ExactReading sure = exact == null ? null : exact.sure();
        if (sure == null) {
            return understood(exact);
        }
        return seen(options.keepsPixels() ? decode() : decoded, sure);
    }

    /** A picture that may be drawn to the pixel; null for others. */
    private @Nullable ExactPicture exact() throws IOException {
        PictureKind kind = decoded == null ? PictureKind.of(file) : decoded.kind();
        if (kind == null || !options.takesExact()) {
            return null;
        }
        if (options.decoding().page() > 1) {
            decode();
        }
        byte[] png = kind == PictureKind.PNG ? file : PixelPicture.isOf(kind) ? PixelPicture.png(decode().picture(), source.context()) : null;
        return png == null ? null : new ExactPicture(source.again(png), options.tiles());
    }

    private DecodedPicture decode() throws IOException {
        if (decoded == null) {
            decoded = PictureFile.read(source.again(file), options.decoding());
        }
        Crop part = options.crop() == null ? Crop.all(decoded.picture()) : options.crop();
        part.require(options.request(), decoded.picture());
        return decoded;
    }

    private UnderstoodPicture understood(@Nullable ExactPicture exact) throws IOException {
        PictureUnderstanding.prepare(); // while the file is decoded
        DecodedPicture all = decode();
        long pixels = (long) all.picture().width() * all.picture().height();
        memory.accept(WORK + WORK_OF_PIXEL * Math.min(pixels, WHOLE) + WORK_OF_OTHER * Math.max(0, pixels - WHOLE));
        try {
            Reading reading = reading(all.picture());
            ExactReading confirmed = exact == null ? null : exact.confirmed(reading);
            return seen(all, confirmed == null ? reading : confirmed);
        } catch (NotUnderstoodException e) {
            ExactReading instead = exact == null || e.areSeveral() ? null : exact.instead(e);
            return instead == null ? new UnderstoodPicture(source.name(), options.request(), all, null, e) : seen(all, instead);
        }
    }

    private Reading reading(Picture picture) throws NotUnderstoodException {
        Crop crop = options.crop();
        if (crop == null) {
            return TimedReading.of(picture, options.request(), options.seconds(), source.context()).noted();
        }
        ReadingRequest moved = options.request().moved(-crop.left(), -crop.top());
        Reading part = TimedReading.of(crop.of(picture), moved, options.seconds(), source.context()).noted();
        return MappedReading.ofPart(part, crop.left(), crop.top());
    }

    private UnderstoodPicture seen(@Nullable DecodedPicture all, Reading reading) {
        return new UnderstoodPicture(source.name(), options.request(), all, reading, null);
    }
}
