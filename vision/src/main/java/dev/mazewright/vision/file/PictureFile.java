package dev.mazewright.vision.file;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.IOException;

/**
 * Decodes picture files, detected by content, to upright pixels on white paper. It reads nothing but the file, no other files and no
 * network, and checks what a header claims before it unpacks anything.
 */
public final class PictureFile {
    private static final String READ = "PNG, JPEG, GIF, BMP, TIFF, WebP, SVG or PDF";

    private PictureFile() {}

    /**
     * Decodes the picture in a file.
     *
     * @throws BadDataException if it is not a picture, damaged, or larger than allowed
     * @throws InsufficientMemoryException before decoding, if it does not fit into memory
     * @throws UsageException if a page is requested of a kind without pages
     */
    public static DecodedPicture read(Source source, Decoding decoding) throws IOException {
        return read(source, decoding, (width, height, bytes) -> source.requireMemory(bytes));
    }

    /**
     * The same, if a picture of this size is admitted.
     *
     * @throws UsageException if a page is asked for of a file that has none
     */
    public static DecodedPicture read(Source source, Decoding decoding, Admission admission) throws IOException {
        byte[] head = source.head();
        PictureKind kind = PictureKind.of(head);
        if (kind == null) {
            Unread unread = Unread.of(head);
            throw source.bad("", unread == null ? "no picture" : unread.found(), READ + (unread == null ? "" : "; " + unread.advice()));
        }
        if (decoding.page() > 1 && !kind.hasPages()) {
            throw new UsageException("a page is asked for, and " + kind.label() + " files have no pages; leave out --page");
        }
        return decoded(new FileInput(source, source.bytes(), kind, decoding, admission));
    }

    private static DecodedPicture decoded(FileInput file) throws IOException {
        try {
            return switch (file.kind()) {
                case PNG -> PngDecoder.read(file);
                case JPEG, GIF, BMP, TIFF, WEBP -> ImageDecoder.read(file);
                case PDF -> PdfDecoder.read(file);
                case SVG -> SvgDecoder.read(file);
            };
        } catch (FileInput.Refusal e) {
            throw e.reason();
        } catch (BadDataException | CancelledException | InsufficientMemoryException e) {
            throw e;
        } catch (IOException | RuntimeException | StackOverflowError e) { // libraries throw all three for damaged files
            throw file.damaged(e);
        }
    }
}
