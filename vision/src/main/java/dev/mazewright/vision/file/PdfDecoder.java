package dev.mazewright.vision.file;

import dev.mazewright.drawing.letters.NoScreen;
import dev.mazewright.drawing.pdf.NoSystemFonts;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.apache.pdfbox.rendering.ImageType;

/** Draws a page of a PDF file. It runs no scripts, links or actions of forms, and reads nothing outside the file. */
final class PdfDecoder {
    /** The longer side of a page of lines, in pixels. */
    private static final float LONGER_SIDE = 2000;

    /** The limit for a page with scans, whose pixels are kept up to it. */
    private static final float MOST_LONGER_SIDE = 4000;

    /** The most pixels to a point of 1/72 inch: 300 to the inch. */
    private static final float MOST_SCALE = 300 / 72f;

    private static final String END = "%%EOF";

    private PdfDecoder() {}

    static DecodedPicture read(FileInput file) throws IOException {
        if (!new String(file.bytes(), StandardCharsets.ISO_8859_1).contains(END)) {
            throw file.bad("the end without " + END, "a whole pdf file"); // PDFBox would guess the end
        }
        NoScreen.require();
        NoSystemFonts.use();
        try (PDDocument pdf = opened(file)) {
            int pages = pdf.getNumberOfPages();
            if (pages < 1) {
                throw file.bad("no page", "a PDF file with a page");
            }
            int index = file.pageIndex(pages);
            PDPage page = pdf.getPage(index);
            PageStreams streams = PageStreams.of(page, file);
            float scale = scale(page.getCropBox(), streams.longestScan());
            PDRectangle box = page.getCropBox();
            file.requireSize((long) Math.ceil(box.getWidth() * (double) scale), (long) Math.ceil(box.getHeight() * (double) scale), Integer.BYTES);
            PageRenderer renderer = new PageRenderer(pdf, file);
            BufferedImage image = renderer.renderImage(index, scale, ImageType.RGB);
            return new DecodedPicture(file.kind(), ImagePixels.of(image, false), pages, false, notes(index, pages, renderer));
        }
    }

    private static PDDocument opened(FileInput file) throws IOException {
        try {
            return Loader.loadPDF(new RandomAccessReadBuffer(file.bytes()), "", IOUtils.createMemoryOnlyStreamCache());
        } catch (InvalidPasswordException e) {
            throw file.bad("a PDF file that needs a password", "one that opens without");
        } catch (NoClassDefFoundError e) { // PDFBox reads certificates with a library that is not bundled
            throw file.bad("a PDF file that opens with a certificate alone", "one that opens without; print it to a PDF or PNG file");
        }
    }

    private static List<String> notes(int index, int pages, PageRenderer renderer) {
        List<String> notes = new ArrayList<>();
        if (pages > 1) {
            notes.add("page " + (index + 1) + " of " + pages);
        }
        if (!renderer.leftOut().isEmpty()) {
            notes.add("pictures in " + String.join(" and ", renderer.leftOut())
                    + " are left out; if the maze is in one, save the page as PNG with another program");
        }
        return notes;
    }

    private static float scale(PDRectangle box, int longestScan) {
        float side = Math.max(1, Math.max(box.getWidth(), box.getHeight()));
        return Math.min(MOST_SCALE, Math.clamp(longestScan, LONGER_SIDE, MOST_LONGER_SIDE) / side);
    }
}
