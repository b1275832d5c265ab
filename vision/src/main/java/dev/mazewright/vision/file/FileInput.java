package dev.mazewright.vision.file;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.png.Pixels;

/** A file that is being decoded, with its bytes, its kind, and what is wanted of it. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record FileInput(Source source, byte[] bytes, PictureKind kind, Decoding decoding, Admission admission) {
    /** The bytes of a pixel of a {@code Picture}. */
    private static final int PICTURE_BYTES = Integer.BYTES;

    private static final int LONGEST_REASON = 120;

    /** A picture was not admitted, for no fault of the file. */
    static final class Refusal extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final RuntimeException reason;

        private Refusal(RuntimeException reason) {
            super(reason);
            this.reason = reason;
        }

        RuntimeException reason() {
            return reason;
        }
    }

    /** Requires a picture within the limit, and memory for it and for {@code bytesPerPixel} more, or throws a BadDataException. */
    void requireSize(long width, long height, long bytesPerPixel) throws BadDataException {
        if (width < 1 || height < 1 || width > Integer.MAX_VALUE || height > Integer.MAX_VALUE) {
            throw bad("a picture of " + width + " x " + height + " pixels", "at least 1 x 1");
        }
        if (width * height > decoding.mostPixels()) {
            throw bad("a picture of " + width + " x " + height + " pixels",
                    "at most " + decoding.mostPixels() + " pixels; --most-pixels raises the limit");
        }
        try {
            admission.admit(width, height, width * height * (PICTURE_BYTES + bytesPerPixel));
        } catch (RuntimeException e) {
            throw new Refusal(e);
        }
    }

    /** The index of the page to decode, given the number of pages; throws BadDataException if the file has no such page. */
    int pageIndex(int pages) throws BadDataException {
        if (decoding.page() > pages) {
            throw bad(pages == 1 ? "1 page" : pages + " pages", "a page " + decoding.page());
        }
        return decoding.page() - 1;
    }

    /** Whether the highest byte of a colour holds its transparency. */
    boolean keepsClear() {
        return decoding.alpha() == Pixels.Alpha.KEPT;
    }

    BadDataException bad(String found, String expected) {
        return source.bad("", found, expected);
    }

    /** An exception for a file that a library cannot read. */
    BadDataException damaged(Throwable cause) {
        String message = cause.getMessage();
        String why = message == null || message.isBlank() ? cause.getClass().getSimpleName() : message.strip();
        BadDataException bad = bad("damaged data (" + shortened(why) + ")", "a whole " + kind.label() + " file");
        bad.initCause(cause);
        return bad;
    }

    /** The last line of a library's message, shortened. */
    static String shortened(String text) {
        String line = text.strip().lines().reduce((first, last) -> last).orElse("");
        return line.length() > LONGEST_REASON ? line.substring(0, LONGEST_REASON) + "..." : line;
    }
}
